"""Why a move is good, as text keys that every language knows."""

from msgspec import Struct

from igroteka.kernel import Detail


class Reason(Struct, frozen=True):
    """`text` is a text key; `details` are its arguments."""

    text: str
    details: dict[str, Detail] = {}
