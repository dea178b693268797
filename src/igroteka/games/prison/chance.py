"""What is left to chance: rooms, tokens, dice, the NP's cards and their order."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from igroteka.kernel import Emit

from .actions import Blind, Deal, Dice, Lot, Order, Rotation, TurnUp, Wander
from .deeds import combat_cards, opening
from .duel import opened, set_up
from .icons import in_the_bag
from .npc import loot
from .npc import round as np
from .npcs import NPCS
from .state import NONE, YELLOW, State
from .tasks import CallUp, Clash, DrawToken, OpenEye, OpenRoom, PutToken, Teleport
from .turn.course import active_npcs, deal, is_dealt, is_unrowed, lay_row

Odds = Sequence[tuple[Any, float]]


def speaks(state: State) -> bool:
    """Whether chance is next."""
    if state.result:
        return False
    if state.agenda:
        return not waits_for_player(state)
    if state.stage == "lot":
        return True
    if state.stage == "starters":
        return not is_dealt(state)
    return is_unrowed(state) or bool(np.asks_chance(state))


def waits_for_player(state: State) -> bool:
    task = state.agenda[0]
    if isinstance(task, Teleport):
        return (task.row == NONE) != (task.column == NONE)
    if isinstance(task, PutToken):
        return True
    if not isinstance(task, Clash):
        return False
    if state.mode == "duel":
        return True
    if combat_cards.is_blind(state, task):
        return False
    return not combat_cards.to_turn(state, task)


def even(outcomes: Iterable[Any]) -> Odds:
    """Every way it can come about is as likely as the next; some outcomes come by several."""
    counted = Counter(outcomes)
    total = counted.total()
    return [(action, often / total) for action, often in counted.items()]


def odds(state: State) -> Odds | None:
    """What may happen, where it can be listed."""
    if state.stage == "lot":
        return even(set_up.lots())
    if not state.agenda:
        return even(np.asks_chance(state)) or None
    task = state.agenda[0]
    match task:
        case OpenRoom():
            return even(opening.lays(state))
        case DrawToken():
            return even(opening.in_bag(state))
        case Teleport():
            return even(loot.falls_of_dice(state, task))
        case PutToken():
            return None
        case CallUp():
            return even(opening.arrivals(state))
        case OpenEye():
            return even(opening.looks(state))
        case Clash():
            if combat_cards.is_blind(state, task):
                return even(map(Blind, state.cards[YELLOW].fights))
            return even(map(TurnUp, combat_cards.turnings(state, task)))


def draw(state: State, rng: Random) -> Any:
    listed = odds(state)
    if listed is not None:
        actions, weights = zip(*listed, strict=True)
        return rng.choices(actions, weights)[0]
    if is_unrowed(state):
        row = active_npcs(state)
        return Order(tuple(rng.sample(row, len(row))))
    return Deal(tuple(sorted(rng.sample(range(len(NPCS)), in_the_bag(state.level)))))


def dice_of(action: Any) -> tuple[int, ...]:
    """Dice that lie on the table until the next step."""
    if isinstance(action, Dice | Wander):
        return (action.red, action.white)
    return (action.quarters,) if isinstance(action, Rotation) else ()


def happens(state: State, action: Any, emit: Emit | None) -> State:
    if isinstance(action, Lot):
        return set_up.draw_lot(state, action, emit)
    if isinstance(action, Deal):
        return deal(state, action, emit)
    if isinstance(action, Order):
        return lay_row(state, action, emit)
    if not state.agenda:
        return np.DOES[type(action)](state, action, emit)
    return answered(state, action, emit)


def answered(state: State, action: Any, emit: Emit | None) -> State:
    """The first of the agenda, now that chance has spoken."""
    task: Any = state.agenda[0]
    match task:
        case OpenRoom():
            lay = opened.unpack if state.mode == "duel" else opening.lay
            return lay(state, task, action, emit)
        case DrawToken():
            return loot.draw(state, task, action, emit)
        case Teleport():
            return loot.thrown(state, task, action, emit)
        case CallUp():
            return opening.arrive(state, action, emit)
        case OpenEye():
            return opening.look(state, action, emit)
    if isinstance(action, Blind):
        return combat_cards.played(state, task, action.value, emit)
    return combat_cards.turned_up(state, task, action.values, emit)
