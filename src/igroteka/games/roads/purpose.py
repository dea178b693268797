"""What wins in Roads, and how one stands."""

from igroteka.kernel import Seat, Words

from .ends import open_ends
from .view import View


def purpose(view: View, seat: Seat | None) -> Words:
    match view.variant:
        case "duel":
            return in_the_duel(view, seat)
        case "newspaper":
            return in_the_newspaper(view, seat)
    return at_the_heap(view, seat)


def in_the_duel(view: View, seat: Seat | None) -> Words:
    """Before the lot nobody has a task of their own (R-1.2)."""
    ends = open_ends(view)
    if seat is None or view.stage not in ("lay", "over"):
        return Words("roads-purpose-duel", {"ends": ends})
    if seat == view.starter:
        return Words("roads-purpose-extend", {"ends": ends, "left": sum(view.hand_sizes)})
    return Words("roads-purpose-close", {"ends": ends})


def in_the_newspaper(view: View, seat: Seat | None) -> Words:
    players = len(view.hand_sizes) - len(view.out)
    if seat is None:
        return Words("roads-purpose-last-watched", {"players": players})
    return Words("roads-purpose-last", {"players": players, "cards": len(view.hand)})


def at_the_heap(view: View, seat: Seat | None) -> Words:
    if seat is None:
        return Words("roads-purpose-heap-watched", {"heap": view.box_left})
    others = min(cards for who, cards in enumerate(view.hand_sizes) if who != seat)
    return Words("roads-purpose-heap", {"cards": len(view.hand), "others": others})
