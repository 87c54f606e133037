"""Records random games of OpenSpiel's mancala and oware, to be compared with Parlour's rules.

Needs `pip install open_spiel` (the files here are of version 2.0.2, licence Apache-2.0). Writes `mancala.txt` and
`oware.txt` beside itself: one game a line. Every move is two characters: the pit, a to f for the first player and A to F
for the second, and the set of legal pits as one of 64 characters. Then the stores of both and what is left in the pits.
"""

import pathlib
import random
import re

import pyspiel

GAMES = 1200
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def play(name, chance):
    state = pyspiel.load_game(name).new_initial_state()
    moves = ""
    while not state.is_terminal():
        player, legal = state.current_player(), state.legal_actions()
        first = 0 if name == "oware" else (1, 8)[player]
        action = chance.choice(legal)
        mask = sum(1 << (other - first) for other in legal)
        moves += ("abcdef", "ABCDEF")[player][action - first] + ALPHABET[mask]
        state.apply_action(action)
    numbers = [int(number) for number in re.findall(r"\d+", str(state).split("Current")[0])]
    if name == "mancala":
        far, (second, first), near = numbers[:6], numbers[6:8], numbers[8:14]
        pits = near + far[::-1]
    else:
        second, first, pits = numbers[1], numbers[-1], [0] * 12
    return f"{moves} {first},{second} {','.join(map(str, pits))}\n"


for name in ["mancala", "oware"]:
    chance = random.Random(2026)
    path = pathlib.Path(__file__).with_name(f"{name}.txt")
    path.write_text("".join(play(name, chance) for _ in range(GAMES)))
