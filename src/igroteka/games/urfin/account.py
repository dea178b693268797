"""What a match of Urfin came to: soldiers turned into friends, what stands and what fell."""

from collections.abc import Iterator, Sequence

from igroteka.kernel import Event, Item, item

from .events import Broke, Entered, Raised, Tore
from .state import State


def account(state: State, told: Sequence[Event]) -> Iterator[Item]:
    yield item("urfin", "friends", count=len(state.gone))
    if state.soldiers:
        yield item("urfin", "marching", count=len(state.soldiers))
    raised = sum(isinstance(event, Raised) for event in told)
    fell = sum(isinstance(event, Broke | Tore) for event in told)
    yield item("urfin", "built", count=raised)
    yield item("urfin", "stands", count=len(state.field))
    if fell:
        yield item("urfin", "fell", count=fell)
    for event in told:
        if isinstance(event, Entered):
            yield item("urfin", "entered", count=event.road)
