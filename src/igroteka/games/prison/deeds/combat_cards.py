"""The cards of a fight, one after another, and what they bring (P-7.1, P-7.2, P-7.5, P-9.15)."""

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from igroteka.games.prison.classes import Class
from igroteka.games.prison.events import Turned
from igroteka.games.prison.figures.gears import has_trait
from igroteka.games.prison.icons import EYE_FIGHTS, fight_calls, np_fight_calls
from igroteka.games.prison.state import BLUE, NONE, YELLOW, Cards, State
from igroteka.games.prison.tasks import Clash
from igroteka.kernel import Emit

from .fights import one_on_one, resolve, totals
from .opening import before, called, done, eyed

THREE = 3


def telepaths(state: State, clash: Clash) -> list[int]:
    """Those whose gift works: close, one on one, and not against another Telepath (P-9.15)."""
    if not one_on_one(clash):
        return []
    gifted = [n for n in clash.fighters if state.figures[n].kind == Class.TELEPATH]
    able = [n for n in gifted if not state.figures[n].wounded]
    return able if len(gifted) == 1 else []


def gifted(state: State, clash: Clash, trait: str) -> bool:
    return any(has_trait(state, number, trait) for number in telepaths(state, clash))


def player_reads(state: State, clash: Clash) -> bool:
    """The player's own Telepath sees three cards of the NP (P-9.15)."""
    return any(state.figures[number].side == YELLOW for number in telepaths(state, clash))


def to_turn(state: State, clash: Clash) -> int:
    """How many cards the NP turns up next; none while the player has to choose."""
    if player_reads(state, clash):
        return THREE if not clash.shown and clash.cards[BLUE] == NONE else 0
    if clash.cards[YELLOW] == NONE or clash.cards[BLUE] != NONE:
        return 0
    return 2 if gifted(state, clash, "two_cards") else 1


def is_blind(state: State, clash: Clash) -> bool:
    return clash.cards[YELLOW] == NONE and gifted(state, clash, "blind_card")


def deck(state: State, count: int) -> tuple[int, ...]:
    """The NP's cards to turn from; too few, and its discards are shuffled in (P-7.2, P-9.15)."""
    own = state.cards[BLUE]
    if len(own.fights) >= count:
        return own.fights
    return tuple(sorted((*own.fights, *own.spent)))


def turnings(state: State, clash: Clash) -> Iterator[tuple[int, ...]]:
    """Every hand of so many cards, as often as it can be turned."""
    yield from combinations(deck(state, to_turn(state, clash)), to_turn(state, clash))


def hand(state: State, clash: Clash) -> tuple[int, ...]:
    """What the player may play: Ed makes it the weakest, +0 not counted (P-9.15, P-9.32)."""
    held = state.cards[YELLOW].fights
    if not gifted(state, clash, "weakest_card"):
        return held
    better = [card for card in held if card]
    return (min(better),) if better else held


def turned_up(state: State, clash: Clash, values: tuple[int, ...], emit: Emit | None) -> State:
    if emit:
        emit(Turned(values))
    own = deck(state, len(values))
    spent = state.cards[BLUE].spent if own is state.cards[BLUE].fights else ()
    left = list(own)
    for value in values:
        left.remove(value)
    if player_reads(state, clash):
        state = with_cards(state, BLUE, fights=own, spent=spent)
        return before(done(state), replace(clash, shown=values))
    state = with_cards(state, BLUE, fights=tuple(left), spent=(*spent, *values))
    return thought_over(done(state), with_card(clash, BLUE, max(values)), emit)


def thought_over(state: State, clash: Clash, emit: Emit | None) -> State:
    """Toma, about to lose, plays the next card instead, once."""
    ours, theirs = totals(state, clash)
    if theirs < ours and not clash.thoughts and gifted(state, clash, "second_thought"):
        return before(state, replace(with_card(clash, BLUE, NONE), thoughts=1))
    return fought(before(state, clash), clash, emit)


def named(state: State, clash: Clash, value: int) -> State:
    """The player picks the one the NP plays; the other two are shuffled back (P-9.15)."""
    own = state.cards[BLUE]
    left = list(own.fights)
    left.remove(value)
    state = with_cards(state, BLUE, fights=tuple(left), spent=(*own.spent, value))
    return before(done(state), with_card(replace(clash, shown=()), BLUE, value))


def played(state: State, clash: Clash, value: int, emit: Emit | None) -> State:
    """The player's card; +0 comes back to the hand, the others are gone (P-7.1)."""
    own = state.cards[YELLOW]
    left = list(own.fights)
    if value:
        left.remove(value)
        state = with_cards(state, YELLOW, fights=tuple(left), spent=(*own.spent, value))
    clash = with_card(clash, YELLOW, value)
    state = before(done(state), clash)
    return fought(state, clash, emit) if NONE not in clash.cards else state


def fought(state: State, clash: Clash, emit: Emit | None) -> State:
    """Then what the cards show: reinforcements, then the eye (P-11.2, P-12.1)."""
    state = resolve(done(state), clash, emit)
    ours, theirs = clash.cards
    calls = fight_calls(state.level, ours) + np_fight_calls(state.level, theirs)
    eyes = (ours in EYE_FIGHTS) + (theirs in EYE_FIGHTS)
    return eyed(called(state, calls), eyes if state.sight else 0)


def with_card(clash: Clash, side: int, value: int) -> Clash:
    ours, theirs = clash.cards
    return replace(clash, cards=(value, theirs) if side == YELLOW else (ours, value))


def with_cards(state: State, side: int, **changes: object) -> State:
    changed: Cards = replace(state.cards[side], **changes)
    both = (changed, state.cards[BLUE]) if side == YELLOW else (state.cards[YELLOW], changed)
    return replace(state, cards=both)
