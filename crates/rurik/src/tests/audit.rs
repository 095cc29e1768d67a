//! Conservation can fail: every way in which pieces can go wrong is found and named.

use samovar_engine::Game;

use super::scene::{Scene, agenda, column, deed, leader, region, scheme, seat};
use super::solo_stage::led_by;
use crate::components::{AdvisorSet, Leader, RUNGS};
use crate::options::Options;
use crate::state::{Deck, Frame, NOBODY, Placed, Rurik};

/// Two players in the Action Phase with something of everything.
fn sound() -> Scene {
    let mut scene = Scene::new(2);
    scene.troops(0, "kiev", 2).leader_at(0, "kiev").troops(1, "volyn", 1).built(0, "kiev", "church");
    scene.hand(0, "S05").hand(1, "S06").discarded(&["S07"]).deed(0, "hoard").accomplished(1, "law-giver");
    scene.defeated(0, 1);
    assert_eq!(scene.game.audit(), Ok(()));
    scene
}

/// What is found wrong with a sound game after a change.
fn finds(change: impl FnOnce(&mut Rurik)) -> String {
    let mut game = sound().game;
    change(&mut game);
    game.audit().expect_err("something is wrong")
}

#[test]
fn troops_and_leaders_are_where_they_are_said_to_be() {
    let kiev = region("kiev");
    assert_eq!(finds(|game| game.players[0].occupied.remove(kiev)), "occupied regions of side 0");
    assert_eq!(finds(|game| game.players[1].occupied.add(kiev)), "occupied regions of side 1");
    let told = "troops in supply of side 0 and 3 on the board, leader 1";
    assert_eq!(finds(|game| game.players[0].supply += 1), told);
    assert_eq!(finds(|game| game.players[0].supply -= 1), told);
    let told = "troops in supply of side 0 and 3 on the board, leader 0";
    assert_eq!(finds(|game| game.players[0].leader_at = None), told);
    let volyn = Some(region("volyn"));
    assert_eq!(finds(|game| game.players[0].leader_at = volyn), "the leader's region of side 0");
    let out = region("galich").index();
    assert_eq!(finds(|game| game.troops[out][0] = 1), "troops out of play of side 0");
    let mstislav = leader("mstislav").index();
    assert_eq!(finds(|game| game.seats[mstislav] = 1), "the leader's seat of side 0");
    assert_eq!(finds(|game| game.seats[leader("maria").index()] = 1), "leaders and their seats");
    assert_eq!(finds(|game| game.players[1].leader = None), "leaders and their seats");
    let other = |game: &mut Rurik| game.seats[leader("yaroslav").index()] = 2;
    let mut game = sound().game;
    other(&mut game);
    assert_eq!((game.audit(), NOBODY > 2), (Ok(()), true), "no side has that seat");
}

#[test]
fn claims_end_at_the_top() {
    let mut game = sound().game;
    game.players[1].claims = [RUNGS as u8; 3];
    assert_eq!(game.audit(), Ok(()));
    assert_eq!(finds(|game| game.players[1].claims[2] = RUNGS as u8 + 1), "claims of side 1");
}

#[test]
fn structures_stand_in_play_and_are_few() {
    let churches = |words: &[&str]| super::scene::regions(words);
    let taken = |game: &mut Rurik| game.players[1].built[0] = churches(&["kiev"]);
    assert_eq!(finds(taken), "two of church in one region");
    let out = |game: &mut Rurik| game.players[1].built[1] = churches(&["galich"]);
    assert_eq!(finds(out), "market out of play");
    let many =
        |game: &mut Rurik| game.players[1].built[2] = churches(&["kiev", "volyn", "rostov", "novgorod"]);
    assert_eq!(finds(many), "more than 3 of stronghold");
    let mut game = sound().game;
    game.players[1].built[2] = churches(&["kiev", "volyn", "rostov"]);
    assert_eq!(game.audit(), Ok(()));
}

#[test]
fn advisors_stand_in_order_and_once() {
    let mut scene = Scene::new(2);
    scene.strategy_phase(1).advisor(0, "4", "move", 1, 0).advisor(1, "2", "move", 2, 0);
    assert_eq!(scene.game.audit(), Ok(()));
    let change = |change: &dyn Fn(&mut Scene) -> &mut Scene| {
        let mut other = scene.clone();
        change(&mut other);
        other.game.audit()
    };
    let place = column("move").index();
    let gap = change(&|scene| scene.advisor(1, "2", "move", 3, 0));
    assert_eq!(gap, Err("a gap in move".into()));
    let rising = change(&|scene| scene.advisor(1, "2", "move", 2, 3));
    assert_eq!(rising, Err("powers in move".into()));
    assert_eq!(change(&|scene| scene.advisor(1, "2", "move", 2, 2)), Ok(()), "equal power");
    let both = change(&|scene| {
        scene.game.players[0].advisors = AdvisorSet::ALL;
        scene
    });
    assert_eq!(both, Err("an advisor of side 0 is placed and not placed".into()));
    let four = scene.game.strategy[place][0].expect("placed");
    let twice = change(&|scene| {
        scene.game.strategy[0][0] = Some(four);
        scene
    });
    assert_eq!(twice, Err(format!("advisor number {} exists twice", four.advisor.index())));
    // In the Action Phase gaps are no fault, but a space below the board is.
    let rows = usize::from(scene.game.board().rows);
    let below = finds(|game| {
        let placed = Placed { owner: seat(0), advisor: "5".parse().expect("an advisor"), bribe: 0 };
        for space in game.strategy.iter_mut().flatten() {
            *space = space.filter(|other| (other.owner, other.advisor) != (placed.owner, placed.advisor));
        }
        game.strategy[place][rows] = Some(placed);
    });
    assert_eq!(below, "move is too long");
}

#[test]
fn schemes_exist_once_and_all_of_them() {
    let number = |id: &str| format!("scheme number {} exists twice", scheme(id).index());
    assert_eq!(finds(|game| game.players[1].hand.add(scheme("S05"))), number("S05"));
    assert_eq!(finds(|game| game.discard.add(scheme("S05"))), number("S05"));
    assert_eq!(finds(|game| game.frames.push(Frame::Played(scheme("S06")))), number("S06"));
    assert_eq!(finds(|game| game.decks[1].put(scheme("S07"), 0)), number("S07"));
    assert_eq!(finds(|game| game.discard.remove(scheme("S07"))), "26 schemes");
    let left = 27 - usize::from(sound().game.decks[1].len());
    assert_eq!(finds(|game| game.decks[1] = Deck::EMPTY), format!("{left} schemes"));
    assert_eq!(finds(|game| game.looked.add(scheme("S05"), 0)), number("S05"));
    let looked = finds(|game| {
        game.discard.remove(scheme("S07"));
        game.looked.add(scheme("S07"), 0);
    });
    assert_eq!(looked, "cards are looked at for no reason");
    assert_eq!(finds(|game| game.frames.push(Frame::Keep)), "cards are looked at for no reason");
    assert_eq!(finds(|game| game.frames.push(Frame::Top)), "cards are looked at for no reason");
}

#[test]
fn what_is_known_of_hands_goes_with_them() {
    assert_eq!(finds(|game| game.players[0].held.add(scheme("S06"))), "held schemes of side 0");
    assert_eq!(finds(|game| game.players[0].spied.add(scheme("S05"))), "spied schemes of side 0");
    let held = finds(|game| {
        game.players[0].held.add(scheme("S05"));
        game.returned.add(scheme("S05"));
    });
    assert_eq!(held, "a card was in hand and in the discard pile at once");
    let mut game = sound().game;
    game.players[0].held.add(scheme("S05"));
    game.players[0].spied.add(scheme("S06"));
    game.returned.add(scheme("S06"));
    assert_eq!(game.audit(), Ok(()));
}

#[test]
fn deeds_exist_once_and_all_of_them() {
    let number = |word: &str| format!("deed number {} exists twice", deed(word).index());
    assert_eq!(finds(|game| game.players[1].deeds.add(deed("hoard"))), number("hoard"));
    assert_eq!(finds(|game| game.row[0] = Some(deed("hoard"))), number("hoard"));
    assert_eq!(finds(|game| game.spent_deeds.add(deed("law-giver"))), number("law-giver"));
    assert_eq!(finds(|game| game.deeds.push(deed("law-giver"))), number("law-giver"));
    assert_eq!(finds(|game| game.row[0] = None), "25 deeds, not 26");
    let cards = usize::from(sound().game.deeds.len());
    let none = |game: &mut Rurik| game.deeds.refill(&[]);
    assert_eq!(finds(none), format!("{} deeds, not 26", 26 - cards));
    let both = finds(|game| game.players[0].accomplished.add(deed("hoard")));
    assert_eq!(both, "a deed is accomplished and not");
}

#[test]
fn rebels_are_standing_or_defeated() {
    assert_eq!(finds(|game| game.rewards[3] = game.rewards[4]).split(' ').next(), Some("reward"));
    assert_eq!(finds(|game| game.rebels.add(region("galich"))), "rebels out of play");
    assert_eq!(finds(|game| game.neutrals.add(region("galich"))), "rebels out of play");
    assert_eq!(finds(|game| game.neutrals.add(region("kiev"))), "neutral troops");
    assert_eq!(finds(|game| game.players[1].defeated = 1), "2 defeated rebels");
    assert_eq!(finds(|game| game.players[0].defeated = 0), "0 defeated rebels");
    assert_eq!(finds(|game| game.shown = 1 << region("kiev").index()), "a defeated rebel stands");
    // A pile of tokens has nothing to do with regions.
    let mut scene = Scene::with(Options { rebel_rewards: true, ..Options::for_players(2) });
    scene.defeated(0, 1);
    assert_eq!((scene.game.shown, scene.game.audit()), (1, Ok(())));
}

#[test]
fn goods_points_and_agendas_are_in_order() {
    assert_eq!(finds(|game| game.goods.add(region("galich"))), "goods lie out of play");
    let dealt = sound().game.players[0].dealt[0];
    let twice = finds(|game| game.players[1].dealt[1] = dealt);
    assert_eq!(twice, format!("agenda number {} exists twice", agenda(&dealt.to_string()).index()));
    let mut scene = Scene::new(2);
    scene.tax(2).build(1);
    assert_eq!(scene.game.audit(), Ok(()));
    for (tax, build) in [(1, 0), (0, 1)] {
        let mut scene = Scene::new(2);
        scene.strategy_phase(1).tax(tax).build(build);
        assert_eq!(scene.game.audit(), Err("points out of a turn".into()));
    }
}

#[test]
fn a_solo_game_has_its_own_deeds_and_no_cards_for_the_rebellion() {
    let sound = Rurik::new(&led_by(Leader::Maria), samovar_engine::Seed::from_text("audit"));
    assert_eq!(sound.audit(), Ok(()));
    let finds = |change: &dyn Fn(&mut Rurik)| {
        let mut game = sound;
        change(&mut game);
        game.audit().expect_err("something is wrong")
    };
    let used = sound.tables.deeds.iter().filter(|deed| deed.solo).count();
    let more = finds(&|game| game.deeds.push(deed("law-giver")));
    assert_eq!(more, format!("{} deeds, not {used}", used + 1));
    let rebellion = "the Rebellion has cards or tokens";
    let deed_of = |game: &mut Rurik, accomplished: bool| {
        let deed = game.deeds.draw().expect("a deed");
        let side = &mut game.players[1];
        if accomplished { side.accomplished.add(deed) } else { side.deeds.add(deed) }
    };
    assert_eq!(finds(&|game| deed_of(game, false)), rebellion);
    assert_eq!(finds(&|game| deed_of(game, true)), rebellion);
    let scheme = |game: &mut Rurik| {
        let (card, _) = game.decks[0].draw().expect("a card");
        game.players[1].hand.add(card);
    };
    assert_eq!(finds(&scheme), rebellion);
    let defeated = |game: &mut Rurik| (game.players[1].defeated, game.shown) = (1, 1);
    assert_eq!(finds(&defeated), rebellion);
}
