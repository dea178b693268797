"""An Elo-like scale: 400 points are odds of ten to one (Bradley and Terry's model)."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from math import log10

from .ledger import Line, Task

MIDDLE = 1500
ROUNDS = 200
# A drawn game against everybody: keeps a bot that never lost on the scale.
PRIOR = 0.5


def ratings(bots: Sequence[str], todo: Sequence[Task], lines: Sequence[Line]) -> dict[str, int]:
    points = met(todo, lines)
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        strength = _better_fit(strength, points)
    middle = sum(log10(force) for force in strength.values()) / len(strength)
    return {bot: round(MIDDLE + 400 * (log10(force) - middle)) for bot, force in strength.items()}


def met(todo: Sequence[Task], lines: Sequence[Line]) -> dict[tuple[str, str], float]:
    """How many points each bot took off each other; a game without a winner is half each."""
    points: dict[tuple[str, str], float] = defaultdict(float)
    for task, line in zip(todo, lines, strict=True):
        for one, other in combinations(range(len(task.bots)), 2):
            first, second = task.bots[one], task.bots[other]
            if first == second:
                continue
            won = ((one in line.winners) - (other in line.winners) + 1) / 2
            points[first, second] += won
            points[second, first] += 1 - won
    return points


def _better_fit(
    strength: dict[str, float], points: dict[tuple[str, str], float]
) -> dict[str, float]:
    fitted = {}
    for bot, force in strength.items():
        won = due = 0.0
        for other, against in strength.items():
            if other == bot:
                continue
            mine, theirs = points[bot, other] + PRIOR, points[other, bot] + PRIOR
            won += mine
            due += (mine + theirs) / (force + against)
        fitted[bot] = won / due
    return fitted
