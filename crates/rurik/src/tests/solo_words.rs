//! What the Rebellion says of itself: every reason has words of its own, with what they need.

use samovar_engine::{Arg, Event as _, Message};

use crate::components::Region::{Kiev, Volyn};
use crate::components::{Column, Gain, Priority, Track};
use crate::event::Event;
use crate::phrase;
use crate::solo::{HUMAN, Lead, REBELLION, Reason, Stage};

/// Checks the message of a reason: its id, and its arguments besides who it is about.
fn says<const N: usize>(why: Reason, id: &str, args: [(&'static str, Arg); N]) {
    let mut wanted = Message::owned(id.to_owned()).with("who", REBELLION);
    for (name, value) in args {
        wanted = wanted.with(name, value);
    }
    assert_eq!(Event::Reasoned { why }.message(), wanted);
}

fn kiev() -> (&'static str, Arg) {
    ("region", phrase::region(Kiev).into())
}

fn the_human() -> (&'static str, Arg) {
    ("player", HUMAN.into())
}

#[test]
fn reasons_of_placing() {
    let row = |top| Reason::Row { number: 4, column: Column::Tax, top, priority: Priority::War };
    let args = || {
        [
            ("number", 4_u8.into()),
            ("column", phrase::column(Column::Tax).into()),
            ("priority", phrase::priority(Priority::War).into()),
        ]
    };
    says(row(false), "rurik-because-row", args());
    says(row(true), "rurik-because-row-top", args());
    let columns =
        [("column", phrase::column(Column::Tax).into()), ("to", phrase::column(Column::Build).into())];
    says(Reason::ColumnFull { column: Column::Tax, to: Column::Build }, "rurik-because-column-full", columns);
    says(Reason::BribeToTop { coins: 2 }, "rurik-because-bribe-top", [("coins", 2_u8.into())]);
    says(Reason::BribeOverTie, "rurik-because-bribe-tie", [the_human()]);
    let coins = || [("coins", 2_u8.into()), ("has", 1_u8.into())];
    says(Reason::BribeTooDear { coins: 2, has: 1 }, "rurik-because-bribe-dear", coins());
    says(Reason::CannotPay { coins: 2, has: 1 }, "rurik-because-cannot-pay", coins());
}

#[test]
fn reasons_of_acting() {
    for column in Column::ALL {
        says(Reason::NoEffect { column }, &format!("rurik-because-no-{column}"), []);
    }
    let bonus = Reason::Bonus { column: Column::Tax, priority: Priority::War, gain: Gain::Coins(2) };
    says(
        bonus,
        "rurik-because-bonus",
        [
            ("column", phrase::column(Column::Tax).into()),
            ("priority", phrase::priority(Priority::War).into()),
            ("what", phrase::gain(Gain::Coins(2)).into()),
        ],
    );
    says(Reason::Muster { region: Kiev, ruled: false }, "rurik-because-muster", [kiev()]);
    says(Reason::Muster { region: Kiev, ruled: true }, "rurik-because-muster-ruled", [kiev()]);
    let way = || [("from", phrase::region(Kiev).into()), ("to", phrase::region(Volyn).into())];
    let march = |spread| Reason::March { from: Kiev, to: Volyn, spread };
    says(march(true), "rurik-because-move-spread", way());
    says(march(false), "rurik-because-move-gather", way());
    says(Reason::Raid { region: Kiev, ruled: false }, "rurik-because-attack", [kiev()]);
    says(Reason::Raid { region: Kiev, ruled: true }, "rurik-because-attack-ruled", [kiev()]);
    let builds =
        ["rurik-because-build-a", "rurik-because-build-b", "rurik-because-build-c", "rurik-because-build-d"];
    let taxes = ["rurik-because-tax-a", "rurik-because-tax-b", "rurik-because-tax-c", "rurik-because-tax-d"];
    for (stage, (build, tax)) in Stage::ALL.into_iter().zip(builds.into_iter().zip(taxes)) {
        says(Reason::Build { stage, region: Kiev }, build, [kiev()]);
        says(Reason::Tax { stage, region: Kiev }, tax, [kiev()]);
    }
    says(Reason::PointsLost { points: 2 }, "rurik-because-points-lost", [("points", 2_u8.into())]);
}

#[test]
fn reasons_of_the_claim_phase() {
    let track = ("track", phrase::track(Track::Trade).into());
    says(Reason::Behind { track: Track::Trade }, "rurik-because-behind", [the_human(), track]);
    says(Reason::NoCoin, "rurik-because-no-coin", []);
    for (lead, id) in [
        (Lead::Regions, "rurik-because-regions"),
        (Lead::Structures, "rurik-because-structures"),
        (Lead::Goods, "rurik-because-goods"),
    ] {
        let counts = [the_human(), ("count", 3_u8.into()), ("own", 2_u8.into())];
        says(Reason::HumanLeads { lead, human: 3, rebellion: 2 }, id, counts);
    }
    says(Reason::HumanLeadsNowhere, "rurik-because-nothing", [the_human()]);
    says(Reason::LeaderCard { region: Kiev }, "rurik-because-leader-card", [kiev()]);
}

#[test]
fn its_events_name_what_changed() {
    let unlocked = Event::Unlocked {
        who: REBELLION,
        column: Priority::Tax,
        on: Column::Build,
        gain: Gain::Points(Column::Move, 1),
    };
    let wanted = Message::new("rurik-event-unlocked")
        .with("who", REBELLION)
        .with("priority", phrase::priority(Priority::Tax))
        .with("column", phrase::column(Column::Build))
        .with("what", phrase::gain(Gain::Points(Column::Move, 1)));
    assert_eq!(unlocked.message(), wanted);
    let priority = Event::Prioritized { who: REBELLION, priority: Priority::Build };
    let wanted = Message::new("rurik-event-priority")
        .with("who", REBELLION)
        .with("priority", phrase::priority(Priority::Build));
    assert_eq!(priority.message(), wanted);
}
