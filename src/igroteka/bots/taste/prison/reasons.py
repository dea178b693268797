"""Why a move of Prison is a good one."""

from typing import Any

from igroteka.bots.reasons import Reason
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
from igroteka.games.prison.fighting import total
from igroteka.games.prison.state import State
from igroteka.games.prison.tasks import Clash

from .cards import opposing
from .worth import way_out

PLAIN: dict[type, str] = {
    Reveal: "reveal",
    Turn: "turn",
    Attack: "attack",
    Jump: "jump",
    Heal: "heal",
    Portcullis: "portcullis",
    Break: "break",
    Fire: "fire",
    Scream: "scream",
    Pass: "pass",
    PickUp: "pick-up",
    Drop: "drop",
    Give: "give",
    Stop: "stop",
    Pick: "pick",
    Hide: "hide",
    Put: "put",
    PlayCard: "card",
    Name: "name",
    Choose: "choose",
}


def reasons(before: State, action: Any, after: State, side: int) -> tuple[Reason, ...]:
    match action:
        case Begin(figure):
            return (Reason("prison-hint-move", {"ap": ap_out(before, figure)}),)
        case Step():
            return (nearer(before, after),)
        case FightCard(value):
            return (Reason("prison-hint-fight", {"value": value, **odds(before, side, value)}),)
    return (Reason(f"prison-hint-{PLAIN[type(action)]}"),)


def ap_out(state: State, number: int) -> int:
    """About how many AP it is to the far line."""
    return max(1, round(way_out(state, state.figures[number])))


def nearer(before: State, after: State) -> Reason:
    moving = before.moving
    assert moving
    if after.figures[moving.figure].square < 0:
        return Reason("prison-hint-out")
    left = ap_out(after, moving.figure)
    return Reason("prison-hint-step", {"ap": left})


def odds(state: State, side: int, value: int) -> dict[str, int]:
    """How often this card wins, and how often it loses, of a hundred times."""
    clash = state.agenda[0]
    assert isinstance(clash, Clash)
    ours, theirs = (total(state, clash, one, 0) for one in (side, 1 - side))
    against = opposing(state, clash, side)
    wins = sum(often for card, often in against.items() if ours + value > theirs + card)
    loses = sum(often for card, often in against.items() if ours + value < theirs + card)
    return {"wins": round(100 * wins), "loses": round(100 * loses)}
