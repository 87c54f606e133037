# A bridzs saját oldalai: eredmények és színkombinációk.

page-bridge-results = Eredmények
page-bridge-results-about = A végigjátszott leosztások, áttekintésre és újrajátszásra.
page-bridge-combinations = Színkombinációk
page-bridge-combinations-about = Hogyan a legjobb lejátszani ezt a színt? Esélyek és magyarázatuk.

## Results

bridge-results-intro = A végigjátszott leosztások: leosztásonként, módonként és szintenként a legutóbbi eredmény, vagy mind. Az Ütés ± a felvevő többletütéseinek száma; mínusszal az, hány ütés hiányzott. Ellenjátékosként akkor nyersz, ha a felvétel elbukik.
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
bridge-results-tricks = Ütés ±
bridge-results-matchpoints = MP %
bridge-results-of-matchpoints = MP: { $share }
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
bridge-results-legend-matchpoints = MP %: a leosztás többi eredményének hányad részénél jobb ez a te vonaladnak; az egyenlő fél részt ér.
bridge-results-legend-again = Ugyanaz a leosztás újra, ugyanabban a módban és ugyanazon a szinten.

bridge-mode-defender = Egy ellenjátékos
bridge-mode-defender-about = Egy ellenjátékos: te Keleten ülsz, Nyugaton automatikus partner játszik.
bridge-mode-defence = Mindkét ellenjátékos
bridge-mode-defence-about = Mindkét ellenjátékos: Keletet és Nyugatot is te játszod.
bridge-mode-declarer = Felvevő
bridge-mode-declarer-about = Felvevő: te játszod Északot és az asztal lapjait.
bridge-mode-everybody = Mind a négy kéz
bridge-mode-everybody-about = Mind a négy kéz: minden lapot te játszol ki.
bridge-mode-nobody = Nézőként
bridge-mode-nobody-about = Nézőként: mind a négy kéz automatikus volt.

## Suit combinations

bridge-combination-number = { $number }. kombináció, összesen { $of }
bridge-combination-of-your-own = Saját kombináció
bridge-combination-goal = Üss { $tricks } ütést ebben a színben
bridge-combination-void = nincs lap
bridge-combination-which-lead = Melyik lapot hívod, és melyik kézből?
bridge-combination-lead-north = Északról hívod ezt: { $card }.
bridge-combination-lead-south = Délről hívod ezt: { $card }.
bridge-combination-which-north = Mit tesz Dél, ha Kelet kicsit tesz?
bridge-combination-which-south = Mit tesz Észak, ha Nyugat kicsit tesz?
bridge-combination-then-north = Ha Kelet kicsit tesz, Dél lapja: { $card }.
bridge-combination-then-south = Ha Nyugat kicsit tesz, Észak lapja: { $card }.
bridge-combination-check = Ellenőrzés
bridge-combination-next = Következő
bridge-combination-again = Még egyszer
bridge-combination-right = Ez a legjobb: az esetek { $chance }-ában sikerül.
bridge-combination-wrong = Van jobb: ez az esetek { $chance }-ában sikerül, a legjobb kezdés { $best }-ában.
bridge-combination-nearly = Így jó: az esetek { $chance }-ában sikerül, alig kevesebbszer, mint a legjobb ({ $best }).
bridge-combination-plan = Hogyan tovább a legjobb kezdés után
bridge-combination-plan-leads = { $hand } hívása { $card }
bridge-combination-plan-leads-and = { $hand } hívása { $card }, { $partner } lapja { $third }
bridge-combination-plan-plays = { $hand } lapja { $card }
bridge-combination-plan-shows = Ha { $defender } lapja { $seen }
bridge-combination-plan-discard = más szín
bridge-combination-too-much = Túl sok a lehetőség, az esélyeket itt nem lehet kiszámolni.
bridge-combination-no-line = Ezt a kezdést nem lehet megítélni.
bridge-combination-decimal-sign = ,
bridge-combination-lines-note = A lehetséges kezdések, és az esélyük, ha utána is a legjobban játszol. Válassz egyet, hogy összevesd a legjobbal.
bridge-combination-line-north = Észak hívása { $lead }, Dél lapja { $third }
bridge-combination-line-south = Dél hívása { $lead }, Észak lapja { $third }
bridge-combination-line-north-alone = Észak hívása { $lead }
bridge-combination-line-south-alone = Dél hívása { $lead }
bridge-combination-your-line = a te választásod
bridge-combination-others = még { $count } ugyanannyit ér
bridge-combination-why = Miért
bridge-combination-difference = A legjobb kezdés az esetek { $more }-ában sikerül úgy, hogy a másik nem, és { $less }-ában nem sikerül, amikor a másik igen.
bridge-combination-no-difference = Mindkettő a hiányzó lapok ugyanazon elosztásainál sikerül.
bridge-combination-all-layouts = Minden elosztás, nem csak a döntők
bridge-combination-chance = Esély
bridge-combination-best = Legjobb
bridge-combination-other = Másik
bridge-combination-layout = Nyugat { $west }, Kelet { $east }, { $chance }: a legjobb kezdéssel { $best }, a másikkal { $other } ütés
bridge-combination-layouts-note = A szám az ütéseké, a pipa azt jelzi, hogy elég. Az egyforma kis lapok helyett x áll, két szomszédos figura közül az alacsonyabb bármelyiket jelentheti.
bridge-combination-how = Hogyan működik
bridge-combination-how-text = Egy szín lapjait látod a felvevő oldal két kezében. Válaszd ki előbb a hívott lapot, aztán azt, amelyet a másik kéz tesz, ha a közbülső ellenjátékos kicsit tesz.
bridge-combination-how-note = Bármelyik kézbe mindig át tudsz menni. Az ellenjátékosok a lehető legjobban játszanak. Az esélyek arra az esetre szólnak, amikor a többi színről még semmit sem tudni.
bridge-combination-found = { $done } megtalálva, összesen { $of }
bridge-combination-answers = { $given ->
    [0] Még nincs válasz
   *[other] { $given } válaszból { $right } jó
}
bridge-combination-list = Az összes kombináció
bridge-combination-own = Saját szín
bridge-combination-own-note = Észak és Dél lapjai, például AQ32 / J54
bridge-combination-own-goal = Hány ütést szeretnél?
bridge-combination-fault-hands = A két kéz lapjai közé perjelet írj, például AQ32 / J54.
bridge-combination-fault-sign = A „{ $sign }” nem lap. Ilyen lapok vannak: A, K, Q (D), J (B), 10 és 9-től 2-ig; a kis lapokat is számmal írd.
bridge-combination-fault-twice = Ez a lap kétszer szerepel: { $sign }.
bridge-combination-fault-empty = Legalább egy lap kell.
