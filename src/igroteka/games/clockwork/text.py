"""The city of Clockwork as text: who stands where, the table of cards, and the hands."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from igroteka.kernel import Facts, Page, Picture
from igroteka.parts.chart import chart, number, read_chart

from .board import CITY, FIELDS
from .state import BARE_TABLE, TABLE_SIDE, State

NOBODY = "."


def way_of(field: int) -> str:
    """Places stand by themselves, plain fields with the others of their way."""
    return CITY.names[field].rpartition("-")[0] or CITY.names[field]


LINES = [(name, list(fields)) for name, fields in groupby(FIELDS, key=way_of)]
WIDE = max(len(name) for name, _ in LINES)


class City(Picture[State]):
    """A line for each place and each way, field by field; players by their numbers."""

    title = "city"
    holds = ("where",)

    def draw(self, state: State) -> Sequence[str]:
        on = [[str(s) for s, at in enumerate(state.where) if at == f] for f in FIELDS]
        return [
            f"{name.ljust(WIDE)} {' '.join('+'.join(on[field]) or NOBODY for field in fields)}"
            for name, fields in LINES
        ]

    def read(self, page: Page, facts: Mapping[str, Any]) -> Facts:
        where: dict[int, int] = {}
        for at, ((name, fields), line) in enumerate(zip(LINES, page.lines, strict=False)):
            written, *words = line.split() or [""]
            if written != name or len(words) != len(fields):
                raise page.bad(at, f"here {name} should lie, with {len(fields)} fields")
            for field, word in zip(fields, words, strict=True):
                for seat in word.split("+") if word != NOBODY else ():
                    where[number(page, at, seat)] = field
        if sorted(where) != list(range(len(where))):
            raise page.bad(0, "a player is missing")
        return {**facts, "where": [where[seat] for seat in range(len(where))]}


class Table(Picture[State]):
    """Cards at their places: `17@4` is card 17, laid in turn 4."""

    title = "table"
    holds = ("table", "since")

    def draw(self, state: State) -> Sequence[str]:
        laid = zip(state.table, state.since, strict=True)
        words = {
            (place % TABLE_SIDE, place // TABLE_SIDE): f"{card}@{turn}"
            for place, (card, turn) in enumerate(laid)
            if card or turn
        }
        return chart(words, range(TABLE_SIDE), range(TABLE_SIDE))

    def read(self, page: Page, facts: Mapping[str, Any]) -> Facts:
        table, since = list(BARE_TABLE), list(BARE_TABLE)
        for (x, y), word, at in read_chart(page):
            if not (0 <= x < TABLE_SIDE and 0 <= y < TABLE_SIDE):
                raise page.bad(at, f"{x},{y} is not on the table")
            if word != NOBODY:
                card, _, turn = word.partition("@")
                place = y * TABLE_SIDE + x
                table[place], since[place] = number(page, at, card), number(page, at, turn)
        return {**facts, "table": table, "since": since}


class Hands(Picture[State]):
    """A line for each player."""

    title = "hands"
    holds = ("hands",)

    def draw(self, state: State) -> Sequence[str]:
        return [" ".join(map(str, (f"{s}:", *hand))) for s, hand in enumerate(state.hands)]

    def read(self, page: Page, facts: Mapping[str, Any]) -> Facts:
        hands = []
        for at, line in enumerate(page.lines):
            seat, *cards = line.split() or [""]
            if seat != f"{at}:":
                raise page.bad(at, f"here the hand of player {at} should be")
            hands.append([number(page, at, card) for card in cards])
        return {**facts, "hands": hands}
