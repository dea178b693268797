"""What a worker does: it gets a position as bytes, and the bot behind it gets only Knowledge."""

import multiprocessing
import os
import signal
from functools import lru_cache
from threading import Thread
from typing import Any

from msgspec import Struct

from igroteka import bots
from igroteka.games import SHELF
from igroteka.kernel import CHANCE, Game, Seat, convert, decode, encode, stream
from igroteka.match import Choice, Knowledge, Record, rebuild, think

NICER = 5


def make_way() -> None:
    """Somebody's search must not slow down everybody's table, nor outlive the house."""
    if hasattr(os, "nice"):
        os.nice(NICER)
    Thread(target=leave_with_parent, daemon=True).start()


def settle_in() -> None:
    """Ctrl-C is for whoever gives out the work: what is thought of is thought to its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    make_way()


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


class Question(Struct, frozen=True):
    """All that whoever thinks for a seat is given; the dice are those of this step."""

    game: Game[Any, Any, Any]
    state: Any
    seat: Seat
    seed: str
    step: int
    spec: str = ""
    memo: Any = None
    left_ms: dict[str, int] = {}
    deed: tuple[Any, ...] = ()

    @property
    def knowledge(self) -> Knowledge[Any, Any]:
        return Knowledge(self.game, self.state, self.seat, self.left_ms)


def choose(asked: Question) -> Choice:
    player = bots.player(asked.spec, asked.game)
    return think(player, asked.knowledge, asked.memo, asked.seed, asked.step)


def hint(asked: Question) -> bots.Hint:
    """What is left of a deed that was hinted before is told again, not thought again."""
    if asked.deed:
        return bots.told(asked.game, asked.knowledge, asked.deed, asked.seed, asked.step)
    return bots.hint(asked.game, asked.knowledge, asked.seed, asked.step)


class Letter(Struct, frozen=True):
    """A question on its way to another process."""

    game: str
    state: bytes
    seat: Seat
    seed: str
    step: int
    spec: str
    memo: bytes
    left_ms: dict[str, int]
    deed: bytes


def written(asked: Question) -> bytes:
    state, memo = encode(asked.state), encode(asked.memo)
    return encode(
        Letter(
            game=asked.game.id,
            state=state,
            seat=asked.seat,
            seed=asked.seed,
            step=asked.step,
            spec=asked.spec,
            memo=memo,
            left_ms=asked.left_ms,
            deed=encode(asked.deed),
        )
    )


def opened(data: bytes) -> Question:
    letter = decode(data, Letter)
    game = SHELF[letter.game]
    return Question(
        game,
        decode(letter.state, game.state_type),
        letter.seat,
        letter.seed,
        letter.step,
        letter.spec,
        read_memo(game, letter.spec, letter.memo),
        letter.left_ms,
        tuple(convert(one, game.action_type) for one in decode(letter.deed, list[Any])),
    )


def read_memo(game: Game[Any, Any, Any], spec: str, data: bytes) -> Any:
    kind = bots.player(spec, game).memo_type if spec else None
    return decode(data, kind | None) if kind else None


def choose_apart(letter: bytes) -> bytes:
    """In a process of its own: bytes in, bytes out."""
    return encode(choose(opened(letter)))


def read_choice(asked: Question, data: bytes) -> Choice:
    found = decode(data, Choice)
    kind = asked.game.action_type
    memo = read_memo(asked.game, asked.spec, encode(found.memo))
    then = tuple(convert(action, kind) for action in found.then)
    return Choice(convert(found.action, kind), memo, then, found.reasons)


def draw_apart(game: str, state: bytes, seed: str, step: int) -> bytes:
    """Only the position it draws from leaves the house, never a seat's link."""
    rules = SHELF[game]
    return encode(draw(rules, decode(state, rules.state_type), seed, step))


def read_drawn(game: Game[Any, Any, Any], data: bytes) -> Drawn:
    found = decode(data, Drawn)
    return Drawn(convert(found.action, game.action_type), found.blobs)


def looks_apart(record: bytes, first: int, last: int) -> bytes:
    """A part of a review: the looks at so many steps; whoever is more urgent comes in between."""
    viewer = viewer_for(record)
    return encode(tuple(viewer.look(at) for at in range(first, last)))


@lru_cache(maxsize=1)
def viewer_for(record: bytes) -> bots.Viewer:
    found = decode(record, Record)
    game = SHELF[found.header.game]
    viewer = bots.viewer_of(rebuild(game, found.header, found.entries))
    assert viewer is not None, "nobody is asked to review what cannot be reviewed"
    return viewer


def hint_apart(letter: bytes) -> bytes:
    return encode(hint(opened(letter)))


def read_hint(game: Game[Any, Any, Any], data: bytes) -> bots.Hint:
    found = decode(data, bots.Hint)
    deed = tuple(convert(one, game.action_type) for one in found.deed)
    return bots.Hint(deed, found.words, found.reasons)
