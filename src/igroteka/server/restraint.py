"""How often a seat may do what costs the others: speak, or change what is no move."""

import time

from .client import Client
from .limits import Buckets, Limits
from .troubles import InTrouble
from .wire import (
    AnswerTakeback,
    AskTakeback,
    ClientMessage,
    HandOver,
    Rename,
    Say,
    SetHelp,
    TakeSeat,
)

# Each is written down and told to everybody, and none of them ends.
CHANGES = (AnswerTakeback, AskTakeback, HandOver, Rename, SetHelp, TakeSeat)


class Restraint:
    """Of one table. A seat is one, in however many tabs; who watches is one by the address."""

    def __init__(self, limits: Limits) -> None:
        self.words = Buckets(limits.words_per_second, limits.words_burst)
        self.changes = Buckets(limits.changes_per_second, limits.changes_burst)

    def weigh(self, client: Client, said: ClientMessage) -> None:
        who = client.host if client.seat is None else f"seat {client.seat}"
        if isinstance(said, Say) and not self.words.take(who, time.monotonic()):
            raise InTrouble("too-fast", "so many words at once; wait a little", limit="words")
        if isinstance(said, CHANGES) and not self.changes.take(who, time.monotonic()):
            raise InTrouble("too-fast", "so many changes at once; wait a little", limit="changes")
