# A mankalajátékok bevezetői, hátterük és a feladványok feladatai.

## Valój.

slide-mancala-woaley-story = Egy játékcsalád
slide-mancala-woaley-story-text = Nincs egyetlen játék, amelyet mankalának hívnának: az arab naqala, azaz mozgatni szó egy sok száz tagú családnak adott nevet. Játsszák Afrikában, Ázsia egyes részein, a Karib-szigeteken és Dél-Amerikában, egyszerű agyagtáblán, drágakövekkel kirakott táblán vagy földbe vájt lyukakban. A valój (angolul woaley) 48 maggal kezdődik, házanként néggyel. Nevét egy afrikai faluról kapta, és három változata ismert.
slide-mancala-woaley-history = Régi táblák
slide-mancala-woaley-history-text = Senki sem tudja, milyen régiek ezek a játékok. Egyiptomban mészkőbe véstek háromsoros táblát, Ghánában, Ugandában és Zimbabwéban sziklákba, Etiópiában pedig ledőlt, három-négy méteres szobrokba is. Van, aki szerint az egész a sumerok könyvelésével kezdődött: egyik oldalon a kiadás, a másikon a bevétel. A kétsoros játékokat gyakran warinak, az Afrika déli és keleti részén honos négysorosakat solónak nevezik.
slide-mancala-woaley-board = A tábla
slide-mancala-woaley-board-text = A te hat házad meg van jelölve. Balról jobbra számozzuk őket, a gyűjtőházad jobb kéz felől van. A magok az óramutató járásával ellentétesen haladnak: végig a te sorodon, aztán a másikon. Az nyer, akinek a végén több mag van a gyűjtőházában.
slide-mancala-woaley-sow = A vetés
slide-mancala-woaley-sow-text = Egy lépésben kiveszed egy ház összes magját, és egyenként elszórod őket a rákövetkező házakba. A gyűjtőházak kimaradnak. A játék első lépése a saját sorból indul, és csak olyan házból lehet vetni, amelyben legalább két mag van.
slide-mancala-woaley-go-on = Ahová az utolsó mag esett
slide-mancala-woaley-go-on-text = Ettől különleges a valój: mindenki abból a házból folytatja, ahová az ellenfél utolsó magja esett, akárki oldalán van is. Ezért minden játszma első öt lépése kényszerű.
slide-mancala-woaley-go-on-turn = Te jössz: folytasd
slide-mancala-woaley-go-on-turn-text = Az utolsó mag a túloldalon, a megjelölt házba esett. Onnan kell vetned.
slide-mancala-woaley-single = Egyetlen mag
slide-mancala-woaley-single-text = Most üres házba esett az utolsó mag. Egyetlen maggal nem lehet lépni, ezért a játékos szabadon választ: bármelyik oldalon bármelyik házat, amelyben legalább két mag van.
slide-mancala-woaley-capture = Kettő vagy négy
slide-mancala-woaley-capture-text = Ha az utolsó mag leesése után az utolsó házban kettő vagy négy mag van, azok a lépő játékos gyűjtőházába kerülnek. Mindegy, hogy kinek a háza.
slide-mancala-woaley-capture-turn = Te jössz: üss
slide-mancala-woaley-capture-turn-text = Szabadon választhatsz. Három ház vezet ütéshez: számold ki, hová esik az utolsó mag, és mi van ott.
slide-mancala-woaley-free = Ütés után
slide-mancala-woaley-free-text = Ütés után nincs ház, ahonnan folytatni kellene: a másik játékos bármelyik legalább kétmagos házból léphet. Ezeket megjelöltük. Az ütésnek tehát ára van.
slide-mancala-woaley-chain = Láncok
slide-mancala-woaley-chain-text = Az ütés visszafelé folytatódik. Ha az utolsó előtti házban is kettő vagy négy mag van, az is a tiéd, és így tovább az első olyan házig, amelyre ez nem igaz. Itt kettő meg négy: hat mag.
slide-mancala-woaley-end = A játszma vége
slide-mancala-woaley-end-text = A játszmának akkor van vége, ha már egyik házban sincs két mag. A megmaradt magányos magok senkié. Ha egy játszma nem akar véget érni, száz lépés után leáll.
slide-mancala-woaley-learning = Ellenfél, aki tanul
slide-mancala-woaley-learning-text = A valój klasszikus ellenfelei táblázatban őrzik az állásokat és az értéküket: először a játszmák végét, aztán a kezdethez egyre közelebbi állásokat. Minél többet játszol velük, annál többet tudnak. A táblázat a profilodhoz tartozik, és ki is ürítheted.
slide-mancala-woaley-one-seed = Valój egy maggal
slide-mancala-woaley-one-seed-text = A valój első rokonában egyetlen maggal is lehet lépni. Az utolsó mag itt is üres házba esett, de most onnan kell folytatni. Ebből hosszú kényszerű sorozatok lesznek: nézz messzire előre, mielőtt választasz.
slide-mancala-woaley-laps = Valój körökben
slide-mancala-woaley-laps-text = Ahogyan a valójt a könyvek leírják, az más játék. A saját házaidból vetsz, és egy magot otthagysz. Ha az utolsó mag foglalt házba esik, onnan te magad folytatod, körről körre, amíg üres házba nem érsz, vagy kettő vagy négy mag nem lesz a házban. Ami a végén a sorodban marad, a tiéd.
slide-mancala-woaley-laps-turn = Te jössz: üss több körben
slide-mancala-woaley-laps-turn-text = Négy házad közül egy nem vezet ütéshez. Kövesd végig a köröket, és válassz egy másikat.

## Wari.

slide-mancala-wari-story = Wari
slide-mancala-wari-story-text = Talán a legismertebb mankalajáték: Nyugat-Afrika és a Karib-térség minden nyelvén van neve. Oware, ayo, awalé, ouri, warri, adji. A tét rendszerint a dicsőség, szinte soha nem pénz, és a tanítók számolni és összeadni tanítanak vele. A Niger deltájában az ijo nőknek és lányoknak saját játékuk van, az ikiokoto.
slide-mancala-wari-sow = A vetés
slide-mancala-wari-sow-text = Válaszd ki egy házadat, és vesd el minden magját az óramutató járásával ellentétesen, a következő házakba egyet-egyet. A gyűjtőházakba nem jut mag. Aztán a másik játékos következik.
slide-mancala-wari-capture = Kettő vagy három
slide-mancala-wari-capture-text = Ha az utolsó mag az ellenfél olyan házába esik, amelyben így kettő vagy három mag lesz, azok a tieid. 25 maggal, vagyis a felénél többel nyersz.
slide-mancala-wari-capture-turn = Te jössz: üss
slide-mancala-wari-capture-turn-text = Keress olyan házat, amelynek utolsó magja kettőt vagy hármat csinál a túloldalon.
slide-mancala-wari-chain = Láncok
slide-mancala-wari-chain-text = A közvetlenül megelőző házakat is elviszed, amíg mindegyik az ellenfélé, és kettő vagy három mag van benne.
slide-mancala-wari-lap = Körbe
slide-mancala-wari-lap-text = Ha tizenkettőnél több mag van a kézben, a vetés visszaér oda, ahonnan indult. Azt a házat kihagyja, így az üres marad.
slide-mancala-wari-feed-turn = Te jössz: etess
slide-mancala-wari-feed-turn-text = A másik oldal üres. Ha tudsz, adnod kell az ellenfélnek valamit, amivel léphet.
slide-mancala-wari-hungry = Nincs mit adni
slide-mancala-wari-hungry-text = E lépés után az egyik oldal üres, és a másik játékosnak nincs olyan lépése, amely odáig érne. A játszmának vége: minden megmaradt mag az övé.
slide-mancala-wari-slam = A nagy ütés
slide-mancala-wari-slam-text = Ahogyan a warit itt elbeszélik, egy lépés mindent elvihet, ami az ellenfélnek van. Más szabályok ezt másként rendezik: nézd meg az oware bevezetőjét. A játszma előtt választhatsz.
slide-mancala-wari-endless = Körbe-körbe
slide-mancala-wari-endless-text = Néhány mag örökké kergetheti egymást. Ha egy állás harmadszor is előáll, a két játékos elosztja ezeket a magokat. Hogy ki nyer a kezdőállásból, azt ilyen szabályokra már tudjuk: 2002-ben egy amszterdami számítógép mind a 889 063 398 406 állást kiértékelte, és a legjobb játékkal a játszma döntetlen.

## Oware.

slide-mancala-oware-story = Oware
slide-mancala-oware-story-text = Az oware Ghána nemzeti játéka, abapa szabályaival rendezik a nemzetközi versenyeket. Úgy játsszák, mint a warit; itt csak a különbségekről lesz szó. A számítógép nem ezekkel a szabályokkal bizonyította be a döntetlent: az abapa owaréről még senki sem tudja, ki nyeri.
slide-mancala-oware-capture = Az ütés
slide-mancala-oware-capture-text = Mint a wariban: az utolsó mag az ellenfél házában kettőt vagy hármat csinál, és a lánc visszafelé fut az ő oldalán, amíg kettesek és hármasok követik egymást. 25 mag nyer, a 24–24 döntetlen.
slide-mancala-oware-slam = Nincs nagy ütés
slide-mancala-oware-slam-text = Ez a nagy különbség. Meg lehet lépni azt, ami az ellenfél minden magját elvinné, de semmit sem üt. A négy mag ott marad, ahol van.
slide-mancala-oware-lap = A kroo
slide-mancala-oware-lap-text = Ha egy játékos tizenkét vagy több magot gyűjt egy házba, az egész táblát körbejárja. Az induló ház minden körben kimarad. Az ilyen nagy rakást nehéz megtámadni és feltartóztatni, sok játszmát eldönt.
slide-mancala-oware-feed-turn = Te jössz: etess
slide-mancala-oware-feed-turn-text = A másik oldal üres, ezért csak olyan lépés szabad, amely odáig elér. Itt kettő van.
slide-mancala-oware-cycle = Körbe-körbe
slide-mancala-oware-cycle-text = Ha egy állás harmadszor is előáll, a játszmának vége, és mindenki elviszi, ami a saját oldalán van.

## Kalaha.

slide-mancala-kalah-story = Kalaha
slide-mancala-kalah-story-text = Sok országban ezt a játékot értik mankalán. A huszadik század gyermeke, 1940 körül született Amerikában. Gyűjtőháza a vetés útjába esik, és ettől gyors a játék. A kezdéskor gyakran három mag van egy házban; néggyel, öttel vagy hattal izgalmasabb.
slide-mancala-kalah-sow = A vetés
slide-mancala-kalah-sow-text = Vesd el egy házad magjait az óramutató járásával ellentétesen. Ha elhaladsz a saját gyűjtőházad mellett, abba is jut egy mag. Az ellenfélébe soha.
slide-mancala-kalah-again = Újra te jössz
slide-mancala-kalah-again-text = Ha az utolsó magod a saját gyűjtőházadba esik, újra te lépsz, ahányszor csak sikerül.
slide-mancala-kalah-again-turn = Te jössz: szerezz újabb lépést
slide-mancala-kalah-again-turn-text = Keresd meg azt a házat, amelynek utolsó magja a gyűjtőházadba esik.
slide-mancala-kalah-capture = Az ütés
slide-mancala-kalah-capture-text = Ha az utolsó magod a te oldaladon üres házba esik, és szemben vannak magok, mind a gyűjtőházadba kerülnek. Ütés után az ellenfél jön.
slide-mancala-kalah-capture-turn = Te jössz: üss
slide-mancala-kalah-capture-turn-text = Az egyik lépés olyan üres házban végződik, amellyel szemben hat mag van.
slide-mancala-kalah-around = Körbe
slide-mancala-kalah-around-text = Nyolc mag az utolsó házból átmegy a gyűjtőházon, végig a túloldalon, aztán hazaér: üres házba, és üt.
slide-mancala-kalah-nothing = Szemben semmi
slide-mancala-kalah-nothing-text = Ha a szemközti ház üres, nincs ütés. A mag ott marad.
slide-mancala-kalah-single = A rokon, amely üresen is üt
slide-mancala-kalah-single-text = Így is szokás játszani. Itt az utolsó mag akkor is a gyűjtőházba kerül, ha a szemközti ház üres. Más különbség nincs a két játék között.
slide-mancala-kalah-end = A játszma vége
slide-mancala-kalah-end-text = Ha az egyik oldal kiürül, a játszmának vége. Ami a másik oldalon maradt, az ott ülő játékosé. Sokba kerülhet tehát, ha valaki hamarabb fogy ki a magokból: itt hat mag fordítja meg az eredményt.
slide-mancala-kalah-order-turn = Te jössz: a jó sorrend
slide-mancala-kalah-order-turn-text = Két házadból is újabb lépést szerezhetsz. Azzal kezdd, amelyik a várakozással elveszítené ezt: rendszerint a gyűjtőházhoz közelebbivel.
slide-mancala-kalah-solved = Megoldva
slide-mancala-kalah-solved-text = Házanként három–hat maggal a kezdő nyer, ezt számítógépek mutatták meg. Hat maggal száz napnyi számolás kellett hozzá. Minél több a mag, annál érdekesebb a játék: a játszma előtt te választasz.

## Bao.

slide-mancala-bao-story = Bao
slide-mancala-bao-story-text = A bao la kiswahilit Zanzibáron, Kenya és Tanzánia partvidékén játsszák; a mankalák közül ennek a leggazdagabbak a szabályai. Úgy mesélik, egy vidéki fiú olyan jól játszott egy hasonló játékot, hogy emiatt iskolába küldték, és ebből a fiúból lett Tanzánia első elnöke.
slide-mancala-bao-board = A tábla
slide-mancala-bao-board-text = Mindkét játékosnak két sor nyolc gödre van, és csak azokba vet, bármelyik irányban. Az elülső sor két szélső gödre a kichwa, vagyis a fej; szomszédaikkal együtt ezek a kimbik. Balról az ötödik a nyumba, a ház. Mindkét játékosnak van még 22 magja készletben.
slide-mancala-bao-enter = Mag a készletből
slide-mancala-bao-enter-text = Az első szakaszban, a namuában a lépés egy készletből vett maggal kezdődik: egy foglalt elülső gödörbe tesszük. Ha ez nem üt, azt a gödröt vetjük el: ez a takasa. A házat nem lehet így elvetni, amíg legalább hat mag van benne; magányos maghoz pedig csak akkor tehetsz, ha elöl nincs nagyobb gödröd, vagy amíg tiéd a ház.
slide-mancala-bao-capture = Az ütés
slide-mancala-bao-capture-text = Ha a magod olyan foglalt elülső gödörbe kerül, amellyel szemben is vannak magok, azok a tieid. Nem hagyják el a táblát: a saját oldaladon veted el őket, valamelyik kichwától indulva. Itt te választod, hogy melyiktől. Aki üthet, annak ütnie kell.
slide-mancala-bao-capture-turn = Te jössz: üss
slide-mancala-bao-capture-turn-text = Az egyik gödröddel szemben magok vannak. Tedd oda a magot, és válaszd meg, melyik végről vetsz.
slide-mancala-bao-kimbi = A szélek közelében
slide-mancala-bao-kimbi-text = Ha a tábla végén, a két szélső gödör egyikében ütöttél, a magok azon a végen lépnek be. Nincs mit választani.
slide-mancala-bao-endelea = Tovább
slide-mancala-bao-endelea-text = Ha a vetés foglalt gödörben végződik, még nincs vége. Ha ott nem lehet ütni, a gödör minden magját továbbveted ugyanabba az irányba: ez az endelea. Csak üres gödör zárja le a lépést.
slide-mancala-bao-twice = Ütés ütés után
slide-mancala-bao-twice-text = Az ütéssel kezdődő lépésben minden kör újra üthet. Ez itt kétszer üt.
slide-mancala-bao-takasa = Takasa
slide-mancala-bao-takasa-text = Ha egy lépés nem ütéssel kezdődik, egyáltalán nem üt, akárhogyan folytatódik is, és az irányát sem változtatja.
slide-mancala-bao-house = A ház megállít
slide-mancala-bao-house-text = Amíg tiéd a házad, az első szakasz ütő lépése megállhat, ha benne végződik. Itt ez történik: a ház megőrzi kilenc magját. A takasa mindig véget ér benne, ha legalább hat mag van ott.
slide-mancala-bao-safari = Szafari
slide-mancala-bao-safari-text = Vagy kijátszod a házat: magjai útra kelnek az oldaladon. Onnantól olyan gödör, mint a többi. Ez az egész játszmára szóló döntés.
slide-mancala-bao-house-lost = A ház elesik
slide-mancala-bao-house-lost-text = A házat ütni is lehet. Hét mag cserél gazdát, és a tulajdonosnak nincs többé háza.
slide-mancala-bao-mtaji = A második szakasz
slide-mancala-bao-mtaji-text = Ha elfogyott a készlet, kezdődik az mtaji. Az ütő lépés most bármelyik sor két–tizenöt magos gödréből indulhat, ha az utolsó mag üt. Aki nem tud ütni, takasát játszik, ha lehet, az elülső sorból.
slide-mancala-bao-takasia = Takasia
slide-mancala-bao-takasia-text = E lépés után a másik játékos nem tud ütni, és pontosan egy gödre van veszélyben. Azt egy lépésre lezárják: nem játszhatja ki. Kivéve, ha az a háza, vagy ha mással nem is léphetne.
slide-mancala-bao-win-turn = Te jössz: ürítsd ki a sort
slide-mancala-bao-win-turn-text = Akinek nem marad mag az elülső sorában, az veszített, akár lépés közben is. Az is, aki nem tud lépni. Itt az egyik lépés mindhárom gödröt elviszi.

## Omweso.

slide-mancala-omweso-story = Omweso
slide-mancala-omweso-story-text = Az omweso Buganda királyi udvarának kedvelt játéka volt, és Uganda nemzeti játéka, ahol mweso, mweisho és coro néven is ismerik. Afrika némely udvarában az új uralkodó a tábla mellett bizonyította bölcsességét. Mindkét játékosnak két sora és 32 magja van, és egyetlen mag sem hagyja el a táblát.
slide-mancala-omweso-sow = A vetés
slide-mancala-omweso-sow-text = A saját két sorodon vetsz körbe, az óramutató járásával ellentétesen: elöl jobbról balra, hátul visszafelé. Legalább két mag kell ahhoz, hogy egy gödörből léphess.
slide-mancala-omweso-relay = Körök
slide-mancala-omweso-relay-text = Ha az utolsó mag foglalt gödörbe esik, kiveszed az összes ottani magot, és folytatod. A lépés üres gödörben ér véget.
slide-mancala-omweso-capture = Az ütés
slide-mancala-omweso-capture-text = Ha egy kör az elülső sorod foglalt gödrében végződik, és az ellenfélnek abban az oszlopban mindkét gödrében van mag, mindkettőt elviszed. A saját oldaladon veted el őket onnan, ahol az ütő kör kezdődött.
slide-mancala-omweso-capture-turn = Te jössz: üss
slide-mancala-omweso-capture-turn-text = Két gödröd vezet ütéshez. Az egyik rögtön kettőhöz is.
slide-mancala-omweso-relay-capture = Egyik hozza a másikat
slide-mancala-omweso-relay-capture-text = Az ütött magok is végződhetnek foglalt gödörben, és a lépés folytatódik. Az ilyen lépés az egész táblát felforgathatja.
slide-mancala-omweso-reverse = Fordított ütés
slide-mancala-omweso-reverse-text = A bal szélen lévő négy gödörből az óramutató járásával megegyezően is vethetsz, de csak ha az azonnal üt. A nyíl mutatja, hol lehetséges.
slide-mancala-omweso-reverse-turn = Te jössz: fordítva
slide-mancala-omweso-reverse-turn-text = Két gödör tud itt fordított irányban ütni. Válaszd az egyiket, és azt az irányt.
slide-mancala-omweso-stuck = Okwa bulijo
slide-mancala-omweso-stuck-text = Aki nem tud lépni, veszített: itt a túloldalon csak magányos magok maradtak. Ez a szokásos győzelem, egy pontot ér.
slide-mancala-omweso-heads = Fejvétel
slide-mancala-omweso-heads-text = Aki egy lépésben az ellenfél sorainak mindkét végét elviszi, azonnal nyert: ez az emitwe-ebiri. Két pontot ér.
slide-mancala-omweso-match = A mérkőzés
slide-mancala-omweso-match-text = A mérkőzés tizenkét pontig tart, és a vesztes kezdi a következő játszmát. Ha az ellenfél legutolsó magjaival viszed el mindkét véget, az az akawumbi: mind a tizenkét pont a tiéd, egyéni versenyen hat. Némely helyen még két győzelmet ismernek: két egymást követő lépésben ütni, mielőtt a másik egyáltalán ütött volna, illetve három, kettő és egy mag egymás után. Mindezt a játszma előtt választhatod meg.
slide-mancala-omweso-arrange = A magok elrendezése
slide-mancala-omweso-arrange-text = A versenyeken előbb mindkét játékos tetszés szerint elrendezi a 32 magját. És vannak lépések, amelyek soha nem érnének véget: matematikusok is vizsgálták őket, a bajnokságokon pedig három perc jut egy lépésre, különben a játszma érvénytelen. Itt végtelen lépést nem lehet tenni, és te döntöd el, járjon-e az óra is.

## A feladványok feladatai, szabályok szerint.

theme-mancala-woaley-draw = { setup-mancala-woaley }: mentsd a döntetlent
theme-mancala-woaley-draw-text = Egyetlen lépés tartja az egyensúlyt. Bármelyik másik után veszítesz, ha a másik játékos nem hibázik.
theme-mancala-woaley-chain = { setup-mancala-woaley }: lánc
theme-mancala-woaley-chain-text = A legjobb lépés egynél több házat üt. Találd meg.
theme-mancala-woaley-win = { setup-mancala-woaley }: nyerd meg
theme-mancala-woaley-win-text = Egyetlen lépés nyer, bármit tesz is a másik játékos. A többivel legfeljebb döntetlent érsz el.
theme-mancala-woaley-most = { setup-mancala-woaley }: a legtöbb mag
theme-mancala-woaley-most-text = Hozd ki a legtöbbet a játszma hátralévő részéből. Az egyik lépés legalább négy maggal jobb a többinél.
theme-mancala-woaley-p2-draw = { setup-mancala-woaley-p2 }: mentsd a döntetlent
theme-mancala-woaley-p2-draw-text = Itt egyetlen maggal is lehet lépni. Egy lépés tartja az egyensúlyt, bármelyik másik után veszítesz.
theme-mancala-woaley-p2-chain = { setup-mancala-woaley-p2 }: lánc
theme-mancala-woaley-p2-chain-text = Itt egyetlen maggal is lehet lépni. A legjobb lépés egynél több házat üt. Találd meg.
theme-mancala-woaley-p2-win = { setup-mancala-woaley-p2 }: nyerd meg
theme-mancala-woaley-p2-win-text = Itt egyetlen maggal is lehet lépni. Egy lépés nyer, a többivel legfeljebb döntetlent érsz el.
theme-mancala-woaley-p2-most = { setup-mancala-woaley-p2 }: a legtöbb mag
theme-mancala-woaley-p2-most-text = Itt egyetlen maggal is lehet lépni. Az egyik lépés legalább négy maggal jobb a többinél.
theme-mancala-woaley-published-relay = { setup-mancala-woaley-published }: ütés több kör után
theme-mancala-woaley-published-relay-text = A legjobb lépés legalább három kört tesz meg, és ütéssel végződik. Kövesd a magokat.
theme-mancala-woaley-published-win = { setup-mancala-woaley-published }: nyerd meg
theme-mancala-woaley-published-win-text = Egyetlen lépés nyer, bármit tesz is a másik játékos. A többivel legfeljebb döntetlent érsz el.
theme-mancala-woaley-published-most = { setup-mancala-woaley-published }: a legtöbb mag
theme-mancala-woaley-published-most-text = Ami a végén a sorodban marad, a tiéd. Az egyik lépés legalább négy maggal jobb a többinél.
theme-mancala-wari-two = { setup-mancala-wari }: nyerj két lépésben
theme-mancala-wari-two-text = Két lépéssel nyersz, bármit tesz is a másik játékos: vagy a magok több mint felével, vagy mert nem lehet tovább lépni. Találd meg az elsőt.
theme-mancala-wari-three = { setup-mancala-wari }: nyerj három lépésben
theme-mancala-wari-three-text = Három lépéssel nyersz, bármit tesz is a másik játékos: vagy a magok több mint felével, vagy mert nem lehet tovább lépni. Találd meg az elsőt.
theme-mancala-oware-two = { setup-mancala-oware }: nyerj két lépésben
theme-mancala-oware-two-text = Két lépéssel nyersz, bármit tesz is a másik játékos. Ne feledd, hogy a nagy ütés semmit sem visz el. Találd meg az elsőt.
theme-mancala-oware-three = { setup-mancala-oware }: nyerj három lépésben
theme-mancala-oware-three-text = Három lépéssel nyersz, bármit tesz is a másik játékos. Ne feledd, hogy a nagy ütés semmit sem visz el. Találd meg az elsőt.
theme-mancala-kalah-again = { setup-mancala-kalah }: újra és újra te jössz
theme-mancala-kalah-again-text = Legalább három lépés egymás után: csak egy sorrend a legjobb.
theme-mancala-kalah-draw = { setup-mancala-kalah }: mentsd a döntetlent
theme-mancala-kalah-draw-text = Egyetlen lépés tartja az egyensúlyt. Bármelyik másik után veszítesz, ha a másik játékos nem hibázik.
theme-mancala-kalah-win = { setup-mancala-kalah }: nyerd meg
theme-mancala-kalah-win-text = Egyetlen lépés nyer, bármit tesz is a másik játékos. A többivel legfeljebb döntetlent érsz el.
theme-mancala-kalah-empty-again = { setup-mancala-kalah-empty }: újra és újra te jössz
theme-mancala-kalah-empty-again-text = Legalább három lépés egymás után: csak egy sorrend a legjobb.
theme-mancala-kalah-empty-draw = { setup-mancala-kalah-empty }: mentsd a döntetlent
theme-mancala-kalah-empty-draw-text = Az üres házba esett utolsó mag akkor is a tiéd, ha szemben nincs semmi. Egyetlen lépés tartja az egyensúlyt.
theme-mancala-kalah-empty-win = { setup-mancala-kalah-empty }: nyerd meg
theme-mancala-kalah-empty-win-text = Az üres házba esett utolsó mag akkor is a tiéd, ha szemben nincs semmi. Egyetlen lépés nyer, bármit tesz is a másik játékos.
theme-mancala-bao-one = { setup-mancala-bao }: nyerj ezzel a lépéssel
theme-mancala-bao-one-text = Az egyik lépés kiüríti az ellenfél elülső sorát, vagy nem hagy neki lépést. Találd meg, az irányával együtt.
theme-mancala-bao-two = { setup-mancala-bao }: nyerj két lépésben
theme-mancala-bao-two-text = Két lépéssel nyersz, bármit tesz is a másik játékos. Találd meg az elsőt.
theme-mancala-omweso-reverse = { setup-mancala-omweso }: fordíts, és nyerj
theme-mancala-omweso-reverse-text = Az egyik lépés azonnal nyer, és útközben valahol visszafordul. Találd meg a gödröt és a fordulás helyét.
theme-mancala-omweso-heads = { setup-mancala-omweso }: mindkét vég
theme-mancala-omweso-heads-text = Vidd el egy lépésben az ellenfél sorainak mindkét végét.
theme-mancala-omweso-one = { setup-mancala-omweso }: nyerj ezzel a lépéssel
theme-mancala-omweso-one-text = Az egyik lépés után az ellenfélnek nincs mivel lépnie. Találd meg.
theme-mancala-omweso-two = { setup-mancala-omweso }: nyerj két lépésben
theme-mancala-omweso-two-text = Két lépéssel nyersz, bármit tesz is a másik játékos. Találd meg az elsőt.
