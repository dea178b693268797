"""Where a card may be built, told card by card, slot by slot, as nobody keeps anything in mind."""

from collections.abc import Iterator

from igroteka.games.skyscraper.builders import reached
from igroteka.games.skyscraper.deck import CARDS
from igroteka.games.skyscraper.lattice import Pose
from igroteka.games.skyscraper.plot import Placement, grows_up, is_right_height, lies_right
from igroteka.games.skyscraper.state import State
from igroteka.games.skyscraper.statics import MOST, tried
from igroteka.games.skyscraper.structure import structure
from igroteka.kernel import Seat


def placements(state: State, seat: Seat, card: int) -> Iterator[Placement]:
    stands = structure(state.building)
    for pose in slots(state, seat, CARDS[card].ground):
        beams = [face for face in CARDS[card].faces(pose.plane) if stands.points(pose, face)]
        if not beams or not lies_right(stands, pose, card):
            continue
        strained = state.hands == "calm" and not CARDS[card].ground
        if strained and any(load.moment > MOST for load in tried(state.building, pose)):
            continue
        yield from ((pose, face) for face in beams)


def slots(state: State, seat: Seat, ground: bool) -> list[Pose]:
    """Poses joined to a card that a builder stands on or beside, in a stable order."""
    stands, builders = structure(state.building), reached(state, seat)
    return sorted(
        pose
        for pose, joined in stands.slots.items()
        if not builders.isdisjoint(joined)
        and pose not in stands.shut
        and is_right_height(pose, ground)
        and (ground or grows_up(stands, pose))
    )
