"""Skyscraper where dice say what falls: every answer that gravity could give, soon."""

from random import Random

from msgspec.structs import replace

from igroteka.games.skyscraper import Skyscraper
from igroteka.games.skyscraper.actions import Rest, Settle, SkyscraperAction, Undone
from igroteka.games.skyscraper.acts import AnyAct, SetCard, SetWorker
from igroteka.games.skyscraper.box import BOX
from igroteka.games.skyscraper.deck import CARDS
from igroteka.games.skyscraper.floors import floor_plan
from igroteka.games.skyscraper.state import State
from igroteka.games.skyscraper.structure import Building, Standing, structure
from igroteka.kernel import SetUp

UNDONE, SLIPS, COMES_OFF, COLLAPSES, FALLS = 0.05, 0.1, 0.08, 0.1, 0.03
REAL = 0.1  # real hands end a game by the first card that comes off: seldom, then


SET_UPS: tuple[SetUp, ...] = (
    (2, {"hands": "forgiving"}),
    (4, {"hands": "forgiving"}),
    (3, {"hands": "real"}),
)


class Tossed(Skyscraper):
    """The laws hold whatever gravity answers; what the simulator says is tested beside them."""

    box = replace(BOX, set_ups=SET_UPS)

    def drawn(self, state: State, rng: Random) -> tuple[SkyscraperAction, dict[str, bytes]]:
        if state.stage != "settle":
            return self.draw(state, rng), {}
        return tossed(state, rng), {}


def tossed(state: State, rng: Random) -> Settle | Undone:
    if rng.random() < UNDONE:
        return Undone()
    act = state.act
    assert act
    moved = came_off(state, rng)
    grounded = moved[:1] if rng.random() < COLLAPSES else ()
    film = f"{rng.getrandbits(256):064x}"
    return Settle(stands(state, moved, rng), moved, grounded, rests(state, act, rng), film)


def came_off(state: State, rng: Random) -> tuple[int, ...]:
    """One card, and all that nothing holds without it."""
    odds = COMES_OFF * (REAL if state.hands == "real" else 1)
    free = [n for n, one in enumerate(state.building) if not CARDS[one.card].ground]
    if not free or rng.random() >= odds:
        return ()
    return without(state.building, rng.choice(free))


def without(building: Building, card: int) -> tuple[int, ...]:
    held = {n for n, one in enumerate(building) if CARDS[one.card].ground}
    joints = [j for j in structure(building).joints if card not in (j.first, j.second)]
    for _ in building:
        held |= {j.second for j in joints if j.first in held}
        held |= {j.first for j in joints if j.second in held}
    return tuple(n for n in range(len(building)) if n not in held)


def stands(state: State, moved: tuple[int, ...], rng: Random) -> bool:
    act = state.act
    if not isinstance(act, SetCard) or CARDS[act.card].ground:
        return True
    after = (*state.building, Standing(act.card, act.pose, act.beams, state.turn))
    joined = [n for n in structure(after).joined(act.pose) if n not in moved]
    return bool(joined) and rng.random() >= SLIPS


def rests(state: State, act: AnyAct, rng: Random) -> tuple[Rest, ...]:
    places = floor_plan(state.building).card_at
    cells = {n: worker.cell for n, worker in enumerate(state.workers) if worker.cell is not None}
    if isinstance(act, SetWorker):
        cells[act.worker] = act.cell
    found = []
    for number, cell in sorted(cells.items()):
        if rng.random() >= FALLS:
            continue
        level = [place for place in places if place.z == cell.z]
        fell = cell.z > 0 and rng.random() < 0.5
        found.append(Rest(number, None) if fell else Rest(number, rng.choice(level), True))
    return tuple(found)
