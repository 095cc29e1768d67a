//! The story track and its end (catalogue 2.12).

use samovar_engine::Log;

use crate::components::{STORY_END, SongId, Token};
use crate::event::Event;
use crate::state::{Frame, Stroganov};

/// Whether the end of the track can be used only once a turn (STR-184), the French text's limit (STR-D19).
const ONCE_A_TURN: bool = true;

impl Stroganov {
    /// Story points arrive as one block; reaching the end opens its reward at once (STR-179, STR-Q70,
    /// STR-178, STR-Q73).
    pub(super) fn gain_story(&mut self, points: u8, log: &mut impl Log<Event>) {
        let count = points.min(Stroganov::story_left(self.me())); // STR-182, STR-183, STR-D20
        if count == 0 {
            return;
        }
        self.me_mut().story += count;
        log.add(Event::Gained { who: self.active, token: Token::Story, count });
        if self.me().story == STORY_END && !self.has_used_story_end() && self.some(Frame::StoryEnd) {
            self.frames.push(Frame::StoryEnd);
        }
    }

    fn has_used_story_end(&self) -> bool {
        ONCE_A_TURN && self.story_end_used >> self.active.index() & 1 == 1
    }

    /// Whether this many story points would open the end of the track with something to use it for. Does not look at
    /// what the songs there give.
    pub(crate) fn may_reach_story_end(&self, points: u8) -> bool {
        let me = self.me();
        let left = Stroganov::story_left(me);
        let step = self.on_side_b() && self.next_space(me).is_some();
        let song = |song: &SongId| self.tables.songs[song.index()].cost <= STORY_END; // STR-Q71
        let offers = step || self.songs.iter().flatten().any(song);
        left > 0 && points >= left && offers && !self.has_used_story_end() // STR-184, STR-Q68
    }

    /// The song at the end of the track stays on the display (STR-181).
    pub(super) fn sing_at_end(&mut self, song: SongId, log: &mut impl Log<Event>) {
        self.story_end_used |= 1 << self.active.index();
        self.sing(song, log);
    }

    /// The song taken in Winter leaves the display at once (STR-199, STR-Q119).
    pub(super) fn take_song(&mut self, song: SongId, log: &mut impl Log<Event>) {
        self.discard_song(song);
        self.sing(song, log);
    }

    pub(crate) fn discard_song(&mut self, song: SongId) {
        let place = self.songs.iter().position(|shown| *shown == Some(song)).expect("the song is shown");
        self.songs[place] = None;
    }

    fn sing(&mut self, song: SongId, log: &mut impl Log<Event>) {
        let printed = self.tables.songs[song.index()];
        self.me_mut().story -= printed.cost; // STR-180, STR-197
        log.add(Event::Sang { who: self.active, song, cost: printed.cost });
        self.owe(&printed.reward); // STR-D21
    }
}
