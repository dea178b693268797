"""How Skyscraper is set up: the hands (S-H3)."""

from collections.abc import Mapping
from importlib.util import find_spec

from igroteka.kernel import BadOption, Option, settle

FEWEST_PLAYERS, MOST_PLAYERS = 2, 4
CALM = "calm"


def has_physics() -> bool:
    return find_spec("mujoco") is not None


def choices() -> tuple[Option, ...]:
    """Without the simulator only the calm game can be played."""
    hands = ("forgiving", "real", CALM) if has_physics() else (CALM,)
    return (Option("hands", hands),)


def settled(seats: int, given: Mapping[str, str]) -> dict[str, str]:
    if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
        raise BadOption("seats", f"{FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {seats} (S-C2)")
    wanted = given.get("hands", "")
    if wanted in ("forgiving", "real") and not has_physics():
        raise BadOption("hands", f"{wanted} needs the simulator: install igroteka[physics] (S-H1)")
    return settle(choices(), given)
