# Notakto: its names, rules, moves, theory, opponents, tutorial and puzzles.

notakto-name = Notakto
notakto-about = Háromszor hármas amőba, amelyben mindenki X-et ír, és az utolsó hármas veszít.

## Setup and styles

setup-notakto-1 = 1 tábla
setup-notakto-2 = 2 tábla
setup-notakto-3 = 3 tábla
setup-notakto-4 = 4 tábla
setup-notakto-5 = 5 tábla
setup-notakto-6 = 6 tábla
setup-notakto-7 = 7 tábla
setup-notakto-8 = 8 tábla
setup-notakto-9 = 9 tábla
style-notakto-slate = Palatábla és kréta
style-notakto-brown = Barna
style-notakto-blue = Kék
style-notakto-dark = Sötét
style-notakto-contrast = Nagy kontrasztú

## Help

notakto-rules-1 = A cél: ne te légy az, aki az utolsó élő táblán is kirakja a hármast. Aki ezt teszi, veszít.
notakto-rules-2 = Egy lépés: írj egy X-et bármelyik élő tábla bármelyik üres mezőjére. Mindkét játékos X-et ír, passzolni nem lehet.
notakto-rules-3 = Az X-ek nem tartoznak senkihez. Mindegy, hogy melyiket ki írta.
notakto-rules-4 = Ha egy táblán három X áll egy vonalban – vízszintesen, függőlegesen vagy átlósan –, az a tábla meghal. A halott tábla elszürkül, és többé nem lehet rá írni.
notakto-rules-5 = Egy tábla megöléséért nem jár pont. A játéknak akkor van vége, amikor nem marad élő tábla; döntetlen nincs.
notakto-rules-6 = A tipp megmutat egy mezőt, ahová a gép lépne a helyedben. Ha több lépés egyformán jó, minden kérésre mást mutathat. Nem kötelező követni.

## Moves and outcome

notakto-cell-1 = bal felső sarok
notakto-cell-2 = felső közép
notakto-cell-3 = jobb felső sarok
notakto-cell-4 = bal közép
notakto-cell-5 = közép
notakto-cell-6 = jobb közép
notakto-cell-7 = bal alsó sarok
notakto-cell-8 = alsó közép
notakto-cell-9 = jobb alsó sarok
notakto-move = { $board }-tábla, { $cell }
notakto-outcome-first = Az utolsó táblát a második játékos ölte meg.
notakto-outcome-second = Az utolsó táblát a kezdő ölte meg.
notakto-illegal-board-dead = Ez a tábla már halott
notakto-illegal-cell-taken = Ezen a mezőn már áll egy X
notakto-illegal-game-over = A játéknak már vége
notakto-illegal-off-board = Ebben a játékban nincs ilyen tábla

## Theory panel

notakto-theory-board = { $board }-tábla: { $symbol }
notakto-theory-board-dead = { $board }-tábla: halott, ezért { $symbol }
notakto-theory-product = Szorzat: { $product }
notakto-theory-step = { $rule }, ezért { $before } helyett { $after }
notakto-theory-reduced = Legrövidebb alak: { $product }
notakto-theory-short = A szorzat már nem rövidíthető.
notakto-theory-lost-products = Vesztett a soron lévőnek: a, b², bc és c².
notakto-theory-winning = A soron lévő játékos nyerni tud.
notakto-theory-losing = A soron lévő játékos veszít, ha a másik nem hibázik.
notakto-theory-over = A játéknak vége.
notakto-theory-good-moves = { $count ->
    [0] Nincs nyerő lépés.
    [one] Egy lépés nyer.
   *[other] { $count } lépés nyer.
}

## Opponents

opponent-notakto-easy = Könnyű
opponent-notakto-easy-about = Oda ír, ahová kedve tartja, és csak akkor kezd figyelni, amikor egyetlen tábla marad.
opponent-notakto-medium = Közepes
opponent-notakto-medium-about = Ismeri az algebrát, és nem engedi ki a kezéből a győzelmet, de vesztett állásban nincs terve.
opponent-notakto-hard = Nehéz
opponent-notakto-hard-about = Ő sem engedi ki a kezéből a győzelmet, és vesztett állásban a lehető legkevesebb jó lépést hagyja neked.
opponent-notakto-expert = Mester
opponent-notakto-expert-about = Ha nyerhet, nyer; ha nem, minél több rossz lépés közé rejti el a nyerőt, és minél hosszabbra nyújtja a játékot.

## Tutorial

slide-notakto-mark = Minden lépés egy X
slide-notakto-mark-text = Válassz egy üres mezőt bármelyik táblán, és írj oda egy X-et. Ennyi egy lépés.
slide-notakto-turns = Egyszer te, egyszer a másik
slide-notakto-turns-text = Mindkét játékos X-et ír, lépésenként egyet, arra a táblára, amelyikre szeretne. Leírva már minden X egyforma: nem tartozik senkihez.
slide-notakto-lines = Három egy vonalban
slide-notakto-lines-text = Ha egy táblán három X áll egy vonalban – vízszintesen, függőlegesen vagy átlósan –, az a tábla halott. A négy tábla közül már csak az utolsó él.
slide-notakto-whose = Mindegy, ki írta
slide-notakto-whose-text = A két kijelölt X-et más-más játékos írta. A vonaluk harmadik X-e ugyanúgy megöli a táblát.
slide-notakto-dead = Ami halott, az halott marad
slide-notakto-dead-text = A halott tábla elszürkül, és többé senki nem írhat rá. A játék a megmaradt táblákon folyik tovább.
slide-notakto-no-points = A táblákért nem jár pont
slide-notakto-no-points-text = Egy tábla megölése önmagában semmit sem ér. Van, amikor ez a helyes lépés, és van, amikor hiba. Csak az utolsó tábla számít.
slide-notakto-aim = Az utolsó tábla dönt
slide-notakto-aim-text = Itt már csak egy tábla él, és ez a lépés azon is kirakja a hármast. Aki megteszi, elvesztette a játékot.
slide-notakto-hint = Ha elakadsz
slide-notakto-hint-text = A tipp egy villogó mezőt mutat: a gép oda lépne a helyedben. Ha újra kéred, lehet, hogy egy másik, ugyanolyan jó mezőt jelöl meg. Nyugodtan léphetsz máshová is.
slide-notakto-escape = Te jössz: a kiút
slide-notakto-escape-text = Már csak a C-tábla van életben. Keresd meg azt a mezőt, amely után minden lépés megöli, így a másik játékosnak kell megtennie.
slide-notakto-centre = Te jössz: egyetlen üres tábla
slide-notakto-centre-text = Egy táblán pontosan egy nyerő kezdőlépés van. Gondolj arra a mezőre, amelyen a legtöbb vonal megy át.
slide-notakto-knight = Te jössz: lóugrás
slide-notakto-knight-text = A másik játékos a kijelölt oldalmezőn válaszolt. Felelj az ő X-étől lóugrásnyira: két mező egyenesen, egy oldalra. Középkezdés után ez minden válasz ellen nyer.
slide-notakto-symbols = Minden táblának van jele
slide-notakto-symbols-text = A matematikusok minden táblához találtak egy jelet. Az A tábla üres, a jele c. A B táblán egy sarokban áll X: 1. A C táblán csak középen: c². A D táblán két szomszédos sarokban: b. Az E tábla halott, és a halott tábla jele mindig 1.
slide-notakto-more-symbols = További jelek
slide-notakto-more-symbols-text = Az A jele ad, a B jele a, a C jele d, a D jele ab. Ha egy táblát elforgatsz vagy tükrözöl, a jele nem változik. Játék közben az elméleti lap mutatja a jeleket.
slide-notakto-product = Szorozd össze őket
slide-notakto-product-text = Az összes tábla jelét összeszorozzuk. Itt b · a · 1 = ab. Az 1 jelű tábla nem változtat a szorzaton, akár él, akár halott.
slide-notakto-rules = Rövidítsd le
slide-notakto-rules-text = A szorzatot hét szabály rövidíti: a² = 1, b³ = b, b²c = c, c³ = ac², b²d = d, cd = ad és d² = c². Itt a · a · c = a²c, vagyis egyszerűen c.
slide-notakto-lost = Erre a négy szorzatra törekedj
slide-notakto-lost-text = Ha a legrövidebb alak a, b², bc vagy c², akkor az veszít, aki lépni következik. Igyekezz a négy közül valamelyiket hagyni a másik játékosnak. Két üres tábla szorzata c², ezért két táblán jobb másodiknak lenni.
slide-notakto-opening = Egy példa: középkezdés
slide-notakto-opening-text = A közép jele c², a két üres tábláé c és c, a szorzatuk c⁴. A c⁴-ből ac³ lesz, abból a²c², végül c². A másik játékosnak c² marad, ő tehát vesztésre áll.
slide-notakto-reply = Te jössz: tartsd meg
slide-notakto-reply-text = A másik játékos egy újabb középre írt: c² · c² · c = c⁵, és te következel. Kilenc lépés állítja vissza a c²-et. Keress egyet közülük.
slide-notakto-kill = Te jössz: egyetlen közép maradjon
slide-notakto-kill-text = Az A-tábla magában c² volna, éppen az, amit hagyni szeretnél. Hogyan szabadulsz meg a B-táblától?
slide-notakto-safest = Melyik kezdés a legbiztosabb
slide-notakto-safest-text = Három táblán mind a 27 kezdőlépés nyer. Sarok vagy oldalmező után azonban lehet, hogy csak egyetlen jó folytatás marad; közép után mindig van legalább kilenc.
slide-notakto-only-answer = Te jössz: egyetlen jó válasz
slide-notakto-only-answer-text = Sarokban kezdtél, a másik játékos pedig közvetlenül mellé írt. A 25 lépésből már csak egy nyer. Mi marad, ha egy tábla meghal?
slide-notakto-how-many = Hány táblán
slide-notakto-how-many-text = 1, 3, 5, 7 vagy 9 táblán a kezdő nyerhet, 2, 4, 6 vagy 8 táblán a második játékos. A táblák számát és a kezdőt kedved szerint választhatod.
slide-notakto-puzzles = És most a feladványok
slide-notakto-puzzles-text = Minden feladványban nyerhetsz, de nem akármelyik lépéssel. Az elméleti lapra is ránézhetsz.

## Puzzles

puzzle-notakto-one-way-out = Egy kiút
puzzle-notakto-one-way-out-text = Négy mező üres, és három közülük azonnal vesztes. Melyik a negyedik?
puzzle-notakto-four-corners = A negyedik sarok
puzzle-notakto-four-corners-text = Olyan táblát hagyj a másik játékosnak, amelyen minden lépés öl.
puzzle-notakto-empty-board = Tiszta lap
puzzle-notakto-empty-board-text = Egy tábla, és te kezdesz. Csak egyetlen mező nyer.
puzzle-notakto-last-kill = Az utolsó előtti
puzzle-notakto-last-kill-text = Két tábla van életben, és az egyiknek most meg kell halnia. Melyiknek?
puzzle-notakto-knight = A ló
puzzle-notakto-knight-text = Középen kezdtél, a válasz egy oldalmező volt. Találj két jó lépést egymás után.
puzzle-notakto-far-corner = Magányos sarok
puzzle-notakto-far-corner-text = Egyetlen X áll a sarokban. Találd meg az egyetlen nyerő mezőt, aztán folytasd.
puzzle-notakto-pair = Két szomszéd
puzzle-notakto-pair-text = Egy sarok és mellette egy oldalmező. A hét mezőből csak egy nyer.
puzzle-notakto-leave-the-centre = Maradjon a közép
puzzle-notakto-leave-the-centre-text = Az A-tábla éppen az, amit a másik játékosnak szeretnél hagyni. Mi legyen a B-táblával?
puzzle-notakto-clear-away = Tiszta helyzet
puzzle-notakto-clear-away-text = A jelek: ad és a. Melyik táblát volna jó magában hagyni?
puzzle-notakto-second-player = A második nyer
puzzle-notakto-second-player-text = Két tábla, és a másik játékos egy oldalmezőn kezdett. Te állsz nyerésre; maradjon is így.
puzzle-notakto-keep-both = Maradjon mindkettő életben
puzzle-notakto-keep-both-text = Csábító volna megölni az egyik táblát. Itt még korai.
puzzle-notakto-whole-board = Egy egész tábla
puzzle-notakto-whole-board-text = Kezdj egy üres táblán, és találj három jó lépést egymás után.
puzzle-notakto-empty-and-three = Üres és teli
puzzle-notakto-empty-and-three-text = Az egyik tábla üres, a másikon három X áll. A jelek: c és d.
puzzle-notakto-three-corners = Mindenhol egy sarok
puzzle-notakto-three-corners-text = Minden táblán egy sarok áll, és mindegyik jele 1. Milyen jelet hozhat be egyetlen lépés?
puzzle-notakto-only-answer = Egyetlen válasz
puzzle-notakto-only-answer-text = Egy oldalmezőn kezdtél, a válasz a mellette lévő sarok volt. A 25 lépésből egy nyer, és utána még egyet meg kell találnod.
puzzle-notakto-side-step = Két oldalmező
puzzle-notakto-side-step-text = Az A-táblán két oldalmező fog közre egy sarkot. Keress egy nyerő lépést, majd a válasz után még egyet.
puzzle-notakto-middle-of-three = Három zsúfolt tábla
puzzle-notakto-middle-of-three-text = A jelek: b, a és b. Csak egy lépés nyer, és utána még egyet meg kell találnod.
puzzle-notakto-masterpiece = Mestermű
puzzle-notakto-masterpiece-text = A jelek: ad, 1 és ab. A húsz lépésből csak egy nyer. Találd meg, majd utána még kettőt.
