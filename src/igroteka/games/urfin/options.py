"""How Urfin is set up: which game, which bag, which sand, which map."""

from collections.abc import Mapping

from igroteka.kernel import BadOption, Option, settle

from .map import MAPS, SIGNPOSTS, BadMap, read_map
from .puzzles import PUZZLES
from .settings import Settings

FEWEST_PLAYERS, MOST_PLAYERS = 1, 4
OFF, ON = "off", "on"
SAND = ("60", "30", "90", "120", "180", OFF)
ANY_SAND = "[3-9][0-9]|1[0-7][0-9]|180"
A_TEXT = r"(?s).*\n.*"


def choices() -> tuple[Option, ...]:
    return (
        Option("game", ("basic", "adult")),
        Option("bag", ("touch", "blind")),
        Option("sand", SAND, ANY_SAND, "30…180"),
        # Soldiers of the grown-up game start at the map's edge (U-A3).
        Option("signposts", tuple(map(str, SIGNPOSTS)), moot={"game": "adult"}),
        Option("steady_hands", (ON, OFF)),
        Option("slow_breaking", (OFF, ON)),
        Option("trial", (OFF, ON)),
        Option("map", MAPS, A_TEXT, "a map's text", upload=True),
        Option("puzzle", (OFF, *PUZZLES)),
    )


def settled(seats: int, given: Mapping[str, str]) -> dict[str, str]:
    if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
        raise BadOption("seats", f"{FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {seats} (U-D2)")
    chosen = settle(choices(), given)
    if chosen["puzzle"] != OFF:
        return {**chosen, **_as_the_puzzle_is(chosen["puzzle"])}
    if chosen["map"] not in MAPS:
        _look_over(chosen["map"])
    return chosen


def _as_the_puzzle_is(puzzle: str) -> dict[str, str]:
    """A position of the basic game on its own map, with all the time one wants.

    Its solutions are counted with steady hands, and a bump breaks at no cost (U-B9, U-M3).
    """
    kept = {"game": "basic", "sand": OFF, "trial": OFF, "steady_hands": ON, "slow_breaking": OFF}
    return {**kept, "map": PUZZLES[puzzle].map}


def _look_over(text: str) -> None:
    try:
        read_map(text)
    except BadMap as error:
        raise BadOption("map", str(error), error.refusal) from error


def read(chosen: Mapping[str, str]) -> Settings:
    return Settings(
        game="adult" if chosen["game"] == "adult" else "basic",
        bag="blind" if chosen["bag"] == "blind" else "touch",
        sand=0 if chosen["sand"] == OFF else int(chosen["sand"]),
        signposts=int(chosen["signposts"]),
        steady_hands=chosen["steady_hands"] == ON,
        slow_breaking=chosen["slow_breaking"] == ON,
        trial=chosen["trial"] == ON,
        puzzle="" if chosen["puzzle"] == OFF else chosen["puzzle"],
    )
