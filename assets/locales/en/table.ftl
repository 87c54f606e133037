## The table: what every game shares.

table-you = You
table-player-first = First player
table-player-second = Second player
table-your-turn = Your turn
table-turn-of = { $player }: your turn
table-thinking = { $player } is thinking
table-progress = Depth { $depth }, value { $score }, { $nodes } positions
table-you-won = You won.
table-you-lost = You lost.
table-drawn = A draw.
table-no-moves = No moves yet
table-theory = Theory
table-leave = Leave the table
table-more = More
table-undo = Undo
table-redo = Redo
table-hint-button = Hint
table-hint-coming = Looking for a good move
table-hint = A good move: { $move }
table-restart = Start again
table-again = Play again
table-review = Review
table-review-close = Close the review
table-review-progress = { $done } of { $of } moves looked at
table-review-start = The start of the game. Step on to see what each move did.
table-review-analysing = This move has not been looked at yet.
table-review-summary =
    { $player }: { $best } of { $of } moves were best, { $given ->
        [0] none gave anything away
        [one] { $given } gave something away
       *[other] { $given } gave something away
    }
table-first = To the start
table-last = To the end
table-back = Back
table-next = Next
table-verdict-keeps-win = Keeps the win.
table-verdict-keeps-draw = Keeps the balance.
table-verdict-best-of-lost = The most that was left.
table-verdict-keeps = There was something better, but this keeps the result.
table-verdict-loosens-win = Still winning, but by less.
table-verdict-loosens-loss = Loses by more than it had to.
table-verdict-gives-win = Gives the win away.
table-verdict-gives-draw = Gives the draw away.
table-value = Final margin with best play: { $before } before the move, { $after } after it
table-value-about = Estimated margin: { $before } before the move, { $after } after it
table-better = Better: { $move }
table-lesson = Tutorial
table-lesson-your-turn = Your turn: find the move on the board.
table-lesson-found = Right.
table-lesson-end = To the puzzles
table-puzzle = Puzzle
table-puzzle-open =
    { $moves ->
        [one] Find the best move.
       *[other] Find the best moves: { $moves } to go.
    }
table-puzzle-wrong = That lets it slip. Try another move.
table-puzzle-replying = Right. The other side answers.
table-puzzle-solved = Solved.
table-puzzle-solved-before = You have solved this one before.
table-puzzle-next = Next puzzle
table-puzzle-end = To the games
table-refused-not-your-turn = It is not your turn yet.
table-refused-not-the-move = That is not the move looked for here.
notice-no-game = This game could not be laid out: { $error }
notice-game-gone = The unfinished game is not there any more.
