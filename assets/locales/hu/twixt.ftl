# TwixT: its names, rules, moves, theory, opponents, tutorial and puzzles.

twixt-name = TwixT
twixt-about = Tűzz le bábukat, és kösd össze a lóugrásnyira állókat, amíg egy lánc össze nem köti két oldaladat.

## Setup and styles

setup-twixt-classic = Papíron, ceruzával
setup-twixt-pp = TwixT PP
setup-twixt-standard = Dobozos TwixT
setup-twixt-classic-about = Minden vonal magától létrejön és megmarad. A sarkokat mindketten használhatják. Csere nincs.
setup-twixt-pp-about = Mint a Little Golemen: a vonalak maguktól jönnek létre és megmaradnak, sarkok nincsenek, és a második játékos cserélhet.
setup-twixt-standard-about = Mint a dobozban: saját vonalaid sem keresztezhetik egymást, lépésed előtt elvehetsz és hozzátehetsz vonalakat, és a második játékos cserélhet.
style-twixt-maple = Juhar
style-twixt-green = Zöld és kék
style-twixt-box = Piros és fekete
style-twixt-dark = Sötét
style-twixt-contrast = Nagy kontrasztú

## Help

twixt-rules-1 = A cél: kösd össze két oldaladat vonalak láncával. Az első játékos a felső és az alsó, a második a bal és a jobb oldalt köti össze.
twixt-rules-2 = Egy lépés: tűzz egy bábut egy szabad lyukba, de sosem a másik játékos szélső sorába.
twixt-rules-3 = Egy játékos két bábuját vonal köti össze, ha lóugrásnyira állnak: két lyuk előre és egy oldalra. Ha a vonal keresztezné a másik játékos egyik vonalát, nem jön létre.
twixt-rules-4 = Papíron, ceruzával, és TwixT PP: a vonalak maguktól jönnek létre és végleg megmaradnak. Saját vonalaid keresztezhetik egymást, de a kereszteződés nem köti össze őket.
twixt-rules-5 = Dobozos TwixT: saját vonalaid sem keresztezhetik egymást. Lépésed előtt elveheted vonalaidat, vagy újakat tehetsz hozzá: kattints két bábura vagy egy vonal közepére. Egy körben minden vonalhoz csak egyszer nyúlhatsz.
twixt-rules-6 = TwixT PP és dobozos TwixT: az első bábu után a második játékos cserélhet. A bábu az övé lesz, a bal felső sarokból a jobb alsóba húzott vonalra tükrözve. Sarkok nincsenek; a bal felső helyén lehet cserélni.
twixt-rules-7 = Ha már egyikük sem tudja összekötni az oldalait, vagy nincs hová bábut tűzni, a játszma döntetlen. Döntetlenben meg is egyezhettek, és fel is lehet adni.
twixt-rules-8 = A billentyűzet kurzora a Shift és egy nyíl együttesére lóugrásban lép, a nyíl jobb keze felé, az Alt és egy nyíl együttesére a bal keze felé; játékvezérlőn a jobb karral.
twixt-rules-9 = A görgő, két ujj, illetve a plusz és a mínusz közelebb hozza a táblát, húzással pedig arrébb tolható. Ahol a lyukak kisebbek egy ujjbegynél, az első koppintás megmutatja a bábut és a vonalait, a második tűzi le.

## Moves and outcome

twixt-say-peg = bábu { $point } helyén
twixt-say-swap = csere: a bábu a második játékosé lesz { $point } helyén
twixt-say-add = hozzáteszi a { $a } – { $b } vonalat
twixt-say-remove = elveszi a { $a } – { $b } vonalat
twixt-say-links = { $count ->
    [one] vonallal ehhez: { $points }
   *[other] vonalakkal ezekhez: { $points }
}
twixt-say-refused = ehhez nem: { $point }, mert { $a } – { $b } útban van
twixt-say-list = { $before } és { $last }
twixt-say-empty = { $point } szabad
twixt-say-on = { $point }: { $player }, { $count ->
    [0] nincs vonala
   *[other] összekötve ezzel: { $points }
}
twixt-outcome-connected-first = A felső és az alsó oldal össze van kötve.
twixt-outcome-connected-second = A bal és a jobb oldal össze van kötve.
twixt-outcome-dead = Már egyik játékos sem tudja összekötni az oldalait.
twixt-outcome-no-peg = Nincs több lyuk, ahová bábut lehetne tűzni.
twixt-illegal-game-over = A játszma véget ért
twixt-illegal-point-taken = Ott már áll egy bábu
twixt-illegal-other-border = Az a másik játékos szélső sora
twixt-illegal-off-board = Nincs ilyen lyuk ezen a táblán
twixt-illegal-no-swap = Cserélni csak az első bábura válaszul lehet
twixt-illegal-links-permanent = E szabályok szerint a vonalak végleg megmaradnak
twixt-illegal-not-your-pegs = Mindkét bábunak a tiédnek kell lennie
twixt-illegal-link-touched = Egy vonalhoz egy körben csak egyszer lehet nyúlni
twixt-illegal-link-there = Az a vonal már megvan
twixt-illegal-no-link = Nincs ilyen vonal
twixt-illegal-link-crossed = Egy másik vonal útban van
twixt-illegal-no-knights-move = Ez a két bábu nem lóugrásnyira áll
twixt-illegal-no-move = Ez nem lépés: f6, swap, vagy egy vonal, például +f6h7
twixt-swap = Csere
twixt-swap-about = Vedd át tükrözve az első bábut, ahelyett hogy sajátot tűznél le.
twixt-file-illegal = A(z) { $number }. lépés, „{ $move }”, nem szabályos.
twixt-file-other = Ez egy másik játék játszmája.
twixt-file-rules = Ismeretlen szabályok: „{ $rules }”.

## What can be shown on the board

overlay-twixt-lines = Segédvonalak
overlay-twixt-ways = Legrövidebb utak
overlay-twixt-tree = Keresési fa
twixt-tree-nothing = Az ellenfél még nem lépett.
twixt-tree-own = Parlour
twixt-tree-depth = { $plies } mélyen
twixt-tree-growing = { $player } lép: eddig { $positions } állás
twixt-tree-grown = { $player } lép: { $positions } állás
twixt-tree-left-out = { $moves ->
    [one] Egy lépést nem vizsgált.
   *[other] { $moves } lépést nem vizsgált.
}
twixt-tree-cut = { $moves } levágva
twixt-tree-wins = nyer
twixt-tree-loses = veszít
overlay-twixt-heat = Jó helyek

## Theory panel

twixt-way-first = Első játékos, fentről le
twixt-way-second = Második játékos, balról jobbra
twixt-theory-counts = { $pegs ->
    [one] Egy bábu
   *[other] { $pegs } bábu
}, { $links ->
    [0] vonal nélkül
    [one] egy vonal
   *[other] { $links } vonal
}
twixt-theory-needs = { $count ->
    [0] Össze van kötve.
    [one] Egy bábu hiányzik: { $points }
   *[other] A legrövidebb úton { $count } bábu hiányzik: { $points }
}
twixt-counts = Első: { $first }. Második: { $second }.
twixt-theory-cut-off = Már nem tudja összekötni az oldalait.
twixt-theory-wins = Egy bábuval nyer: { $points }
twixt-theory-answers = Ez akadályozza meg: { $points }
twixt-theory-over = A játszma véget ért.
twixt-theory-pairs = Összetartozó bábuk
twixt-theory-pair = { $a } és { $b }: { $pattern }
twixt-theory-pairs-note = Minden pár két lyuk bármelyikén át összeköthető. Ha a másik játékos elfoglalja az egyiket, tiéd a másik.
twixt-pattern-beam = gerenda (4–0)
twixt-pattern-tilt = dőlt (3–1)
twixt-pattern-coign = sarok (3–3)
twixt-pattern-mesh = háló (2–0)
twixt-pattern-short = rövid (1–1)

## Opponents

opponent-twixt-newcomer = Újonc
opponent-twixt-newcomer-about = Ismeri a szabályokat, és nem sokkal többet.
opponent-twixt-casual = Alkalmi játékos
opponent-twixt-casual-about = Rövid utakat keres, és gyakran téved.
opponent-twixt-regular = Rendszeres játékos
opponent-twixt-regular-about = Látja mindkét fél legrövidebb útját, de nem gondolkodik előre.
opponent-twixt-club = Klubjátékos
opponent-twixt-club-about = Néhány lépéssel előre gondolkodik.
opponent-twixt-master = Mester
opponent-twixt-master-about = Olyan messzire gondolkodik előre, amennyire néhány másodperc engedi.
opponent-twixt-classic = A 2010-es program
opponent-twixt-classic-about = Egy magyar asztali program: háromféle keresés, háromféle cél, egy–négy lépésre előre. Nagy táblán azt lépi, amit öt másodperc alatt a legjobbnak talált.
opponent-twixt-classic-method = Módszere
opponent-twixt-classic-aim = Célja
opponent-twixt-classic-depth = Ennyit lát előre
opponent-twixt-classic-heuristic = Heurisztikus minimax
opponent-twixt-classic-minimax = Minimax
opponent-twixt-classic-alpha-beta = Alfa-béta
opponent-twixt-classic-obstructing = akadályozni
opponent-twixt-classic-winning = nyerni
opponent-twixt-classic-mixed = mindkettő
opponent-twixt-classic-1 = 1 lépés
opponent-twixt-classic-2 = 2 lépés
opponent-twixt-classic-3 = 3 lépés
opponent-twixt-classic-4 = 4 lépés

## Tutorial

slide-twixt-aim = A cél
slide-twixt-aim-text = Kösd össze két oldaladat vonalak láncával. Az első játékos a felsőt és az alsót, a második a balt és a jobbot köti össze. Itt az utolsó bábu zárja a láncot.
slide-twixt-borders = Oldalak
slide-twixt-borders-text = A megjelölt sorok az első játékoséi: a második oda nem tűzhet bábut. A bal és a jobb szélső oszlop a második játékosé.
slide-twixt-link = Te jössz: lóugrás
slide-twixt-link-text = Két bábudat vonal köti össze, ha lóugrásnyira állnak: két lyuk előre és egy oldalra. Tűzz le egy bábut, amely vonalat kap.
slide-twixt-two-links = Két vonal egyszerre
slide-twixt-two-links-text = A bábu minden lehetséges vonalat megkap. Ez két másiktól is lóugrásnyira van.
slide-twixt-refused = Útban lévő vonalak
slide-twixt-refused-text = Nem jön létre az a vonal, amely a másik játékos egyik vonalát keresztezné. A narancs bábu nem kap vonalat jobbra fel, és a kék sem balra. Játék közben mutass egy lyukra, és előre látod.
slide-twixt-own-cross = Saját vonalaid keresztezhetik egymást
slide-twixt-own-cross-text = Egy játékos vonalai keresztezhetik egymást, de ez nem köti össze őket: a lánc bábutól bábuig megy. A dobozos TwixTben saját vonalaid sem keresztezhetik egymást.
slide-twixt-win = Te jössz: zárd a láncot
slide-twixt-win-text = A narancs lánca már eléri az alsó oldalt. Fent egy bábu hiányzik, és két lyuk is jó neki.
slide-twixt-swap = A csere
slide-twixt-swap-text = A kezdő előnyben van. Ezért a TwixT PP-ben és a dobozos TwixTben a második játékos átveheti az első bábut, ahelyett hogy sajátot tűzne le. A bábu tükröződik, mert a sorok és az oszlopok szerepet cserélnek.
slide-twixt-take-away = Elvett vonalak
slide-twixt-take-away-text = A dobozos TwixTben lépésed előtt elveheted vonalaidat, és másokat tehetsz hozzá. Egy körben minden vonalhoz egyszer nyúlhatsz.
slide-twixt-beam = Gerenda: 4–0
slide-twixt-beam-text = Két bábu, ha egy sorban vagy oszlopban négy lyuknyira áll, két lyuk bármelyikén át összeköthető. Ha a másik játékos elfoglalja az egyiket, tiéd a másik.
slide-twixt-beam-turn = Te jössz: a másik lyuk
slide-twixt-beam-turn-text = A kék elfoglalta a két lyuk egyikét. Kösd össze a bábukat.
slide-twixt-tilt = Dőlt: 3–1
slide-twixt-tilt-text = Három előre, egy oldalra: a két lyuk különböző oldalon van.
slide-twixt-coign = Sarok: 3–3
slide-twixt-coign-text = Három előre, három oldalra: a leghosszabb út két bábu között átlósan.
slide-twixt-mesh = Háló: 2–0
slide-twixt-mesh-text = Két lyuknyira egy sorban vagy oszlopban. Lassú, de nehéz elvágni.
slide-twixt-short = Rövid: 1–1
slide-twixt-short-text = Egymás mellett átlósan. Ilyen közel kevés teret nyersz: tartsd meg szükség esetére.
slide-twixt-block = Te jössz: állítsd meg a kéket
slide-twixt-block-text = A kéknek már csak egy bábu kell jobbra. Oda nem tűzhetsz: keresztezd inkább a vonalat, mielőtt létrejön.
slide-twixt-distance = Zárj messziről
slide-twixt-distance-text = Közvetlenül egy lánc előtt már késő: egyik vagy másik oldalon megkerüli a bábut. Tűzd a zárót néhány sorral előrébb, hogy mindkét oldalon válaszolhass.
slide-twixt-edge = A harmadik sor
slide-twixt-edge-text = A harmadik sorból két út vezet az oldalhoz. Oda csak te tűzhetsz, és egy vonal nem keresztezheti mindkettőt.
slide-twixt-edge-turn = Te jössz: érd el az oldalt
slide-twixt-edge-turn-text = A kék közel jött. Érd el a felső oldalt a biztos felén.
slide-twixt-ladder = Létrák
slide-twixt-ladder-text = Az elzárt lánc az elzáró mellett fut tovább, lépésről lépésre: ez a létra. Az nyeri, akinek bábuja vár elöl, vagy aki idejében eléri az oldalt. Ezért nézd meg, hová fut a létra, mielőtt elkezded.
slide-twixt-ladder-turn = Te jössz: kezdj létrát
slide-twixt-ladder-turn-text = A láncod az alsó oldaltól jön, és egy kék vonal áll az útjában. Fuss balra a felső oldal alatt: ott minden bábud azzal fenyeget, hogy eléri. Csak egy lépés marad a kék előtt.
slide-twixt-ladder-end = Te jössz: a következő lépés
slide-twixt-ladder-end-text = A kék melletted válaszolt. Még egy lépés, és két utad lesz az oldalhoz, amelyek közül a kék csak az egyiket zárhatja el.
slide-twixt-ladder-breaker = Bábu a végén
slide-twixt-ladder-breaker-text = Ugyanaz a létra, de ahol az oldalhoz érne, ott kék bábu várja. Így már elveszett. Aki létrát lát közeledni, előbb a végére tesz bábut, legjobb, ha olyat, amely mással is fenyeget.

## Puzzles

theme-twixt-two-pegs = Két bábu
theme-twixt-two-pegs-text = Két bábuval összekötöd az oldalaidat, bármit lép is a másik játékos. Találd meg az elsőt.
theme-twixt-three-pegs = Három bábu
theme-twixt-three-pegs-text = Három bábuval összekötöd az oldalaidat, bármit lép is a másik játékos. Találd meg az elsőt.
theme-twixt-four-pegs = Négy bábu
theme-twixt-four-pegs-text = Négy bábuval összekötöd az oldalaidat, bármit lép is a másik játékos. Találd meg az elsőt.
