"""What a match of Skyscraper came to: beams, workers, turns that climbed, fines, the end."""

from collections import Counter
from collections.abc import Iterator, Sequence

from igroteka.kernel import Event, Item, Seat, item, players

from .ending import LAST_CARD, TOP_FLOOR
from .events import Fined, Finished, Left, Scored, Topped
from .state import State


def account(state: State, told: Sequence[Event]) -> Iterator[Item]:
    for seat in players(len(state.scores)):
        sums = Counter(dict.fromkeys(("beams", "workers"), 0))
        for what, points in brought(told, seat):
            sums[what] += points
        sums["else"] = state.scores[seat] - sum(sums.values())
        for what, points in sums.items():
            if points or what in ("beams", "workers"):
                yield item("skyscraper", what, seat, points, abs(points))


def brought(told: Sequence[Event], seat: Seat) -> Iterator[tuple[str, int]]:
    for event in told:
        if getattr(event, "seat", None) != seat:
            continue
        match event:
            case Scored(points=points, met=met, worker=worker):
                yield "beams", met
                yield "workers", int(worker)
                yield "climbed", points - met - worker
            case Fined(points=points):
                yield "fines", -points
            case Finished():
                yield "finished", LAST_CARD
            case Left(cards=cards):
                yield "left", -cards
            case Topped():
                yield "topped", TOP_FLOOR
