//! The Rebellion in the Claim Phase and its score (catalogue 2.25).

use samovar_engine::{Game, GameOptions, Who, kit};

use super::solo_stage::{FOE, ME, Solo, led_by};
use crate::action::{Action, Piece};
use crate::components::Region::{Chernigov, Kiev, Novgorod, Pereyaslavl, Polotsk, Rostov, Smolensk, Volyn};
use crate::components::Structure::{Church, Market, Stronghold};
use crate::components::{AgendaId, Difficulty, Good, Leader, Priority, Structure, Track};
use crate::event::Event;
use crate::options::Options;
use crate::solo::{HUMAN, Lead, REBELLION, Reason};
use crate::state::{BoatCount, Frame, Phase};

/// A game on the mat of a difficulty, whose coins lie as at the start.
fn on(difficulty: Difficulty) -> Solo {
    let mut solo = Solo::with(Options { difficulty, ..led_by(Leader::Maria) });
    solo.fresh_mat();
    solo
}

impl Solo {
    /// The Claim Phase of a round with all goods loaded, up to the human's choice of a deed or the end.
    fn claims(&mut self, round: u8) -> &mut Solo {
        self.before_claims(round);
        while matches!(self.game.frames.top(), Some(Frame::Dock(_))) {
            self.play(Action::Hold(0));
        }
        self
    }

    /// The beginning of the Claim Phase of a round, up to the first question.
    fn before_claims(&mut self, round: u8) -> &mut Solo {
        self.game.round = round;
        self.game.turn = 0;
        self.game.rebellion.turned = self.game.cards_turned() as u8;
        self.game.run(&mut self.log);
        assert!(matches!(self.game.phase, Phase::Claim | Phase::Over));
        self
    }

    fn legal(&self) -> Vec<Action> {
        let legal = kit::legal(&self.game);
        legal.to_vec()
    }

    fn unlocked(&self) -> Vec<Priority> {
        let column = |event: &Event| match event {
            Event::Unlocked { who: REBELLION, column, .. } => Some(*column),
            _ => None,
        };
        self.log.iter().filter_map(column).collect()
    }

    /// The points of a side by category, and its total.
    fn scored(&self, side: usize, category: &str) -> i32 {
        let rows = self.game.standings().rows;
        let part = rows[side].parts.iter().find(|(name, _)| *name == category);
        part.unwrap_or_else(|| panic!("{category} in {:?}", rows[side])).1
    }
}

/// A scene in which the human is ahead in nothing; the start of the hard mat is war, of the medium mat tax.
fn even(difficulty: Difficulty) -> Solo {
    let mut solo = on(difficulty);
    solo.leader(ME, Kiev).leader(FOE, Volyn);
    solo
}

// RUR-298 (A), RUR-Q119
#[test]
fn more_regions_occupied_bring_the_priority_of_war() {
    let mut solo = even(Difficulty::Medium);
    // Two structures and goods more are looked at only later.
    solo.troops(ME, Rostov, 1).built(ME, Church, Kiev).goods(ME, Good::Wood, 3).claims(1);
    assert_eq!(solo.game.rebellion.priority, Priority::War);
    assert!(solo.told(Reason::HumanLeads { lead: Lead::Regions, human: 2, rebellion: 1 }));
    assert!(solo.log.contains(&Event::Prioritized { who: REBELLION, priority: Priority::War }));
}

// RUR-298 (B), RUR-Q119, RUR-Q16
#[test]
fn structures_in_more_adjacent_regions_bring_the_priority_of_building() {
    let mut solo = even(Difficulty::Medium);
    solo.built(ME, Church, Kiev).built(ME, Market, Volyn).built(FOE, Church, Volyn);
    solo.built(FOE, Church, Rostov).goods(ME, Good::Wood, 1).claims(1);
    assert_eq!(solo.game.rebellion.priority, Priority::Build);
    assert!(solo.told(Reason::HumanLeads { lead: Lead::Structures, human: 2, rebellion: 1 }));
}

// RUR-298 (C), RUR-Q119, RUR-Q127: the load of the boat counts, goods on the dock do not.
#[test]
fn more_goods_on_the_boat_bring_the_priority_of_tax() {
    let mut solo = even(Difficulty::Hard);
    solo.goods(ME, Good::Wood, 2).goods(FOE, Good::Fur, 9).claims(1);
    assert_eq!(solo.game.rebellion.priority, Priority::Tax);
    assert!(solo.told(Reason::HumanLeads { lead: Lead::Goods, human: 2, rebellion: 1 }));
}

// RUR-Q127 (c), RUR-298 (C): with as few goods as the Rebellion has, the mat decides.
#[test]
fn goods_held_back_keep_the_starting_priority() {
    let mut solo = even(Difficulty::Hard);
    solo.goods(ME, Good::Wood, 2).goods(FOE, Good::Fur, 9).before_claims(1);
    assert_eq!(solo.game.frames.top(), Some(Frame::Dock(BoatCount::Priority)));
    assert_eq!(solo.legal(), [Action::Hold(0), Action::Hold(1)]);
    solo.play(Action::Hold(1));
    assert_eq!(solo.game.rebellion.priority, solo.game.mat().start);
    assert!(solo.told(Reason::HumanLeadsNowhere));
    assert_eq!((solo.game.phase, solo.game.frames.top()), (Phase::Claim, Some(Frame::Deed)));
}

// RUR-Q127 (c): where it changes nothing, nothing is asked.
#[test]
fn holding_back_for_the_priority_is_asked_only_where_it_decides() {
    let asked = |difficulty, round, set: fn(&mut Solo) -> &mut Solo| {
        let mut solo = even(difficulty);
        solo.goods(ME, Good::Wood, 2);
        set(&mut solo);
        solo.before_claims(round);
        solo.game.frames.top() == Some(Frame::Dock(BoatCount::Priority))
    };
    assert!(asked(Difficulty::Hard, 3, |solo| solo));
    assert!(!asked(Difficulty::Medium, 1, |solo| solo), "the mat starts with tax");
    assert!(!asked(Difficulty::Hard, 4, |solo| solo), "the last round");
    assert!(!asked(Difficulty::Hard, 1, |solo| solo.troops(ME, Rostov, 1)), "more regions");
    assert!(!asked(Difficulty::Hard, 1, |solo| solo.built(ME, Church, Kiev)), "more structures");
    assert!(!asked(Difficulty::Hard, 1, |solo| solo.goods(FOE, Good::Wood, 2)), "as many goods");
}

// RUR-Q127 (b), RUR-300: a marker that stays level unlocks nothing.
#[test]
fn goods_held_back_keep_the_trade_marker_level_with_the_rebellions() {
    let scene = |goods: u8, round: u8| {
        let mut solo = on(Difficulty::Medium);
        solo.leader(ME, Kiev).leader(FOE, Volyn).goods(ME, Good::Wood, 3).goods(ME, Good::Fish, 3);
        solo.goods(ME, Good::Ore, 1).goods(FOE, Good::Wood, 3).goods(FOE, Good::Fish, goods);
        solo.before_claims(round);
        solo
    };
    let mut solo = scene(2, 1);
    assert_eq!(solo.game.frames.top(), Some(Frame::Dock(BoatCount::Trade)));
    assert_eq!(solo.legal(), [Action::Hold(0), Action::Hold(1), Action::Hold(5)]);
    let [mut level, mut off] = [solo.clone(), solo.clone()];
    solo.play(Action::Hold(0));
    assert_eq!((solo.me().claims[2], solo.unlocked().len()), (3, 1));
    level.play(Action::Hold(1));
    assert_eq!((level.me().claims[2], level.unlocked().len(), level.me().coins), (2, 0, 3 + 2));
    off.play(Action::Hold(5));
    assert_eq!((off.me().claims[2], off.unlocked().len(), off.me().coins), (0, 0, 4 + 2));
    assert_eq!(scene(0, 1).legal(), [Action::Hold(0), Action::Hold(3), Action::Hold(5)]);
    assert_eq!(scene(3, 4).game.phase, Phase::Over, "nothing is asked in the last round");
}

// RUR-Q127 (b): a bare mat has nothing to unlock, and a marker that is above already unlocks anyway.
#[test]
fn a_level_marker_is_offered_only_while_it_keeps_a_bonus_locked() {
    let asked = |claim: u8, coins: [u8; 3]| {
        let mut solo = on(Difficulty::Medium);
        solo.leader(ME, Kiev).leader(FOE, Volyn).goods(ME, Good::Wood, 3).goods(ME, Good::Fish, 3);
        solo.goods(FOE, Good::Wood, 3);
        solo.game.players[ME].claims[2] = claim;
        solo.game.rebellion.locked = coins;
        solo.before_claims(2);
        solo.game.frames.top() == Some(Frame::Dock(BoatCount::Trade))
    };
    assert!(asked(1, [0b10, 0, 0]));
    assert!(!asked(1, [0; 3]), "no coin is left");
    assert!(!asked(2, [0b10, 0, 0]), "the marker is above already");
}

// RUR-Q127 (b): no marker can be level with one at the top without being there itself.
#[test]
fn level_with_a_rebellion_at_the_top_of_the_trade_track_is_not_offered() {
    let mut solo = on(Difficulty::Medium);
    solo.leader(ME, Kiev).leader(FOE, Volyn).goods(ME, Good::Wood, 3).goods(ME, Good::Fish, 3);
    solo.goods(ME, Good::Ore, 1);
    solo.game.players[FOE].claims[2] = 5;
    solo.before_claims(2);
    assert_eq!(solo.legal(), [Action::Hold(0), Action::Hold(5)], "only off the board");
}

// RUR-298 (D), RUR-Q119: ties are no lead.
#[test]
fn without_a_lead_the_priority_is_that_of_the_mat() {
    for difficulty in Difficulty::ALL {
        let solo = even(difficulty);
        let start = solo.game.mat().start;
        for priority in Priority::ALL {
            let mut solo = solo.clone();
            solo.goods(ME, Good::Wood, 1).goods(FOE, Good::Ore, 1).priority(priority).claims(2);
            assert_eq!(solo.game.rebellion.priority, start);
            assert!(solo.told(Reason::HumanLeadsNowhere));
        }
    }
}

// RUR-299, RUR-300, RUR-Q118: the track of the human's lead, and the new priority.
#[test]
fn a_track_on_which_the_human_is_ahead_unlocks_a_bonus_of_the_new_priority() {
    let mut solo = even(Difficulty::Medium);
    solo.troops(ME, Kiev, 2).priority(Priority::Tax);
    solo.built(ME, Church, Kiev).built(ME, Market, Volyn).built(ME, Church, Polotsk).claims(1);
    assert_eq!(solo.game.players[ME].claims[Track::Build.index()], 2);
    assert_eq!(solo.game.rebellion.priority, Priority::Build);
    assert_eq!(solo.unlocked(), [Priority::Build]);
    assert!(solo.told(Reason::Behind { track: Track::Build }));
    assert_eq!(solo.game.rebellion.locked[Priority::Build.index()], 0b100, "the top coin");
}

// RUR-300, RUR-Q100: one coin for each track, one after another.
#[test]
fn every_track_behind_unlocks_a_bonus() {
    let mut solo = on(Difficulty::Easy);
    for region in [Kiev, Volyn, Polotsk] {
        solo.troops(ME, region, 1).built(ME, Church, region);
    }
    solo.goods(ME, Good::Wood, 3).leader(FOE, Rostov).claims(1);
    assert_eq!(solo.game.players[ME].claims, [2, 2, 1]);
    assert_eq!(solo.game.players[FOE].claims, [0, 0, 0]);
    // War has two coins; the third comes from the leftmost column that has one.
    assert_eq!(solo.unlocked(), [Priority::War, Priority::War, Priority::Build]);
    assert_eq!(solo.game.rebellion.locked, [0, 0b100, 0b11]);
    let income = 1;
    assert_eq!(solo.foe().coins, 3 + income);
}

// RUR-300: equal places unlock nothing; the Rebellion advances first.
#[test]
fn equal_places_on_a_track_unlock_nothing() {
    let mut solo = on(Difficulty::Easy);
    solo.goods(ME, Good::Wood, 3).goods(FOE, Good::Wood, 3).leader(ME, Kiev).leader(FOE, Volyn).claims(1);
    assert_eq!([ME, FOE].map(|side| solo.game.players[side].claims), [[0, 0, 1]; 2]);
    assert!(solo.unlocked().is_empty());
}

// RUR-300: with no coin on the mat nothing is unlocked.
#[test]
fn a_bare_mat_unlocks_nothing() {
    let mut solo = on(Difficulty::Easy);
    solo.game.rebellion.locked = [0; 3];
    solo.goods(ME, Good::Wood, 3).leader(ME, Kiev).leader(FOE, Volyn).claims(1);
    assert!(solo.unlocked().is_empty() && solo.told(Reason::NoCoin));
    assert_eq!(solo.foe().coins, 1, "income alone");
}

// RUR-299
#[test]
fn the_rebellion_advances_by_the_normal_conditions() {
    let mut solo = on(Difficulty::Easy);
    for region in [Kiev, Novgorod, Polotsk, Smolensk, Rostov] {
        solo.troops(FOE, region, 1);
    }
    for region in [Kiev, Volyn, Polotsk] {
        solo.built(FOE, Market, region);
    }
    solo.goods(FOE, Good::Fish, 3).goods(FOE, Good::Wood, 3).goods(FOE, Good::Ore, 1).claims(1);
    assert_eq!(solo.foe().claims, [5, 2, 3]);
    assert!(solo.log.contains(&Event::Advanced { who: REBELLION, track: Track::Rule, space: 5 }));
    assert!(solo.unlocked().is_empty(), "the Rebellion is ahead");
}

// RUR-301, RUR-Q89
#[test]
fn its_income_is_one_coin_and_one_for_each_full_column() {
    let mut solo = on(Difficulty::Easy);
    let boat = solo.game.tables.boat;
    solo.leader(ME, Kiev).leader(FOE, Volyn).goods(FOE, Good::Ore, boat[Good::Ore.index()]);
    solo.goods(FOE, Good::Fur, boat[Good::Fur.index()] + 3).goods(FOE, Good::Wood, 1).claims(1);
    assert_eq!(solo.foe().coins, 3);
    assert!(solo.log.contains(&Event::Income { who: REBELLION, markers: 1, boat: 2 }));
    assert!(solo.log.contains(&Event::Income { who: HUMAN, markers: 4, boat: 0 }));
}

// RUR-301, RUR-Q117: no income after round 4, but priority and unlocking.
#[test]
fn in_round_four_it_still_unlocks_but_earns_nothing() {
    let mut solo = on(Difficulty::Easy);
    solo.goods(ME, Good::Wood, 3).leader(ME, Kiev).leader(FOE, Volyn).priority(Priority::War).claims(4);
    assert_eq!(solo.game.phase, Phase::Over);
    assert_eq!(solo.game.rebellion.priority, Priority::Tax);
    assert_eq!(solo.unlocked(), [Priority::Tax]);
    assert_eq!(solo.foe().coins, 1);
    assert_eq!(solo.scored(FOE, "rurik-score-coins"), 1);
    assert!(!solo.happened(|event| matches!(event, Event::Income { .. })));
}

// RUR-302
#[test]
fn it_takes_no_deed() {
    let mut solo = even(Difficulty::Easy);
    solo.claims(1);
    let deed = solo.game.row[0].unwrap();
    solo.play(crate::action::Action::Choose(deed));
    assert_eq!((solo.me().deeds.len(), solo.foe().deeds.len()), (1, 0));
    let chosen = solo.log.iter().filter(|event| matches!(event, Event::DeedChosen { .. })).count();
    assert_eq!(chosen, 1);
}

// RUR-Q125, RUR-231: the setup gives the card to the Rebellion.
#[test]
fn the_solo_leader_card_is_used_unless_it_is_left_out() {
    let read = |json: serde_json::Value| Options::read(json.as_object().expect("options"));
    let used = read(serde_json::json!({"players": 1})).map(|options| options.solo_leader_card);
    assert_eq!((used, Options::for_players(1).solo_leader_card), (Ok(true), true));
    let without = read(serde_json::json!({"players": 1, "solo_leader_card": false}));
    assert_eq!(without.map(|options| options.solo_leader_card), Ok(false));
}

// RUR-Q125, RUR-D17
#[test]
fn with_the_solo_leader_card_a_rebel_joins_sviatopolk_after_a_round() {
    let scene = |card: bool| {
        let mut solo = Solo::with(Options { solo_leader_card: card, ..led_by(Leader::Maria) });
        solo.leader(ME, Kiev).leader(FOE, Volyn);
        solo
    };
    let next_round = |solo: &mut Solo| {
        solo.claims(1);
        let deed = solo.game.row[0].unwrap();
        solo.play(crate::action::Action::Choose(deed));
    };
    let mut solo = scene(true);
    next_round(&mut solo);
    assert_eq!((solo.forces(&[Volyn]), solo.foe().supply), (vec![2], 14));
    assert_eq!(solo.musters(), [(Piece::Troop, Volyn)]);
    assert!(solo.told(Reason::LeaderCard { region: Volyn }));

    let mut solo = scene(false);
    next_round(&mut solo);
    assert_eq!(solo.forces(&[Volyn]), [1], "the card is not in force");

    let mut solo = scene(true);
    solo.troops(FOE, Rostov, 15);
    next_round(&mut solo);
    assert_eq!(solo.forces(&[Volyn]), [1], "no rebel is left");

    let mut solo = scene(true);
    solo.troops(FOE, Rostov, 1);
    solo.game.recall(FOE, Piece::Leader, Volyn);
    next_round(&mut solo);
    assert!(solo.musters().is_empty(), "he is off the board");

    let mut solo = scene(true);
    solo.claims(4);
    assert_eq!(solo.forces(&[Volyn]), [1], "not after the last round");
}

// RUR-303, RUR-153, RUR-154
#[test]
fn it_scores_tracks_and_warfare_like_a_player() {
    let mut solo = on(Difficulty::Easy);
    solo.game.players[FOE].claims = [5, 4, 3];
    solo.game.players[ME].claims = [5, 5, 5];
    (solo.game.players[FOE].warfare, solo.game.players[ME].warfare) = (3, 2);
    solo.leader(ME, Kiev).leader(FOE, Volyn).claims(4);
    assert_eq!(solo.scored(FOE, "rurik-score-rule"), 8);
    assert_eq!(solo.scored(FOE, "rurik-score-build"), 5);
    assert_eq!(solo.scored(FOE, "rurik-score-trade"), 3);
    assert_eq!(solo.scored(FOE, "rurik-score-warfare"), 3);
    assert_eq!(solo.scored(ME, "rurik-score-warfare"), 1);
    let rows = solo.game.standings().rows;
    assert_eq!(rows[FOE].who, Who::Automa("rebellion"));
    let categories: Vec<_> = rows[FOE].parts.iter().map(|(name, _)| *name).collect();
    assert!(!categories.contains(&"rurik-score-agenda") && !categories.contains(&"rurik-score-deeds"));
}

// RUR-E27, RUR-304, RUR-306
#[test]
fn coins_and_goods_on_its_dock_score_by_threes_rounded_up() {
    let points = |coins: u8, docked: u8| {
        let mut solo = Solo::new();
        let fur = solo.game.tables.boat[Good::Fur.index()];
        solo.coins(FOE, coins).goods(FOE, Good::Fur, fur + docked);
        (solo.scored(FOE, "rurik-score-coins"), solo.scored(FOE, "rurik-score-dock"))
    };
    assert_eq!(points(7, 4), (3, 2));
    assert_eq!(points(0, 0), (0, 0));
    assert_eq!(points(1, 3), (1, 1));
    assert_eq!(points(6, 1), (2, 1));
}

// RUR-307: the human scores agenda and deeds, no coins.
#[test]
fn the_human_scores_like_a_player() {
    let mut solo = on(Difficulty::Easy);
    solo.game.players[ME].dealt[0] = AgendaId::Esteemed;
    solo.game.players[ME].kept = Some(0);
    let deed = solo.game.row[0].take().unwrap();
    solo.game.players[ME].accomplished.add(deed);
    solo.leader(ME, Kiev).troops(ME, Rostov, 1).leader(FOE, Volyn).coins(ME, 9).claims(4);
    assert_eq!(solo.scored(ME, "rurik-score-agenda"), 2);
    assert_eq!(solo.scored(ME, "rurik-score-deeds"), i32::from(solo.game.tables.deeds[deed.index()].vp));
    assert!(solo.game.standings().rows[ME].parts.iter().all(|(name, _)| *name != "rurik-score-coins"));
}

// RUR-Q123
#[test]
fn the_agenda_compares_with_the_rebellion_and_not_with_neutral_troops() {
    let meets = |agenda: AgendaId, change: &dyn Fn(&mut Solo)| {
        let mut solo = Solo::new();
        solo.game.players[ME].dealt[0] = agenda;
        solo.game.players[ME].kept = Some(0);
        solo.leader(ME, Kiev).leader(FOE, Volyn);
        change(&mut solo);
        solo.game.meets_agenda(ME)
    };
    let occupied = |rebels: bool| {
        move |solo: &mut Solo| {
            for region in [Rostov, Smolensk, Chernigov, Pereyaslavl] {
                solo.neutral(region);
            }
            solo.troops(FOE, Rostov, u8::from(rebels));
        }
    };
    assert!(meets(AgendaId::Esteemed, &occupied(false)));
    assert!(!meets(AgendaId::Esteemed, &occupied(true)));
    let goods = |count: u8| {
        move |solo: &mut Solo| {
            solo.goods(ME, Good::Fur, 2).goods(FOE, Good::Fur, count);
        }
    };
    assert!(meets(AgendaId::Capable, &goods(2)), "boat and dock, ties count");
    assert!(!meets(AgendaId::Capable, &goods(3)));
    let built = |structure: Structure, count: usize| {
        move |solo: &mut Solo| {
            solo.built(FOE, structure, Kiev);
            for structure in [Church, Market, Stronghold].into_iter().take(count) {
                solo.built(FOE, structure, Volyn);
            }
        }
    };
    assert!(meets(AgendaId::Protective, &built(Market, 1)), "a structure of the Rebellion in a region ruled");
    assert!(!meets(AgendaId::Protective, &built(Market, 2)));
}

// RUR-305, RUR-Q124, RUR-159, RUR-307
#[test]
fn its_coins_do_not_count_in_the_tie_break() {
    let mut solo = Solo::new();
    // One point each: the human on a track, the Rebellion for a coin; nobody rules more.
    solo.game.players[ME].claims[0] = 1;
    solo.leader(ME, Kiev).leader(FOE, Volyn).coins(FOE, 3);
    let ranks = |solo: &Solo| solo.game.standings().rows.iter().map(|row| row.rank).collect::<Vec<_>>();
    assert_eq!(solo.game.standings().rows.iter().map(|row| row.total).collect::<Vec<_>>(), [1, 1]);
    assert_eq!(ranks(&solo), [1, 1], "0 against 0: shared");
    solo.coins(ME, 1);
    assert_eq!(ranks(&solo), [1, 2]);
    solo.troops(FOE, Rostov, 1);
    assert_eq!(ranks(&solo), [2, 1], "regions ruled come first (RUR-158)");
}
