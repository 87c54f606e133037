# Bridzs: nevek, szabályok, lapok és játékosok.

bridge-name = Bridzs
bridge-about = Üsd le, amit a felvétel ígér, vagy ne engedd a felvevőnek.

## Setup and styles

setup-bridge-any = Bármilyen felvétel
setup-bridge-notrump = Szanzadu
setup-bridge-suit = Színjáték
setup-bridge-partscore = Részjáték
setup-bridge-game = Gém
setup-bridge-slam = Szlem
setup-bridge-deal = Saját leosztás
setup-position-bridge = A leosztás száma (17), vagy a kezek: N:AKQ.… … … …, majd a felvétel, a felvevő és a mancsban lévő vonal (4S N EW)
setup-bridge-players-first = Én vagyok a felvevő
setup-bridge-players-second = Én védekezem
setup-bridge-players-two = Mind a négy kéz
setup-bridge-opponent = A másik vonal játékosa
setup-bridge-first = Észak és Dél játékosa
setup-bridge-other = Kelet és Nyugat játékosa
setup-bridge-partner = A partnerem az ellenjátékban
setup-bridge-partner-myself = Mindkét kezet én játszom
setup-bridge-set = Kártya
style-bridge-felt = Zöld posztó
style-bridge-plain = Fehér hátlap
style-bridge-night = Éjkék
style-bridge-contrast = Nagy kontraszt
set-bridge-two-colours = Kétszínű
set-bridge-four-colours = Négyszínű

## Help

bridge-rules-1 = Négyen ülnek az égtájak szerint, az egymással szemben ülők partnerek. Az 52 lapos francia kártyából mindenki tizenhármat kap.
bridge-rules-2 = Itt nincs licit: minden leosztásnak megvan a felvétele. A felvétel egy számból és az aduból áll. Az Észak által játszott 3NT azt jelenti, hogy Észak és Dél hat meg három ütést ígér adu nélkül.
bridge-rules-3 = A felvevőtől balra ülő játékos indít. Ezután a felvevő partnere, az asztal, kiteríti a lapjait, és mindkét kezet a felvevő játssza.
bridge-rules-4 = A játék az óramutató járását követi. Akinek van a hívott színből, annak azt kell tennie; a többiek bármit tehetnek.
bridge-rules-5 = Az ütést a legmagasabb adu viszi, adu nélkül a hívott szín legmagasabb lapja: ász, király, dáma, bubi, tízes és így tovább a kettesig. Aki ütött, az hív a következő körben.
bridge-rules-6 = Tizenhárom ütés után a felvevő teljesítette a felvételt, vagy az ellenvonal megbuktatta. A pontozás a versenybridzsé.
bridge-rules-7 = Ha partnerrel védekezel, a saját lapjaidat és az asztalt látod. Ha mindkét ellenjátékost te játszod, az asztal melletti gombokkal bármelyik kezet felfordíthatod, és a sajátodat is elrejtheted.
bridge-rules-8 = Amit nem láthattál, az nem kerül vissza a kézbe: ha ilyen lap ment, a lépésed már nem vonható vissza. A leosztás végén az áttekintésben bármelyik laphoz visszatérhetsz, és onnan újra játszhatod.
bridge-rules-9 = A lapot kattintással, középre húzással, a nyilakkal és Enterrel, vagy perjel után begépelve teheted meg: szín és érték, például /SA, /H10 vagy /D2.

## Cards and moves

bridge-card = { $suit } { $rank }
bridge-rank-2 = kettes
bridge-rank-3 = hármas
bridge-rank-4 = négyes
bridge-rank-5 = ötös
bridge-rank-6 = hatos
bridge-rank-7 = hetes
bridge-rank-8 = nyolcas
bridge-rank-9 = kilences
bridge-rank-t = tízes
bridge-rank-j = bubi
bridge-rank-q = dáma
bridge-rank-k = király
bridge-rank-a = ász
bridge-suit-c = treff
bridge-suit-d = káró
bridge-suit-h = kőr
bridge-suit-s = pikk
bridge-seat-n = Észak
bridge-seat-e = Kelet
bridge-seat-s = Dél
bridge-seat-w = Nyugat
bridge-letter-n = É
bridge-letter-e = K
bridge-letter-s = D
bridge-letter-w = Ny
bridge-side-first = Észak–Dél
bridge-side-second = Kelet–Nyugat
bridge-player-first = Észak–Dél
bridge-player-second = Kelet–Nyugat
bridge-say-leads = { $seat } hívása: { $card }
bridge-say-plays = { $seat } lapja: { $card }
bridge-say-held = { $card }, { $seat } kezében
bridge-counts = { $declarer } felvétele { $contract }: { $needed } ütés kell, még { $missing } hiányzik.
bridge-counts-made = { $declarer } felvétele { $contract }: a { $needed } ütés megvan.
bridge-counts-over = { $declarer } felvétele { $contract }: { $needed } ütés kellett, { $taken } lett meg.
bridge-vulnerable-none = Senki sincs mancsban.
bridge-vulnerable-ns = Észak–Dél mancsban van.
bridge-vulnerable-ew = Kelet–Nyugat mancsban van.
bridge-vulnerable-all = Mindenki mancsban van.
bridge-deal-number = { $number }. leosztás.
bridge-won-first = Észak–Dél nyert.
bridge-won-second = Kelet–Nyugat nyert.
bridge-outcome-just = { $declarer } felvétele, a { $contract }, éppen teljesült: { $score } pont a következő vonalnak: { $side }.
bridge-outcome-over = { $declarer } felvétele, a { $contract }, { $tricks } ütéssel többet hozott: { $score } pont a következő vonalnak: { $side }.
bridge-outcome-down = { $declarer } felvétele, a { $contract }, { $tricks } ütéssel elbukott: { $score } pont a következő vonalnak: { $side }.
bridge-double-dummy = Nyílt lapokkal a felvevő { $tricks } ütést visz ebben a felvételben.
bridge-par = Par: { $side } { $score } pontja ({ $contracts }).
bridge-par-passed = Par: mindenki passzol.
bridge-imp = A parhoz képest ez { $score } IMP a következő vonalnak: { $side }.
bridge-imp-none = Ez éppen a par.
bridge-outcome-contract-made = A felvétel teljesült.
bridge-outcome-contract-defeated = A felvétel elbukott.
bridge-reason-declarer = Az elképzelt elosztások { $percent } %-ában teljesíti a felvételt; átlagosan összesen { $tricks } ütéshez vezet.
bridge-reason-defender = Az elképzelt elosztások { $percent } %-ában megbuktatja a felvételt; az ellenvonal átlagosan összesen { $tricks } ütést visz.
bridge-illegal-game-over = A leosztás véget ért
bridge-illegal-not-held = Ez a lap másé
bridge-illegal-follow-suit = Színre színt kell tenni
bridge-illegal-covered = Ez a lap lefordítva fekszik
bridge-illegal-no-move = Nem így kell lapot írni: SA, H10 vagy D2
bridge-file-board = { $board }. leosztás
bridge-file-fault = { $line }. sor: { $problem }
bridge-fault-tag = ez nem címke: „{ $word }”
bridge-fault-stray = ez egyetlen címkéhez sem tartozik: „{ $word }”
bridge-fault-inherited = egyik korábbi leosztásnak sincs { $word } címkéje
bridge-fault-seat = ez nem égtáj: „{ $word }”
bridge-fault-vulnerability = ebből nem derül ki, ki van mancsban: „{ $word }”
bridge-fault-contract = ez nem felvétel: „{ $word }”
bridge-fault-tricks = ez nem ütésszám: „{ $word }”
bridge-fault-hand = ez nem egy kéz lapjai: „{ $word }”
bridge-fault-deal = ez nem leosztás: „{ $word }”
bridge-fault-twice = kétszer szerepel: { $word }
bridge-fault-lengths = a kezek nem egyforma hosszúak
bridge-fault-card = ez nem lap: „{ $word }”
bridge-fault-call = { $number }. bemondás: { $problem }
bridge-fault-call-late = { $call } a licit vége után áll
bridge-fault-call-unknown = ez nem bemondás: „{ $call }”
bridge-fault-call-low = { $call } nem magasabb ennél: { $last }
bridge-fault-call-baseless = nincs, amire a { $call } vonatkozhatna
bridge-fault-unfinished = a licitnek nincs vége
bridge-fault-leader = a lejátszás nem az indítóval kezdődik
bridge-fault-not-held = a lejátszás { $number }. lapja ({ $card }) másé
bridge-fault-revoke = a lejátszás { $number }. lapja ({ $card }) nem színre tett lap
bridge-fault-no-contract = vannak kijátszott lapok, de a felvétel nem ismert
transfer-save-bridge = Mentés PBN-ként
transfer-save-lin = Mentés LIN-ként (Bridge Base Online)

## What can be shown

overlay-bridge-north = Észak megfordítása
overlay-bridge-east = Kelet megfordítása
overlay-bridge-south = Dél megfordítása
overlay-bridge-west = Nyugat megfordítása

## Panel

bridge-panel-suit = Szín
bridge-panel-left = Még nem ment el
bridge-panel-out = Nincs neki
bridge-panel-no-tricks = Még nem volt indító kijátszás.

## Players

opponent-bridge-beginner = Kezdő
opponent-bridge-beginner-about = Néhány egyszerű szabályt követ: hosszú szín előre, második kéz alacsonyan, figurára figurát.
opponent-bridge-advanced = Haladó
opponent-bridge-advanced-about = Kitalálja, hogyan állhatnak egy szín hiányzó lapjai, és végignézi a szín összes kijátszását.
opponent-bridge-intermediate = Középhaladó
opponent-bridge-intermediate-about = Elképzel néhány elosztást, amely illik a látottakhoz, és megoldja őket.
opponent-bridge-strong = Erős
opponent-bridge-strong-about = Minden laphoz egy tucat elosztást képzel el.
opponent-bridge-expert = Mester
opponent-bridge-expert-about = Minden laphoz negyven elosztást képzel el, és legfeljebb három másodpercig gondolkodik.
