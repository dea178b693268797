"""What a part would do where the hand hovers."""

from msgspec import Struct

# Cells with the odds of standing there, and roads with their places.
Places = tuple[tuple[int, float], ...]
Ahead = tuple[tuple[int, Places], ...]


class Preview(Struct, frozen=True):
    """As if the part stood there finished: the cells it covers, where each soldier will stand after
    the coming march, and with what odds each is then hit by any tower."""

    covers: tuple[int, ...]
    ahead: Ahead
    hits: tuple[tuple[int, float], ...]
