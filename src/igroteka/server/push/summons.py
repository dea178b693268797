"""Who at one table is to be called: their turn has come, and no page of theirs is open."""

from typing import TYPE_CHECKING

from igroteka.kernel import Seat
from igroteka.server.absence import SAID_GOODBYE
from igroteka.server.clock import Alarm
from igroteka.server.wire_push import Bell

from .bells import Hung
from .postman import Letter

if TYPE_CHECKING:
    from igroteka.server.client import Client
    from igroteka.server.table import Table


class Summons:
    """Once a turn, after a grace; where no bell hangs nothing is looked at."""

    def __init__(self, table: "Table", hung: Hung) -> None:
        self.table = table
        self.bells: dict[Seat, dict[str, Bell]] = {}
        for seat, bell in hung:
            self.bells.setdefault(seat, {})[bell.endpoint] = bell
        self.asked = self.waited_for()
        self.called: set[Seat] = set()
        self.alarms: dict[Seat, Alarm] = {}

    @property
    def hung(self) -> Hung:
        return tuple((seat, bell) for seat, each in self.bells.items() for bell in each.values())

    def waited_for(self) -> set[Seat]:
        match = self.table.match
        if not self.bells or match.outcome():
            return set()
        return {seat for seat in self.table.seating.persons() if seat in match.active()}

    # bells come and go

    def hang(self, seat: Seat, bell: Bell) -> tuple[Bell, ...]:
        """All of that seat's; the oldest make room."""
        known = self.bells.setdefault(seat, {})
        known.pop(bell.endpoint, None)
        known[bell.endpoint] = bell
        for old in tuple(known)[: -self.table.house.limits.push_bells]:
            del known[old]
        self.asked = self.waited_for()
        return tuple(known.values())

    def forget(self, endpoint: str, auth: str = "") -> None:
        for seat, known in tuple(self.bells.items()):
            if endpoint in known and auth in ("", known[endpoint].auth):
                del known[endpoint]
            if not known:
                del self.bells[seat]

    def given_away(self, seat: Seat) -> None:
        """Whoever had that seat has nothing to do with it any more."""
        self.bells.pop(seat, None)

    # turns come and go

    def look(self, rings: bool = True) -> None:
        """When all that happened is on disk; the house that wrote it rings."""
        if not self.bells:
            return
        now = self.waited_for()
        for seat in self.asked - now:
            self.calm(seat)
        for seat in now - self.asked if rings else ():
            self.arm(seat)
        self.asked = now

    def lost(self, client: "Client", code: int) -> None:
        """A page that went silent may not have shown that it was its turn; a closed one has."""
        seat = client.seat
        if seat in self.asked and seat not in self.table.crowd and code not in SAID_GOODBYE:
            self.arm(seat)

    def arm(self, seat: Seat) -> None:
        house = self.table.house
        if house.postman is None or seat in self.called or seat in self.alarms:
            return
        wait_s = house.limits.push_grace_s
        self.alarms[seat] = house.time.call_later(wait_s, lambda: self.ring(seat))

    def calm(self, seat: Seat) -> None:
        self.called.discard(seat)
        if alarm := self.alarms.pop(seat, None):
            alarm.cancel()

    def ring(self, seat: Seat) -> None:
        self.alarms.pop(seat, None)
        table, postman = self.table, self.table.house.postman
        if postman is None or table.broken or seat in table.crowd or seat not in self.asked:
            return
        self.called.add(seat)
        names = tuple(s.name for s in table.seating.sitters.values() if s.seat != seat and s.name)
        for bell in self.bells.get(seat, {}).values():
            postman.take(Letter(bell, table.match.game.id, table.id, names))

    def stop(self) -> None:
        for seat in tuple(self.alarms):
            self.calm(seat)
