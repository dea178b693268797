"""Where Roads keeps what a seat cannot see, said once more apart from the rules."""

from igroteka.kernel import Hidden, Seat, players

from .state import State


def hidden(state: State, seat: Seat) -> Hidden:
    """Whoever is to lay can lay: what is known of that hand is more than its size."""
    if state.stage == "over" or (state.stage == "lay" and state.turn != seat):
        return {}
    others = (other for other in players(state.seats) if other != seat)
    hands = {f"hand {other}": tuple(sorted(state.hands[other])) for other in others}
    return {**hands, "box": tuple(sorted(state.box))}
