# The tutorials of the mancala games, their background, and the tasks of the puzzles.

## Woaley.

slide-mancala-woaley-story = A family of games
slide-mancala-woaley-story-text = No single game is called mancala: the Arabic naqala, to move, gave its name to a family of hundreds. People play them in Africa, in parts of Asia, in the West Indies and in South America, on boards of plain clay or set with gems, or with holes in the ground. Woaley is played with 48 seeds, four in each house. It is named after an African village, and three versions of it are known.
slide-mancala-woaley-history = Old boards
slide-mancala-woaley-history-text = Nobody knows how old these games are. A board of three rows was cut into limestone in Egypt; others lie in the rocks of Ghana, Uganda and Zimbabwe, and in Ethiopia even in fallen statues three or four metres long. Some think that it all began with the accounts of the Sumerians, expenses on one side and income on the other. Games of two rows are often called wari; those of four, played in the south and east of Africa, solo.
slide-mancala-woaley-board = The board
slide-mancala-woaley-board-text = The six houses in front of you are marked. They count from your left to your right, and your store is at your right hand. Seeds travel counterclockwise: along your row, then along the other one. Whoever has more seeds in the store at the end has won.
slide-mancala-woaley-sow = Sowing
slide-mancala-woaley-sow-text = A move takes all seeds out of one house and drops them one by one into the houses that follow. The stores are left out. The first move of the game begins in one’s own row, and a house needs two seeds to be played.
slide-mancala-woaley-go-on = Where the last seed fell
slide-mancala-woaley-go-on-text = This is what makes Woaley special: each player goes on from the house where the opponent’s last seed fell, whoever sits behind it. So the first five moves of every game are forced.
slide-mancala-woaley-go-on-turn = Your turn: go on
slide-mancala-woaley-go-on-turn-text = The last seed fell into the marked house on the other side. Play from there.
slide-mancala-woaley-single = A single seed
slide-mancala-woaley-single-text = Now the last seed has fallen into an empty house. A single seed cannot be played, so the player chooses freely: any house with two seeds or more, on both sides.
slide-mancala-woaley-capture = Two or four
slide-mancala-woaley-capture-text = If the last house holds two or four seeds when the last one has fallen, they go into the store of whoever made the move. It does not matter whose house it is.
slide-mancala-woaley-capture-turn = Your turn: capture
slide-mancala-woaley-capture-turn-text = You choose freely. Three houses lead to a capture: count where the last seed falls, and what lies there.
slide-mancala-woaley-free = After a capture
slide-mancala-woaley-free-text = After a capture there is no house to go on from: the other player chooses among all houses with two seeds or more. They are marked. So a capture has its price.
slide-mancala-woaley-chain = Chains
slide-mancala-woaley-chain-text = A capture runs backwards. If the house before the last also holds two or four seeds, it is captured too, and so on to the first house that does not. Here two seeds and four make six.
slide-mancala-woaley-end = The end
slide-mancala-woaley-end-text = The game is over when no house holds two seeds. The single seeds that are left belong to nobody. A game that does not come to an end is stopped after a hundred moves.
slide-mancala-woaley-learning = An opponent that learns
slide-mancala-woaley-learning-text = The classic opponents of Woaley keep a table of positions with what these were worth: first the ends of games, then positions nearer and nearer to the start. The more you play, the more they know. The table belongs to your profile, and you can empty it.
slide-mancala-woaley-one-seed = Woaley where singles move
slide-mancala-woaley-one-seed-text = In the first relative of Woaley one seed is enough to be played. The last seed fell into an empty house here as before, but now it must be moved on. Long forced lines come of it: look far ahead before you choose.
slide-mancala-woaley-laps = Woaley in laps
slide-mancala-woaley-laps-text = As published, Woaley is another game. You play your own houses and leave one seed behind. If the last seed falls into an occupied house, you go on yourself from there, lap by lap, until a house is empty or holds two or four. What lies in your row at the end is yours.
slide-mancala-woaley-laps-turn = Your turn: capture in laps
slide-mancala-woaley-laps-turn-text = One of your four houses leads to no capture. Follow the laps and choose another.

## Wari.

slide-mancala-wari-story = Wari
slide-mancala-wari-story-text = Perhaps the best known of all mancala games, with a name in every language of West Africa and the Caribbean: Oware, Ayo, Awalé, Ouri, Warri, Adji. The prize is usually honour, hardly ever money, and teachers use the board for counting and adding. In the Niger delta the women and girls of the Ijaw have a game of their own, ikiokoto.
slide-mancala-wari-sow = Sowing
slide-mancala-wari-sow-text = Choose a house of your own and sow all its seeds counterclockwise, one into each house that follows. The stores get none. Then it is the other player’s turn.
slide-mancala-wari-capture = Two or three
slide-mancala-wari-capture-text = If the last seed falls into a house of the opponent which then holds two or three seeds, they are yours. You win with 25 seeds, more than half.
slide-mancala-wari-capture-turn = Your turn: capture
slide-mancala-wari-capture-turn-text = Find a house whose last seed makes two or three on the other side.
slide-mancala-wari-chain = Chains
slide-mancala-wari-chain-text = The houses directly before the last one are captured too, as long as each belongs to the opponent and holds two or three seeds.
slide-mancala-wari-lap = All the way round
slide-mancala-wari-lap-text = With more than twelve seeds a sowing comes round to where it began. That house is left out, so it stays empty.
slide-mancala-wari-feed-turn = Your turn: feed
slide-mancala-wari-feed-turn-text = The other side is empty. If you can, you must give the opponent something to play with.
slide-mancala-wari-hungry = Nothing to give
slide-mancala-wari-hungry-text = After this move one side is empty, and the other player has no move that reaches it. The game is over: the player takes all the seeds that are left.
slide-mancala-wari-slam = The grand slam
slide-mancala-wari-slam-text = One move may capture everything that the opponent has, as Wari is told here. Other rules handle this differently: look at the tutorial of Oware. You can choose it before the game.
slide-mancala-wari-endless = Round and round
slide-mancala-wari-endless-text = A few seeds can chase one another for ever. When a position comes for the third time, the players divide these seeds. The question who wins from the start has been answered for rules like these: in 2002 a computer in Amsterdam valued all 889,063,398,406 positions, and with best play the game is a draw.

## Oware.

slide-mancala-oware-story = Oware
slide-mancala-oware-story-text = Oware is the national game of Ghana, and its Abapa rules are those of the international tournaments. They go like Wari, and the differences are told here. The rules that a computer solved as a draw were not these: of Oware by Abapa nobody knows yet who wins.
slide-mancala-oware-capture = Capturing
slide-mancala-oware-capture-text = As in Wari: the last seed makes two or three in a house of the opponent, and the chain runs back over twos and threes on his side. 25 seeds win, 24 each are a draw.
slide-mancala-oware-slam = No grand slam
slide-mancala-oware-slam-text = Here is the great difference. A move that would capture everything the opponent has may be played, but it captures nothing. The four seeds stay where they are.
slide-mancala-oware-lap = The kroo
slide-mancala-oware-lap-text = A house in which a player saves up twelve seeds or more goes all round. The house it began in is left out on every lap. Such a heap, hard to attack and hard to stop, decides many games.
slide-mancala-oware-feed-turn = Your turn: feed
slide-mancala-oware-feed-turn-text = The other side is empty, so only moves that reach it are allowed. There are two of them here.
slide-mancala-oware-cycle = Round and round
slide-mancala-oware-cycle-text = If a position comes for the third time, the game is over, and each player takes what lies on his own side.

## Kalah.

slide-mancala-kalah-story = Kalah
slide-mancala-kalah-story-text = In many countries this is the game that the word mancala stands for. It is a child of the twentieth century, an American game from around 1940. Its store is part of the way, and that makes it fast. Often there are three seeds in each house at the start; with four, five or six it becomes more exciting.
slide-mancala-kalah-sow = Sowing
slide-mancala-kalah-sow-text = Sow the seeds of one of your houses counterclockwise. When you pass your own store, it gets a seed as well. The store of the opponent never does.
slide-mancala-kalah-again = Move again
slide-mancala-kalah-again-text = If your last seed falls into your own store, you move again, as often as that happens.
slide-mancala-kalah-again-turn = Your turn: move again
slide-mancala-kalah-again-turn-text = Find the house whose last seed falls into your store.
slide-mancala-kalah-capture = Capturing
slide-mancala-kalah-capture-text = If your last seed falls into an empty house on your side, and there are seeds in the house opposite, all of them go into your store. A capture ends your turn.
slide-mancala-kalah-capture-turn = Your turn: capture
slide-mancala-kalah-capture-turn-text = One move ends in an empty house with six seeds opposite.
slide-mancala-kalah-around = All the way round
slide-mancala-kalah-around-text = Eight seeds in the last house go through the store, along the whole other side, and home again: into an empty house, for a capture.
slide-mancala-kalah-nothing = Nothing opposite
slide-mancala-kalah-nothing-text = If the house opposite is empty, nothing is captured. The seed stays.
slide-mancala-kalah-single = Empty captures
slide-mancala-kalah-single-text = There is another way to play this. Here the last seed goes into the store also when the house opposite is empty. Otherwise the two games are the same.
slide-mancala-kalah-end = The end
slide-mancala-kalah-end-text = When one side is empty, the game is over. The other player gets what is left on his side. So it can be dear to run out of seeds first: six seeds turn this game.
slide-mancala-kalah-order-turn = Your turn: the right order
slide-mancala-kalah-order-turn-text = Two of your houses let you move again. Play the one that would lose this by waiting: as a rule the one nearer to the store.
slide-mancala-kalah-solved = Solved
slide-mancala-kalah-solved-text = With three to six seeds in each house the first player wins, as computers have shown. With six that took a hundred days of calculation. The more seeds, the more interesting the game: choose them before you play.

## Bao.

slide-mancala-bao-story = Bao
slide-mancala-bao-story-text = Bao la kiswahili, played in Zanzibar and along the coast of Kenya and Tanzania, has the richest rules of all mancala games. It is told that a boy from the country played a game of this kind so well that he was sent to school for it, and that this boy became the first president of Tanzania.
slide-mancala-bao-board = The board
slide-mancala-bao-board-text = Each player has two rows of eight pits and sows only there, in either direction. In the front row, the first and the last pit are called kichwa, head, and with their neighbours kimbi. The fifth from the left is the nyumba, the house. 22 seeds for each player are still in stock.
slide-mancala-bao-enter = A seed from the stock
slide-mancala-bao-enter-text = In the first stage, namua, a move begins with a seed from the stock, put into an occupied pit of the front row. If that captures nothing, the pit is sown: this is takasa. The house may not be sown like this while it holds six seeds or more, and a single seed may be joined only if no other front pit holds more, or as long as the house is yours.
slide-mancala-bao-capture = Capturing
slide-mancala-bao-capture-text = If your seed falls into an occupied front pit that faces an occupied one, the seeds over there are yours. They do not leave the board: you sow them on your own side, beginning at a kichwa. Here you may choose which. Who can capture must do so.
slide-mancala-bao-capture-turn = Your turn: capture
slide-mancala-bao-capture-turn-text = One of your pits faces seeds. Put a seed there, and choose from which end you sow.
slide-mancala-bao-kimbi = Near the ends
slide-mancala-bao-kimbi-text = After a capture in one of the two pits at an end, the captured seeds enter at that end. There is nothing to choose.
slide-mancala-bao-endelea = Going on
slide-mancala-bao-endelea-text = A sowing that ends in an occupied pit is not over. If it cannot capture there, all the seeds of the pit are sown on in the same direction: endelea. Only an empty pit ends a move.
slide-mancala-bao-twice = Capture upon capture
slide-mancala-bao-twice-text = In a move that began with a capture, every lap may capture again. This one does so twice.
slide-mancala-bao-takasa = Takasa
slide-mancala-bao-takasa-text = A move that does not begin with a capture captures nothing at all, however it goes on, and never changes its direction.
slide-mancala-bao-house = The house stops
slide-mancala-bao-house-text = As long as you own your house, a capturing move of the first stage that ends in it may stop there. Here it does: the house keeps its nine seeds. A takasa always ends there if the house holds six.
slide-mancala-bao-safari = Safari
slide-mancala-bao-safari-text = Or you play the house out: its seeds go on a journey around your side. From then on it is a pit like any other. It is a decision for a whole game.
slide-mancala-bao-house-lost = The house falls
slide-mancala-bao-house-lost-text = A house can also be captured. Seven seeds change sides, and its owner has a house no more.
slide-mancala-bao-mtaji = The second stage
slide-mancala-bao-mtaji-text = When the stock is used up, mtaji begins. A capturing move now starts from a pit with two to fifteen seeds, in either row, if the last seed captures. Who cannot capture plays takasa, from the front row if possible.
slide-mancala-bao-takasia = Takasia
slide-mancala-bao-takasia-text = After this move the other player cannot capture, and exactly one of his pits is in danger. It is blocked for one move: he may not play it away. Not if it is his house, or all that he could play.
slide-mancala-bao-win-turn = Your turn: empty the row
slide-mancala-bao-win-turn-text = Whoever has no seeds left in the front row has lost, also in the middle of a move. So has a player who cannot move. One move here captures all three pits.

## Omweso.

slide-mancala-omweso-story = Omweso
slide-mancala-omweso-story-text = Omweso was a favourite at the court of the kings of Buganda, and it is the national game of Uganda, where it is also called mweso, mweisho or coro. At some courts of Africa a new ruler showed his wisdom at the board. Each player has two rows and 32 seeds, and no seed ever leaves the board.
slide-mancala-omweso-sow = Sowing
slide-mancala-omweso-sow-text = You sow counterclockwise around your own two rows: from the right to the left in front and back again behind. A pit needs at least two seeds to be played.
slide-mancala-omweso-relay = Laps
slide-mancala-omweso-relay-text = If the last seed falls into an occupied pit, you take all the seeds there and go on. The move ends in an empty pit.
slide-mancala-omweso-capture = Capturing
slide-mancala-omweso-capture-text = If a lap ends in an occupied pit of your front row, and both of the opponent’s pits in that column hold seeds, you capture both. You sow them on your own side, from the place where the capturing lap began.
slide-mancala-omweso-capture-turn = Your turn: capture
slide-mancala-omweso-capture-turn-text = Two of your pits lead to a capture. One of them even leads to two.
slide-mancala-omweso-relay-capture = One thing leads to another
slide-mancala-omweso-relay-capture-text = Captured seeds can end in an occupied pit again, and the move goes on. Such moves can turn a whole board over.
slide-mancala-omweso-reverse = The reverse capture
slide-mancala-omweso-reverse-text = From the four pits at your left end you may sow clockwise, but only if that captures directly. The arrow shows where it is possible.
slide-mancala-omweso-reverse-turn = Your turn: reverse
slide-mancala-omweso-reverse-turn-text = Two pits can capture clockwise here. Choose one of them, and that direction.
slide-mancala-omweso-stuck = Okwa bulijo
slide-mancala-omweso-stuck-text = Whoever cannot move has lost: only single seeds are left on the other side here. This is the usual victory and worth one point.
slide-mancala-omweso-heads = Cutting off the heads
slide-mancala-omweso-heads-text = Whoever captures both ends of the opponent’s rows in one move has won at once: emitwe-ebiri. It is worth two points.
slide-mancala-omweso-match = A match
slide-mancala-omweso-match-text = A match goes to twelve points, and the loser of a game begins the next. Taking both ends with the very last seeds of the opponent, akawumbi, brings all twelve, or six where players compete alone. Some places know two more victories: captures in two moves running before the other has captured at all, and three, two and one seeds in a row. You choose all this before the game.
slide-mancala-omweso-arrange = Arranging the seeds
slide-mancala-omweso-arrange-text = In tournaments each player first arranges his 32 seeds as he likes. And some moves would never end: mathematicians have studied them, and at championships a player has three minutes for a move, or the game is void. Here a move without end may not be played, and you can choose whether the clock runs as well.

## The tasks of the puzzles, by rule set.

theme-mancala-woaley-draw = { setup-mancala-woaley }: save the draw
theme-mancala-woaley-draw-text = One move keeps the game even. After every other one you lose, if the other player makes no mistake.
theme-mancala-woaley-chain = { setup-mancala-woaley }: a chain
theme-mancala-woaley-chain-text = The best move captures more than one house. Find it.
theme-mancala-woaley-win = { setup-mancala-woaley }: win the game
theme-mancala-woaley-win-text = One move wins, whatever the other player does. Every other one leaves you with a draw at best.
theme-mancala-woaley-most = { setup-mancala-woaley }: the most seeds
theme-mancala-woaley-most-text = Make as much of the rest of the game as you can. One move is better by four seeds or more.
theme-mancala-woaley-p2-draw = { setup-mancala-woaley-p2 }: save the draw
theme-mancala-woaley-p2-draw-text = A single seed can be played here. One move keeps the game even, and after every other one you lose.
theme-mancala-woaley-p2-chain = { setup-mancala-woaley-p2 }: a chain
theme-mancala-woaley-p2-chain-text = A single seed can be played here. The best move captures more than one house. Find it.
theme-mancala-woaley-p2-win = { setup-mancala-woaley-p2 }: win the game
theme-mancala-woaley-p2-win-text = A single seed can be played here. One move wins, and every other one leaves you with a draw at best.
theme-mancala-woaley-p2-most = { setup-mancala-woaley-p2 }: the most seeds
theme-mancala-woaley-p2-most-text = A single seed can be played here. One move is better by four seeds or more.
theme-mancala-woaley-published-relay = { setup-mancala-woaley-published }: a relay that captures
theme-mancala-woaley-published-relay-text = The best move takes three laps or more and ends with a capture. Follow the seeds.
theme-mancala-woaley-published-win = { setup-mancala-woaley-published }: win the game
theme-mancala-woaley-published-win-text = One move wins, whatever the other player does. Every other one leaves you with a draw at best.
theme-mancala-woaley-published-most = { setup-mancala-woaley-published }: the most seeds
theme-mancala-woaley-published-most-text = What lies in your row at the end is yours. One move is better by four seeds or more.
theme-mancala-wari-two = { setup-mancala-wari }: win in two
theme-mancala-wari-two-text = With two moves you win, whatever the other player does: with more than half of the seeds, or because nothing can be played. Find the first.
theme-mancala-wari-three = { setup-mancala-wari }: win in three
theme-mancala-wari-three-text = With three moves you win, whatever the other player does: with more than half of the seeds, or because nothing can be played. Find the first.
theme-mancala-oware-two = { setup-mancala-oware }: win in two
theme-mancala-oware-two-text = With two moves you win, whatever the other player does. Remember that a grand slam captures nothing. Find the first.
theme-mancala-oware-three = { setup-mancala-oware }: win in three
theme-mancala-oware-three-text = With three moves you win, whatever the other player does. Remember that a grand slam captures nothing. Find the first.
theme-mancala-kalah-again = { setup-mancala-kalah }: move again and again
theme-mancala-kalah-again-text = At least three moves in one turn: only one order is best.
theme-mancala-kalah-draw = { setup-mancala-kalah }: save the draw
theme-mancala-kalah-draw-text = One move keeps the game even. After every other one you lose, if the other player makes no mistake.
theme-mancala-kalah-win = { setup-mancala-kalah }: win the game
theme-mancala-kalah-win-text = One move wins, whatever the other player does. Every other one leaves you with a draw at best.
theme-mancala-kalah-empty-again = { setup-mancala-kalah-empty }: move again and again
theme-mancala-kalah-empty-again-text = At least three moves in one turn: only one order is best.
theme-mancala-kalah-empty-draw = { setup-mancala-kalah-empty }: save the draw
theme-mancala-kalah-empty-draw-text = A last seed in an empty house is yours even if nothing lies opposite. One move keeps the game even.
theme-mancala-kalah-empty-win = { setup-mancala-kalah-empty }: win the game
theme-mancala-kalah-empty-win-text = A last seed in an empty house is yours even if nothing lies opposite. One move wins, whatever the other player does.
theme-mancala-bao-one = { setup-mancala-bao }: win with this move
theme-mancala-bao-one-text = One move empties the front row of the opponent or leaves him without a move. Find it, and its direction.
theme-mancala-bao-two = { setup-mancala-bao }: win in two
theme-mancala-bao-two-text = With two moves you win, whatever the other player does. Find the first.
theme-mancala-omweso-reverse = { setup-mancala-omweso }: reverse and win
theme-mancala-omweso-reverse-text = One move wins at once, and it sows clockwise somewhere on its way. Find the pit and the place to turn.
theme-mancala-omweso-heads = { setup-mancala-omweso }: both ends
theme-mancala-omweso-heads-text = Capture both ends of the opponent’s rows in one move.
theme-mancala-omweso-one = { setup-mancala-omweso }: win with this move
theme-mancala-omweso-one-text = One move leaves the opponent nothing that he could play. Find it.
theme-mancala-omweso-two = { setup-mancala-omweso }: win in two
theme-mancala-omweso-two-text = With two moves you win, whatever the other player does. Find the first.
