"""Why not: the first clause that stands in the way of a player's move."""

from collections.abc import Callable
from typing import Any

from igroteka.kernel import Detail, Refusal, Seat, game_over, not_a_players_move, not_your_turn

from .actions import Build, Move, Pass, Pick, PutBack, Return, Send, Shift, ToCrew
from .builders import able, in_crew, is_lost
from .deck import CARDS, is_building
from .hands import refuse_hand
from .moving import anywhere, destinations, landings, shifts
from .placing import has_placement
from .refusing_places import refuse_place
from .state import NONE, State

MOST_PICKS = 40


def no(clause: str, reason: str, **details: Detail) -> Refusal:
    return Refusal(clause, f"skyscraper-refuse-{reason}", details)


def refuse(state: State, asked: tuple[Seat, ...], seat: Seat, action: Any) -> Refusal | None:
    if state.result:
        return game_over("S-E1")
    judge = JUDGES.get(type(action))
    if judge is None:
        return not_a_players_move("S-M7")
    if seat not in asked:
        return not_your_turn("S-M7")
    if isinstance(action, (Return, ToCrew)) != (state.stage == "put"):
        return no("S-F2", "put-first") if state.stage == "put" else no("S-F2", "nobody-fell")
    return judge(state, seat, action)


def refuse_send(state: State, seat: Seat, action: Send) -> Refusal | None:
    if state.picked != NONE:
        return no("S-T1", "card-in-hand")
    if not in_crew(state, seat):
        return no("S-W1", "no-crew")
    if action.cell not in landings(state):
        return no("S-W1", "not-at-the-foot")
    return refuse_hand(state, action.hand)


def refuse_pick(state: State, seat: Seat, action: Pick) -> Refusal | None:
    held = state.cards[seat] if is_building_card(action.card) else state.supports[seat]
    if action.card not in held:
        return no("S-B2", "not-held")
    if action.card == state.picked:
        return no("S-B2", "already-picked")
    if state.picks >= MOST_PICKS:
        return no("S-T1", "too-many-picks", most=MOST_PICKS)
    if not able(state, seat):
        return no("S-B1", "no-builder")
    if not has_placement(state, seat, action.card):
        return no("S-B7", "no-place")
    return None


def is_building_card(card: int) -> bool:
    return 0 <= card < len(CARDS) and is_building(card)


def refuse_put_back(state: State, _seat: Seat, _action: PutBack) -> Refusal | None:
    return None if state.picked != NONE else no("S-B2", "nothing-picked")


def refuse_build(state: State, seat: Seat, action: Build) -> Refusal | None:
    if state.picked == NONE:
        return no("S-B2", "nothing-picked")
    return refuse_place(state, seat, action) or refuse_hand(state, action.hand)


def refuse_move(state: State, seat: Seat, action: Move) -> Refusal | None:
    if state.picked != NONE:
        return no("S-T1", "card-in-hand")
    refused = refuse_worker(state, seat, action.worker)
    if refused:
        return refused
    if action.cell not in destinations(state, action.worker):
        return no("S-M2", "not-one-floor")
    return refuse_hand(state, action.hand)


def refuse_worker(state: State, seat: Seat, number: int) -> Refusal | None:
    if not 0 <= number < len(state.workers) or state.workers[number].seat != seat:
        return no("S-M2", "not-your-worker")
    if state.workers[number].cell is None:
        return no("S-M2", "in-the-crew")
    if is_lost(state.building, state.workers[number]):
        return no("S-M4", "shut-in")
    return None


def refuse_shift(state: State, seat: Seat, action: Shift) -> Refusal | None:
    if state.picked != NONE:
        return no("S-T1", "card-in-hand")
    refused = refuse_worker(state, seat, action.worker)
    if refused:
        return refused
    if action.worker in state.shifted:
        return no("S-M1", "shifted-before")
    if action.cell not in shifts(state, action.worker):
        return no("S-M1", "not-its-card")
    return refuse_hand(state, action.hand)


def refuse_return(state: State, _seat: Seat, action: Return) -> Refusal | None:
    if not state.fallen or action.worker != state.fallen[0]:
        return no("S-F2", "another-first")
    if action.cell not in anywhere(state.building):
        return no("S-F2", "no-open-place")
    return None


def refuse_to_crew(state: State, _seat: Seat, action: ToCrew) -> Refusal | None:
    if not state.fallen or action.worker != state.fallen[0]:
        return no("S-F2", "another-first")
    return None


def refuse_pass(state: State, _seat: Seat, _action: Pass) -> Refusal | None:
    return no("S-T1", "card-in-hand") if state.picked != NONE else None


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
