"""What a seat of Skyscraper cannot see, said apart from the rules: others' cards (S-C2)."""

from igroteka.kernel import Hidden, Seat

from .acts import SetCard
from .state import State

DECK = range(36)


def hidden(state: State, seat: Seat) -> Hidden:
    """Cards that came back to a hand were seen, and so is the one that is being set."""
    if state.stage in ("lot", "deal", "over"):
        return {}
    seen = {card for cards in state.shown for card in cards}
    if isinstance(state.act, SetCard):
        seen.add(state.act.card)
    held = {
        f"hand {other}": tuple(card for card in cards if card not in seen)
        for other, cards in enumerate(state.cards)
        if other != seat
    }
    here = {standing.card for standing in state.building} | {*state.cards[seat]} | seen
    away = {card for cards in held.values() for card in cards}
    return {**held, "box": tuple(card for card in DECK if card not in here | away)}
