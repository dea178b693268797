"""What a match of Roads came to: cards laid, ends left open, cards left in a heap's hands."""

from collections import Counter
from collections.abc import Iterator, Sequence

from igroteka.kernel import Event, Item, item, players

from .events import Laid
from .network import joined_sides
from .state import State


def account(state: State, told: Sequence[Event]) -> Iterator[Item]:
    laid = Counter(event.seat for event in told if isinstance(event, Laid))
    for seat in players(state.seats):
        yield item("roads", "laid", seat, count=laid[seat])
        if state.options.variant == "heap":
            left = len(state.hands[seat])
            yield item("roads", "left", seat, -left, left)
            yield item("roads", "joined", seat, count=state.joined[seat])
    if state.options.variant == "duel":
        yield item("roads", "ends", count=sum(map(joined_sides, state.network.ends.values())))
