"""What is asked of a seat in Urfin: by its own doings only, so that no other's click ages it."""

from igroteka.kernel import Detail, Prompt, Seat

from .building import grabbed_by
from .hands import hand_of
from .state import State


def prompt(state: State, seat: Seat) -> Prompt:
    match state.stage:
        case "ready":
            return getting_ready(state, seat)
        case "draw":
            return drawing(state, seat)
        case "build":
            return building(state, seat)
        case "march":
            road = state.soldiers[min(len(state.throws), len(state.soldiers) - 1)].road
            return Prompt("urfin-prompt-march", {"road": road})
    return Prompt("urfin-prompt-over")


def getting_ready(state: State, seat: Seat) -> Prompt:
    if seat in state.ready:
        return Prompt("urfin-prompt-wait-ready", {"missing": state.seats - len(state.ready)})
    if not state.turn:
        return Prompt("urfin-prompt-trial")
    return Prompt("urfin-prompt-ready", {"turn": state.turn, "soldiers": len(state.soldiers)})


def drawing(state: State, seat: Seat) -> Prompt:
    hand = hand_of(state, seat)
    if hand is None:
        return Prompt("urfin-prompt-wait-draw")
    due: dict[str, Detail] = {"due": hand.due, "left": hand.due - len(hand.taken)}
    if hand.state == "waiting":
        return Prompt("urfin-prompt-reach", due)
    return Prompt("urfin-prompt-grope" if hand.held is None else "urfin-prompt-feel", due)


def building(state: State, seat: Seat) -> Prompt:
    if seat in state.done:
        return Prompt("urfin-prompt-wait-build", {"missing": state.seats - len(state.done)})
    held = grabbed_by(state, seat)
    if held is not None:
        return Prompt("urfin-prompt-place", {"part": held.part})
    free = sum(drawn.by is None for drawn in state.drawn)
    return Prompt("urfin-prompt-build", {"left": free})
