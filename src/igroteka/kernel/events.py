"""What happened, told for the eye, the ear and the log in words.

Events are made only when somebody listens, remade on replay, and never stored.
"""

from typing import ClassVar, Protocol

from msgspec import Struct

from .seats import Seat


class Event(Struct, frozen=True, tag_field="kind", tag=str.lower):
    """Base of every kind of happening; the wire carries the lower-case class name as `kind`.

    `rule` is the clause by which it happens: a line of the log leads there. A field `clause`, where
    a kind has one, says it better than its class can.
    """

    rule: ClassVar[str] = ""


class Told(Struct, frozen=True):
    """An event with its audience (`None`: everybody); all others hear the blurred twin, if any.

    What is shown `once`, where remembering is part of the game, is not told again as it was to
    one who comes back to a running match.
    """

    event: Event
    audience: tuple[Seat, ...] | None = None
    blurred: Event | None = None
    once: bool = False

    def to(self, seat: Seat | None, again: bool = False) -> Event | None:
        if self.once and again:
            return self.blurred
        if self.audience is None or seat in self.audience:
            return self.event
        return self.blurred


class Emit(Protocol):
    def __call__(
        self,
        event: Event,
        audience: tuple[Seat, ...] | None = None,
        blurred: Event | None = None,
        once: bool = False,
    ) -> None: ...


class Listener:
    """An `emit` that keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def __call__(
        self,
        event: Event,
        audience: tuple[Seat, ...] | None = None,
        blurred: Event | None = None,
        once: bool = False,
    ) -> None:
        self.told.append(Told(event, audience, blurred, once))

    def heard_by(self, seat: Seat | None, again: bool = False) -> tuple[Event, ...]:
        heard = (told.to(seat, again) for told in self.told)
        return tuple(event for event in heard if event is not None)
