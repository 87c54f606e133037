## The table: what every game shares.

table-you = You
table-player-first = First player
table-player-second = Second player
table-your-turn = Your turn
table-turn-of = { $player }: your turn
table-thinking = { $player } is thinking
table-thinks = thinking
table-progress = { $nodes } positions
table-progress-deep = Depth { $depth }, { $nodes } positions
table-progress-margin = Expected margin for { $player }: { $margin }
table-you-won = You won.
table-you-lost = You lost.
table-drawn = A draw.
table-won-first = The first player won.
table-won-second = The second player won.
table-paused = Paused
table-pause = Pause
table-go-on = Go on
table-paused-note = The clocks stand still, and the board is covered.
table-time-short = { $player }: { $seconds } seconds left
table-clock = { $player }: { $time } left
table-called-time = { $player } ran out of time.
table-called-time-you = You ran out of time.
table-called-resigned = { $player } resigned.
table-called-resigned-you = You resigned.
table-called-agreed = Both sides agreed.
table-draw-offer = Offer a draw
table-draw-agree = Agree on a draw
table-finish = End the game as it stands
table-draw-claim = Claim a draw
table-draw-offered = A draw is offered
table-draw-declined = { $player }: no draw yet
table-draw-claim-by-move = Claim a draw with { $move }
table-draw-accept = Accept the draw
table-draw-proposed = { $player } offers a draw.
notice-secret-told = A card has been shown since then that you could not see, so your move stands.
notice-review-later = The review begins when the game is over.
notice-review-empty = There is no move to review yet.
table-claim = Claim
table-claim-how-many = How many of the { $left } tricks that are left are yours?
table-claim-judged = Your claim of { $tricks } is being checked …
table-claim-about = A claim is accepted if it holds against any play, however the cards lie that you do not see. A refusal tells nothing of them, and play goes on. With 0 you give away all tricks that can be lost.
table-refused-claim = The others can take more tricks than that leaves them
table-refused-claim-hidden = Not sure enough: the cards you do not see may lie so that the others take more
table-refused-claim-unclear = Nobody can tell yet whether that claim is right
table-resign = Resign
table-no-moves = No moves yet
table-theory = Theory
table-leave = Leave the table
table-more = More
table-undo = Undo
table-redo = Redo
table-hint-button = Hint
table-hint-coming = Looking for a good move
table-hint = A good move: { $move }
table-turn = See the board from the other side
table-confirm = Confirm { $move }
table-overlays = Show on the board
table-type-move = Type a move: /
table-restart = Start again
table-again = Play again
table-next-game = Next game
table-new-match = New match
table-summary-coming = Par is being worked out
table-again-same = The same again
table-again-rearranged = The same with other players
table-play-on = Play on from here
table-review = Review
table-review-close = Close the review
table-review-progress = { $done } of { $of } moves looked at
table-review-start = The start of the game. Step on to see what each move did.
table-review-analysing = This move has not been looked at yet.
table-review-none = There is no verdict on this move.
table-tally = Moves
table-tally-best = best
table-tally-kept = result kept
table-tally-given = result given away
table-tally-unjudged = no verdict
table-first = To the start
table-last = To the end
table-back = Back
table-next = Next
table-verdict-keeps-win = Keeps the win.
table-verdict-keeps-draw = Keeps the balance.
table-verdict-best-of-lost = There was no better move.
table-verdict-keeps = There was something better, but this keeps the result.
table-verdict-loosens-win = Still winning, but by less.
table-verdict-loosens-loss = Loses by more than it need have.
table-verdict-gives-win = Gives the win away.
table-verdict-gives-draw = Gives the draw away.
table-value = { $player }, final margin with best play: { $before } before the move, { $after } after it
table-value-about = { $player }, estimated margin: { $before } before the move, { $after } after it
table-advised = With what was known then: { $move }. { $reason }
table-better = Better: { $move }
table-promote = Play this line first
table-prune = Delete from here
table-analysis = Analysis
table-analysis-board = Analysis board
table-analysis-over = The game is over here.
table-lines =
    { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }
table-stands = Value for the first player: { $value }
table-explore = Try out other moves from here
table-back-to-game = Back to the game
table-graph = Graph of the game: { $at } of { $of } moves, value { $value }. Left and right go through it.
table-turning-points = Turning points
table-lost = Where tricks were lost
table-lost-about = Counted against the best play with all cards seen.
table-lost-card = Trick { $trick }: { $move }
table-lost-tricks = { $tricks ->
    [one] One trick lost.
   *[other] { $tricks } tricks lost.
} Better: { $move }
table-lost-turned = Turning point, { $tricks ->
    [one] one trick lost.
   *[other] { $tricks } tricks lost.
} Better: { $move }
table-inaccuracy = inaccuracy
table-mistake = mistake
table-blunder = blunder
table-tally-good = good
table-tally-inaccuracy = inaccuracies
table-tally-mistake = mistakes
table-tally-blunder = blunders
table-accuracy = Accuracy
table-verdict-best = The best move.
table-verdict-good = A good move.
table-verdict-inaccuracy = An inaccuracy.
table-verdict-mistake = A mistake.
table-verdict-blunder = A blunder.
table-value-estimated = Value { $before } before the move, { $after } after it
table-lesson = Tutorial
table-lesson-your-turn = Your turn: find the move on the board.
table-lesson-pages = You can go on without it: with the buttons, or with Page Down and Page Up.
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
table-puzzle-rated = Rating of the puzzle: { $puzzle }. Yours: { $rating }.
table-puzzle-gain = Your rating: { $rating } ({ $gain }).
table-puzzle-next = Next puzzle
table-puzzle-end = To the game
table-train = Find the moves yourself
table-training = Training
table-training-open =
    { $moves ->
        [one] Find the move that was played. It is the last one.
       *[other] Find the move that was played. { $moves } are still to be found.
    }
table-training-wrong = Something else was played. Try again.
table-training-end = That was the game.
table-training-found = Found at the first try: { $found } of { $all }.
table-training-back = Back to the game
table-refused-not-your-turn = It is not your turn yet.
table-refused-in-review = Close the review to go on with the moves.
table-refused-paused = The game is paused.
table-refused-not-the-move = That is not the move looked for here.
notice-no-game = This game could not be laid out: { $error }
notice-game-gone = The unfinished game is not there any more.
transfer = Save, copy, open
transfer-close = Close
transfer-copy-game = Copy the game
transfer-save = Save the game as a file
transfer-copy-position = Copy the position
transfer-paste = Paste a game
transfer-open = Open a file
transfer-edit = Set up a position
transfer-note = A file can also be dropped on the window.
transfer-games = Which game?
transfer-games-count =
    { $games ->
        [one] One game
       *[other] { $games } games
    }
game-moves =
    { $moves ->
        [one] One move
       *[other] { $moves } moves
    }
confirm-replace-game = The game on the table is not over. Another one takes its place.
confirm-replace-game-yes = Replace it
import-empty = There is no game and no position in this text.
import-no-start = The game cannot begin like this: { $error }
import-illegal = Move { $number }, “{ $move }”, is not legal. What stands before it is kept.
import-other-game = This is a game of { $game }.
import-unknown = “{ $word }” says nothing of a game.
notice-copied = It is on the clipboard now.
notice-saved = Saved as { $place }.
notice-downloaded = It goes into your downloads.
notice-exchange-failed = This did not work, and nothing was changed. { $error }
notice-not-read = This cannot be opened, and nothing was changed. { $reason }
notice-read-in-part = Not all of it could be read. { $reason }
table-called-recorded = So it was recorded.
