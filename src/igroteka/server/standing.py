"""How a match stands, whoever asks: worked out from its log once, and kept with its step."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Engine, select

from igroteka.games import SHELF
from igroteka.kernel import Outcome, Seat, encode
from igroteka.match import Fault, Header, Match

from . import schema
from .stored import as_it_is, readable
from .tokens import fingerprint
from .wire_lobby import Why
from .writer import Write, Writer

NEW_STANDING = schema.put(schema.standings)
_ENTRIES = (
    select(schema.entries.c.step)
    .where(schema.entries.c.match == schema.matches.c.id)
    .order_by(schema.entries.c.step.desc())
    .limit(1)
)
_HEADS = (
    select(
        schema.matches.c.id,
        as_it_is(schema.matches.c.header),
        schema.matches.c.created,
        _ENTRIES.scalar_subquery().label("last"),
        _ENTRIES.with_only_columns(schema.entries.c.at).scalar_subquery().label("at"),
        schema.rounds.c.next,
        as_it_is(schema.standings.c.data),
        schema.standings.c.step.label("stood"),
    )
    .outerjoin(schema.rounds, schema.rounds.c.match == schema.matches.c.id)
    .outerjoin(schema.standings, schema.standings.c.match == schema.matches.c.id)
)


class Standing(Struct, frozen=True):
    """`minds` are the seats that bots play; `left_ms` is what is left of each seat's own time.

    `rules` are those it was judged by: others may close it.
    """

    step: int
    active: tuple[Seat, ...]
    minds: tuple[Seat, ...]
    bots: dict[Seat, str]
    resigned: tuple[Seat, ...]
    outcome: Outcome | None
    left_ms: dict[Seat, int]
    rules: int = 0
    closed: Why = ""


class Asleep(Struct, frozen=True):
    """A match on disk, and who sits there by name; nothing is known of one that played on since."""

    match: str
    header: Header
    names: dict[Seat, str]
    touched: int
    followed: bool
    steps: int
    standing: Standing | None


def standing_of(
    match: Match[Any, Any], now_ms: int | None = None, fault: Fault | None = None
) -> Standing:
    now = match.now_ms if now_ms is None else now_ms
    return Standing(
        step=match.step,
        active=match.active(),
        minds=tuple(match.minds),
        bots=match.bots,
        resigned=tuple(match.resigned),
        outcome=match.outcome(),
        left_ms={seat: clock.left(now) for seat, clock in match.turns.items()},
        rules=match.game.version,
        closed=fault.why if fault else "",
    )


class Standings:
    """All tables of a shelf in three questions, however many they are."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.engine, self.writer = engine, writer

    def keep(self, match: str, steps: int, standing: Standing) -> None:
        """After so many steps on disk; its loss costs a match played through."""
        row = {"match": match, "step": steps, "data": encode(standing)}
        self.writer.put(Write([(NEW_STANDING, row)], lambda _: None))

    def held(self, tokens: Sequence[str]) -> list[tuple[str, Seat | None]]:
        keys = [fingerprint(token) for token in tokens]
        held = select(schema.tokens.c.match, schema.tokens.c.seat)
        with self.engine.connect() as connection:
            rows = connection.execute(held.where(schema.tokens.c.fingerprint.in_(keys))).all()
        return [(row.match, row.seat) for row in rows]

    def asleep(self, matches: Sequence[str]) -> list[Asleep]:
        sitting = select(schema.seats).where(schema.seats.c.match.in_(matches))
        with self.engine.connect() as connection:
            heads = connection.execute(_HEADS.where(schema.matches.c.id.in_(matches))).all()
            seats = connection.execute(sitting.order_by(schema.seats.c.seat)).all()
        names: dict[str, dict[Seat, str]] = {head.id: {} for head in heads}
        for row in seats:
            names[row.match][row.seat] = row.name
        found = ((head, readable(head.header, Header)) for head in heads)
        return [
            Asleep(
                match=head.id,
                header=header,
                names=names[head.id],
                touched=head.created if head.at is None else head.at,
                followed=head.next is not None,
                steps=0 if head.last is None else head.last + 1,
                standing=newest(head, header),
            )
            for head, header in found
            if header is not None
        ]


def newest(head: Any, header: Header) -> Standing | None:
    """What was kept, if nothing has happened since, to the match or to its rules."""
    found = readable(head.data, Standing)
    steps = 0 if head.last is None else head.last + 1
    if found is None or head.stood != steps:
        return None
    rules = SHELF[header.game].version if header.game in SHELF else 0
    return found if found.outcome or found.rules == rules else None
