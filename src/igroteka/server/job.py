"""A long thought as a value: what is to be done, and with what; by any process, on any machine."""

from collections.abc import Callable
from enum import IntEnum
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from igroteka import __version__
from igroteka.games import SHELF

from . import riddling, thinking


class Kind(IntEnum):
    """Everybody at a table waits for gravity, one seat for a hint, and a review for all of them."""

    GRAVITY = 0
    BOT = 1
    HINT = 2
    REVIEW = 3


DOES: dict[str, Callable[..., bytes]] = {
    "draw": thinking.draw_apart,
    "choose": thinking.choose_apart,
    "reply": riddling.reply_apart,
    "hint": thinking.hint_apart,
    "way": riddling.way_apart,
    "looks": thinking.looks_apart,
}


class Job(Struct, frozen=True):
    """Whoever does it says the same: the dice are among what is given, as bytes, texts, numbers."""

    kind: Kind
    does: str
    given: tuple[Any, ...]

    def done(self) -> bytes:
        return DOES[self.does](*self.given)


class Envelope(Struct, frozen=True):
    """A job on its way to another machine, and by which rules it was asked."""

    rules: str
    job: Job


class ForeignRules(Exception):
    """Asked by a house that plays by other rules than whoever would do it."""


_encode = msgspec.msgpack.Encoder().encode
_decoder = msgspec.msgpack.Decoder(Envelope)


def rules_here() -> str:
    return " ".join((__version__, *(f"{game.id}-{game.version}" for game in SHELF.values())))


def packed(job: Job) -> bytes:
    return _encode(Envelope(rules_here(), job))


def key_of(envelope: bytes) -> str:
    """The same question has the same name, whichever house asks."""
    return sha256(envelope).hexdigest()[:40]


def unpacked(data: bytes) -> Job:
    try:
        envelope = _decoder.decode(data)
    except msgspec.DecodeError as error:
        raise ForeignRules("a question of another form") from error
    if envelope.rules != rules_here() or envelope.job.does not in DOES:
        raise ForeignRules(envelope.rules)
    return envelope.job
