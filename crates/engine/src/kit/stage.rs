//! Methods for the scenes in a game's tests.

/// Gives a test's stage, a struct with a `game` and a `log` of its events, the methods to play on it in notation.
///
/// ```
/// use samovar_engine::kit::toy::Toy;
/// use samovar_engine::{Game, Seed, stage};
///
/// struct Scene {
///     game: Toy,
///     log: Vec<<Toy as Game>::Event>,
/// }
///
/// impl Scene {
///     stage!(Toy);
/// }
///
/// let options = Toy::read_options(&Default::default()).unwrap();
/// let mut scene = Scene { game: Toy::new(&options, Seed::from_text("tea")), log: Vec::new() };
/// let first = scene.legal()[0].clone();
/// assert!(scene.can(&first));
/// scene.play(&first);
/// assert!(scene.to_decide().is_some());
/// ```
#[macro_export]
macro_rules! stage {
    ($game:ty) => {
        /// Plays actions in notation one after the other. Each must be legal.
        pub(crate) fn play(&mut self, actions: &str) -> &mut Self {
            for text in actions.split(", ") {
                let action = Self::action(text);
                if let Err(refusal) = self.game.check(action) {
                    panic!("{text} is refused: {refusal}; legal: {}", self.legal().join(", "));
                }
                self.game.apply(action, &mut self.log);
                self.audit();
            }
            self
        }

        fn action(text: &str) -> <$game as $crate::Game>::Action {
            text.parse().expect("an action")
        }

        /// Checks that all pieces are accounted for.
        pub(crate) fn audit(&self) {
            $crate::Game::audit(&self.game).expect("all pieces are accounted for");
        }

        /// The legal actions in notation.
        pub(crate) fn legal(&self) -> Vec<String> {
            $crate::kit::legal(&self.game).iter().map(ToString::to_string).collect()
        }

        /// The legal actions that start with a word.
        pub(crate) fn legal_like(&self, word: &str) -> Vec<String> {
            self.legal().into_iter().filter(|action| action.split(' ').next() == Some(word)).collect()
        }

        /// Whether an action is legal.
        pub(crate) fn can(&self, action: &str) -> bool {
            let action = Self::action(action);
            let listed = self.legal().contains(&action.to_string());
            assert_eq!(listed, self.game.check(action).is_ok(), "list and judge disagree on {action}");
            listed
        }

        /// The id of the rule that refuses an action.
        pub(crate) fn refused_by(&self, action: &str) -> &'static str {
            self.game.check(Self::action(action)).expect_err("the action is refused").rule
        }

        /// The seat that decides, unless the game is over.
        pub(crate) fn to_decide(&self) -> Option<$crate::Seat> {
            $crate::Game::turn(&self.game).seat()
        }

        /// Whether an event like this happened.
        pub(crate) fn happened(&self, event: impl Fn(&<$game as $crate::Game>::Event) -> bool) -> bool {
            self.log.iter().any(event)
        }

        /// Clears the log.
        pub(crate) fn clear_log(&mut self) -> &mut Self {
            self.log.clear();
            self
        }
    };
}

/// The seat with this number, in short.
pub fn seat(number: u8) -> crate::Seat {
    crate::Seat::new(number)
}

/// Defines functions that read a piece from its text, as tests name it.
#[macro_export]
macro_rules! readers {
    ($($name:ident($piece:ty);)+) => {$(
        pub(crate) fn $name(text: &str) -> $piece {
            text.parse().unwrap_or_else(|_| panic!(concat!("{:?} is no ", stringify!($piece)), text))
        }
    )+};
}
