# Mankala: nevek, szabályok, lépések és ellenfelek.

mancala-name = Mankala
mancala-about = Vesd körbe a magokat, és gyűjts többet, mint a másik játékos.

## Setup and styles

setup-mancala-woaley = Valój
setup-mancala-woaley-p2 = Valój, egy mag is léphet
setup-mancala-woaley-published = Valój körökben
setup-mancala-wari = Wari
setup-mancala-oware = Oware
setup-mancala-kalah = Kalaha
setup-mancala-kalah-empty = Kalaha, üres ütéssel
setup-mancala-bao = Bao
setup-mancala-omweso = Omweso
style-mancala-mahogany = Mahagóni
style-mancala-olive = Olajfa
style-mancala-ebony = Ébenfa
style-mancala-contrast = Nagy kontraszt

## Rules that can be chosen

rule-mancala-houses = Egy játékos házai
rule-mancala-seeds = Magok egy házban
rule-mancala-end = A játék akkor ér véget, ha
rule-mancala-end-all-small = egyik házban sincs két mag
rule-mancala-end-one-side = az egyik oldalon nincs két magos ház
rule-mancala-rest = A végén maradt magok
rule-mancala-rest-nobody = senkiéi
rule-mancala-rest-owner = a ház gazdájáéi
rule-mancala-rest-other = a másik játékoséi
rule-mancala-laps = A további körök kezdete
rule-mancala-laps-leave-one = egy mag a házban marad
rule-mancala-laps-lift-all = minden maggal
rule-mancala-capture-side = Ütni lehet
rule-mancala-capture-side-opponent = az ellenfél oldalán
rule-mancala-capture-side-both = mindkét oldalon
rule-mancala-grand-slam = Ha egy lépés az ellenfél minden magját elvinné
rule-mancala-grand-slam-nothing = semmit sem üt
rule-mancala-grand-slam-illegal = nem szabad
rule-mancala-grand-slam-everything = mindet üti
rule-mancala-grand-slam-all-but-last = az utolsó ház marad
rule-mancala-origin = A kiürített ház kimarad
rule-mancala-origin-skipped = minden körben
rule-mancala-origin-reached-by-lap = csak tizenkettőnél több magnál
rule-mancala-majority = Ha egy játékosé a magok több mint fele
rule-mancala-majority-ends = vége a játéknak
rule-mancala-majority-plays-on = tovább kell játszani
rule-mancala-cycle = A végtelenül körbejáró magok
rule-mancala-cycle-own-side = azé, akinek az oldalán vannak
rule-mancala-cycle-halves = megfeleződnek
rule-mancala-takasia = A fenyegetett gödör zárolható (takasia)
rule-mancala-takasia-off = nem
rule-mancala-takasia-on = igen
rule-mancala-house-in-mtaji = A házban végződő vetés a második szakaszban
rule-mancala-house-in-mtaji-played-on = folytatódik
rule-mancala-house-in-mtaji-may-stop = megállhat
rule-mancala-reverse = Vetés az óramutató irányában, ha üt
rule-mancala-reverse-anywhere = minden körben
rule-mancala-reverse-start = a lépés elején
rule-mancala-re-entry = Az ütött magok vetése
rule-mancala-re-entry-lap-start = onnan, ahol a kör kezdődött
rule-mancala-re-entry-lap-end = onnan, ahol véget ért
rule-mancala-akakyala = Két egymást követő ütés azonnal nyer (akakyala)
rule-mancala-akakyala-off = nem
rule-mancala-akakyala-on = igen
rule-mancala-okukoneeza = Három, két és egy mag sorban azonnal nyer (okukoneeza)
rule-mancala-okukoneeza-off = nem
rule-mancala-okukoneeza-on = igen
rule-mancala-match = Így játszotok
rule-mancala-match-off = egyes játszmák
rule-mancala-match-on = tizenkét pontos mérkőzés
rule-mancala-akawumbi = Az akawumbi pontjai (mindkét szél az utolsó magokkal)
rule-mancala-move-time = Gondolkodási idő lépésenként
rule-mancala-move-time-unlimited = nincs határ
rule-mancala-move-time-three-minutes = három perc, utána érvénytelen a játszma
rule-mancala-endless-move = A sosem végződő lépés
rule-mancala-endless-move-illegal = nem játszható meg
rule-mancala-endless-move-void = érvényteleníti a játszmát
rule-mancala-limit = A játék legfeljebb ennyi lépésig tart
rule-mancala-limit-0 = nincs határ
rule-mancala-repetition = Ennyiszer ismétlődő állásnál véget ér
rule-mancala-repetition-0 = soha

## The rules in short

mancala-rules-1 = A mankala játékok családja. Vedd ki egy ház összes magját, és vesd el őket egyesével a következő házakba, az óramutató járásával szemben. Amit ütsz, a jobb kezednél lévő gyűjtőházba kerül.
mancala-rules-2 = A zöld, kerek lámpa azt a házat jelöli, ahonnan vethetsz, a piros, szögletes azt, ahonnan nem. Mutass egy házra, és látod, hová esik az utolsó mag, és mit üt.
mancala-rules-3 = Minden játék szabályai a játék előtti oldalon olvashatók, és a különleges szabályok ott választhatók meg.
mancala-rules-4 = A baóban és az omwesóban néhány gödör két irányba vethető. Válaszd ki a gödröt, aztán egy nyilat.
mancala-rules-woaley-1 = A cél: több magot gyűjteni, mint a másik játékos.
mancala-rules-woaley-2 = Vedd ki egy legalább két magos ház összes magját, és vesd el őket egyesével, az óramutató járásával szemben. Ha a magok körbeérnek, a kiürített ház is kap egyet.
mancala-rules-woaley-3 = Az első lépés a kezdő játékos saját oldaláról indul. Utána mindenki onnan folytatja, ahová a másik utolsó magja esett, bármelyik oldalon: ez a ház világít.
mancala-rules-woaley-4 = Ha az utolsó maggal két vagy négy mag lesz a házban, azok a tieid; és a közvetlenül előtte lévő házakéi is, amíg sorban kettő vagy négy van bennük.
mancala-rules-woaley-5 = Ütés után, vagy ha a kötelező házban csak egy mag van, bármelyik legalább két magos házat választhatod, mindkét oldalon.
mancala-rules-woaley-6 = A játék akkor ér véget, ha egyik házban sincs két mag, vagy száz lépés után; ütés nélküli 24 lépés után a lépésre következő lezárhatja. A megmaradt magok senkiéi.
mancala-rules-woaley-p2-1 = A cél: több magot gyűjteni, mint a másik játékos.
mancala-rules-woaley-p2-2 = Vedd ki egy ház összes magját, és vesd el őket egyesével, az óramutató járásával szemben. Egyetlen mag is léphet.
mancala-rules-woaley-p2-3 = Az első lépés a kezdő játékos saját oldaláról indul. Utána mindenki onnan folytatja, ahová a másik utolsó magja esett.
mancala-rules-woaley-p2-4 = Ha az utolsó maggal két vagy négy mag lesz a házban, azok a tieid; és a közvetlenül előtte lévő házakéi is, amíg sorban kettő vagy négy van bennük. Ütés után bárhonnan indulhatsz.
mancala-rules-woaley-p2-5 = A játék akkor ér véget, ha egyik házban sincs két mag, vagy száz lépés után. Az ilyen játszma örökké körbejárhat, ezért számít a határ; ütés nélküli 24 lépés után a lépésre következő lezárhatja.
mancala-rules-woaley-published-1 = A cél: a magok több mint felét megszerezni.
mancala-rules-woaley-published-2 = Válaszd ki egy legalább két magos házadat. Egy magot hagyj ott, a többit vesd el az óramutató járásával szemben.
mancala-rules-woaley-published-3 = Ha az utolsó mag nem üres házba esik, és most nem kettő vagy négy van ott, onnan folytatod: új kör következik.
mancala-rules-woaley-published-4 = Ha kettő vagy négy lesz, azok a tieid, és a közvetlenül előtte lévő, két vagy négy magos házakéi is. A lépés itt, vagy üres házban ér véget.
mancala-rules-woaley-published-5 = Aki nem tud lépni, kimarad. Ha senki sem tud, a megmaradt magok a ház gazdájáéi.
mancala-rules-wari-1 = A cél: a 48 magból legalább 25-öt megszerezni.
mancala-rules-wari-2 = Vedd ki egy házad összes magját, és vesd el őket egyesével, az óramutató járásával szemben. Tizenkettőnél több magnál a kiürített ház kimarad.
mancala-rules-wari-3 = Ha az utolsó maggal kettő vagy három lesz az ellenfél egy házában, azok a tieid, és a közvetlenül előtte lévő, két vagy három magos házakéi is.
mancala-rules-wari-4 = Ha az ellenfélnek nincs magja, adnod kell neki, ha tudsz. Ha nem tudsz, minden megmaradt mag a tiéd.
mancala-rules-wari-5 = A végtelenül körbejáró magokon a játékosok osztoznak.
mancala-rules-oware-1 = A cél: a 48 magból legalább 25-öt megszerezni. Ezek a versenyek Abapa-szabályai.
mancala-rules-oware-2 = Vedd ki egy házad összes magját, és vesd el őket egyesével, az óramutató járásával szemben. A kiürített ház mindig üres marad.
mancala-rules-oware-3 = Ha az utolsó maggal kettő vagy három lesz az ellenfél egy házában, azok a tieid, és a közvetlenül előtte lévő, két vagy három magos házakéi is.
mancala-rules-oware-4 = Az a lépés, amely az ellenfél minden magját elvinné, megjátszható, de semmit sem üt.
mancala-rules-oware-5 = Ha az ellenfélnek nincs magja, adni kell neki. Ha ez nem lehetséges, mindenkié a saját oldalán lévő mag; és akkor is, ha egy állás harmadszor fordul elő.
mancala-rules-kalah-1 = A cél: több magot gyűjteni a saját gyűjtőházadba, mint az ellenfél.
mancala-rules-kalah-2 = Vedd ki egy házad összes magját, és vesd el őket egyesével, az óramutató járásával szemben: a saját házaidba, a saját gyűjtődbe és az ellenfél házaiba. Az ő gyűjtője kimarad.
mancala-rules-kalah-3 = Ha az utolsó mag a saját gyűjtődbe esik, újra te lépsz.
mancala-rules-kalah-4 = Ha egy üres házadba esik, és szemben vannak magok, ez a mag és a szemköztiek a gyűjtődbe kerülnek.
mancala-rules-kalah-5 = A játék akkor ér véget, ha az egyik oldal kiürül. A másik játékos a megmaradt magokat a saját gyűjtőjébe teszi.
mancala-rules-kalah-empty-1 = A cél: több magot gyűjteni a saját gyűjtőházadba, mint az ellenfél.
mancala-rules-kalah-empty-2 = Vedd ki egy házad összes magját, és vesd el őket egyesével, az óramutató járásával szemben: a saját házaidba, a saját gyűjtődbe és az ellenfél házaiba. Az ő gyűjtője kimarad.
mancala-rules-kalah-empty-3 = Ha az utolsó mag a saját gyűjtődbe esik, újra te lépsz.
mancala-rules-kalah-empty-4 = Ha egy üres házadba esik, ez a mag és a szemköztiek a gyűjtődbe kerülnek, akkor is, ha szemben nincs egy sem.
mancala-rules-kalah-empty-5 = A játék akkor ér véget, ha az egyik oldal kiürül. A másik játékos a megmaradt magokat a saját gyűjtőjébe teszi.
mancala-rules-bao-1 = A cél: kiüríteni az ellenfél első sorát, akár lépés közben is, vagy lépés nélkül hagyni. A tábláról semmi sem kerül le.
mancala-rules-bao-2 = Mindkét játékosnak két sor nyolc gödre és 32 magja van: hat a házban (nyumba), a keretezett gödörben, kettő-kettő a tőle jobbra eső két gödörben, és 22 a készletben. Az első játékos kezd.
mancala-rules-bao-3 = Csak a saját két sorodba vetsz, bármelyik irányban, és az irány vetés közben nem változik. Egyetlen magot nem lehet vetni.
mancala-rules-bao-4 = Első szakasz (namua), amíg van készleted: a lépés egy onnan vett maggal kezdődik, amelyet az első sorod egy nem üres gödrébe teszel. Ha a szemközti gödör sem üres, magjait ütöd, és a saját oldaladon veted el.
mancala-rules-bao-5 = Második szakasz (mtaji), ha már minden mag játékban van: az ütő lépés bármelyik sor két–tizenöt magos gödréből indul. A vetés akkor üt, ha az első sorod nem üres gödrében ér véget, és a szemközti sem üres.
mancala-rules-bao-6 = Az ütött magokat az első sor széléről (kichwa) kell vetni: a bal szélről az óramutató irányában, a jobbról azzal szemben. Amit a szélen vagy mellette (kimbi) ütöttél, arról a szélről indul. Máshol az irány marad, és az első szakasz első ütésénél te választod meg.
mancala-rules-bao-7 = Ha a vetés ütés nélkül nem üres gödörben ér véget, onnan az összes maggal folytatódik (endelea). Üres gödörben a lépés véget ér.
mancala-rules-bao-8 = Aki a lépés kezdetével üthet, annak ütnie kell. Különben a lépés semmit sem üt, akárhogyan folytatódik is (takasa).
mancala-rules-bao-9 = Az első szakasz takasájában azt a gödröt veted el, amelyikbe a magot tetted: a házat nem, amíg a tiéd, és hat mag van benne; magányos maghoz pedig csak akkor tehetsz, ha nincs nagyobb gödröd, vagy ha tiéd a ház. Ha elöl csak ilyen házad van, két magját veted el. Ha elöl csak egy kichwa van, az első soron végig veted el.
mancala-rules-bao-10 = A második szakasz takasája az első sorból indul; a hátsóból csak akkor, ha elöl nincs két magos gödör.
mancala-rules-bao-11 = A ház addig a tiéd, amíg ki nem üríted, vagy az ellenfél el nem üti. Az első szakaszban a takasa véget ér benne, ha hat mag van ott, az ütő lépés pedig, ha ütés nélkül ott végződik, megállhat, vagy kijátszhatja (szafari). A második szakaszban úgy kell továbbvetni, mint bármelyik gödröt.
mancala-rules-bao-12 = Takasia a második szakaszban: ha a takasád után az ellenfél nem tud ütni, és pontosan egy gödrét lehetne elütni, azzal a következő lépésében nem játszhat. Kivéve, ha az a háza, magányos mag, vagy ha mással nem is léphetne.
mancala-rules-bao-13 = A sosem végződő lépés nem játszható meg. A játszma döntetlen, ha egy állás háromszor fordul elő, és 500 lépés után is.
mancala-rules-omweso-1 = A cél: te legyél az utolsó, aki lépni tud. A tábláról semmi sem kerül le.
mancala-rules-omweso-2 = Mindkét játékosnak két sor nyolc gödre és 32 magja van: négy-négy a hátsó sor gödreiben. Vedd ki egy legalább két magos gödröd összes magját, és vesd el őket az óramutató járásával szemben a saját két sorodban.
mancala-rules-omweso-3 = Ha az utolsó mag nem üres gödörbe esik, onnan folytatódik a vetés. Üres gödörben a lépés véget ér.
mancala-rules-omweso-4 = Ha az első sorod nem üres gödrébe esik, és az ellenfél mindkét gödre abban az oszlopban nem üres, ezeket ütöd, és onnan veted el, ahol a kör kezdődött.
mancala-rules-omweso-5 = A négy bal szélső gödrödből az óramutató irányában is vethetsz, de csak ha ez azonnal üt (fordított ütés). Amit így szereztél, ismét mehet az óramutató irányában, ha az is üt.
mancala-rules-omweso-6 = Győzelmek: az ellenfél nem tud lépni (okwa bulijo), egy pont. Egy lépésben az ellenfél mindkét szélső oszlopát ütöd (okutema, azaz emitwe-ebiri), két pont. Ugyanez az ellenfél legutolsó magjaival (akawumbi), tizenkét pont, vagy hat, mint az egyéni versenyeken.
mancala-rules-omweso-7 = Még kettő bekapcsolható, amíg az ellenfél egyszer sem ütött: két egymást követő ütő lépés (akakyala), két pont; és három, kettő és egy mag egymás utáni gödrökben (okukoneeza), egy pont.
mancala-rules-omweso-8 = Külön játszmák vagy mérkőzés: a mérkőzés pontjai összeadódnak, a vesztes kezdi a következő játszmát, és az nyer, akinek előbb lesz tizenkét pontja.
mancala-rules-omweso-9 = A sosem végződő lépés választásod szerint nem játszható meg, vagy érvényteleníti a játszmát. Ugyanígy az, aki három percnél tovább gondolkodik egy lépésen, ha ez a szabály be van kapcsolva. Érvénytelen játszmáért senki sem kap pontot.
mancala-rules-omweso-10 = A játszma döntetlen, ha egy állás háromszor fordul elő, és 500 lépés után is.

## Moves and outcome

mancala-say-move = { $pit }, { $seeds ->
    [one] egy mag
   *[other] { $seeds } mag
}
mancala-say-right = jobbra
mancala-say-left = balra
mancala-say-clockwise = az óramutató irányában
mancala-say-counterclockwise = az óramutatóval szemben
mancala-say-house = a házat is kijátszva
mancala-say-captures = { $seeds } magot üt
mancala-say-again = újra lép
mancala-say-pit = { $pit }: { $seeds ->
    [0] üres
    [one] egy mag
   *[other] { $seeds } mag
}
mancala-say-goes-on = innen kell lépni
mancala-say-blocked = egy lépésre zárolva
mancala-counts-goes-on = Innen kell lépni: { $pit }.
mancala-counts-free = Szabad választás mindkét oldalon.
mancala-counts-blocked = Erre a lépésre zárolva: { $pit }.
mancala-counts-namua = Első szakasz: mag a készletből.
mancala-counts-mtaji = Második szakasz: legalább két magos gödrök.
mancala-counts-seeds = Magok a táblán: első { $first }, második { $second }.
mancala-counts-limit = { $number }. lépés, legfeljebb { $limit }.
mancala-outcome-points = Magok: { $first } – { $second }.
mancala-outcome-worth = { $points ->
    [one] Mérkőzésen ez egy pontot ér.
   *[other] Mérkőzésen ez { $points } pontot ér.
}
mancala-shared-own-side = Mindenki elviszi a saját oldalán lévő magokat.
mancala-shared-other = Mindenki elviszi a másik oldalán lévő magokat.
mancala-shared-halves = A körbejáró magokon a játékosok megosztoznak.
mancala-match-you-stand = Mérkőzés tizenkét pontig: te { $yours }, az ellenfél { $theirs }.
mancala-match-stands = Mérkőzés tizenkét pontig: első játékos { $first }, második játékos { $second }.
mancala-match-you-won = Tiéd a mérkőzés, { $won } – { $lost }.
mancala-match-you-lost = Az ellenfél nyerte a mérkőzést, { $won } – { $lost }.
mancala-match-won-first = Az első játékos nyerte a mérkőzést, { $won } – { $lost }.
mancala-match-won-second = A második játékos nyerte a mérkőzést, { $won } – { $lost }.
mancala-outcome-houses-small = Egyik házból sem lehet már vetni.
mancala-outcome-side-empty = Az egyik oldalon elfogytak a magok.
mancala-outcome-majority = A magok több mint fele egy játékosé.
mancala-outcome-no-move = Nincs több lépés.
mancala-outcome-front-row-empty = Az első sor kiürült.
mancala-outcome-only-endless = Már csak sosem végződő lépések vannak.
mancala-outcome-void = A lépés sosem érne véget, a játszma érvénytelen.
mancala-outcome-move-time = Egy lépés három percnél tovább tartott, a játszma érvénytelen.
mancala-outcome-okwa-bulijo = Az ellenfél nem tud lépni (okwa bulijo).
mancala-outcome-emitwe-ebiri = Egy lépésben mindkét szélső oszlop ütve (emitwe-ebiri).
mancala-outcome-akawumbi = Mindkét szélső oszlop ütve, az ellenfél utolsó magjaival (akawumbi).
mancala-outcome-akakyala = Két egymást követő ütés az ellenfél első ütése előtt (akakyala).
mancala-outcome-okukoneeza = Három, két és egy mag sorban (okukoneeza).
mancala-outcome-move-limit = A lépések száma elérte a határt ({ $limit }).
mancala-outcome-repetition = Ugyanaz az állás { $times } alkalommal fordult elő.
mancala-outcome-finished = Már senki sem ütött.
mancala-illegal-game-over = A játék véget ért
mancala-illegal-off-board = Nincs ilyen gödör a táblán
mancala-illegal-not-yours = Abból a gödörből nem te vethetsz
mancala-illegal-pit-empty = Az a gödör üres
mancala-illegal-must-go-on = Onnan kell lépni, ahová az utolsó mag esett
mancala-illegal-single-seed = Egyetlen magot nem lehet vetni
mancala-illegal-must-feed = A szabály más lépést kér: az ellenfélnek magot kell kapnia
mancala-illegal-blocked = Az a gödör erre a lépésre zárolva van
mancala-illegal-not-now = Az ütés az első, és a takasa szabályai más gödröt kérnek
mancala-illegal-no-reverse = Az a gödör így nem vethető
mancala-illegal-endless = Az a lépés sosem érne véget
mancala-illegal-no-move = Ez nem lépés: írj egy gödröt, például a3, a baóban és az omwesóban > vagy < jellel utána

## What can be shown on the board

overlay-mancala-uncounted = Csak a saját házak számlálhatók
overlay-mancala-untold = Előretekintés nélkül

## Theory panel

mancala-theory-moves = Mit tesz az egyes lépés
mancala-theory-more = { $count ->
    [one] És még egy lépés.
   *[other] És még { $count } lépés.
}
mancala-theory-untold = A választott szabály szerint nem tudható előre, mit tesz egy lépés.
mancala-theory-over = A játék véget ért.

## Opponents

opponent-mancala-classic-easy = Klasszikus, két lépésre előre
opponent-mancala-classic-easy-about = Két lépésre néz előre, és a gyűjtőket számolja. A valójt a játszmáiból tanulja.
opponent-mancala-classic-medium = Klasszikus, hat lépésre előre
opponent-mancala-classic-medium-about = Hat lépésre néz előre, és a gyűjtőket számolja. A valójt a játszmáiból tanulja.
opponent-mancala-classic-hard = Klasszikus, tíz lépésre előre
opponent-mancala-classic-hard-about = Tíz lépésre néz előre, és a gyűjtőket számolja. A valójt a játszmáiból tanulja.
opponent-mancala-newcomer = Újonc
opponent-mancala-newcomer-about = A szabályokat ismeri, többet nemigen.
opponent-mancala-casual = Alkalmi játékos
opponent-mancala-casual-about = Megnézi minden lépésre a választ, de gyakran rosszul ítéli meg.
opponent-mancala-regular = Rendszeres játékos
opponent-mancala-regular-about = Három lépésre lát előre.
opponent-mancala-club = Klubjátékos
opponent-mancala-club-about = Több lépésre gondolkodik előre.
opponent-mancala-master = Mester
opponent-mancala-master-about = Olyan messzire gondol előre, amennyire néhány másodperc engedi.
