# Notakto: its names, rules, moves, theory, opponents, tutorial and puzzles.

notakto-name = Notakto
notakto-about = Tic-tac-toe where everybody writes X, and the last three in a row loses.

## Setup and styles

setup-notakto-1 = 1 board
setup-notakto-2 = 2 boards
setup-notakto-3 = 3 boards
setup-notakto-4 = 4 boards
setup-notakto-5 = 5 boards
setup-notakto-6 = 6 boards
setup-notakto-7 = 7 boards
setup-notakto-8 = 8 boards
setup-notakto-9 = 9 boards
style-notakto-slate = Slate and chalk
style-notakto-brown = Brown
style-notakto-blue = Blue
style-notakto-dark = Dark
style-notakto-contrast = High contrast

## Help

notakto-rules-1 = The aim: do not be the one who kills the last live board. Whoever does, loses.
notakto-rules-2 = A move: write one X in any empty cell of any live board. Both players write X, and nobody may pass.
notakto-rules-3 = The Xs belong to nobody. It makes no difference who wrote which.
notakto-rules-4 = Three Xs in a line on one board, across, down or diagonally, kill that board. A dead board turns grey and takes no more Xs.
notakto-rules-5 = Killing a board brings no points. The game ends when no live board is left, and there is never a draw.
notakto-rules-6 = The hint marks a cell where the computer would play in your place. Where several moves are equally good, it may name another one each time. You need not follow it.

## Moves and outcome

notakto-cell-1 = top left
notakto-cell-2 = top edge
notakto-cell-3 = top right
notakto-cell-4 = left edge
notakto-cell-5 = centre
notakto-cell-6 = right edge
notakto-cell-7 = bottom left
notakto-cell-8 = bottom edge
notakto-cell-9 = bottom right
notakto-move = board { $board }, { $cell }
notakto-outcome-first = The second player killed the last board.
notakto-outcome-second = The first player killed the last board.
notakto-illegal-board-dead = That board is dead
notakto-illegal-cell-taken = That cell already holds an X
notakto-illegal-game-over = The game is over
notakto-illegal-off-board = There is no such board in this game

## Theory panel

notakto-theory-board = Board { $board }: { $symbol }
notakto-theory-board-dead = Board { $board }: dead, so { $symbol }
notakto-theory-product = Product: { $product }
notakto-theory-step = { $rule }, so { $before } becomes { $after }
notakto-theory-reduced = Shortest form: { $product }
notakto-theory-short = The product cannot be made shorter.
notakto-theory-lost-products = Lost for the player to move: a, b², bc and c².
notakto-theory-winning = The player to move can win.
notakto-theory-losing = The player to move loses if the other side makes no mistake.
notakto-theory-over = The game is over.
notakto-theory-good-moves = { $count ->
    [0] No move wins.
    [one] One move wins.
   *[other] { $count } moves win.
}

## Opponents

opponent-notakto-easy = Easy
opponent-notakto-easy-about = Plays wherever it likes and only looks up when one board is left.
opponent-notakto-medium = Medium
opponent-notakto-medium-about = Knows the algebra and never lets a win slip, but has no plan when it is losing.
opponent-notakto-hard = Hard
opponent-notakto-hard-about = Never lets a win slip either, and when losing leaves you as few good moves as it can.
opponent-notakto-expert = Expert
opponent-notakto-expert-about = Wins whenever it can; when it cannot, it hides your win among as many wrong moves as possible and draws the game out.

## Tutorial

slide-notakto-mark = One X a turn
slide-notakto-mark-text = Choose any empty cell on any board and write an X there. That is a whole move.
slide-notakto-turns = You take turns
slide-notakto-turns-text = Both players write X, one each turn, on whichever board they like. Once written, all Xs are the same: they belong to nobody.
slide-notakto-lines = Three in a line
slide-notakto-lines-text = When three Xs stand in a line on one board, across, down or diagonally, that board is dead. Only the last of these four boards is still alive.
slide-notakto-whose = It does not matter whose they are
slide-notakto-whose-text = The two marked Xs were written by different players. The third in their line kills the board all the same.
slide-notakto-dead = A dead board stays dead
slide-notakto-dead-text = A dead board turns grey and nobody can write on it any more. The game goes on, on the boards that are left.
slide-notakto-no-points = No points for killing
slide-notakto-no-points-text = Killing a board brings nothing by itself. Sometimes it is the right move and sometimes a mistake. Only the last board counts.
slide-notakto-aim = Who kills the last board loses
slide-notakto-aim-text = One board is left here, and this move completes a line on it. Whoever makes it has lost the game.
slide-notakto-hint = If you are stuck
slide-notakto-hint-text = The hint makes a cell blink: the computer would play there in your place. Ask again and it may show another cell that is just as good. You are free to play elsewhere.
slide-notakto-escape = Your turn: the way out
slide-notakto-escape-text = Only board C is alive. Find the cell after which every move kills it, so that the other player has to.
slide-notakto-centre = Your turn: one empty board
slide-notakto-centre-text = With a single board there is exactly one winning first move. Think of the cell that most lines pass through.
slide-notakto-knight = Your turn: a knight's move
slide-notakto-knight-text = The other player answered with the marked edge. Now reply a knight's move away from that X: two cells straight on and one to the side. After the centre this wins against every answer.
slide-notakto-symbols = Every board has a symbol
slide-notakto-symbols-text = Mathematicians found a symbol for each board. Board A is empty: c. B has one corner: 1. C has the centre alone: c². D has two corners on one side: b. E is dead, and every dead board is 1.
slide-notakto-more-symbols = More symbols
slide-notakto-more-symbols-text = A is ad, B is a, C is d and D is ab. Turning a board or holding it up to a mirror does not change its symbol. The theory panel shows the symbols while you play.
slide-notakto-product = Multiply them
slide-notakto-product-text = The symbols of all boards are multiplied. Here b times a times 1 is ab. A board with symbol 1 changes nothing in the product, whether it is dead or alive.
slide-notakto-rules = Make it short
slide-notakto-rules-text = Seven rules shorten a product: a² = 1, b³ = b, b²c = c, c³ = ac², b²d = d, cd = ad and d² = c². Here a times a times c is a²c, and that is simply c.
slide-notakto-lost = Four products to aim for
slide-notakto-lost-text = If the shortest form is a, b², bc or c², whoever is to move loses. Try to leave one of these four to the other player. Two empty boards make c², so with two boards it is better to go second.
slide-notakto-opening = An example: opening in the centre
slide-notakto-opening-text = The centre has the symbol c², the two empty boards c each: together c⁴. Now c⁴ becomes ac³, then a²c², then c². The other player is left with c² and is lost.
slide-notakto-reply = Your turn: keep it
slide-notakto-reply-text = The other player took a second centre: c² times c² times c is c⁵, and you are to move. Nine moves bring back c². Find one of them.
slide-notakto-kill = Your turn: leave one centre
slide-notakto-kill-text = Board A alone would be c², just what you want to leave. How do you get rid of board B?
slide-notakto-safest = Which opening is the safest
slide-notakto-safest-text = With three boards all 27 first moves win. But after a corner or an edge there can be a single right way to go on; after a centre there are always at least nine.
slide-notakto-only-answer = Your turn: a single answer
slide-notakto-only-answer-text = You opened in a corner and the other player wrote right next to it. Of 25 moves only one still wins. What remains if a board dies?
slide-notakto-how-many = How many boards
slide-notakto-how-many-text = With 1, 3, 5, 7 or 9 boards the first player can win; with 2, 4, 6 or 8 boards the second can. Choose the number of boards and who starts as you like.
slide-notakto-puzzles = Now the puzzles
slide-notakto-puzzles-text = In each puzzle you can win, but not with every move. A look at the theory panel is allowed.

## Puzzles

puzzle-notakto-one-way-out = One way out
puzzle-notakto-one-way-out-text = Four cells are empty, and three of them end the game badly. Which one does not?
puzzle-notakto-four-corners = The fourth corner
puzzle-notakto-four-corners-text = Leave the other player a board on which every move kills.
puzzle-notakto-empty-board = A clean board
puzzle-notakto-empty-board-text = One board, and you begin. Only one cell wins.
puzzle-notakto-last-kill = The last but one
puzzle-notakto-last-kill-text = Two boards are alive, and one of them has to die now. Which?
puzzle-notakto-knight = The knight
puzzle-notakto-knight-text = You opened in the centre, and the reply was an edge. Find two good moves in a row.
puzzle-notakto-far-corner = A lonely corner
puzzle-notakto-far-corner-text = One X stands in a corner. Find the one cell that wins, then go on.
puzzle-notakto-pair = Two neighbours
puzzle-notakto-pair-text = A corner and the edge beside it. Only one of seven cells wins.
puzzle-notakto-leave-the-centre = Leave the centre
puzzle-notakto-leave-the-centre-text = Board A is just what you want to leave to the other player. What about board B?
puzzle-notakto-clear-away = Clear away
puzzle-notakto-clear-away-text = The symbols are ad and a. Which board would be good to leave on its own?
puzzle-notakto-second-player = The second player wins
puzzle-notakto-second-player-text = Two boards, and the other player began on an edge. You are on the winning side; stay there.
puzzle-notakto-keep-both = Keep both alive
puzzle-notakto-keep-both-text = It is tempting to kill a board. Here it would be too early.
puzzle-notakto-whole-board = A whole board
puzzle-notakto-whole-board-text = Begin on an empty board and find three good moves in a row.
puzzle-notakto-empty-and-three = Empty and full
puzzle-notakto-empty-and-three-text = One board is empty, the other holds three Xs. The symbols are c and d.
puzzle-notakto-three-corners = A corner each
puzzle-notakto-three-corners-text = Every board holds one corner, and every board has the symbol 1. Which symbol can one move add?
puzzle-notakto-only-answer = Only one answer
puzzle-notakto-only-answer-text = You opened on an edge, and the reply was the corner beside it. Of 25 moves one wins, and then one more has to be found.
puzzle-notakto-side-step = Two edges
puzzle-notakto-side-step-text = On board A two edges enclose a corner. Find a winning move, and another after the reply.
puzzle-notakto-middle-of-three = Three full boards
puzzle-notakto-middle-of-three-text = The symbols are b, a and b. Only one move wins, and after it there is another to find.
puzzle-notakto-masterpiece = Masterpiece
puzzle-notakto-masterpiece-text = The symbols are ad, 1 and ab. Only one move of twenty wins. Find it, and two more.
