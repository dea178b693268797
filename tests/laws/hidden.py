"""What a position hides from a seat, as the game's own box says it, apart from the rules."""

from typing import Any

from igroteka.kernel import Game, Hidden, Seat


def hidden(game: Game[Any, Any, Any], state: Any, seat: Seat) -> Hidden:
    return game.box.hidden(state, seat) if game.box.hidden else {}


def may_differ(places: Hidden) -> set[str]:
    """Places that hold something which could as well be different: it lies hidden elsewhere."""
    differ = set()
    for name, here in places.items():
        elsewhere = {thing for other in places if other != name for thing in places[other]}
        if any(thing != other for thing in here for other in elsewhere):
            differ.add(name)
    return differ
