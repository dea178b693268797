"""Tables of Clockwork at a moment worth seeing: random play up to it, then onto the shelf."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from igroteka.games import SHELF
from igroteka.games.clockwork.cards import SCRAP, is_part
from igroteka.games.clockwork.dice import is_special
from igroteka.games.clockwork.state import State
from igroteka.match import Match, fork, new_match
from igroteka.match.wander import wander
from igroteka.server.database import open_database
from igroteka.server.house import House
from igroteka.server.limits import Limits
from igroteka.server.scars import Scars
from igroteka.server.seeds import repeated
from igroteka.server.store import Store
from igroteka.server.tables import Tables
from igroteka.server.wire_lobby import SeatWish, TableKeys
from igroteka.server.workers import Workers
from igroteka.server.writer import Writer

Moment = Callable[[State], bool]
NAMES = ("Anna", "Ben", "Clara", "Dora")
GAME = SHELF["clockwork"]
MOST_GAMES = 300
MOST_STEPS = 2_500
SHELVED = 0  # the house counts its own tables from one
ALMOST_QUIET = 97  # rounds of the hundred after which it is a draw (C-Z3)


def discards(state: State) -> int:
    return sum(map(bool, state.table))


def winning(state: State) -> int | None:
    """Which of the moves of whoever is asked ends it."""
    legal = GAME.legal(state, state.asked) if state.stage in ("give", "point") else ()
    ends = (at for at, move in enumerate(legal) if GAME.apply(state, state.asked, move).result)
    return next(ends, None)


MOMENTS: dict[str, Moment] = {
    "walk": lambda s: s.stage == "move" and not is_special(s.throw) and discards(s) > 3,
    "special": lambda s: s.stage == "move" and is_special(s.throw),
    "meet": lambda s: s.stage == "arrive" and 0 < s.where[s.turn] <= 6,
    "give": lambda s: s.stage == "give" and is_part(s.sought),
    "scrap": lambda s: s.stage == "give" and SCRAP in s.hands[s.asked],
    "named": lambda s: s.stage == "give" and not is_part(s.sought),
    "counter": lambda s: s.stage == "counter",
    "discard": lambda s: s.stage == "discard" and discards(s) > 3,
    "lay": lambda s: s.stage == "lay" and discards(s) > 3,
    "towers": lambda s: s.stage == "towers" and not s.ending and discards(s) > 3,
    "point": lambda s: s.stage == "point" and is_part(s.sought),
    "swap": lambda s: s.stage == "swap",
    "ending": lambda s: s.ending and s.stage == "towers" and s.may_demand,
    "motley": lambda s: s.stage == "move" and len(set(s.hands[s.turn])) == 7,
    "few": lambda s: s.stage == "move" and len(s.hands[s.turn]) < 5,
    "late": lambda s: s.idle >= ALMOST_QUIET * s.seats,
    "last": lambda s: winning(s) is not None,
}


@cache
def reached(moment: str, seats: int) -> Match[Any, Any]:
    """The first such moment of a game in which everybody plays whatever comes to mind."""
    for number in range(MOST_GAMES):
        name = f"dawn {number}"
        rng, match = Random(name), new_match(GAME, seats, {}, name.ljust(32, "."))
        for _ in range(MOST_STEPS):
            if MOMENTS[moment](match.state):
                return match
            if not wander(match, rng):
                break
    raise LookupError(f"no {moment!r} in {MOST_GAMES} games of {seats}")


def rehearsal(kept: Path) -> Path:
    """The text that a house under test takes its dice from."""
    return kept.with_name("rehearsal.txt")


def shelved(kept: Path, match: Match[Any, Any], dice: str = "") -> TableKeys:
    """On the shelf of a house that may be open, with the test's dice; the keys are all people's."""
    dice = dice or repeated(rehearsal(kept).read_text(encoding="utf-8"), SHELVED)
    wishes = [SeatWish("friend", name) for name in NAMES[: match.header.seats]]

    async def set_up() -> TableKeys:
        engine = open_database(kept)
        writer = Writer(engine, asyncio.get_running_loop())
        house = House(Store(engine, writer), Workers(), Limits(), Scars(kept.parent / "scars"))
        keys = await Tables(house).set_up(fork(match, match.step, dice), wishes)
        await writer.close()
        engine.dispose()
        return keys

    # The browser's own loop runs in this thread.
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, set_up()).result()
