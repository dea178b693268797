"""Why not: the first clause that stands in the way of a player's move."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from igroteka.games.prison.actions import (
    Attack,
    Begin,
    Break,
    Choose,
    Drop,
    FightCard,
    Fire,
    Give,
    Heal,
    Hide,
    Jump,
    Name,
    Pass,
    Pick,
    PickUp,
    PlayCard,
    Portcullis,
    Put,
    Reveal,
    Scream,
    Step,
    Stop,
    Turn,
)
from igroteka.games.prison.classes import Class
from igroteka.games.prison.deeds.combat_cards import hand
from igroteka.games.prison.deeds.opening import lines
from igroteka.games.prison.duel import refusals as duel
from igroteka.games.prison.duel.fights import must_name
from igroteka.games.prison.figures.able import no
from igroteka.games.prison.state import ASIDE, YELLOW, State
from igroteka.games.prison.tasks import Clash, PutToken, Teleport
from igroteka.kernel import Refusal, Seat, game_over, not_a_players_move, not_your_turn

from .deed_refusals import (
    refuse_attack,
    refuse_break,
    refuse_fire,
    refuse_heal,
    refuse_jump,
    refuse_pass,
    refuse_portcullis,
    refuse_reveal,
    refuse_scream,
    refuse_turn,
)
from .walk_refusals import (
    refuse_begin,
    refuse_drop,
    refuse_give,
    refuse_pick_up,
    refuse_step,
    refuse_stop,
)


def refuse(state: State, asked: tuple[Seat, ...], seat: Seat, action: Any) -> Refusal | None:
    if state.result:
        return game_over("P-7.6")
    if seat not in asked:
        return not_your_turn("P-3.1")
    if type(action) not in JUDGES and type(action) not in duel.JUDGES:
        return not_a_players_move("P-9.31")
    return out_of_place(state, action) or judged(state, seat, action)


def judged(state: State, seat: Seat, action: Any) -> Refusal | None:
    """What a duel asks of a seat by itself, else the same for everybody."""
    if state.mode == "duel" and type(action) in duel.JUDGES:
        return duel.JUDGES[type(action)](state, seat, action)
    return JUDGES[type(action)](state, action)


def allowed(state: State, seat: Seat, thought: Iterable[Any]) -> Iterator[Any]:
    """Of what a seat that is asked may think of, all that is not refused."""
    in_place = EXPECTED.get(expected(state), ())
    for action in thought:
        if isinstance(action, in_place) and judged(state, seat, action) is None:
            yield action


def out_of_place(state: State, action: Any) -> Refusal | None:
    """Each move has its time: a choice, a fight, the card, a move under way, or an action."""
    if isinstance(action, EXPECTED[expected(state)]):
        return None
    first = expected(state)
    return no("P-3.5" if first in ("card", "act") else "P-4.2", f"first-{first}")


def expected(state: State) -> str:
    if state.agenda:
        task = state.agenda[0]
        if isinstance(task, Teleport):
            return "choose"
        if isinstance(task, PutToken):
            return "put"
        return "name" if isinstance(task, Clash) and to_name(state, task) else "fight"
    return "move" if state.moving else state.stage


def to_name(state: State, clash: Clash) -> bool:
    return must_name(state, clash) if state.mode == "duel" else bool(clash.shown)


def refuse_pick(state: State, action: Pick) -> Refusal | None:
    if action.kind not in range(len(Class)) or state.figures[action.kind].square != ASIDE:
        return no("P-2.4", "picked")
    return None


def refuse_card(state: State, action: PlayCard) -> Refusal | None:
    own = state.cards[YELLOW].actions
    if action.value not in own:
        return no("P-3.2", "no-card", value=action.value)
    if state.cycle == 1 and action.value != min(own):
        return no("P-3.3", "ascending", value=min(own))
    return None


def refuse_fight_card(state: State, action: FightCard) -> Refusal | None:
    task = state.agenda[0]
    assert isinstance(task, Clash)
    if action.value not in state.cards[YELLOW].fights:
        return no("P-7.1", "no-card", value=action.value)
    if action.value not in hand(state, task):
        return no("P-9.15", "weakest")
    return None


def refuse_name(state: State, action: Name) -> Refusal | None:
    task = state.agenda[0]
    assert isinstance(task, Clash)
    return None if action.value in task.shown else no("P-9.15", "not-shown", value=action.value)


def refuse_choose(state: State, action: Choose) -> Refusal | None:
    task = state.agenda[0]
    assert isinstance(task, Teleport)
    return None if action.line in lines(state, task) else no("P-8.2", "not-valid")


JUDGES: dict[type, Callable[[State, Any], Refusal | None]] = {
    Pick: refuse_pick,
    PlayCard: refuse_card,
    Begin: refuse_begin,
    Step: refuse_step,
    Stop: refuse_stop,
    PickUp: refuse_pick_up,
    Drop: refuse_drop,
    Give: refuse_give,
    Reveal: refuse_reveal,
    Turn: refuse_turn,
    Attack: refuse_attack,
    Jump: refuse_jump,
    Heal: refuse_heal,
    Portcullis: refuse_portcullis,
    Break: refuse_break,
    Fire: refuse_fire,
    Scream: refuse_scream,
    Pass: refuse_pass,
    FightCard: refuse_fight_card,
    Name: refuse_name,
    Choose: refuse_choose,
}
EXPECTED: dict[str, tuple[type, ...]] = {
    "lot": (),
    "starters": (Pick,),
    "hide": (Hide,),
    "put": (Put,),
    "card": (PlayCard,),
    "act": (
        Begin,
        Reveal,
        Turn,
        Attack,
        Jump,
        Heal,
        Portcullis,
        Break,
        Fire,
        Scream,
        Pass,
    ),
    "move": (Step, Stop, PickUp, Drop, Give),
    "choose": (Choose,),
    "name": (Name,),
    "fight": (FightCard,),
    "np": (),
    "over": (),
}
