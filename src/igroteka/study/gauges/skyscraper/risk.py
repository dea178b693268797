"""How often something falls: risk against the shake of a hand, on a low and on a high tower."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from igroteka.bots import player
from igroteka.games.skyscraper.actions import Build
from igroteka.games.skyscraper.deck import H, is_building
from igroteka.games.skyscraper.physics import risk
from igroteka.games.skyscraper.state import State
from igroteka.kernel import Game, Seat, is_player, stream
from igroteka.match import Knowledge, Virtual, think
from igroteka.study.ledger import Progress

SHAKES_MM = (1, 2, 3, 4, 6, 8, 10)
TOWERS = {"low tower": 6, "high tower": 26}
BUILDER = "greedy"
SEATS = 3


def risks(
    game: Game[Any, Any, Any],
    options: Mapping[str, str],
    tries: int,
    seed: str,
    progress: Progress | None = None,
) -> dict[str, int]:
    """By tower and shake, how often; each try is another bot's build on another tower."""
    told: dict[str, int] = {}
    for tower, cards in TOWERS.items():
        sites = builds(game, options, cards, seed)
        acts = [next(sites) for _ in range(tries)]
        for shake in SHAKES_MM:
            rng = stream(seed, tower, shake)
            told[f"{tower}, {shake} mm"] = sum(round(risk(act, shake, 1, rng)) for act in acts)
            if progress:
                progress(len(told), len(TOWERS) * len(SHAKES_MM))
    return told


def builds(
    game: Game[Any, Any, Any], options: Mapping[str, str], cards: int, seed: str
) -> Iterator[State]:
    """Bots play calm games up to so many cards; the next one is left in the hand."""
    hands = game.settle(SEATS, options)["hands"]
    number = 0
    while True:
        act = next_build(game, cards, f"{seed}/{number}")
        number += 1
        if act is not None:
            calm, seat, build = act
            yield game.apply(replace(calm, hands=hands), seat, build)


def next_build(game: Game[Any, Any, Any], cards: int, seed: str) -> Any:
    """None if the game was over before."""
    table = Virtual(game, game.start(SEATS, game.settle(SEATS, {"hands": "calm"})))
    rng, bot = stream(seed), player(BUILDER, game)
    memos: dict[Seat, Any] = {}
    while (seat := table.next_seat()) is not None:
        if not is_player(seat):
            table.act(seat, table.forced(seat, rng))
            continue
        known = Knowledge(game, table.state, seat)
        choice = think(bot, known, memos.get(seat), seed, table.steps)
        if isinstance(choice.action, Build) and is_due(table.state, cards):
            return table.state, seat, choice.action
        memos[seat] = choice.memo
        table.act(seat, choice.action)
    return None


def is_due(state: State, cards: int) -> bool:
    return len(state.building) >= len(H) + cards and is_building(state.picked)
