"""Levels at Clockwork: whoever remembers more and slips less escapes more often."""

from collections import Counter
from itertools import permutations
from math import sqrt

from .test_clockwork import play

LEVELS = ("greedy:strong", "greedy:standard", "greedy:easy", "random")
GAMES = 48
SIGMAS = 3.72


def test_the_better_level_escapes_first() -> None:
    """Two games at each order around the table; the best of four equals would win a quarter."""
    won: Counter[str] = Counter()
    for number, order in enumerate([*permutations(LEVELS)] * 2):
        for seat in play(order, f"levels {number}").outcome.winners:
            won[order[seat]] += 1
    assert won["greedy:strong"] > GAMES / 4 + SIGMAS * sqrt(GAMES * 3 / 16)
    assert won["greedy:strong"] > won["greedy:standard"] > won["random"]
    assert won["greedy:easy"] >= won["random"]
