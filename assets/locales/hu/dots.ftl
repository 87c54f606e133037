# Pontok és dobozok: nevek, lépések, elmélet.

dots-name = Pontok és dobozok
dots-about = Húzz vonalakat a pontok közé, zárj be dobozokat, és tudd, mikor ne tedd.

## Setup and styles

setup-dots-3x3 = 3 × 3 doboz
setup-dots-4x4 = 4 × 4 doboz
setup-dots-2x2 = 2 × 2 doboz
setup-dots-5x5 = 5 × 5 doboz
setup-dots-6x6 = 6 × 6 doboz
setup-dots-7x7 = 7 × 7 doboz
setup-dots-9x9 = 9 × 9 doboz
setup-dots-1x4 = 1 × 4 doboz
setup-dots-3x5 = 3 × 5 doboz
style-dots-paper = Kockás papír
style-dots-yellow = Sárga
style-dots-blue = Kék
style-dots-dark = Sötét
style-dots-contrast = Nagy kontraszt

## Moves and outcome

dots-move-horizontal = Vízszintes vonal, { $row }. sor, { $col }. oszlop
dots-move-vertical = Függőleges vonal, { $row }. sor, { $col }. oszlop
dots-outcome-first = A kezdő nyert, { $first }–{ $second }
dots-outcome-second = A második játékos nyert, { $second }–{ $first }
dots-outcome-draw = Döntetlen, { $first }–{ $second }
dots-illegal-not-adjacent = Vonal csak egymás melletti vagy egymás alatti pontokat köt össze
dots-illegal-edge-drawn = Ez a vonal már megvan
dots-illegal-game-over = A játéknak már vége
dots-illegal-off-board = Ezen a táblán nincs ilyen vonal

## Theory panel

dots-theory-over = A játéknak vége.
dots-theory-no-chains = Még nincs lánc: minden doboznak három vagy négy oldala nyitott.
dots-theory-kind-short = lánc
dots-theory-kind-long = hosszú
dots-theory-kind-loop = kör
dots-theory-chain-short =
    { $count ->
        [one] Egy dobozból álló lánc.
       *[other] { $count } dobozból álló lánc: túl rövid ahhoz, hogy az utolsó kettőt ott lehessen hagyni.
    }
dots-theory-chain-long = { $count } dobozból álló hosszú lánc: aki elviszi, az utolsó kettőt otthagyhatja.
dots-theory-chain-loop = { $count } dobozból álló kör: aki elviszi, az utolsó négyet otthagyhatja.
dots-theory-open = Most elvihető.
dots-theory-long-chains = Hosszú láncok: { $count }
dots-theory-loops = Körök: { $count }
dots-theory-safe-moves =
    { $count ->
        [0] Nincs több biztonságos vonal: mindegyik dobozt ad.
        [one] Egy biztonságos vonal maradt.
       *[other] { $count } biztonságos vonal maradt.
    }
dots-theory-control-open = Amíg nincs hosszú lánc, senki sem irányít.
dots-theory-control-first = Ahogy most áll, a kezdő fog irányítani.
dots-theory-control-second = Ahogy most áll, a második játékos fog irányítani.
dots-theory-wish-even = Hosszúlánc-szabály: ezen a táblán a kezdő páros számú hosszú láncot szeretne, a második páratlant.
dots-theory-wish-odd = Hosszúlánc-szabály: ezen a táblán a kezdő páratlan számú hosszú láncot szeretne, a második párosat.
