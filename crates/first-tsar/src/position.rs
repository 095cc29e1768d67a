//! Saving a game, loading any position, and resampling what a seat cannot know.

use samovar_engine::{Fault, Faults, GameOptions, NoLog, Rng, Seat, read_position};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::components::{
    CHAMBERS, EstateId, PAD, ProjectId, REGIONS, SLOTS, SpoilsId, Tables, TitleId, TokenId, TradeId,
};
use crate::options::Options;
use crate::play::FAVOR_SPACES;
use crate::setup::DEALT;
use crate::state::{FirstTsar, Frame, Phase, Player, Points, ProjectSet};
use crate::view::{Board, Own};

/// The most frames a loaded position may have, which leaves room for those they lead to.
const MAX_LOADED_FRAMES: usize = 12;

type Position = samovar_engine::Position<Board, Hidden>;

/// What not everybody may know. Stacks are listed with the next piece last.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Hidden {
    rng: Rng,
    reveals: u32,
    /// What each player alone knows.
    players: Vec<Own>,
    projects: Vec<ProjectId>,
    titles: Vec<TitleId>,
    estates: Vec<EstateId>,
    spoils: Vec<SpoilsId>,
    trades: Vec<TradeId>,
    /// The Region tokens of later rounds, four a round from the East to the North, and the two out of the game.
    tokens: Vec<TokenId>,
}

pub(crate) fn save(game: &FirstTsar) -> Value {
    let own = |player: &Player| Own { hand: player.hand, kept: player.kept, put_back: player.put_back };
    let hidden = Hidden {
        rng: game.rng,
        reveals: game.reveals,
        players: game.players[..usize::from(game.options.players)].iter().map(own).collect(),
        projects: game.project_deck.all().to_vec(),
        titles: game.title_deck.all().to_vec(),
        estates: game.estate_deck.all().to_vec(),
        spoils: game.spoils_reserve.all().to_vec(),
        trades: game.trade_reserve.all().to_vec(),
        tokens: game.tokens[REGIONS * usize::from(game.round)..].to_vec(),
    };
    Position { board: game.lie_open(), hidden }.write()
}

/// The game of a position, run on to its next question.
pub(crate) fn load(tables: &'static Tables, state: &Value) -> Result<FirstTsar, Vec<Fault>> {
    let position: Position = read_position(state)?;
    let options = Options::read(&position.board.options).map_err(|bad| bad.faults("board.options"))?;
    check_shape(&position, &options)?;
    let mut game = fill(&position, tables, options);
    let mut faults = game.faults();
    check_counts(&position, &mut faults);
    faults.finish()?;
    game.run(&mut NoLog);
    Ok(game)
}

/// What keeps the position from being filled in at all: lists of the wrong length, seats that do not exist.
fn check_shape(position: &Position, options: &Options) -> Result<(), Vec<Fault>> {
    let Position { board, hidden } = position;
    let seats = usize::from(options.players);
    let mut faults = Faults::default();
    let mut demand = |holds, at: &str, reason: String| faults.demand(holds, at, || reason);
    demand((1..=4).contains(&board.round), "board.round", "is not from 1 to 4".to_owned());
    let shown = (REGIONS * usize::from(board.round)).min(TokenId::COUNT);
    let exact = [
        ("board.players", board.players.len(), seats),
        ("hidden.players", hidden.players.len(), seats),
        ("board.favor", board.favor.len(), seats),
        ("board.chambers", board.chambers.len(), CHAMBERS),
        ("board.tokens", board.tokens.len(), shown),
        ("hidden.tokens", hidden.tokens.len(), TokenId::COUNT - shown),
        ("board.waters", board.waters.len(), SLOTS),
    ];
    for (at, has, wanted) in exact {
        demand(has == wanted, at, format!("has {has} entries, not {wanted}"));
    }
    let limits = [
        ("board.frames", board.frames.len(), MAX_LOADED_FRAMES),
        ("hidden.projects", hidden.projects.len(), ProjectId::COUNT),
        ("hidden.titles", hidden.titles.len(), TitleId::COUNT),
        ("hidden.estates", hidden.estates.len(), EstateId::COUNT),
        ("hidden.spoils", hidden.spoils.len(), 9),
        ("hidden.trades", hidden.trades.len(), SLOTS),
    ];
    for (at, has, most) in limits {
        demand(has <= most, at, format!("has {has} entries, more than {most}"));
    }
    for (seat, player) in board.players.iter().enumerate() {
        let (points, pad) = (player.points.len(), player.pad.len());
        let at = |field| format!("board.players[{seat}].{field}");
        demand(
            points == Points::COUNT,
            &at("points"),
            format!("has {points} entries, not {}", Points::COUNT),
        );
        demand(pad == PAD, &at("pad"), format!("has {pad} entries, not {PAD}"));
        let counts = player.garrison.values().chain(player.boyars.values());
        let small = counts.chain([&player.warriors, &player.field]).all(|count| *count <= 10);
        demand(small, &at("garrison"), "more than 10 of a kind".to_owned());
    }
    let sealed = board.chambers.iter().filter_map(|chamber| chamber.seal);
    let named = board.favor.iter().copied().chain([board.first, board.active]).chain(sealed);
    let strangers: Vec<Seat> = named.filter(|seat| seat.index() >= seats).collect();
    demand(strangers.is_empty(), "board", format!("names seats that do not play: {strangers:?}"));
    let mut order = board.favor.clone();
    order.sort_unstable();
    order.dedup();
    demand(order.len() == board.favor.len(), "board.favor", "names a seat twice".to_owned());
    let spaces = board.favor_tokens.iter().all(|space| FAVOR_SPACES.contains(space));
    let rising = board.favor_tokens.is_sorted_by(|left, right| left < right);
    demand(spaces && rising, "board.favor_tokens", "are some of 10, 20, 30".to_owned());
    faults.finish()
}

/// Public counts that contradict what is hidden.
fn check_counts(position: &Position, faults: &mut Faults) {
    for (seat, (data, own)) in position.board.players.iter().zip(&position.hidden.players).enumerate() {
        let (told, held) = (data.hand, own.hand.len());
        let at = format!("board.players[{seat}].hand");
        faults.demand(told == held, at, || format!("{held} cards in hand, not {told}"));
    }
}

/// Copies everything over; `check_shape` has checked the lengths.
fn fill(position: &Position, tables: &'static Tables, options: Options) -> FirstTsar {
    let Position { board, hidden } = position;
    let mut game = FirstTsar::blank(tables, options, hidden.rng);
    game.reveals = hidden.reveals;
    (game.round, game.phase, game.turns) = (board.round, board.phase, board.turns);
    (game.first, game.active, game.errand) = (board.first, board.active, board.errand);
    game.favor[..board.favor.len()].copy_from_slice(&board.favor);
    game.favor_tokens = 0;
    for (place, space) in FAVOR_SPACES.iter().enumerate() {
        game.favor_tokens |= u8::from(board.favor_tokens.contains(space)) << place;
    }
    for (place, chamber) in board.chambers.iter().enumerate() {
        game.assignments[place] = chamber.assignment;
        game.seals[place] = chamber.seal;
    }
    game.assignments[CHAMBERS] = board.aside;
    let tokens = board.tokens.iter().chain(&hidden.tokens);
    tokens.enumerate().for_each(|(place, token)| game.tokens[place] = *token);
    game.waters.copy_from_slice(&board.waters);
    (game.trades_gone, game.spoils, game.spoils_gone) = (board.trades_gone, board.spoils, board.spoils_gone);
    (game.projects, game.titles, game.estates) = (board.projects, board.titles, board.estates);
    (game.titles_gone, game.estates_gone) = (board.titles_gone, board.estates_gone);
    for (seat, (data, own)) in board.players.iter().zip(&hidden.players).enumerate() {
        game.players[seat] = data.player(own);
    }
    game.project_deck.refill(&hidden.projects);
    game.title_deck.refill(&hidden.titles);
    game.estate_deck.refill(&hidden.estates);
    game.spoils_reserve.refill(&hidden.spoils);
    game.trade_reserve.refill(&hidden.trades);
    board.frames.iter().for_each(|frame: &Frame| game.frames.push(*frame));
    game
}

// Resampling.

/// A fair sample of everything a seat cannot know: hands, decks, face-down tokens, and all future chance.
pub(crate) fn resample(game: &mut FirstTsar, knower: Seat, rng: &mut Rng) {
    if game.phase == Phase::Keep {
        game.redeal(knower, rng);
    } else {
        game.resample_projects(knower, rng);
    }
    shuffle_sorted(game.title_deck.all_mut(), rng);
    shuffle_sorted(game.estate_deck.all_mut(), rng);
    shuffle_sorted(game.spoils_reserve.all_mut(), rng);
    shuffle_sorted(game.trade_reserve.all_mut(), rng);
    game.resample_tokens(rng);
    game.rng = rng.fork();
}

impl FirstTsar {
    /// The others' projects in hand.
    fn others(&self, knower: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seats_in_order().filter(move |seat| *seat != knower)
    }

    /// While projects are being chosen: three other cards for everybody else, one of them kept by those who have chosen.
    fn redeal(&mut self, knower: Seat, rng: &mut Rng) {
        let mine = &self.players[knower.index()];
        let known = mine.hand.or(mine.put_back);
        let mut unknown: Vec<ProjectId> = ProjectId::all().filter(|id| !known.has(*id)).collect();
        rng.shuffle(&mut unknown);
        for seat in self.others(knower) {
            let dealt = unknown.split_off(unknown.len() - DEALT);
            let player = &mut self.players[seat.index()];
            let all: ProjectSet = dealt.iter().copied().collect();
            if player.kept.is_some() {
                let kept = ProjectSet::from_iter([dealt[0]]);
                (player.kept, player.hand, player.put_back) = (Some(dealt[0]), kept, all.without(kept));
            } else {
                player.hand = all;
            }
        }
        self.project_deck.refill(&unknown);
    }

    /// The hidden cards of the others' hands and the deck.
    ///
    /// Nobody else can have kept what the knower put back. Any hidden card of a player is equally likely to be the one
    /// kept, so we pick one at random and reject the deal if the knower put it back. This gives deals their right weight.
    fn resample_projects(&mut self, knower: Seat, rng: &mut Rng) {
        let hidden = |player: &Player| player.hand.without(player.shown);
        let in_hands = self.others(knower).flat_map(|seat| hidden(&self.players[seat.index()]).iter());
        let unknown: ProjectSet = in_hands.chain(self.project_deck.all().iter().copied()).collect();
        let back = self.players[knower.index()].put_back;
        let mut cards: Vec<ProjectId> = unknown.iter().collect();
        loop {
            rng.shuffle(&mut cards);
            let mut left = &cards[..];
            let mut possible = true;
            for seat in self.others(knower) {
                let player = &mut self.players[seat.index()];
                let (dealt, rest) = left.split_at(usize::from(hidden(player).len()));
                left = rest;
                player.hand = player.hand.and(player.shown).or(dealt.iter().copied().collect());
                let own: Vec<ProjectId> =
                    player.hand.or(player.completed).without(player.shown).iter().collect();
                let kept = own[rng.below(own.len() as u32) as usize];
                player.kept = Some(kept);
                possible &= !back.has(kept);
            }
            if possible {
                self.project_deck.refill(left);
                break;
            }
        }
        self.resample_put_back(knower, rng);
    }

    /// The others may have put back any card that nobody kept and that the knower did not put back.
    fn resample_put_back(&mut self, knower: Seat, rng: &mut Rng) {
        let players = &self.players[..usize::from(self.options.players)];
        let kept: ProjectSet = players.iter().filter_map(|player| player.kept).collect();
        let taken = kept.or(self.players[knower.index()].put_back);
        let mut free: Vec<ProjectId> = ProjectId::all().filter(|id| !taken.has(*id)).collect();
        rng.shuffle(&mut free);
        for (seat, pair) in self.others(knower).zip(free.chunks(DEALT - 1)) {
            self.players[seat.index()].put_back = pair.iter().copied().collect();
        }
    }

    /// Region tokens of later rounds; those of the last round are dark, which everybody knows (TSR-048).
    fn resample_tokens(&mut self, rng: &mut Rng) {
        let shown = REGIONS * usize::from(self.round);
        let mut hidden: Vec<TokenId> = self.tokens[shown..].to_vec();
        shuffle_sorted(&mut hidden, rng);
        let last = 3 * REGIONS;
        if shown <= last {
            // The first four dark ones of a random order are four random dark ones.
            let (mut dark, light): (Vec<TokenId>, Vec<TokenId>) =
                hidden.iter().partition(|token| token.is_dark());
            let mut others = dark.split_off(REGIONS);
            others.extend(light);
            shuffle_sorted(&mut others, rng);
            let (before, after) = others.split_at(last - shown);
            hidden = [before, &dark[..], after].concat();
        }
        self.tokens[shown..].copy_from_slice(&hidden);
    }
}

/// Shuffles a stack. It is sorted first so that the sample depends only on what is known and on the generator.
fn shuffle_sorted<T: Ord>(cards: &mut [T], rng: &mut Rng) {
    cards.sort_unstable();
    rng.shuffle(cards);
}
