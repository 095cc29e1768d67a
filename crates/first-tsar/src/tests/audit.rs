//! The account of all pieces: every state that cannot be is found out, whatever part of it is wrong, and equal states are
//! told from others.

use samovar_engine::{Game as _, NoLog, Seed, kit};

use super::scene::{Scene, city, estate, project, seat};
use crate::action::Action;
use crate::components::{Chamber, Token};
use crate::options::Options;
use crate::state::{Errand, FirstTsar, Frame, Phase, Prize, Source, Step};

/// What is found wrong with a game that was changed.
fn faults(game: &FirstTsar, change: impl FnOnce(&mut FirstTsar)) -> Vec<String> {
    let mut game = *game;
    assert_eq!(Ok(()), game.audit(), "it is right before");
    change(&mut game);
    game.faults().finish().err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

/// Whether the change is reported at this place.
#[track_caller]
fn reported(game: &FirstTsar, at: &str, change: impl FnOnce(&mut FirstTsar)) {
    let found = faults(game, change);
    assert!(found.iter().any(|fault| fault.starts_with(at)), "{at}: {found:?}");
}

/// Whether what is owed now is reported.
#[track_caller]
fn owing(game: &FirstTsar, frames: &[Frame], right: bool) {
    let found = faults(game, |game| owe(game, frames));
    assert_eq!(found.is_empty(), right, "{frames:?}: {found:?}");
}

fn owe(game: &mut FirstTsar, frames: &[Frame]) {
    while game.frames.top().is_some() {
        game.frames.pop();
    }
    frames.iter().for_each(|frame| game.frames.push(*frame));
}

/// A game of three in which nobody has kept a project yet.
fn dealt() -> FirstTsar {
    FirstTsar::new(&Options::for_players(3), Seed::from_text("dealt"))
}

/// The same after so many first answers.
fn after(answers: usize) -> FirstTsar {
    let mut game = dealt();
    for _ in 0..answers {
        let legal = kit::legal(&game);
        game.apply(legal[0], &mut NoLog);
    }
    game
}

/// The last region of the last round.
fn last_region(players: u8) -> FirstTsar {
    let mut scene = Scene::new(players);
    scene.round(4).end_of_round();
    scene.pass_until(|scene| scene.game.turns == 4);
    scene.game
}

#[test]
fn the_kept_project_is_one_that_nobody_saw_come() {
    let mut scene = Scene::new(3);
    scene.hand_shown("PC03");
    let shown = scene.game.projects.iter().next();
    reported(&scene.game, "hidden.players[0].kept", |game| game.players[0].kept = shown);
    reported(&scene.game, "hidden.players[0].kept", |game| game.players[0].kept = Some(project("PC03")));
}

#[test]
fn what_was_put_back_is_nobodys_kept_project() {
    let scene = Scene::new(3);
    let kept = scene.player(0).kept.expect("a kept project");
    reported(&scene.game, "hidden.players[1].put_back", |game| {
        let back = game.players[1].put_back;
        let one = back.iter().next().expect("a card");
        game.players[1].put_back.remove(one);
        game.players[1].put_back.add(kept);
    });
}

#[test]
fn until_the_first_round_a_hand_is_the_kept_card() {
    let game = after(3);
    assert_eq!(game.phase, Phase::Settle);
    reported(&game, "hidden.players[0].hand", |game| {
        let card = game.project_deck.draw().expect("a card");
        game.players[0].hand.add(card);
        game.players[0].shown.add(card);
    });
}

#[test]
fn before_the_choice_nothing_is_kept_put_back_or_shown() {
    let game = dealt();
    let card = game.players[1].hand.iter().next().expect("a card");
    reported(&game, "hidden.players[1].kept", |game| game.players[1].kept = Some(card));
    reported(&game, "hidden.players[1].kept", |game| game.players[1].put_back.add(card));
    reported(&game, "hidden.players[1].kept", |game| game.players[1].shown.add(card));
    reported(&game, "hidden.players[2].hand", |game| {
        let card = game.project_deck.draw().expect("a card");
        game.players[2].completed.add(card);
    });
}

#[test]
fn after_setup_everybody_keeps_warriors_in_cities() {
    // TSR-Q51
    let mut scene = Scene::new(3);
    scene.game.players[1].warriors = 9;
    scene.game.players[1].garrison[city("vologda").index()] = 0;
    scene.game.players[1].guarded.remove(city("vologda"));
    let found = scene.game.faults().finish().unwrap_err();
    assert!(found.iter().any(|fault| fault.at == "board.players[1].garrison"), "{found:?}");
}

#[test]
fn a_city_holds_one_warrior_in_setup() {
    // TSR-074
    let mut game = after(3);
    let settle: Action = "settle kursk".parse().expect("an action");
    game.apply(settle, &mut NoLog);
    game.apply("settle murom".parse().expect("an action"), &mut NoLog);
    let first = game.first.index();
    let second = (first + 1) % 3;
    assert_eq!(game.players[second].garrison[city("murom").index()], 1);
    reported(&game, "board.players: 2 warriors in kursk", |game| {
        game.players[second].remove_warrior(city("murom"));
        game.players[second].add_warrior(city("kursk"));
    });
}

#[test]
fn the_last_region_is_checked_like_the_others() {
    let game = last_region(3);
    assert_eq!((game.turns, game.phase), (4, Phase::EndOfRound));
    reported(&game, "board.players[1].boyars", |game| game.players[1].in_kremlin -= 1);
    reported(&game, "board.players[2].bribes", |game| game.players[2].chambers.add(Chamber::Reward));
    reported(&game, "board.turns", |game| game.turns = 5);
}

#[test]
fn the_end_comes_after_all_regions_of_the_last_round() {
    // TSR-222
    let mut scene = Scene { game: last_region(3), log: Vec::new() };
    let game = scene.pass_until(|scene| scene.game.is_over()).game;
    assert!(game.is_over() && game.audit().is_ok());
    reported(&game, "board.round", |game| game.turns = 3);
    reported(&game, "board.round", |game| game.round = 3);
    reported(&game, "board.frames", |game| game.frames.push(Frame::Any));
    reported(&game, "board.favor_tokens", |game| game.favor_tokens = 0b100);
    reported(&game, "board.errand", |game| game.errand.arranged = true);
}

#[test]
fn favor_tokens_leave_after_the_second_round() {
    // TSR-209
    let mut scene = Scene::new(3);
    scene.round(3);
    reported(&scene.game, "board.favor_tokens", |game| game.favor_tokens = 0b001);
    reported(&scene.game, "hidden.spoils", |game| _ = game.spoils_reserve.draw());
    let early = Scene::new(3);
    assert_eq!(early.game.favor_tokens, 0b111);
    early.audit();
}

#[test]
fn an_errand_has_no_more_than_its_chamber_gives() {
    let mut scene = Scene::new(3);
    scene.acting("production", false);
    let errand = |left, again, titled| {
        move |game: &mut FirstTsar| {
            (game.errand.left, game.errand.again, game.errand.titled) = (left, again, titled)
        }
    };
    reported(&scene.game, "board.errand", errand(3, true, false));
    reported(&scene.game, "board.errand", errand(2, false, false));
    reported(&scene.game, "board.errand", errand(4, false, false));
    reported(&scene.game, "board.errand", |game| game.errand.produced.add(city("kursk")));
    for (name, most) in [("maneuver", 2), ("project", 2), ("exchange", 1), ("reward", 1)] {
        let mut plain = Scene::new(3);
        plain.acting(name, false);
        assert_eq!(plain.game.errand.left, most, "{name}");
        reported(&plain.game, "board.errand", errand(most + 1, false, false));
        reported(&plain.game, "board.errand", errand(most, true, false));
        reported(&plain.game, "board.errand", errand(most, false, true));
        reported(&plain.game, "board.errand", |game| game.errand.produced.add(city("kursk")));
        assert_eq!(faults(&plain.game, errand(0, false, name == "reward")), [""; 0], "{name}");
        let mut sealed = Scene::new(3);
        sealed.acting(name, true);
        assert_eq!(sealed.game.errand.left, most + 1, "{name}");
        reported(&sealed.game, "board.errand", errand(most + 2, false, false));
        reported(&sealed.game, "board.errand", errand(most + 1, true, false));
        assert_eq!(faults(&sealed.game, errand(most, false, name == "reward")), [""; 0], "{name}");
        if name != "reward" {
            reported(&sealed.game, "board.errand", errand(most, false, true));
        }
    }
    let mut sealed = Scene::new(3);
    sealed.acting("production", true);
    assert!(sealed.game.errand.again);
    assert_eq!(faults(&sealed.game, errand(3, false, false)), [""; 0]);
    reported(&sealed.game, "board.errand", errand(3, true, true));
}

#[test]
fn before_a_boyar_leaves_there_is_no_errand() {
    let scene = Scene::new(3);
    reported(&scene.game, "board.errand", |game| game.errand.chamber = Some(Chamber::Reward));
    reported(&scene.game, "board.errand", |game| game.errand.titled = true);
    let step = |step| move |game: &mut FirstTsar| game.errand = Errand { step, ..Errand::FRESH };
    reported(&scene.game, "board.errand", step(Step::Acting));
    reported(&scene.game, "board.errand", step(Step::After));
    assert_eq!(faults(&scene.game, |game| game.errand.arranged = true), [""; 0], "free actions come before");
}

#[test]
fn a_boyar_is_in_one_place() {
    let mut scene = Scene::new(3);
    scene.acting("maneuver", false);
    reported(&scene.game, "board.players[0].boyars", |game| game.me_mut().in_kremlin = 1);
    reported(&scene.game, "board.players[0].bribes", |game| game.me_mut().chambers.add(Chamber::Maneuver));
    reported(&scene.game, "board.players[1].bribes", |game| {
        game.players[1].chambers.remove(Chamber::Maneuver)
    });
    scene.play("send putivl");
    reported(&scene.game, "board.players[0].boyars", |game| game.me_mut().remove_boyar(city("putivl")));
    let mut stays = Scene::new(3);
    stays.card("maneuver", "AC06").acting("maneuver", false);
    reported(&stays.game, "board.players[0].boyars", |game| game.me_mut().in_kremlin = 0);
    reported(&stays.game, "board.players[1].boyars", |game| game.players[1].in_kremlin = 1);
}

#[test]
fn a_question_of_a_phase_is_asked_alone() {
    let keep = dealt();
    owing(&keep, &[Frame::Keep], true);
    owing(&keep, &[Frame::Keep, Frame::Keep], false);
    owing(&keep, &[Frame::Settle], false);
    let settle = after(3);
    owing(&settle, &[Frame::Settle], true);
    owing(&settle, &[Frame::Settle, Frame::Settle], false);
    owing(&settle, &[Frame::Plan], false);
    owing(&settle, &[Frame::Keep], false);
    let mut planning = Scene::new(3);
    planning.planning();
    let game = planning.game;
    owing(&game, &[Frame::Plan], true);
    owing(&game, &[Frame::Coins(Chamber::Reward)], true);
    owing(&game, &[Frame::Plan, Frame::Plan], false);
    owing(&game, &[Frame::Coins(Chamber::Reward), Frame::Coins(Chamber::Project)], false);
    for frame in
        [Frame::Turn, Frame::Any, Frame::Exchange, Frame::Gain(Token::Coin, 1), Frame::Keep, Frame::Settle]
    {
        owing(&game, &[frame], false);
    }
    let turn = Scene::new(3).game;
    owing(&turn, &[Frame::Turn, Frame::Plan], false);
    owing(&turn, &[Frame::Turn, Frame::Settle], false);
    owing(
        &turn,
        &[Frame::Turn, Frame::Pause(Source::Printed(0)), Frame::Gain(Token::Any, 2), Frame::Any],
        true,
    );
}

#[test]
fn coins_are_asked_for_a_chamber_without_an_own_boyar() {
    let mut scene = Scene::new(3);
    scene.planning().play("plan reward, plan project, plan project");
    assert_eq!(scene.to_decide(), Some(seat(0)));
    owing(&scene.game, &[Frame::Coins(Chamber::Project)], true);
    owing(&scene.game, &[Frame::Coins(Chamber::Reward)], false);
}

#[test]
fn goods_are_asked_for_in_the_exchange_chamber_only() {
    let mut exchange = Scene::new(3);
    exchange.acting("exchange", false);
    owing(&exchange.game, &[Frame::Turn, Frame::Exchange], true);
    owing(&exchange.game, &[Frame::Turn, Frame::Exchange, Frame::Any], false);
    let mut other = Scene::new(3);
    other.acting("project", false);
    owing(&other.game, &[Frame::Turn, Frame::Exchange], false);
}

#[test]
fn a_project_that_is_paid_for_is_there() {
    let mut scene = Scene::new(3);
    scene.project_deck(0);
    owing(&scene.game, &[Frame::Turn, Frame::TakeProject { must: true }], true);
    scene.no_display();
    owing(&scene.game, &[Frame::Turn, Frame::TakeProject { must: true }], false);
    owing(&scene.game, &[Frame::Turn, Frame::TakeProject { must: false }], true);
}

#[test]
fn rewards_are_asked_alone_and_of_somebody_who_plays() {
    let mut three = Scene::new(3);
    three.end_of_round();
    let prize =
        |leader: u8, second: Option<u8>| Frame::Prize { leader: seat(leader), second: second.map(seat) };
    let second = |number| Frame::Second(seat(number), Prize::Other);
    owing(&three.game, &[prize(0, Some(1))], true);
    owing(&three.game, &[prize(0, None)], true);
    owing(&three.game, &[prize(0, Some(1)), prize(0, Some(1))], false);
    owing(&three.game, &[prize(1, None)], false);
    owing(&three.game, &[second(1), Frame::Any], true);
    owing(&three.game, &[second(1), second(1), Frame::Any], false);
    owing(&three.game, &[Frame::Gain(Token::Any, 1), second(1)], false);
    owing(&three.game, &[Frame::Gain(Token::Any, 1), Frame::Any], true);
    reported(&three.game, "board.frames[0]", |game| {
        game.turns = 0;
        owe(game, &[second(1), Frame::Any]);
    });
    let mut two = Scene::new(2);
    two.end_of_round();
    owing(&two.game, &[prize(0, None)], true);
    owing(&two.game, &[prize(1, None)], true);
    owing(&two.game, &[prize(2, None)], false);
    for active in [0, 1] {
        two.as_seat(active);
        owing(&two.game, &[prize(active, Some(1 - active))], false);
    }
    let turn = Scene::new(3).game;
    owing(&turn, &[Frame::Turn, prize(0, Some(1))], false);
    owing(&turn, &[Frame::Turn, second(1)], false);
}

#[test]
fn an_effect_with_a_price_comes_from_where_prices_are_printed() {
    let mut scene = Scene::new(3);
    scene.goods("9 grain, 9 wood, 9 stone, 9 gunpowder, 9 textile, 9 steel, 9 coin");
    let tables = scene.game.tables;
    let priced =
        |effects: &[crate::components::Effect]| effects.iter().position(|effect| !effect.pay.is_empty());
    let spoils = priced(&tables.spoils).and_then(|at| crate::components::SpoilsId::new(at as u8));
    let trade =
        priced(&tables.trades).and_then(|at| crate::components::TradeId::new(at as u8)).expect("a price");
    let rich = |source| [Frame::Turn, Frame::Bargain(source)];
    owing(&scene.game, &rich(Source::Trade(trade)), true);
    if let Some(id) = spoils {
        owing(&scene.game, &rich(Source::Spoils(id)), true);
    }
    let others: Vec<_> = tables.tokens.iter().map(|token| token.other).collect();
    for (at, effect) in others.iter().enumerate() {
        let id = crate::components::TokenId::new(at as u8).expect("a token");
        owing(&scene.game, &rich(Source::Region(id)), !effect.pay.is_empty());
    }
    for id in crate::components::EstateId::all() {
        owing(&scene.game, &rich(Source::Estate(id)), false);
    }
    owing(&scene.game, &rich(Source::Printed(0)), false);
    owing(&scene.game, &[Frame::Turn, Frame::Pause(Source::Trade(trade))], true);
    owing(&scene.game, &[Frame::Turn, Frame::Pause(Source::Estate(estate("ES01")))], false);
}

#[test]
fn a_whole_card_missing_or_doubled_is_named_by_its_number() {
    let scene = Scene::new(3);
    let last = *scene.game.title_deck.all().last().expect("a card");
    let found = faults(&scene.game, |game| _ = game.title_deck.draw());
    assert_eq!(found, [format!("titles: numbers [{}] are missing", last.index() + 1)]);
    let found = faults(&scene.game, |game| game.players[2].titles.add(last));
    assert_eq!(found, [format!("titles: number {} is there twice", last.index() + 1)]);
    let mut both = scene.game;
    both.title_deck.draw();
    both.estate_deck.draw();
    let told = both.audit().expect_err("two cards are missing");
    assert!(told.contains("titles: ") && told.contains("; estates: "), "{told}");
}

/// Every part of a state makes a difference, alone.
#[test]
fn what_lies_above_the_stack_does_not_count() {
    let game = Scene::new(3).game;
    let mut same = game;
    same.frames.push(Frame::Any);
    assert!(same != game);
    same.frames.pop();
    assert!(same == game);
    let written = format!("{game:?}");
    assert!(written.contains("hidden") && written.contains("\"phase\""), "{written}");
}
