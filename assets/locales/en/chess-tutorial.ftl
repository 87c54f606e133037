# Chess: the words of the tutorial.

## The board and the pieces

slide-chess-board = The board
slide-chess-board-text = Eight files, a to h, and eight ranks, 1 to 8, make 64 squares. Each has a name: the marked one is on file e and rank 4, so it is e4. Both players have a light square in the corner at their right hand.
slide-chess-men = The pieces
slide-chess-men-text = Each side has sixteen: a king, a queen, two rooks, two bishops, two knights and eight pawns. The rooks stand in the corners, then knights, then bishops. The white queen starts on a light square, the black queen on a dark one.
slide-chess-turns = You take turns
slide-chess-turns-text = White begins, and nobody may pass. Drag a piece to its square, or choose the piece first and then the square. Dots show where it can go. A piece that lands on an enemy takes it off the board.
slide-chess-rook = Your turn: the rook
slide-chess-rook-text = The rook goes straight, along files and ranks, as far as the way is free. It cannot pass its own pawn on b4. Take the pawn it can reach.
slide-chess-bishop = Your turn: the bishop
slide-chess-bishop-text = The bishop goes diagonally, as far as the way is free. So it stays on squares of one colour for the whole game. Take the pawn on its colour.
slide-chess-queen = Your turn: the queen
slide-chess-queen-text = The queen goes straight like a rook and diagonally like a bishop. Take the rook in the corner.
slide-chess-knight = Your turn: the knight
slide-chess-knight-text = The knight jumps: two squares straight on and one to the side. Nothing can stand in its way, and it always changes colour. Take the rook.
slide-chess-king = Your turn: the king
slide-chess-king-text = The king goes one square in any direction, but never to a square where it could be taken. One of these pawns protects the other. Take the one that nobody protects.
slide-chess-pawn = The pawn
slide-chess-pawn-text = A pawn goes straight ahead, one square at a time. From where it starts it may go two at once. It never goes back, and whatever stands in front of it stops it.
slide-chess-pawn-takes = Your turn: how a pawn takes
slide-chess-pawn-takes-text = A pawn takes one square diagonally ahead, and only so. The bishop in front of it is safe. Take the knight.

## Check, and how a game ends

slide-chess-check = Check
slide-chess-check-text = A king that is attacked is in check. The rook comes to the e-file and gives check. The next move has to end it.
slide-chess-check-capture = Your turn: take the attacker
slide-chess-check-capture-text = There are three answers to a check. The first is to take the piece that gives it.
slide-chess-check-block = Your turn: stand in between
slide-chess-check-block-text = The second answer is to put a piece of your own between the attacker and the king. Against a knight that does not help, since it jumps.
slide-chess-check-run = Your turn: step away
slide-chess-check-run-text = The third answer is to move the king to a square that is not attacked.
slide-chess-no-self-check = Never into check
slide-chess-no-self-check-text = You may not make a move that leaves your own king in check. The marked knight is pinned: it shields the king from the rook and cannot move at all. A pinned piece still gives check.
slide-chess-mate = Your turn: checkmate
slide-chess-mate-text = If nothing helps against a check, it is checkmate, and the game is won. The black king is shut in by its own pawns. Give mate with the rook.
slide-chess-stalemate = Stalemate
slide-chess-stalemate-text = Whoever has no legal move but is not in check is stalemated, and the game is a draw. Here White has a queen more, and one careless move throws the win away.
slide-chess-not-stalemate = Your turn: do better
slide-chess-not-stalemate-text = The same position. Give mate instead.

## Special moves

slide-chess-castle-short = Your turn: castle
slide-chess-castle-short-text = Once in the game the king may move two squares towards a rook, and the rook jumps over it to its other side. Neither may have moved before, and nothing may stand between them. Move the king from e1 to g1.
slide-chess-castle-long = Your turn: castle long
slide-chess-castle-long-text = On the other wing the king goes two squares as well, and the rook comes to its other side with a step of three. Move the king from e1 to c1.
slide-chess-castle-not = Your turn: when you may not castle
slide-chess-castle-not-text = You may not castle while in check, into check, or across an attacked square: the black rook looks at f1, so the short way is closed. Castle to the side that is free.
slide-chess-en-passant = Your turn: en passant
slide-chess-en-passant-text = The black pawn has just passed your pawn with a double step. You may take it as if it had gone one square only, but only at once, with your very next move. Go to the marked square.
slide-chess-promotion = Your turn: promotion
slide-chess-promotion-text = A pawn that reaches the last rank becomes a queen, rook, bishop or knight, whichever you like, even if you still have all of yours. Make a queen.
slide-chess-underpromotion = Your turn: not always a queen
slide-chess-underpromotion-text = Make a queen here, and Black mates on b1. Which piece gives check at once and attacks the queen as well?

## Draws and other ends

slide-chess-repetition = The same position again
slide-chess-repetition-text = If the same position with the same player to move comes up for the third time, a player may claim a draw. At the fifth time the game is drawn by itself.
slide-chess-dead = Nobody can mate
slide-chess-dead-text = A king and a single knight or bishop cannot mate a bare king: the game is drawn at once. A draw may also be claimed after fifty moves of each side without a capture or a pawn move; after seventy-five it needs no claim.
slide-chess-other-ends = Other ways to end
slide-chess-other-ends-text = You may resign, offer a draw or accept one. In a game with clocks, whoever runs out of time loses; it is only a draw if the other side has nothing left to mate with.

## What pieces are worth

slide-chess-values = Your turn: what they are worth
slide-chess-values-text = Count a pawn as one, a knight or a bishop as three, a rook as five and the queen as nine. The king is beyond price. The rook can take two pieces. Which is worth more?
slide-chess-protected = Your turn: look who protects
slide-chess-protected-text = Two marked pieces can be taken. But whoever takes a protected one is taken in turn: a rook for a pawn is a bad bargain. Take what nobody protects.

## Mates

slide-chess-ladder = Two rooks mate
slide-chess-ladder-text = One rook holds a rank, the other gives check on the next. Step by step the king is driven to the edge. Keep the rooks far from the king.
slide-chess-two-rooks = Your turn: the last step
slide-chess-two-rooks-text = One rook shuts off the seventh rank. Mate with the other.
slide-chess-queen-mate = Your turn: king and queen
slide-chess-queen-mate-text = The queen alone drives the king to the edge, but she needs her king for the mate. It stands opposite and takes three squares away. Give mate, and mind stalemate.
slide-chess-rook-mate = Your turn: king and rook
slide-chess-rook-mate-text = With a rook it is the same: the kings face each other with one square between, and the rook gives check along the edge.
slide-chess-smothered = Your turn: smothered mate
slide-chess-smothered-text = The king has one free square. Give up the queen on it: the rook has to take, and then the knight mates a king that its own pieces leave no air.

## Tactics

slide-chess-fork = Your turn: the fork
slide-chess-fork-text = One piece attacks two at once, and only one of them can get away. Find the knight's square from which it attacks king and queen.
slide-chess-pin = Your turn: the pin
slide-chess-pin-text = The queen stands on one line with her king. Attack her along it with a protected rook: she cannot leave the line.
slide-chess-skewer = Your turn: the skewer
slide-chess-skewer-text = The reverse of a pin: the more valuable piece stands in front and must go. Give check, and what stands behind the king is yours.
slide-chess-discovered = Your turn: the discovered attack
slide-chess-discovered-text = The knight stands between your bishop and the queen. Move it away with check: then Black has no time to save the queen.
slide-chess-double-check = Your turn: double check
slide-chess-double-check-text = If the piece that moves away gives check as well, two pieces do. No move can take both or block both, so the king has to move. Find a double check here: the king has nowhere to go.
slide-chess-defender = Your turn: take the defender
slide-chess-defender-text = The marked bishop is protected by the knight. What if the knight were gone?
slide-chess-back-rank = Your turn: the back rank
slide-chess-back-rank-text = A king behind its own pawns is in danger on its first rank. One rook guards it, and it can be drawn away. Two moves are enough.

## Simple endings

slide-chess-square = Your turn: the square of the pawn
slide-chess-square-text = Draw a square from the pawn to the last rank and as far to the side. If the king cannot step into it, it comes too late. The black king stands just outside. What do you do?
slide-chess-opposition = Your turn: the opposition
slide-chess-opposition-text = When the kings face each other with one square between them, whoever has to move must give way. Only one move wins: take the opposition, and lead the pawn in.
slide-chess-hold = Your turn: hold the draw
slide-chess-hold-text = You have Black and no pawn. Go back straight, so that you can face the white king wherever it comes up. Every other move loses.
slide-chess-breakthrough = Your turn: the breakthrough
slide-chess-breakthrough-text = Three pawns against three, and the kings are far away. Two of yours can be given up so that the third gets through. Which one goes first?
slide-chess-puzzles = Now the puzzles
slide-chess-puzzles-text = They come from games between the computer's own players. In each of them one move is better than all others, and every mate is a mate: at the end any will do.

## Themes of the puzzles

theme-chess-mate-1 = Mate in one
theme-chess-mate-1-text = One move gives checkmate. Which?
theme-chess-mate-2 = Mate in two
theme-chess-mate-2-text = Give mate with your second move, whatever the other side does.
theme-chess-mate-3 = Mate in three
theme-chess-mate-3-text = Give mate with your third move, whatever the other side does.
theme-chess-mate-4 = Mate in four
theme-chess-mate-4-text = Give mate with your fourth move, whatever the other side does.
theme-chess-back-rank = Back rank
theme-chess-back-rank-text = The king stands behind its own pawns. Mate it on its first rank.
theme-chess-smothered-mate = Smothered mate
theme-chess-smothered-mate-text = The king's own pieces leave it no air. The knight does the rest.
theme-chess-double-check = Double check
theme-chess-double-check-text = Two pieces give check at once, and only the king can answer.
theme-chess-fork = Fork
theme-chess-fork-text = Attack two things at once; only one of them can get away.
theme-chess-pin = Pin
theme-chess-pin-text = A piece that shields its king cannot do what it seems to do.
theme-chess-skewer = Skewer
theme-chess-skewer-text = The piece in front has to go, and the one behind it falls.
theme-chess-discovered-attack = Discovered attack
theme-chess-discovered-attack-text = One piece steps aside, and another one behind it attacks.
theme-chess-deflection = Deflection
theme-chess-deflection-text = Lure a guard away, and what it guarded falls.
theme-chess-removing-defender = Removing the defender
theme-chess-removing-defender-text = Take what protects, then take what was protected.
theme-chess-trapped-piece = Trapped piece
theme-chess-trapped-piece-text = A piece has nowhere safe to go. Win it.
theme-chess-hanging-piece = Hanging piece
theme-chess-hanging-piece-text = The other side has left something standing. Take it, and mind that nobody takes back.
theme-chess-promotion = Promotion
theme-chess-promotion-text = A pawn wants to become more.
theme-chess-underpromotion = Underpromotion
theme-chess-underpromotion-text = A pawn becomes something better here than a queen.
theme-chess-endgame = Endgame
theme-chess-endgame-text = Few pieces are left, and one move decides between win, draw and loss.
theme-chess-stalemate = Stalemate
theme-chess-stalemate-text = You are behind. Save yourself: a player who cannot move does not lose.
theme-chess-perpetual-check = Perpetual check
theme-chess-perpetual-check-text = You are behind. Save yourself: give check, and again, for ever.
theme-chess-defence = Defence
theme-chess-defence-text = Only one move does not lose.
