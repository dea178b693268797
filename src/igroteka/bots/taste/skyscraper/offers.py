"""What every open slot of a building would bring with every card, worked out all at once.

A card's points are a sum over its beams: each of its six lines meets so many standing beams there,
whatever the card. So slots are rows of six numbers, faces of cards columns.
"""

from functools import cache, lru_cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from igroteka.games.skyscraper.beams import across
from igroteka.games.skyscraper.builders import reached
from igroteka.games.skyscraper.deck import CARDS
from igroteka.games.skyscraper.lattice import Line, Offset, Plane, Pose, meeting, offset
from igroteka.games.skyscraper.plot import grows_up, is_right_height
from igroteka.games.skyscraper.state import State
from igroteka.games.skyscraper.structure import Building, Structure, structure
from igroteka.kernel import Seat

from .weights import Prices

Floats = NDArray[np.float32]
Masks = NDArray[np.uint64]
Flags = NDArray[np.bool_]

LINES = len(Line)
# So many cards are thought to be built in a turn.
TURN = 3
# Hands of cards that are kept in mind.
HANDS = 1 << 10
NOBODY: Floats = np.zeros(0, dtype=np.float32)


class Slots(Struct, frozen=True):
    """Where a card could be: by whom it is held, a bit for each card; what each line meets; whether
    it would be the highest of all."""

    poses: tuple[Pose, ...]
    held: Masks
    meets: Floats
    raises: Flags


class Gains(Struct, frozen=True):
    """Points by slot and face, counted once: `card` and `beams` of each column, `best` by slot and
    card."""

    points: Floats
    card: tuple[int, ...]
    beams: tuple[int, ...]
    best: Floats


@cache
def met_by(plane: Plane, other: Offset, beams: int) -> tuple[int, ...]:
    """How many beams of another card each line of a card in that plane would meet (S-P1)."""
    touch = meeting(plane, other)
    assert touch
    found = [0] * LINES
    found[touch.first] += beams >> touch.second & 1
    own, its = across(plane, touch.along), across(other.plane, touch.along)
    for line, crossed in zip(own, its, strict=True):
        found[line] += beams >> crossed & 1
    return tuple(found)


@lru_cache(maxsize=512)
def slots_of(building: Building, ground: bool = False) -> Slots:
    """Of cards that grow up from what stands; whose builder can reach them is left open."""
    stands = structure(building)
    poses = tuple(
        pose
        for pose in stands.slots
        if pose not in stands.shut
        and is_right_height(pose, ground)
        and (ground or grows_up(stands, pose))
    )
    held = [sum(1 << number for number in stands.slots[pose]) for pose in poses]
    meets = [line_sums(stands, pose) for pose in poses]
    return Slots(
        poses,
        np.array(held, dtype=np.uint64),
        np.array(meets, dtype=np.float32).reshape(-1, LINES),
        np.array([pose.top > stands.top for pose in poses], dtype=np.bool_),
    )


def line_sums(stands: Structure, pose: Pose) -> list[int]:
    rows = [
        met_by(
            pose.plane, offset(pose, stands.building[number].pose), stands.building[number].beams
        )
        for number in stands.slots[pose]
    ]
    return [sum(column) for column in zip(*rows, strict=True)]


@lru_cache(maxsize=HANDS)
def faces_of(cards: tuple[int, ...], plane: Plane) -> tuple[Floats, Floats]:
    """By column a face of a card: its lines, and its point for a worker (S-P2); nothing where the
    card may not lie so."""
    lines, worker = [], []
    for card, beams in columns(cards):
        lies = beams in CARDS[card].faces(plane)
        lines.append([float(lies and beams >> line & 1) for line in Line])
        worker.append(float(bool(CARDS[card].worker)))
    return np.array(lines, dtype=np.float32).reshape(-1, LINES).T, np.array(worker, np.float32)


@lru_cache(maxsize=HANDS)
def columns(cards: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """A card with its beams, each way it may lie in some plane."""
    return tuple(
        (card, beams)
        for card in cards
        for beams in dict.fromkeys(face for plane in Plane for face in CARDS[card].faces(plane))
    )


@lru_cache(maxsize=512)
def gains_of(building: Building, cards: tuple[int, ...], ground: bool = False) -> Gains:
    slots, faces = slots_of(building, ground), columns(cards)
    points = np.zeros((len(slots.poses), len(faces)), dtype=np.float32)
    planes = np.array([pose.plane for pose in slots.poses])
    for plane in Plane:
        rows = np.flatnonzero(planes == plane)
        lines, worker = faces_of(cards, plane)
        met = slots.meets[rows] @ lines
        points[rows] = met + worker * (met > 0)
    of_card = np.array([card for card, _ in faces])
    best = [points[:, of_card == card].max(axis=1, initial=0) for card in cards]
    whole = np.stack(best, axis=1) if best else np.zeros((len(points), 0), dtype=np.float32)
    return Gains(points, tuple(c for c, _ in faces), tuple(b for _, b in faces), whole)


def mask_of(reach: frozenset[int]) -> np.uint64:
    return np.uint64(sum(1 << number for number in reach))


def counted(points: Floats, slots: Slots, gained: int, raised: bool) -> Floats:
    """By how much each makes the turn worth more: all of it counts twice if it climbs (S-P3)."""
    if raised:
        return 2 * points
    climbs = slots.raises[:, None] & (points > 0)
    return np.asarray(np.where(climbs, 2 * points + gained, points), dtype=np.float32)


class Prospects(Struct, frozen=True):
    """The best points of each card within reach, anywhere and where it would be the highest."""

    anywhere: Floats
    highest: Floats

    def turn(self, cards: int, gained: int = 0, raised: bool = False) -> float:
        """What so many cards seem good for: the best, or one that climbs and the best besides."""
        order = np.argsort(-self.anywhere, kind="stable")
        most = float(self.anywhere[order[:cards]].sum())
        if raised or not cards or not self.highest.any():
            return most * (1 + raised)
        climber = int(np.argmax(self.highest))
        others = self.anywhere[order[order != climber][: cards - 1]]
        return max(most, 2 * float(self.highest[climber] + others.sum()) + gained)

    def after(self, cards: int) -> "Prospects":
        """What is left when the best have been built."""
        left = np.argsort(-self.anywhere, kind="stable")[cards:]
        return Prospects(self.anywhere[left], self.highest[left])


def prospects(building: Building, reach: frozenset[int], cards: tuple[int, ...]) -> Prospects:
    if not reach or not cards:
        return Prospects(NOBODY, NOBODY)
    slots, best = slots_of(building), gains_of(building, cards).best
    near = (slots.held & mask_of(reach)) != 0
    return Prospects(
        best[near].max(axis=0, initial=0), best[near & slots.raises].max(axis=0, initial=0)
    )


def promise(state: State, seat: Seat, prices: Prices) -> float:
    """What the cards in hand seem good for, in this turn and in the next."""
    mine = state.turn == seat
    left = min(state.left, len(state.cards[seat])) if mine else 0
    found = prospects(state.building, reached(state, seat), state.cards[seat])
    now = found.turn(left, state.gained, state.raised) if mine else 0.0
    return prices.now * now + prices.later * found.after(left).turn(TURN)
