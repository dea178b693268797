"""The hunt for dead ends: random games that crash, stop without an end, or never end."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from igroteka.kernel import Game, Listener, stream

from .frames import frame
from .fresh import new_match
from .match import Match
from .record import Record, record_of
from .wander import wander

Kind = Literal["crash", "nobody-active", "too-long"]


class DeadEnd(Struct, frozen=True):
    """What was found, and the match so far as a record that can be replayed."""

    kind: Kind
    text: str
    record: Record


def fuzz_one(
    game: Game[Any, Any, Any], seats: int, options: Mapping[str, str], seed: str
) -> DeadEnd | None:
    """One random game, with every frame of every seat made on the way."""
    match = new_match(game, seats, dict(options), seed)
    rng, bound = stream(seed, "fuzz"), game.bound(match.state)
    while match.step <= bound:
        try:
            told = Listener()
            moved = wander(match, rng, told)
            for seat in (*match.seats, None):
                frame(match, seat, told)
        except Exception as error:  # noqa: BLE001 - whatever the rules raise is the find
            return dead_end(match, "crash", f"{type(error).__name__}: {error}")
        if not moved:
            break
    if match.step > bound:
        return dead_end(match, "too-long", f"more than {bound} entries")
    if match.outcome() is None:
        return dead_end(match, "nobody-active", "nobody may act, yet it is not over")
    return None


def dead_end(match: Match[Any, Any], kind: Kind, text: str) -> DeadEnd:
    return DeadEnd(kind, f"step {match.step}: {text}", record_of(match))
