"""What a seat could believe: whatever the hands in the bag hold, as far as it has felt (U-D6).

All parts are open but those in the bag, so what lies there is known, and only where is not. A
seat's own parts are drawn by what it felt of them, others' as blindly as the bag gives them.
"""

from itertools import product
from math import perm, prod
from random import Random

from msgspec.structs import replace

from igroteka.kernel import Seat

from .drawing import NOISE_BITS
from .parts import COLOURS, KINDS, PARTS, added, part_of
from .shapes import SIDE, TURNS
from .state import Hand, Held, State
from .touch import Felt, reading, weights

Pool = list[int]
ONE_OF_EACH_KIND = (1, 0, 0) * len(KINDS)
SPOTS = range(SIDE * SIDE)


def imagined(state: State, seat: Seat, rng: Random) -> State:
    if not any(inside(hand) for hand in state.hands):
        return state
    pool = list(added(state.bag, [held.part for hand in state.hands for held in inside(hand)]))
    hands = list(state.hands)
    for number in sorted(range(len(hands)), key=lambda n: hands[n].seat != seat):
        mine = hands[number].seat == seat
        hands[number] = filled_anew(hands[number], pool, rng, mine)
    return replace(state, bag=tuple(pool), hands=tuple(hands))


def inside(hand: Hand) -> tuple[Held, ...]:
    """What it has in the bag, the part between the fingers last."""
    return hand.taken if hand.held is None else (*hand.taken, hand.held)


def filled_anew(hand: Hand, pool: Pool, rng: Random, mine: bool) -> Hand:
    """The same hand with other parts in it, which leave the pool."""
    before = inside(hand)
    if mine and any(held.felt for held in before):
        parts = by_touch(before, pool, rng)
    else:
        parts = [met_anew(held, pool, rng) for held in before]
    if hand.held is None:
        return replace(hand, taken=tuple(parts))
    return replace(hand, taken=tuple(parts[:-1]), held=parts[-1])


def by_touch(before: tuple[Held, ...], pool: Pool, rng: Random) -> list[Held]:
    """All parts of a hand at once: each weighed by what was felt, and by what there is."""
    odds = [weights(held.felt, ONE_OF_EACH_KIND) for held in before]
    fits = [
        [sum(o.get((part_of(k, 0), t), 0.0) for t in range(TURNS)) for k in kinds()] for o in odds
    ]
    every = list(product(kinds(), repeat=len(before)))
    likely = [
        ways_to_draw(pool, each) * prod(f[k] for f, k in zip(fits, each, strict=True))
        for each in every
    ]
    chosen = rng.choices(every, likely)[0]
    return [
        felt_so(held, kind, those, pool, rng)
        for held, kind, those in zip(before, chosen, odds, strict=True)
    ]


def kinds() -> range:
    return range(len(KINDS))


def ways_to_draw(pool: Pool, chosen: tuple[int, ...]) -> int:
    """In how many ways the bag gives parts of these kinds, one after another."""
    there = [sum(pool[kind * len(COLOURS) : (kind + 1) * len(COLOURS)]) for kind in kinds()]
    return prod(perm(there[kind], chosen.count(kind)) for kind in set(chosen))


def felt_so(
    held: Held, kind: int, odds: dict[tuple[int, int], float], pool: Pool, rng: Random
) -> Held:
    """A part of that kind, in a turn that fits; its colour cannot be felt."""
    turns = [odds.get((part_of(kind, 0), turn), 0.0) for turn in range(TURNS)]
    colours = range(len(COLOURS))
    colour = rng.choices(colours, [pool[part_of(kind, colour)] for colour in colours])[0]
    part = part_of(kind, colour)
    pool[part] -= 1
    turn = rng.choices(range(TURNS), turns)[0]
    return Held(part, turn, rng.getrandbits(NOISE_BITS), held.felt)


def met_anew(held: Held, pool: Pool, rng: Random) -> Held:
    """Any part; where others felt it nobody else knows, only how often."""
    part = rng.choices(PARTS, pool)[0]
    pool[part] -= 1
    if not held.felt:
        return replace(held, part=part)
    turn, noise = rng.randrange(TURNS), rng.getrandbits(NOISE_BITS)
    felt = (answer(part, turn, noise, spot) for spot in rng.sample(SPOTS, len(held.felt)))
    return Held(part, turn, noise, tuple(felt))


def answer(part: int, turn: int, noise: int, spot: int) -> Felt:
    y, x = divmod(spot, SIDE)
    read = reading(part // len(COLOURS), turn, noise, x, y)
    return Felt(x, y, read.height, read.slope_x, read.slope_y)
