"""Why a move of Prison is a good one."""

from collections.abc import Sequence
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
from igroteka.games.prison.fighting import total
from igroteka.games.prison.state import State
from igroteka.games.prison.tasks import Clash
from igroteka.kernel import Words

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


def reasons(before: State, deed: Sequence[Any], after: State, side: int) -> tuple[Words, ...]:
    action = deed[0]
    match action:
        case Begin(figure):
            return (walked(before, deed, after, figure),)
        case Step():
            assert before.moving
            return (walked(before, deed, after, before.moving.figure),)
        case FightCard(value):
            return (Words("prison-hint-fight", {"value": value, **odds(before, side, value)}),)
    return (Words(f"prison-hint-{PLAIN[type(action)]}"),)


def ap_out(state: State, number: int) -> int:
    """About how many AP it is to the far line."""
    return max(1, round(way_out(state, state.figures[number])))


def walked(before: State, deed: Sequence[Any], after: State, walker: int) -> Words:
    """What the whole walk gains: a point, something to carry, so many AP of the way out."""
    if after.figures[walker].square < 0:
        return Words("prison-hint-out")
    if any(isinstance(action, PickUp) for action in deed):
        return Words("prison-hint-pick-up")
    before_ap, ap = ap_out(before, walker), ap_out(after, walker)
    if ap < before_ap:
        return Words("prison-hint-step", {"from": before_ap, "ap": ap})
    return Words("prison-hint-stop")


def odds(state: State, side: int, value: int) -> dict[str, int]:
    """How often this card wins, and how often it loses, of a hundred times."""
    clash = state.agenda[0]
    assert isinstance(clash, Clash)
    ours, theirs = (total(state, clash, one, 0) for one in (side, 1 - side))
    against = opposing(state, clash, side)
    wins = sum(often for card, often in against.items() if ours + value > theirs + card)
    loses = sum(often for card, often in against.items() if ours + value < theirs + card)
    return {"wins": round(100 * wins), "loses": round(100 * loses)}
