# Bridge: the words of the tutorial and of the problems.

## The rules

slide-bridge-cards = Four hands
slide-bridge-cards-text = The 52 cards are dealt to four players, thirteen each: North, East, South and West. Those who sit across from each other are partners. There are four suits: spades, hearts, diamonds and clubs. In each suit the ace is highest, then king, queen, jack, ten, and down to the two.
slide-bridge-trick = A trick
slide-bridge-trick-text = Each player in turn plays one card, clockwise. These four cards are a trick. The highest card of the suit that was led takes it, and whoever took it leads to the next. Thirteen tricks are played, and only their number counts.
slide-bridge-follow = Your turn: follow suit
slide-bridge-follow-text = You are West, and clubs were led. Whoever has a card of the suit led must play one, but may choose which. Play one of your two clubs.
slide-bridge-discard = Nothing to follow with
slide-bridge-discard-text = West has no clubs left and may play any card. A card of another suit cannot win the trick, however high it is. This is called a discard.
slide-bridge-trumps = Trumps
slide-bridge-trumps-text = One suit may be trumps: spades here. A trump beats every card of the other suits, and a higher trump beats a lower one. West has no third club and takes the trick with the eight of spades. This is called a ruff. At no-trump there is no such suit.
slide-bridge-ruff = Your turn: ruff
slide-bridge-ruff-text = You play South’s cards. A diamond was led, and South has none. Spades are trumps: take the trick with one of them.
slide-bridge-contract = The contract
slide-bridge-contract-text = One side has undertaken a number of tricks: six and as many as the contract says. Four spades means ten tricks with spades as trumps, three no-trump means nine. At other tables players bid for this. Here each deal comes with its contract, and you begin with the play.
slide-bridge-dummy = Declarer and dummy
slide-bridge-dummy-text = North plays the contract and is called declarer. The player on declarer’s left leads to the first trick. Then declarer’s partner puts all cards on the table and is dummy: declarer plays for both. The other two are the defenders, who see dummy but not each other.
slide-bridge-end = Made or defeated
slide-bridge-end-text = The last trick. North undertook ten tricks and took eight, so the contract is two down and the defenders have won the deal. With ten or more it would have been made. Every trick above is an overtrick.

## Scoring

slide-bridge-score-tricks = Points for tricks
slide-bridge-score-tricks-text = If the contract is made, each trick above six counts: 20 points in clubs and diamonds, 30 in hearts and spades. At no-trump the first counts 40 and each further one 30. So four spades are worth 120, and one overtrick would bring 30 more.
slide-bridge-score-bonus = Game and slam
slide-bridge-score-bonus-text = A contract worth 100 points or more is a game and brings 300 extra, or 500 if your side is vulnerable. Lower ones bring 50. Games are three no-trump, four hearts or spades, five clubs or diamonds. Twelve tricks bid are a small slam: 500 more, or 750. All thirteen: 1000, or 1500.
slide-bridge-score-down = When it fails
slide-bridge-score-down-text = Each trick short gives the defenders 50 points, or 100 if declarer is vulnerable. Doubled, as here, it is 200 for the first and 300 for each further trick when vulnerable. When not, the first three cost 100, 200 and 200. A doubled contract that is made counts its tricks twice, and 50 extra.
slide-bridge-score-par = Par and IMPs
slide-bridge-score-par-text = Par is the score that neither side could better if everybody saw all cards. Your score is compared with it, and the difference is turned into international match points: 50 points are 2 of them, 100 are 3, 420 are 9, 1000 are 14, and 24 is the most.

## The table

slide-bridge-table = What you see
slide-bridge-table-text = The seat on turn is blue. Cards you may not see lie with their backs up. The trick lies in the middle, each card nearest its player. Contract, declarer and the tricks of both sides are always in sight, and earlier tricks can be looked up.
slide-bridge-play = Your turn: play a card
slide-bridge-play-text = You are East and have the first lead. Click a card, drag it to the middle, or press / and type its suit and rank: S, H, D or C, then A, K, Q, J or a number. Any card may be led.
slide-bridge-modes = Where you sit
slide-bridge-modes-text = As East you defend with an automatic partner and see only your hand and dummy. You can also play both defenders and look at any hand, to study declarer. Or you play the contract yourself, with dummy’s cards, or watch four automatic players.
slide-bridge-help = Claims and second thoughts
slide-bridge-help-text = When the rest is clear you can claim the tricks that are yours: the program checks them against every defence and every layout of the cards that you do not see. You can take a card back as long as none has come out since that you could not see. A hint shows a good card, and after the deal you see what each card was worth.

## Declarer

slide-bridge-count = Count first
slide-bridge-count-text = Before the first card from dummy, declarer counts sure tricks. They are marked: one spade, one heart, one diamond and four clubs are seven. Three no-trump needs nine. So two more must be found: the queens of spades and diamonds may become tricks.
slide-bridge-finesse = Your turn: the finesse
slide-bridge-finesse-text = You are North. A spade was led from dummy, and West has played low. If West has the king, your queen wins, and the ace takes another trick later. It is a chance of one in two, and you need it here. Play the card that gains.
slide-bridge-towards = Your turn: lead towards honours
slide-bridge-towards-text = Eight tricks are sure. The marked king of spades can be the ninth, if West has the ace: then West must play before North. Led from North’s own hand the king would never win. You are in dummy now. Lead the right suit.
slide-bridge-establish = Your turn: make small cards high
slide-bridge-establish-text = North’s diamonds lack only the ace and the king. Lead them until both are gone, and three tricks are established. This costs time, so begin at once, while you still stop the hearts. Cash sure tricks later.
slide-bridge-hold-up = Your turn: hold up
slide-bridge-hold-up-text = East leads hearts from length, and the ace is your only stopper. Later a trick in diamonds goes to West. If you win only the third heart, West will have none left to return. Play to this trick.
slide-bridge-duck = Your turn: duck
slide-bridge-duck-text = Dummy’s spades are your hope, and dummy has no other way in. One spade must be lost. If you take ace and king first, the small ones become high but nobody can reach them. A small spade was led from North: play from dummy.
slide-bridge-unblock = Your turn: get out of the way
slide-bridge-unblock-text = Dummy has led the ace of diamonds, and outside diamonds it cannot win a trick any more. If North keeps the bare king, it wins the next diamond in the wrong hand, and the rest is lost. Play from North.
slide-bridge-draw-trumps = Your turn: draw trumps
slide-bridge-draw-trumps-text = The defenders have five trumps. As long as they have any, they may ruff your winners. Lead trumps until theirs are gone.
slide-bridge-ruffs-first = Your turn: ruff first
slide-bridge-ruffs-first-text = Now trumps must wait. Dummy has no diamonds left but three small trumps, and North has two diamonds that would lose. A ruff in the hand with fewer trumps is an extra trick. Lead a diamond.

## The defence

slide-bridge-lead = Your turn: the first lead
slide-bridge-lead-text = You are East and lead against three no-trump. From touching honours lead the highest: it drives out the ace and makes the others high. From a long suit without such a row a small card is usual. Lead from your row.
slide-bridge-second-hand = Your turn: second hand low
slide-bridge-second-hand-text = You are East. North leads a small spade towards dummy’s king and queen. An ace should catch an honour, not two small cards. Partner plays after dummy and may take the trick too. So the second player mostly plays low.
slide-bridge-third-hand = Your turn: third hand high
slide-bridge-third-hand-text = You are West. Partner has led the four of spades, and dummy’s card is low. Do not give North a cheap trick: the third player plays high, but no higher than needed.
slide-bridge-return = Your turn: return the suit
slide-bridge-return-text = Your king has won. North still has queen and ten, and partner, who plays after North, has ace and jack. Lead what partner began, unless you have a good reason not to.
slide-bridge-cover = Your turn: cover an honour
slide-bridge-cover-text = You are West. Dummy leads the queen of spades. With the king you make North spend the ace: two high cards for one of yours, and partner’s ten soon becomes high. Do not cover where nothing can become high for you.
slide-bridge-signals = Signals
slide-bridge-signals-text = Partners may agree on what their small cards tell: a high one can mean that they like the suit, or that they have an even number of it. That is a matter between people, and declarer may ask what was agreed. The automatic players give no signals and read none.

## How the automatic players choose

slide-bridge-beginner-leads = The beginner leads
slide-bridge-beginner-leads-text = At no-trump the longest suit, declarer’s of both hands, and then the suit begun. From touching honours the highest of them, from others a low card. Without an honour the third card from the top, or the fifth. A suit that has just won a trick is continued high.
slide-bridge-beginner-trumps = The beginner and trumps
slide-bridge-beginner-trumps-text = Declarer draws trumps, unless dummy will have to ruff. Otherwise a suit that has just won is continued. A long suit is led from long trumps, which means eight on declarer’s side or four in a defender’s hand, and a short suit from short trumps.
slide-bridge-beginner-follows = The beginner follows
slide-bridge-beginner-follows-text = Second hand low, but an honour led is covered with the lowest that will do. Third and fourth hand: low if partner is winning, otherwise the lowest honour that wins. West plays the nine here, because partner’s three is winning so far. You have seen better.
slide-bridge-beginner-discards = The beginner ruffs and discards
slide-bridge-beginner-discards-text = Who cannot follow suit ruffs low if the other side is winning. Otherwise the lowest card of the shortest suit goes, but no trump, and not from the longest suit of the side. West throws a diamond here and keeps the hearts.
slide-bridge-advanced = The advanced player
slide-bridge-advanced-text = As declarer this player chooses a suit as the beginner does, but the card by search: the missing cards are guessed, all cards below the ten count alike, and the lead from which most rounds can be won is played. Entries and other suits are not looked at. All else is as with the beginner.
slide-bridge-stronger = The stronger players
slide-bridge-stronger-text = { opponent-bridge-intermediate }, { opponent-bridge-strong } and { opponent-bridge-expert } imagine deals that fit all they have seen: who was out of which suit, and what dummy shows. They play each out with all cards open, and choose the card that reaches the goal most often. The stronger the player, the more deals. None ever looks at hidden cards.

## The problems: declarer makes the contract, the defenders defeat it.

theme-bridge-finesse = Finesse
theme-bridge-finesse-text = You are declarer. A high card is missing, and you must decide how high to play. All hands lie open here: look where it is.
theme-bridge-leading-towards = Lead towards strength
theme-bridge-leading-towards-text = You are declarer and on lead. Which suit is better led from this hand than from the other?
theme-bridge-hold-up = Take it or wait?
theme-bridge-hold-up-text = The others have led a suit of which you have the highest card. It can win now or later. What will they lead next, and who will be able to?
theme-bridge-ducking = Give one away
theme-bridge-ducking-text = You are declarer. Some tricks must be lost in any case. Ask when, and whether you can still reach your winners afterwards.
theme-bridge-establishing = Establish a suit
theme-bridge-establishing-text = You are declarer and on lead. Your sure tricks are too few. Which suit can bring more, and do you still have the time?
theme-bridge-entries = Ways across
theme-bridge-entries-text = Your side wins this trick anyway. Look at what the next tricks need: which hand must have the lead, and what is in the way?
theme-bridge-cashing = Now or never
theme-bridge-cashing-text = You are on lead, and little is missing. Which trick will be gone if you do not take it?
theme-bridge-drawing-trumps = Trumps
theme-bridge-drawing-trumps-text = You are declarer and on lead. Count the trumps of the other side, and think what they could still do with them.
theme-bridge-ruffing = Ruff or discard?
theme-bridge-ruffing-text = You cannot follow suit. Will you ruff, and how high? Or is another card better spared?
theme-bridge-discarding = What can be spared?
theme-bridge-discarding-text = You are declarer and cannot follow suit. Count which of your cards will still be needed.
theme-bridge-throw-in = Give them the lead
theme-bridge-throw-in-text = You are declarer, and whatever you begin yourself is worth too little. Perhaps the other side can begin it for you.
theme-bridge-second-hand = Second hand
theme-bridge-second-hand-text = You defend and play second to a small card. High or low? Think what partner can do, who plays last.
theme-bridge-signal = Partner’s signal
theme-bridge-signal-text = You defend, and partner has told you something. Under an ace or king that you lead, a high card asks you to go on and a low one to switch. In a suit that the other side leads, a high card first shows an even number. A high card led for you to ruff asks for the higher of the other two side suits. What did partner’s card say, and what follows from it?
theme-bridge-third-hand = Third hand
theme-bridge-third-hand-text = You defend, and partner has led. How much must you spend on this trick?
theme-bridge-covering = Cover or not?
theme-bridge-covering-text = You defend, and an honour was led that you can beat. Who gains from it if you do?
theme-bridge-switching = Go on or switch?
theme-bridge-switching-text = You defend and are on lead. Does your side’s suit still bring what you need, or is it time for another?
theme-bridge-promotion = Trumps in defence
theme-bridge-promotion-text = You defend and are on lead. Partner’s trumps could take a trick. How can you help them?
theme-bridge-guarding = Keep the right cards
theme-bridge-guarding-text = You defend and must throw something away. Which suit will be played later, and which of your cards must still be there?
