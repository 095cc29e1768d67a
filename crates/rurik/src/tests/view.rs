//! What a viewer sees: everything that lies open, counted right, and the own cards.

use samovar_engine::{Game, Viewer};

use super::scene::{Scene, agenda, deed, region, regions, scheme, seat, structure};
use crate::components::Conversion;
use crate::options::Options;
use crate::phrase;
use crate::state::{Lying, MAX_LOOK};
use crate::view::{RuleView, SideView, View};

fn seen(scene: &Scene) -> View {
    scene.game.view(Viewer::Spectator)
}

fn rule(view: &View, at: &str) -> RuleView {
    view.rule.iter().find(|rule| rule.region == region(at)).expect("in play").clone()
}

// RUR-Q127
#[test]
fn goods_are_on_the_boat_as_far_as_it_has_room() {
    let mut scene = Scene::new(2);
    scene.goods(0, "ore 1, wood 3, fish 5, fur 3").goods(1, "honey 2");
    let view = seen(&scene);
    assert_eq!((view.sides[0].boat, view.sides[0].dock), ([1, 3, 3, 0, 1], [0, 0, 2, 0, 2]));
    assert_eq!((view.sides[1].boat, view.sides[1].dock), ([0, 0, 0, 2, 0], [0; 5]));
}

#[test]
fn sides_are_counted_up() {
    let mut scene = Scene::new(2);
    scene.no_rebels().troops(0, "kiev", 2).troops(1, "kiev", 1).troops(1, "volyn", 1);
    scene.built(0, "kiev", "church").built(0, "volyn", "market").built(0, "novgorod", "church");
    scene.hand(0, "S05").hand(0, "S06").hand(1, "S07").agenda(0, "regal");
    scene.game.players[0].held.add(scheme("S06"));
    let view = seen(&scene);
    let wanted = SideView {
        hand: 2,
        held: 1,
        boat: [0; 5],
        dock: [0; 5],
        ruled: regions(&["kiev"]),
        occupied: regions(&["kiev"]),
        connected: 2,
        agenda: None,
        points: 0,
    };
    assert_eq!(view.sides[0], wanted);
    assert_eq!(
        (view.sides[1].ruled, view.sides[1].occupied),
        (regions(&["volyn"]), regions(&["kiev", "volyn"]))
    );
    assert_eq!((view.viewer, view.to_decide, view.own), (None, Some(seat(0)), None));
    assert_eq!(view.decks, [scene.game.decks[0].len(), scene.game.decks[1].len()]);
    assert_eq!(view.deed_deck, scene.game.deeds.len());
    let own = scene.game.view(Viewer::Seat(seat(0))).own.expect("a seat");
    assert_eq!(own.hand.iter().collect::<Vec<_>>(), [scheme("S05"), scheme("S06")]);
    assert_eq!(own.agendas.kept, Some(agenda("regal")));
    scene.claim_phase(4);
    assert_eq!((seen(&scene).to_decide, seen(&scene).sides[0].agenda), (None, Some(agenda("regal"))));
}

// RUR-034, RUR-037, RUR-174, RUR-176
#[test]
fn rule_is_told_with_its_counts() {
    let mut scene = Scene::new(2);
    scene.troops(0, "kiev", 1).troops(1, "kiev", 2).built(0, "kiev", "stronghold").troops(0, "volyn", 1);
    let view = seen(&scene);
    let kiev = rule(&view, "kiev");
    assert_eq!((kiev.counts, kiev.others, kiev.ruler, kiev.wins_ties), (vec![2, 2], 1, None, None));
    let volyn = rule(&view, "volyn");
    assert_eq!((volyn.counts, volyn.others, volyn.ruler), (vec![1, 0], 1, None));
    scene.leader(0, "yaroslav").leader_at(0, "kiev").no_rebel("volyn");
    let view = seen(&scene);
    let kiev = rule(&view, "kiev");
    assert_eq!((kiev.counts, kiev.ruler, kiev.wins_ties), (vec![3, 2], Some(seat(0)), Some(seat(0))));
    assert_eq!((rule(&view, "volyn").others, rule(&view, "volyn").ruler), (0, Some(seat(0))));
    scene.leader(1, "sviatopolk").leader_at(1, "novgorod");
    let novgorod = rule(&seen(&scene), "novgorod");
    assert_eq!((novgorod.counts, novgorod.others, novgorod.ruler), (vec![0, 2], 0, Some(seat(1))));
}

// RUR-083, RUR-223
#[test]
fn rewards_of_defeated_rebels_lie_open() {
    let mut scene = Scene::new(2);
    assert!(seen(&scene).rewards.is_empty());
    scene.sticker("kiev", "coin:2").troops(0, "kiev", 1).points("attack", 1).play("attack kiev rebel");
    let reward = &seen(&scene).rewards;
    assert_eq!((reward.len(), reward[0].region), (1, Some(region("kiev"))));
    assert_eq!(reward[0].gain.to_string(), "rurik-gain-coins(count=2)");
    assert_eq!(seen(&scene).board.shown, [region("kiev").index() as u8]);
    let mut scene = Scene::with(Options { rebel_rewards: true, ..Options::for_players(2) });
    scene.token("fish").troops(0, "kiev", 1).points("attack", 1).play("attack kiev rebel");
    let reward = &seen(&scene).rewards;
    assert_eq!((reward.len(), reward[0].region, seen(&scene).board.shown), (1, None, vec![0]));
    assert_eq!(reward[0].gain, phrase::gain(crate::components::Gain::Good(super::scene::good("fish"))));
}

#[test]
fn the_board_shows_what_lies_there() {
    let mut scene = Scene::new(2);
    scene
        .tokens(0, &["muster"])
        .tokens(1, &["build", "muster"])
        .tax(3)
        .build(1)
        .no_good("kiev")
        .no_rebel("volyn");
    scene.built(0, "kiev", "market").built(0, "volyn", "stronghold").built(0, "rostov", "church");
    scene
        .troops(1, "kiev", 2)
        .claims(1, [1, 2, 3])
        .ability_used(1)
        .deed(0, "hoard")
        .accomplished(0, "law-giver");
    let board = seen(&scene).board;
    assert_eq!(board.players[0].tokens, [Conversion::Muster]);
    assert_eq!(board.players[1].tokens, Conversion::ALL);
    let built = board.players[0].built;
    assert_eq!((built.church, built.market), (regions(&["rostov"]), regions(&["kiev"])));
    assert_eq!(built.stronghold, regions(&["volyn"]));
    assert_eq!((board.players[1].claims, board.players[1].ability_used), ([1, 2, 3], true));
    assert!(board.players[0].agenda && !board.players[0].ability_used);
    assert_eq!(
        (board.players[0].deeds.len(), board.players[0].accomplished.has(deed("law-giver"))),
        (1, true)
    );
    assert_eq!((board.tax, board.build, board.round, board.turn), (3, 1, 1, 0));
    assert!(board.strategy.iter().all(|column| column.len() == usize::from(scene.game.board().rows)));
    let at = |word: &str| board.regions.iter().find(|data| data.region == region(word)).expect("in play");
    assert_eq!((at("kiev").lies, at("kiev").rebel, at("kiev").troops.clone()), (false, true, vec![0, 2]));
    assert_eq!((at("volyn").lies, at("volyn").rebel, at("volyn").neutral), (true, false, false));
    assert_eq!((board.regions.len(), board.rebellion), (8, None));
    assert_eq!(scene.game.owner(structure("market"), region("kiev")), Some(0));
}

#[test]
fn what_was_taken_off_a_pile_does_not_count() {
    let mut one: Lying<MAX_LOOK> = Lying::EMPTY;
    one.put(scheme("S05"), 1);
    let mut two: Lying<MAX_LOOK> = Lying::EMPTY;
    two.put(scheme("S05"), 2);
    assert!(one != two && two.take(scheme("S05")) == 2 && two == Lying::EMPTY);
}
