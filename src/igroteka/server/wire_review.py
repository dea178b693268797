"""What is said of a finished match: how far the review has come, and the review itself."""

from msgspec import Struct

from igroteka.bots import Review


class Reviewed(Struct, frozen=True):
    """`done` of `steps` have been looked at; 0 of 0: nobody has asked for it yet."""

    done: int
    steps: int
    review: Review | None = None
