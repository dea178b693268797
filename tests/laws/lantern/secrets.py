"""Where Lantern keeps what a seat cannot see."""

from igroteka.kernel import Hidden, Seat, players

from .state import EMPTY, State


def hidden(state: State, seat: Seat) -> Hidden:
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
