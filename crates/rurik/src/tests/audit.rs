//! Conservation can fail: every way in which pieces can go wrong is found and named.

use samovar_engine::Game;

use super::scene::{Scene, column, deed, leader, region, scheme, seat};
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

const LOOKED: &str = "hidden.looked: has cards exactly when one of them is to be kept or to lie on top";
const OUT: &str = "board.regions: rebels or neutral troops out of play";

/// What is found wrong with a sound game after a change.
fn finds(change: impl FnOnce(&mut Rurik)) -> String {
    let mut game = sound().game;
    change(&mut game);
    game.audit().expect_err("something is wrong")
}

#[test]
fn troops_and_leaders_are_where_they_are_said_to_be() {
    let kiev = region("kiev");
    assert_eq!(
        finds(|game| game.players[0].occupied.remove(kiev)),
        "board.players[0]: occupied regions do not go with the troops"
    );
    assert_eq!(
        finds(|game| game.players[1].occupied.add(kiev)),
        "board.players[1]: occupied regions do not go with the troops"
    );
    let told = |pieces: u8, all: u8| {
        format!("board.players[0].supply: and the board have {pieces} pieces, not {all}")
    };
    assert_eq!(finds(|game| game.players[0].supply += 1), told(14, 13));
    assert_eq!(finds(|game| game.players[0].supply -= 1), told(12, 13));
    assert_eq!(finds(|game| game.players[0].leader_at = None), told(13, 12));
    let volyn = Some(region("volyn"));
    assert_eq!(
        finds(|game| game.players[0].leader_at = volyn),
        "board.players[0].leader_at: has no troop of the player"
    );
    let out = region("galich").index();
    assert!(finds(|game| game.troops[out][0] = 1).contains("board.players[0]: has troops out of play"));
    let mstislav = leader("mstislav").index();
    assert_eq!(finds(|game| game.seats[mstislav] = 1), "leaders: do not go with their seats");
    assert_eq!(finds(|game| game.seats[leader("maria").index()] = 1), "leaders: do not go with their seats");
    assert_eq!(finds(|game| game.players[1].leader = None), "leaders: do not go with their seats");
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
    assert_eq!(
        finds(|game| game.players[1].claims[2] = RUNGS as u8 + 1),
        "board.players[1].claims: 6 is more than 5"
    );
}

#[test]
fn structures_stand_in_play_and_are_few() {
    let churches = |words: &[&str]| super::scene::regions(words);
    let taken = |game: &mut Rurik| game.players[1].built[0] = churches(&["kiev"]);
    assert_eq!(finds(taken), "structures: more than one church in a region");
    let out = |game: &mut Rurik| game.players[1].built[1] = churches(&["galich"]);
    assert_eq!(finds(out), "board.players[1].built: has regions out of play");
    let many =
        |game: &mut Rurik| game.players[1].built[2] = churches(&["kiev", "volyn", "rostov", "novgorod"]);
    assert_eq!(finds(many), "board.players[1].built: 4 is more than 3");
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
    assert_eq!(gap, Err("board.strategy: move is not in the order of power".into()));
    let rising = change(&|scene| scene.advisor(1, "2", "move", 2, 3));
    assert_eq!(rising, Err("board.strategy: move is not in the order of power".into()));
    assert_eq!(change(&|scene| scene.advisor(1, "2", "move", 2, 2)), Ok(()), "equal power");
    let both = change(&|scene| {
        scene.game.players[0].advisors = AdvisorSet::ALL;
        scene
    });
    assert_eq!(both, Err("board.strategy: has advisors seat 0 does not have, or has twice".into()));
    let four = scene.game.strategy[place][0].expect("placed");
    let twice = change(&|scene| {
        scene.game.strategy[0][0] = Some(four);
        scene
    });
    let columns = "board.strategy: does not go with the columns of seat 0";
    assert_eq!(twice, Err(format!("board.strategy: appear twice: {}; {columns}", four.advisor)));
    // In the Action Phase gaps are no fault, but a space below the board is.
    let rows = usize::from(scene.game.board().rows);
    let below = finds(|game| {
        let placed = Placed { owner: seat(0), advisor: "5".parse().expect("an advisor"), bribe: 0 };
        for space in game.strategy.iter_mut().flatten() {
            *space = space.filter(|other| (other.owner, other.advisor) != (placed.owner, placed.advisor));
        }
        game.strategy[place][rows] = Some(placed);
    });
    assert_eq!(below, format!("board.strategy: move is too long; {columns}"));
}

#[test]
fn schemes_exist_once_and_all_of_them() {
    let number = |id: &str| format!("schemes: appear twice: {id}; schemes: there are 28, not 27");
    assert_eq!(finds(|game| game.players[1].hand.add(scheme("S05"))), number("S05"));
    assert_eq!(finds(|game| game.discard.add(scheme("S05"))), number("S05"));
    assert_eq!(finds(|game| game.frames.push(Frame::Played(scheme("S06")))), number("S06"));
    assert_eq!(finds(|game| game.decks[1].put(scheme("S07"), 0)), number("S07"));
    assert_eq!(finds(|game| game.discard.remove(scheme("S07"))), "schemes: there are 26, not 27");
    let left = 27 - usize::from(sound().game.decks[1].len());
    assert_eq!(finds(|game| game.decks[1] = Deck::EMPTY), format!("schemes: there are {left}, not 27"));
    assert_eq!(finds(|game| game.looked.put(scheme("S05"), 0)), format!("{}; {LOOKED}", number("S05")));
    let looked = finds(|game| {
        game.discard.remove(scheme("S07"));
        game.looked.put(scheme("S07"), 0);
    });
    assert_eq!(looked, LOOKED);
    assert_eq!(finds(|game| game.frames.push(Frame::Keep)), LOOKED);
    assert_eq!(finds(|game| game.frames.push(Frame::Top)), LOOKED);
}

#[test]
fn what_is_known_of_hands_goes_with_them() {
    assert_eq!(
        finds(|game| game.players[0].held.add(scheme("S06"))),
        "hidden.hands[0]: held is not part of the cards"
    );
    assert_eq!(
        finds(|game| game.players[0].spied.add(scheme("S05"))),
        "hidden.hands[0]: spied has a card that is in no other hand"
    );
    let held = finds(|game| {
        game.players[0].held.add(scheme("S05"));
        game.returned.add(scheme("S05"));
    });
    assert_eq!(held, "hidden.hands[0]: held has a card that lay in the discard pile");
    let mut game = sound().game;
    game.players[0].held.add(scheme("S05"));
    game.players[0].spied.add(scheme("S06"));
    game.returned.add(scheme("S06"));
    assert_eq!(game.audit(), Ok(()));
}

#[test]
fn deeds_exist_once_and_all_of_them() {
    let number = |word: &str| format!("deeds: appear twice: {word}");
    assert_eq!(finds(|game| game.players[1].deeds.add(deed("hoard"))), number("hoard"));
    let missing = "deeds: there are 26, not all 26 of the game";
    let instead = finds(|game| game.row[0] = Some(deed("hoard")));
    assert_eq!(instead, format!("{}; {missing}", number("hoard")));
    assert_eq!(finds(|game| game.spent_deeds.add(deed("law-giver"))), number("law-giver"));
    assert_eq!(finds(|game| game.deeds.push(deed("law-giver"))), number("law-giver"));
    assert_eq!(finds(|game| game.row[0] = None), "deeds: there are 25, not all 26 of the game");
    let cards = usize::from(sound().game.deeds.len());
    let none = |game: &mut Rurik| game.deeds.refill(&[]);
    assert_eq!(finds(none), format!("deeds: there are {}, not all 26 of the game", 26 - cards));
    let both = finds(|game| game.players[0].accomplished.add(deed("hoard")));
    assert_eq!(both, number("hoard"));
}

#[test]
fn rebels_are_standing_or_defeated() {
    assert_eq!(finds(|game| game.rewards[3] = game.rewards[4]).split(' ').next(), Some("hidden.rewards:"));
    assert_eq!(finds(|game| game.rebels.add(region("galich"))), OUT);
    assert!(finds(|game| game.neutrals.add(region("galich"))).starts_with(OUT));
    assert_eq!(
        finds(|game| game.neutrals.add(region("kiev"))),
        "board.regions: have neutral troops in a game of several"
    );
    assert_eq!(finds(|game| game.players[1].defeated = 1), "board.shown: has 1 places for 2 defeated rebels");
    assert_eq!(finds(|game| game.players[0].defeated = 0), "board.shown: has 1 places for 0 defeated rebels");
    assert_eq!(
        finds(|game| game.shown = 1 << region("kiev").index()),
        "board.shown: names a region whose rebel was not defeated"
    );
    // A pile of tokens has nothing to do with regions.
    let mut scene = Scene::with(Options { rebel_rewards: true, ..Options::for_players(2) });
    scene.defeated(0, 1);
    assert_eq!((scene.game.shown, scene.game.audit()), (1, Ok(())));
}

#[test]
fn goods_points_and_agendas_are_in_order() {
    assert_eq!(finds(|game| game.goods.add(region("galich"))), "board.regions: goods out of play");
    let dealt = sound().game.players[0].dealt[0];
    let twice = finds(|game| game.players[1].dealt[1] = dealt);
    assert_eq!(twice, format!("hidden.agendas: appear twice: {dealt}"));
    let mut scene = Scene::new(2);
    scene.tax(2).build(1);
    assert_eq!(scene.game.audit(), Ok(()));
    for (tax, build) in [(1, 0), (0, 1)] {
        let mut scene = Scene::new(2);
        scene.strategy_phase(1).tax(tax).build(build);
        assert_eq!(scene.game.audit(), Err("board: has points outside the Action Phase".into()));
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
    assert_eq!(more, format!("deeds: there are {}, not all {used} of the game", used + 1));
    let rebellion = |field: &str| format!("board.players[1].{field}: 1 is more than 0");
    let deed_of = |game: &mut Rurik, accomplished: bool| {
        let deed = game.deeds.draw().expect("a deed");
        let side = &mut game.players[1];
        if accomplished { side.accomplished.add(deed) } else { side.deeds.add(deed) }
    };
    assert_eq!(finds(&|game| deed_of(game, false)), rebellion("deeds"));
    assert_eq!(finds(&|game| deed_of(game, true)), rebellion("deeds"));
    let scheme = |game: &mut Rurik| {
        let (card, _) = game.decks[0].draw().expect("a card");
        game.players[1].hand.add(card);
    };
    assert_eq!(finds(&scheme), rebellion("hand"));
    let defeated = |game: &mut Rurik| (game.players[1].defeated, game.shown) = (1, 1);
    assert_eq!(finds(&defeated), rebellion("defeated"));
}
