"""What a worker does: it gets a position as bytes, and the bot behind it gets only Knowledge."""

import os
from typing import Any

from igroteka import bots
from igroteka.games import TABLE
from igroteka.kernel import CHANCE, Game, Seat, convert, decode, encode, stream
from igroteka.match import Knowledge

NICER = 5


def be_nice() -> None:
    """Somebody's search must not slow down everybody's table."""
    if hasattr(os, "nice"):
        os.nice(NICER)


def draw(game: Game[Any, Any, Any], state: Any, seed: str, step: int) -> Any:
    return game.draw(state, stream(seed, "chance", step))


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


def hint_apart(game: str, state: bytes, seat: Seat, thought: str) -> bytes:
    rules = TABLE[game]
    return encode(hint(rules, decode(state, rules.state_type), seat, thought))


def read_hint(game: Game[Any, Any, Any], data: bytes) -> bots.Hint:
    found = decode(data, bots.Hint)
    return bots.Hint(convert(found.action, game.action_type), found.reasons)
