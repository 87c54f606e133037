# A program a játékok és az asztal nélkül.

title = Parlour
title-line = Hat klasszikus gondolkodós játék
title-continue = { $game } folytatása
title-settings = Beállítások
title-statistics = Statisztika
title-help = Súgó
title-quit = Kilépés
back = Vissza

# A hat játék
game-chess = Sakk
game-chess-about = Adj mattot a királynak
game-bridge = Bridzs
game-bridge-about = Ütések partnerrel
game-mancala = Mankala
game-mancala-about = Vess és gyűjts
game-twixt = TwixT
game-twixt-about = Kösd össze a két oldalad
game-dots = Pontok és dobozok
game-dots-about = Zárj le minél többet
game-notakto = Notakto
game-notakto-about = Az utolsó hármas veszít

# Ha valami hiányzik
broken-heading = A Parlour nem tud elindulni
broken-text = Néhány képet vagy hangot nem sikerült beolvasni. Telepítsd újra a Parlourt, vagy indítsd a saját mappájából, amelyben az „assets” mappa is ott van.

# Játék előtt
setup-play = Játék
setup-continue = Játszma folytatása
setup-preview = Magától játszó tábla
setup-tutorial = Bevezető
setup-slides-seen = { $of } képből { $done } kész
setup-puzzles = Feladványok
setup-analysis = Elemzőtábla
setup-open = Játszma megnyitása
setup-puzzles-solved = { $of } feladványból { $done } megoldva
setup-players = Kik játszanak
setup-players-first = Én kezdek
setup-players-second = Az ellenfél kezd
setup-players-either = A véletlen dönti el
setup-players-two = Ketten játszunk
setup-players-watch = Csak nézem
setup-two-note = Ketten játszanak felváltva ennél a képernyőnél.
setup-opponent = Ellenfél
setup-first = Elsőként játszik
setup-other = Másodikként játszik
setup-size-chess = Szabályok
setup-size-bridge = Leosztás
setup-size-mancala = Változat
setup-size-twixt = Szabályok
setup-board-size = A tábla mérete: { $size } × { $size }
setup-smaller = Kisebb
setup-larger = Nagyobb
setup-size-dots = Tábla
setup-size-notakto = Táblák
setup-time = Órák
setup-time-own = Más
setup-time-none = Óra nélkül
setup-time-stock = Egy játszmára
setup-time-bonus = Lépésenként még
setup-time-minutes = { $minutes } perc
setup-time-seconds = { $seconds } mp
setup-time-odds = Mindkét játékosnak külön idő
setup-time-at-once = Az óra már az elején jár, nem az első lépéstől
setup-style = Stílus
setup-set = Bábuk
setup-position-chess = Egy állás FEN-ben
setup-position-chess-chess960 = Szám 0 és 959 között (518 a szokásos alapállás), vagy egy állás FEN-ben
setup-position-wrong = Ez nem játszható állás: { $error }
setup-rules = A szabályok röviden
setup-rules-agreed = De ebben a játékban másban állapodtatok meg:
setup-rules-otherwise = { $rule }: { $choice }.
setup-switches = Választható szabályok
setup-defaults = Alaphelyzet

# Feladványok
puzzles-heading = { $game }: feladványok
puzzles-intro = Keresd meg azt a lépést, amely megőrzi a legjobb eredményt. A pöttyök a nehézséget mutatják.
puzzles-solved = Megoldva
puzzles-unsolved = Még nincs megoldva
puzzles-difficulty = Nehézség: 5-ből { $difficulty }
puzzles-rating = Az értékszámod: { $rating }. Minden feladvány első próbája változtat rajta.
puzzles-suggested = Neked való feladvány
puzzles-of = Értékszám: { $rating }

# Beállítások
settings = Beállítások
settings-language = Nyelv
settings-looks = Megjelenés
settings-theme = Színek
settings-theme-lamp = Lámpafény
settings-theme-contrast = Nagy kontraszt
settings-theme-safe = Színtévesztőknek is jó
settings-scale = Szövegek és gombok mérete
settings-coordinates = Sorok és oszlopok jelölése a táblán
settings-figurines = A sakkban a lépésekben bábok képe áll: ♘f3, nem Hf3
settings-concede = A sakkban az erős ellenfelek feladják a vesztett játszmát, és mind döntetlent ajánlanak, ha egyenlő az állás
settings-auto-queen = A sakkban a gyalog kérdés nélkül vezérré változik
settings-fullscreen = Teljes képernyő
settings-motion = Mozgás
settings-pace = A lépések megjelenítése
settings-pace-normal = Nyugodtan
settings-pace-fast = Gyorsan
settings-pace-off = Azonnal
settings-pause = Szünet az ellenfél lépése előtt
settings-pause-short = Rövid
settings-pause-normal = Szokásos
settings-pause-long = Hosszú
settings-reduced-motion = Kevesebb mozgás
settings-reduced-motion-note = Mozgás helyett áttűnés látszik, és a címlap táblái állnak.
settings-sound = Hang
settings-mute = Némítás
settings-effects = Hanghatások
settings-music = Zene
settings-backup = Játszmák és beállítások átvitele
settings-backup-note = A beállítások, a statisztika és a félbehagyott játszmák egyetlen szövegben: másik böngészőbe, másik gépre vagy megőrzésre.
settings-backup-save = Mentés fájlba
settings-backup-copy = Másolás
settings-backup-open = Visszatöltés fájlból
settings-backup-paste = Visszatöltés a vágólapról
settings-defaults = Alapbeállítások

# Statisztika
statistics = Statisztika
statistics-opponents = Az ellenfelek ellen
statistics-legend = A százalékban a győzelem egy, a döntetlen fél pont. A sáv a megnyert, a döntetlen és az elvesztett játszmákat mutatja.
statistics-none = Még nem volt játszma
statistics-as-first = Elsőként: { $won } győzelem, { $drawn } döntetlen, { $lost } vereség
statistics-as-second = Másodikként: { $won } győzelem, { $drawn } döntetlen, { $lost } vereség
statistics-other = Egyebek
statistics-two = Ketten játszott vagy nézett játszmák
statistics-hints = Kért tippek
statistics-tutorial = A bevezető elvégzett képei
statistics-puzzles = Megoldott feladványok
statistics-puzzle-rating = Feladványértékszám
statistics-of = { $done } / { $of }
statistics-reset = Statisztika törlése
statistics-results = Eredmények
statistics-people = Játékosok
statistics-rankings = Toplisták
statistics-all-variants = Minden szabály
statistics-tables = Kiürített tanulótáblázatok
statistics-learned = Mit tanultak az ellenfelek a játszmáidból
statistics-learned-show = Az állások mutatása
statistics-learned-mancala = A házak a vetés irányában, attól kezdve, ahonnan lépni kell (*). Aztán az, hogy a soron lévő még mennyivel több magot gyűjt a másiknál, és hogy ezt hány lépés mélyen nézték meg; ahol e szám helyett jel áll, ott bizonyított.
statistics-learned-empty = A táblák kiürítése

# Akik ezen a gépen játszanak
people-who = Ki játszik?
people-note = Amit most játszotok, a kiválasztott játékosnak számít, és mindenkinek saját félbehagyott játszmái vannak. Semmi sem hagyja el ezt a gépet.
people-unnamed = { $number }. játékos
people-about = { $played ->
    [0] Még nem volt játszma
   *[other] { $played } játszma: { $won } győzelem, { $drawn } döntetlen, { $lost } vereség
}
people-new = Új játékos
people-name = Név
people-remove = Játékos törlése
rankings-all-games = Minden játék
rankings-played = Legtöbb játszma
rankings-won = Legtöbb győzelem
rankings-lost = Legtöbb vereség
rankings-drawn = Legtöbb döntetlen
rankings-tables = Legtöbb kiürített tanulótáblázat
rankings-nobody = Még senki

# Kérdések
confirm-cancel = Mégse
confirm-resign = Feladod? Ezzel elveszíted a játszmát.
confirm-resign-yes = Feladom
confirm-agree = A játszma döntetlen, ha mindketten beleegyeztek.
confirm-agree-yes = Beleegyezünk
confirm-reset-statistics = Minden eredmény, a bevezetőben elért haladás és a megoldott feladványok is törlődnek. Ezt nem lehet visszavonni.
confirm-reset-statistics-yes = Törlés
confirm-empty-tables = Az ellenfelek elfelejtik, amit ezekben a táblázatokban a játszmáidból őriznek, és elölről kezdenek tanulni. Ezt nem lehet visszavonni.
confirm-empty-tables-yes = Kiürítés
confirm-remove-profile = A kiválasztott játékos minden eredményével, félbehagyott játszmáival, a bevezetőben elért haladásával és megoldott feladványaival együtt törlődik. Ezt nem lehet visszavonni.
confirm-remove-profile-yes = Törlés
confirm-restore = A beolvasott beállítások, statisztika és félbehagyott játszmák lépnek az itteniek helyébe. A régiek a replaced.ron néven maradnak meg.
confirm-restore-yes = Visszatöltés

# Súgó
help = Súgó
help-controls = Kezelés
help-controls-note = Minden elvégezhető csak egérrel, csak ujjal, csak billentyűzettel vagy csak játékvezérlővel is.
help-keyboard = Billentyűzet
help-gamepad = Játékvezérlő
help-about = Névjegy
help-do-move = Rámutatás egy helyre a táblán
help-do-move-point = Vidd oda a mutatót.
help-do-choose = Kiválasztás
help-do-choose-point = Kattints vagy koppints. Két összetartozó helyet húzással is össze lehet kötni.
help-do-cancel = A kijelölés visszavonása; a menü megnyitása; vissza
help-do-cancel-point = Kattints vagy koppints a tábla mellé.
help-do-cycle = Az előző hely, a következő hely
help-do-undo = Lépés visszavétele
help-do-undo-point = A hajlított nyíl a lépések alatt.
help-do-redo = A visszavett lépés újra
help-do-hint = Egy jó lépés mutatása
help-do-hint-point = A lámpa a lépések alatt.
help-do-theory = Az állás elmélete: megjelenítés, elrejtés
help-do-review = A befejezett játszma elemzése
help-do-analyse = Sakkban, ellenfél nélkül: a gép véleményének megmutatása vagy elrejtése
help-do-analyse-point = A grafikon a lépések alatt. A változatok lépései kattintásra lejátszódnak.
help-do-explore = A sakkjátszma elemzésében: más lépések kipróbálása, és vissza a játszmához
help-do-explore-point = A ceruza a lapozó gombok mellett.
help-do-instead = Szabad sakkelemzésben: mit lehetett volna még lépni
help-do-instead-point = Kattints egy lépésre a listában.
help-do-promote = Szabad sakkelemzésben: ez a változat kerüljön az elé, amelyből elágazik
help-do-promote-point = A lista alatti gomb.
help-do-prune = Szabad sakkelemzésben: e lépés és folytatásai törlése
help-do-prune-point = A lista alatti gomb.
help-do-step = Elemzéskor, a bevezetőben, feladványnál: egy lépés vissza vagy előre
help-do-step-point = A nyilas gombok, vagy bármelyik lépés a listában.
help-do-pause = Az órák megállítása és folytatás
help-do-pause-point = A játszma állása fölötti gomb.
help-do-draw = Döntetlen ajánlása, elfogadása vagy kérése; egy eseménytelen játszma lezárása
help-do-draw-point = A játszma állása fölötti gomb.
help-do-resign = A játszma feladása
help-do-resign-point = A játszma állása fölötti gomb.
help-do-transfer = Játszmák és állások mentése, másolása, beillesztése, megnyitása
help-do-transfer-point = A három vonalas gomb a játszma állása fölött.
help-do-jump = TwixTben: a kurzor lóugrása, a nyíl jobb keze felé (Shift) vagy bal keze felé (Alt)
help-do-jump-point = Mutass a lyukra.
help-do-zoom = TwixTben: a tábla közelebb hozása, vagy az egész tábla
help-do-zoom-point = A görgő vagy két ujj; azután húzd a táblát.
help-do-turn = Sakkban: a tábla megfordítása
help-do-turn-point = A két nyíl a lépések alatt.
help-do-type = Sakkban: lépés beírása, például Hf3 vagy e2e4, majd Enter
help-do-type-point = A mező az oldalsávban.
help-do-ahead = Sakkban: előre eldöntött lépés, amíg az ellenfél gondolkodik. Megtörténik, amint lehet
help-do-ahead-point = Mint bármely más lépés. Máshová kattintva visszavonod.
help-do-sketch = Nyilak és karikák rajzolása a táblára, gondolkodáshoz
help-do-sketch-point = Húzás vagy kattintás a jobb gombbal; a Shift és az Alt színt vált. Egy rendes kattintás letörli őket.
help-do-again = Új játszma
help-do-focus = Egyik gombról a másikra
help-do-window = Teljes képernyő; némítás

# Billentyűk
key-arrows = Nyilak
key-dpad = Iránygombok
key-enter = Enter
key-space = Szóköz
key-escape = Esc
key-tab = Tab
key-ctrl-z = Ctrl + Z
key-ctrl-y = Ctrl + Y
key-left = Balra
key-right = Jobbra
key-start = Start
key-select = Select

# Névjegy
about-heading = Parlour { $version }
about-what = Hat klasszikus gondolkodós játék becsületes ellenfelekkel: egyikük sem lát többet annál, amit te is láthatsz.
about-licence = Szabad szoftver, választás szerint az MIT vagy az Apache 2.0 licenc alatt.
about-fonts = A betűtípus a Fira Sans (Carrois és Edenspiekermann), SIL Open Font Licence 1.1.
about-art = A képek, hangok és zenék a Parlourhoz készültek, a program saját licence alatt.
about-made-with = Rust nyelven készült, Bevyvel és eguival.

# Üzenetek
notice-dismiss = Rendben
notice-link = A hivatkozás olyat is kér, amit a Parlour nem ismer, és nélküle megy tovább: { $parts }
notice-file-damaged = Ezt a fájlt nem sikerült beolvasni: { $file }. Megőriztük { $kept } néven, a Parlour nélküle megy tovább.
notice-file-newer = Ez a fájl egy újabb Parlourból való: { $file }. Megőriztük { $kept } néven, a Parlour nélküle megy tovább.
notice-storage-fails = Most semmit sem lehet menteni: { $error }
notice-backup-copied = Minden mentett adat a vágólapra került.
notice-backup-saved = Minden mentett adat ide került: { $place }
notice-backup-downloaded = Minden mentett adat a letöltések közé kerül, parlour.txt néven.
notice-backup-restored = A beállítások, a statisztika és a félbehagyott játszmák visszatöltve.
notice-backup-empty = Még nincs mit menteni: minden beállítás a szokásos, és még nem volt játszma.
notice-backup-damaged = Ezt a szöveget nem a Parlour mentette, vagy egy része megsérült. Semmi sem változott.
notice-backup-newer = Ez a szöveg egy későbbi Parlourból való. Semmi sem változott.
notice-backup-failed = Ez nem sikerült, és semmi sem változott. { $error }
notice-no-dialog = Itt nem nyitható meg fájlválasztó ablak. Húzd a fájlt erre az ablakra, vagy illeszd be a szövegét.

# The page of the browser, before and after the program
page-loading = Betöltés …
page-fault = A Parlournak meg kellett állnia
page-fault-words = A megkezdett játszma megmaradt. Az oldal újratöltésével folytatható.
page-no-drawing = A Parlour WebGL 2-vel rajzol, amelyet ez a böngésző nem tud, vagy ki van kapcsolva benne.
page-lost-drawing = A böngésző elvette a Parlourtól a rajzolás lehetőségét.
page-no-clipboard = Ez a böngésző nem engedi a lapot a vágólaphoz.
page-reload = Újratöltés
page-rescue = Mindennek a mentése fájlba
