//! The rules that can be chosen before a game: houses, seeds, and the switches of the rule set.

use parlour_core::{Game, SetupOptions};
use parlour_mancala::setup::{MOST_HOUSES, MOST_SEEDS};
use parlour_mancala::{Choices, Mancala, Setup, Switch};

use crate::catalogue::RuleChoice;

/// The name of the number of houses among the rules.
const HOUSES: &str = "houses";

/// The name of the number of seeds among the rules.
const SEEDS: &str = "seeds";

/// Limits of moves that are offered.
const LIMITS: [u16; 7] = [0, 50, 100, 200, 300, 500, 1000];

/// What can be chosen before a game with these options.
pub fn of(options: &SetupOptions) -> Vec<RuleChoice> {
    let Ok(setup) = Mancala::setup_from(options) else { return Vec::new() };
    let variant = setup.variant();
    let mut rules = Vec::new();
    if !variant.has_four_rows() {
        let size = size_of(&setup);
        let numbers = |name, most: u8, chosen: u8| RuleChoice {
            name,
            choices: (1..=most).map(|number| number.to_string()).collect(),
            chosen: chosen.to_string(),
        };
        rules.push(numbers(HOUSES, MOST_HOUSES, size.0));
        rules.push(numbers(SEEDS, MOST_SEEDS, size.1));
    }
    rules.extend(Switch::of(variant).map(|switch| {
        let chosen = switch.value(&setup.ruleset().rules);
        let is_possible = |choice: &String| *choice == chosen || setup.clone().with(switch.name, choice).is_ok();
        let choices = offered(switch, &chosen).into_iter().filter(is_possible).collect();
        RuleChoice { name: switch.name, choices, chosen }
    }));
    rules
}

/// What is offered of a switch, in order.
fn offered(switch: &Switch, chosen: &str) -> Vec<String> {
    let mut numbers: Vec<u16> = match switch.choices {
        Choices::Words(words) => return words.iter().map(|&word| word.to_owned()).collect(),
        Choices::UpTo(most) if most > 10 => LIMITS.into_iter().filter(|limit| *limit <= most).collect(),
        // A position is there for the first time at least.
        Choices::UpTo(most) => (0..=most).filter(|times| *times != 1).collect(),
    };
    numbers.extend(chosen.parse::<u16>());
    numbers.sort_unstable();
    numbers.dedup();
    numbers.iter().map(ToString::to_string).collect()
}

/// The options with one rule chosen otherwise; as they are where that cannot be.
pub fn chosen(options: &SetupOptions, name: &str, choice: &str) -> SetupOptions {
    let changed = || {
        let setup = Mancala::setup_from(options).ok()?;
        let (houses, seeds) = size_of(&setup);
        let size = match name {
            HOUSES => Some(format!("{choice}x{seeds}")),
            SEEDS => Some(format!("{houses}x{choice}")),
            _ => options.size.clone(),
        };
        let setup = if [HOUSES, SEEDS].contains(&name) { setup } else { setup.with(name, choice).ok()? };
        let variant = setup.variant();
        let usual = format!("{}x{}", variant.usual_houses(), variant.usual_seeds());
        let size = size.filter(|size| *size != usual);
        let changed = SetupOptions { variant: Some(setup.to_string()), size, ..options.clone() };
        Mancala::setup_from(&changed).ok().map(|_| changed)
    };
    changed().unwrap_or_else(|| options.clone())
}

/// The options with nothing but the rule set.
pub fn usual(options: &SetupOptions) -> SetupOptions {
    let variant = Mancala::setup_from(options).ok().map(|setup| setup.variant().name().to_owned());
    match variant.filter(|_| options.position.is_none() && options.boards.is_none()) {
        Some(variant) => SetupOptions { variant: Some(variant), ..SetupOptions::default() },
        None => options.clone(),
    }
}

/// Houses of each player and seeds in each.
fn size_of(setup: &Setup) -> (u8, u8) {
    (setup.ruleset().side, setup.start().pits[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(variant: &str) -> SetupOptions {
        SetupOptions { variant: Some(variant.to_owned()), ..SetupOptions::default() }
    }

    #[test]
    fn every_rule_set_offers_its_switches_and_they_can_be_chosen() {
        for variant in Mancala::VARIANTS {
            let start = options(variant);
            for rule in of(&start) {
                assert!(rule.choices.contains(&rule.chosen), "{variant} {rule:?}");
                for choice in &rule.choices {
                    let changed = chosen(&start, rule.name, choice);
                    let now = of(&changed).into_iter().find(|now| now.name == rule.name);
                    assert_eq!(now.map(|now| now.chosen).as_deref(), Some(choice.as_str()), "{variant} {changed:?}");
                    assert_eq!(usual(&changed), start, "{variant} {}", rule.name);
                    assert_eq!(chosen(&changed, rule.name, &rule.chosen), start, "back to what is usual");
                }
            }
        }
    }

    #[test]
    fn what_cannot_be_chosen_changes_nothing() {
        for (name, choice) in [("houses", "13"), ("seeds", "0"), ("rest", "me"), ("reverse", "start"), ("", "")] {
            assert_eq!(chosen(&options("kalah"), name, choice), options("kalah"), "{name} {choice}");
        }
        // Something must end a game that may be endless.
        let endless = chosen(&options("woaley"), "limit", "0");
        assert_eq!(endless, options("woaley"));
    }
}
