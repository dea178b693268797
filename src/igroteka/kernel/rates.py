"""How often a seat may do a thing, such as feel a part with a fingertip; kept by the match."""

from msgspec import Struct


class Rate(Struct, frozen=True):
    """At most `most` actions under this name in any `ms`; the question stays open meanwhile."""

    name: str
    most: int
    ms: int
