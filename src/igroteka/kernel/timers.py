"""Sand that runs: declared by the rules, measured by whoever runs the match."""

from msgspec import Struct

from .actions import Action


class Timer(Struct, frozen=True):
    """It runs from the step it first appears under this name; at the end CLOCK plays `expiry`."""

    name: str
    ms: int
    expiry: Action
