# The pages that belong to bridge alone: results, and suit combinations.

page-bridge-results = Results
page-bridge-results-about = The deals you have played to the end, to look through and to play again.
page-bridge-combinations = Suit combinations
page-bridge-combinations-about = How is this suit best played? See what the chances are, and why.

## Results

bridge-results-intro = The deals you have played to the end: of each deal, mode and level the latest result, or all of them. The difference counts declarer’s tricks beyond the contract; with a minus it fell short by so many. As a defender you have won if the contract fails.
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
bridge-results-tricks = Difference
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
