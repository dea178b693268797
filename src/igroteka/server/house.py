"""What every table of the house shares."""

from dataclasses import dataclass

from igroteka.kernel import new_seed

from .clock import WALL, Time
from .journal import SILENT, Journal
from .limits import Limits
from .push.postman import Postman
from .scars import Scars
from .seeds import Seeds
from .store import Store
from .workers import Workers


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
