"""What a match of Clockwork came to: machines and sets that lie open, cards won by demands."""

from collections import Counter
from collections.abc import Iterator, Sequence

from igroteka.kernel import Event, Item, Words, item, players

from .events import Gave, Turned
from .state import State


def account(state: State, told: Sequence[Event]) -> Iterator[Item]:
    demanded = Counter(event.other for event in told if isinstance(event, Gave))
    remembered = Counter(e.seat for e in told if isinstance(e, Turned) and e.right)
    for seat in players(state.seats):
        for number in state.laid[seat]:
            yield item("clockwork", "set", seat, set=Words("clockwork-set", {"set": number}))
        if not state.laid[seat]:
            yield item("clockwork", "no-set", seat, count=0)
        if demanded[seat]:
            yield item("clockwork", "demanded", seat, count=demanded[seat])
        if remembered[seat]:
            yield item("clockwork", "remembered", seat, count=remembered[seat])
