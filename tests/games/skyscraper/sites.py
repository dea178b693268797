"""Building sites for gravity: towers of so many cards that stand by statics, and hands to come."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from igroteka.games.skyscraper.acts import Hand, SetCard, SetWorker
from igroteka.games.skyscraper.deck import BUILDING, CARDS
from igroteka.games.skyscraper.lattice import Cell, Pose
from igroteka.games.skyscraper.plot import slots
from igroteka.games.skyscraper.setup import start
from igroteka.games.skyscraper.state import Hands, State
from igroteka.games.skyscraper.statics import overloads
from igroteka.games.skyscraper.structure import Building, Standing, structure
from igroteka.kernel import Seat
from igroteka.study.gauges.skyscraper.towers import peopled


def site(seed: int, cards: int, workers: int = 0, hands: Hands = "forgiving") -> State:
    """A tower at random, four players' workers on it."""
    rng = Random(seed)
    state = replace(start(4, hands), stage="play", turn=Seat(0))
    building = state.building
    for card in rng.sample(range(len(BUILDING)), len(BUILDING)):
        place = next(fitting(building, card, rng), None)
        if place is not None and len(building) < len(state.building) + cards:
            building = (*building, Standing(card, *place, by=len(building) % 4))
    return peopled(replace(state, building=building), workers, rng)


def fitting(building: Building, card: int, rng: Random) -> Iterator[tuple[Pose, int]]:
    """Poses and beams for it that statics allow, in no order."""
    stands = structure(building)
    found = slots(building, False)
    for pose in rng.sample(found, len(found)):
        beams = [face for face in CARDS[card].faces(pose.plane) if stands.points(pose, face)]
        if beams and overloads(building, pose, card) is None:
            yield pose, beams[0]


def building_on(state: State, seed: int, path: str = "", hold: int = -1) -> State:
    """One more card, in the hand."""
    rng = Random(seed)
    used = {standing.card for standing in state.building}
    card = rng.choice([card for card in range(len(BUILDING)) if card not in used])
    pose, beams = next(fitting(state.building, card, rng))
    return with_card(state, card, pose, beams, Hand(path, hold))


def with_card(state: State, card: int, pose: Pose, beams: int, hand: Hand | None = None) -> State:
    act = SetCard(card, pose, beams, -1, hand)
    return replace(state, stage="settle", picked=card, act=act, left=2)


def with_worker(state: State, worker: int, cell: Cell, path: str = "") -> State:
    act = SetWorker(worker, cell, state.workers[worker].cell, hand=Hand(path) if path else None)
    return replace(state, stage="settle", act=act, left=2)
