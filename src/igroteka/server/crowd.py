"""Who is connected to one table: the tabs of each seat, and the spectators."""

import time
from collections.abc import Iterator

from igroteka.kernel import Seat, encode

from .client import Client
from .limits import Limits
from .troubles import InTrouble
from .wire import Sent


class Crowd:
    """`tabs` has no empty lists; the spectators' key is None. `others` sit here by way of another
    house on the same database."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.tabs: dict[Seat | None, list[Client]] = {}
        self.absent_since = dict.fromkeys(seats, time.monotonic())
        self.others: frozenset[Seat] = frozenset()
        self.others_watching = 0

    def __contains__(self, seat: Seat | None) -> bool:
        return seat in self.tabs or seat in self.others

    def __iter__(self) -> Iterator[Client]:
        return (client for tabs in self.tabs.values() for client in tabs)

    def __len__(self) -> int:
        return sum(map(len, self.tabs.values()))

    @property
    def watchers(self) -> int:
        return len(self.tabs.get(None, ())) + self.others_watching

    @property
    def anyone(self) -> bool:
        return bool(self.tabs or self.others or self.others_watching)

    def see(self, others: frozenset[Seat], watching: int) -> bool:
        """True if that is news for whoever is here."""
        gone, before = self.others - others, (self.others, self.others_watching)
        self.others, self.others_watching = others, watching
        for seat in gone:
            if seat not in self.tabs:
                self.absent_since[seat] = time.monotonic()
        return before != (others, watching)

    def absent_ms(self, seat: Seat) -> float:
        return 0 if seat in self else (time.monotonic() - self.absent_since[seat]) * 1000

    def check(self, seat: Seat | None, limits: Limits) -> None:
        """Nobody's tabs, and no watchers, take the room of another seat."""
        most = limits.watchers if seat is None else limits.tabs
        if len(self.tabs.get(seat, ())) >= most:
            raise InTrouble("too-fast", "too many browsers at this table", limit="browsers")

    def add(self, client: Client) -> bool:
        """True if the others should hear of it."""
        came = client.seat is None or client.seat not in self
        self.tabs.setdefault(client.seat, []).append(client)
        return came

    def remove(self, client: Client) -> bool:
        tabs = self.tabs.get(client.seat, [])
        if client not in tabs:
            return False
        tabs.remove(client)
        if tabs:
            return client.seat is None
        del self.tabs[client.seat]
        if client.seat is not None and client.seat not in self.others:
            self.absent_since[client.seat] = time.monotonic()
        return True

    def tell(self, message: Sent, but: Client | None = None) -> None:
        text = encode(message).decode()
        for client in self:
            if client is not but:
                client.send(text)

    def send(self, news: dict[Seat | None, str]) -> None:
        for seat, text in news.items():
            for client in self.tabs.get(seat, ()):
                client.send(text)
