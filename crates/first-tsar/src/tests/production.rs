//! The Production Chamber and the income of cities (catalogue 2.6 and 3.4).

use samovar_engine::Game;
use samovar_engine::kit::sheets::edited;

use super::scene::{Scene, city, goods, seat};
use crate::components::{City, Components, Item, Sheets, Tables, Token};
use crate::event::Event;
use crate::goods::Goods;
use crate::options::Options;
use crate::state::{CitySet, Frame};

/// The embedded tables with a piece of one of their texts replaced.
pub(super) fn altered(file: &str, old: &str, new: &str) -> &'static Tables {
    let sheets = edited(Sheets::embedded(), file, "", old, new);
    Box::leak(Box::new(Tables::read(&sheets).expect("it can be played with").0))
}

/// The active player stands in these cities with a warrior each, has these goods and leaves the Production Chamber.
fn producing(cities: &[&str], have: &str, seal: bool) -> Scene {
    let mut scene = Scene::new(3);
    scene.clear_map().goods(have);
    for name in cities {
        scene.warriors(name, 1);
    }
    scene.acting("production", seal);
    scene
}

#[test]
fn up_to_three_different_cities_yield() {
    // TSR-119, TSR-Q37
    let mut scene = producing(&["putivl", "kozelsk", "vologda", "murom"], "", false);
    assert_eq!(scene.legal_like("income").len(), 4);
    scene.play("income putivl");
    assert_eq!(scene.refused_by("income putivl"), "TSR-125", "once each");
    assert_eq!(scene.legal_like("income").len(), 3);
    scene.play("income vologda, income murom");
    assert_eq!(scene.me().goods, goods("2 grain, 4 wood"));
    assert_eq!(scene.refused_by("income kozelsk"), "TSR-119");
    assert!(!scene.can("income kozelsk") && scene.legal_like("income").is_empty());
    assert_eq!(scene.game.errand.left, 0);
}

#[test]
fn a_warrior_a_boyar_or_a_building_is_presence() {
    // TSR-119
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("putivl", 2).building("kozelsk").boyar("murom");
    scene.as_seat(1).warriors("ryazan", 1).turn(0).acting("production", false);
    assert_eq!(scene.legal_like("income"), ["income kozelsk", "income putivl", "income murom"]);
    assert_eq!(scene.refused_by("income ryazan"), "TSR-119", "others' pieces are none of mine");
    assert_eq!(scene.refused_by("income moscow plain"), "TSR-119");
    scene.play("income putivl, income kozelsk, income murom");
    assert_eq!(scene.me().goods, goods("4 grain, 2 wood"));
}

#[test]
fn every_city_gives_what_it_shows() {
    // TSR-121, TSR-122, TSR-003
    for each in City::all() {
        let name = each.name();
        let income = scene_income(each);
        let mut scene = producing(&[name, if name == "tver" { "kursk" } else { "tver" }], "3 coin", false);
        scene.clear_log().play(&format!("income {name}"));
        let stones = income.count(Item::Stone);
        let wanted = goods("3 coin").minus(Goods::of(Item::Coin, stones)).and(income);
        assert_eq!(scene.me().goods, wanted, "{name}");
        let told = Event::Income { who: seat(0), city: each, goods: income, paid: stones };
        assert_eq!(scene.log, [told]);
    }
}

fn scene_income(city: City) -> Goods {
    Tables::current().cities[city.index()].income
}

#[test]
fn the_number_of_pieces_does_not_multiply_an_income() {
    // TSR-120
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("putivl", 5).building("putivl").boyar("putivl").acting("production", false);
    scene.play("income putivl");
    assert_eq!(scene.me().goods, scene_income(city("putivl")));
}

#[test]
fn a_stone_costs_a_coin() {
    // TSR-122, TSR-124
    let mut scene = producing(&["tver", "moscow"], "1 coin", false);
    scene.play("income tver");
    assert_eq!(scene.me().goods, goods("1 stone, 1 wood"));
    assert_eq!(scene.refused_by("income moscow"), "TSR-124");
    assert!(!scene.can("income moscow") && scene.can("income moscow plain"));
}

#[test]
fn without_its_coin_a_stone_is_left_out_and_the_rest_comes() {
    // TSR-124, TSR-Q34
    let mut scene = producing(&["tver", "moscow"], "", false);
    assert_eq!(scene.refused_by("income tver"), "TSR-124");
    assert_eq!(scene.legal_like("income"), ["income tver plain", "income moscow plain"]);
    scene.clear_log().play("income tver plain");
    assert_eq!(scene.me().goods, goods("1 wood"));
    let told = Event::Income { who: seat(0), city: city("tver"), goods: goods("1 wood"), paid: 0 };
    assert_eq!(scene.log, [told]);
}

#[test]
fn a_stone_may_be_declined() {
    // TSR-Q34
    let mut scene = producing(&["tver", "putivl"], "2 coin", false);
    assert!(scene.can("income tver") && scene.can("income tver plain"));
    assert_eq!(scene.refused_by("income putivl plain"), "TSR-Q34", "there is no stone to leave out");
    assert!(!scene.can("income putivl plain"));
    scene.play("income tver plain");
    assert_eq!(scene.me().goods, goods("2 coin, 1 wood"));
}

#[test]
fn the_coin_may_come_from_another_city_a_moment_before() {
    // TSR-123
    let mut scene = producing(&["veliky-novgorod", "moscow", "tver"], "", false);
    assert!(!scene.can("income moscow"));
    scene.play("income veliky-novgorod, income moscow, income tver");
    assert_eq!(scene.me().goods, goods("2 stone, 1 wood"));
}

#[test]
fn the_coin_does_not_come_from_the_same_city() {
    // TSR-Q35
    let tables = altered("cities.toml", "income = [\"stone:1\"]", "income = [\"stone:1\", \"coin:1\"]");
    let mut scene = Scene::with(tables, Options::for_players(3));
    scene.clear_map().warriors("moscow", 2).acting("production", true);
    assert_eq!(scene.refused_by("income moscow"), "TSR-124");
    scene.play("income moscow plain");
    assert_eq!(scene.me().goods, goods("1 coin"));
    scene.play("income moscow");
    assert_eq!(scene.me().goods, goods("1 stone, 1 coin"));
}

#[test]
fn the_bonus_repeats_one_of_the_chosen_cities() {
    // TSR-125, TSR-Q38
    let mut scene = producing(&["putivl", "vologda", "murom", "kozelsk"], "", true);
    assert!(scene.game.errand.again);
    // Nothing to repeat yet: the first income is a regular one.
    scene.play("income putivl");
    assert_eq!((scene.game.errand.left, scene.game.errand.again), (2, true));
    scene.play("income vologda, income vologda");
    assert_eq!((scene.game.errand.left, scene.game.errand.again), (1, false));
    assert_eq!(scene.refused_by("income putivl"), "TSR-125", "the bonus is used");
    scene.play("income murom");
    assert_eq!(scene.refused_by("income kozelsk"), "TSR-119");
    assert_eq!(scene.me().goods, goods("2 grain, 6 wood"));
}

#[test]
fn the_bonus_gives_no_fourth_city() {
    // TSR-125
    let mut scene = producing(&["putivl", "vologda", "murom", "kozelsk"], "", true);
    scene.play("income putivl, income vologda, income murom");
    let kozelsk = "income kozelsk".parse().expect("an action");
    let fourth = Game::check(&scene.game, kozelsk).expect_err("it is refused");
    assert_eq!(fourth.rule, "TSR-119");
    assert_eq!(fourth.reason.id, "first-tsar-why-only-again");
    assert_eq!(scene.legal_like("income"), ["income vologda", "income putivl", "income murom"]);
    scene.play("income murom");
    assert!(scene.legal_like("income").is_empty());
    assert_eq!(scene.me().goods, goods("2 grain, 6 wood"));
}

#[test]
fn every_stone_of_a_city_has_its_price_and_no_other_stone_has() {
    // TSR-Q36, TSR-242
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("moscow", 1).warriors("putivl", 1).gain(Token::Income, 1);
    assert_eq!(scene.asked(), Frame::Income);
    assert_eq!(scene.refused_by("income moscow"), "TSR-124");
    assert_eq!(scene.refused_by("income kursk"), "TSR-242", "presence is needed");
    assert_eq!(scene.legal(), ["income moscow plain", "income putivl", "skip"]);
    scene.play("skip").goods("1 coin").gain(Token::Income, 1).play("income moscow");
    assert_eq!(scene.me().goods, goods("1 stone"));
    // The bonus pays again.
    let mut scene = producing(&["moscow", "kursk"], "1 coin", true);
    scene.play("income moscow");
    assert_eq!(scene.refused_by("income moscow"), "TSR-124");
    // A token's stone is free.
    let mut scene = Scene::new(3);
    scene.gain(Token::Stone, 1).gain(Token::Any, 1).play("take stone");
    assert_eq!(scene.me().goods, goods("2 stone"));
}

#[test]
fn presence_is_looked_at_when_each_income_is_taken() {
    // TSR-Q37
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("putivl", 2).estate("ES04").acting("production", false);
    assert_eq!(scene.refused_by("income kursk"), "TSR-119");
    scene.play("income putivl, use ES04, move warrior putivl kursk, income kursk");
    assert_eq!(scene.me().goods, goods("3 grain, 1 coin"));
}

#[test]
fn a_chosen_city_may_be_repeated_after_leaving_it() {
    // TSR-Q39
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("putivl", 1).warriors("vologda", 1).estate("ES04").acting("production", true);
    scene.play("income putivl, use ES04, move warrior putivl kursk");
    assert!(!scene.me().presence().has(city("putivl")));
    scene.play("income putivl");
    assert_eq!(scene.me().goods, goods("4 grain"));
    // A city that was not chosen is lost with its last piece.
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("putivl", 1).warriors("vologda", 1).estate("ES04").acting("production", true);
    scene.play("use ES04, move warrior putivl kursk");
    assert_eq!(scene.refused_by("income putivl"), "TSR-119");
    assert_eq!(scene.me().guarded, CitySet::from_iter([city("kursk"), city("vologda")]));
}
