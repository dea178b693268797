"""What is asked of a seat now, for the screen and the voice."""

from msgspec import Struct

from .refusals import Detail


class Prompt(Struct, frozen=True):
    """`text` is a text key; `details` are its arguments."""

    text: str
    details: dict[str, Detail] = {}
