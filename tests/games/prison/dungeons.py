"""Dungeons in which an NPC makes up its mind: from games of bots at every level, and anyhow."""

from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Any

from msgspec.structs import replace

from igroteka.bots import player
from igroteka.games.prison import Prison
from igroteka.games.prison.classes import Class
from igroteka.games.prison.icons import LEVELS
from igroteka.games.prison.npc.dice import wanders
from igroteka.games.prison.npc.round import is_over
from igroteka.games.prison.npcs import NPCS
from igroteka.games.prison.state import CARRIED, NONE, State
from igroteka.kernel import stream
from igroteka.match.arena import entries
from igroteka.match.virtual import Virtual

from .scatter import WALKER, crowded, scattered

GAME = Prison()
# Dungeons of one game, so that they are of many: a random one is soon played.
EACH = {"random": 2, "greedy:easy": 12}
KINDS = ("random", "greedy:easy", "scattered", "crowded", "bearing")
CLERICS = [card for card, npc in enumerate(NPCS) if npc.kind == Class.CLERIC]


def dungeons(kind: str, seed: str) -> Iterator[State]:
    """Without end; the same seed gives the same."""
    for number in count():
        if kind == "scattered":
            yield scattered(stream("dungeon", seed, number))
        elif kind == "crowded":
            yield crowded(stream("dungeon", seed, number))
        elif kind == "bearing":
            yield bearing(stream("dungeon", seed, number))
        else:
            yield from some_of_a_game(kind, number, f"{seed}/{number}")


def some_of_a_game(bot: str, number: int, seed: str) -> Iterator[State]:
    """Of all levels in turn, with and without the Sight."""
    sight = ("off", "on")[number // len(LEVELS) % 2]
    options = {"level": LEVELS[number % len(LEVELS)], "sight": sight}
    found = [state for state in positions(bot, options, seed) if makes_up_its_mind(state)]
    rng = stream("some", seed)
    yield from rng.sample(found, min(EACH[bot], len(found)))


def bearing(rng: Random) -> State:
    """A Cleric with a wounded friend in its arms: it may set it down first (P-9.13)."""
    state = scattered(rng)
    figures = list(state.figures)
    friend = WALKER + 1
    hands = {"thing": NONE, "friend": NONE}
    figures[friend] = replace(figures[friend], square=CARRIED, wounded=True, **hands)
    cleric = {"npc": rng.choice(CLERICS), "kind": Class.CLERIC, "thing": NONE, "friend": friend}
    figures[WALKER] = replace(figures[WALKER], **cleric)
    return replace(state, figures=tuple(figures))


def positions(bot: str, options: dict[str, str], seed: str) -> Iterator[State]:
    table: Virtual[Any, Any] = Virtual(GAME, GAME.start(1, GAME.settle(1, options)))
    for _ in entries(table, [player(bot, GAME)], seed):
        yield table.state


def makes_up_its_mind(state: State) -> bool:
    errand = state.errand
    if errand is None or state.stage != "np" or state.agenda or state.result:
        return False
    dice = errand.spin != NONE or errand.tie != NONE or wanders(state, errand)
    return not dice and not is_over(state, errand)


def some(kind: str, seed: str, many: int) -> list[State]:
    return list(islice(dungeons(kind, seed), many))
