"""What every table of the house shares."""

from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from igroteka.kernel import new_seed
from igroteka.match import Match

from .clock import WALL, Time
from .journal import SILENT, Journal
from .limits import Limits
from .metrics import Counts
from .push.postman import Postman
from .scars import Scars
from .seeds import Seeds
from .store import Store, wall_ms
from .workers import Workers

if TYPE_CHECKING:
    from .street import Street
    from .table import Table


@dataclass(frozen=True)
class House:
    store: Store
    workers: Workers
    limits: Limits
    scars: Scars
    time: Time = WALL
    seeds: Seeds = new_seed
    build: str = ""
    postman: Postman | None = None
    journal: Journal = SILENT
    street: "Street | None" = None
    counts: Counts = field(default_factory=Counts)

    def wall_ms(self) -> int:
        """By the clock of the database where several houses share one."""
        return wall_ms() if self.street is None else self.street.now_ms()

    def knows(self, node: str) -> bool:
        """Whether that house is there, as far as one knows."""
        return self.street is not None and self.street.knows(node)

    def ask_for(self, table: "Table") -> None:
        """What other houses wrote there."""
        if self.street is not None:
            self.street.ask_for(table)

    def hurt(self, table: str, match: Match[Any, Any], error: BaseException) -> None:
        """Something broke at a table: counted, told, and kept to be replayed."""
        self.counts.errors += 1
        scar = None
        with suppress(OSError):
            scar = self.scars.keep(table, match, error)
        kept = scar.name if scar else None
        self.journal.tell("error", table=table, kind=type(error).__name__, scar=kept)
