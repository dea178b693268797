"""What can be done with one action: a card picked and built, a worker sent, moved or shifted."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from msgspec import Struct

from igroteka.games.skyscraper.actions import Build, Move, Pass, Pick, PutBack, Send, Shift
from igroteka.games.skyscraper.builders import able, in_crew, near, reached
from igroteka.games.skyscraper.idleness import MOST_PICKS, is_idle
from igroteka.games.skyscraper.lattice import Cell, Pose
from igroteka.games.skyscraper.leaning import buckles
from igroteka.games.skyscraper.moving import destinations, landings, shifts
from igroteka.games.skyscraper.plot import lies_right
from igroteka.games.skyscraper.rules import Skyscraper
from igroteka.games.skyscraper.state import NONE, State
from igroteka.games.skyscraper.statics import overloads
from igroteka.games.skyscraper.structure import structure
from igroteka.kernel import Seat

from .offers import counted, gains_of, mask_of, slots_of

SKYSCRAPER = Skyscraper()


class Deed(Struct, frozen=True):
    """Its actions, the positions before and after, and what is built by them, if anything."""

    actions: tuple[Any, ...]
    before: State
    after: State
    card: int = NONE
    pose: Pose | None = None


def deeds(state: State, seat: Seat, builds: int) -> Iterator[Deed]:
    """In the calm game; of cards the best few builds, of workers one place of each kind."""
    for card, pose, beams in best_builds(state, seat, builds):
        take = () if state.picked == card else (Pick(card),)
        actions = (*take, Build(pose, beams))
        yield Deed(actions, state, applied(state, seat, actions), card, pose)
    back = (PutBack(),) if state.picked != NONE else ()
    rest = (Pass(),) if is_idle(state, seat) else ()
    for action in (*moves(state, seat), *rest):
        actions = (*back, action)
        yield Deed(actions, state, applied(state, seat, actions))


def applied(state: State, seat: Seat, actions: tuple[Any, ...]) -> State:
    for action in actions:
        state = SKYSCRAPER.apply(state, seat, action)
    return state


def best_builds(state: State, seat: Seat, most: int) -> Iterator[tuple[int, Pose, int]]:
    """By points, one a card and slot; with cards first, then supports."""
    reach = reached(state, seat)
    if not reach or state.picks >= MOST_PICKS:
        return
    yield from offered(state, reach, state.cards[seat], False, most)
    yield from offered(state, reach, state.supports[seat], True, 1)


def offered(
    state: State, reach: frozenset[int], cards: tuple[int, ...], ground: bool, most: int
) -> Iterator[tuple[int, Pose, int]]:
    if not cards:
        return
    slots, gains = slots_of(state.building, ground), gains_of(state.building, cards, ground)
    points = counted(gains.points, slots, state.gained, state.raised)
    points = points * ((slots.held & mask_of(reach)) != 0)[:, None]
    order = np.argsort(-points, axis=None, kind="stable")
    seen: set[tuple[int, Pose]] = set()
    for place in order:
        slot, face = divmod(int(place), points.shape[1])
        if len(seen) == most or points[slot, face] <= 0:
            return
        card, pose = gains.card[face], slots.poses[slot]
        if (card, pose) not in seen and could_stand(state, card, pose):
            seen.add((card, pose))
            yield card, pose, gains.beams[face]


def could_stand(state: State, card: int, pose: Pose) -> bool:
    """In the calm game and where gravity is real."""
    if not lies_right(structure(state.building), pose, card):
        return False
    if buckles(state.building, pose, card):
        return False
    return overloads(state.building, pose, card) is None


def moves(state: State, seat: Seat) -> Iterator[Send | Move | Shift]:
    """One of each set of cards that could be built on from there, one of each place to start."""
    if in_crew(state, seat):
        yield from map(Send, unlike(state, landings(state)))
    starts: set[Any] = set()
    for worker in able(state, seat):
        cell = state.workers[worker].cell
        assert cell
        start = near(state.building, cell), worker in state.shifted
        if start in starts:
            continue
        starts.add(start)
        yield from (Move(worker, to) for to in unlike(state, destinations(state, worker)))
        if worker not in state.shifted:
            others = unlike(state, shifts(state, worker))
            yield from (Shift(worker, to) for to in others if near(state.building, to) != start[0])


def unlike(state: State, cells: Any) -> list[Cell]:
    found: dict[frozenset[int], Cell] = {}
    for cell in cells:
        found.setdefault(near(state.building, cell), cell)
    return list(found.values())
