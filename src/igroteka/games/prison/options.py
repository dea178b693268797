"""How Prison is set up: solo by level and Sight, or a duel of two (P-2.1, P-12.1, P-D1)."""

from collections.abc import Mapping

from igroteka.kernel import BadOption, Option, settle

from .icons import EASY_TO_HARD, LEVELS, PINK

SOLO, DUEL = 1, 2
ONLY_SOLO = ("level", "sight")
LEVEL = Option("level", tuple(LEVELS[n] for n in EASY_TO_HARD), usual=LEVELS[PINK])


def choices(seats: int) -> tuple[Option, ...]:
    """Who sits there says which game it is; a duel has no levels and no Sight."""
    if seats == DUEL:
        return (Option("game", ("duel",)),)
    return (Option("game", ("solo",)), LEVEL, Option("sight", ("off", "on")))


def settled(seats: int, given: Mapping[str, str]) -> dict[str, str]:
    if not SOLO <= seats <= DUEL:
        raise BadOption("seats", f"one player, or two in a duel, not {seats} (P-D1)")
    if seats == SOLO and given.get("game") == "duel":
        raise BadOption("game", "a duel is for two players, not 1 (P-D1)")
    if seats == DUEL and given.get("game") == "solo":
        raise BadOption("game", "the solo game is for one player, not 2 (P-D1)")
    for name in ONLY_SOLO if seats == DUEL else ():
        if name in given:
            raise BadOption(name, "only the solo game has it, not a duel (P-D1)")
    return settle(choices(seats), given)
