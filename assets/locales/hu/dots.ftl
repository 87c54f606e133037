# Dots and Boxes: its names, rules, moves, theory, opponents, tutorial and puzzles.

dots-name = Pontok és dobozok
dots-about = Húzz vonalakat a pontok között, és zárj le több dobozt, mint a másik játékos.

## Setup and styles

setup-dots-2x2 = 2 × 2 doboz
setup-dots-2x3 = 2 × 3 doboz
setup-dots-3x3 = 3 × 3 doboz
setup-dots-3x4 = 3 × 4 doboz
setup-dots-4x4 = 4 × 4 doboz
setup-dots-4x5 = 4 × 5 doboz
setup-dots-5x5 = 5 × 5 doboz
setup-dots-6x6 = 6 × 6 doboz
setup-dots-7x7 = 7 × 7 doboz
setup-dots-8x8 = 8 × 8 doboz
setup-dots-9x9 = 9 × 9 doboz
style-dots-paper = Kockás papír
style-dots-yellow = Sárga
style-dots-blue = Kék
style-dots-dark = Sötét
style-dots-contrast = Nagy kontrasztú

## Help

dots-rules-1 = A cél: több dobozod legyen, mint a másik játékosnak, amikor már minden vonal megvan.
dots-rules-2 = Egy lépés: köss össze két szomszédos pontot vízszintesen vagy függőlegesen, ha még nincs köztük vonal.
dots-rules-3 = A doboz azé, aki a negyedik oldalát húzza meg. Mindegy, hogy a többit ki rajzolta.
dots-rules-4 = Aki lezár egy dobozt, vagy akár kettőt egyszerre, újra lép. A lezárás sosem kötelező.
dots-rules-5 = A játéknak akkor van vége, amikor minden doboz lezárult. Minden doboz egy pont, és akinek több pontja van, nyer. Döntetlen csak páros számú doboznál lehet.
dots-rules-6 = A tipp megmutat egy vonalat, amelyet a gép húzna a helyedben. Ha több vonal egyformán jó, minden kérésre mást mutathat. Nem kötelező követni.

## Moves and outcome

dots-line-horizontal = vízszintes vonal, { $row }. pontsor, { $col }. oszlop
dots-line-vertical = függőleges vonal, { $row }. sor, { $col }. pontoszlop
dots-outcome = A végeredmény { $most } : { $least }.
dots-illegal-edge-drawn = Ez a vonal már megvan
dots-illegal-not-adjacent = Ez a két pont nem szomszédos
dots-illegal-game-over = A játéknak már vége
dots-illegal-off-board = Ezen a táblán nincs ilyen vonal

## Theory panel

dots-theory-none = Még nincs lánc.
dots-theory-safe = { $count ->
    [0] Már minden vonallal adsz valamit.
    [one] Még egy vonal biztonságos.
   *[other] Még { $count } vonal biztonságos.
}
dots-theory-chain = { $boxes ->
    [one] Egydobozos lánc
   *[other] { $boxes } dobozos lánc
}
dots-theory-chain-long = Hosszú lánc, { $boxes } doboz
dots-theory-loop = Hurok, { $boxes } doboz
dots-theory-kind-chain = lánc
dots-theory-kind-chain-long = hosszú
dots-theory-kind-loop = hurok
dots-theory-open = most elvihető
dots-theory-loops = { $count ->
    [0] Nincs hurok
    [one] Egy hurok
   *[other] { $count } hurok
}
dots-theory-joints = { $count ->
    [0] Nem találkoznak láncok.
    [one] Egy dobozban láncok találkoznak.
   *[other] { $count } dobozban láncok találkoznak.
}
dots-theory-long-chains = { $count ->
    [0] Nincs hosszú lánc
    [one] Egy hosszú lánc
   *[other] { $count } hosszú lánc
}
dots-theory-control = Ha semmi sem változik, ő irányít: { $player }
dots-theory-control-open = Még senki sem irányít: nincs hosszú lánc.
dots-theory-rule = A hosszú láncok szabálya: a kezdőnek az jó, ha a pontok és a hosszú láncok száma együtt páros, a második játékosnak az, ha páratlan.
dots-theory-sum = { $dots } pont meg { $chains } hosszú lánc, ez összesen { $sum }.
dots-theory-over = A játéknak vége.

## Opponents

opponent-dots-easy = Könnyű
opponent-dots-easy-about = Lezárja a dobozt, ha meglátja, egyébként bármit lép.
opponent-dots-medium = Közepes
opponent-dots-medium-about = Amíg lehet, nem húz harmadik oldalt. Utána bármit lép.
opponent-dots-hard = Nehéz
opponent-dots-hard-about = Ha adni kell, a lehető legkevesebb dobozt adja. Mindig elvisz mindent, és ezt ki lehet használni.
opponent-dots-strong = Erős
opponent-dots-strong-about = Számolja a láncokat, átad dobozokat, hogy ő irányítson, és a végét pontosan játssza.
opponent-dots-perfect = Tökéletes
opponent-dots-perfect-about = A kis táblán soha nem hibázik. A nagyobbakon jóval előbb látja a végét, mint te.

## Tutorial

slide-dots-line = Húzz egy vonalat
slide-dots-line-text = Válassz egy pontot, aztán egy szomszédosat, és kész közöttük a vonal. Vagy válaszd rögtön a két pont közti helyet.
slide-dots-cancel = Ha meggondolnád magad
slide-dots-cancel-text = A kiválasztott pont kitöltve látszik. Válaszd újra, vagy válassz egy üres helyet a tábla mellett, és a kijelölés megszűnik.
slide-dots-neighbours = Csak szomszédok között
slide-dots-neighbours-text = A vonal két szomszédos pontot köt össze, vízszintesen vagy függőlegesen, átlósan soha. A jelölt vonal már megvan, azt nem lehet újra meghúzni.
slide-dots-turns = Egyszer te, egyszer a másik
slide-dots-turns-text = Egy lépés egy vonal, és a vonalakon látszik, ki húzta őket. Passzolni nem lehet.
slide-dots-box = A negyedik oldal
slide-dots-box-text = A doboz azé, aki a negyedik oldalát meghúzza: ez egy pont.
slide-dots-whose = Mindegy, ki húzta a többit
slide-dots-whose-text = A három jelölt oldalt mind a másik játékos rajzolta. Csak az utolsó oldal számít.
slide-dots-again = Még egy lépés
slide-dots-again-text = Ha lezártál egy dobozt, újra lépsz. Így egyetlen körben több doboz is a tiéd lehet, és a köröd egy olyan vonallal ér véget, amely semmit sem zár le.
slide-dots-double = Kettő egyszerre
slide-dots-double-text = Egy vonal két doboznak is lehet az utolsó oldala. Ez két pont, de utána akkor is csak egy lépés jár.
slide-dots-end = A játék vége
slide-dots-end-text = A játéknak akkor van vége, amikor minden doboz lezárult: itt 9, a nagy táblán 16. Akinek több van, nyer. 9 doboznál nincs döntetlen, 16-nál lehet.
slide-dots-third = Te jössz: ne legyen harmadik oldal
slide-dots-third-text = A harmadik oldal a másik játékosnak adja a dobozt, ilyen a két jelölt vonal. Húzz olyan vonalat, amellyel nem adsz semmit.
slide-dots-chain = Láncok
slide-dots-chain-text = Később már minden vonal ad valamit. Azok a dobozok, amelyeknek két oldaluk nyitott, láncokká állnak össze: egyetlen vonal bárhol a láncban, és a másik játékos az egészet elviszi.
slide-dots-shortest = Te jössz: a legkisebb ajándék
slide-dots-shortest-text = Valamit adnod kell. Van egy egydobozos lánc és két négydobozos. Add a legkevesebbet.
slide-dots-greedy = Aki mindent elvisz
slide-dots-greedy-text = A kezdő négy dobozt kap, mindet elviszi, de utána neki kell megnyitnia az utolsó láncot. Így a második is kap négyet, és 5 : 4-re nyer.
slide-dots-double-cross = Kettő átadása
slide-dots-double-cross-text = Ugyanaz az állás. A kezdő két dobozt visz el, az utolsó kettőt otthagyja. A második egy vonallal megkapja mindkettőt, de neki kell megnyitnia az utolsó láncot: 6 : 3 a kezdőnek.
slide-dots-leave-two = Te jössz: adj át kettőt
slide-dots-leave-two-text = A láncból két doboz maradt. Ne vidd el őket: húzd meg a lánc túlsó végét, hogy egy vonal zárja le mindkettőt, és a másiknak kelljen folytatnia.
slide-dots-middle = Te jössz: a kettő közepe
slide-dots-middle-text = A kétdobozos lánc rövid. A közepén nyisd meg: akkor a másik csak külön-külön zárhatja le őket, és semmit sem tud átadni neked.
slide-dots-loop = Hurkok
slide-dots-loop-text = A bal felső négy doboz körbeér: ez egy hurok. Aki hozzányúl, a hurkot is egyben adja oda.
slide-dots-leave-four = Te jössz: adj át négyet
slide-dots-leave-four-text = Egy hurokból négy dobozt kell átadni, kettőt és kettőt, hogy a másiknak kelljen megnyitnia a következő láncot. Itt négybe kerül, és ötöt hoz.
slide-dots-control = Irányítás
slide-dots-control-text = Az irányít, aki mindig át tudja adni az utolsó kettőt. A másiknak egyik hosszú láncot a másik után kell megnyitnia. Az utolsó láncnál már nincs mit átadni: azt mind elviszed.
slide-dots-count = Számold a hosszú láncokat
slide-dots-count-text = A legalább háromdobozos lánc hosszú. A kezdőnek az jó, ha a pontok és a hosszú láncok száma együtt páros, a másodiknak az, ha páratlan. Itt 16 pont és 3 hosszú lánc van, ez 19: a második irányít.
slide-dots-steer = Te jössz: alakítsd a számot
slide-dots-steer-text = Amíg van biztonságos vonal, még eldöntheted, hány hosszú lánc lesz. Itt csak egyetlen vonal után lesz annyi, amennyi neked jó.
slide-dots-sacrifice = Te jössz: egy kis áldozat
slide-dots-sacrifice-text = Ha a hosszú láncok száma nem neked kedvez, egy időben odaadott doboz még megváltoztathatja. Itt van még biztonságos vonal, de csak az ajándék nyer.
slide-dots-puzzles = És most a feladványok
slide-dots-puzzles-text = Mindegyikben nyerni tudsz, de nem minden vonallal. Játék közben a tipp mutat egy jó vonalat, az elméleti lap pedig megszámolja helyetted a láncokat.

## Puzzles

puzzle-dots-four-in-a-row = Négy egymás után
puzzle-dots-four-in-a-row-text = A másik játékos megnyitott egy láncot. Találd meg, hol kezdd, és folytasd.
puzzle-dots-comeback = Felzárkózás
puzzle-dots-comeback-text = Egy dobozzal hátrányban vagy, de semmi sincs veszve.
puzzle-dots-take-and-go-on = Ami jár, az jár
puzzle-dots-take-and-go-on-text = Egy doboz lezárható. Mit lehet még nyerni?
puzzle-dots-smallest-gift = A legkisebb ajándék
puzzle-dots-smallest-gift-text = Minden vonal ad valamit. Melyik ajándék a legolcsóbb?
puzzle-dots-in-the-middle = Középen
puzzle-dots-in-the-middle-text = Egy rövid láncot oda kell adni. Nem mindegy, melyik vonalával.
puzzle-dots-quiet-line = Egy csendes vonal
puzzle-dots-quiet-line-text = Hat vonal biztonságos, de csak három nyer közülük.
puzzle-dots-leave-two = Hagyj ott kettőt
puzzle-dots-leave-two-text = Két doboz rögtön elvihető. Kellenek neked?
puzzle-dots-generous = Nagylelkűen
puzzle-dots-generous-text = Egyenlő az állás. Nézd meg a bal oldali láncot, mielőtt a jobb oldalhoz nyúlsz.
puzzle-dots-one-for-the-rest = Egyet a többiért
puzzle-dots-one-for-the-rest-text = Egy vonal még biztonságos. Nem az a jó.
puzzle-dots-last-safe-line = Az utolsó biztonságos vonal
puzzle-dots-last-safe-line-text = Egyetlen vonal nem ad semmit. Húzd meg, és a másiknak kell elkezdenie.
puzzle-dots-the-right-order = A jó sorrend
puzzle-dots-the-right-order-text = Több doboz is elvihető. Gondolj az utolsókra, mielőtt elviszed az elsőt.
puzzle-dots-before-it-is-too-late = Amíg nem késő
puzzle-dots-before-it-is-too-late-text = A jobb oldalon négy doboz elvihető, máshol pedig hosszú láncok várnak.
puzzle-dots-cut-it-short = A láncok száma
puzzle-dots-cut-it-short-text = Tizenegy vonal biztonságos, és egy nyer közülük. Hány hosszú láncot szeretnél?
puzzle-dots-a-small-price = Kis ár
puzzle-dots-a-small-price-text = Két biztonságos vonal maradt, és mindkettő veszít. Mit lehet olcsón odaadni?
puzzle-dots-hand-over = Átadás
puzzle-dots-hand-over-text = Kettővel vezetsz, és többet is elvihetnél. De akkor ki nyitja meg a hosszú láncot?
puzzle-dots-five-by-five = Ötször öt
puzzle-dots-five-by-five-text = Egyenlő az állás a nagy táblán. Találd meg a vonalat, amellyel te irányítasz.
puzzle-dots-long-fight = Hosszú küzdelem
puzzle-dots-long-fight-text = Öt vonal biztonságos. Egy nyer, és utána még egyet meg kell találni.
puzzle-dots-masterpiece = Mestermű
puzzle-dots-masterpiece-text = Adj oda valamit a jó helyen, aztán ne veszítsd el a fonalat.
