"""A team of bots at Urfin's table, and what it played."""

from typing import Any

from msgspec.structs import replace

from igroteka.games.urfin.rules import Urfin
from igroteka.games.urfin.state import Drawn, State
from igroteka.kernel import Seat, is_player, stream
from igroteka.match import Knowledge, Virtual

from .tables import seated

URFIN = Urfin()
FIRST = Seat(0)


def table(seats: int = 4, **options: str) -> Virtual[Any, Any]:
    return Virtual(URFIN, URFIN.start(seats, URFIN.settle(seats, options)))


def open_parts(*parts: int, seats: int = 1, **options: str) -> State:
    """The build step of the first turn, with these parts drawn by the first seat."""
    state = URFIN.start(seats, URFIN.settle(seats, options))
    drawn = tuple(Drawn(part, FIRST) for part in parts)
    bag = list(state.bag)
    for part in parts:
        bag[part] -= 1
    hands = tuple(replace(hand, state="out") for hand in state.hands)
    return replace(state, stage="build", bag=tuple(bag), drawn=drawn, hands=hands)


def log(seats: int, bot: str, seed: str, **options: str) -> list[tuple[Seat, Any, State]]:
    """Every action of a game with the position before it."""
    game = table(seats, **options)
    bots = [seated(bot, URFIN) for _ in range(seats)]
    rng, told = stream(seed), []
    while (seat := game.next_seat()) is not None:
        before = game.state
        if is_player(seat):
            knowledge = Knowledge(URFIN, before, seat, game.left_ms(seat))
            told.append((*game.act(seat, bots[seat].choose(knowledge, rng)), before))
        else:
            told.append((*game.act(seat, game.forced(seat, rng)), before))
    return told
