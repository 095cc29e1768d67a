//! The map: cities, waterways, what stands and lies there, the regions, the tracks.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_first_tsar::components::{City, Region, Token};
use samovar_first_tsar::{Frame, Phase, phrase};

use super::land::{self, CELL, FAVOR, HEIGHT, Point, River, WIDTH};
use super::{Picture, Spot, goods_glyphs, hue_letters, line_of};
use crate::art::{self, tenth};

/// The numerals of the regions, in which order they are rewarded.
const NUMERALS: [&str; 4] = ["I", "II", "III", "IV"];
/// The size of what is said about a region.
const CARTOUCHE: (f32, f32) = (216., 94.);
/// What can be done with a city, the first one first.
const CITY_VERBS: [&str; 6] = ["settle", "build", "income", "plain", "warrior", "send"];

impl Picture<'_> {
    pub(super) fn map(&self) -> Markup {
        html! {
            svg.tsmap viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="group" aria-label=(self.text("first-tsar-web-map")) {
                (art::symbol("ts-land", 0., 0., WIDTH, HEIGHT))
                (self.field())
                (self.favor_track())
                @for region in Region::ALL { (self.cartouche(region)) }
                (self.tokens())
                @for city in City::all() { (self.city(city)) }
                (self.moves())
                (self.score_track())
            }
        }
    }

    // Cities.

    fn place(&self, city: City) -> Point {
        land::place(&self.tables.cities[city.index()])
    }

    fn city(&self, city: City) -> Markup {
        let row = &self.tables.cities[city.index()];
        let (x, y) = self.place(city);
        let actions = self.city_actions(city);
        let several = actions.len() > 1;
        let spot = Spot {
            action: actions.first().cloned().or_else(|| self.city_question(city)),
            label: self.city_words(city),
            rules: "TSR-003 TSR-037 TSR-119 TSR-128 TSR-237",
            class: "tscity",
            ..Spot::default()
        };
        let inner = html! {
            rect.hit x=(x - 36.) y=(y - 34.) width="72" height="60" rx="12" {}
            (art::symbol(&format!("ts-city-{}", row.hue), x - 28., y - 35., 56., 40.))
            text.letters x=(x) y=(y + 1.) { (self.text(hue_letters(row.hue))) }
            rect.plaque x=(x - 31.) y=(y + 4.) width="62" height="21" rx="6" {}
            (line_of(&goods_glyphs(row.income), x, y + 6.5, 16.))
            (self.mark_at("cities.toml", city.code(), x + 38., y + 20.))
            @for (line, part) in in_lines(&self.say(&phrase::city(city))).into_iter().enumerate() {
                text.name x=(x) y=(y + 41. + 15. * line as f32) { (part) }
            }
            @if several { (self.button_face(&actions[0], x - 44., y - 26.)) }
        };
        html! {
            (self.scene.place(&spot, inner))
            @for (number, action) in actions.into_iter().skip(1).enumerate() {
                (self.city_button(city, action, x + 46., y - 26. + 29. * number as f32))
            }
            (self.pieces(city))
        }
    }

    /// What else can be done with a city.
    fn city_button(&self, city: City, action: String, x: f32, y: f32) -> Markup {
        let face = self.button_face(&action, x, y);
        let spot = Spot {
            action: Some(action),
            label: self.say(&phrase::city(city)),
            rules: "TSR-095 TSR-109 TSR-111",
            class: "tsbutton",
            ..Spot::default()
        };
        self.scene.place(&spot, face)
    }

    /// A round button with the symbol of an action.
    fn button_face(&self, action: &str, x: f32, y: f32) -> Markup {
        let plain = action.ends_with(" plain");
        let icon = if plain { "stone" } else { super::verb(action).icon };
        html! {
            circle.halo cx=(tenth(x)) cy=(tenth(y)) r="14" {}
            (art::symbol(&format!("i-{icon}"), x - 9.5, y - 9.5, 19., 19.))
            @if plain { path.tscross d=(format!("M{} {}l18 18", tenth(x - 9.), tenth(y - 9.))) {} }
        }
    }

    /// What may be done with a city.
    fn city_actions(&self, city: City) -> Vec<String> {
        let written = |verb: &&str| match *verb {
            "plain" => format!("income {city} plain"),
            verb => format!("{verb} {city}"),
        };
        CITY_VERBS.iter().map(written).filter(|action| self.may(action)).collect()
    }

    /// What somebody who points at a city most likely wants.
    fn city_question(&self, city: City) -> Option<String> {
        let verb = match self.frame()? {
            Frame::Settle => "settle",
            Frame::Income => "income",
            Frame::Warrior => "warrior",
            Frame::Building => "build",
            Frame::Turn => match self.board().errand.chamber.map(|chamber| chamber.name()) {
                Some("production") => "income",
                Some("maneuver") => "warrior",
                _ => "send",
            },
            _ => return None,
        };
        Some(format!("{verb} {city}"))
    }

    fn city_words(&self, city: City) -> String {
        let row = &self.tables.cities[city.index()];
        let printed = Message::new("first-tsar-web-city")
            .with("city", phrase::city(city))
            .with("region", phrase::region(row.region))
            .with("hue", phrase::hue(row.hue))
            .with("income", phrase::goods(row.income));
        let mut words = self.noted(self.say(&printed), "cities.toml", city.code());
        for seat in self.seats().filter(|seat| self.influence_at(*seat, city) > 0) {
            let standing = Message::new("first-tsar-web-stands")
                .with("who", self.whose(seat))
                .with("warriors", self.warriors_at(seat, city))
                .with("boyars", self.boyars_at(seat, city))
                .with("buildings", u8::from(self.player(seat).built.has(city)))
                .with("influence", self.influence_at(seat, city));
            words.push(' ');
            words.push_str(&self.say(&standing));
        }
        words
    }

    fn warriors_at(&self, seat: Seat, city: City) -> u8 {
        self.player(seat).garrison.get(&city).copied().unwrap_or(0)
    }

    fn boyars_at(&self, seat: Seat, city: City) -> u8 {
        self.player(seat).boyars.get(&city).copied().unwrap_or(0)
    }

    fn influence_at(&self, seat: Seat, city: City) -> u8 {
        let built = u8::from(self.player(seat).built.has(city));
        self.warriors_at(seat, city) + 2 * self.boyars_at(seat, city) + 2 * built
    }

    /// Whether a seat has any piece in a city.
    pub(super) fn is_present(&self, seat: Seat, city: City) -> bool {
        self.influence_at(seat, city) > 0
    }

    /// Whether a seat has a piece in a city that can travel.
    pub(super) fn can_travel(&self, seat: Seat, city: City) -> bool {
        self.warriors_at(seat, city) + self.boyars_at(seat, city) > 0
    }

    /// Everything that stands in a city: the building beside it, the figures above it, or below where that is narrow.
    fn pieces(&self, city: City) -> Markup {
        let (x, y) = self.place(city);
        let figures: Vec<(Seat, &str, u8)> = self
            .seats()
            .flat_map(|seat| {
                [(seat, "warrior", self.warriors_at(seat, city)), (seat, "boyar", self.boyars_at(seat, city))]
            })
            .filter(|(_, _, count)| *count > 0)
            .collect();
        let below = self.crowded_above(city);
        let width = |count: u8| if count > 1 { 39. } else { 26. };
        let rows = figures.chunks(4).enumerate();
        html! {
            @if let Some(seat) = self.seats().find(|seat| self.player(*seat).built.has(city)) {
                (self.piece(seat, "house", city, 1, x - 64., y - 22.))
            }
            @for (number, row) in rows {
                @let total: f32 = row.iter().map(|(_, _, count)| width(*count)).sum();
                @let top = if below { y + 46. + 34. * number as f32 } else { y - 68. - 34. * number as f32 };
                @let placed = row.iter().scan(x - total / 2., |left, (seat, kind, count)| {
                    let here = *left;
                    *left += width(*count);
                    Some((here, *seat, *kind, *count))
                });
                @for (left, seat, kind, count) in placed { (self.piece(seat, kind, city, count, left, top)) }
            }
        }
    }

    /// Whether another city lies close above this one.
    fn crowded_above(&self, city: City) -> bool {
        let (x, y) = self.place(city);
        City::all().any(|other| {
            let (ox, oy) = self.place(other);
            other != city && (ox - x).abs() < 80. && oy < y && y - oy < 118.
        })
    }

    fn piece(&self, seat: Seat, kind: &str, city: City, count: u8, x: f32, y: f32) -> Markup {
        let livery = self.livery(seat);
        let (id, rules) = match kind {
            "warrior" => ("first-tsar-web-warriors", "TSR-031 TSR-037 TSR-130"),
            "boyar" => ("first-tsar-web-boyars", "TSR-030 TSR-037 TSR-195"),
            _ => ("first-tsar-web-buildings", "TSR-032 TSR-037 TSR-152"),
        };
        let label = Message::new("first-tsar-web-piece")
            .with("who", self.whose(seat))
            .with("what", Message::new(id).with("count", count))
            .with("city", phrase::city(city));
        let spot = Spot {
            label: self.say(&label),
            rules,
            class: &format!("tspiece {}", livery.class),
            id: Some(format!("{kind}-{seat}-{city}")),
            ..Spot::default()
        };
        let inner = html! {
            (art::symbol(&format!("ts-{kind}"), x, y, 26., 34.))
            (art::badge(livery.shape, &livery.letter, x + 12.5, y + 25., 7.5))
            @if count > 1 { text.times x=(tenth(x + 26.)) y=(tenth(y + 20.)) { "×" (count) } }
        };
        self.scene.place(&spot, inner)
    }

    // Waterways.

    /// The Trade tokens in their slots.
    fn tokens(&self) -> Markup {
        let ways = self.tables.waterways().iter().enumerate();
        html! {
            @for (number, way) in ways {
                @if let Some(token) = way.slot.and_then(|slot| self.board().waters.get(usize::from(slot)).copied().flatten()) {
                    @let (x, y) = River::of(self.tables, number, way).along(0.5);
                    @let label = Message::new("first-tsar-web-trade")
                        .with("token", token.to_string())
                        .with("from", phrase::city(way.from))
                        .with("to", phrase::city(way.to))
                        .with("effect", phrase::effect(&self.tables.trades[token.index()]));
                    (self.scene.place(
                        &Spot {
                            label: self.noted(self.say(&label), "trades.toml", token),
                            rules: "TSR-133 TSR-137 TSR-138 TSR-141",
                            class: "tstrade",
                            id: Some(format!("trade-{token}")),
                            ..Spot::default()
                        },
                        self.trade_disc(token, x, y, 21.),
                    ))
                }
            }
        }
    }

    /// The moves along the waterways that are allowed: near the city they start from, warriors left, boyars right.
    fn moves(&self) -> Markup {
        let ways: Vec<River> = (self.tables.waterways().iter().enumerate())
            .map(|(number, way)| River::of(self.tables, number, way))
            .collect();
        html! {
            @for (action, words) in self.offered(&["move"]) {
                @if let [piece, from, to] = words.as_slice() {
                    @let ends = [from, to].map(|city| city.parse::<City>().ok());
                    @if let [Some(from), Some(to)] = ends {
                        @for (way, river) in self.tables.waterways().iter().zip(&ways) {
                            @if (way.from, way.to) == (from, to) || (way.from, way.to) == (to, from) {
                                (self.crossing(&action, piece, river, way.from == from, to))
                            }
                        }
                    }
                }
            }
        }
    }

    fn crossing(&self, action: &str, piece: &str, river: &River, forward: bool, to: City) -> Markup {
        let part = (66. / river.length()).min(0.32);
        let along = |part: f32| river.along(if forward { part } else { 1. - part });
        let (x, y) = along(part);
        let ahead = along(part + 0.1);
        let (dx, dy) = (ahead.0 - x, ahead.1 - y);
        let length = dx.hypot(dy).max(0.1);
        let (dx, dy) = (dx / length, dy / length);
        let side = if piece == "boyar" { 14. } else { -14. };
        let (x, y) = (x - dy * side, y + dx * side);
        let turn = dy.atan2(dx).to_degrees();
        let label = Message::new("first-tsar-web-to").with("city", phrase::city(to));
        let livery = self.livery(self.board().active);
        let spot = Spot {
            action: Some(action.to_owned()),
            label: self.say(&label),
            rules: "TSR-130 TSR-132 TSR-133 TSR-244",
            class: &format!("tsbutton {}", livery.class),
            ..Spot::default()
        };
        let inner = html! {
            circle.halo cx=(tenth(x)) cy=(tenth(y)) r="13" {}
            path.tsarrowhead transform=(format!("translate({} {}) rotate({})", tenth(x), tenth(y), tenth(turn))) d="M11-7 21 0 11 7z" {}
            (art::symbol(&format!("ts-{piece}"), x - 8., y - 10.5, 16., 21.))
        };
        self.scene.place(&spot, inner)
    }

    // Regions.

    fn cartouche(&self, region: Region) -> Markup {
        let (x, y) = land::cartouche(region);
        let (width, height) = CARTOUCHE;
        html! {
            g class=(format!("tscartouche tsin-{region}")) {
                rect.sheet x=(x) y=(y) width=(width) height=(height) rx="9" {}
                rect.head x=(x) y=(y) width=(width) height="25" rx="9" {}
                text.title x=(x + 12.) y=(y + 18.) { (NUMERALS[region.index()]) " · " (self.say(&phrase::region(region))) }
                (self.region_token(region, x, y + 27.))
                (self.influences(region, x, y + 64.))
            }
        }
    }

    /// The Region token: points or the other reward.
    fn region_token(&self, region: Region, x: f32, y: f32) -> Markup {
        let shown = &self.board().tokens;
        let Some(token) =
            shown.len().checked_sub(4).and_then(|first| shown.get(first + region.index())).copied()
        else {
            return html! {};
        };
        let printed = &self.tables.tokens[token.index()];
        let now = self.board().phase == Phase::EndOfRound
            && usize::from(self.board().turns.saturating_sub(1)) == region.index();
        let tone = if token.is_dark() { "dark" } else { "light" };
        let half = |what: &str, words: Message| Spot {
            action: Some(format!("reward {what}")).filter(|_| now),
            label: {
                let words = Message::new("first-tsar-web-region-token")
                    .with("region", phrase::region(region))
                    .with("token", token.to_string())
                    .with("reward", words);
                self.noted(self.say(&words), "regions.toml", token)
            },
            rules: "TSR-023 TSR-185 TSR-186 TSR-190 TSR-191",
            class: "tsreward",
            ..Spot::default()
        };
        let points = phrase::token(Token::Vp, printed.vp);
        html! {
            g class=(format!("tstoken {tone}")) id=(format!("token-{token}")) {
                (self.scene.place(&half("points", points), html! {
                    rect.hit x=(x + 5.) y=(y) width="56" height="34" rx="6" {}
                    (art::symbol("i-vp", x + 30., y + 5., 25., 25.))
                    text.tscount x=(x + 20.) y=(y + 25.) font-size="21" { (printed.vp) }
                }))
                (self.scene.place(&half("other", phrase::effect(&printed.other)), html! {
                    rect.hit x=(x + 65.) y=(y) width="146" height="34" rx="6" {}
                    (self.line(&printed.other, x + 134., y + 5., 24.))
                    (self.mark_at("regions.toml", token, x + 200., y + 14.))
                }))
            }
        }
    }

    /// Who has how much influence, who leads, and by how much.
    fn influences(&self, region: Region, x: f32, y: f32) -> Markup {
        let of = |seat: Seat| self.seen.influence[region.index()].get(seat.index()).copied().unwrap_or(0);
        let leader = self.seen.leaders[region.index()];
        let next = self.seats().filter(|seat| Some(*seat) != leader).map(of).max().unwrap_or(0);
        let told = self
            .seats()
            .map(|seat| format!("{} {}", self.whose(seat), of(seat)))
            .collect::<Vec<_>>()
            .join(", ");
        let message = match leader {
            Some(leader) => Message::new("first-tsar-web-leads")
                .with("region", phrase::region(region))
                .with("who", self.whose(leader))
                .with("lead", of(leader) - next.min(of(leader)))
                .with("all", told),
            None => Message::new("first-tsar-web-nobody-leads").with("region", phrase::region(region)),
        };
        let spot = Spot {
            label: self.say(&message),
            rules: "TSR-184 TSR-185 TSR-189 TSR-192",
            class: "tsinfluence",
            ..Spot::default()
        };
        let inner = html! {
            rect.strip x=(x + 3.) y=(y) width=(CARTOUCHE.0 - 6.) height="27" rx="6" {}
            @for (number, seat) in self.seats().enumerate() {
                @let left = x + 18. + 43. * number as f32;
                @let leads = leader == Some(seat);
                g.token.(self.livery(seat).class).behind[!leads] {
                    (self.badge(seat, left, y + 14., 8.5))
                    text.amount.most[leads] x=(left + 20.) y=(y + 20.) { (of(seat)) }
                }
            }
            @if let Some(leader) = leader {
                (art::symbol("i-wish", x + 184., y + 3., 13., 13.))
                text.lead x=(x + 196.) y=(y + 24.) { "+" (of(leader) - next.min(of(leader))) }
            }
        };
        self.scene.place(&spot, inner)
    }

    // Tracks.

    fn score_track(&self) -> Markup {
        let scores = self.seats().map(|seat| format!("{} {}", self.whose(seat), self.player(seat).vp));
        let label =
            format!("{}: {}", self.text("first-tsar-web-score-track"), scores.collect::<Vec<_>>().join(", "));
        html! {
            g.spot.tsscore role="img" data-rule="TSR-008 TSR-036 TSR-035" {
                title { (label) }
                path.whole d=(format!("M0 0H{WIDTH}V{HEIGHT}H0zM{CELL} {CELL}V{}H{}V{CELL}z", HEIGHT - CELL, WIDTH - CELL)) {}
            }
            @for points in &self.board().favor_tokens { (self.favor_token(*points)) }
            @for (number, seat) in self.seats().enumerate() {
                @let points = self.player(seat).vp;
                @let (x, y) = land::space(points);
                @let (dx, dy) = [(-10., -10.), (10., 10.), (10., -10.), (-10., 10.)][number % 4];
                @let label = format!("{}: {points}", self.whose(seat));
                g.piece.token.(self.livery(seat).class) id=(format!("score-{seat}")) role="img" aria-label=(label)
                    style=(format!("transform:translate({}px,{}px)", x + dx, y + dy)) { (self.badge(seat, 0., 0., 9.)) }
            }
        }
    }

    fn favor_token(&self, points: u16) -> Markup {
        let (x, y) = land::space(points);
        let spot = Spot {
            label: self.say(&Message::new("first-tsar-web-favor-token").with("points", points)),
            rules: "TSR-014 TSR-080 TSR-082 TSR-083",
            class: "tsfavortoken",
            ..Spot::default()
        };
        self.scene.place(
            &spot,
            html! { circle cx=(x) cy=(y) r="19" {} (art::symbol("i-favor", x - 14., y - 15., 28., 28.)) },
        )
    }

    /// The steps to the throne: the highest Favor stands on top.
    fn favor_track(&self) -> Markup {
        let (x, y, width, height) = FAVOR;
        let seats = self.board().favor.len();
        let step = (width - 96.) / seats.max(1) as f32;
        let top = |rank: usize| y + 92. + 24. * rank as f32;
        let left = |rank: usize| x + width - 84. - step * (rank as f32 + 1.);
        let order = self
            .board()
            .favor
            .iter()
            .enumerate()
            .map(|(rank, seat)| format!("{}. {}", rank + 1, self.whose(*seat)));
        let label =
            format!("{}: {}", self.text("first-tsar-web-favor-track"), order.collect::<Vec<_>>().join(", "));
        html! {
            g.spot.tsfavor role="img" data-rule="TSR-012 TSR-075 TSR-078 TSR-079 TSR-215" {
                title { (label) }
                rect.sheet x=(x) y=(y) width=(width) height=(height) rx="10" {}
                text.title x=(x + 14.) y=(y + 24.) { (self.text("first-tsar-web-favor-track")) }
                // The throne.
                path.throne d=(format!("M{} {}v-84q0-20 24-24 24 4 24 24v84z", x + width - 74., y + height - 34.)) {}
                path.cushion d=(format!("M{} {}v-54q0-14 16-16 16 2 16 16v54z", x + width - 66., y + height - 34.)) {}
                path.seatof d=(format!("M{} {}h62v18h-62z", x + width - 81., y + height - 38.)) {}
                @for leg in [78., 32.] { rect.legs x=(x + width - leg) y=(y + height - 20.) width="12" height="17" {} }
                (art::symbol("i-favor", x + width - 66., y + 36., 32., 32.))
                @for rank in 0..seats {
                    rect.step x=(left(rank)) y=(top(rank)) width=(step) height=(y + height - 4. - top(rank)) {}
                    text.rank x=(left(rank) + step / 2.) y=(y + height - 12.) { (rank + 1) @if rank < 2 { " · " (4 - 2 * rank) } }
                    @if rank < 2 { (art::symbol("i-vp", left(rank) + step / 2. + 17., y + height - 25., 15., 15.)) }
                }
            }
            @for (rank, seat) in self.board().favor.iter().enumerate() {
                @let label = self.say(&Message::new("first-tsar-web-favor").with("who", self.whose(*seat)).with("rank", rank + 1));
                g.piece.token.(self.livery(*seat).class) id=(format!("favor-{seat}")) role="img" aria-label=(label)
                    style=(format!("transform:translate({}px,{}px)", left(rank) + step / 2., top(rank) - 17.)) { (self.badge(*seat, 0., 0., 14.)) }
            }
        }
    }
}

/// A name in one line or, if it is long and made of two words, in two.
fn in_lines(name: &str) -> Vec<&str> {
    let middle = name.char_indices().find(|(at, letter)| *at > 3 && matches!(letter, ' ' | '-'));
    match middle {
        Some((at, ' ')) if name.chars().count() > 11 => vec![&name[..at], &name[at + 1..]],
        Some((at, _)) if name.chars().count() > 11 => vec![&name[..=at], &name[at + 1..]],
        _ => vec![name],
    }
}

#[cfg(test)]
mod tests {
    use super::in_lines;

    #[test]
    fn long_names_take_two_lines() {
        assert_eq!(in_lines("Veliky Novgorod"), ["Veliky", "Novgorod"]);
        assert_eq!(in_lines("Novgorod-Seversky"), ["Novgorod-", "Seversky"]);
        assert_eq!(in_lines("Nižnij Novgorod"), ["Nižnij", "Novgorod"]);
        assert_eq!(in_lines("Jaroslavl"), ["Jaroslavl"]);
    }
}
