# Mancala: its names, rules, moves and opponents.

mancala-name = Mancala
mancala-about = Sow seeds around the board, and capture more than the other player.

## Setup and styles

setup-mancala-woaley = Woaley
setup-mancala-woaley-p2 = Woaley, singles move
setup-mancala-woaley-published = Woaley in laps
setup-mancala-wari = Wari
setup-mancala-oware = Oware
setup-mancala-kalah = Kalah
setup-mancala-kalah-empty = Kalah, empty captures
setup-mancala-bao = Bao
setup-mancala-omweso = Omweso
style-mancala-mahogany = Mahogany
style-mancala-olive = Olive wood
style-mancala-ebony = Ebony
style-mancala-contrast = High contrast

## Rules that can be chosen

rule-mancala-houses = Houses of each player
rule-mancala-seeds = Seeds in each house
rule-mancala-end = The game ends when
rule-mancala-end-all-small = no house has two seeds
rule-mancala-end-one-side = one side has no house with two
rule-mancala-rest = Seeds left at the end go to
rule-mancala-rest-nobody = nobody
rule-mancala-rest-owner = the owner of the house
rule-mancala-rest-other = the other player
rule-mancala-laps = Later laps begin
rule-mancala-laps-leave-one = leaving one seed behind
rule-mancala-laps-lift-all = with all seeds
rule-mancala-capture-side = Captures are made
rule-mancala-capture-side-opponent = on the opponent’s side
rule-mancala-capture-side-both = on both sides
rule-mancala-grand-slam = Capturing all the opponent’s seeds (grand slam)
rule-mancala-grand-slam-nothing = captures nothing
rule-mancala-grand-slam-illegal = is not allowed
rule-mancala-grand-slam-everything = captures them all
rule-mancala-grand-slam-all-but-last = leaves the last house
rule-mancala-origin = The house that is sown is left out
rule-mancala-origin-skipped = in every lap
rule-mancala-origin-reached-by-lap = only with more than twelve seeds
rule-mancala-majority = When one player has more than half
rule-mancala-majority-ends = the game is over
rule-mancala-majority-plays-on = it goes on
rule-mancala-cycle = Seeds that go round for ever
rule-mancala-cycle-own-side = go to the side they are on
rule-mancala-cycle-halves = are shared
rule-mancala-takasia = A threatened pit may be blocked (takasia)
rule-mancala-takasia-off = no
rule-mancala-takasia-on = yes
rule-mancala-house-in-mtaji = A sowing that ends in the house, second stage
rule-mancala-house-in-mtaji-played-on = goes on
rule-mancala-house-in-mtaji-may-stop = may stop
rule-mancala-reverse = Clockwise sowing that captures (reverse)
rule-mancala-reverse-anywhere = in every lap
rule-mancala-reverse-start = at the start of a move
rule-mancala-re-entry = Captured seeds are sown
rule-mancala-re-entry-lap-start = from where the lap began
rule-mancala-re-entry-lap-end = from where it ended
rule-mancala-akakyala = Two captures running win at once (akakyala)
rule-mancala-akakyala-off = no
rule-mancala-akakyala-on = yes
rule-mancala-okukoneeza = Three, two and one in a row win at once (okukoneeza)
rule-mancala-okukoneeza-off = no
rule-mancala-okukoneeza-on = yes
rule-mancala-match = What is played
rule-mancala-match-off = single games
rule-mancala-match-on = a match to twelve points
rule-mancala-akawumbi = Points of akawumbi (both ends with the last seeds)
rule-mancala-move-time = Time to think about a move
rule-mancala-move-time-unlimited = no limit
rule-mancala-move-time-three-minutes = three minutes, else void
rule-mancala-endless-move = A move that would never end
rule-mancala-endless-move-illegal = may not be played
rule-mancala-endless-move-void = makes the game void
rule-mancala-limit = The game ends after so many moves
rule-mancala-limit-0 = no limit
rule-mancala-repetition = It ends when a position comes up so many times
rule-mancala-repetition-0 = never

## The rules in short

mancala-rules-1 = Mancala is a family of games. Take all the seeds of a house and sow them one by one into the houses that follow, counterclockwise. What is captured goes to the store at your right hand.
mancala-rules-2 = A green, round lamp shows a house from which you may sow, a red, square one a house from which you may not. Point at a house to see where its last seed falls and what it captures.
mancala-rules-3 = The rules of each game stand on the page before it, and its special rules can be chosen there.
mancala-rules-4 = In Bao and Omweso some pits can be sown in two directions. Choose the pit, then an arrow.
mancala-rules-woaley-1 = The aim: capture more seeds than the other player.
mancala-rules-woaley-2 = Take all the seeds of a house with at least two and sow them one by one, counterclockwise. The house you took them from gets one, too, if the seeds reach round to it.
mancala-rules-woaley-3 = The first move begins on the first player’s own side. After that each player must go on from the house where the other’s last seed fell, on either side: it is lit.
mancala-rules-woaley-4 = If the last seed makes two or four in its house, they are captured; and so are the houses just before it, as long as each holds two or four.
mancala-rules-woaley-5 = After a capture, or if a single seed lies in the house where you must go on, you may choose any house with two seeds or more, on both sides.
mancala-rules-woaley-6 = The game ends when no house has two seeds, or after a hundred moves; after 24 moves without a capture whoever is to move may end it. Seeds that are left belong to nobody.
mancala-rules-woaley-p2-1 = The aim: capture more seeds than the other player.
mancala-rules-woaley-p2-2 = Take all the seeds of a house and sow them one by one, counterclockwise. A single seed can be moved, too.
mancala-rules-woaley-p2-3 = The first move begins on the first player’s own side. After that each player must go on from the house where the other’s last seed fell.
mancala-rules-woaley-p2-4 = If the last seed makes two or four in its house, they are captured; and so are the houses just before it, as long as each holds two or four. After a capture you may begin anywhere.
mancala-rules-woaley-p2-5 = The game ends when no house has two seeds, or after a hundred moves. Such games can go round for ever, so the limit matters; after 24 moves without a capture whoever is to move may end it.
mancala-rules-woaley-published-1 = The aim: get more than half of the seeds.
mancala-rules-woaley-published-2 = Choose one of your houses with at least two seeds. Leave one seed there and sow the others, counterclockwise.
mancala-rules-woaley-published-3 = If the last seed falls into a house with seeds, and there are not two or four now, go on from that house: a lap follows.
mancala-rules-woaley-published-4 = If it makes two or four, they are captured, and so are the houses just before it that hold two or four. The move ends there, or in an empty house.
mancala-rules-woaley-published-5 = Who cannot move is passed over. When nobody can, the seeds that are left go to the owners of their houses.
mancala-rules-wari-1 = The aim: capture at least 25 of the 48 seeds.
mancala-rules-wari-2 = Take all the seeds of one of your houses and sow them one by one, counterclockwise. With more than twelve the house they come from is left out.
mancala-rules-wari-3 = If the last seed makes two or three in a house of the opponent, they are captured, and so are the houses just before it that hold two or three.
mancala-rules-wari-4 = An opponent without seeds must be fed if you can. If you cannot, all the seeds that are left are yours.
mancala-rules-wari-5 = Seeds that would go round for ever are shared.
mancala-rules-oware-1 = The aim: capture at least 25 of the 48 seeds. These are the Abapa rules of tournaments.
mancala-rules-oware-2 = Take all the seeds of one of your houses and sow them one by one, counterclockwise. The house they come from always stays empty.
mancala-rules-oware-3 = If the last seed makes two or three in a house of the opponent, they are captured, and so are the houses just before it that hold two or three.
mancala-rules-oware-4 = A move that would capture all the opponent’s seeds, a grand slam, may be played but captures nothing.
mancala-rules-oware-5 = An opponent without seeds must be fed. If that cannot be done, each player gets the seeds on his own side; and so when a position comes up for the third time.
mancala-rules-kalah-1 = The aim: get more seeds into your store than the opponent.
mancala-rules-kalah-2 = Take all the seeds of one of your houses and sow them one by one, counterclockwise: into your houses, your own store and the opponent’s houses. His store is left out.
mancala-rules-kalah-3 = If the last seed falls into your store, you move again.
mancala-rules-kalah-4 = If it falls into an empty house of yours and there are seeds opposite, that seed and those opposite go to your store.
mancala-rules-kalah-5 = The game ends when one side has no seeds. The other player puts what is left into his own store.
mancala-rules-kalah-empty-1 = The aim: get more seeds into your store than the opponent.
mancala-rules-kalah-empty-2 = Take all the seeds of one of your houses and sow them one by one, counterclockwise: into your houses, your own store and the opponent’s houses. His store is left out.
mancala-rules-kalah-empty-3 = If the last seed falls into your store, you move again.
mancala-rules-kalah-empty-4 = If it falls into an empty house of yours, that seed and any opposite go to your store, even if there are none opposite.
mancala-rules-kalah-empty-5 = The game ends when one side has no seeds. The other player puts what is left into his own store.
mancala-rules-bao-1 = The aim: empty the opponent’s front row, also in the middle of a move, or leave him without a move. Nothing leaves the board.
mancala-rules-bao-2 = Each player has two rows of eight pits and 32 seeds: six in the house (nyumba), the framed pit, two in each of the two pits to its right, and 22 in stock. The first player begins.
mancala-rules-bao-3 = You sow your own two rows only, in either direction, which does not change while you sow. A pit with a single seed cannot be sown.
mancala-rules-bao-4 = First stage (namua), as long as you have stock: a move begins with a seed from it, put into a pit of your front row that has seeds. If the pit opposite has seeds, too, you capture them and sow them on your side.
mancala-rules-bao-5 = Second stage (mtaji), once all seeds are in play: a capturing move begins with a pit of two to fifteen seeds of either row. A sowing captures if it ends in a pit of your front row with seeds that faces a pit with seeds.
mancala-rules-bao-6 = Captured seeds are sown from an end of the front row (kichwa): from the left one clockwise, from the right one counterclockwise. What was captured at an end or beside it (kimbi) goes from that end. Elsewhere the direction stays, and at the first capture of the first stage you choose it.
mancala-rules-bao-7 = A sowing that ends in a pit with seeds, without capture, goes on with all of them (endelea). In an empty pit the move ends.
mancala-rules-bao-8 = Who can capture with the beginning of a move must do so. Otherwise the move captures nothing, however it goes on (takasa).
mancala-rules-bao-9 = Takasa in the first stage sows the pit that got the seed: not the house while it is yours and holds six, and no single seed with the new one as long as another pit has more, unless the house is yours. If such a house is all you have in front, two of its seeds are sown. If a kichwa is all, it is sown along the front row.
mancala-rules-bao-10 = Takasa in the second stage begins in the front row; in the back row only if the front row has no pit with two seeds.
mancala-rules-bao-11 = The house is yours until you empty it or it is captured. In the first stage a takasa ends in it if it holds six, and a capturing move that ends there without a capture may stop or play it on (safari). In the second stage it is played on like any pit.
mancala-rules-bao-12 = Takasia, in the second stage: if after a takasa the opponent cannot capture, and exactly one of his pits could be captured, he may not play that pit in his next move. Not if it is his house, a single seed, or all that he could play.
mancala-rules-bao-13 = A move that would never end may not be played. The game is a draw if a position comes up three times, and after 500 moves.
mancala-rules-omweso-1 = The aim: be the last who can move. Nothing leaves the board.
mancala-rules-omweso-2 = Each player has two rows of eight pits and 32 seeds: four in each pit of the back row. Take all the seeds of one of your pits with at least two and sow them counterclockwise round your own two rows.
mancala-rules-omweso-3 = If the last seed falls into a pit with seeds, they are sown on. In an empty pit the move ends.
mancala-rules-omweso-4 = If it falls into a pit with seeds in your front row, and both of the opponent’s pits in that column have seeds, you capture these and sow them from where the lap began.
mancala-rules-omweso-5 = From your four leftmost pits you may sow clockwise, but only if that captures at once (reverse capture). What it brings in may go clockwise again if that captures.
mancala-rules-omweso-6 = Victories: the opponent cannot move (okwa bulijo), one point. Both end columns of the opponent captured in one move (okutema by emitwe-ebiri), two points. The same with his very last seeds (akawumbi), twelve points, or six if so agreed.
mancala-rules-omweso-7 = Two more can be switched on, as long as the opponent has captured nothing: captures in two moves running (akakyala), two points; and pits with three, two and one seeds one after the other (okukoneeza), one point.
mancala-rules-omweso-8 = Single games, or a match: its points add up, the loser of a game begins the next, and who first has twelve points wins.
mancala-rules-omweso-9 = A move that would never end may not be played, or makes the game void, as you choose. So does thinking longer than three minutes about a move, if that is switched on. Nobody gets points for a void game.
mancala-rules-omweso-10 = The game is a draw if a position comes up three times, and after 500 moves.

## Moves and outcome

mancala-say-move = { $pit }, { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
}
mancala-say-right = to the right
mancala-say-left = to the left
mancala-say-clockwise = clockwise
mancala-say-counterclockwise = counterclockwise
mancala-say-house = playing the house on
mancala-say-captures = captures { $seeds }
mancala-say-again = moves again
mancala-say-pit = { $pit }: { $seeds ->
    [0] empty
    [one] one seed
   *[other] { $seeds } seeds
}
mancala-say-goes-on = the move must begin here
mancala-say-blocked = blocked for one move
mancala-counts-goes-on = The move must begin in { $pit }.
mancala-counts-free = Free choice on both sides.
mancala-counts-blocked = { $pit } is blocked for this move.
mancala-counts-namua = First stage: a seed from the stock.
mancala-counts-mtaji = Second stage: pits with two seeds or more.
mancala-counts-seeds = On the board: first { $first }, second { $second } seeds.
mancala-counts-limit = Move { $number } of at most { $limit }.
mancala-outcome-points = Seeds: { $first } to { $second }.
mancala-outcome-worth = { $points ->
    [one] In a match that is worth one point.
   *[other] In a match that is worth { $points } points.
}
mancala-shared-own-side = Each player takes the seeds on his own side.
mancala-shared-other = Each player takes the seeds on the other’s side.
mancala-shared-halves = The seeds that go round are shared.
mancala-match-you-stand = Match to twelve points: you { $yours }, the opponent { $theirs }.
mancala-match-stands = Match to twelve points: first player { $first }, second player { $second }.
mancala-match-you-won = The match is yours, { $won } to { $lost }.
mancala-match-you-lost = The opponent has won the match, { $won } to { $lost }.
mancala-match-won-first = The first player has won the match, { $won } to { $lost }.
mancala-match-won-second = The second player has won the match, { $won } to { $lost }.
mancala-outcome-houses-small = No house can be sown any more.
mancala-outcome-side-empty = One side has no seeds left.
mancala-outcome-majority = More than half of the seeds are captured.
mancala-outcome-no-move = There is no move left.
mancala-outcome-front-row-empty = The front row is empty.
mancala-outcome-only-endless = Only moves that never end are left.
mancala-outcome-void = The move would never end, so the game is void.
mancala-outcome-move-time = A move took longer than three minutes, so the game is void.
mancala-outcome-okwa-bulijo = The opponent cannot move (okwa bulijo).
mancala-outcome-emitwe-ebiri = Both ends of the board were captured in one move (emitwe-ebiri).
mancala-outcome-akawumbi = Both ends were captured with the opponent’s last seeds (akawumbi).
mancala-outcome-akakyala = Captures in two moves running, before the opponent’s first (akakyala).
mancala-outcome-okukoneeza = Three, two and one seeds in a row (okukoneeza).
mancala-outcome-move-limit = The limit of { $limit } moves is reached.
mancala-outcome-repetition = The same position has come up { $times } times.
mancala-outcome-finished = Nothing was captured any more.
mancala-illegal-game-over = The game is over
mancala-illegal-off-board = The board has no such pit
mancala-illegal-not-yours = That pit is not yours to sow
mancala-illegal-pit-empty = That pit is empty
mancala-illegal-must-go-on = The move must begin where the last seed fell
mancala-illegal-single-seed = A single seed cannot be sown
mancala-illegal-must-feed = The rules ask for another move: the opponent must get seeds
mancala-illegal-blocked = That pit is blocked for this move
mancala-illegal-not-now = Captures come first, and the rules of takasa ask for another pit
mancala-illegal-no-reverse = That pit cannot be sown in this way
mancala-illegal-endless = That move would never end
mancala-illegal-no-move = That is not written like a move: a pit such as a3, and in Bao and Omweso > or < behind it

## What can be shown on the board

overlay-mancala-uncounted = Only count your own houses
overlay-mancala-untold = No look ahead

## Theory panel

mancala-theory-moves = What each move does
mancala-theory-more = { $count ->
    [one] One more move.
   *[other] { $count } more moves.
}
mancala-theory-untold = By the rule chosen, nobody is told what a move would do.
mancala-theory-over = The game is over.

## Opponents

opponent-mancala-classic-easy = Classic, two moves ahead
opponent-mancala-classic-easy-about = Looks two moves ahead and counts the stores. It learns Woaley from its games.
opponent-mancala-classic-medium = Classic, six moves ahead
opponent-mancala-classic-medium-about = Looks six moves ahead and counts the stores. It learns Woaley from its games.
opponent-mancala-classic-hard = Classic, ten moves ahead
opponent-mancala-classic-hard-about = Looks ten moves ahead and counts the stores. It learns Woaley from its games.
opponent-mancala-newcomer = Newcomer
opponent-mancala-newcomer-about = Knows the rules and not much more.
opponent-mancala-casual = Casual player
opponent-mancala-casual-about = Looks at the answer to each move, and often misjudges it.
opponent-mancala-regular = Regular player
opponent-mancala-regular-about = Sees three moves ahead.
opponent-mancala-club = Club player
opponent-mancala-club-about = Thinks several moves ahead.
opponent-mancala-master = Master
opponent-mancala-master-about = Thinks as far ahead as a few seconds allow.
