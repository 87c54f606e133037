# Chess: its names, rules, moves, outcomes, theory and opponents.

chess-name = Chess
chess-about = Attack the enemy king so that it cannot escape: that is checkmate.

## Setup and styles

setup-chess-standard = Chess
setup-chess-chess960 = Chess960
setup-chess-chess960-number = Chess960 by number
setup-chess-pawns = Kings and pawns
setup-chess-position = From a position
setup-chess-players-first = I play White
setup-chess-players-second = I play Black
setup-chess-first = White
setup-chess-other = Black
style-chess-walnut = Walnut and maple
style-chess-green = Tournament green
style-chess-blue = Blue
style-chess-marks = Grey, blue and green marks
style-chess-contrast = High contrast
set-chess-classic = Classic
set-chess-modern = Modern
set-chess-tournament = Tournament

## Sides

chess-player-first = White
chess-player-second = Black
chess-won-first = White won.
chess-won-second = Black won.

## Help

chess-rules-1 = The aim: attack the enemy king so that it cannot escape. That is checkmate, and it wins the game.
chess-rules-2 = A rook goes straight, a bishop diagonally, a queen both ways, as far as the way is free. A knight jumps two squares straight and one aside. A king goes one square.
chess-rules-3 = A pawn goes one square ahead, from its first square also two, and takes one square diagonally ahead. A pawn that has just gone two squares can be taken as if it had gone one: en passant.
chess-rules-4 = A pawn that reaches the last rank becomes a queen, rook, bishop or knight, as you choose.
chess-rules-5 = Castling: if neither has moved and nothing stands between them, the king goes two squares towards a rook, and the rook jumps over it. Not out of check, not through an attacked square, not into check.
chess-rules-6 = No move may leave your own king attacked. Whoever has no move at all is mated if in check; otherwise it is stalemate, a draw.
chess-rules-7 = It is also a draw when neither side can mate any more, when a position comes up for the fifth time, and after 75 moves without a capture or pawn move. After the third time, or after 50 moves, a player may claim it.
chess-rules-8 = Chess960: the pieces of the first rank stand in one of 960 orders, drawn by chance. To castle, put the king on its rook: both end where they do in ordinary chess.

## Pieces, squares and moves

chess-pawn = pawn
chess-knight = knight
chess-bishop = bishop
chess-rook = rook
chess-queen = queen
chess-king = king
chess-letter-pawn = P
chess-letter-knight = N
chess-letter-bishop = B
chess-letter-rook = R
chess-letter-queen = Q
chess-letter-king = K
chess-white-man = white { $piece }
chess-black-man = black { $piece }
chess-square = { $square }: { $man }
chess-square-empty = { $square }: empty
chess-moves = { $piece } { $from } to { $to }
chess-takes = { $piece } { $from } takes { $victim } on { $to }
chess-castles-short = castles kingside
chess-castles-long = castles queenside
chess-becomes = , becomes a { $piece }
chess-with-check = , check
chess-with-mate = , checkmate

## Outcomes

chess-outcome-checkmate = Checkmate.
chess-outcome-stalemate = Stalemate: no legal move, and no check.
chess-outcome-dead-position = Neither side has the pieces to mate.
chess-outcome-fivefold-repetition = The same position for the fifth time.
chess-outcome-seventy-five-moves = 75 moves without a capture or pawn move.
chess-outcome-threefold-repetition = The same position for the third time.
chess-outcome-fifty-moves = 50 moves without a capture or pawn move.
chess-outcome-time-but-no-mate = Time ran out, but the other side has nothing to mate with.

## Refusals

chess-illegal-leaves-check = Your king would be in check
chess-illegal-game-over = The game is over
chess-illegal-empty-square = That square is empty
chess-illegal-not-your-piece = That piece is the other player’s
chess-illegal-promotion = Say what the pawn becomes
chess-illegal-cannot-go-there = No piece of yours can go there like that
chess-illegal-no-move = That is not written like a move: e4, Nf3, O-O or e2e4
chess-illegal-ambiguous = Several pieces can go there: say which, as in Nbd2

## Theory panel

chess-theory-castles-both = May still castle on both sides.
chess-theory-castles-short = May still castle kingside.
chess-theory-castles-long = May still castle queenside.
chess-theory-castles-none = Cannot castle any more.
chess-theory-bishops-first = White has the bishop pair.
chess-theory-bishops-second = Black has the bishop pair.
chess-theory-moves = { $count ->
    [one] One legal move
   *[other] { $count } legal moves
}
chess-theory-repeated = This position is on the board for the { $times ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} time.
chess-theory-quiet = { $moves } moves without a capture or pawn move.
chess-theory-claim = A draw can be claimed.

## Opponents

opponent-chess-newcomer = Newcomer
opponent-chess-newcomer-about = Has just learned how the pieces move, and gives them away.
opponent-chess-beginner = Beginner
opponent-chess-beginner-about = Takes what stands free, and often leaves its own pieces so.
opponent-chess-learner = Learner
opponent-chess-learner-about = Sees simple threats, and misses every second one.
opponent-chess-casual = Casual player
opponent-chess-casual-about = Plays for pleasure now and then. Falls for forks and pins.
opponent-chess-regular = Regular player
opponent-chess-regular-about = Seldom loses a piece for nothing.
opponent-chess-classic = Classic
opponent-chess-classic-about = Looks four half-moves ahead and counts pieces, as the first programs did. Knows nothing else.
opponent-chess-amateur = Amateur
opponent-chess-amateur-about = Knows what to aim for and punishes plain mistakes.
opponent-chess-club = Club player
opponent-chess-club-about = Solid in the opening, alert in tactics.
opponent-chess-league = League player
opponent-chess-league-about = Plans, and converts an extra pawn more often than not.
opponent-chess-strong = Strong player
opponent-chess-strong-about = Makes few mistakes, and small ones.
opponent-chess-expert = Expert
opponent-chess-expert-about = Sees most combinations in time.
opponent-chess-candidate = Candidate master
opponent-chess-candidate-about = Errs only in deep positions.
opponent-chess-master = Master
opponent-chess-master-about = Calculates far and presses small advantages.
opponent-chess-international = International master
opponent-chess-international-about = Leaves hardly a chance.
opponent-chess-grandmaster = Grandmaster
opponent-chess-grandmaster-about = Sees deep, and forgives nothing.
opponent-chess-full = Full strength
opponent-chess-full-about = All that Parlour can do in four seconds.
transfer-copy-game-chess = Copy the game (PGN)
transfer-save-chess = Save the game (PGN)
transfer-copy-position-chess = Copy the position (FEN)
transfer-paste-chess = Paste PGN or FEN
transfer-open-chess = Open a PGN or FEN file
transfer-note-chess = Pasting takes a game or a position, whichever is there. A file can also be dropped on the window.
chess-position-alone = A position
chess-pgn-no-move = { $number } { $move }: this is not written like a move. What stands before it is kept.
chess-pgn-illegal = { $number } { $move }: this move is not legal. What stands before it is kept.
chess-pgn-ambiguous = { $number } { $move }: several pieces can make this move. What stands before it is kept.
chess-pgn-past-end = { $number } { $move }: the rules have ended the game before this move. What stands before it is kept.
chess-pgn-variation = { $number } { $move }, in a variation, cannot be played. The rest of that variation is left out.
chess-fen-empty = There is no position.
chess-fen-fields = A FEN has six fields, and this has more.
chess-fen-ranks = The board has 8 ranks, and this has { $ranks }.
chess-fen-squares = Rank { $rank } has { $squares } squares instead of 8.
chess-fen-piece = “{ $sign }” is no piece.
chess-fen-turn = The player to move is w or b, not “{ $field }”.
chess-fen-castling = “{ $field }” does not say who may castle.
chess-fen-no-castling = For the right “{ $letter }” king and rook must stand on their first rank.
chess-fen-en-passant = “{ $field }” is no square that a pawn has just passed.
chess-fen-quiet = “{ $field }” is no count of moves without capture, from 0 to 255.
chess-fen-number = “{ $field }” is no move number.
chess-fen-no-king = { $player } has no king.
chess-fen-kings = { $player } has more than one king.
chess-fen-men = { $player } has more than 16 pieces.
chess-fen-pawns = { $player } has more than 8 pawns.
chess-fen-promotions = { $player } has more pieces than pawns could have become.
chess-fen-pawn-rank = A pawn stands on { $square }, where none can be.
chess-fen-in-check = { $player } is in check, but it is the other side’s turn.
chess-fen-check = No move can have given this check.
editor = Set up a position
editor-hand = Move
editor-eraser = Take away
editor-play = Play from here
editor-analyse = Analyse
editor-possible = Choose a piece and press the squares where it is to stand, or drag it there.
editor-start = Start position
editor-clear = Clear the board
editor-turn = Turn
editor-to-move = To move
editor-castling = Castling
editor-castles-short = { $player }, kingside
editor-castles-long = { $player }, queenside
editor-en-passant = En passant
editor-en-passant-none = none
editor-fen-note = The position as text: to copy, or to be typed over.
