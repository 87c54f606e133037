# Sakk: a bevezető szövegei.

## A tábla és a bábok

slide-chess-board = A tábla
slide-chess-board-text = Nyolc vonal, a-tól h-ig, és nyolc sor, 1-től 8-ig: ez 64 mező. Mindegyiknek neve van: a megjelölt az e-vonalon és a 4. soron áll, tehát e4. Mindkét játékosnak világos mező esik a jobb keze felőli sarokba.
slide-chess-men = A bábok
slide-chess-men-text = Mindkét félnek tizenhat van: király, vezér, két bástya, két futó, két huszár és nyolc gyalog. A sarkokban a bástyák állnak, mellettük a huszárok, aztán a futók. A világos vezér világos mezőről indul, a sötét vezér sötétről.
slide-chess-turns = Felváltva léptek
slide-chess-turns-text = Világos kezd, és lépni kötelező. Húzd a bábot a mezőjére, vagy válaszd ki előbb a bábot, aztán a mezőt. Pontok mutatják, hová léphet. Ha ellenséges báb mezőjére lép, leüti, és az lekerül a tábláról.
slide-chess-rook = Te jössz: a bástya
slide-chess-rook-text = A bástya egyenesen jár, a vonalakon és a sorokon, ameddig szabad az út. A saját gyalogján, amely b4-en áll, nem jut túl. Üsd le azt a gyalogot, amelyet elér.
slide-chess-bishop = Te jössz: a futó
slide-chess-bishop-text = A futó átlósan jár, ameddig szabad az út. Ezért az egész játszmában azonos színű mezőkön marad. Üsd le a vele egyszínű mezőn álló gyalogot.
slide-chess-queen = Te jössz: a vezér
slide-chess-queen-text = A vezér egyenesen is jár, mint a bástya, és átlósan is, mint a futó. Üsd le a sarokban álló bástyát.
slide-chess-knight = Te jössz: a huszár
slide-chess-knight-text = A huszár ugrik: két mezőt egyenesen, aztán egyet oldalra. Semmi sem állhat az útjába, és mindig más színű mezőre érkezik. Üsd le a bástyát.
slide-chess-king = Te jössz: a király
slide-chess-king-text = A király bármerre léphet egy mezőt, de olyan mezőre soha, ahol leüthetnék. A két gyalog közül az egyik védi a másikat. Üsd le azt, amelyet senki sem véd.
slide-chess-pawn = A gyalog
slide-chess-pawn-text = A gyalog egyenesen előre lép, egyszerre egy mezőt. A kiinduló helyéről kettőt is léphet. Hátrafelé soha nem lép, és bármi áll is előtte, az megállítja.
slide-chess-pawn-takes = Te jössz: hogyan üt a gyalog
slide-chess-pawn-takes-text = A gyalog átlósan előre üt, egy mezőnyire, és csakis így. Az előtte álló futónak nem esik baja. Üsd le a huszárt.

## A sakk és a játszma vége

slide-chess-check = Sakk
slide-chess-check-text = Ha a királyt ütés fenyegeti, sakkban áll. A bástya az e-vonalra lép, és sakkot ad. A következő lépésnek ezt meg kell szüntetnie.
slide-chess-check-capture = Te jössz: üsd le a támadót
slide-chess-check-capture-text = A sakk ellen három védekezés van. Az első: leütni a sakkot adó bábot.
slide-chess-check-block = Te jössz: lépj közbe
slide-chess-check-block-text = A második: saját bábot állítani a támadó és a király közé. Huszár sakkja ellen ez nem segít, hiszen az átugorja.
slide-chess-check-run = Te jössz: lépj el
slide-chess-check-run-text = A harmadik: a királlyal olyan mezőre lépni, amelyet semmi sem támad.
slide-chess-no-self-check = Sakkba lépni tilos
slide-chess-no-self-check-text = Nem szabad olyat lépni, ami után a saját királyod sakkban áll. A megjelölt huszár kötésben van: ő takarja a királyt a bástya elől, ezért nem mozdulhat. A kötésben álló báb azért még adhat sakkot.
slide-chess-mate = Te jössz: matt
slide-chess-mate-text = Ha a sakk ellen nincs védekezés, az matt, és ezzel vége: a mattot adó fél nyert. A sötét királyt a saját gyalogjai zárják el. Adj mattot a bástyával.
slide-chess-stalemate = Patt
slide-chess-stalemate-text = Akinek nincs szabályos lépése, de nem áll sakkban, az pattot kapott, és a játszma döntetlen. Világosnak itt egy egész vezérrel van többje, és egyetlen figyelmetlen lépéssel eldobja a győzelmet.
slide-chess-not-stalemate = Te jössz: csináld jobban
slide-chess-not-stalemate-text = Ugyanaz az állás. Adj mattot.

## Különleges lépések

slide-chess-castle-short = Te jössz: sánc
slide-chess-castle-short-text = A játszmában egyszer a király két mezőt léphet valamelyik bástyája felé, a bástya pedig átugorja, és a másik oldalára áll. Előtte egyikük sem léphetett, és nem állhat köztük semmi. Lépj a királlyal e1-ről g1-re.
slide-chess-castle-long = Te jössz: hosszú sánc
slide-chess-castle-long-text = A másik szárnyon is két mezőt lép a király, a bástya pedig három mezőt tesz meg, és a túloldalára kerül. Lépj a királlyal e1-ről c1-re.
slide-chess-castle-not = Te jössz: mikor nem szabad sáncolni
slide-chess-castle-not-text = Nem szabad sáncolni sakkból, sakkba, és olyan mezőn át sem, amelyet támadnak: a sötét bástya f1-re néz, tehát a rövid sánc nem megy. Sáncolj arra, amerre szabad.
slide-chess-en-passant = Te jössz: ütés menet közben
slide-chess-en-passant-text = A sötét gyalog az imént kettős lépéssel elhaladt a gyalogod mellett. Úgy ütheted le, mintha csak egyet lépett volna, de csak rögtön, a következő lépéseddel. Lépj a megjelölt mezőre.
slide-chess-promotion = Te jössz: átváltozás
slide-chess-promotion-text = Ha egy gyalog eléri az utolsó sort, vezérré, bástyává, futóvá vagy huszárrá változik, ahogy tetszik, akkor is, ha a többi bábod mind megvan. Változtasd vezérré.
slide-chess-underpromotion = Te jössz: nem mindig vezér
slide-chess-underpromotion-text = Ha itt vezért kérsz, sötét b1-en mattot ad. Melyik báb ad azonnal sakkot, és támadja egyben a vezért is?

## Döntetlenek és más befejezések

slide-chess-repetition = Ugyanaz az állás újra
slide-chess-repetition-text = Ha ugyanaz az állás harmadszor jön létre, és ugyanaz a fél következik, a játékos döntetlent követelhet. Ötödszörre a játszma magától döntetlen.
slide-chess-dead = Senki sem adhat mattot
slide-chess-dead-text = Király és egyetlen huszár vagy futó nem tud mattot adni a magányos királynak: a játszma azonnal döntetlen. Döntetlent lehet követelni akkor is, ha mindkét fél ötven lépést tett ütés és gyaloglépés nélkül; hetvenöt után követelni sem kell.
slide-chess-other-ends = A játszma más befejezései
slide-chess-other-ends-text = Feladhatod a játszmát, ajánlhatsz döntetlent, vagy elfogadhatod. Ha óra is jár, az veszít, akinek lejár az ideje; csak akkor döntetlen, ha az ellenfélnek már nincs mivel mattot adnia.

## Mennyit érnek a bábok

slide-chess-values = Te jössz: melyik ér többet
slide-chess-values-text = Számolj egy gyalogot egynek, a huszárt és a futót háromnak, a bástyát ötnek, a vezért kilencnek. A királynak nincs ára. A bástya két bábot is leüthet. Melyik ér többet?
slide-chess-protected = Te jössz: nézd meg, ki védi
slide-chess-protected-text = Két megjelölt bábot is leüthetnél. De aki védett bábot üt, azt visszaütik: bástyát adni egy gyalogért rossz csere. Azt üsd le, amelyet senki sem véd.

## Mattok

slide-chess-ladder = Matt két bástyával
slide-chess-ladder-text = Az egyik bástya lezár egy sort, a másik a következőn sakkot ad. A király így lépésről lépésre a tábla szélére szorul. Tartsd a bástyákat távol a királytól.
slide-chess-two-rooks = Te jössz: az utolsó lépés
slide-chess-two-rooks-text = Az egyik bástya lezárja a hetedik sort. Adj mattot a másikkal.
slide-chess-queen-mate = Te jössz: király és vezér
slide-chess-queen-mate-text = A vezér egyedül is a tábla szélére szorítja a királyt, de a matthoz a saját királya is kell: szemben áll, és három mezőt elvesz. Adj mattot, és vigyázz a pattra.
slide-chess-rook-mate = Te jössz: király és bástya
slide-chess-rook-mate-text = Bástyával is ez a rend: a két király szemben áll, köztük egy mező, a bástya pedig a tábla szélén ad sakkot.
slide-chess-smothered = Te jössz: fojtott matt
slide-chess-smothered-text = A királynak egy szabad mezője van. Áldozd fel ott a vezért: a bástyának ütnie kell, és akkor a huszár mattolja a királyt, amelyet a saját bábjai fojtanak meg.

## Taktika

slide-chess-fork = Te jössz: a villa
slide-chess-fork-text = Egy báb egyszerre kettőt támad, és csak az egyik menekülhet. Találd meg azt a mezőt, ahonnan a huszár a királyt és a vezért is támadja.
slide-chess-pin = Te jössz: a kötés
slide-chess-pin-text = A vezér egy vonalon áll a királyával. Támadd meg ezen a vonalon egy védett bástyával: nem léphet le róla.
slide-chess-skewer = Te jössz: a nyársalás
slide-chess-skewer-text = A kötés fordítottja: az értékesebb báb áll elöl, és el kell lépnie. Adj sakkot, és ami a király mögött áll, a tiéd.
slide-chess-discovered = Te jössz: a felfedett támadás
slide-chess-discovered-text = A huszár a futód és a vezér között áll. Lépj el vele sakkal: így sötétnek nincs ideje megmenteni a vezért.
slide-chess-double-check = Te jössz: kettős sakk
slide-chess-double-check-text = Ha az ellépő báb is sakkot ad, ketten adnak sakkot. Mindkettőt egy lépéssel leütni vagy elzárni nem lehet, tehát a királynak kell lépnie. Találj itt kettős sakkot: a királynak nincs hová mennie.
slide-chess-defender = Te jössz: üsd le a védőt
slide-chess-defender-text = A megjelölt futót a huszár védi. Mi lenne, ha nem lenne ott a huszár?
slide-chess-back-rank = Te jössz: az alapsor
slide-chess-back-rank-text = A saját gyalogjai mögött álló királyt az alapsorán fenyegeti veszély. Egy bástya őrzi, de elcsalható. Két lépés elég.

## Egyszerű végjátékok

slide-chess-square = Te jössz: a gyalog négyzete
slide-chess-square-text = Rajzolj négyzetet a gyalogtól az utolsó sorig, és ugyanannyira oldalra. Ha a király nem tud belelépni, elkésik. A sötét király éppen kívül áll. Mit lépsz?
slide-chess-opposition = Te jössz: az oppozíció
slide-chess-opposition-text = Ha a két király egymással szemben áll, és egy mező van köztük, annak kell kitérnie, aki lépni köteles. Egyetlen lépés nyer: foglald el az oppozíciót, és kísérd be a gyalogot.
slide-chess-hold = Te jössz: tartsd a döntetlent
slide-chess-hold-text = Sötéttel vagy, gyalog nélkül. Egyenesen lépj hátra, hogy szembe állhass a világos királlyal, bárhol jön is fel. Minden más lépés veszít.
slide-chess-breakthrough = Te jössz: az áttörés
slide-chess-breakthrough-text = Három gyalog három ellen, és a királyok messze vannak. Kettőt odaadhatsz, hogy a harmadik átjusson. Melyik indul elsőnek?
slide-chess-puzzles = És most a feladványok
slide-chess-puzzles-text = A program saját játékosainak játszmáiból valók. Mindegyikben egy lépés jobb az összes többinél, a végén pedig bármelyik matt megteszi.

## A feladványok témái

theme-chess-mate-1 = Matt egy lépésben
theme-chess-mate-1-text = Egyetlen lépés ad mattot. Melyik az?
theme-chess-mate-2 = Matt két lépésben
theme-chess-mate-2-text = Adj mattot a második lépéseddel, bármit is válaszol az ellenfél.
theme-chess-mate-3 = Matt három lépésben
theme-chess-mate-3-text = Adj mattot a harmadik lépéseddel, bármit is válaszol az ellenfél.
theme-chess-mate-4 = Matt négy lépésben
theme-chess-mate-4-text = Adj mattot a negyedik lépéseddel, bármit is válaszol az ellenfél.
theme-chess-back-rank = Alapsor
theme-chess-back-rank-text = A király a saját gyalogjai mögött áll. Adj neki mattot az alapsorán.
theme-chess-smothered-mate = Fojtott matt
theme-chess-smothered-mate-text = A királyt a saját bábjai fojtják meg. A többi a huszár dolga.
theme-chess-double-check = Kettős sakk
theme-chess-double-check-text = Két báb ad egyszerre sakkot, és csak a király felelhet rá.
theme-chess-fork = Villa
theme-chess-fork-text = Támadj egyszerre kettőt: csak az egyik menekülhet.
theme-chess-pin = Kötés
theme-chess-pin-text = Amelyik báb a királyát takarja, nem teheti meg azt, amit látszólag megtehetne.
theme-chess-skewer = Nyársalás
theme-chess-skewer-text = Az elöl álló bábnak el kell lépnie, és elesik, ami mögötte áll.
theme-chess-discovered-attack = Felfedett támadás
theme-chess-discovered-attack-text = Az egyik báb ellép, és a mögötte álló támad.
theme-chess-deflection = Elterelés
theme-chess-deflection-text = Csald el az őrt, és elesik, amit őrzött.
theme-chess-removing-defender = A védő kiiktatása
theme-chess-removing-defender-text = Üsd le azt, ami véd, aztán azt, amit védett.
theme-chess-trapped-piece = Bennszorult báb
theme-chess-trapped-piece-text = Egy bábnak nincs hová menekülnie. Nyerd meg.
theme-chess-hanging-piece = Védtelen báb
theme-chess-hanging-piece-text = Az ellenfél ütésben hagyott valamit. Üsd le, de nézd meg, hogy nem üthetik-e vissza.
theme-chess-promotion = Átváltozás
theme-chess-promotion-text = Egy gyalog többre vágyik.
theme-chess-underpromotion = Nem vezér
theme-chess-underpromotion-text = A gyalogból itt jobb valami mást kérni, mint vezért.
theme-chess-endgame = Végjáték
theme-chess-endgame-text = Kevés báb maradt, és egy lépésen múlik, hogy nyert, döntetlen vagy vesztett.
theme-chess-stalemate = Patt
theme-chess-stalemate-text = Rosszabbul állsz. Mentsd magad: aki nem tud lépni, az nem veszít.
theme-chess-perpetual-check = Örökös sakk
theme-chess-perpetual-check-text = Rosszabbul állsz. Mentsd magad: adj sakkot, aztán megint és megint.
theme-chess-defence = Védekezés
theme-chess-defence-text = Csak egyetlen lépés nem veszít.
