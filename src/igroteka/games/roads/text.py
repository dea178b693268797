"""The table of Roads as text: in each cell a card as it lies, by whom, and which in order.

`┴T2b7` is the face T, turned twice, laid by the second player as the seventh card.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from igroteka.kernel import BadMessage, Facts, Page, Picture, Seat, convert
from igroteka.kernel.facts import plain
from igroteka.parts.chart import chart, read_chart
from igroteka.parts.grid import Cell, cell_at, on_table, place_of

from .faces import FACES, turned, turns
from .network import Card, Network, grown, inside
from .options import Options
from .state import State

ROADS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by the sides a road leaves over: north 1, east 2, south 4, west 8
CARD = re.compile(r".([A-Z]\d*?)([0-3])([a-z])(\d+)")
FIRST = ord("a")


def word(card: Card, number: int) -> str:
    sides = turned(card.face, card.turn)
    look = ROADS[sum(1 << side for side, width in enumerate(sides) if width > 0)]
    return f"{look}{card.face}{card.turn}{chr(FIRST + card.by)}{number}"


class Table(Picture[State]):
    title = "table"
    holds = ("network",)

    def draw(self, state: State) -> Sequence[str]:
        cards = state.network.cards
        words = {
            place_of(cell): word(card, number)
            for number, (cell, card) in enumerate(cards.items(), 1)
        }
        return chart(words, *self.extent(state))

    def extent(self, state: State) -> tuple[range, range]:
        """The field, or on an endless table as far as there are cards."""
        if state.options.bounded:
            return range(state.options.width), range(state.options.height)
        places = [place_of(cell) for cell in state.network.cards] or [(0, 0)]
        across, down = zip(*places, strict=True)
        return range(min(across), max(across) + 1), range(min(down), max(down) + 1)

    def read(self, page: Page, facts: Mapping[str, Any]) -> Facts:
        try:
            options = convert(facts.get("options"), Options)
        except BadMessage as error:
            raise page.bad(-1, f"options: {error}") from error
        laid = sorted(self.cards(page, options), key=lambda found: found[0])
        network = Network()
        for number, (order, cell, card, at) in enumerate(laid, 1):
            if order != number:
                raise page.bad(at, f"card {number} is missing, or there are two")
            network = grown(network, options, cell, card, turned(card.face, card.turn))
        return {**facts, "network": plain(network)}

    def cards(self, page: Page, options: Options) -> list[tuple[int, Cell, Card, int]]:
        found = []
        for (x, y), written, at in read_chart(page):
            if written == ".":
                continue
            met = CARD.fullmatch(written)
            if not met or met.group(1) not in FACES:
                raise page.bad(at, f"{written!r} is no card")
            if not on_table(x, y) or not inside(options, cell_at(x, y)):
                raise page.bad(at, f"{x},{y} is not on the field")
            card = Card(met.group(1), int(met.group(2)), Seat(ord(met.group(3)) - FIRST))
            if card.turn not in turns(card.face):
                raise page.bad(at, f"{card.face} turned {card.turn} looks as if turned less")
            found.append((int(met.group(4)), cell_at(x, y), card, at))
        return found
