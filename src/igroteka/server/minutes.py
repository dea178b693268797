"""The log of one table on its way to disk: what is there for sure, and what is still under way."""

from collections import deque
from functools import partial
from typing import TYPE_CHECKING

from igroteka.kernel import Listener, Seat
from igroteka.match import AnyEntry, Played, TakenBack

from .following import Again
from .quiet import Quiet

if TYPE_CHECKING:
    from .table import Table

Click = tuple[Seat | None, str]


class Minutes:
    """`sure` steps are on disk, the last of them with `sure_link`; `link` is that of the last one
    entered. `clicks` are those whose answer is under way."""

    def __init__(self, table: "Table", link: bytes) -> None:
        self.table = table
        self.link = self.sure_link = link
        self.sure = table.match.step
        self.pending = 0
        self.clicks: set[Click] = set()
        self.links: deque[bytes] = deque()
        self.seats_due = False
        self.quiet = Quiet()

    def enter(self, entry: AnyEntry, told: Listener | None, by: Seat | None, answers: str) -> None:
        table = self.table
        news = {
            seat: table.update(seat, told, answers if seat == by else "")
            for seat in table.crowd.tabs
        }
        about_seats = is_about_seats(table, entry)
        self.pending += 1
        if answers:
            self.clicks.add((by, answers))
        table.touched = table.house.wall_ms()
        table.following.wrote()
        asked = Again(table.following.hearing, (by, answers))
        done = partial(self.durable, news, about_seats, asked)
        step, at = table.match.step - 1, table.touched
        self.link = table.house.store.append(
            table.id, step, entry, answers or None, at, self.link, done
        )
        self.links.append(self.link)

    def took_in(self, link: bytes) -> None:
        """One more step on disk, written by another house."""
        self.sure += 1
        self.link = self.sure_link = link

    def go_back(self) -> None:
        """To what is sure: the rest was never there."""
        self.link = self.sure_link
        self.links.clear()

    def durable(
        self,
        news: dict[Seat | None, str],
        about_seats: bool,
        asked: Again,
        error: Exception | None,
    ) -> None:
        table = self.table
        self.pending -= 1
        self.clicks.discard(asked.click)
        if error is not None:
            self.failed(asked, error)
            return
        self.sure += 1
        self.sure_link = self.links.popleft()
        table.house.counts.moves += asked.click[0] in table.seating.sitters
        table.crowd.send(news)
        self.seats_due = self.seats_due or about_seats
        if self.pending:
            return
        self.quiet.come()
        table.summons.look()
        if self.seats_due:
            table.tell_seats()
        table.following.caught_up()

    def failed(self, asked: Again, error: Exception) -> None:
        if self.table.house.store.shared:
            self.table.following.lose(asked, error)
        else:
            self.table.break_down(error)

    async def written(self) -> None:
        while (self.pending or self.table.following.blind) and not self.table.broken:
            await self.quiet.wait()
        if self.table.broken:
            raise self.table.broken


def is_about_seats(table: "Table", entry: AnyEntry) -> bool:
    return not isinstance(entry, Played | TakenBack) or not table.match.active()
