"""Why a player may not do that now: the first rule that stands in the way."""

from igroteka.kernel import Refusal, Seat, game_over, not_a_players_move

from .actions import (
    Aim,
    Done,
    Grab,
    LetGo,
    Meet,
    Put,
    PutBack,
    Reach,
    Ready,
    SandOut,
    Take,
    Throw,
    Touch,
    UrfinAction,
)
from .agreeing import MOST_AIMS
from .building import MOST_GRABS, grabbed_by
from .ending import OVER_CLAUSE
from .hands import MOST_LETS, hand_of, lets
from .parts import PARTS
from .refusing_places import refuse_put
from .shapes import SIDE
from .state import Hand, Held, State

# In which steps each kind of move may be made (U-T1).
STEPS: dict[type[UrfinAction], tuple[str, ...]] = {
    Aim: ("ready", "draw"),
    Ready: ("ready",),
    Reach: ("draw",),
    Touch: ("draw",),
    Take: ("draw",),
    LetGo: ("draw",),
    Grab: ("build",),
    PutBack: ("build",),
    Put: ("build",),
    Done: ("build",),
}
NOT_PLAYERS: dict[type[UrfinAction], str] = {Meet: "U-D6", Throw: "U-A2", SandOut: "U-D1"}


def refuse(state: State, seat: Seat, action: UrfinAction) -> Refusal | None:
    if state.result is not None:
        return game_over(OVER_CLAUSE[state.result.reason])
    kind = type(action)
    if kind in NOT_PLAYERS:
        return not_a_players_move(NOT_PLAYERS[kind])
    if state.stage not in STEPS[kind]:
        return Refusal("U-T1", "urfin-refuse-not-now", {"stage": state.stage})
    match state.stage:
        case "ready":
            return refuse_getting_ready(state, seat, action)
        case "draw":
            return refuse_drawing(state, seat, action)
    return refuse_building(state, seat, action)


def refuse_getting_ready(state: State, seat: Seat, action: UrfinAction) -> Refusal | None:
    if seat in state.ready:
        return Refusal("U-D1", "urfin-refuse-ready-already")
    return refuse_aim(state, seat, action) if isinstance(action, Aim) else None


def refuse_aim(state: State, seat: Seat, action: Aim) -> Refusal | None:
    if action.at == state.aims[seat]:
        return Refusal("U-D5", "urfin-refuse-same-aim", {"at": action.at})
    if state.aimed[seat] == MOST_AIMS:
        return Refusal("U-D5", "urfin-refuse-many-aims", {"most": MOST_AIMS})
    return None


def refuse_drawing(state: State, seat: Seat, action: UrfinAction) -> Refusal | None:
    hand = hand_of(state, seat)
    if hand is None:
        return refuse_handless(state, seat)
    if hand.state == "in" and hand.held is None:
        return Refusal("U-D6", "urfin-refuse-groping")
    match action:
        case Aim():
            return refuse_aim(state, seat, action)
        case Reach():
            return Refusal("U-D4", "urfin-refuse-reached") if hand.state == "in" else None
    if hand.held is None:
        return Refusal("U-D4", "urfin-refuse-not-in-bag")
    return refuse_fingers(hand, hand.held, action)


def refuse_handless(state: State, seat: Seat) -> Refusal:
    if any(hand.due for hand in state.hands if hand.seat == seat):
        return Refusal("U-D4", "urfin-refuse-hand-out")
    return Refusal("U-D2", "urfin-refuse-nothing-due")


def refuse_fingers(hand: Hand, held: Held, action: UrfinAction) -> Refusal | None:
    if isinstance(action, Touch):
        return refuse_touch(action, {(touch.x, touch.y) for touch in held.felt})
    if isinstance(action, LetGo) and lets(hand) == MOST_LETS:
        return Refusal("U-D6", "urfin-refuse-many-lets", {"most": MOST_LETS})
    return None


def refuse_touch(action: Touch, felt: set[tuple[int, int]]) -> Refusal | None:
    if not (0 <= action.x < SIDE and 0 <= action.y < SIDE):
        return Refusal("U-D6", "urfin-refuse-no-spot", {"side": SIDE})
    if (action.x, action.y) in felt:
        return Refusal("U-D6", "urfin-refuse-felt")
    return None


def refuse_building(state: State, seat: Seat, action: UrfinAction) -> Refusal | None:
    if seat in state.done:
        return Refusal("U-B10", "urfin-refuse-done-already")
    held = grabbed_by(state, seat)
    match action:
        case Grab(part):
            return refuse_grab(state, seat, part)
        case PutBack() | Put() if held is None:
            return Refusal("U-B11", "urfin-refuse-nothing-grabbed")
        case Put() if held is not None:
            return refuse_put(state, held.part, action)
    return None


def refuse_grab(state: State, seat: Seat, part: int) -> Refusal | None:
    if part not in PARTS:
        return Refusal("U-C2", "urfin-refuse-no-part")
    if (held := grabbed_by(state, seat)) is not None:
        return Refusal("U-B11", "urfin-refuse-hand-full", {"part": held.part})
    lying = [drawn.by for drawn in state.drawn if drawn.part == part]
    if not lying:
        return Refusal("U-B11", "urfin-refuse-not-open", {"part": part})
    if None not in lying:
        return Refusal("U-B11", "urfin-refuse-grabbed", {"part": part})
    if state.grabs[seat] == MOST_GRABS:
        return Refusal("U-B11", "urfin-refuse-many-grabs", {"most": MOST_GRABS})
    return None
