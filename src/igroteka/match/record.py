"""A match as a file: header, entries and, once it is over, the seed."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from igroteka.kernel import BadLog, BadMessage, BadOption, BadText, Game, convert

from .entries import AnyEntry, Played, RawEntry, RawPlayed
from .header import Header
from .match import Match
from .turns import turn_ms

# Whatever rules may stumble over when a log was not made by them.
STUMBLES = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


class BadStep(BadLog):
    """The log is good up to this step."""

    def __init__(self, step: int, reason: str) -> None:
        super().__init__(f"step {step} {reason}")
        self.step, self.reason = step, reason


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
    match, fault = as_far_as_it_goes(game, header, entries, seed)
    if fault is not None:
        raise fault
    return match


def as_far_as_it_goes(
    game: Game[Any, Any, Any], header: Header, entries: Iterable[RawEntry], seed: str | None
) -> tuple[Match[Any, Any], BadStep | None]:
    """The match up to the step that does not replay, and why that one does not."""
    match = started(game, fitting(game, header), seed)
    for step, raw in enumerate(entries):
        try:
            if raw.at_ms < match.now_ms:
                raise ValueError(f"at {raw.at_ms} ms, earlier than the step before")
            match.append(read_entry(game, raw))
        except (BadMessage, *STUMBLES) as error:
            versions = f"rules {header.version}, here {game.version}"
            why = str(error) or type(error).__name__
            fault = BadStep(step, f"does not replay ({versions}): {why}")
            fault.__cause__ = error
            return match, fault
    return match, None


def started(game: Game[Any, Any, Any], header: Header, seed: str | None) -> Match[Any, Any]:
    try:
        return Match(game, header, seed)
    except BadText as error:
        raise BadLog(f"the position it starts from: {error}") from error


def fitting(game: Game[Any, Any, Any], header: Header) -> Header:
    """The header as these rules read it: options that came later have their default."""
    if header.game != game.id:
        raise BadLog(f"a record of {header.game!r}, not of {game.id!r}")
    try:
        turn_ms(header.pace)
        return replace(header, options=game.settle(header.seats, header.options))
    except BadOption as error:
        raise BadLog(f"the header does not fit rules {game.version}: {error}") from error


def record_of(match: Match[Any, Any], names: tuple[str, ...] = ()) -> Record:
    """The whole match, seed and all: for one that is over, or for those who may see everything."""
    entries = tuple(raw_entry(entry) for entry in match.log)
    return Record(match.header, entries, match.seed, names)


def raw_entry(entry: AnyEntry) -> RawEntry:
    if not isinstance(entry, Played):
        return entry
    return RawPlayed(entry.at_ms, entry.seat, to_builtins(entry.action))
