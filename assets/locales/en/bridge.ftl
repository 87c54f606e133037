# Bridge: its names, rules, cards and players.

bridge-name = Bridge
bridge-about = Take the tricks that your contract promises, or keep declarer from them.

## Setup and styles

setup-bridge-any = Any contract
setup-bridge-notrump = No-trump
setup-bridge-suit = With trumps
setup-bridge-partscore = Partscore
setup-bridge-game = Game
setup-bridge-slam = Slam
setup-bridge-deal = A deal of my own
setup-position-bridge = The number of a deal (17), or its hands: N:AKQ.… … … …, then contract, declarer and who is vulnerable (4S N EW)
setup-bridge-players-first = I declare
setup-bridge-players-second = I defend
setup-bridge-players-two = All four hands
setup-bridge-opponent = The other side plays as
setup-bridge-first = North and South play as
setup-bridge-other = East and West play as
setup-bridge-partner = My partner in defence
setup-bridge-partner-myself = I play both hands
setup-bridge-set = Cards
style-bridge-felt = Green felt
style-bridge-plain = White backs
style-bridge-night = Night blue
style-bridge-contrast = High contrast
set-bridge-two-colours = Two colours
set-bridge-four-colours = Four colours

## Help

bridge-rules-1 = Four players sit at the points of the compass; those across the table are partners. Each has thirteen cards of a deck of 52.
bridge-rules-2 = There is no auction here: every deal comes with its contract. A contract names a number and what is trumps. 3NT by North says that North and South want six and three tricks without trumps.
bridge-rules-3 = The player to declarer’s left leads. Then dummy, declarer’s partner, lays the cards open, and declarer plays both hands.
bridge-rules-4 = Play goes clockwise. Whoever has a card of the suit led must play one; others may play anything.
bridge-rules-5 = The highest trump takes the trick, and without a trump the highest card of the suit led: ace, king, queen, jack, ten and so on down to two. The winner leads to the next trick.
bridge-rules-6 = After thirteen tricks declarer has made the contract, or the defenders have defeated it. The score is that of duplicate bridge.
bridge-rules-7 = If you defend with a partner, you see your own hand and dummy. If you play both defenders, you may turn over any hand with the buttons beside the table, and hide your own again.
bridge-rules-8 = A card that you could not see does not go back into its hand: as soon as one has been played, your move stands. When the deal is over, you can go back to any card in the review and play on from there.
bridge-rules-9 = Cards are played by a click, a drag to the middle, with the arrow keys and Enter, or typed after a slash: suit and rank, as in /SA, /H10 or /D2.

## Cards and moves

bridge-card = { $rank } of { $suit }
bridge-rank-2 = two
bridge-rank-3 = three
bridge-rank-4 = four
bridge-rank-5 = five
bridge-rank-6 = six
bridge-rank-7 = seven
bridge-rank-8 = eight
bridge-rank-9 = nine
bridge-rank-t = ten
bridge-rank-j = jack
bridge-rank-q = queen
bridge-rank-k = king
bridge-rank-a = ace
bridge-suit-c = clubs
bridge-suit-d = diamonds
bridge-suit-h = hearts
bridge-suit-s = spades
bridge-seat-n = North
bridge-seat-e = East
bridge-seat-s = South
bridge-seat-w = West
bridge-letter-n = N
bridge-letter-e = E
bridge-letter-s = S
bridge-letter-w = W
bridge-side-first = North and South
bridge-side-second = East and West
bridge-player-first = North and South
bridge-player-second = East and West
bridge-say-leads = { $seat } leads the { $card }
bridge-say-plays = { $seat } plays the { $card }
bridge-say-held = { $card }, held by { $seat }
bridge-counts = { $contract } by { $declarer }: { $needed } tricks, { $missing ->
    [one] one
   *[other] { $missing }
} still missing.
bridge-counts-made = { $contract } by { $declarer }: { $needed } tricks, and they are there.
bridge-counts-over = { $contract } by { $declarer }: { $needed } tricks needed, { $taken } taken.
bridge-vulnerable-none = Nobody is vulnerable.
bridge-vulnerable-ns = North and South are vulnerable.
bridge-vulnerable-ew = East and West are vulnerable.
bridge-vulnerable-all = All are vulnerable.
bridge-deal-number = Deal { $number }.
bridge-won-first = North and South won.
bridge-won-second = East and West won.
bridge-outcome-just = { $contract } by { $declarer } was just made: { $score } for { $side }.
bridge-outcome-over = { $contract } by { $declarer } was made with { $tricks ->
    [one] one overtrick
   *[other] { $tricks } overtricks
}: { $score } for { $side }.
bridge-outcome-down = { $contract } by { $declarer } went down by { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}: { $score } for { $side }.
bridge-double-dummy = With all cards seen, declarer takes { $tricks } tricks in this contract.
bridge-par = Par: { $score } for { $side } ({ $contracts }).
bridge-par-passed = Par: everybody passes.
bridge-imp = Against par that is worth { $score } IMP to { $side }.
bridge-imp-none = That is as good as par.
bridge-outcome-contract-made = The contract was made.
bridge-outcome-contract-defeated = The contract was defeated.
bridge-reason-declarer = In { $percent } % of the layouts imagined it makes the contract; on average it leads to { $tricks } tricks in all.
bridge-reason-defender = In { $percent } % of the layouts imagined it defeats the contract; on average the defence takes { $tricks } tricks in all.
bridge-illegal-game-over = The deal is over
bridge-illegal-not-held = That card belongs to somebody else
bridge-illegal-follow-suit = You must follow suit
bridge-illegal-covered = That card lies face down
bridge-illegal-no-move = That is not written like a card: SA, H10 or D2
bridge-file-board = Board { $board }
bridge-file-fault = Line { $line }: { $problem }
bridge-fault-tag = “{ $word }” is no tag
bridge-fault-stray = “{ $word }” belongs to no tag
bridge-fault-inherited = no board before this one has the tag { $word }
bridge-fault-seat = “{ $word }” is no seat
bridge-fault-vulnerability = “{ $word }” does not say who is vulnerable
bridge-fault-contract = “{ $word }” is no contract
bridge-fault-tricks = “{ $word }” is no number of tricks
bridge-fault-hand = “{ $word }” is no hand
bridge-fault-deal = “{ $word }” is no deal
bridge-fault-twice = { $word } is there twice
bridge-fault-lengths = the hands are not equally long
bridge-fault-card = “{ $word }” is no card
bridge-fault-call = call { $number }: { $problem }
bridge-fault-call-late = { $call } comes after the end of the auction
bridge-fault-call-unknown = “{ $call }” is no call
bridge-fault-call-low = { $call } is not higher than { $last }
bridge-fault-call-baseless = there is nothing that { $call } could stand for
bridge-fault-unfinished = the auction does not come to an end
bridge-fault-leader = the play does not begin with the opening leader
bridge-fault-not-held = card { $number } of the play, { $card }, belongs to somebody else
bridge-fault-revoke = card { $number } of the play, { $card }, does not follow suit
bridge-fault-no-contract = cards are played, but the contract is not known
transfer-save-bridge = Save as PBN
transfer-save-lin = Save as LIN, for Bridge Base Online

## What can be shown

overlay-bridge-north = Turn over North
overlay-bridge-east = Turn over East
overlay-bridge-south = Turn over South
overlay-bridge-west = Turn over West

## Panel

bridge-panel-suit = Suit
bridge-panel-left = Not yet played
bridge-panel-out = Has none
bridge-panel-no-tricks = The opening lead is to come.

## Players

opponent-bridge-beginner = Beginner
opponent-bridge-beginner-about = Plays by a few simple rules: long suits first, second hand low, cover an honour.
opponent-bridge-advanced = Advanced
opponent-bridge-advanced-about = Guesses how the missing cards of a suit lie, and looks through all ways to play that suit.
opponent-bridge-intermediate = Intermediate
opponent-bridge-intermediate-about = Imagines a few layouts that fit what has been seen, and solves them.
opponent-bridge-strong = Strong
opponent-bridge-strong-about = Imagines a dozen layouts for every card.
opponent-bridge-expert = Expert
opponent-bridge-expert-about = Imagines forty layouts for every card, and thinks up to three seconds.
