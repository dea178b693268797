"""Another round: the same people at a new table, with what they said and how they stand."""

import asyncio
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from igroteka.kernel import Outcome, Seat
from igroteka.match import Handed, Match, new_match

from .awaiting import written
from .store import wall_ms
from .stored import Round, Sitter, Stored
from .tokens import new_table_id
from .troubles import InTrouble, not_allowed
from .wire_chat import ChatLine
from .wire_lobby import Onward, Tally

if TYPE_CHECKING:
    from .table import Table
    from .tables import Tables


def counted(before: Tally | None, outcome: Outcome | None, seats: int) -> Tally | None:
    """With the match that has just ended; nothing before the first one has."""
    if outcome is None:
        return before
    so_far = before or Tally(0, (0,) * seats)
    wins = tuple(won + (seat in outcome.winners) for seat, won in enumerate(so_far.wins))
    return Tally(so_far.rounds + 1, wins)


async def another_round(tables: "Tables", table: "Table", by: Seat, rotate: bool) -> Onward:
    """One table for all who sat there: whoever asks later is told of the first one's."""
    if not table.match.outcome() and not table.match.closed:
        raise not_allowed("another round comes when this one is over")
    if table.onward is None:
        task = tables.rounds.get(table.id)
        if task is None:
            task = asyncio.create_task(go_on(tables, table, by, rotate))
            tables.rounds[table.id] = task
        table.onward = await asyncio.shield(task)
    return table.onward


async def go_on(tables: "Tables", table: "Table", by: Seat, rotate: bool) -> Onward:
    store = tables.house.store
    try:
        # The table may have slept since somebody asked.
        known = await asyncio.to_thread(store.onward, table.id)
        if known is not None:
            return known
        match, stored, after = next_round(table, by, rotate, tables.house.seeds())
        try:
            await written(lambda done: store.create(stored, match, done, after))
        except InTrouble:
            # Another house may have been first.
            known = await asyncio.to_thread(store.onward, table.id) if store.shared else None
            if known is None:
                raise
            return known
        tables.tell_of(stored, match)
        new = await tables.met(tables.wake_up(stored, match))
        new.pacing.keep_time()
        table.onward = Onward(stored.id, after.by, after.seats)
        table.tell_seats()
        return table.onward
    finally:
        del tables.rounds[table.id]


def places(seats: int, rotate: bool) -> tuple[Seat, ...]:
    """Where each seat sits next."""
    return tuple(Seat((seat - rotate) % seats) for seat in range(seats))


def next_round(
    table: "Table", by: Seat, rotate: bool, seed: str
) -> tuple[Match[Any, Any], Stored, Round]:
    """The same keys hold the seats; bots stay, and sit in for whoever is not here."""
    old = table.match
    sits = places(len(old.seats), rotate)
    kept = old.header
    match = new_match(old.game, kept.seats, kept.options, seed, old.help, kept.pace)
    for seat, bot in sorted(old.bots.items(), key=lambda each: sits[each[0]]):
        if not table.seating.sitters[seat].person or seat not in table.crowd:
            match.append(Handed(match.now_ms, sits[seat], bot))
    tally = table.tally or Tally(0, (0,) * len(old.seats))
    moved = Tally(tally.rounds, tuple(tally.wins[sits.index(seat)] for seat in old.seats))
    stored = Stored(
        id=new_table_id(),
        sitters=tuple(
            sorted(map(sitting(sits), table.seating.sitters.values()), key=lambda s: s.seat)
        ),
        holders={
            k: None if seat is None else sits[seat] for k, seat in table.seating.holders.items()
        },
        touched=wall_ms(),
        chat=tuple(said(line, sits) for line in table.chat),
        tally=moved,
        bells=tuple((sits[seat], bell) for seat, bell in table.summons.hung),
    )
    return match, stored, Round(table.id, by, sits, moved)


def sitting(sits: tuple[Seat, ...]) -> Any:
    def moved(sitter: Sitter) -> Sitter:
        return replace(sitter, seat=sits[sitter.seat])

    return moved


def said(line: ChatLine, sits: tuple[Seat, ...]) -> ChatLine:
    return line if line.seat is None else replace(line, seat=sits[line.seat])
