"""What a field is worth: how likely the next throw leads where there is something to be had."""

from functools import cache

from igroteka.games.clockwork.board import TOWERS, YARDS, is_yard
from igroteka.games.clockwork.dice import THROWS, is_special
from igroteka.games.clockwork.options import Options
from igroteka.games.clockwork.state import State
from igroteka.games.clockwork.ways import ways

STEPS_A_TURN = 8


def full_yards(state: State) -> frozenset[int]:
    """The scrapyards that still have cards."""
    return frozenset([yard for yard, pile in enumerate(state.piles, 1) if pile])


@cache
def chances(options: Options, here: int, yards: frozenset[int]) -> tuple[float, float, float]:
    """That the next throw can end at the Towers only, at one of the yards only, or at either."""
    counts = {(True, False): 0, (False, True): 0, (True, True): 0, (False, False): 0}
    for throw in THROWS:
        goals = reached(options, here, (throw.one, throw.two))
        counts[TOWERS in goals, not yards.isdisjoint(goals)] += 1
    towers, yard, either = counts[True, False], counts[False, True], counts[True, True]
    return towers / len(THROWS), yard / len(THROWS), either / len(THROWS)


def reached(options: Options, here: int, dice: tuple[int, int]) -> set[int]:
    """The places a throw leads to, if nobody stands in the way."""
    goals = set(ways(options.gait, here, sum(dice)))
    if not is_special(dice):
        return goals
    if here != TOWERS:
        goals.add(TOWERS)
    kind = options.special_throw
    if kind == "instead" or (kind == "instead_from_scrapyard" and is_yard(here)):
        goals.update(YARDS)
    return goals
