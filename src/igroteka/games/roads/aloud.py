"""The table of Roads read aloud."""

from collections import Counter
from collections.abc import Iterator, Sequence

from igroteka.kernel import Passage, Spoken, Words

from .ends import open_ends
from .faces import turned
from .view import LaidCard, View
from .words import leading


def aloud(view: View) -> tuple[Passage, ...]:
    return tuple(passage for passage in passages(view) if passage.lines)


def passages(view: View) -> Iterator[Passage]:
    yield Passage(Words("roads-ui-hand"), tuple(in_hand(view.hand)))
    ends = Words("roads-ui-ends", {"ends": open_ends(view)})
    yield Passage(Words("roads-ui-table"), (ends, *map(lying, view.cards)))
    yield Passage(Words("roads-ui-left"), by_seat(view.hand_sizes))
    if view.variant == "heap":
        yield Passage(Words("roads-ui-joined"), by_seat(view.joined))
    if view.box_left:
        box = "roads-ui-heap" if view.variant == "heap" else "roads-ui-aside"
        yield Passage(Words(box), (view.box_left,))
    for counted in filter(None, (view.unseen,)):
        left = {face: count for face, count in counted.items() if count}
        yield Passage(Words("roads-ui-unseen"), tuple(in_hand(list(Counter(left).elements()))))
    if view.all_hands:
        held = [tuple(Words("roads-face", {"face": face}) for face in h) for h in view.all_hands]
        yield Passage(Words("roads-ui-revealed"), by_seat([hand or 0 for hand in held]))


def in_hand(hand: Sequence[str]) -> Iterator[Words]:
    for face, count in Counter(hand).items():
        yield Words("roads-ui-card", {"face": face, "count": count})


def lying(card: LaidCard) -> Words:
    sides = leading(turned(card.face, card.turn))
    there: dict[str, Spoken] = {"face": card.face, "x": card.x, "y": card.y}
    return Words("roads-ui-lies", {**there, "sides": sides, "seat": card.by})


def by_seat(things: Sequence[Spoken]) -> tuple[Words, ...]:
    told = enumerate(things)
    return tuple(Words("roads-aloud-of", {"seat": seat, "what": what}) for seat, what in told)
