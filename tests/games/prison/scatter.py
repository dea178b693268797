"""Positions anyhow: some rooms open, friends and enemies, wounded, loads and objects anywhere."""

from random import Random

from msgspec.structs import replace

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.floor.dungeon import PLACE, SIZE, WIDTH, Dungeon, Laid
from igroteka.games.prison.floor.ground import floor_of
from igroteka.games.prison.npcs import NPCS
from igroteka.games.prison.rooms import EDGES
from igroteka.games.prison.state import BLUE, CARRIED, GONE, YELLOW, Errand, Figure, State, Thing

from .table import position

ROOMS_OPEN = (2, 3, 5, 8)
WALKER = len(Class)
LOADED = 7


def scattered(rng: Random) -> State:
    """WALKER is an NPC about to make up its mind."""
    dungeon = rooms(rng)
    figures = people(rng, dungeon)
    things = objects(rng, dungeon, figures)
    for number, thing in zip(rng.sample(range(len(figures)), LOADED), range(LOADED), strict=True):
        if not figures[number].wounded:
            figures[number] = replace(figures[number], thing=thing)
            things[thing] = replace(things[thing], square=CARRIED)
    return deciding(dungeon, figures, things)


def deciding(dungeon: Dungeon, figures: list[Figure], things: list[Thing]) -> State:
    return replace(
        position(dungeon),
        stage="np",
        side=BLUE,
        figures=tuple(figures),
        things=tuple(things),
        row=(WALKER,),
        upright=(WALKER,),
        errand=Errand(WALKER),
    )


def rooms(rng: Random) -> Dungeon:
    drawn = rng.sample(range(8), 8)[: rng.choice(ROOMS_OPEN)]
    laid = (
        Laid(room, rng.randrange(4), rng.getrandbits(EDGES), sparse(rng, EDGES)) for room in drawn
    )
    return (*laid, *(None,) * (8 - len(drawn)))


def sparse(rng: Random, bits: int) -> int:
    return rng.getrandbits(bits) & rng.getrandbits(bits) & rng.getrandbits(bits)


def people(rng: Random, dungeon: Dungeon) -> list[Figure]:
    """All eight of the player and eight NPC, a few on their own lines."""
    free = rng.sample(firm_squares(dungeon), 2 * len(Class))
    lines = {YELLOW: rng.sample(range(WIDTH), 8), BLUE: rng.sample(range(SIZE - WIDTH, SIZE), 8)}
    cards = rng.sample(range(len(NPCS)), 8)
    figures = [Figure(YELLOW, kind, free.pop()) for kind in Class]
    figures += [Figure(BLUE, NPCS[card].kind, free.pop(), card) for card in cards]
    for number, figure in enumerate(figures):
        square = lines[figure.side].pop() if rng.random() < 0.1 else figure.square
        wounded = number != WALKER and rng.random() < 0.3
        figures[number] = replace(figure, square=square, wounded=wounded)
    return figures


def firm_squares(dungeon: Dungeon) -> list[int]:
    pits = floor_of(dungeon).pits
    return [s for s in range(SIZE) if PLACE[s] >= 0 and dungeon[PLACE[s]] and s not in pits]


def objects(rng: Random, dungeon: Dungeon, figures: list[Figure]) -> list[Thing]:
    """Two of each, on the floor, under wounded, and ropes in pits; one a square."""
    lying = [figure.square for figure in figures if figure.wounded]
    anywhere = [*firm_squares(dungeon), *lying, *lying]
    things, taken = [], {figures[WALKER].square}
    for kind in [kind for kind in Kind if kind != Kind.WOUNDED] * 2:
        pits = sorted(floor_of(dungeon).pits) if kind == Kind.ROPE else []
        square = rng.choice(pits or anywhere)
        things.append(Thing(YELLOW, kind, GONE if square in taken else square))
        taken.add(square)
    rng.shuffle(things)
    return things


CROWD = 11


def crowded(rng: Random) -> State:
    """Two rooms full of NPC, most of them with something in their hands."""
    drawn = rng.sample(range(8), 2)
    laid = (Laid(room, rng.randrange(4), rng.getrandbits(EDGES), worn(rng)) for room in drawn)
    dungeon: Dungeon = (*laid, *(None,) * 6)
    kinds = [kind for kind in Kind if kind != Kind.WOUNDED] * 2
    free = rng.sample(firm_squares(dungeon), 3 + CROWD + len(kinds))
    figures = [Figure(YELLOW, kind, GONE) for kind in Class]
    for kind in rng.sample(list(Class), 3):
        figures[kind] = replace(figures[kind], square=free.pop())
    for card in rng.sample(range(len(NPCS)), CROWD):
        hurt = len(figures) > WALKER and rng.random() < 0.15
        figures.append(Figure(BLUE, NPCS[card].kind, free.pop(), card, hurt))
    rng.shuffle(kinds)
    things = [Thing(YELLOW, kind, free.pop()) for kind in kinds]
    bearers = [n for n in range(WALKER, len(figures)) if not figures[n].wounded]
    for thing, number in enumerate(rng.sample(bearers, min(8, len(bearers)))):
        figures[number] = replace(figures[number], thing=thing)
        things[thing] = replace(things[thing], square=CARRIED)
    return deciding(dungeon, figures, things)


def worn(rng: Random) -> int:
    """Most edges broken: the crowd can get about."""
    return rng.getrandbits(EDGES) | rng.getrandbits(EDGES)
