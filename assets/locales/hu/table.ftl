## Az asztal: ami minden játékban közös.

table-you = Te
table-player-first = Kezdő játékos
table-player-second = Második játékos
table-your-turn = Te következel
table-turn-of = { $player } következik
table-thinking = { $player } gondolkodik
table-progress = Mélység: { $depth }, érték: { $score }, { $nodes } állás
table-you-won = Nyertél.
table-you-lost = Vesztettél.
table-drawn = Döntetlen.
table-no-moves = Még nem történt lépés
table-theory = Elmélet
table-leave = Felállás az asztaltól
table-more = Továbbiak
table-undo = Visszavonás
table-redo = Újra
table-hint-button = Tanács
table-hint-coming = Jó lépést keresek
table-hint = Jó lépés: { $move }
table-restart = Újrakezdés
table-again = Új játszma
table-review = Elemzés
table-review-close = Az elemzés bezárása
table-review-progress = { $of } lépésből { $done } kész
table-review-start = A játszma kezdete. Lépj tovább, és kiderül, melyik lépés mit ért.
table-review-analysing = Ezt a lépést még nem vizsgáltuk meg.
table-review-summary =
    { $player }: { $of } lépésből { $best } volt a legjobb, { $given ->
        [0] egyik sem rontott az eredményen
       *[other] { $given } rontott az eredményen
    }
table-first = Az elejére
table-last = A végére
table-back = Vissza
table-next = Tovább
table-verdict-keeps-win = Megtartja a nyerést.
table-verdict-keeps-draw = Megtartja az egyensúlyt.
table-verdict-best-of-lost = Ennél több már nem volt az állásban.
table-verdict-keeps = Volt jobb is, de az eredmény nem változik.
table-verdict-loosens-win = Még nyert állás, de kisebb különbséggel.
table-verdict-loosens-loss = Nagyobb különbséggel veszít, mint muszáj volna.
table-verdict-gives-win = Kiengedi kezéből a nyerést.
table-verdict-gives-draw = Kiengedi kezéből a döntetlent.
table-value = Végső különbség a legjobb játékkal: a lépés előtt { $before }, utána { $after }
table-value-about = Becsült különbség: a lépés előtt { $before }, utána { $after }
table-better = Jobb volt: { $move }
table-lesson = Bevezető
table-lesson-your-turn = Te következel: találd meg a lépést a táblán.
table-lesson-found = Úgy van.
table-lesson-end = A feladványokhoz
table-puzzle = Feladvány
table-puzzle-open =
    { $moves ->
        [one] Találd meg a legjobb lépést.
       *[other] Találd meg a legjobb lépéseket: még { $moves } van hátra.
    }
table-puzzle-wrong = Ezzel kicsúszik az eredmény. Próbálj másik lépést.
table-puzzle-replying = Úgy van. Most a másik fél válaszol.
table-puzzle-solved = Megoldva.
table-puzzle-solved-before = Ezt már megoldottad egyszer.
table-puzzle-next = Következő feladvány
table-puzzle-end = A játékhoz
table-refused-not-your-turn = Még nem te következel.
table-refused-not-the-move = Itt nem ezt a lépést keressük.
notice-no-game = Ezt a játékot nem sikerült felállítani: { $error }
notice-game-gone = A félbehagyott játszma már nincs meg.
