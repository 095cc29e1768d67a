//! Projects: taking and completing them, buildings and the Field of War (catalogue 2.9).

use samovar_engine::Log;

use crate::components::{City, ProjectId, ProjectKind, SpoilsId, Token};
use crate::event::Event;
use crate::state::{FirstTsar, Points, Source};

impl FirstTsar {
    /// A card of the display is replaced at once (TSR-145); everybody knows who has it (TSR-Q53).
    pub(super) fn take_project(&mut self, project: ProjectId, log: &mut impl Log<Event>) {
        self.projects.remove(project);
        self.me_mut().hand.add(project); // TSR-Q52
        self.me_mut().shown.add(project);
        log.add(Event::TookProject { who: self.active, project });
        if let Some(new) = self.project_deck.draw() {
            // TSR-Q54
            self.reveals += 1;
            self.projects.add(new);
            log.add(Event::NewProject { project: new });
        }
    }

    /// The top card of the deck, blind (TSR-Q55).
    pub(super) fn draw_project(&mut self, log: &mut impl Log<Event>) {
        let Some(project) = self.project_deck.draw() else { return };
        self.reveals += 1;
        self.me_mut().hand.add(project);
        log.add(Event::DrewProject { who: self.active, project: Some(project) });
    }

    /// Cost, points, effect, in this order (TSR-146, TSR-Q57).
    pub(super) fn complete(&mut self, project: ProjectId, log: &mut impl Log<Event>) {
        let printed = self.tables.projects[project.index()];
        let who = self.active;
        let me = self.me_mut();
        me.hand.remove(project);
        me.completed.add(project);
        me.goods = me.goods.minus(printed.cost);
        log.add(Event::Completed { who, project });
        self.gain_points(who, printed.vp.into(), Points::Projects, log);
        let effect = match project.kind() {
            ProjectKind::Construction => Token::Building, // TSR-150
            ProjectKind::Trade => Token::TwoTrades,       // TSR-153
            ProjectKind::Military => Token::War,          // TSR-155
        };
        self.gain(effect, 1, log);
    }

    pub(super) fn build(&mut self, city: City, log: &mut impl Log<Event>) {
        let me = self.me_mut();
        me.buildings -= 1;
        me.built.add(city); // TSR-Q61
        log.add(Event::Built { who: self.active, city });
    }

    /// A warrior goes to the Field of War; a Spoils token is taken and resolved at once (TSR-155, TSR-157, TSR-158).
    pub(super) fn war(&mut self, spoils: Option<SpoilsId>, log: &mut impl Log<Event>) {
        let me = self.me_mut();
        me.warriors -= 1;
        me.field += 1;
        log.add(Event::War { who: self.active, spoils });
        if let Some(token) = spoils {
            self.spoils.remove(token); // TSR-Q59
            self.me_mut().spoils.add(token);
            self.resolve(Source::Spoils(token), log);
        }
    }
}
