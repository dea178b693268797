"""Why not: the first clause that stands in the way of a player's move."""

from collections.abc import Callable
from typing import Any

from igroteka.kernel import Refusal, Seat, game_over, not_a_players_move, not_your_turn

from .actions import Build, Move, Pass, Pick, PutBack, Return, Send, Shift, ToCrew
from .builders import able, in_crew, is_lost
from .deck import CARDS, is_building
from .ending import OVER_CLAUSE
from .hands import refuse_hand
from .idleness import MOST_PICKS, is_idle
from .moving import anywhere, destinations, landings, shifts
from .placing import has_placement
from .refusing_places import refuse_place
from .state import NONE, State


def refuse(state: State, asked: tuple[Seat, ...], seat: Seat, action: Any) -> Refusal | None:
    if state.result:
        return game_over(OVER_CLAUSE[state.result.reason])
    judge = JUDGES.get(type(action))
    if judge is None:
        return not_a_players_move("S-M7")
    if seat not in asked:
        return not_your_turn("S-M7")
    if isinstance(action, (Return, ToCrew)) != (state.stage == "put"):
        return (
            Refusal("S-F2", "skyscraper-refuse-put-first")
            if state.stage == "put"
            else Refusal("S-F2", "skyscraper-refuse-nobody-fell")
        )
    return judge(state, seat, action)


def refuse_send(state: State, seat: Seat, action: Send) -> Refusal | None:
    if state.picked != NONE:
        return Refusal("S-T1", "skyscraper-refuse-card-in-hand")
    if not in_crew(state, seat):
        return Refusal("S-W1", "skyscraper-refuse-no-crew")
    if action.cell not in landings(state):
        return Refusal("S-W1", "skyscraper-refuse-not-at-the-foot")
    return refuse_hand(state, action.hand)


def refuse_pick(state: State, seat: Seat, action: Pick) -> Refusal | None:
    held = state.cards[seat] if is_building_card(action.card) else state.supports[seat]
    if action.card not in held:
        return Refusal("S-B2", "skyscraper-refuse-not-held")
    if action.card == state.picked:
        return Refusal("S-B2", "skyscraper-refuse-already-picked")
    if state.picks >= MOST_PICKS:
        return Refusal("S-T1", "skyscraper-refuse-too-many-picks", {"most": MOST_PICKS})
    if not able(state, seat):
        return Refusal("S-B1", "skyscraper-refuse-no-builder")
    if not has_placement(state, seat, action.card):
        return Refusal("S-B7", "skyscraper-refuse-no-place")
    return None


def is_building_card(card: int) -> bool:
    return 0 <= card < len(CARDS) and is_building(card)


def refuse_put_back(state: State, _seat: Seat, _action: PutBack) -> Refusal | None:
    return None if state.picked != NONE else Refusal("S-B2", "skyscraper-refuse-nothing-picked")


def refuse_build(state: State, seat: Seat, action: Build) -> Refusal | None:
    if state.picked == NONE:
        return Refusal("S-B2", "skyscraper-refuse-nothing-picked")
    return refuse_place(state, seat, action) or refuse_hand(state, action.hand)


def refuse_move(state: State, seat: Seat, action: Move) -> Refusal | None:
    if state.picked != NONE:
        return Refusal("S-T1", "skyscraper-refuse-card-in-hand")
    refused = refuse_worker(state, seat, action.worker)
    if refused:
        return refused
    if action.cell not in destinations(state, action.worker):
        return Refusal("S-M2", "skyscraper-refuse-not-one-floor")
    return refuse_hand(state, action.hand)


def refuse_worker(state: State, seat: Seat, number: int) -> Refusal | None:
    if not 0 <= number < len(state.workers) or state.workers[number].seat != seat:
        return Refusal("S-M2", "skyscraper-refuse-not-your-worker")
    if state.workers[number].cell is None:
        return Refusal("S-M2", "skyscraper-refuse-in-the-crew")
    if is_lost(state.building, state.workers[number]):
        return Refusal("S-M4", "skyscraper-refuse-shut-in")
    return None


def refuse_shift(state: State, seat: Seat, action: Shift) -> Refusal | None:
    if state.picked != NONE:
        return Refusal("S-T1", "skyscraper-refuse-card-in-hand")
    refused = refuse_worker(state, seat, action.worker)
    if refused:
        return refused
    if action.worker in state.shifted:
        return Refusal("S-M1", "skyscraper-refuse-shifted-before")
    if action.cell not in shifts(state, action.worker):
        return Refusal("S-M1", "skyscraper-refuse-not-its-card")
    return refuse_hand(state, action.hand)


def refuse_return(state: State, _seat: Seat, action: Return) -> Refusal | None:
    if not state.fallen or action.worker != state.fallen[0]:
        return Refusal("S-F2", "skyscraper-refuse-another-first")
    if action.cell not in anywhere(state.building):
        return Refusal("S-F2", "skyscraper-refuse-no-open-place")
    return None


def refuse_to_crew(state: State, _seat: Seat, action: ToCrew) -> Refusal | None:
    if not state.fallen or action.worker != state.fallen[0]:
        return Refusal("S-F2", "skyscraper-refuse-another-first")
    return None


def refuse_pass(state: State, seat: Seat, _action: Pass) -> Refusal | None:
    if state.picked != NONE:
        return Refusal("S-T1", "skyscraper-refuse-card-in-hand")
    return None if is_idle(state, seat) else Refusal("S-T1", "skyscraper-refuse-can-act")


JUDGES: dict[type, Callable[[State, Seat, Any], Refusal | None]] = {
    Send: refuse_send,
    Pick: refuse_pick,
    PutBack: refuse_put_back,
    Build: refuse_build,
    Move: refuse_move,
    Shift: refuse_shift,
    Pass: refuse_pass,
    Return: refuse_return,
    ToCrew: refuse_to_crew,
}
