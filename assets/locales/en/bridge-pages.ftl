# The pages that belong to bridge alone: results, and suit combinations.

page-bridge-results = Results
page-bridge-results-about = The deals you have played to the end, to look through and to play again.
page-bridge-combinations = Suit combinations
page-bridge-combinations-about = How is this suit best played? See what the chances are, and why.

## Results

bridge-results-intro = The deals you have played to the end: of each deal, mode and level the latest result, or all of them. Tricks ± are declarer’s tricks beyond the contract; with a minus it fell short by so many. As a defender you have won if the contract fails.
bridge-results-history = All results, not only the latest of each deal
bridge-results-filter = Filter
bridge-results-filter-and-sort = Filter and sort
bridge-results-all = All
bridge-results-count = { $count ->
    [0] No result
    [one] One result
   *[other] { $count } results
}
bridge-results-none-such = There is no result of this kind.
bridge-results-nothing = No results yet
bridge-results-nothing-text = Every deal that you play to the last card is listed here, with your result. From here you can play it again later, at another level or to see whether you do better.
bridge-results-play = To the table
bridge-results-more = Show more
bridge-results-copy = Copy the list
bridge-results-save = Save as a file
bridge-results-deal = Deal { $deal }
bridge-results-number = Deal
bridge-results-own-deal = Own cards
bridge-results-contract = Contract
bridge-results-declarer = Declarer
bridge-results-result = Result
bridge-results-tricks = Tricks ±
bridge-results-matchpoints = MP %
bridge-results-of-matchpoints = { $share } of the matchpoints
bridge-results-difference = { $tricks } tricks
bridge-results-score = Score
bridge-results-mode = Mode
bridge-results-level = Level
bridge-results-ended = Finished
bridge-results-order = Sort by
bridge-results-descending = Greatest first
bridge-results-ascending = Least first
bridge-results-won = Won
bridge-results-lost = Lost
bridge-results-made = Made
bridge-results-failed = Defeated
bridge-results-no-trump = No-trump
bridge-results-suit = Suit
bridge-results-again = Play again: { $deal }
# The month is a number, the time like 9:05.
bridge-results-time = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }, { $time }
bridge-results-legend = What the signs mean
bridge-results-legend-won = Won: as declarer you made the contract, as a defender you defeated it.
bridge-results-legend-lost = Lost.
bridge-results-legend-matchpoints = MP %: the share of your other results on the same deal that this one beats, from your side of the table; an equal one counts half.
bridge-results-legend-again = Plays the same deal again, in the same mode and at the same level.

bridge-mode-defender = One defender
bridge-mode-defender-about = One defender: you play East, an automatic partner plays West.
bridge-mode-defence = Both defenders
bridge-mode-defence-about = Both defenders: you play East and West.
bridge-mode-declarer = Declarer
bridge-mode-declarer-about = Declarer: you play North, and dummy’s cards.
bridge-mode-everybody = All four hands
bridge-mode-everybody-about = All four hands: you play every card.
bridge-mode-nobody = Watched
bridge-mode-nobody-about = Watched: all four hands were automatic.

## Suit combinations

bridge-combination-number = Combination { $number } of { $of }
bridge-combination-of-your-own = A combination of your own
bridge-combination-goal = { $tricks ->
    [one] Take one trick in this suit
   *[other] Take { $tricks } tricks in this suit
}
bridge-combination-void = no card
bridge-combination-which-lead = Which card do you lead, and from which hand?
bridge-combination-lead-north = You lead the { $card } from North.
bridge-combination-lead-south = You lead the { $card } from South.
bridge-combination-which-north = Which card does South play if East plays low?
bridge-combination-which-south = Which card does North play if West plays low?
bridge-combination-then-north = If East plays low, South plays the { $card }.
bridge-combination-then-south = If West plays low, North plays the { $card }.
bridge-combination-check = Check
bridge-combination-next = Next
bridge-combination-again = Try again
bridge-combination-right = That is best: it succeeds in { $chance } of all deals.
bridge-combination-wrong = Not the best: it succeeds in { $chance } of all deals, the best beginning in { $best }.
bridge-combination-nearly = That is right: it succeeds in { $chance } of all deals, hardly less than the best, { $best }.
bridge-combination-plan = Tell how to go on with the best
bridge-combination-plan-leads = { $hand } leads the { $card }
bridge-combination-plan-leads-and = { $hand } leads the { $card }, { $partner } plays the { $third }
bridge-combination-plan-plays = { $hand } plays the { $card }
bridge-combination-plan-shows = If { $defender } plays { $seen }
bridge-combination-plan-discard = another suit
bridge-combination-too-much = There are too many possibilities to work out the chances here.
bridge-combination-no-line = This beginning cannot be judged.
bridge-combination-decimal-sign = .
bridge-combination-lines-note = How you can begin, with the chance if you go on as well as can be. Choose one to compare it with the best.
bridge-combination-line-north = North leads the { $lead }, South plays the { $third }
bridge-combination-line-south = South leads the { $lead }, North plays the { $third }
bridge-combination-line-north-alone = North leads the { $lead }
bridge-combination-line-south-alone = South leads the { $lead }
bridge-combination-your-line = your choice
bridge-combination-others = { $count ->
    [one] one more comes to the same
   *[other] { $count } more come to the same
}
bridge-combination-why = Why
bridge-combination-difference = The best beginning succeeds in { $more } of all deals in which the other fails, and fails in { $less } in which the other succeeds.
bridge-combination-no-difference = Both succeed with the same layouts of the missing cards.
bridge-combination-all-layouts = Show all layouts, not only those that decide
bridge-combination-chance = Chance
bridge-combination-best = Best
bridge-combination-other = Other
bridge-combination-layout = West { $west }, East { $east }, { $chance }: the best beginning takes { $best }, the other { $other } tricks
bridge-combination-layouts-note = The number is that of the tricks, a tick says that they are enough. Small cards that are alike are written as x; of two honours that touch the lower one stands for either.
bridge-combination-how = How it works
bridge-combination-how-text = You see the cards of one suit in the two hands of declarer’s side. Choose the card to lead first and then the one that the other hand plays, if the defender in between plays low.
bridge-combination-how-note = You can always reach either hand. The defenders play as well as can be. The chances are those before anything is known of the other suits.
bridge-combination-found = { $done } of { $of } found
bridge-combination-answers = { $given ->
    [0] No answer yet
   *[other] { $right } of { $given } answers were right
}
bridge-combination-list = Show all combinations
bridge-combination-own = A suit of your own
bridge-combination-own-note = The cards of North and South, as in AQ32 / J54
bridge-combination-own-goal = How many tricks do you want to take?
bridge-combination-fault-hands = Write the cards of both hands with a slash between them, as in AQ32 / J54.
bridge-combination-fault-sign = “{ $sign }” is no card. Write A, K, Q, J, 10 and 9 to 2; small cards, too, by their numbers.
bridge-combination-fault-twice = The { $sign } stands there twice.
bridge-combination-fault-empty = At least one card is needed.
