"""What happens in Prison, in words: numbers become the names of those who did it."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import asdict

from igroteka.games.prison.duel_events import Found, Hid
from igroteka.games.prison.events import (
    Dealt,
    Drew,
    Dropped,
    Ended,
    Fought,
    Lost,
    Over,
    Placed,
    Scored,
    Took,
    Turned,
    Vanished,
)
from igroteka.games.prison.npc_events import Thought
from igroteka.games.prison.npcs import NPCS
from igroteka.games.prison.state import BLUE, NONE, YELLOW
from igroteka.kernel import Event, Spoken, Words
from igroteka.kernel.words import event_words

from .naming import by_kind, cards, figure, npc, square, token
from .view import View

SOMEBODY = ("figure", "target", "attacker", "to", "by", "friend")
SOMEWHERE = ("square", "start", "end")
EVERYBODY = ("row", "fighters", "figures")
DUNGEON = 2


def report(view: View, event: Event) -> Words:
    told = event_words("prison", event)
    fields = asdict(event)
    named = {name: words_of(view, name, fields[name]) for name in told.details}
    more = SPECIAL[type(event)](view, event) if type(event) in SPECIAL else {}
    return Words(told.text, {**told.details, **named_only(named), **more})


def named_only(named: dict[str, Spoken | None]) -> dict[str, Spoken]:
    return {name: words for name, words in named.items() if words is not None}


def words_of(view: View, name: str, value: Any) -> Spoken | None:
    """None where the field says it itself; nobody is a number, which texts can ask for."""
    if name in SOMEBODY:
        return figure(view, value) if value != NONE else None
    if name in SOMEWHERE and isinstance(value, int):
        return square(value) if value >= 0 else "–"
    if name in EVERYBODY:
        return tuple(figure(view, number) for number in value) or None
    if name == "cards":
        return versus([f"+{card}" for card in value])
    if name in ("totals", "points") and isinstance(value, tuple):
        return versus(value)
    return value + 1 if name == "place" else None


def versus(values: Sequence[object]) -> str:
    return " : ".join(map(str, values))


def load(view: View, event: Took | Dropped) -> dict[str, Spoken]:
    thing = event.thing != NONE
    return {"thing": token(view, event.thing if thing else event.friend, thing)}


def lost(view: View, event: Lost) -> dict[str, Spoken]:
    return {"thing": by_kind(view.things[event.thing].kind)}


def fought(view: View, event: Fought) -> dict[str, Spoken]:
    """Numbers in the order of the names: the attacker's first."""
    order = 1 if view.figures[event.attacker].side == YELLOW else -1
    cards = versus([f"+{card}" for card in event.cards[::order]])
    return {"cards": cards, "totals": versus(event.totals[::order]), **won(view, event)}


def won(view: View, event: Fought | Over) -> dict[str, Spoken]:
    return named_side(view, "winner", event.winner)


def of_a_side(view: View, event: Scored | Ended) -> dict[str, Spoken]:
    return named_side(view, "side", event.side)


def named_side(view: View, name: str, side: int) -> dict[str, Spoken]:
    """Alone, the other side is the dungeon and has no colour."""
    return {name: DUNGEON} if view.mode == "solo" and side == BLUE else {}


def a_token(view: View, event: Drew | Hid | Found | Placed | Vanished) -> dict[str, Spoken]:
    return {"number": token(view, event.number, event.thing)}


def thought(view: View, event: Thought) -> dict[str, Spoken]:
    if event.goal == NONE:
        return {"goal": "–"}
    goals = NPCS[view.figures[event.figure].npc].goals
    return {"goal": Words(f"prison-goal-{goals[event.goal].goal}")}


def dealt(_view: View, event: Dealt) -> dict[str, Spoken]:
    return {"npcs": tuple(map(npc, event.npcs))}


def turned(_view: View, event: Turned) -> dict[str, Spoken]:
    return {"values": cards(event.values)}


SPECIAL: dict[type, Callable[[View, Any], dict[str, Spoken]]] = {
    Took: load,
    Dropped: load,
    Lost: lost,
    Fought: fought,
    Over: won,
    Scored: of_a_side,
    Ended: of_a_side,
    Drew: a_token,
    Hid: a_token,
    Found: a_token,
    Placed: a_token,
    Vanished: a_token,
    Thought: thought,
    Dealt: dealt,
    Turned: turned,
}
