"""What wins in Clockwork, and how one stands (C-W2, C-W3)."""

from igroteka.kernel import Seat, Words

from .cards import KIND_OF_SET
from .view import View

NEEDED = ("flying", "code", "fuel")


def purpose(view: View, seat: Seat | None) -> Words:
    if seat is None:
        return Words("clockwork-purpose-escape-watched")
    laid = {KIND_OF_SET[number] for number in view.laid[seat]}
    return Words("clockwork-purpose-escape", {"laid": sum(kind in laid for kind in NEEDED)})
