"""Towers as high as one asks, with workers on them: for what bots do not build by themselves."""

from random import Random

from msgspec.structs import replace

from igroteka.games.skyscraper.acts import SetCard
from igroteka.games.skyscraper.deck import BUILDING
from igroteka.games.skyscraper.floors import floor_plan
from igroteka.games.skyscraper.lattice import SIZE
from igroteka.games.skyscraper.leaning import buckles
from igroteka.games.skyscraper.plot import Placement, plot
from igroteka.games.skyscraper.setup import start
from igroteka.games.skyscraper.state import NONE, Hands, State
from igroteka.games.skyscraper.structure import Building, Standing, structure
from igroteka.kernel import Seat

SEATS = 4
WORKERS = 6
# How often a card goes as high as it may; else it goes anywhere.
CLIMBS = 0.7


def tower(cards_high: int, hands: Hands, rng: Random) -> State:
    """So high, and one more card in the hand that is to reach as high or higher."""
    while True:
        deck = rng.sample(range(len(BUILDING)), len(BUILDING))
        ground = start(SEATS, hands).building
        built = grown(ground, deck, cards_high * SIZE, rng)
        if built:
            building, card, (pose, beams) = built
            act = SetCard(card, pose, beams, NONE)
            state = replace(start(SEATS, hands), stage="settle", turn=Seat(0), building=building)
            return peopled(replace(state, picked=card, act=act, left=2), WORKERS, rng)


def grown(
    building: Building, deck: list[int], top: int, rng: Random
) -> tuple[Building, int, Placement] | None:
    """None if the deck was used up before, or there was no place."""
    for card in deck:
        places = [at for at in allowed(building, card) if at[0].top <= top + 1]
        if not places:
            continue
        highest = max(pose.top for pose, _ in places)
        if rng.random() < CLIMBS:
            places = [at for at in places if at[0].top == highest]
        at = rng.choice(places)
        if structure(building).top >= top and at[0].top >= top:
            return building, card, at
        building = (*building, Standing(card, *at, by=len(building) % SEATS))
    return None


def allowed(building: Building, card: int) -> list[Placement]:
    """As in the calm game, and without buckling."""
    found = plot(building, True).placements(card, frozenset(range(len(building))))
    return [(pose, beams) for pose, beams in found if not buckles(building, pose, card)]


def peopled(state: State, workers: int, rng: Random) -> State:
    places = sorted(cell for cells in floor_plan(state.building).places.values() for cell in cells)
    crew = list(state.workers)
    for number in rng.sample(range(len(crew)), workers):
        crew[number] = replace(crew[number], cell=rng.choice(places))
    return replace(state, workers=tuple(crew))
