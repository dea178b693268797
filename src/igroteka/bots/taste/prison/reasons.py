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
from igroteka.games.prison.classes import BUILDS, Class
from igroteka.games.prison.deeds.fights import total
from igroteka.games.prison.floor.dungeon import BESIDE
from igroteka.games.prison.state import IN_BAG, NONE, OFF_FLOOR, State
from igroteka.games.prison.tasks import Clash
from igroteka.games.prison.telling.naming import figure, load
from igroteka.games.prison.telling.words import picked_up
from igroteka.kernel import Spoken, Words

from .cards import best_card, opposing
from .worth import way_out

PLAIN: dict[type, str] = {
    Turn: "turn",
    Jump: "jump",
    Portcullis: "portcullis",
    Break: "break",
    Fire: "fire",
    Scream: "scream",
    Pass: "pass",
    Drop: "drop",
    Give: "give",
    Stop: "stop",
    Hide: "hide",
    Put: "put",
    PlayCard: "card",
    Name: "name",
    Choose: "choose",
}


def reasons(before: State, deed: Sequence[Any], after: State, side: int) -> tuple[Words, ...]:
    action = deed[0]
    match action:
        case Begin(walker):
            return (walked(before, deed, after, walker),)
        case Step():
            assert before.moving
            return (walked(before, deed, after, before.moving.figure),)
        case FightCard(value):
            return (Words("prison-hint-fight", {"value": value, **odds(before, side, value)}),)
        case Attack():
            return (attacked(after, side),)
        case Heal(_, target):
            return (Words("prison-hint-heal", {"who": figure(before, target)}),)
        case Reveal():
            return (Words("prison-hint-reveal", {"hidden": hidden(before, side)}),)
        case PickUp():
            return (Words("prison-hint-pick-up", picked_up(before, action)),)
        case Pick(kind):
            build = BUILDS[Class(kind)]
            details: dict[str, Spoken] = {"speed": build.speed, "strength": build.strength}
            return (Words("prison-hint-pick", details),)
        case Turn() | Jump() | Portcullis() | Break():
            return (opened(before, after, side) or plain(action),)
    return (plain(action),)


def plain(action: Any) -> Words:
    return Words(f"prison-hint-{PLAIN[type(action)]}")


def attacked(after: State, side: int) -> Words:
    """The odds of the fight with the best card for it."""
    clash = after.agenda[0] if after.agenda else None
    if not isinstance(clash, Clash) or clash.shown:
        return Words("prison-hint-strike")
    card = best_card(after, clash, side).card
    return Words("prison-hint-attack", {"value": card, **odds(after, side, card)})


def hidden(state: State, side: int) -> int:
    """Friends who may wait in any closed room."""
    return sum(one.side == side and one.square == IN_BAG for one in state.figures)


def opened(before: State, after: State, side: int) -> Words | None:
    """Who of one's own has a shorter way out by it."""
    own = [
        number
        for number, one in enumerate(before.figures)
        if one.side == side and not one.wounded and one.square >= OFF_FLOOR
    ]
    saved = {n: ap_out(before, n) - ap_out(after, n) for n in own if after.figures[n].square >= 0}
    best = max(saved, key=lambda n: saved[n], default=NONE)
    if best == NONE or saved[best] < 1:
        return None
    way: dict[str, Spoken] = {"from": ap_out(before, best), "ap": ap_out(after, best)}
    return Words("prison-hint-opens", {"who": figure(before, best), **way})


def ap_out(state: State, number: int) -> int:
    """About how many AP it is to the far line."""
    return max(1, round(way_out(state, state.figures[number])))


def walked(before: State, deed: Sequence[Any], after: State, walker: int) -> Words:
    """What the whole walk gains: a point, something to carry, so many AP of the way out."""
    if after.figures[walker].square < 0:
        return Words("prison-hint-out")
    if any(isinstance(action, PickUp) for action in deed):
        return Words("prison-hint-pick-up", {"what": load(after, walker)})
    before_ap, ap = ap_out(before, walker), ap_out(after, walker)
    if ap < before_ap:
        return Words("prison-hint-step", {"from": before_ap, "ap": ap})
    foes = [n for n in beside(after, walker) if after.figures[n].side != after.figures[walker].side]
    if foes:
        return Words("prison-hint-beside", {"who": figure(after, foes[0])})
    return Words("prison-hint-stop")


def beside(state: State, number: int) -> list[int]:
    """Whoever stands or lies next to that one."""
    there = set(BESIDE[state.figures[number].square])
    return [n for n, one in enumerate(state.figures) if n != number and one.square in there]


def odds(state: State, side: int, value: int) -> dict[str, Spoken]:
    """How often this card wins, and how often it loses, of a hundred times."""
    clash = state.agenda[0]
    assert isinstance(clash, Clash)
    ours, theirs = (total(state, clash, one, 0) for one in (side, 1 - side))
    against = opposing(state, clash, side)
    wins = sum(often for card, often in against.items() if ours + value > theirs + card)
    loses = sum(often for card, often in against.items() if ours + value < theirs + card)
    return {"wins": round(100 * wins), "loses": round(100 * loses)}
