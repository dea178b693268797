"""The dungeon read aloud."""

from collections.abc import Iterator

from igroteka.games.prison.state import BLUE, NONE, OFF_FLOOR, Figure
from igroteka.games.prison.turn.ending import MOST_TURNS
from igroteka.kernel import Passage, Spoken, Words

from .naming import by_class, by_kind, figure, load, room, square
from .view import View


def aloud(view: View) -> tuple[Passage, ...]:
    return tuple(passage for passage in passages(view) if passage.lines)


def passages(view: View) -> Iterator[Passage]:
    yield Passage("", tuple(facts(view)))
    yield Passage(Words("prison-ui-hand"), tuple(in_hand(view)))
    yield Passage(Words("prison-board-map"), (*figures(view), *things(view), *ground(view)))
    yield Passage(Words("prison-ui-bag"), tuple(in_bag(view)))


def facts(view: View) -> Iterator[Words]:
    yield Words("prison-ui-turn", {"turn": view.turn, "most": MOST_TURNS})
    ours, theirs = view.points if view.you != BLUE else view.points[::-1]
    yield Words("prison-ui-score", {"ours": ours, "theirs": theirs})
    yield Words("prison-ui-ap-left", {"ap": view.ap})
    yield Words("prison-ui-closed-rooms", {"rooms": len(view.closed)})
    if view.clash:
        attacker, target = figure(view, view.clash.attacker), figure(view, view.clash.target)
        yield Words(f"prison-ui-fight-{view.clash.how}", {"attacker": attacker, "target": target})


def in_hand(view: View) -> Iterator[Words]:
    if view.you == NONE:
        return
    yield from (Words("prison-ui-face-action", {"value": n}) for n in view.cards.actions)
    yield from (Words("prison-ui-face-fight", {"value": n}) for n in view.cards.fights)
    yield Words("prison-ui-jumps", {"jumps": view.cards.jumps})


def figures(view: View) -> Iterator[Words]:
    for number, one in enumerate(view.figures):
        if one.square >= OFF_FLOOR:
            yield at(one.square, tuple(looks(view, number, one)))


def looks(view: View, number: int, one: Figure) -> Iterator[Words]:
    """Whose it is, who it is, how it is, what it carries."""
    name = figure(view, number) if one.npc != NONE else by_class(one.kind)
    side = "dungeon" if one.npc != NONE else "yellow" if one.side != BLUE else "blue"
    yield Words(f"prison-board-of-{side}", {"name": name})
    if one.npc != NONE:
        yield by_class(one.kind)
    if one.wounded:
        yield Words("prison-board-wounded")
    if one.thing != NONE or one.friend != NONE:
        yield Words("prison-ui-carries", {"what": load(view, number)})


def things(view: View) -> Iterator[Words]:
    lying = (thing for thing in view.things if thing.square >= OFF_FLOOR)
    return (at(thing.square, by_kind(thing.kind)) for thing in lying)


def ground(view: View) -> Iterator[Words]:
    """Of every open room: its pits and its gear."""
    for seen in view.rooms:
        pits = [square(pit) for pit in seen.pits]
        if pits:
            yield at_places((room(seen.place), Words("prison-board-pit")), ", ".join(pits))
        gear = square(seen.gear)
        yield at_places((room(seen.place), Words("prison-board-gear")), gear)


def in_bag(view: View) -> Iterator[Words]:
    yield from (figure(view, number) for number in view.in_bag)
    yield from (by_kind(view.things[number].kind) for number in view.things_in_bag)


def at(number: int, what: Spoken) -> Words:
    return Words("prison-aloud-at", {"where": square(number), "what": what})


def at_places(where: Spoken, what: Spoken) -> Words:
    return Words("prison-aloud-at", {"where": where, "what": what})
