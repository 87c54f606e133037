# Dots and Boxes: its names, rules, moves, theory, opponents, tutorial and puzzles.

dots-name = Dots and Boxes
dots-about = Draw lines between dots, and close more boxes than the other player.

## Setup and styles

setup-dots-2x2 = 2 × 2 boxes
setup-dots-2x3 = 2 × 3 boxes
setup-dots-3x3 = 3 × 3 boxes
setup-dots-3x4 = 3 × 4 boxes
setup-dots-4x4 = 4 × 4 boxes
setup-dots-4x5 = 4 × 5 boxes
setup-dots-5x5 = 5 × 5 boxes
setup-dots-6x6 = 6 × 6 boxes
setup-dots-7x7 = 7 × 7 boxes
setup-dots-8x8 = 8 × 8 boxes
setup-dots-9x9 = 9 × 9 boxes
style-dots-paper = Squared paper
style-dots-yellow = Yellow
style-dots-blue = Blue
style-dots-dark = Dark
style-dots-contrast = High contrast

## Help

dots-rules-1 = The aim: own more boxes than the other player when every line is drawn.
dots-rules-2 = A move: join two neighbouring dots, across or down, that are not joined yet.
dots-rules-3 = Whoever draws the fourth side of a box owns it. It does not matter who drew the other three.
dots-rules-4 = After closing a box, or two at once, the same player draws again. Nobody is obliged to close a box.
dots-rules-5 = The game ends when all boxes are closed. Each box is one point, and whoever has more points wins. There can be a draw only where the number of boxes is even.
dots-rules-6 = The hint marks a line where the computer would play in your place. Where several lines are equally good, it may name another one each time. You need not follow it.

## Moves and outcome

dots-line-horizontal = line across, row of dots { $row }, column { $col }
dots-line-vertical = line down, row { $row }, column of dots { $col }
dots-outcome = { $most } boxes to { $least }.
dots-illegal-edge-drawn = This line is drawn already
dots-illegal-not-adjacent = These two dots are not next to each other
dots-illegal-game-over = The game is over
dots-illegal-off-board = There is no such line on this board

## Theory panel

dots-theory-none = No chains yet.
dots-theory-safe = { $count ->
    [0] Every line gives something away.
    [one] One line is still safe.
   *[other] { $count } lines are still safe.
}
dots-theory-chain = { $boxes ->
    [one] Chain of one box
   *[other] Chain of { $boxes } boxes
}
dots-theory-chain-long = Long chain of { $boxes } boxes
dots-theory-loop = Loop of { $boxes } boxes
dots-theory-kind-chain = chain
dots-theory-kind-chain-long = long
dots-theory-kind-loop = loop
dots-theory-open = can be taken now
dots-theory-loops = { $count ->
    [0] No loops
    [one] One loop
   *[other] { $count } loops
}
dots-theory-joints = { $count ->
    [0] No chains meet.
    [one] Chains meet in one box.
   *[other] Chains meet in { $count } boxes.
}
dots-theory-long-chains = { $count ->
    [0] No long chains
    [one] One long chain
   *[other] { $count } long chains
}
dots-theory-control = In control, if nothing changes: { $player }
dots-theory-control-open = Nobody is in control yet: there is no long chain.
dots-theory-rule = The long chain rule: the first player wants dots and long chains together to be even, the second player odd.
dots-theory-sum = { $dots } dots and { $chains ->
    [0] no long chains
    [one] one long chain
   *[other] { $chains } long chains
} make { $sum }.
dots-theory-over = The game is over.

## Opponents

opponent-dots-easy = Easy
opponent-dots-easy-about = Closes a box when it sees one, and otherwise draws any line.
opponent-dots-medium = Medium
opponent-dots-medium-about = Never draws a third side while it can avoid it. After that it draws any line.
opponent-dots-hard = Hard
opponent-dots-hard-about = When something must be given, gives the fewest boxes. It always takes all it can, and that can be used.
opponent-dots-strong = Strong
opponent-dots-strong-about = Counts chains, declines boxes to keep control, and plays the end exactly.
opponent-dots-perfect = Perfect
opponent-dots-perfect-about = On the small board it never makes a mistake. On larger ones it sees the end long before you do.

## Tutorial

slide-dots-line = Draw a line
slide-dots-line-text = Choose a dot, then a dot next to it, and the line between them is drawn. Or choose the place between the two dots at once.
slide-dots-cancel = Changed your mind
slide-dots-cancel-text = A chosen dot is filled. Choose it again, or an empty place beside the board, and it is let go.
slide-dots-neighbours = Only between neighbours
slide-dots-neighbours-text = A line joins two dots next to each other, across or down, never diagonally. The marked line is drawn already and cannot be drawn again.
slide-dots-turns = You take turns
slide-dots-turns-text = Each turn is one line, and the lines show who drew them. Nobody may pass.
slide-dots-box = The fourth side
slide-dots-box-text = Whoever draws the fourth side of a box owns the box: one point.
slide-dots-whose = It does not matter who drew the rest
slide-dots-whose-text = The three marked sides were all drawn by the other player. Only the last side counts.
slide-dots-again = One more move
slide-dots-again-text = After closing a box you draw again. So one turn can bring several boxes, one after the other, and ends with a line that closes nothing.
slide-dots-double = Two at once
slide-dots-double-text = A line can be the last side of two boxes. That brings two points, and still just one more move.
slide-dots-end = The end
slide-dots-end-text = The game ends when all boxes are closed, 9 here and 16 on the large board. More boxes win. With 9 boxes there is no draw; with 16 there can be one.
slide-dots-third = Your turn: no third side
slide-dots-third-text = A third side gives the box to the other player, as the two marked lines would. Draw a line that gives nothing away.
slide-dots-chain = Chains
slide-dots-chain-text = Later every line gives something away. Boxes with two open sides hang together in chains: draw one line anywhere in it, and the other player takes the whole chain.
slide-dots-shortest = Your turn: the smallest gift
slide-dots-shortest-text = You have to give something. There is a chain of one box and there are two chains of four. Give the least.
slide-dots-greedy = Taking everything
slide-dots-greedy-text = The first player is offered four boxes, takes all of them, and then has to open the last chain. The second player gets four as well and wins 5 to 4.
slide-dots-double-cross = Leaving two
slide-dots-double-cross-text = The same position. The first player takes two boxes and leaves the last two. The second player takes both with one line, but then has to open the last chain: 6 to 3 for the first.
slide-dots-leave-two = Your turn: leave two
slide-dots-leave-two-text = Two boxes of the chain are left. Do not take them: draw the line at the far end, so that one line will close both, and the other player has to go on.
slide-dots-middle = Your turn: two in the middle
slide-dots-middle-text = A chain of two boxes is short. Open it in the middle: then the other player must take both with separate lines and cannot leave you anything.
slide-dots-loop = Loops
slide-dots-loop-text = The four boxes at the top left form a loop: they lead back to themselves. A loop is given away as a whole, too.
slide-dots-leave-four = Your turn: leave four
slide-dots-leave-four-text = Of a loop you have to leave four boxes, two and two, to make the other player open the next chain. Here it costs four and brings five.
slide-dots-control = Control
slide-dots-control-text = Whoever can always leave the last two is in control. The other player has to open one long chain after the other. In the last chain nothing is left: there you take all.
slide-dots-count = Count the long chains
slide-dots-count-text = A chain of three boxes or more is long. The first player wants dots and long chains together to be even, the second odd. Here 16 dots and 3 long chains make 19: the second player is in control.
slide-dots-steer = Your turn: steer
slide-dots-steer-text = While there are safe lines, you can still decide how many long chains there will be. Only one line here makes the number right for you.
slide-dots-sacrifice = Your turn: a small sacrifice
slide-dots-sacrifice-text = If the number is going to be wrong, one box given away in time can change it. There are safe lines here, but only a gift wins.
slide-dots-puzzles = Now the puzzles
slide-dots-puzzles-text = In each puzzle you can win, but not with every line. In a game, the hint shows a good line and the theory panel counts the chains for you.

## Puzzles

puzzle-dots-four-in-a-row = Four in a row
puzzle-dots-four-in-a-row-text = The other player has opened a chain. Find where to begin, and go on.
puzzle-dots-comeback = Comeback
puzzle-dots-comeback-text = You are one box behind, and nothing is lost.
puzzle-dots-take-and-go-on = Take what is offered
puzzle-dots-take-and-go-on-text = One box can be closed. What else is there to win?
puzzle-dots-smallest-gift = The smallest gift
puzzle-dots-smallest-gift-text = Every line gives something away. Which gift costs least?
puzzle-dots-in-the-middle = In the middle
puzzle-dots-in-the-middle-text = A short chain has to be given. It matters which of its lines you draw.
puzzle-dots-quiet-line = A quiet line
puzzle-dots-quiet-line-text = Six lines are safe, but only three of them win.
puzzle-dots-leave-two = Leave two
puzzle-dots-leave-two-text = Two boxes are there for the taking. Do you want them?
puzzle-dots-generous = Generous
puzzle-dots-generous-text = The score is level. Look at the chain on the left before you touch the right.
puzzle-dots-one-for-the-rest = One for the rest
puzzle-dots-one-for-the-rest-text = One line is still safe. It is not the right one.
puzzle-dots-last-safe-line = The last safe line
puzzle-dots-last-safe-line-text = Only one line gives nothing away. Draw it and the other player has to begin.
puzzle-dots-the-right-order = The right order
puzzle-dots-the-right-order-text = More boxes can be taken. Think about the last ones before you take the first.
puzzle-dots-before-it-is-too-late = Before it is too late
puzzle-dots-before-it-is-too-late-text = Four boxes are offered on the right, and long chains are waiting elsewhere.
puzzle-dots-cut-it-short = The number of chains
puzzle-dots-cut-it-short-text = Eleven lines are safe, and one of them wins. How many long chains do you want?
puzzle-dots-a-small-price = A small price
puzzle-dots-a-small-price-text = Two safe lines are left, and both lose. What can be given away cheaply?
puzzle-dots-hand-over = Hand it over
puzzle-dots-hand-over-text = You lead by two and could take more. Who would have to open the long chain then?
puzzle-dots-five-by-five = Five by five
puzzle-dots-five-by-five-text = The score is level on the big board. Find the line that keeps you in control.
puzzle-dots-long-fight = A long fight
puzzle-dots-long-fight-text = Five lines are safe. One wins, and after it another has to be found.
puzzle-dots-masterpiece = Masterpiece
puzzle-dots-masterpiece-text = Give something away at the right place, and then do not lose the thread.
