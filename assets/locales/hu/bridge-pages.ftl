# A bridzs saját oldalai: eredmények és színkombinációk.

page-bridge-results = Eredmények
page-bridge-results-about = A végigjátszott leosztások, áttekintésre és újrajátszásra.
page-bridge-combinations = Színkombinációk
page-bridge-combinations-about = Hogyan a legjobb lejátszani ezt a színt? Esélyek és magyarázatuk.

## Results

bridge-results-intro = A végigjátszott leosztások: leosztásonként, módonként és szintenként a legutóbbi eredmény, vagy mind. A különbség a felvevő többletütéseit számolja; mínusszal azt, hány ütés hiányzott. Ellenjátékosként akkor nyersz, ha a felvétel elbukik.
bridge-results-history = Minden eredmény, nem csak a legutóbbiak
bridge-results-filter = Szűrés
bridge-results-filter-and-sort = Szűrés és rendezés
bridge-results-all = Mind
bridge-results-count = { $count ->
    [0] Nincs eredmény
    [one] Egy eredmény
   *[other] { $count } eredmény
}
bridge-results-none-such = Ilyen eredmény nincs.
bridge-results-nothing = Még nincs eredmény
bridge-results-nothing-text = Ide kerül minden leosztás, amelyet az utolsó lapig lejátszol, az eredményeddel együtt. Innen később újra is játszhatod, más szinten, vagy hogy lásd, jobban megy-e.
bridge-results-play = Az asztalhoz
bridge-results-more = Továbbiak
bridge-results-copy = A lista másolása
bridge-results-save = Mentés fájlba
bridge-results-deal = { $deal }. leosztás
bridge-results-number = Leosztás
bridge-results-own-deal = Saját lapok
bridge-results-contract = Felvétel
bridge-results-declarer = Felvevő
bridge-results-result = Eredmény
bridge-results-tricks = Különbség
bridge-results-difference = { $tricks } ütés
bridge-results-score = Pontszám
bridge-results-mode = Mód
bridge-results-level = Szint
bridge-results-ended = Befejezve
bridge-results-order = Rendezés
bridge-results-descending = A legnagyobb elöl
bridge-results-ascending = A legkisebb elöl
bridge-results-won = Nyert
bridge-results-lost = Vesztett
bridge-results-made = Teljesült
bridge-results-failed = Elbukott
bridge-results-no-trump = Szan
bridge-results-suit = Szín
bridge-results-again = Újrajátszás: { $deal }
# The month is a number, the time like 9:05.
bridge-results-time = { $year }. { $month ->
    [1] jan.
    [2] febr.
    [3] márc.
    [4] ápr.
    [5] máj.
    [6] jún.
    [7] júl.
    [8] aug.
    [9] szept.
    [10] okt.
    [11] nov.
   *[12] dec.
} { $day }., { $time }
bridge-results-legend = A jelek jelentése
bridge-results-legend-won = Nyert: felvevőként teljesítetted, ellenjátékosként megbuktattad a felvételt.
bridge-results-legend-lost = Vesztett.
bridge-results-legend-again = Ugyanaz a leosztás újra, ugyanabban a módban és ugyanazon a szinten.

bridge-mode-defender = Egy ellenjátékos
bridge-mode-defender-about = Egy ellenjátékos: te keleten ülsz, nyugaton automatikus partner játszik.
bridge-mode-defence = Mindkét ellenjátékos
bridge-mode-defence-about = Mindkét ellenjátékos: keletet és nyugatot is te játszod.
bridge-mode-declarer = Felvevő
bridge-mode-declarer-about = Felvevő: te játszod északot és az asztal lapjait.
bridge-mode-everybody = Mind a négy kéz
bridge-mode-everybody-about = Mind a négy kéz: minden lapot te játszol ki.
bridge-mode-nobody = Nézőként
bridge-mode-nobody-about = Nézőként: mind a négy kéz automatikus volt.
