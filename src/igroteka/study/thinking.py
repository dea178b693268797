"""How long a level thinks about a move, of one core, at the largest table of its game."""

from time import process_time
from typing import Any

from msgspec import Struct

from igroteka.bots import Ladder, player
from igroteka.kernel import BadOption, Game, Seat, is_player, stream
from igroteka.match import Knowledge, Virtual

MOST_ASKED = 30
MOST_SECONDS = 20.0
EVERY = 5
SEED = "thinking"
MOVER = "learner"


class Thought(Struct, frozen=True):
    """In thousandths of a second, over so many questions."""

    level: str
    seats: int
    asked: int
    mean_ms: float
    longest_ms: float


def thought(game: Game[Any, Any, Any], ladder: Ladder, level: str) -> Thought:
    """Asked now and then in games of learners, with nothing in mind."""
    seats = game.seats[1]
    times: list[float] = []
    for number in range(3):
        table = Virtual(game, game.start(seats, options(game, ladder, seats)))
        asked_in(table, level, f"{SEED}/{number}", times)
        if sum(times) > MOST_SECONDS or len(times) >= MOST_ASKED:
            break
    mean = sum(times) / max(1, len(times))
    return Thought(level, seats, len(times), 1000 * mean, 1000 * max(times, default=0.0))


def options(game: Game[Any, Any, Any], ladder: Ladder, seats: int) -> dict[str, str]:
    """As it is measured, or as so many must play."""
    try:
        return game.settle(seats, ladder.options)
    except BadOption:
        return game.settle(seats, {})


def asked_in(table: Virtual[Any, Any], level: str, seed: str, times: list[float]) -> None:
    game, mover, asked = table.game, player(MOVER, table.game), player(level, table.game)
    choices = 0
    while (seat := table.next_seat()) is not None:
        rng = stream(seed, table.steps)
        if not is_player(seat):
            table.act(seat, table.forced(seat, rng))
            continue
        known = Knowledge(game, table.state, Seat(seat))
        choices += len(known.legal()) > 1
        if choices % EVERY == 1 and len(known.legal()) > 1:
            begun = process_time()
            asked.choose(known, None, stream(seed, "asked", table.steps))
            times.append(process_time() - begun)
            if sum(times) > MOST_SECONDS or len(times) >= MOST_ASKED:
                return
        table.act(seat, mover.choose(known, None, rng).action)
