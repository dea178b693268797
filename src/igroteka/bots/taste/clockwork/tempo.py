"""What a field is worth: how likely the next throw leads where there is something to be had."""

from functools import cache

from igroteka.games.clockwork.board import TOWERS, YARDS, is_yard
from igroteka.games.clockwork.dice import THROWS, is_special
from igroteka.games.clockwork.options import Options
from igroteka.games.clockwork.ways import ways

STEPS_A_TURN = 8

# That the next throw can end at the Towers only, at a yard with cards only, or at either.
Chances = tuple[float, float, float]


class Reach:
    """Where the next throw leads from each field, counted once for each field that is asked for."""

    def __init__(self, options: Options, yards: frozenset[int]) -> None:
        self.options, self.yards = options, yards
        self.known: dict[int, Chances] = {}

    def at(self, here: int) -> Chances:
        if here not in self.known:
            self.known[here] = self.chances(here)
        return self.known[here]

    def chances(self, here: int) -> Chances:
        counts = {(True, False): 0, (False, True): 0, (True, True): 0, (False, False): 0}
        for throw in THROWS:
            goals = reached(self.options, here, (throw.one, throw.two))
            counts[TOWERS in goals, not self.yards.isdisjoint(goals)] += 1
        towers, yard, either = counts[True, False], counts[False, True], counts[True, True]
        return towers / len(THROWS), yard / len(THROWS), either / len(THROWS)


@cache
def reach(options: Options, full: tuple[bool, ...]) -> Reach:
    """While these scrapyards still have cards."""
    return Reach(options, frozenset([yard for yard, has in enumerate(full, 1) if has]))


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
