# TwixT: its names, rules, moves, theory, opponents, tutorial and puzzles.

twixt-name = TwixT
twixt-about = Put pegs, and link them a knight’s move apart, until a chain joins your two borders.

## Setup and styles

setup-twixt-classic = Paper and pencil
setup-twixt-pp = TwixT PP
setup-twixt-standard = Standard TwixT
setup-twixt-classic-about = All links are made by themselves and stay. Both players may use the corners. There is no swap.
setup-twixt-pp-about = As on Little Golem: links are made by themselves and stay, there are no corners, and the second player may swap.
setup-twixt-standard-about = As in the box: your own links may not cross, you may take links away and add others before your peg, and the second player may swap.
style-twixt-maple = Maple
style-twixt-green = Green and blue
style-twixt-box = Red and black
style-twixt-dark = Dark
style-twixt-contrast = High contrast

## Help

twixt-rules-1 = The aim: join your two borders by a chain of links. The first player joins top and bottom, the second player left and right.
twixt-rules-2 = A move: put one peg into a free hole, but never on a border row of the other player.
twixt-rules-3 = Two pegs of one player that are a knight’s move apart are linked: two holes along and one aside. A link that would cross a link of the other player is not made.
twixt-rules-4 = Paper and pencil, and TwixT PP: links are made by themselves and stay for good. Your own links may cross; crossing does not join them.
twixt-rules-5 = Standard TwixT: your own links may not cross either. Before your peg you may take links of yours away or add others: click two pegs, or the middle of a link. Each link can be touched once in a turn.
twixt-rules-6 = TwixT PP and standard: after the first peg the second player may swap. The peg becomes his, mirrored on the line from the upper left to the lower right. The corners do not exist; the upper left one is where you swap.
twixt-rules-7 = When neither player can connect any more, or no peg can be put, it is a draw. The players may also agree to one, and resign.
twixt-rules-8 = The cursor of the keyboard jumps by knight’s moves with Shift and an arrow key, to the right-hand side of the arrow, and with Alt to the left-hand side; on a gamepad with the right stick.
twixt-rules-9 = The wheel, two fingers, or plus and minus bring the board nearer, and dragging moves it. Where holes are smaller than a fingertip, the first tap shows the peg and its links, and a second one puts it.

## Moves and outcome

twixt-say-peg = peg on { $point }
twixt-say-swap = swap: the peg becomes the second player’s, on { $point }
twixt-say-add = adds the link { $a } – { $b }
twixt-say-remove = takes the link { $a } – { $b } away
twixt-say-links = { $count ->
    [one] linked to { $points }
   *[other] linked to { $points }
}
twixt-say-refused = not to { $point }: { $a } – { $b } is in the way
twixt-say-list = { $before } and { $last }
twixt-say-empty = { $point } is free
twixt-say-on = { $point }: { $player }, { $count ->
    [0] not linked
   *[other] linked to { $points }
}
twixt-outcome-connected-first = Top and bottom are joined.
twixt-outcome-connected-second = Left and right are joined.
twixt-outcome-dead = Neither player can connect any more.
twixt-outcome-no-peg = There is no hole left for a peg.
twixt-illegal-game-over = The game is over
twixt-illegal-point-taken = There is a peg already
twixt-illegal-other-border = That is a border row of the other player
twixt-illegal-off-board = There is no such hole on this board
twixt-illegal-no-swap = Swapping is only possible as the answer to the first peg
twixt-illegal-links-permanent = In these rules links stay for good
twixt-illegal-not-your-pegs = Both pegs must be yours
twixt-illegal-link-touched = A link is added or taken away only once in a turn
twixt-illegal-link-there = That link is there already
twixt-illegal-no-link = There is no such link
twixt-illegal-link-crossed = Another link is in the way
twixt-illegal-no-knights-move = These two pegs are not a knight’s move apart
twixt-illegal-no-move = That is not written like a move: f6, swap, or a link such as +f6h7
twixt-swap = Swap
twixt-swap-about = Take over the first peg, mirrored, instead of putting one of your own.
twixt-file-illegal = Move { $number }, “{ $move }”, is not legal.
twixt-file-other = That is a game of another kind.
twixt-file-rules = The rule set “{ $rules }” is unknown.

## What can be shown on the board

overlay-twixt-lines = Guide lines
overlay-twixt-ways = Shortest ways
overlay-twixt-tree = Search tree
twixt-tree-nothing = The opponent has not moved yet.
twixt-tree-own = Parlour
twixt-tree-depth = { $plies } deep
twixt-tree-growing = { $player } to move: { $positions } positions so far
twixt-tree-grown = { $player } to move: { $positions } positions
twixt-tree-left-out = { $moves ->
    [one] One move was not looked at.
   *[other] { $moves } moves were not looked at.
}
twixt-tree-cut = { $moves } cut off
twixt-tree-wins = wins
twixt-tree-loses = loses
overlay-twixt-heat = Good places

## Theory panel

twixt-way-first = First player, top to bottom
twixt-way-second = Second player, left to right
twixt-theory-counts = { $pegs ->
    [one] One peg
   *[other] { $pegs } pegs
}, { $links ->
    [0] no links
    [one] one link
   *[other] { $links } links
}
twixt-theory-needs = { $count ->
    [0] Connected.
    [one] One peg is missing: { $points }
   *[other] { $count } pegs are missing on the shortest way: { $points }
}
twixt-counts = First: { $first }. Second: { $second }.
twixt-theory-cut-off = Cannot connect any more.
twixt-theory-wins = Wins with one peg: { $points }
twixt-theory-answers = This prevents it: { $points }
twixt-theory-over = The game is over.
twixt-theory-pairs = Pegs that belong together
twixt-theory-pair = { $a } and { $b }: { $pattern }
twixt-theory-pairs-note = Each pair can be joined over either of two holes. If the other player takes one, you take the other.
twixt-pattern-beam = beam (4–0)
twixt-pattern-tilt = tilt (3–1)
twixt-pattern-coign = coign (3–3)
twixt-pattern-mesh = mesh (2–0)
twixt-pattern-short = short (1–1)

## Opponents

opponent-twixt-newcomer = Newcomer
opponent-twixt-newcomer-about = Knows the rules and not much more.
opponent-twixt-casual = Casual player
opponent-twixt-casual-about = Follows short ways, and often misjudges them.
opponent-twixt-regular = Regular player
opponent-twixt-regular-about = Sees the shortest ways of both sides, and does not think ahead.
opponent-twixt-club = Club player
opponent-twixt-club-about = Thinks a few moves ahead.
opponent-twixt-master = Master
opponent-twixt-master-about = Thinks as far ahead as a few seconds allow.
opponent-twixt-classic = The program of 2010
opponent-twixt-classic-about = A Hungarian desktop program: three ways to search, three aims, one to four moves ahead. On large boards it plays the best it has found after five seconds.
opponent-twixt-classic-method = Its method
opponent-twixt-classic-aim = Its aim
opponent-twixt-classic-depth = It looks ahead
opponent-twixt-classic-heuristic = Heuristic minimax
opponent-twixt-classic-minimax = Minimax
opponent-twixt-classic-alpha-beta = Alpha-beta
opponent-twixt-classic-obstructing = to obstruct
opponent-twixt-classic-winning = to win
opponent-twixt-classic-mixed = both
opponent-twixt-classic-1 = 1 move
opponent-twixt-classic-2 = 2 moves
opponent-twixt-classic-3 = 3 moves
opponent-twixt-classic-4 = 4 moves

## Tutorial

slide-twixt-aim = The aim
slide-twixt-aim-text = Join your two borders by a chain of links. The first player joins top and bottom, the second player left and right. Here the last peg closes the chain.
slide-twixt-borders = Borders
slide-twixt-borders-text = The marked rows are the borders of the first player: the second player may not put pegs there. The columns on the left and on the right belong to the second player.
slide-twixt-link = Your turn: a knight’s move
slide-twixt-link-text = Two pegs of yours are linked if they are a knight’s move apart: two holes along and one aside. Put a peg that gets a link.
slide-twixt-two-links = Two links at once
slide-twixt-two-links-text = A peg gets all the links it can have. This one is a knight’s move away from two others.
slide-twixt-refused = Links in the way
slide-twixt-refused-text = A link that would cross a link of the other player is not made. The orange peg gets no link to the upper right, and then the blue one none to the left. Point at a hole in a game, and you see it beforehand.
slide-twixt-own-cross = Your own links may cross
slide-twixt-own-cross-text = Links of one player may cross, but crossing does not join them: a chain goes from peg to peg. In standard TwixT your own links may not cross either.
slide-twixt-win = Your turn: close the chain
slide-twixt-win-text = The chain of orange reaches the bottom. One peg is missing at the top, and there are two holes for it.
slide-twixt-swap = The swap
slide-twixt-swap-text = Who begins has the better of it. So in TwixT PP and in standard TwixT the second player may take over the first peg instead of putting one. It is mirrored, because rows and columns change their roles.
slide-twixt-take-away = Links taken away
slide-twixt-take-away-text = In standard TwixT you may take links of yours away before your peg, and add others. Each link can be touched once in a turn.
slide-twixt-beam = Beam: 4–0
slide-twixt-beam-text = Two pegs four holes apart in a row or column can be joined over either of two holes. If the other player takes one, you take the other.
slide-twixt-beam-turn = Your turn: the other hole
slide-twixt-beam-turn-text = Blue has taken one of the two holes. Join the pegs.
slide-twixt-tilt = Tilt: 3–1
slide-twixt-tilt-text = Three along and one aside: the two holes lie on different sides.
slide-twixt-coign = Coign: 3–3
slide-twixt-coign-text = Three along and three aside: the longest way between two pegs on a diagonal.
slide-twixt-mesh = Mesh: 2–0
slide-twixt-mesh-text = Two holes apart in a row or column. It is slow, but hard to cut.
slide-twixt-short = Short: 1–1
slide-twixt-short-text = Next to each other on a diagonal. Pegs so close gain little ground: keep this for emergencies.
slide-twixt-block = Your turn: stop blue
slide-twixt-block-text = Blue needs one more peg, on the right. You may not put a peg there: cross the link instead, before it is made.
slide-twixt-distance = Block from a distance
slide-twixt-distance-text = Close in front of a chain it is too late: it goes around on one side or the other. Put the blocking peg some rows ahead, so that you can still answer on both sides.
slide-twixt-edge = The third row
slide-twixt-edge-text = From the third row there are two ways to the border. Only your pegs may stand there, and one link cannot cross both ways.
slide-twixt-edge-turn = Your turn: reach the border
slide-twixt-edge-turn-text = Blue has come near. Reach the upper border on the safe side.
slide-twixt-ladder = Ladders
slide-twixt-ladder-text = A chain that is blocked runs on beside the blocking one, step by step: a ladder. Whoever has a peg waiting ahead, or comes to the border in time, wins it. So look where a ladder will end before you begin it.
slide-twixt-ladder-turn = Your turn: begin a ladder
slide-twixt-ladder-turn-text = Your chain comes from the lower border, and a blue link is in its way. Run to the left below the upper border: there each of your pegs threatens to reach it. Only one move stays ahead of Blue.
slide-twixt-ladder-end = Your turn: the next step
slide-twixt-ladder-end-text = Blue has answered beside you. One step more, and you will have two ways to the border, of which Blue can close only one.
slide-twixt-ladder-breaker = A peg at its end
slide-twixt-ladder-breaker-text = The same ladder, but a blue peg waits where it would come to the border. Now it is lost. Whoever sees a ladder coming puts a peg at its end first, best one that threatens something else as well.

## Puzzles

theme-twixt-two-pegs = Two pegs
theme-twixt-two-pegs-text = With two pegs you connect, whatever the other player does. Find the first.
theme-twixt-three-pegs = Three pegs
theme-twixt-three-pegs-text = With three pegs you connect, whatever the other player does. Find the first.
theme-twixt-four-pegs = Four pegs
theme-twixt-four-pegs-text = With four pegs you connect, whatever the other player does. Find the first.
