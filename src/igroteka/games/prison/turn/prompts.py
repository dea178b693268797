"""What whoever's turn it is waits for, while chance speaks."""

from igroteka.games.prison.state import State
from igroteka.games.prison.tasks import Clash, DrawToken, OpenEye, OpenRoom, Teleport


def is_own_turn(state: State, seat: int) -> bool:
    return state.stage != "np" and (state.mode == "solo" or seat == state.side)


def waits_for(state: State) -> str:
    match state.agenda:
        case (OpenRoom() | DrawToken() | Teleport() | OpenEye(), *_):
            return "opens"
        case (Clash(), *_):
            return "turns"
    return "chance"
