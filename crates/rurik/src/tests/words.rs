//! How questions, choices and cards are put: the messages with all they carry.

use samovar_engine::Game;

use super::loading::{at, three};
use super::scene::{Scene, deed, region, scheme};
use crate::components::{
    AgendaId, Column, Conversion, DeedId, Gain, Good, Leader, Need, Priority, Region, RegionSet, Structure,
    Track,
};
use crate::phrase;
use crate::state::{Frame, Payment, Phase, Removal, Rurik, Step};

/// The names of things, by their words.
#[test]
fn every_piece_has_its_name() {
    for one in Region::ALL {
        assert_eq!(phrase::region(one).id, format!("rurik-region-{one}"));
    }
    for one in Structure::ALL {
        assert_eq!(phrase::structure(one).id, format!("rurik-structure-{one}"));
    }
    for one in Column::ALL {
        assert_eq!(phrase::column(one).id, format!("rurik-column-{one}"));
    }
    for one in Good::ALL {
        assert_eq!(phrase::good(one).id, format!("rurik-good-{one}"));
    }
    for one in Track::ALL {
        assert_eq!(phrase::track(one).id, format!("rurik-track-{}", one.word()));
    }
    for one in Leader::ALL {
        assert_eq!(phrase::leader(one).id, format!("rurik-leader-{one}"));
        assert_eq!(phrase::ability(one).id, format!("rurik-ability-{one}"));
    }
    for one in AgendaId::ALL {
        assert_eq!(phrase::agenda(one).id, format!("rurik-agenda-{one}"));
        assert_eq!(phrase::goal(one).id, format!("rurik-goal-{one}"));
    }
    for one in DeedId::ALL {
        assert_eq!(phrase::deed(one).id, format!("rurik-deed-{one}"));
    }
    for one in Conversion::ALL {
        assert_eq!(phrase::conversion(one).id, format!("rurik-conversion-{one}"));
    }
    for one in Priority::ALL {
        assert_eq!(phrase::priority(one).id, format!("rurik-priority-{one}"));
    }
}

#[test]
fn every_phase_has_its_name() {
    let phases = [
        (Phase::Leaders, "leaders"),
        (Phase::Agendas, "agendas"),
        (Phase::Troops, "troops"),
        (Phase::Stand, "stand"),
        (Phase::Strategy, "strategy"),
        (Phase::Action, "action"),
        (Phase::Claim, "claim"),
        (Phase::Over, "over"),
    ];
    for (phase, word) in phases {
        assert_eq!(Rurik::phase_name(phase).id, format!("rurik-phase-{word}"));
    }
}

#[test]
fn gains_are_named_and_counted() {
    let gains = [
        (Gain::Points(Column::Muster, 2), "rurik-gain-muster(count=2)"),
        (Gain::Points(Column::Move, 3), "rurik-gain-move(count=3)"),
        (Gain::Points(Column::Attack, 1), "rurik-gain-attack(count=1)"),
        (Gain::Points(Column::Tax, 4), "rurik-gain-tax(count=4)"),
        (Gain::Points(Column::Build, 2), "rurik-gain-build(count=2)"),
        (Gain::Points(Column::Scheme, 3), "rurik-gain-draw(count=3)"),
        (Gain::Draw(2), "rurik-gain-draw(count=2)"),
        (Gain::Fewer(1), "rurik-gain-fewer(count=1)"),
        (Gain::Anywhere(2), "rurik-gain-anywhere(count=2)"),
        (Gain::Coins(3), "rurik-gain-coins(count=3)"),
        (Gain::Good(Good::Fur), "rurik-gain-good(good=rurik-good-fur)"),
        (Gain::Deed, "rurik-gain-deed"),
    ];
    for (gain, words) in gains {
        assert_eq!(phrase::gain(gain).to_string(), words);
    }
}

#[test]
fn a_deed_says_what_it_needs_costs_and_gives() {
    let told = |word: &str| {
        let printed = &Scene::new(2).game.tables.deeds[deed(word).index()];
        phrase::whole_deed(printed).to_string()
    };
    let whole = |demands: &str, reward: &str, vp: u8| {
        format!("rurik-deed-whole(demands={demands}, reward={reward}, vp={vp})")
    };
    let both = |one: &str, two: &str| format!("rurik-both(one={one}, two={two})");
    let draw = "rurik-gain-draw(count=2)";
    let attack = both("rurik-gain-attack(count=1)", "rurik-gain-fewer(count=1)");
    assert_eq!(told("amass-forces"), whole("rurik-need-troops(count=6)", "rurik-gain-move(count=1)", 1));
    assert_eq!(
        told("dispatch-messengers"),
        whole("rurik-need-regions(count=8)", "rurik-gain-muster(count=2)", 2)
    );
    let church = "rurik-structure-church";
    let together = format!(
        "rurik-need-together(structures={})",
        both(church, &both("rurik-structure-market", "rurik-structure-stronghold"))
    );
    assert_eq!(told("capital-city"), whole(&together, "rurik-gain-tax(count=1)", 2));
    let adjacent = "rurik-need-adjacent(structure=rurik-structure-stronghold, count=3)";
    assert_eq!(told("defensive-belt"), whole(adjacent, &attack, 1));
    let different = "rurik-need-different(structure=rurik-structure-market, count=3)";
    assert_eq!(told("market-day"), whole(different, draw, 2));
    let goods = |good: &str, count: u8| format!("rurik-cost-good(count={count}, good=rurik-good-{good})");
    let peace = both("rurik-need-rebels(count=2)", &both(&goods("wood", 1), &goods("honey", 1)));
    assert_eq!(told("enforce-peace"), whole(&peace, &attack, 1));
    let hunter = both("rurik-need-first", &goods("fur", 2));
    assert_eq!(told("grand-hunter"), whole(&hunter, "rurik-gain-move(count=1)", 2));
    assert_eq!(told("hoard"), whole("rurik-cost-one-type(count=3)", draw, 1));
    assert_eq!(told("trade-route"), whole("rurik-cost-different(count=3)", "rurik-gain-coins(count=2)", 1));
    let laborers = both("rurik-cost-any(count=2)", "rurik-cost-coins(count=2)");
    assert_eq!(told("reward-laborers"), whole(&laborers, draw, 1));
    let anywhere = "rurik-gain-anywhere(count=2)";
    assert_eq!(told("border-patrols"), whole("rurik-cost-troops-different(count=3)", anywhere, 1));
    assert_eq!(told("peace-maker"), whole("rurik-cost-troops-ruled(count=2)", draw, 1));
    let march = both("rurik-cost-troops(count=2)", "rurik-cost-schemes(count=1)");
    assert_eq!(told("victory-march"), whole(&march, anywhere, 1));
    assert_eq!(told("new-beginning"), whole("rurik-cost-structures(count=1)", "rurik-gain-tax(count=2)", 1));
    assert_eq!(phrase::need(Need::None).to_string(), "rurik-none");
}

#[test]
fn a_scheme_says_its_price_and_whether_it_hits() {
    let scene = Scene::new(2);
    let put = |id: &str| {
        let printed = scene.game.tables.schemes[scheme(id).index()];
        let action = format!("play {id}").parse().expect("an action");
        (printed, scene.game.describe(action).to_string())
    };
    let (free, words) = put("S04");
    assert!(free.cost == 0 && free.casualty);
    let gives = phrase::gains(&free.reward);
    assert_eq!(gives.id, "rurik-both");
    assert_eq!(words, format!("rurik-do-play(card=S04, what={gives}, casualty=1)"));
    let (dear, words) = put("S03");
    assert!(dear.cost == 1 && !dear.casualty);
    let gives = "rurik-gain-muster(count=1)";
    assert_eq!(
        words,
        format!("rurik-do-play(card=S03, what=rurik-scheme-for(what={gives}, coins=1), casualty=0)")
    );
}

// Questions.

#[test]
fn questions_of_setup_name_who_is_asked() {
    let asked = |phase: Phase, turn: u8| at(&three(), phase, turn).question().to_string();
    assert_eq!(asked(Phase::Leaders, 0), "rurik-ask-leader(who=1)");
    assert_eq!(asked(Phase::Agendas, 1), "rurik-ask-agenda(who=2)");
    let troops = at(&three(), Phase::Troops, 0).tables.pieces.starting_troops;
    assert_eq!(asked(Phase::Troops, 2), format!("rurik-ask-troop(who=0, left={troops})"));
    assert_eq!(asked(Phase::Troops, 3), format!("rurik-ask-troop(who=1, left={})", troops - 1));
    assert_eq!(asked(Phase::Stand, 0), "rurik-ask-stand(who=1)");
    assert_eq!(asked(Phase::Strategy, 0), "rurik-ask-place(who=1, round=1, coins=3)");
    let mut scene = Scene::new(2);
    scene.claim_phase(4);
    assert_eq!(scene.game.question().to_string(), "rurik-ask-over");
}

#[test]
fn questions_of_a_turn_carry_what_is_left() {
    let mut scene = Scene::new(2);
    scene.coins(0, 7).tax(2).build(1);
    let asked = |frame: Frame| {
        let mut scene = scene.clone();
        scene.ask(frame);
        scene.game.question().to_string()
    };
    let [kiev, volyn] = [region("kiev"), region("volyn")];
    let none = RegionSet::EMPTY;
    let pay = |how: Payment| Frame::Pay { how, left: 2, from: 0 };
    let remove = |how: Removal| Frame::Remove { how, left: 3, from: 0 };
    let questions = [
        (Frame::Turn(Step::Before), "before(who=0, round=1, tax=2, build=1)"),
        (Frame::Turn(Step::After), "after(who=0, round=1, tax=2, build=1)"),
        (
            Frame::Bribe("4".parse().expect("an advisor"), Column::Tax),
            "bribe(who=0, number=4, column=rurik-column-tax, coins=7)",
        ),
        (Frame::Muster { left: 3, reach: none }, "muster(who=0, left=3)"),
        (Frame::Move { left: 4 }, "move(who=0, left=4)"),
        (Frame::Anywhere { left: 2, troop: None, leader: false }, "anywhere(who=0, left=2)"),
        (
            Frame::Escort { from: kiev, to: volyn },
            "escort(who=0, from=rurik-region-kiev, to=rurik-region-volyn)",
        ),
        (Frame::Attack { left: 2, fewer: 1 }, "attack(who=0, left=2, fewer=1)"),
        (Frame::Check { region: kiev, cards: 3 }, "check(who=0, region=rurik-region-kiev, cards=3)"),
        (Frame::Draw { cards: 2 }, "draw(who=0, cards=2)"),
        (Frame::Keep, "keep(who=0)"),
        (Frame::Top, "top(who=0)"),
        (Frame::Marker, "marker(who=0)"),
        (Frame::Market(Good::Ore), "market(who=0, good=rurik-good-ore)"),
        (Frame::Church(volyn), "church(who=0, region=rurik-region-volyn)"),
        (Frame::Deed, "deed(who=0)"),
        (remove(Removal::Different), "remove-different(who=0, left=3)"),
        (remove(Removal::Ruled(None)), "remove-ruled(who=0, left=3)"),
        (remove(Removal::Anywhere), "remove(who=0, left=3)"),
        (Frame::Raze { left: 1 }, "raze(who=0, left=1)"),
        (Frame::Discard { left: 1 }, "discard(who=0, left=1)"),
        (pay(Payment::OneType), "pay-one-type(who=0, left=2)"),
        (pay(Payment::Different), "pay-different(who=0, left=2)"),
        (pay(Payment::AnyBut(crate::components::GoodSet::EMPTY)), "pay(who=0, left=2)"),
        (pay(Payment::Named(Conversion::Build)), "pay-named(who=0, left=2)"),
    ];
    for (frame, words) in questions {
        assert_eq!(asked(frame), format!("rurik-ask-{words}"));
    }
}

// Choices.

/// What an action means in a scene.
fn choice(scene: &Scene, action: &str) -> String {
    scene.game.describe(action.parse().expect("an action")).to_string()
}

#[test]
fn choices_say_what_they_mean() {
    let scene = Scene::new(2);
    let told = |action: &str| choice(&scene, action);
    let kiev = "region=rurik-region-kiev";
    let way = "from=rurik-region-kiev, to=rurik-region-volyn";
    let choices = [
        ("lead agatha", "lead(leader=rurik-leader-agatha, ability=rurik-ability-agatha)".to_owned()),
        ("agenda regal", "agenda(agenda=rurik-agenda-regal, goal=rurik-goal-regal)".to_owned()),
        ("deploy kiev", format!("deploy({kiev})")),
        ("forfeit tax 2", "forfeit(column=rurik-column-tax, row=2)".to_owned()),
        ("rescue kiev", format!("rescue({kiev})")),
        ("muster kiev", format!("muster({kiev})")),
        ("muster leader kiev", format!("muster-leader({kiev})")),
        ("move kiev volyn", format!("move({way})")),
        ("move leader kiev volyn", format!("move-leader({way})")),
        ("escort 2", "escort(troops=2)".to_owned()),
        ("deck 2", format!("deck(deck=2, cards={})", scene.game.decks[1].len())),
        ("extra good", "extra-good".to_owned()),
        ("extra coin", "extra-coin".to_owned()),
        ("expel rebel", "expel(foe=rurik-foe-rebel)".to_owned()),
        ("expel neutral", "expel(foe=rurik-foe-neutral)".to_owned()),
        ("expel 1", "expel(foe=1)".to_owned()),
        ("marker 1", "marker(to=1)".to_owned()),
        ("convert muster", "convert(what=rurik-conversion-muster)".to_owned()),
        ("remove kiev", format!("remove({kiev})")),
        ("remove leader kiev", format!("remove-leader({kiev})")),
        ("raze kiev church", format!("raze({kiev}, structure=rurik-structure-church)")),
        ("send 1 kiev", format!("send({kiev}, whose=1)")),
        ("send 1 leader kiev", format!("send-leader({kiev}, whose=1)")),
        ("skip", "skip".to_owned()),
        ("done", "done".to_owned()),
        ("end", "end".to_owned()),
    ];
    for (action, words) in choices {
        assert_eq!(told(action), format!("rurik-do-{words}"));
    }
    let hoard = phrase::whole_deed(&scene.game.tables.deeds[deed("hoard").index()]);
    for verb in ["accomplish", "choose"] {
        let words = format!("rurik-do-{verb}(deed=rurik-deed-hoard, what={hoard})");
        assert_eq!(told(&format!("{verb} hoard")), words);
    }
    for verb in ["keep", "top", "play", "discard"] {
        assert!(told(&format!("{verb} S01")).starts_with(&format!("rurik-do-{verb}(card=S01, what=")));
    }
    let mut standing = Scene::new(2);
    standing.ask(Frame::Stand);
    assert_eq!(choice(&standing, "deploy kiev"), format!("rurik-do-stand({kiev})"));
}

#[test]
fn taxes_and_buildings_name_their_price() {
    let mut scene = Scene::new(2);
    scene.leader(0, "boris").no_rebels().troops(0, "kiev", 1).troops(0, "volyn", 1).troops(1, "volyn", 1);
    let goods = |at: &str| phrase::good(scene.game.produce[region(at).index()]);
    let tax = |at: &str, points: u8| {
        format!("rurik-do-tax(region=rurik-region-{at}, good={}, points={points})", goods(at))
    };
    assert_eq!(choice(&scene, "tax kiev"), tax("kiev", 1));
    assert_eq!(choice(&scene, "tax volyn"), tax("volyn", 2));
    let build = "structure=rurik-structure-market, points=2";
    assert_eq!(
        choice(&scene, "build volyn market"),
        format!("rurik-do-build(region=rurik-region-volyn, {build})")
    );
}

#[test]
fn a_payment_of_one_kind_is_paid_at_once() {
    let mut scene = Scene::new(2);
    scene.ask(Frame::Pay { how: Payment::OneType, left: 3, from: 0 });
    assert_eq!(choice(&scene, "pay fish"), "rurik-do-pay(good=rurik-good-fish, count=3)");
    scene.ask(Frame::Pay { how: Payment::Different, left: 3, from: 0 });
    assert_eq!(choice(&scene, "pay fish"), "rurik-do-pay(good=rurik-good-fish, count=1)");
}

#[test]
fn a_placement_tells_the_space_it_takes() {
    let mut scene = Scene::new(2);
    scene.strategy_phase(1).advisor(1, "4", "move", 1, 0).advisor(1, "2", "move", 2, 0);
    let spaces = scene.game.board().spaces(Column::Move);
    let told = |scene: &Scene, number: u8| choice(scene, &format!("place {number} move"));
    let words = |number: u8, row: usize| {
        let space = spaces[row - 1];
        format!(
            "rurik-do-place(number={number}, column=rurik-column-move, row={row}, gain=rurik-gain-move(count={}), coins={})",
            space.points, space.coins
        )
    };
    assert_eq!(told(&scene, 5), words(5, 1));
    assert_eq!(told(&scene, 4), words(4, 2), "below one of the same power");
    assert_eq!(told(&scene, 1), words(1, 3));
    scene.ask(Frame::Bribe("1".parse().expect("an advisor"), Column::Move));
    let bribe = |coins: u8, row: u8| format!("rurik-do-bribe(coins={coins}, row={row})");
    for (coins, row) in [(0, 3), (1, 3), (2, 2), (3, 2), (4, 1)] {
        assert_eq!(choice(&scene, &format!("bribe {coins}")), bribe(coins, row));
    }
    scene.ask(Frame::Place);
    assert_eq!(choice(&scene, "bribe 1"), bribe(1, 0), "nothing to bribe");
    // A column that is full is told as its last space.
    scene.advisor(1, "1", "move", 3, 0);
    assert_eq!(told(&scene, 1), words(1, 3));
    let tax = scene.game.board().spaces(Column::Tax)[2];
    assert_eq!(
        choice(&scene, "take tax 3"),
        format!(
            "rurik-do-take(column=rurik-column-tax, row=3, gain=rurik-gain-tax(count={}), coins={})",
            tax.points, tax.coins
        )
    );
}

#[test]
fn an_attack_tells_how_many_cards_are_revealed() {
    let mut scene = Scene::new(2);
    scene.no_rebels().troops(0, "kiev", 1).troops(1, "kiev", 2).built(1, "kiev", "stronghold");
    let told = |scene: &Scene, foe: &str| choice(scene, &format!("attack kiev {foe}"));
    let words =
        |foe: &str, cards: u8| format!("rurik-do-attack(region=rurik-region-kiev, foe={foe}, cards={cards})");
    scene.ask(Frame::Attack { left: 1, fewer: 0 });
    assert_eq!(told(&scene, "1"), words("1", 3), "one, one for the rule, one for the stronghold");
    assert_eq!(told(&scene, "rebel"), words("rurik-foe-rebel", 0));
    scene.ask(Frame::Attack { left: 1, fewer: 2 });
    assert_eq!(told(&scene, "1"), words("1", 1));
    scene.leader(1, "maria").leader(0, "boris").leader_at(0, "kiev");
    scene.troops(1, "kiev", 1);
    assert_eq!(told(&scene, "1"), words("1", 0), "one less where Boris stands");
    scene.ask(Frame::Attack { left: 1, fewer: 0 });
    assert_eq!(told(&scene, "1"), words("1", 2));
    scene.leader_at(0, "volyn");
    assert_eq!(told(&scene, "1"), words("1", 3));
    scene.ask(Frame::Move { left: 1 });
    assert_eq!(told(&scene, "1"), words("1", 0), "not asked");
}
