"""Who waits, in turn: one address after another, and of each one table after another."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Ring(Generic[T]):
    """Whoever brings a hundred things waits for ninety-nine of them by themselves."""

    def __init__(self) -> None:
        self.hosts: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(line) for tables in self.hosts.values() for line in tables.values())

    def of(self, host: str) -> int:
        return sum(map(len, self.hosts.get(host, {}).values()))

    def add(self, host: str, table: str, what: T) -> None:
        self.hosts.setdefault(host, OrderedDict()).setdefault(table, deque()).append(what)

    def take(self) -> T:
        """The next in turn; whoever had it goes to the end."""
        host, tables = self.hosts.popitem(last=False)
        table, line = tables.popitem(last=False)
        what = line.popleft()
        if line:
            tables[table] = line
        if tables:
            self.hosts[host] = tables
        return what
