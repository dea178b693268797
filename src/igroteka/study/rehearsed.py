"""Games of bots as matches, entry by entry, for whoever looks at them again."""

from collections.abc import Iterator
from typing import Any

from igroteka.bots import player
from igroteka.kernel import Game
from igroteka.match import Match, Virtual, new_match
from igroteka.match.arena import entries

from .recipes import Reviewed

# Half of the games are played carelessly, half with some care.
BOTS = ("greedy:easy", "greedy:standard")


def matches(
    game: Game[Any, Any, Any], about: Reviewed, games: int, seed: str
) -> Iterator[Match[Any, Any]]:
    """So many games of equal bots, with every number of seats in turn."""
    fewest, most = about.seats
    for number in range(games):
        seats = fewest + number // len(BOTS) % (most - fewest + 1)
        options = {**about.options, **about.played}
        yield rehearsed(game, seats, options, BOTS[number % len(BOTS)], f"{seed}-{number}")


def rehearsed(
    game: Game[Any, Any, Any], seats: int, options: dict[str, str], spec: str, seed: str
) -> Match[Any, Any]:
    match = new_match(game, seats, options, seed)
    table = Virtual(game, match.state)
    for entry in entries(table, [player(spec, game)] * seats, seed):
        match.append(entry)
    return match
