"""Step 1: hands go into the bag, meet parts, feel them, take them or let them go (U-D1 to U-D6)."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from msgspec.structs import replace

from igroteka.kernel import Emit, Seat

from .actions import LetGo, Meet, Reach, Take, Touch, UrfinAction
from .agreeing import AIMS, MOST_AIMS, aims
from .events import Kept, Loosed, Met, Reached, Touched
from .hands import MOST_LETS, groping, hand_of, in_use, lets, with_hand
from .listed import Listed
from .parts import KIND_OF, PARTS, added, taken
from .shapes import SIDE, TURNS
from .showing import all_out, come_out
from .state import Hand, Held, State
from .touch import Felt, reading

NOISE_BITS = 32
REACH, TAKE, LET_GO = Reach(), Take(), LetGo()
SPOTS = tuple(Touch(x, y) for y in range(SIDE) for x in range(SIDE))


def drawing(state: State) -> tuple[Seat, ...]:
    """Those with a hand to put in, or with a part between the fingers."""
    groping = {hand.seat for hand in state.hands if hand.state == "in" and hand.held is None}
    busy = {hand.seat for hand in state.hands if hand.state in ("waiting", "in")}
    return tuple(sorted(busy - groping))


def draws(state: State, seat: Seat) -> Sequence[UrfinAction]:
    hand = hand_of(state, seat)
    if hand is None:
        return ()
    if hand.state == "waiting":
        return (REACH, *aims(state, seat))
    if hand.held is None:
        return ()
    may_let_go = lets(hand) < MOST_LETS
    moves = feeling(may_let_go, state.aims[seat], state.aimed[seat] < MOST_AIMS)
    return Listed(moves, sorted(touch.y * SIDE + touch.x for touch in hand.held.felt))


@lru_cache
def feeling(may_let_go: bool, said: str | None, may_say: bool) -> tuple[UrfinAction, ...]:
    """Every spot, then what can be done with the part."""
    words = [aim for aim in AIMS if may_say and aim.at != said]
    return (*SPOTS, TAKE, *((LET_GO,) if may_let_go else ()), *words)


def reach(state: State, seat: Seat, emit: Emit | None) -> State:
    number = in_use(state, seat)
    assert number is not None
    hand = replace(state.hands[number], state="in")
    if emit:
        emit(Reached(seat, hand.due))
    return replace(state, hands=with_hand(state.hands, number, hand))


def met_by_chance(state: State, rng: Random) -> Meet:
    """Any part in the bag, each as likely as the next, in any turn (U-D6)."""
    hand = groping(state)
    assert hand is not None
    left = rng.randrange(sum(state.bag))
    for part in PARTS:
        left -= state.bag[part]
        if left < 0:
            break
    if state.settings.bag == "blind":
        return Meet(hand.seat, part)
    return Meet(hand.seat, part, rng.randrange(TURNS), rng.getrandbits(NOISE_BITS))


def meetings(state: State) -> Sequence[tuple[Meet, float]] | None:
    """With their odds in a blind bag; how a part lies in the hand cannot be listed."""
    hand = groping(state)
    if hand is None or state.settings.bag == "touch":
        return None
    total = sum(state.bag)
    return [(Meet(hand.seat, part), state.bag[part] / total) for part in PARTS if state.bag[part]]


def meet(state: State, action: Meet, emit: Emit | None) -> State:
    """In a blind bag the part met first is the part drawn."""
    number = in_use(state, action.seat)
    assert number is not None
    hand = state.hands[number]
    if emit:
        emit(Met(action.seat))
    held = Held(action.part, action.turn, action.noise)
    hand = replace(hand, held=held, met=hand.met + 1)
    bag = taken(state.bag, (action.part,))
    found = replace(state, bag=bag, hands=with_hand(state.hands, number, hand))
    return take(found, action.seat, emit) if state.settings.bag == "blind" else found


def touch(state: State, seat: Seat, action: Touch, emit: Emit | None) -> State:
    """One spot; the answer is for the one who feels."""
    number, hand, held = holding(state, seat)
    x, y = action.x, action.y
    answer = reading(KIND_OF[held.part], held.turn, held.noise, x, y)
    felt = Felt(x, y, answer.height, answer.slope_x, answer.slope_y)
    if emit:
        told = Touched(seat, x, y, felt.height, felt.slope_x, felt.slope_y)
        emit(told, (seat,), Touched(seat))
    held = replace(held, felt=(*held.felt, felt))
    hand = replace(hand, held=held, touches=hand.touches + 1)
    return replace(state, hands=with_hand(state.hands, number, hand))


def take(state: State, seat: Seat, emit: Emit | None) -> State:
    number, hand, held = holding(state, seat)
    hand = replace(hand, taken=(*hand.taken, held), held=None)
    if emit:
        emit(Kept(seat, len(hand.taken), hand.due))
    after = replace(state, hands=with_hand(state.hands, number, hand))
    return after if len(hand.taken) < hand.due else all_out(come_out(after, number, emit), emit)


def let_go(state: State, seat: Seat, emit: Emit | None) -> State:
    """It is back in the bag at once, and may be met again."""
    number, hand, held = holding(state, seat)
    if emit:
        emit(Loosed(seat))
    hands = with_hand(state.hands, number, replace(hand, held=None))
    return replace(state, bag=added(state.bag, (held.part,)), hands=hands)


def holding(state: State, seat: Seat) -> tuple[int, Hand, Held]:
    number = in_use(state, seat)
    assert number is not None
    hand = state.hands[number]
    assert hand.held is not None
    return number, hand, hand.held
