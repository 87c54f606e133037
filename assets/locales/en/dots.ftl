# Dots and Boxes: its names, moves and theory.

dots-name = Dots and Boxes
dots-about = Draw lines between dots, close boxes, and know when not to.

## Setup and styles

setup-dots-3x3 = 3 × 3 boxes
setup-dots-4x4 = 4 × 4 boxes
setup-dots-2x2 = 2 × 2 boxes
setup-dots-5x5 = 5 × 5 boxes
setup-dots-6x6 = 6 × 6 boxes
setup-dots-7x7 = 7 × 7 boxes
setup-dots-9x9 = 9 × 9 boxes
setup-dots-1x4 = 1 × 4 boxes
setup-dots-3x5 = 3 × 5 boxes
style-dots-paper = Squared paper
style-dots-yellow = Yellow
style-dots-blue = Blue
style-dots-dark = Dark
style-dots-contrast = High contrast

## Moves and outcome

dots-move-horizontal = Horizontal line, row { $row }, column { $col }
dots-move-vertical = Vertical line, row { $row }, column { $col }
dots-outcome-first = The first player wins, { $first } to { $second }
dots-outcome-second = The second player wins, { $second } to { $first }
dots-outcome-draw = A draw, { $first } to { $second }
dots-illegal-not-adjacent = Lines join two dots side by side or one above the other
dots-illegal-edge-drawn = That line is drawn already
dots-illegal-game-over = The game is over
dots-illegal-off-board = There is no such line on this board

## Theory panel

dots-theory-over = The game is over.
dots-theory-no-chains = No chains yet: every box still has three or four open sides.
dots-theory-kind-short = chain
dots-theory-kind-long = long
dots-theory-kind-loop = loop
dots-theory-chain-short =
    { $count ->
        [one] A chain of one box.
       *[other] A chain of { $count } boxes: too short to leave the last two.
    }
dots-theory-chain-long = A long chain of { $count } boxes: whoever takes it may leave the last two.
dots-theory-chain-loop = A loop of { $count } boxes: whoever takes it may leave the last four.
dots-theory-open = It can be taken now.
dots-theory-long-chains = Long chains: { $count }
dots-theory-loops = Loops: { $count }
dots-theory-safe-moves =
    { $count ->
        [0] No safe line is left: every line gives boxes away.
        [one] One safe line is left.
       *[other] { $count } safe lines are left.
    }
dots-theory-control-open = Nobody is in control while there is no long chain.
dots-theory-control-first = As it stands, the first player will be in control.
dots-theory-control-second = As it stands, the second player will be in control.
dots-theory-wish-even = Long chain rule: on this board the first player wants an even number of long chains, the second an odd one.
dots-theory-wish-odd = Long chain rule: on this board the first player wants an odd number of long chains, the second an even one.
