# Chess: its names, rules, moves, outcomes, theory and opponents.

chess-name = Sakk
chess-about = Támadd meg az ellenfél királyát úgy, hogy ne menekülhessen: ez a matt.

## Setup and styles

setup-chess-standard = Sakk
setup-chess-chess960 = Chess960
setup-chess-chess960-number = Chess960 szám szerint
setup-chess-pawns = Királyok és gyalogok
setup-chess-position = Adott állásból
setup-chess-players-first = Világossal játszom
setup-chess-players-second = Sötéttel játszom
setup-chess-first = Világos
setup-chess-other = Sötét
style-chess-walnut = Dió és juhar
style-chess-green = Versenyzöld
style-chess-blue = Kék
style-chess-marks = Szürke, kék és zöld jelek
style-chess-contrast = Nagy kontrasztú
set-chess-classic = Klasszikus
set-chess-modern = Modern
set-chess-tournament = Verseny

## Sides

chess-player-first = Világos
chess-player-second = Sötét
chess-won-first = Világos nyert.
chess-won-second = Sötét nyert.

## Help

chess-rules-1 = A cél: támadd meg az ellenfél királyát úgy, hogy ne menekülhessen. Ez a matt, és ezzel megnyerted a játszmát.
chess-rules-2 = A bástya egyenesen, a futó átlósan, a vezér mindkét módon mehet, ameddig szabad az út. A huszár kettőt ugrik egyenesen és egyet oldalra. A király egy mezőt lép.
chess-rules-3 = A gyalog egyet lép előre, a kezdőhelyéről kettőt is, és átlósan előre egyet üt. Az éppen kettőt lépett gyalog úgy is leüthető, mintha csak egyet lépett volna: ez az en passant.
chess-rules-4 = Az utolsó sorra ért gyalog vezérré, bástyává, futóvá vagy huszárrá változik, ahogy választod.
chess-rules-5 = Sáncolás: ha még egyikük sem lépett, és semmi sem áll köztük, a király két mezőt lép a bástya felé, a bástya pedig átugorja. Nem lehet sakkból, támadott mezőn át és sakkba sáncolni.
chess-rules-6 = Egyetlen lépés után sem maradhat támadásban a saját király. Akinek nincs lépése, az matt, ha sakkban áll; különben patt, vagyis döntetlen.
chess-rules-7 = Döntetlen az is, ha már egyik fél sem adhat mattot, ha egy állás ötödször áll elő, és ha 75 lépésen át nincs ütés és gyaloglépés. Harmadszori ismétlés vagy 50 lépés után a játékos kérheti.
chess-rules-8 = Chess960: az alapsor bábui a 960 lehetséges sorrend egyikében állnak, a véletlen dönti el, melyikben. Sáncoláshoz tedd a királyt a bástyájára: mindkettő oda kerül, ahová a rendes sakkban.

## Pieces, squares and moves

chess-pawn = gyalog
chess-knight = huszár
chess-bishop = futó
chess-rook = bástya
chess-queen = vezér
chess-king = király
chess-letter-pawn = Gy
chess-letter-knight = H
chess-letter-bishop = F
chess-letter-rook = B
chess-letter-queen = V
chess-letter-king = K
chess-white-man = világos { $piece }
chess-black-man = sötét { $piece }
chess-square = { $square }: { $man }
chess-square-empty = { $square }: üres
chess-moves = { $piece } { $from } – { $to }
chess-takes = { $piece } { $from } – { $to }, üti: { $victim }
chess-castles-short = rövid sánc
chess-castles-long = hosszú sánc
chess-becomes = , átváltozik: { $piece }
chess-with-check = , sakk
chess-with-mate = , matt

## Outcomes

chess-outcome-checkmate = Matt.
chess-outcome-stalemate = Patt: nincs szabályos lépés, és nincs sakk.
chess-outcome-dead-position = Egyik félnek sincs elég bábuja a matthoz.
chess-outcome-fivefold-repetition = Ötödször állt elő ugyanaz az állás.
chess-outcome-seventy-five-moves = 75 lépés ütés és gyaloglépés nélkül.
chess-outcome-threefold-repetition = Harmadszor állt elő ugyanaz az állás.
chess-outcome-fifty-moves = 50 lépés ütés és gyaloglépés nélkül.
chess-outcome-time-but-no-mate = Lejárt az idő, de a másik félnek nincs mivel mattot adnia.

## Refusals

chess-illegal-leaves-check = A királyod sakkban állna
chess-illegal-game-over = A játszmának már vége
chess-illegal-empty-square = Az a mező üres
chess-illegal-not-your-piece = Az a bábu a másik játékosé
chess-illegal-promotion = Mondd meg, mivé változzon a gyalog
chess-illegal-cannot-go-there = Egyik bábud sem mehet így oda
chess-illegal-no-move = Ez nem lépés. Így írd: e4, Hf3, O-O vagy e2e4
chess-illegal-ambiguous = Több bábu is mehet oda: írd meg, melyik, mint itt: Hbd2

## Theory panel

chess-theory-castles-both = Mindkét oldalra sáncolhat még.
chess-theory-castles-short = Még sáncolhat röviden.
chess-theory-castles-long = Még sáncolhat hosszan.
chess-theory-castles-none = Már nem sáncolhat.
chess-theory-bishops-first = Világosnak futópárja van.
chess-theory-bishops-second = Sötétnek futópárja van.
chess-theory-moves = { $count ->
    [one] Egy szabályos lépés
   *[other] { $count } szabályos lépés
}
chess-theory-repeated = Ez az állás { $times ->
    [2] másodszor
    [3] harmadszor
    [4] negyedszer
   *[other] ötödször
} van a táblán.
chess-theory-quiet = { $moves } lépés ütés és gyaloglépés nélkül.
chess-theory-claim = Döntetlent lehet kérni.

## Opponents

opponent-chess-newcomer = Újonc
opponent-chess-newcomer-about = Most tanulta meg, hogyan lépnek a bábuk, és sorra elveszíti őket.
opponent-chess-beginner = Kezdő
opponent-chess-beginner-about = Leüti, ami védetlen, és a sajátját is gyakran védetlenül hagyja.
opponent-chess-learner = Tanuló
opponent-chess-learner-about = Meglátja az egyszerű fenyegetéseket, de minden másodikat elnézi.
opponent-chess-casual = Alkalmi játékos
opponent-chess-casual-about = Kedvtelésből játszik olykor. Beleszalad a kettős támadásokba és a kötésekbe.
opponent-chess-regular = Rendszeres játékos
opponent-chess-regular-about = Ritkán veszít bábut semmiért.
opponent-chess-classic = Klasszikus
opponent-chess-classic-about = Négy féllépést néz előre és a bábukat számolja, mint az első programok. Mást nem tud.
opponent-chess-amateur = Amatőr
opponent-chess-amateur-about = Tudja, mire törekedjen, és megbünteti a nyilvánvaló hibákat.
opponent-chess-club = Klubjátékos
opponent-chess-club-about = Szilárd a megnyitásban, éber a taktikában.
opponent-chess-league = Bajnoki játékos
opponent-chess-league-about = Tervez, és a gyalogelőnyt többnyire győzelemre viszi.
opponent-chess-strong = Erős játékos
opponent-chess-strong-about = Keveset hibázik, és azt is kicsit.
opponent-chess-expert = Szakértő
opponent-chess-expert-about = A legtöbb kombinációt idejében meglátja.
opponent-chess-candidate = Mesterjelölt
opponent-chess-candidate-about = Csak mély állásokban téved.
opponent-chess-master = Mester
opponent-chess-master-about = Messzire számol, és a kis előnyt is kihasználja.
opponent-chess-international = Nemzetközi mester
opponent-chess-international-about = Alig hagy esélyt.
opponent-chess-grandmaster = Nagymester
opponent-chess-grandmaster-about = Mélyre lát, és semmit sem bocsát meg.
opponent-chess-full = Teljes erő
opponent-chess-full-about = Minden, amire a Parlour négy másodperc alatt képes.
transfer-copy-game-chess = A játszma másolása (PGN)
transfer-save-chess = A játszma mentése (PGN)
transfer-copy-position-chess = Az állás másolása (FEN)
transfer-paste-chess = PGN vagy FEN beillesztése
transfer-open-chess = PGN- vagy FEN-fájl megnyitása
transfer-note-chess = A beillesztett szöveg játszma és állás is lehet. Fájl az ablakra is húzható.
chess-position-alone = Egy állás
chess-pgn-no-move = { $number } { $move }: ez nem lépés. Ami előtte áll, megmarad.
chess-pgn-illegal = { $number } { $move }: ez a lépés nem szabályos. Ami előtte áll, megmarad.
chess-pgn-ambiguous = { $number } { $move }: ezt több báb is megléphetné. Ami előtte áll, megmarad.
chess-pgn-past-end = { $number } { $move }: a szabályok szerint a játszma e lépés előtt véget ért. Ami előtte áll, megmarad.
chess-pgn-variation = { $number } { $move } egy változatban nem léphető meg. A változat többi része kimarad.
chess-fen-empty = Nincs állás.
chess-fen-fields = A FEN hat mezőből áll, ez többől.
chess-fen-ranks = A táblának 8 sora van, ebben { $ranks } van.
chess-fen-squares = A(z) { $rank }. sorban { $squares } mező van 8 helyett.
chess-fen-piece = „{ $sign }” nem báb.
chess-fen-turn = A lépő fél jele w vagy b, nem „{ $field }”.
chess-fen-castling = „{ $field }” nem mondja meg, ki sáncolhat.
chess-fen-no-castling = A(z) „{ $letter }” joghoz a királynak és a bástyának az alapsorán kell állnia.
chess-fen-en-passant = „{ $field }” nem olyan mező, amelyen épp gyalog haladt át.
chess-fen-quiet = „{ $field }” nem az ütés nélküli lépések száma, 0 és 255 között.
chess-fen-number = „{ $field }” nem lépésszám.
chess-fen-no-king = { $player }: nincs király.
chess-fen-kings = { $player }: egynél több király.
chess-fen-men = { $player }: több mint 16 báb.
chess-fen-pawns = { $player }: több mint 8 gyalog.
chess-fen-promotions = { $player }: több tiszt, mint amennyivé gyalog átváltozhatott.
chess-fen-pawn-rank = Gyalog áll itt: { $square }. Ott nem állhat.
chess-fen-in-check = { $player } sakkban áll, pedig a másik fél következik.
chess-fen-check = Ilyen sakkot egyetlen lépés sem adhatott.
editor = Állás felrakása
editor-hand = Áthelyezés
editor-eraser = Levétel
editor-play = Játék innen
editor-analyse = Elemzés
editor-possible = Válassz bábot, és nyomd meg a mezőket, ahová kerüljön, vagy húzd oda.
editor-start = Alapállás
editor-clear = Üres tábla
editor-turn = Fordítás
editor-to-move = Lép
editor-castling = Sáncolás
editor-castles-short = { $player }, rövid
editor-castles-long = { $player }, hosszú
editor-en-passant = Menet közbeni ütés
editor-en-passant-none = nincs
editor-fen-note = Az állás szövegként: másolható és átírható.
