# Bridzs: a bevezető és a feladványok szövegei.

## A szabályok

slide-bridge-cards = Négy kéz
slide-bridge-cards-text = Az 52 lapot négy játékos kapja, fejenként tizenhármat: Észak, Kelet, Dél és Nyugat. Az egymással szemben ülők partnerek. Négy szín van: pikk, kőr, káró és treff. Minden színben az ász a legmagasabb, aztán a király, a dáma, a bubi, a tízes, és így tovább a kettesig.
slide-bridge-trick = Az ütés
slide-bridge-trick-text = Az óramutató járása szerint mindenki kijátszik egy lapot. Ez a négy lap egy ütés. A hívott szín legmagasabb lapja viszi el, és aki elvitte, az hív a következőhöz. Tizenhárom ütés van, és csak a számuk a fontos.
slide-bridge-follow = Te jössz: színre színt
slide-bridge-follow-text = Nyugat vagy, és treffet hívtak. Akinek van a hívott színből, annak abból kell tennie, de bármelyiket teheti. Játszd ki két treffed egyikét.
slide-bridge-discard = Ha nincs miből tenni
slide-bridge-discard-text = Nyugatnak elfogyott a treffje, ezért bármit kijátszhat. Más színű lap nem viheti el az ütést, akármilyen magas is. Ezt dobásnak hívják.
slide-bridge-trumps = Az adu
slide-bridge-trumps-text = Az egyik szín lehet adu, itt a pikk. Az adu minden más szín lapját üti, a magasabb adu pedig az alacsonyabbat. Nyugatnak nincs harmadik treffje, és a pikk nyolcassal elviszi az ütést. Ezt lopásnak hívják. Szanban nincs adu.
slide-bridge-ruff = Te jössz: lopj
slide-bridge-ruff-text = Dél lapjaival játszol. Kárót hívtak, és Délnek nincs kárója. A pikk az adu: vidd el az ütést az egyikkel.
slide-bridge-contract = A felvétel
slide-bridge-contract-text = Az egyik vonal vállalta, hogy ennyi ütést visz: hatot, és még annyit, amennyit a felvétel mond. A négy pikk tíz ütés, és a pikk az adu, a három szan kilenc ütés adu nélkül. Máshol licitálnak érte. Itt minden leosztásnak megvan a felvétele, és rögtön a lejátszás jön.
slide-bridge-dummy = A felvevő és az asztal
slide-bridge-dummy-text = A felvételt Észak játssza, ő a felvevő. Az első ütéshez a tőle balra ülő hív. Ezután a felvevő partnere kiteríti a lapjait: ő az asztal, és helyette is a felvevő játszik. A másik kettő az ellenjátékos: látják az asztalt, de egymás lapjait nem.
slide-bridge-end = Megvan vagy megbukott
slide-bridge-end-text = Az utolsó ütés. Észak tíz ütést vállalt és nyolcat vitt el, tehát kettőt bukott, és az ellenjátékosok nyerték a leosztást. Tíz ütéssel teljesült volna a felvétel. Ami afölött van, az túlütés.

## A pontozás

slide-bridge-score-tricks = Az ütések pontjai
slide-bridge-score-tricks-text = Ha a felvétel teljesül, a hat fölötti ütések érnek pontot: treffben és káróban 20-at, kőrben és pikkben 30-at. Szanban az első 40-et ér, a többi 30-at. A négy pikk tehát 120, és egy túlütés még 30 pontot hozna.
slide-bridge-score-bonus = Gém és szlem
slide-bridge-score-bonus-text = A legalább 100 pontos felvétel gém, és 300 ráadást hoz, mancsban, vagyis sebezhetően 500-at. Az alacsonyabb 50-et. Gém a három szan, a négy kőr vagy pikk és az öt treff vagy káró. Tizenkét vállalt ütés a kisszlem: még 500 vagy 750. Mind a tizenhárom: 1000 vagy 1500.
slide-bridge-score-down = Ha nem sikerül
slide-bridge-score-down-text = Minden hiányzó ütés 50 pont az ellenjátékosoknak, vagy 100, ha a felvevő mancsban van. Kontrázva, mint itt, mancsban az első 200, a többi 300. Ha nincs mancsban, az első három 100, 200 és 200. A teljesített kontrázott felvételben az ütések kétszeresen számítanak, és 50 ráadás jár.
slide-bridge-score-par = A par és az IMP
slide-bridge-score-par-text = A par az az eredmény, amelyen egyik vonal sem javíthatna, ha mindenki látná az összes lapot. A te eredményedet ehhez mérjük, és a különbséget IMP-re váltjuk: 50 pont 2 IMP, 100 pont 3, 420 pont 9, 1000 pont 14, és legfeljebb 24 jár.

## Az asztalnál

slide-bridge-table = Amit látsz
slide-bridge-table-text = Kék jelzi, hogy ki következik. Amit nem láthatsz, az hátlappal felfelé fekszik. Az ütés középen van, minden lap a gazdájához a legközelebb. A felvétel, a felvevő és a két vonal ütései mindig látszanak, a korábbi ütések visszanézhetők.
slide-bridge-play = Te jössz: játssz ki egy lapot
slide-bridge-play-text = Kelet vagy, és te hívsz először. Kattints egy lapra, húzd középre, vagy nyomd meg a / billentyűt, és írd be a színét és a rangját: S a pikk, H a kőr, D a káró, C a treff, utána A, K, Q, J vagy egy szám. Bármelyik lapot hívhatod.
slide-bridge-modes = Hová ülsz
slide-bridge-modes-text = Keletként automata partnerrel játszol ellenjátékot, és csak a saját lapjaidat meg az asztalt látod. Játszhatsz mindkét ellenjátékossal is, és bármelyik kézbe belenézhetsz. Vagy te vagy a felvevő, az asztal lapjaival együtt, vagy csak nézed a négy automatát.
slide-bridge-help = Bejelentés és visszavétel
slide-bridge-help-text = Ha a többi már világos, bejelentheted a téged illető ütéseket: a program minden védelem ellen és a rejtett lapok minden elosztására ellenőrzi. Egy lapodat addig veheted vissza, amíg utána nem került elő olyan, amelyet nem láthattál. A tipp jó lapot mutat, és a leosztás után látod, melyik lap mennyit ért.

## A felvevő

slide-bridge-count = Előbb számolj
slide-bridge-count-text = Mielőtt az asztalról kijátszaná az első lapot, a felvevő megszámolja a biztos ütéseit. Megjelöltük őket: egy pikk, egy kőr, egy káró és négy treff, vagyis hét. A három szanhoz kilenc kell. Kettőt tehát keresni kell: a pikk és a káró dámából lehet ütés.
slide-bridge-finesse = Te jössz: az impassz
slide-bridge-finesse-text = Észak vagy. Az asztalról pikket hívtál, és Nyugat kicsit tett. Ha nála a király, a dámád üt, és az ász később még egyet visz. Az esély fele-fele, és most szükséged van rá. Játszd ki azt a lapot, amelyik nyer vele.
slide-bridge-towards = Te jössz: hívj a figura felé
slide-bridge-towards-text = Nyolc ütés biztos. A kilencedik a megjelölt pikk király lehet, ha az ász Nyugatnál van, hiszen neki Észak előtt kell tennie. Északról hívva a király sosem ütne. Most az asztalon vagy. Hívd a megfelelő színt. Ez a szöktetés.
slide-bridge-establish = Te jössz: dolgozz ki egy színt
slide-bridge-establish-text = Észak kárói fölött csak az ász és a király hiányzik. Hívd a kárót, amíg mindkettő le nem megy, és három ütés lesz belőle. Ehhez idő kell, ezért kezdd el most, amíg a kőrt még fogod. A biztos ütések várhatnak.
slide-bridge-hold-up = Te jössz: tartsd vissza az ászt
slide-bridge-hold-up-text = Kelet hosszú kőrből hív, és csak az ász fogja. Később Nyugat üt majd egy kárót. Ha csak a harmadik kőrt ütöd el, Nyugatnak nem marad mit visszahívnia. Tegyél lapot ehhez az ütéshez.
slide-bridge-duck = Te jössz: engedj ki egyet
slide-bridge-duck-text = Az asztal pikkjeiben van a remény, de az asztalra más út nem vezet. Egy pikket mindenképp el kell veszíteni. Ha előbb lehúzod az ászt és a királyt, a kicsik magasak lesznek, de senki sem ér oda hozzájuk. Északról kis pikket hívtál: tegyél rá az asztalról.
slide-bridge-unblock = Te jössz: állj félre az útból
slide-bridge-unblock-text = Az asztalról a káró ászt hívtad, és a kárón kívül az asztal már nem üthet. Ha Északnál marad a szingli király, az rossz kézben üti el a következő kárót, és a többi elvész. Tegyél rá Északról. Ez a deblokkolás.
slide-bridge-draw-trumps = Te jössz: aduzz le
slide-bridge-draw-trumps-text = Az ellenjátékosoknál öt adu van. Amíg marad náluk, ellophatják a biztos ütéseidet. Hívj adut, amíg el nem fogy az övék.
slide-bridge-ruffs-first = Te jössz: előbb lopj
slide-bridge-ruffs-first-text = Most várjon az adu. Az asztalon nincs több káró, van viszont három kis adu, Északnál pedig két vesztő káró. A rövidebb aduból lopott ütés ráadás. Hívj kárót.

## Az ellenjáték

slide-bridge-lead = Te jössz: az indító kijátszás
slide-bridge-lead-text = Kelet vagy, és három szan ellen indulsz. Szomszédos figurákból a legmagasabbat hívd: kiűzi az ászt, és a többi magas lesz. Ilyen sor nélkül hosszú színből kicsit szokás hívni. Hívj a sorodból.
slide-bridge-second-hand = Te jössz: a második kéz kicsit tesz
slide-bridge-second-hand-text = Kelet vagy. Észak kis pikket hív az asztal királya és dámája felé. Az ász figurát fogjon, ne két kis lapot. A partnered az asztal után tesz, ő is elviheti az ütést. A második kéz ezért többnyire kicsit tesz.
slide-bridge-third-hand = Te jössz: a harmadik kéz magasat tesz
slide-bridge-third-hand-text = Nyugat vagy. A partnered a pikk négyest hívta, az asztal kicsit tett. Ne hagyd, hogy Észak olcsón üssön: a harmadik kéz magasat tesz, de a kelleténél nem magasabbat.
slide-bridge-return = Te jössz: hívd vissza a színt
slide-bridge-return-text = A királyod ütött. Északnál még ott a dáma és a tízes, a partnerednél, aki Észak után tesz, az ász és a bubi. Hívd azt, amit a partnered kezdett, hacsak nincs jó okod másra.
slide-bridge-cover = Te jössz: fedd a figurát
slide-bridge-cover-text = Nyugat vagy. Az asztalról a pikk dámát hívják. Ha a királlyal feded, Északnak rá kell tennie az ászt: egy magas lapodért kettő megy el, és a partnered tízese hamarosan magas lesz. Ne fedj, ha nálatok semmi sem lehet magas tőle.
slide-bridge-signals = Jelzések
slide-bridge-signals-text = A partnerek megállapodhatnak, mit árul el a kis lapjuk: a magasabb jelentheti, hogy tetszik a szín, vagy hogy páros számú lapjuk van belőle. Ez emberek dolga, és a felvevő megkérdezheti, miben egyeztek meg. Az automaták nem jeleznek, és nem is figyelik.

## Hogyan választanak az automaták

slide-bridge-beginner-leads = Hogyan hív a kezdő
slide-bridge-beginner-leads-text = Szanban a leghosszabb színt hívja, felvevőként a két kézét együtt, és a megkezdett színt folytatja. Szomszédos figurákból a legmagasabbat, más figura mellől kicsit. Figura nélkül felülről a harmadik vagy az ötödik lapot. Ha egy szín éppen ütött, magasan folytatja.
slide-bridge-beginner-trumps = A kezdő és az adu
slide-bridge-beginner-trumps-text = A felvevő leaduzik, ha az asztalnak nem kell majd lopnia. Egyébként azt folytatja, ami éppen ütött. Hosszú színt hosszú aduból hív, ami a felvevőknél nyolc, egy ellenjátékosnál négy lapot jelent, rövidet rövid aduból.
slide-bridge-beginner-follows = Mit tesz a kezdő a hívásra
slide-bridge-beginner-follows-text = Második kézből kicsit, de a hívott figurát fedi a legkisebb lappal, amelyik elég. Harmadik és negyedik kézből kicsit, ha a partnere üt, egyébként a legkisebb figurát, amelyik üt. Nyugat itt a kilencest teszi, mert eddig a partnere hármasa üt. Te már láttál jobbat.
slide-bridge-beginner-discards = Mit lop és mit dob a kezdő
slide-bridge-beginner-discards-text = Ha nem tud színre színt tenni, és a másik vonal üt, kis aduval lop. Egyébként a legrövidebb színe legkisebb lapját dobja, de adut nem, és a vonala leghosszabb színéből sem. Nyugat itt kárót dob, és a kőrt megtartja.
slide-bridge-advanced = A haladó
slide-bridge-advanced-text = Felvevőként a színt úgy választja, mint a kezdő, a lapot viszont kereséssel: kitalálja, hol vannak a hiányzó lapok, a tízes alatt mindet egyformának veszi, és azt hívja, amelyikkel a legtöbb kör nyerhető. Az átmeneteket és a többi színt nem nézi. Minden másban a kezdőt követi.
slide-bridge-stronger = Az erősebb játékosok
slide-bridge-stronger-text = { opponent-bridge-intermediate }, { opponent-bridge-strong } és { opponent-bridge-expert }: olyan leosztásokat képzelnek el, amelyek illenek ahhoz, amit láttak: kinek miből fogyott el, mi van az asztalon. Mindegyiket végigjátsszák nyílt lapokkal, és azt a lapot választják, amelyik a legtöbbször célt ér. Minél erősebb a játékos, annál többet. Rejtett lapba egyik sem néz bele.

## A feladványok: a felvevő teljesítse a felvételt, az ellenjátékosok buktassák meg.

theme-bridge-finesse = Impassz
theme-bridge-finesse-text = Te vagy a felvevő. Hiányzik egy magas lap, és el kell döntened, milyen magasat tegyél. Itt minden kéz nyílt: nézd meg, hol van.
theme-bridge-leading-towards = Hívj az erő felé
theme-bridge-leading-towards-text = Te vagy a felvevő, és te hívsz. Melyik színt jobb ebből a kézből hívni, mint a másikból?
theme-bridge-hold-up = Elütöd vagy vársz?
theme-bridge-hold-up-text = A többiek olyan színt hívtak, amelyben nálad van a legmagasabb lap. Üthet most is, később is. Mit hívnak majd legközelebb, és melyikük tudja hívni?
theme-bridge-ducking = Adj oda egyet
theme-bridge-ducking-text = Te vagy a felvevő. Néhány ütés mindenképp elvész. A kérdés, hogy mikor, és hogy eléred-e utána a magas lapjaidat.
theme-bridge-establishing = Dolgozz ki egy színt
theme-bridge-establishing-text = Te vagy a felvevő, és te hívsz. Kevés a biztos ütésed. Melyik szín adhat többet, és van-e még rá időd?
theme-bridge-entries = Átmenetek
theme-bridge-entries-text = Ezt az ütést a ti vonalatok mindenképp elviszi. Nézd meg, mi kell a következőkhöz: melyik kéznek kell hívnia, és mi van az útjában?
theme-bridge-cashing = Most vagy soha
theme-bridge-cashing-text = Te hívsz, és kevés hiányzik. Melyik ütés vész el, ha nem viszed el most?
theme-bridge-drawing-trumps = Az aduk
theme-bridge-drawing-trumps-text = Te vagy a felvevő, és te hívsz. Számold meg a másik vonal aduit, és gondold meg, mire mennek még velük.
theme-bridge-ruffing = Lopsz vagy dobsz?
theme-bridge-ruffing-text = Nem tudsz színre színt tenni. Lopsz, és ha igen, milyen magas aduval? Vagy van lap, amelyik könnyebben nélkülözhető?
theme-bridge-discarding = Mi nélkülözhető?
theme-bridge-discarding-text = Te vagy a felvevő, és nem tudsz színre színt tenni. Számold meg, melyik lapodra lesz még szükség.
theme-bridge-throw-in = Add nekik a hívást
theme-bridge-throw-in-text = Te vagy a felvevő, és amit te magad kezdesz, az kevés. Talán a másik vonal megkezdi helyetted.
theme-bridge-second-hand = Második kéz
theme-bridge-second-hand-text = Ellenjátékos vagy, és másodikként teszel egy kis lapra. Magasat vagy kicsit? Gondold meg, mit tehet a partnered, aki utolsóként tesz.
theme-bridge-signal = A partner jelzése
theme-bridge-signal-text = Ellenjátékos vagy, és a partnered üzent valamit. Ha ászt vagy királyt hívsz, a magas lap folytatást kér, az alacsony váltást. Ha az ellenfél hívja a színt, az elsőre tett magas lap páros számút mutat. Ha lopásra hív neked, a magas lap a másik két mellékszín közül a magasabbikat kéri vissza. Mit mondott a partnered lapja, és mi következik belőle?
theme-bridge-third-hand = Harmadik kéz
theme-bridge-third-hand-text = Ellenjátékos vagy, és a partnered hívott. Mennyit kell erre az ütésre áldoznod?
theme-bridge-covering = Feded vagy nem?
theme-bridge-covering-text = Ellenjátékos vagy, és olyan figurát hívtak, amelyet ütni tudsz. Ki nyer vele, ha megteszed?
theme-bridge-switching = Folytatod vagy váltasz?
theme-bridge-switching-text = Ellenjátékos vagy, és te hívsz. Megadja-e még a színetek, ami kell, vagy ideje egy másiknak?
theme-bridge-promotion = Adu az ellenjátékban
theme-bridge-promotion-text = Ellenjátékos vagy, és te hívsz. A partnered aduja még üthet egyet. Hogyan segíthetsz neki?
theme-bridge-guarding = Tartsd meg a jó lapokat
theme-bridge-guarding-text = Ellenjátékos vagy, és dobnod kell valamit. Melyik színt játsszák majd később, és melyik lapodnak kell akkor meglennie?
