"""Every game on the shelf, and the one for tests, in the set-ups that differ in kind."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from tests.games.clockwork.set_ups import SET_UPS as CLOCKWORK
from tests.games.prison.set_ups import SET_UPS as PRISON
from tests.games.skyscraper.set_ups import SET_UPS as SKYSCRAPER
from tests.games.skyscraper.set_ups import TOSSED, TOSSED_SET_UPS
from tests.games.urfin.set_ups import SET_UPS as URFIN

from igroteka.games import TABLE
from igroteka.kernel import Game

from .lantern import Lantern

Options = dict[str, str]
LANTERN = Lantern()
GAMES: tuple[Game[Any, Any, Any], ...] = (*TABLE.values(), LANTERN)

# Where options hang together a game's set-ups are named; otherwise each value is tried once.
NAMED: dict[str, tuple[tuple[int, Options], ...]] = {
    "roads": (
        (2, {}),
        (2, {"cards": "40"}),
        (2, {"cards": "12"}),
        (2, {"lanes": "on"}),
        (2, {"variant": "newspaper"}),
        (2, {"variant": "newspaper", "border": "open", "field": "5x5"}),
        (3, {"variant": "newspaper", "lanes": "on"}),
        (3, {"variant": "newspaper", "border": "open", "field": "3x3"}),
        (4, {"variant": "newspaper", "field": "spread"}),
        (6, {"variant": "newspaper", "field": "page", "border": "beige", "lanes": "off"}),
        (2, {"variant": "heap", "cards": "12"}),
        (3, {"variant": "heap", "cards": "12", "lanes": "on"}),
        (5, {"variant": "heap", "cards": "24"}),
    ),
    "clockwork": CLOCKWORK,
    "urfin": URFIN,
    "prison": PRISON,
    "skyscraper": SKYSCRAPER,
}


class Case(Struct, frozen=True):
    game: Any
    seats: int
    options: Options

    def __str__(self) -> str:
        chosen = (f"{name}={value}" for name, value in self.options.items())
        return " ".join((self.game.id, str(self.seats), *chosen))


def set_ups(game: Game[Any, Any, Any]) -> Iterator[tuple[int, Options]]:
    if game.id in NAMED:
        yield from NAMED[game.id]
        return
    least, most = game.seats
    for seats in range(least, most + 1):
        yield seats, {}
        for option in game.options(seats):
            yield from ((seats, {option.name: value}) for value in option.values[1:])


CASES = (
    *(Case(game, *set_up) for game in GAMES for set_up in set_ups(game)),
    *(Case(TOSSED, *set_up) for set_up in TOSSED_SET_UPS),
)
