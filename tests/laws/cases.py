"""Every game on the shelf, and those for tests, in the set-ups that differ in kind."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from tests.games.skyscraper.tossed import Tossed

from igroteka.games import SHELF
from igroteka.kernel import Game, SetUp

from .lantern import Lantern

Options = dict[str, str]
LANTERN = Lantern()
# Dice answer for gravity in Tossed: a whole game by the simulator takes minutes.
GAMES: tuple[Game[Any, Any, Any], ...] = (*SHELF.values(), LANTERN, Tossed())


class Case(Struct, frozen=True):
    game: Any
    seats: int
    options: Options

    def __str__(self) -> str:
        chosen = (f"{name}={value}" for name, value in self.options.items())
        return " ".join((self.game.id, str(self.seats), *chosen))


def set_ups(game: Game[Any, Any, Any]) -> Iterator[SetUp]:
    """Those its box names, or else each value of each option once."""
    yield from game.box.set_ups
    if game.box.set_ups:
        return
    least, most = game.seats
    for seats in range(least, most + 1):
        yield seats, {}
        for option in game.options(seats):
            yield from ((seats, {option.name: value}) for value in option.values[1:])


CASES = tuple(Case(game, *set_up) for game in GAMES for set_up in set_ups(game))
