"""Where Urfin keeps what a seat cannot see, said once more apart from the rules."""

from typing import Any

from igroteka.kernel import Hidden, Seat

from .state import Hand, State


def hidden(state: State, seat: Seat) -> Hidden:
    """What lies in the bag is known, and what each hand holds of it is not.

    What one has felt of one's own parts may leave no choice: they are looked at with the bag.
    """
    reaching = [hand for hand in state.hands if hand.state == "in"]
    if not reaching:
        return {}
    bag = tuple(part for part, count in enumerate(state.bag) for _ in range(count))
    places: Hidden = {"bag": bag}
    for hand in reaching:
        felt = hand.seat == seat and any(held.felt for held in inside(hand))
        name = "bag" if felt else f"hand {hand.seat}"
        places[name] = (*places.get(name, ()), *(held.part for held in inside(hand)))
    return {name: tuple(sorted(parts)) for name, parts in places.items()}


def inside(hand: Hand) -> tuple[Any, ...]:
    return (*hand.taken, *((hand.held,) if hand.held else ()))
