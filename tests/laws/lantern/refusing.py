"""Why not."""

from igroteka.kernel import Refusal, Seat, game_over, not_a_players_move, not_your_turn

from .actions import LanternAction, Peek, Rest, Rummage, Swap
from .state import State, full_places


def refuse(
    state: State, searching: tuple[Seat, ...], seat: Seat, action: LanternAction
) -> Refusal | None:
    if state.stage == "over":
        return game_over("L-4")
    if seat not in searching:
        return not_your_turn("L-1")
    match action:
        case Rest() | Rummage():
            return None
        case Peek(place):
            return refuse_place(state, place)
        case Swap(place, card):
            return refuse_place(state, place) or refuse_card(state, seat, card)
    return not_a_players_move("L-1")


def refuse_place(state: State, place: int) -> Refusal | None:
    if place in full_places(state):
        return None
    return Refusal("L-2", "lantern-refuse-place", {"place": place})


def refuse_card(state: State, seat: Seat, card: int) -> Refusal | None:
    if card in state.hands[seat]:
        return None
    return Refusal("L-3", "lantern-refuse-card", {"card": card})
