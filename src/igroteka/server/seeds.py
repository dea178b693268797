"""Where new tables get their dice: nobody chooses them; a rehearsal takes them from a text."""

import hashlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from igroteka.kernel import new_seed

Seeds = Callable[[], str]
SEED_CHARS = 32


def repeated(text: str, number: int) -> str:
    """The dice of the table with that number under that text."""
    return hashlib.sha256(f"{text}\x1f{number}".encode()).hexdigest()[:SEED_CHARS]


class Repeated:
    """The same text gives the same tables, in the order they are set.

    The text stands in a file of whoever opened the house and may change while it is open; nothing
    that comes through a door of the house can choose it.
    """

    def __init__(self, text: Path) -> None:
        self.text = text
        self.given: Counter[str] = Counter()

    def __call__(self) -> str:
        text = self.text.read_text(encoding="utf-8")
        self.given[text] += 1
        return repeated(text, self.given[text])


def seeds_from(text: Path | None) -> Seeds:
    return new_seed if text is None else Repeated(text)
