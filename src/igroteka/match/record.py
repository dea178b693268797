"""A match as a file: header, entries and, once it is over, the seed."""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from igroteka.kernel import BadLog, BadMessage, Game, convert

from .entries import AnyEntry, Played, RawEntry, RawPlayed
from .header import Header
from .match import Match


class Record(Struct, frozen=True):
    """`names` are for people; `seed` is null while the match runs."""

    header: Header
    entries: tuple[RawEntry, ...]
    seed: str | None = None
    names: tuple[str, ...] = ()
    format: Literal["igroteka-record/1"] = "igroteka-record/1"


def read_entry(game: Game[Any, Any, Any], raw: RawEntry) -> AnyEntry:
    if not isinstance(raw, RawPlayed):
        return raw
    return Played(raw.at_ms, raw.seat, convert(raw.action, game.action_type))


def rebuild(
    game: Game[Any, Any, Any], header: Header, entries: Sequence[RawEntry], seed: str | None = None
) -> Match[Any, Any]:
    """The match as its log tells it; BadLog names the step that does not replay."""
    if header.game != game.id:
        raise BadLog(f"a record of {header.game!r}, not of {game.id!r}")
    match = Match(game, header, seed)
    for step, raw in enumerate(entries):
        try:
            match.append(read_entry(game, raw))
        except (BadMessage, LookupError, ValueError, TypeError) as error:
            versions = f"rules {header.version}, here {game.version}"
            raise BadLog(f"step {step} does not replay ({versions}): {error}") from error
    return match
