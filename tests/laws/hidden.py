"""Where each game keeps what a seat cannot see: said here once more, apart from the rules."""

from collections.abc import Callable
from typing import Any

from tests.games.clockwork.secrets import in_clockwork
from tests.games.prison.secrets import in_prison
from tests.games.skyscraper.secrets import in_skyscraper
from tests.games.urfin.secrets import in_urfin

from igroteka.games.roads.state import State as RoadsState
from igroteka.kernel import Game, Seat, players

from .lantern.state import EMPTY
from .lantern.state import State as LanternState

Hidden = dict[str, tuple[Any, ...]]


def in_roads(state: RoadsState, seat: Seat) -> Hidden:
    """Whoever is to lay can lay: what is known of that hand is more than its size."""
    if state.stage == "over" or (state.stage == "lay" and state.turn != seat):
        return {}
    others = (other for other in players(state.seats) if other != seat)
    hands = {f"hand {other}": tuple(sorted(state.hands[other])) for other in others}
    return {**hands, "box": tuple(sorted(state.box))}


def in_lantern(state: LanternState, seat: Seat) -> Hidden:
    if state.stage in ("deal", "over"):
        return {}
    known = {fact.place for fact in state.seen[seat]}
    places = {
        f"place {place}": (card,)
        for place, card in enumerate(state.cellar)
        if card != EMPTY and place not in known
    }
    others = (other for other in players(state.seats) if other != seat)
    hands = {f"hand {other}": state.hands[other] for other in others}
    return {**places, **hands, "box": state.box}


HIDDEN: dict[str, Callable[[Any, Seat], Hidden]] = {
    "roads": in_roads,
    "clockwork": in_clockwork,
    "urfin": in_urfin,
    "prison": in_prison,
    "skyscraper": in_skyscraper,
    "lantern": in_lantern,
}


def hidden(game: Game[Any, Any, Any], state: Any, seat: Seat) -> Hidden:
    return HIDDEN[game.id](state, seat)


def may_differ(places: Hidden) -> set[str]:
    """Places that hold something which could as well be different: it lies hidden elsewhere."""
    differ = set()
    for name, here in places.items():
        elsewhere = {thing for other in places if other != name for thing in places[other]}
        if any(thing != other for thing in here for other in elsewhere):
            differ.add(name)
    return differ
