"""What one house tells the others, in one line of at most 8,000 bytes.

A step that was just written is told with all that lies in its row: whoever stands right before it
holds it against its hash and need not read. So are those who come and go.
Anything else says that there is something to read.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from igroteka.kernel import Seat

from .presence import Seen

LARGEST = 4_000
Kind = Literal["log", "around", "presence", "taken", "thought"]


class Row(Struct, frozen=True):
    """An entry as it lies in the log."""

    step: int
    at: int
    action_id: str | None
    data: bytes
    link: bytes


class Notice(Struct, frozen=True, array_like=True):
    """`log`: so many steps are there. `presence`: who is there by way of that house. `taken`: the
    friend of that seat has come. `around`: something else is to be read. `thought`: a worker has
    answered a question, whose name stands for the match."""

    kind: str
    match: str
    node: str
    steps: int = 0
    row: Row | None = None
    seen: Seen | None = None
    seat: Seat | None = None


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Notice)


def notice(
    kind: Kind, match: str, node: str, seen: Seen | None = None, seat: Seat | None = None
) -> str:
    told = _encode(Notice(kind, match, node, seen=seen, seat=seat))
    return (told if len(told) <= LARGEST else _encode(Notice(kind, match, node))).decode()


def log_notice(match: str, node: str, row: dict[str, Any]) -> str:
    steps = row["step"] + 1
    entry = Row(row["step"], row["at"], row["action_id"], row["data"], row["link"])
    told = _encode(Notice("log", match, node, steps, entry))
    short = told if len(told) <= LARGEST else _encode(Notice("log", match, node, steps))
    return short.decode()


def heading(text: str) -> tuple[str, str, str]:
    """Kind, match and house, without reading the rest: `["log","…","…",…]`."""
    words = text.split('"', 6)
    return (words[1], words[3], words[5]) if len(words) > 5 else ("", "", "")


def read_notice(text: str) -> Notice | None:
    """None for what a newer house may say."""
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError:
        return None
