"""The course of the game: set-up, a player's turn, the NP's round (P-2, P-3)."""

from msgspec.structs import replace

from igroteka.games.prison.actions import Deal, Order, Pick, PlayCard
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.deeds.combat_cards import with_cards
from igroteka.games.prison.deeds.opening import called, done, eyed, idle
from igroteka.games.prison.duel.set_up import DOTS, start_duel
from igroteka.games.prison.events import Carded, Dealt, Ended, Picked, Rowed
from igroteka.games.prison.figures.scene import with_figure
from igroteka.games.prison.figures.wounds import falls
from igroteka.games.prison.icons import ACTIONS, EYE_ACTIONS, FIGHTS, JUMPS, LEVELS, action_calls
from igroteka.games.prison.npcs import NPCS
from igroteka.games.prison.state import (
    ASIDE,
    BLUE,
    CARRIED,
    IN_BAG,
    NONE,
    OFF_FLOOR,
    YELLOW,
    Cards,
    Figure,
    State,
    Thing,
)
from igroteka.kernel import Emit

from .ending import MOST_TURNS, judged, out_of_turns

LIFTS_THE_LIMIT = 4


def start(mode: str, level: str, sight: bool) -> State:
    if mode == "duel":
        return start_duel()
    figures = tuple(Figure(YELLOW, kind, ASIDE) for kind in Class)
    things = tuple(
        Thing(side, kind, IN_BAG)
        for side in (YELLOW, BLUE)
        for kind in Kind
        if kind != Kind.WOUNDED
    )
    return State(
        mode="solo",
        level=LEVELS.index(level),
        sight=sight,
        stage="starters",
        dungeon=(None,) * 8,
        figures=figures,
        things=things,
        cards=(Cards(ACTIONS, FIGHTS, JUMPS), Cards(fights=FIGHTS)),
    )


def deal(state: State, action: Deal, emit: Emit | None) -> State:
    """Who is in the bag is known, the order of drawing is not (P-2.3)."""
    if emit:
        emit(Dealt(action.npcs))
    npcs = tuple(Figure(BLUE, NPCS[npc].kind, IN_BAG, npc) for npc in action.npcs)
    return replace(state, figures=(*state.figures, *npcs))


def is_dealt(state: State) -> bool:
    return len(state.figures) > len(Class)


def picked(state: State) -> list[int]:
    return [n for n, f in enumerate(state.figures) if f.side == YELLOW and f.square >= OFF_FLOOR]


def pick(state: State, action: Pick, emit: Emit | None) -> State:
    """Onto the next dot; the four left go into the bag (P-2.4)."""
    square = DOTS[len(picked(state))]
    if emit:
        emit(Picked(action.kind, square))
    state = with_figure(state, action.kind, square=square)
    if len(picked(state)) < len(DOTS):
        return state
    for number, figure in enumerate(state.figures):
        if figure.square == ASIDE:
            state = with_figure(state, number, square=IN_BAG)
    return replace(state, stage="card")


def play_card(state: State, action: PlayCard, emit: Emit | None) -> State:
    """So many action points; a card with the eye opens a room right away (P-3.2, P-12.1)."""
    if emit:
        emit(Carded(state.side, action.value))
    own = state.cards[state.side]
    left = tuple(value for value in own.actions if value != action.value)
    state = with_cards(state, state.side, actions=left)
    state = replace(state, stage="act", card=action.value, ap=action.value)
    if state.mode == "duel" and action.value >= LIFTS_THE_LIMIT:
        return replace(state, cycle=2)
    return eyed(state, 1) if state.sight and action.value in EYE_ACTIONS else state


def end_turn(state: State, emit: Emit | None) -> State:
    """Reinforcements the action card calls, then cards come back, then the NP (P-3.5)."""
    if emit:
        emit(Ended(state.side))
    state = fresh(cards_back(state))
    if state.mode == "duel":
        return other_side(state, emit)
    state = replace(state, stage="np", side=BLUE, ap=0, row=(NONE,))
    return called(state, 1) if action_calls(state.level, state.card) else state


def cards_back(state: State) -> State:
    """When all four are played they come back to hand (P-3.2)."""
    if state.cards[state.side].actions:
        return state
    state = with_cards(state, state.side, actions=ACTIONS)
    return replace(state, cycle=2)


def other_side(state: State, emit: Emit | None) -> State:
    """A duel's next turn; after sixty each the points decide (P-D1)."""
    second = state.side != state.first
    if second and state.turn == MOST_TURNS:
        return out_of_turns(state, emit)
    return replace(
        state, stage="card", side=1 - state.side, turn=state.turn + second, ap=0, card=NONE
    )


def fresh(state: State) -> State:
    """What holds for a turn holds no more."""
    return replace(
        state,
        figures=tuple(replace(f, hurt=False, healed=False) for f in state.figures),
        moving=None,
        errand=None,
    )


def active_npcs(state: State) -> tuple[int, ...]:
    """On the floor, or carried there wounded."""
    about = [(n, f) for n, f in enumerate(state.figures) if f.npc != NONE]
    return tuple(n for n, f in about if f.square >= OFF_FLOOR or f.square == CARRIED)


def is_unrowed(state: State) -> bool:
    """The round's cards are still to be shuffled and laid in a row (P-9.1)."""
    return state.row == (NONE,)


def lay_row(state: State, action: Order, emit: Emit | None) -> State:
    """Wounded are turned aside at once unless a trait says otherwise (P-9.1)."""
    if emit:
        emit(Rowed(action.row))
    upright = tuple(number for number in action.row if may_act(state, number))
    return replace(state, row=action.row, upright=upright)


def may_act(state: State, number: int) -> bool:
    figure = state.figures[number]
    return not figure.wounded or NPCS[figure.npc].trait == "acts_wounded"


def end_round(state: State, emit: Emit | None) -> State:
    if emit:
        emit(Ended(BLUE))
    if state.turn == MOST_TURNS:
        return out_of_turns(state, emit)
    return replace(fresh(state), stage="card", side=YELLOW, turn=state.turn + 1, row=(), upright=())


def carried_on(state: State, emit: Emit | None) -> State:
    """After every action: pits, points, what has nothing left to do, and whose turn it is."""
    if state.moving is None:
        state = falls(state, emit)
    state = judged(state, emit)
    while not state.result and state.agenda and idle(state):
        state = done(state)
    if state.result or state.agenda or state.moving:
        return state
    if state.errand and state.errand.figure not in state.upright:
        state = replace(state, errand=None)
    if state.stage == "act" and not state.ap:
        return carried_on(end_turn(state, emit), emit)
    if state.stage == "np" and not state.upright and not is_unrowed(state):
        return end_round(state, emit)
    return state
