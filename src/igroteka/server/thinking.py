"""What a worker does: it gets a position as bytes, and the bot behind it gets only Knowledge."""

import multiprocessing
import os
from threading import Thread
from typing import Any

from msgspec import Struct

from igroteka import bots
from igroteka.games import TABLE
from igroteka.kernel import CHANCE, Game, Seat, convert, decode, encode, stream
from igroteka.match import Knowledge

NICER = 5


def settle_in() -> None:
    """Somebody's search must not slow down everybody's table, nor outlive the house."""
    if hasattr(os, "nice"):
        os.nice(NICER)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """A house that was killed cannot send its workers home."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Drawn(Struct, frozen=True):
    """Chance's action, and its by-products by name."""

    action: Any
    blobs: dict[str, bytes] = {}


def draw(game: Game[Any, Any, Any], state: Any, seed: str, step: int) -> Drawn:
    return Drawn(*game.drawn(state, stream(seed, "chance", step)))


def non_player(game: Game[Any, Any, Any], state: Any, seat: Seat) -> Any:
    assert seat != CHANCE
    return game.legal(state, seat)[0]


def choose(game: Game[Any, Any, Any], state: Any, seat: Seat, spec: str, thought: str) -> Any:
    return bots.player(spec, game).choose(Knowledge(game, state, seat), stream(thought, "bot"))


def hint(game: Game[Any, Any, Any], state: Any, seat: Seat, thought: str) -> bots.Hint:
    return bots.hint(game, Knowledge(game, state, seat), stream(thought, "hint"))


def choose_apart(game: str, state: bytes, seat: Seat, spec: str, thought: str) -> bytes:
    """In a process of its own: bytes in, bytes out."""
    rules = TABLE[game]
    return encode(choose(rules, decode(state, rules.state_type), seat, spec, thought))


def draw_apart(game: str, state: bytes, seed: str, step: int) -> bytes:
    """Only the position it draws from leaves the house, never a seat's link."""
    rules = TABLE[game]
    return encode(draw(rules, decode(state, rules.state_type), seed, step))


def read_drawn(game: Game[Any, Any, Any], data: bytes) -> Drawn:
    found = decode(data, Drawn)
    return Drawn(convert(found.action, game.action_type), found.blobs)


def hint_apart(game: str, state: bytes, seat: Seat, thought: str) -> bytes:
    rules = TABLE[game]
    return encode(hint(rules, decode(state, rules.state_type), seat, thought))


def read_hint(game: Game[Any, Any, Any], data: bytes) -> bots.Hint:
    found = decode(data, bots.Hint)
    return bots.Hint(convert(found.action, game.action_type), found.reasons)
