"""What is said beside a table."""

from typing import Literal

from msgspec import Struct

from igroteka.kernel import Seat

# Canned phrases, by text key `phrase-<key>`; the empty one means free text.
Phrase = Literal[
    "",
    "hello",
    "good-luck",
    "good-move",
    "thanks",
    "oops",
    "hurry",
    "wait",
    "good-game",
    "rematch",
]


class ChatLine(Struct, frozen=True):
    """`seat` is null for a spectator."""

    seat: Seat | None
    name: str
    text: str
    phrase: Phrase
