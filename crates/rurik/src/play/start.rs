//! Who is next; leaders, agendas and starting troops (catalogue 2.2 and 2.3).

use samovar_engine::Log;

use crate::action::Piece;
use crate::components::{AgendaId, Leader, Region};
use crate::event::Event;
use crate::state::{Frame, Phase, Rurik};

impl Rurik {
    /// Begins the next turn or phase when nothing is owed any more (RUR-041).
    #[inline]
    pub(super) fn next(&mut self, log: &mut impl Log<Event>) {
        match self.phase {
            Phase::Leaders => self.next_in_setup(1, Frame::Leader, Phase::Agendas),
            Phase::Agendas => self.next_in_setup(1, Frame::Agenda, Phase::Troops),
            Phase::Troops => {
                self.next_in_setup(self.tables.pieces.starting_troops, Frame::Troop, Phase::Stand)
            }
            Phase::Stand if self.turn < self.options.players => {
                self.next_in_setup(1, Frame::Stand, Phase::Strategy)
            }
            Phase::Stand => self.begin_round(log),
            Phase::Strategy => self.next_placement(log),
            Phase::Action => self.next_turn(log),
            Phase::Claim => self.next_claim(log),
            Phase::Over => unreachable!("nothing comes after the end"),
        }
    }

    /// Asks the next player of a part of setup in which everybody has this many turns, clockwise (RUR-029, RUR-Q03).
    fn next_in_setup(&mut self, turns: u8, question: Frame, then: Phase) {
        let players = self.options.players;
        if self.turn >= turns * players {
            self.phase = then;
            self.turn = 0;
            return;
        }
        self.active = self.seat_of_turn(usize::from(players));
        if question == Frame::Leader && self.me().leader.is_some() {
            self.turn += 1;
            return;
        }
        self.frames.push(question);
    }

    pub(super) fn lead(&mut self, leader: Leader, log: &mut impl Log<Event>) {
        self.frames.pop();
        self.turn += 1;
        self.reveals += 1;
        self.take_leader(self.active.index(), leader);
        log.add(Event::LeaderTaken { who: self.active, leader });
    }

    pub(super) fn keep_agenda(&mut self, agenda: AgendaId, log: &mut impl Log<Event>) {
        self.frames.pop();
        self.turn += 1;
        self.reveals += 1;
        let place = u8::from(self.me().dealt[0] != agenda);
        self.me_mut().kept = Some(place);
        log.add(Event::AgendaKept { who: self.active, agenda: Some(agenda) });
    }

    pub(super) fn deploy(&mut self, frame: Frame, region: Region, log: &mut impl Log<Event>) {
        self.frames.pop();
        self.turn += 1;
        self.reveals += 1;
        let piece = if frame == Frame::Stand { Piece::Leader } else { Piece::Troop };
        self.place_piece(self.active.index(), piece, region);
        log.add(Event::Deployed { who: self.active, piece, region });
    }
}
