# The program apart from its games and its table.

title = Parlour
title-line = Six classic games of thought
title-continue = Continue { $game }
title-settings = Settings
title-statistics = Statistics
title-help = Help
title-quit = Quit
back = Back

# The six games
game-chess = Chess
game-chess-about = Checkmate the king
game-bridge = Bridge
game-bridge-about = Tricks with a partner
game-mancala = Mancala
game-mancala-about = Sow and capture
game-twixt = TwixT
game-twixt-about = Link your two edges
game-dots = Dots and Boxes
game-dots-about = Close the most boxes
game-notakto = Notakto
game-notakto-about = Last line loses

# When something is missing
broken-heading = Parlour cannot start
broken-text = Some of its pictures or sounds could not be read. Please install Parlour again, or start it from its own folder, with the folder “assets” beside it.

# Before a game
setup-play = Play
setup-continue = Continue your game
setup-preview = A board that plays by itself
setup-tutorial = Tutorial
setup-slides-seen = { $done } of { $of } slides done
setup-puzzles = Puzzles
setup-analysis = Analysis board
setup-open = Open a game
setup-puzzles-solved = { $done } of { $of } solved
setup-players = Who plays
setup-players-first = I begin
setup-players-second = Opponent begins
setup-players-either = Chance decides
setup-players-two = Two people
setup-players-watch = Watch
setup-two-note = Two people take turns at this screen.
setup-opponent = Opponent
setup-first = Plays first
setup-other = Plays second
setup-size-chess = Rules
setup-size-bridge = Deal
setup-size-mancala = Game
setup-size-twixt = Rules
setup-board-size = Size of the board: { $size } × { $size }
setup-smaller = Smaller
setup-larger = Larger
setup-size-dots = Board
setup-size-notakto = Boards
setup-time = Clocks
setup-time-own = Other
setup-time-none = No clocks
setup-time-stock = For the game
setup-time-bonus = More for every move
setup-time-minutes = { $minutes } min
setup-time-seconds = { $seconds } s
setup-time-odds = A time of one’s own for each player
setup-time-at-once = The clock runs from the start, not from the first move
setup-style = Style
setup-set = Pieces
setup-position-chess = A position in FEN
setup-position-chess-chess960 = A number from 0 to 959 (518 is the usual start), or a position in FEN
setup-position-wrong = This is no position that can be played: { $error }
setup-rules = The rules in short
setup-rules-agreed = But in this game it is agreed otherwise:
setup-rules-otherwise = { $rule }: { $choice }.
setup-switches = Rules you can change
setup-defaults = Defaults

# Puzzles
puzzles-heading = { $game }: puzzles
puzzles-intro = Find the move that keeps the best result. The dots show how hard a puzzle is.
puzzles-solved = Solved
puzzles-unsolved = Not solved yet
puzzles-difficulty = Difficulty { $difficulty } of 5
puzzles-rating = Your rating: { $rating }. Every first try at a puzzle changes it.
puzzles-suggested = A puzzle for you
puzzles-of = Rating { $rating }

# Settings
settings = Settings
settings-language = Language
settings-looks = Appearance
settings-theme = Colours
settings-theme-lamp = Lamplight
settings-theme-contrast = High contrast
settings-theme-safe = Safe for colour blindness
settings-scale = Size of words and controls
settings-coordinates = Name rows and columns on the boards
settings-figurines = In chess, moves are written with figures: ♘f3, not Nf3
settings-concede = In chess, strong opponents resign lost games, and all offer draws in level ones
settings-auto-queen = In chess, a pawn becomes a queen without a question
settings-fullscreen = Full screen
settings-motion = Motion
settings-pace = Moves are shown
settings-pace-normal = Calmly
settings-pace-fast = Quickly
settings-pace-off = At once
settings-pause = Before an opponent moves
settings-pause-short = Short
settings-pause-normal = Normal
settings-pause-long = Long
settings-reduced-motion = Reduced motion
settings-reduced-motion-note = Things fade instead of moving, and the boards of the title stand still.
settings-sound = Sound
settings-mute = Silent
settings-effects = Effects
settings-music = Music
settings-backup = Games and settings to take along
settings-backup-note = Settings, statistics and unfinished games as one text: for another browser or machine, or for safe keeping.
settings-backup-save = Save as a file
settings-backup-copy = Copy
settings-backup-open = Bring back from a file
settings-backup-paste = Bring back from the clipboard
settings-defaults = Default settings

# Statistics
statistics = Statistics
statistics-opponents = Against the opponents
statistics-legend = The percentage counts a win as one and a draw as a half. The bar shows games won, drawn and lost.
statistics-none = No game played yet
statistics-as-first = Playing first: { $won } won, { $drawn } drawn, { $lost } lost
statistics-as-second = Playing second: { $won } won, { $drawn } drawn, { $lost } lost
statistics-other = Also
statistics-two = Games of two people, or watched
statistics-hints = Hints taken
statistics-tutorial = Slides of the tutorial done
statistics-puzzles = Puzzles solved
statistics-puzzle-rating = Rating at puzzles
statistics-of = { $done } of { $of }
statistics-reset = Clear the statistics
statistics-results = Results
statistics-people = Players
statistics-rankings = Top lists
statistics-all-variants = All rule sets
statistics-tables = Learning tables emptied
statistics-learned = What opponents have learned from your games
statistics-learned-show = Show the positions
statistics-learned-mancala = The houses in the direction of sowing, from the one where the move must begin (*). Then what the player to move will still win more than the other, in seeds, and how many moves deep that was looked at; where a sign stands instead of that number, it is proved.
statistics-learned-empty = Empty the tables

# Who plays at this machine
people-who = Who is playing?
people-note = What is played counts for the chosen player, who also has unfinished games of his own. Nothing leaves this machine.
people-unnamed = Player { $number }
people-about = { $played ->
    [0] No game played yet
    [one] { $played } game: { $won } won, { $drawn } drawn, { $lost } lost
   *[other] { $played } games: { $won } won, { $drawn } drawn, { $lost } lost
}
people-new = New player
people-name = Name
people-remove = Remove this player
rankings-all-games = All games
rankings-played = Most games
rankings-won = Most wins
rankings-lost = Most losses
rankings-drawn = Most draws
rankings-tables = Most learning tables emptied
rankings-nobody = Nobody yet

# Questions
confirm-cancel = Cancel
confirm-resign = Resign? The game is then lost.
confirm-resign-yes = Resign
confirm-agree = The game ends in a draw if both of you agree.
confirm-agree-yes = We agree
confirm-reset-statistics = All results, tutorial progress and solved puzzles will be forgotten. This cannot be undone.
confirm-reset-statistics-yes = Clear
confirm-empty-tables = The opponents forget what these tables hold from your games, and begin to learn anew. This cannot be undone.
confirm-empty-tables-yes = Empty
confirm-remove-profile = The chosen player is removed, with all results, unfinished games, tutorial progress and solved puzzles. This cannot be undone.
confirm-remove-profile-yes = Remove
confirm-restore = Settings, statistics and unfinished games of this place will be replaced by those that were read. The replaced ones are kept as replaced.ron.
confirm-restore-yes = Bring back

# Help
help = Help
help-controls = Controls
help-controls-note = Everything can be done with a mouse, a finger, a keyboard or a gamepad alone.
help-keyboard = Keyboard
help-gamepad = Gamepad
help-about = About
help-do-move = Point at a place on the board
help-do-move-point = Move the pointer there.
help-do-choose = Choose it
help-do-choose-point = Click or tap. Two places that belong together can also be joined by dragging.
help-do-cancel = Take the choice back; open the menu; go back
help-do-cancel-point = Click or tap beside the board.
help-do-cycle = The place before, the next place
help-do-undo = Take a move back
help-do-undo-point = The curved arrow below the moves.
help-do-redo = Play it again
help-do-hint = Show a good move
help-do-hint-point = The lamp below the moves.
help-do-theory = Show or hide the theory of the position
help-do-review = Look through the finished game
help-do-analyse = In chess without an opponent: show or hide what the engine thinks
help-do-analyse-point = The graph below the moves. A move of a line is played by a click.
help-do-explore = In the review of chess: try out other moves, and go back to the game
help-do-explore-point = The pencil beside the steps.
help-do-instead = In a free analysis of chess: what else could have been played
help-do-instead-point = Click a move of the list.
help-do-promote = In a free analysis of chess: put this line before the one from which it parts
help-do-promote-point = The button below the list.
help-do-prune = In a free analysis of chess: delete this move and what follows
help-do-prune-point = The button below the list.
help-do-step = In a review, the tutorial or a puzzle: one step back or on
help-do-step-point = The arrow buttons, or click any move in the list.
help-do-pause = Pause the clocks, and go on
help-do-pause-point = The button above the state of the game.
help-do-draw = Offer, agree on or claim a draw, or end a game in which nothing happens
help-do-draw-point = The button above the state of the game.
help-do-resign = Resign
help-do-resign-point = The button above the state of the game.
help-do-transfer = Save, copy, paste and open games and positions
help-do-transfer-point = The button with three lines above the state of the game.
help-do-jump = In TwixT: let the cursor jump by a knight’s move, to the right-hand side of the arrow (Shift) or to the left-hand one (Alt)
help-do-jump-point = Point at the hole.
help-do-zoom = In TwixT: bring the board nearer, or see all of it
help-do-zoom-point = Turn the wheel, or use two fingers; then drag the board.
help-do-turn = In chess: see the board from the other side
help-do-turn-point = The two arrows below the moves.
help-do-type = In chess: type a move, such as Nf3 or e2e4, and confirm it with Enter
help-do-type-point = The field in the panel.
help-do-ahead = In chess: decide a move while the opponent thinks. It is made as soon as it can be
help-do-ahead-point = As any other move. A click elsewhere takes it back.
help-do-sketch = Draw arrows and rings on the board, to think with
help-do-sketch-point = Drag or click with the right button; Shift and Alt change the colour. A usual click wipes them away.
help-do-again = Play again
help-do-focus = From control to control
help-do-window = Full screen; silent

# Keys
key-arrows = Arrow keys
key-dpad = Directional pad
key-enter = Enter
key-space = Space
key-escape = Esc
key-tab = Tab
key-ctrl-z = Ctrl + Z
key-ctrl-y = Ctrl + Y
key-left = Left
key-right = Right
key-start = Start
key-select = Select

# About
about-heading = Parlour { $version }
about-what = Six classic games of thought, with honest opponents: no opponent sees more than you may see.
about-licence = Free software, under the MIT licence or the Apache licence 2.0, as you like.
about-fonts = Set in Fira Sans by Carrois and Edenspiekermann, under the SIL Open Font Licence 1.1.
about-art = Pictures, sounds and music were made for Parlour and are under its own licence.
about-made-with = Made with Bevy and egui, in Rust.

# Notices
notice-dismiss = Dismiss
notice-link = This link asks for something that Parlour does not know, and goes on without it: { $parts }
notice-file-damaged = The file { $file } could not be read. It was kept as { $kept }, and Parlour goes on without it.
notice-file-newer = The file { $file } comes from a later Parlour. It was kept as { $kept }, and Parlour goes on without it.
notice-storage-fails = Nothing can be saved at the moment: { $error }
notice-backup-copied = Everything that is kept is on the clipboard now.
notice-backup-saved = Everything that is kept was saved as { $place }.
notice-backup-downloaded = Everything that is kept goes into your downloads as parlour.txt.
notice-backup-restored = Settings, statistics and unfinished games were brought back.
notice-backup-empty = Nothing is kept yet: all settings are the usual ones, and nothing has been played.
notice-backup-damaged = This is no text that Parlour saved, or a part of it is damaged. Nothing was changed.
notice-backup-newer = This text comes from a later Parlour. Nothing was changed.
notice-backup-failed = This did not work, and nothing was changed. { $error }
notice-no-dialog = No dialog for files could be opened here. Drop the file on this window instead, or paste its text.

# The page of the browser, before and after the program
page-loading = Loading …
page-fault = Parlour had to stop
page-fault-words = The game on the table is kept. Reload the page to go on.
page-no-drawing = Parlour draws with WebGL 2, which this browser does not offer or has switched off.
page-lost-drawing = The browser took the graphics away from Parlour.
page-no-clipboard = This browser does not let the page use the clipboard.
page-reload = Reload
page-rescue = Save everything as a file
