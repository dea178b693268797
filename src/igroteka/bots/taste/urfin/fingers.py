"""Sketch by touch: a few spots felt, and the part kept or let go by what it then may be (U-D6)."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from igroteka.games.urfin.actions import Aimed, LetGo, Take, Touch, UrfinAction
from igroteka.games.urfin.hands import MOST_LETS, lets
from igroteka.games.urfin.parts import BASE_1, BASE_2, KINDS, PARTS, WALL, Counts, added
from igroteka.games.urfin.shapes import SIDE
from igroteka.games.urfin.state import Hand, State
from igroteka.games.urfin.touch import COLOURS, Felt, weights

CLASSES: tuple[Aimed, ...] = ("base", "roof", "wall")
# What each of the six kinds is.
CLASS_OF: tuple[Aimed, ...] = tuple(
    "base" if kind in (BASE_1, BASE_2) else "wall" if kind == WALL else "roof"
    for kind in range(len(KINDS))
)


class Fingers(Struct, frozen=True, forbid_unknown_fields=True):
    """So many spots anywhere are felt; kept is what is the thing sought with these odds.

    `accuracy` is how often a base or a roof that was kept is one, as measured. Who is `sure` that
    it is or is not the thing sought feels no further.
    """

    touches: int
    least: float
    accuracy: float
    sure: float = 2.0


FINGERS = {
    "easy": Fingers(touches=1, least=0.1, accuracy=0.55),
    "standard": Fingers(touches=2, least=0.4, accuracy=0.8),
    "strong": Fingers(touches=4, least=0.5, accuracy=0.95),
}


def feel(
    state: State, hand: Hand, sought: Aimed, fingers: Fingers, hurry: bool, rng: Random
) -> UrfinAction:
    assert hand.held is not None
    felt = hand.held.felt
    if hurry:
        return Take()
    odds = seems(felt, unseen(state))[sought]
    if len(felt) < fingers.touches and 1 - fingers.sure < odds < fingers.sure:
        return elsewhere(felt, rng)
    fits = odds >= fingers.least
    return Take() if fits or lets(hand) == MOST_LETS else LetGo()


def elsewhere(felt: Sequence[Felt], rng: Random) -> Touch:
    done = {(touch.x, touch.y) for touch in felt}
    while (spot := (rng.randrange(SIDE), rng.randrange(SIDE))) in done:
        pass
    return Touch(*spot)


def seems(felt: Sequence[Felt], counts: Counts) -> dict[Aimed, float]:
    odds = dict.fromkeys(CLASSES, 0.0)
    for (part, _), weight in weights(felt, counts).items():
        odds[CLASS_OF[part // COLOURS]] += weight
    return odds


def likeliest(felt: Sequence[Felt], counts: Counts) -> Aimed:
    odds = seems(felt, counts)
    return max(CLASSES, key=lambda one: odds[one])


def unseen(state: State) -> Counts:
    """The bag and what hands hold in it: together they are known, for all else lies open."""
    inside = [held.part for hand in state.hands for held in hand.taken]
    inside += [hand.held.part for hand in state.hands if hand.held is not None]
    return added(state.bag, inside)


def there_are(counts: Counts) -> dict[Aimed, int]:
    """How many of each lie unseen."""
    found = dict.fromkeys(CLASSES, 0)
    for part in PARTS:
        found[CLASS_OF[part // COLOURS]] += counts[part]
    return found
