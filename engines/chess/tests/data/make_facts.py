"""Records what PyPI `chess` 1.11.2 says of random positions, for tests/recorded.rs.

    pip install chess==1.11.2 && python3 make_facts.py > facts.txt

Each line: variant; FEN as the library writes it (X-FEN for Chess960); flags; UCI=SAN of every legal move, sorted by UCI.
Flags: m mate, s stalemate, i insufficient material, W/B White/Black cannot mate, - none.
"""
import random

import chess

assert chess.__version__ == "1.11.2"
random.seed(1886)


def facts(board, variant):
    flags = ""
    flags += "m" if board.is_checkmate() else ""
    flags += "s" if board.is_stalemate() else ""
    flags += "i" if board.is_insufficient_material() else ""
    flags += "W" if board.has_insufficient_material(chess.WHITE) else ""
    flags += "B" if board.has_insufficient_material(chess.BLACK) else ""
    moves = sorted(f"{move.uci()}={board.san(move)}" for move in board.legal_moves)
    print(f"{variant};{board.fen(en_passant='legal')};{flags or '-'};{' '.join(moves)}")


def play(board, variant):
    """Plays at random, captures preferred now and then so that endings are reached, and records a few positions."""
    while not board.is_game_over() and board.ply() < 300:
        moves = list(board.legal_moves)
        captures = [move for move in moves if board.is_capture(move)]
        pick = captures if captures and random.random() < 0.3 else moves
        board.push(random.choice(pick))
        if random.random() < 0.03:
            facts(board, variant)
    facts(board, variant)


for _ in range(40):
    play(chess.Board(), "standard")
for _ in range(25):
    play(chess.Board.from_chess960_pos(random.randrange(960)), "chess960")
