"""A peer to stand beside: Catanatron, random play, on the same machine in the same run."""

import random
import time

from .speed import Speed

PLAYERS = 4


def catanatron(seconds: float) -> Speed | None:
    """Every action its players took counts, dice included, which is generous; None if absent."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None
    random.seed(1)
    colours = list(Color)[:PLAYERS]
    Game([RandomPlayer(colour) for colour in colours]).play()
    moves = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        moves += len(game.state.actions)
        games += 1
    return Speed("catanatron", games, moves, round(spent, 3), round(moves / spent, 1))
