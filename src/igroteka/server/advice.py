"""Hints given at one table: a deed once hinted stays the hint until it is done or left."""

from typing import Any

from msgspec.structs import replace

from igroteka.bots import Hint
from igroteka.kernel import Game, Seat
from igroteka.match import AnyEntry, Played


class Advice:
    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.game = game
        self.given: dict[Seat, Hint] = {}

    def heard(self, entry: AnyEntry) -> None:
        """Whoever does the first action of a deed is told the rest; anything else is news."""
        if not isinstance(entry, Played):
            self.given.clear()
            return
        said = self.given.pop(entry.seat, None)
        self.given.clear()
        if said and said.deed[0] == self.game.plain(entry.action) and said.deed[1:]:
            self.given[entry.seat] = replace(said, deed=said.deed[1:])
