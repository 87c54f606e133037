//! A plan in words: what declarer does after everything that the defenders may show.

use parlour_bridge::card::rank_from_letter;
use parlour_bridge::combination::{Combination, Seen, Step};
use parlour_bridge::deal::seat_after;
use parlour_bridge::{Card, Suit};

use super::SEATS;
use super::task::defender_words;
use crate::games::bridge::words;
use crate::locale::Locale;

/// So many tricks of a plan are told, and so many lines of it: what comes later decides itself.
const MOST_TRICKS: usize = 3;
const MOST_LINES: usize = 30;

/// The lines of a plan, each with how deep it is indented.
pub fn lines(step: &Step, combination: &Combination, locale: &Locale) -> Vec<(usize, String)> {
    let mut teller = Teller { combination, locale, lines: vec![(0, leads(step, locale))] };
    teller.tell(step, 1, MOST_TRICKS);
    teller.lines.truncate(MOST_LINES);
    teller.lines
}

struct Teller<'a> {
    combination: &'a Combination,
    locale: &'a Locale,
    lines: Vec<(usize, String)>,
}

impl Teller<'_> {
    /// Tells what follows a lead.
    fn tell(&mut self, step: &Step, depth: usize, tricks: usize) {
        if tricks == 0 {
            return;
        }
        let leader = SEATS[step.hand];
        let [second, partner, last] = [1, 2, 3].map(|turns| words::seat(seat_after(leader, turns), self.locale));
        for answer in &step.answers {
            let seen = self.seen(answer.second);
            let arguments = [("defender", second.as_str()), ("seen", &seen)];
            self.lines.push((
                depth,
                match answer.third {
                    Some(third) => {
                        let card = rank(third);
                        let arguments = [arguments[0], arguments[1], ("hand", &partner), ("card", &card)];
                        self.locale.tr_with("bridge-combination-plan-plays", &arguments)
                    }
                    None => self.locale.tr_with("bridge-combination-plan-sees", &arguments),
                },
            ));
            for (shown, next) in &answer.then {
                let Some(next) = next else { continue };
                let lead = leads(next, self.locale);
                let shown = self.seen(*shown);
                let words = match answer.then.len() {
                    1 => lead,
                    _ => {
                        let arguments = [("defender", last.as_str()), ("seen", &shown), ("next", &lead)];
                        self.locale.tr_with("bridge-combination-plan-then", &arguments)
                    }
                };
                self.lines.push((depth + 1, words));
                self.tell(next, depth + 2, tricks - 1);
            }
        }
    }

    /// What a defender shows: one of these cards, or that he has none.
    fn seen(&self, seen: Seen) -> String {
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
        kinds.join(" / ")
    }
}

fn leads(step: &Step, locale: &Locale) -> String {
    let seat = words::seat(SEATS[step.hand], locale);
    locale.tr_with("bridge-combination-plan-leads", &[("hand", &seat), ("card", &rank(step.lead))])
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
        let lines = lines(&analysis.lines[0].plan, &combination, &Locale::new(Language::En));
        assert_eq!(lines[0], (0, "South leads the 2".to_owned()));
        assert!(lines.contains(&(1, "West plays the K: North plays the A".to_owned())), "{lines:?}");
        assert!(lines.iter().any(|(_, words)| words.contains("North plays the Q")), "{lines:?}");
    }

    #[test]
    fn every_plan_of_the_list_is_told_in_few_lines() {
        for exercise in task::exercises() {
            let analysis = exercise.combination.analyse(exercise.tricks, &Control::default()).unwrap();
            let lines = lines(&analysis.lines[0].plan, &exercise.combination, &Locale::new(Language::Hu));
            assert!((1..=MOST_LINES).contains(&lines.len()), "{}", exercise.id);
            assert!(lines.iter().all(|(_, words)| !words.contains("bridge-")), "{lines:?}");
        }
    }
}
