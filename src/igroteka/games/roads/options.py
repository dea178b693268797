"""How Roads is set up: variant, size of the deck, lanes, field and border."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from igroteka.kernel import BadOption, Option, settle

PAGE = (6, 8)
SPREAD = (12, 8)
SPREAD_FROM_PLAYERS = 4
MOST_PLAYERS = 6
FIELD_SIDE = "([3-9]|1[0-9]|20)"

Variant = Literal["duel", "newspaper", "heap"]


class Options(Struct, frozen=True):
    """`width` and `height` are 0 where the table is endless."""

    variant: Variant
    cards: int
    lanes: bool
    width: int
    height: int
    open_border: bool

    @property
    def bounded(self) -> bool:
        return self.width > 0


def choices(seats: int) -> tuple[Option, ...]:
    fields = ("spread", "page") if seats >= SPREAD_FROM_PLAYERS else ("page", "spread")
    variants = ("duel", "newspaper", "heap") if seats == 2 else ("newspaper", "heap")
    return (
        Option("variant", variants),
        Option("cards", ("24", "40", "12")),
        Option("lanes", ("off", "on")),
        Option("field", fields, pattern=f"{FIELD_SIDE}x{FIELD_SIDE}", hint="3x3 … 20x20"),
        Option("border", ("beige", "open")),
    )


def settled(seats: int, given: Mapping[str, str]) -> dict[str, str]:
    if not 2 <= seats <= MOST_PLAYERS:
        raise BadOption("seats", f"two to {MOST_PLAYERS} players, not {seats} (R-P3)")
    if seats != 2 and given.get("variant") == "duel":
        raise BadOption("variant", f"the duel is for two players, not {seats} (R-P3)")
    chosen = settle(choices(seats), given)
    if chosen["variant"] == "duel" and chosen["lanes"] == "on" and chosen["cards"] != "24":
        raise BadOption("cards", "the duel with lanes is played with 24 a player only (R-L2)")
    return chosen


def read(chosen: Mapping[str, str]) -> Options:
    bounded = chosen["variant"] == "newspaper"
    width, height = _field(chosen["field"]) if bounded else (0, 0)
    return Options(
        variant=chosen["variant"],  # type: ignore[arg-type]
        cards=int(chosen["cards"]),
        lanes=chosen["lanes"] == "on",
        width=width,
        height=height,
        open_border=bounded and chosen["border"] == "open",
    )


def _field(name: str) -> tuple[int, int]:
    if name == "page":
        return PAGE
    if name == "spread":
        return SPREAD
    width, height = name.split("x")
    return int(width), int(height)
