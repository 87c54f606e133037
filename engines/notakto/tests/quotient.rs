//! The monoid: its relations, its elements and its reduction.

use std::collections::{BTreeSet, HashMap};

use parlour_notakto::Monomial;
use parlour_notakto::quotient::{P_POSITIONS, ParseMonomialError, Rule};
use proptest::prelude::*;

/// All monomials with powers up to these.
fn monomials(a: u16, b: u16, c: u16, d: u16) -> impl Iterator<Item = Monomial> {
    (0..=a).flat_map(move |a| {
        (0..=b).flat_map(move |b| (0..=c).flat_map(move |c| (0..=d).map(move |d| Monomial::new(a, b, c, d))))
    })
}

fn elements() -> BTreeSet<Monomial> {
    monomials(4, 5, 6, 4).map(Monomial::reduce).collect()
}

#[test]
fn the_rules_are_the_seven_relations() {
    let relations: Vec<String> = Rule::ALL.iter().map(Rule::to_string).collect();
    assert_eq!(relations, ["a² = 1", "b³ = b", "b²c = c", "c³ = ac²", "b²d = d", "cd = ad", "d² = c²"]);
}

#[test]
fn there_are_18_elements() {
    let mut names: Vec<String> = elements().iter().map(Monomial::to_string).collect();
    let mut expected: Vec<&str> = "1 a b ab b² ab² c ac bc abc c² ac² bc² abc² d ad bd abd".split(' ').collect();
    names.sort_unstable();
    expected.sort_unstable();
    assert_eq!(names, expected);
}

#[test]
fn four_elements_are_p() {
    let names: Vec<String> = P_POSITIONS.iter().map(Monomial::to_string).collect();
    assert_eq!(names, ["a", "b²", "bc", "c²"]);
    assert_eq!(elements().into_iter().filter(|element| element.is_p()).count(), 4);
}

/// Follows every order of the rules.
fn all_ends(monomial: Monomial, known: &mut HashMap<Monomial, BTreeSet<Monomial>>) -> BTreeSet<Monomial> {
    if let Some(ends) = known.get(&monomial) {
        return ends.clone();
    }
    let next: Vec<Monomial> = Rule::ALL.iter().filter_map(|rule| rule.apply(monomial)).collect();
    let ends = if next.is_empty() {
        BTreeSet::from([monomial])
    } else {
        next.into_iter().flat_map(|next| all_ends(next, known)).collect()
    };
    known.insert(monomial, ends.clone());
    ends
}

#[test]
fn every_order_of_the_rules_ends_alike() {
    let mut known = HashMap::new();
    for monomial in monomials(4, 5, 6, 4) {
        assert_eq!(all_ends(monomial, &mut known), BTreeSet::from([monomial.reduce()]), "{monomial}");
    }
}

#[test]
fn products_are_as_in_the_table() {
    let rows: Vec<Vec<&str>> = include_str!("data/multiplication.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split(' ').collect())
        .collect();
    assert_eq!(rows.len(), 18);
    let element = |name: &str| elements().into_iter().find(|element| element.to_string() == name).unwrap();
    let factors: Vec<Monomial> = rows.iter().map(|row| element(row[0])).collect();
    for (row, &left) in rows.iter().zip(&factors) {
        for (product, &right) in row[1..].iter().zip(&factors) {
            assert_eq!((left * right).reduce(), element(product), "{left} · {right}");
        }
    }
}

#[test]
fn any_two_elements_are_told_apart_by_some_factor() {
    let all = elements();
    for x in &all {
        for y in all.iter().filter(|&y| y != x) {
            assert!(all.iter().any(|&factor| (*x * factor).is_p() != (*y * factor).is_p()), "{x} and {y}");
        }
    }
}

/// The log for the opening in a centre: c⁴ becomes c².
#[test]
fn the_reduction_of_c4_step_by_step() {
    let steps: Vec<String> = "cccc"
        .parse::<Monomial>()
        .unwrap()
        .reduction()
        .map(|step| format!("{}: {} -> {}", step.rule, step.before.letters(), step.after.letters()))
        .collect();
    assert_eq!(steps, ["c³ = ac²: cccc -> accc", "c³ = ac²: accc -> aacc", "a² = 1: aacc -> cc"]);
}

/// In that log only one rule applies at each step, so it is the only possible one.
#[test]
fn the_reduction_of_c4_leaves_no_choice() {
    for step in Monomial::new(0, 0, 4, 0).reduction() {
        assert_eq!(Rule::ALL.iter().filter(|rule| rule.apply(step.before).is_some()).count(), 1);
    }
}

#[test]
fn products_are_written_with_superscripts_or_letter_by_letter() {
    let product = Monomial::new(1, 2, 12, 0);
    assert_eq!(product.to_string(), "ab²c¹²");
    assert_eq!(product.letters(), "abbcccccccccccc");
    assert_eq!(Monomial::ONE.to_string(), "1");
    assert_eq!(Monomial::ONE.letters(), "1");
    assert_eq!(
        "".parse::<Monomial>().unwrap_err().to_string(),
        "'' is not a product: write the factors letter by letter, as in abbc, or 1"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn reduction_respects_products(x in any_monomial(), y in any_monomial()) {
        prop_assert_eq!((x * y).reduce(), (x.reduce() * y.reduce()).reduce());
        prop_assert!(elements().contains(&x.reduce()));
    }

    #[test]
    fn letters_round_trip(x in any_monomial()) {
        prop_assert_eq!(x.letters().parse(), Ok(x));
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".*") {
        let read: Result<Monomial, ParseMonomialError> = text.parse();
        prop_assert_eq!(read.is_ok(), text == "1" || !text.is_empty() && text.chars().all(|c| ('a'..='d').contains(&c)));
    }
}

fn any_monomial() -> impl Strategy<Value = Monomial> {
    (0..20_u16, 0..20_u16, 0..20_u16, 0..20_u16).prop_map(|(a, b, c, d)| Monomial::new(a, b, c, d))
}
