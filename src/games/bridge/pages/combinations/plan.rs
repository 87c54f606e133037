//! A plan in words: what declarer does after everything that the defenders may show.

use std::sync::Arc;

use parlour_bridge::card::rank_from_letter;
use parlour_bridge::combination::{Combination, Seen, Step};
use parlour_bridge::deal::seat_after;
use parlour_bridge::{Card, Suit};

use super::SEATS;
use super::task::defender_words;
use crate::games::bridge::words;
use crate::locale::Locale;

/// So many tricks of a plan are told, and so many lines of it: what comes later decides itself.
const MOST_TRICKS: usize = 2;
const MOST_LINES: usize = 30;

/// The lines of a plan, each with how deep it is indented.
pub fn lines(step: &Step, combination: Combination, locale: &Locale) -> Vec<(usize, String)> {
    let mut teller = Teller { combination, locale, lines: Vec::new() };
    teller.tell(None, step, 0, MOST_TRICKS);
    teller.lines.truncate(MOST_LINES);
    teller.lines
}

/// What comes after each thing that a defender may show; what comes to the same is one.
fn merged<T: PartialEq>(shown: impl Iterator<Item = (Seen, T)>) -> Vec<(Seen, T)> {
    let mut all: Vec<(Seen, T)> = Vec::new();
    for (seen, what) in shown {
        match all.iter_mut().find(|(_, known)| *known == what) {
            Some((known, _)) => {
                known.cards |= seen.cards;
                known.discard |= seen.discard;
            }
            None => all.push((seen, what)),
        }
    }
    all
}

struct Teller<'a> {
    combination: Combination,
    locale: &'a Locale,
    lines: Vec<(usize, String)>,
}

impl Teller<'_> {
    /// Tells a lead, after what the last defender to the trick before has shown, and what follows it.
    fn tell(&mut self, shown: Option<String>, step: &Step, depth: usize, tricks: usize) {
        let leader = SEATS[step.hand];
        let [second, partner, last] = [1, 2, 3].map(|turns| words::seat(seat_after(leader, turns), self.locale));
        let answers = merged(step.answers.iter().map(|answer| {
            let goes_on = |(seen, step): &(Seen, Option<Arc<Step>>)| Some((*seen, step.clone()?));
            let then: Vec<(Seen, Arc<Step>)> = answer.then.iter().filter_map(goes_on).collect();
            (answer.second, (answer.third, then))
        }));
        let lead =
            [("hand", words::seat(leader, self.locale)), ("card", rank(step.lead)), ("partner", partner.clone())];
        let lead = match answers[..] {
            [(_, (Some(third), _))] => self.say("leads-and", &[&lead[..], &[("third", rank(third))]].concat()),
            _ => self.say("leads", &lead[..2]),
        };
        self.lines.push((
            depth,
            match shown {
                Some(shown) => format!("{shown}: {lead}"),
                None => lead,
            },
        ));
        let is_plain = answers.len() == 1;
        for (seen, (third, then)) in answers {
            let inner = if is_plain { depth } else { depth + 1 };
            if !is_plain {
                let shown = self.shows(&second, seen);
                let card = third.map(|third| self.say("plays", &[("hand", partner.clone()), ("card", rank(third))]));
                self.lines.push((inner, card.map_or_else(|| shown.clone(), |card| format!("{shown}: {card}"))));
            }
            if tricks <= 1 {
                continue;
            }
            let then = merged(then.into_iter());
            let alone = then.len() == 1;
            for (seen, next) in then {
                let shown = (!alone).then(|| self.shows(&last, seen));
                self.tell(shown, &next, inner + 1, tricks - 1);
            }
        }
    }

    fn say(&self, key: &str, arguments: &[(&str, String)]) -> String {
        let arguments: Vec<(&str, &str)> = arguments.iter().map(|(name, value)| (*name, value.as_str())).collect();
        self.locale.tr_with(&format!("bridge-combination-plan-{key}"), &arguments)
    }

    /// A defender shows one of these cards, or that he has none.
    fn shows(&self, defender: &str, seen: Seen) -> String {
        let [north, south] = self.combination.hands();
        let letters = defender_words(seen.cards, self.combination.missing(), north | south);
        let mut kinds: Vec<String> = Vec::new();
        for letter in letters.chars().filter(|letter| *letter == 'x' || rank_from_letter(*letter).is_some()) {
            let kind = if letter == 'T' { "10".to_owned() } else { letter.to_string() };
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        if seen.discard {
            kinds.push(self.locale.tr("bridge-combination-plan-discard"));
        }
        self.say("shows", &[("defender", defender.to_owned()), ("seen", kinds.join(" / "))])
    }
}

fn rank(rank: u8) -> String {
    words::rank(Card::new(Suit::Spades, rank))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use parlour_core::Control;

    use super::super::task;
    use super::*;
    use crate::locale::Language;

    #[test]
    fn a_finesse_is_told() {
        let combination = task::read("AQ/32").unwrap();
        let analysis = combination.analyse(2, &Control::default()).unwrap();
        let lines = lines(&analysis.lines[0].plan, combination, &Locale::new(Language::En));
        assert_eq!(lines[0], (0, "South leads the 2".to_owned()));
        assert!(lines.contains(&(1, "If West plays K: North plays the A".to_owned())), "{lines:?}");
        assert!(lines.iter().any(|(_, words)| words.contains("North plays the Q")), "{lines:?}");
    }

    #[test]
    fn every_plan_of_the_list_is_told_in_few_lines() {
        for exercise in task::exercises() {
            let analysis = exercise.combination.analyse(exercise.tricks, &Control::default()).unwrap();
            let lines = lines(&analysis.lines[0].plan, exercise.combination, &Locale::new(Language::Hu));
            assert!((1..=MOST_LINES).contains(&lines.len()), "{}", exercise.id);
            assert!(lines.iter().all(|(_, words)| !words.contains("bridge-")), "{lines:?}");
        }
    }
}
