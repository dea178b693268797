"""How Clockwork is set up: an edition, or its parts one by one (C-V1 to C-V10)."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Literal

from msgspec import Struct, convert

from igroteka.kernel import BadOption, Option, settle

FEWEST_PLAYERS, MOST_PLAYERS = 2, 4
AS_PRINTED = "edition"

PARTS: dict[str, tuple[str, ...]] = {
    "entry_scrapyard": ("or_more", "exact"),
    "entry_towers": ("or_more", "exact"),
    "special_throw": ("instead", "instead_from_scrapyard", "after"),
    "scrap_given": ("out", "table"),
    "end_special": ("either", "both"),
    "low_hand": ("keep", "may_discard"),
    "wrong_pick": ("in_place", "anywhere"),
    "yard_challenge": ("any_arrival", "exact_throw"),
    "counter": ("no_card", "no_scrap_either"),
    "start_throw": ("two_dice", "one_die"),
    "reversals": ("0", "1"),
}


class Gait(Struct, frozen=True):
    """How one walks: entering only by exact count, and how often one may turn back."""

    yards_exact: bool = False
    towers_exact: bool = False
    reversals: int = 0


class Options(Struct, frozen=True):
    edition: str
    gait: Gait
    special_throw: Literal["instead", "instead_from_scrapyard", "after"]
    scrap_given: Literal["out", "table"]
    end_special: Literal["either", "both"]
    low_hand: Literal["keep", "may_discard"]
    wrong_pick: Literal["in_place", "anywhere"]
    yard_challenge: Literal["any_arrival", "exact_throw"]
    counter: Literal["no_card", "no_scrap_either"]
    start_dice: int


def _editions() -> dict[str, dict[str, str]]:
    printed = tomllib.loads(files(__package__).joinpath("editions.toml").read_text())
    return {name: {**printed["en"], **differs} for name, differs in printed.items()}


EDITIONS = _editions()


def choices() -> tuple[Option, ...]:
    """Each part is as the edition has it, unless chosen by itself."""
    parts = (Option(name, (AS_PRINTED, *values)) for name, values in PARTS.items())
    return (Option("edition", tuple(EDITIONS)), *parts)


def settled(seats: int, given: Mapping[str, str]) -> dict[str, str]:
    if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
        span = f"{FEWEST_PLAYERS} to {MOST_PLAYERS}"
        raise BadOption("seats", f"{span} players, not {seats} (C-C1)")
    return settle(choices(), given)


def read(chosen: Mapping[str, str]) -> Options:
    printed = EDITIONS[chosen["edition"]]
    part = {n: printed[n] if chosen[n] == AS_PRINTED else chosen[n] for n in PARTS}
    gait = Gait(
        part["entry_scrapyard"] == "exact",
        part["entry_towers"] == "exact",
        int(part["reversals"]),
    )
    dice = 1 if part["start_throw"] == "one_die" else 2
    return convert({**chosen, **part, "gait": gait, "start_dice": dice}, Options)
