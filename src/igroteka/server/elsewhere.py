"""Those who are at this table by way of other houses: seen, waited for and heard like anybody."""

from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from igroteka.kernel import Seat
from igroteka.match import takeback_step

from .consent import all_wish, end_ask, review_takeback
from .presence import Consent, Presence, Seen, TakebackAsk
from .wire import HelpAsked, TakebackAnswered, TakebackAsked

if TYPE_CHECKING:
    from .table import Table

# The house where the last one agreed takes back; should it be gone, the one where it was asked.
REVIEW_S = 0.5
REMEMBERED = 16


def same(known: Mapping[str, Seen], rows: Mapping[str, Seen], now: int) -> bool:
    """Nobody has shown anything else, and no lease has come to life again; they are renewed all
    the time."""
    return known.keys() == rows.keys() and all(
        seen.at == known[node].at
        and seen.presence == known[node].presence
        and (known[node].until > now or seen.until <= now)
        for node, seen in rows.items()
    )


def first_lapse(rows: Mapping[str, Seen], now: int) -> int:
    return min((seen.until for seen in rows.values() if seen.until > now), default=0)


def newer(seen: Seen, known: Seen | None) -> Seen:
    return seen if known is None or (seen.at, seen.until) >= (known.at, known.until) else known


class Elsewhere:
    """`consents` are the answers given here, `over` the asks that need none any more; `lapses` is
    until when there is nothing to see in the rows."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.rows: dict[str, Seen] = {}
        self.lapses = 0
        self.consents: deque[Consent] = deque(maxlen=REMEMBERED)
        self.over: deque[str] = deque(maxlen=REMEMBERED)

    # what this house shows

    def presence(self) -> Presence:
        table = self.table
        tabs = table.crowd.tabs
        ask = table.takeback
        return Presence(
            seats=tuple(seat for seat in tabs if seat is not None),
            watchers=len(tabs.get(None, ())),
            clock_ms=table.clock.now_ms(),
            runs=table.clock.running and (bool(tabs) or table.pacing.runs_alone),
            ask=ask if ask is not None and ask.by in tabs else None,
            consents=tuple(self.consents),
            wishes={seat: level for seat, level in table.wishes.items() if seat in tabs},
        )

    def show(self) -> None:
        if self.table.house.street is not None:
            self.table.house.street.show(self.table)

    # what others show

    def see(self, rows: Mapping[str, Seen]) -> None:
        """What was told may be newer than what was read."""
        known = self.rows
        self.rows = {node: newer(seen, known.get(node)) for node, seen in rows.items()}
        now = self.table.house.wall_ms()
        alike = self.lapses and same(known, self.rows, now)
        self.lapses = first_lapse(self.rows, now) if alike else 0
        self.look()

    def look(self) -> None:
        """Also when nothing new was read: what was good a moment ago may have lapsed."""
        street = self.table.house.street
        if street is None or self.table.halted or not (self.rows or self.table.crowd.others):
            return
        now = street.now_ms()
        if now < self.lapses:
            return
        good = [seen.presence for seen in self.rows.values() if seen.until > now]
        asked = self.table.takeback or self.table.wishes or any(p.asks_something for p in good)
        self.lapses = 0 if asked else first_lapse(self.rows, now)
        seats = frozenset(seat for presence in good for seat in presence.seats)
        came = seats - self.table.crowd.others
        news = self.table.crowd.see(seats, sum(presence.watchers for presence in good))
        self.set_clock(now)
        for seat in came:
            # The line broke here, and they came back there.
            self.table.absence.returned(seat)
        self.hear_asks(good)
        self.hear_wishes(good)
        if news:
            self.table.tell_seats()
            self.table.watch_for_leavers()

    def set_clock(self, now: int) -> None:
        """As late as at the latest of them; it runs while anybody is anywhere."""
        table = self.table
        for seen in self.rows.values():
            table.clock.at_least(seen.clock_ms(now))
        if table.crowd.anyone:
            table.clock.start()
        elif not table.pacing.runs_alone:
            table.clock.stop()
        table.glass.watch()

    def hear_asks(self, good: list[Presence]) -> None:
        asks = {presence.ask.name: presence.ask for presence in good if presence.ask is not None}
        mine = self.table.takeback
        if mine is not None and mine.by not in self.table.crowd.tabs and mine.name not in asks:
            end_ask(self.table, mine.waiting[0] if mine.waiting else mine.by)
        for ask in asks.values():
            self.hear_ask(ask)
        for presence in good:
            for consent in presence.consents:
                self.hear_consent(consent)

    def hear_ask(self, ask: TakebackAsk) -> None:
        table = self.table
        if table.takeback is not None or ask.name in self.over:
            return
        if takeback_step(table.match, ask.by) == ask.to:
            others = tuple(seat for seat in table.seating.persons() if seat != ask.by)
            table.takeback = replace(ask, waiting=others)
            table.crowd.tell(TakebackAsked(ask.by))

    def hear_consent(self, consent: Consent) -> None:
        table, ask = self.table, self.table.takeback
        if ask is None or ask.name != consent.ask or consent.seat not in ask.waiting:
            return
        if not consent.yes:
            end_ask(table, consent.seat)
            return
        table.crowd.tell(TakebackAnswered(consent.seat, True))
        left = tuple(seat for seat in ask.waiting if seat != consent.seat)
        table.takeback = replace(ask, waiting=left)
        if not left and ask.by in table.crowd.tabs:
            table.house.time.call_later(REVIEW_S, lambda: review_takeback(table))

    def hear_wishes(self, good: list[Presence]) -> None:
        table = self.table
        theirs = {seat: level for p in good for seat, level in p.wishes.items()}
        new = {seat: level for seat, level in theirs.items() if table.wishes.get(seat) != level}
        here: set[Seat | None] = {*table.crowd.tabs}
        kept = {seat: level for seat, level in table.wishes.items() if seat in here}
        table.wishes = {**kept, **theirs}
        for seat, level in new.items():
            table.crowd.tell(HelpAsked(seat, level))
        # Two may have wished at once; then the house of the first of them says so.
        if new and min(table.seating.persons(), default=None) in here:
            all_wish(table, next(iter(new.values())))
