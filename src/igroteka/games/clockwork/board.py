"""The board: a graph of fields read from data and looked over before anybody walks it (C-C3, C-C4).

Field 0 is the Towers, 1 to 6 are the scrapyards, the plain fields of each way follow.
"""

import tomllib
from collections import deque
from importlib.resources import files
from typing import Any

from msgspec import Struct, ValidationError, convert

TOWERS = 0
YARD_COUNT = 6


class BadBoard(ValueError):
    """The data file draws no board one could play on; the text names the field."""


class YardData(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    towers: int


class WayData(Struct, frozen=True, rename={"start": "from", "end": "to"}):
    start: str
    end: str
    fields: int


class BoardData(Struct, frozen=True, forbid_unknown_fields=True, rename={"yards": "yard"}):
    towers: str
    yards: tuple[YardData, ...]
    way: tuple[WayData, ...]


class Board(Struct, frozen=True):
    """`links` are each field's neighbours; `home` its steps to the Towers."""

    names: tuple[str, ...]
    links: tuple[tuple[int, ...], ...]
    home: tuple[int, ...]


def read(text: str) -> Board:
    data = written(text)
    names, links = _fields(data, _places(data))
    _all_joined(names, links)
    home = tuple(_steps_from(TOWERS, links))
    _no_dead_ends(names, links)
    _distances_as_written(data, home)
    return Board(tuple(names), tuple(map(tuple, links)), home)


def written(text: str) -> BoardData:
    try:
        return convert(tomllib.loads(text), BoardData)
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise BadBoard(f"board: {error}") from error


def _places(data: BoardData) -> dict[str, int]:
    names = [data.towers, *(yard.id for yard in data.yards)]
    for name in names:
        if names.count(name) > 1:
            raise BadBoard(f"board: {name} has more than one white field")
    if len(data.yards) != YARD_COUNT:
        raise BadBoard(f"board: {len(data.yards)} scrapyards, not {YARD_COUNT}")
    return {name: number for number, name in enumerate(names)}


def _fields(data: BoardData, places: dict[str, int]) -> tuple[list[str], list[list[int]]]:
    names = list(places)
    links: list[list[int]] = [[] for _ in names]
    for way in data.way:
        for end in (way.start, way.end):
            if end not in places:
                raise BadBoard(f"board: {end} is neither a scrapyard nor the Towers")
        _draw_way(way, places, names, links)
    return names, links


def _draw_way(
    way: WayData, places: dict[str, int], names: list[str], links: list[list[int]]
) -> None:
    if way.fields < 1 or (way.start == way.end and way.fields < 2):
        raise BadBoard(f"board: too few fields between {way.start} and {way.end}")
    last = places[way.start]
    for number in range(1, way.fields + 1):
        names.append(f"{way.start}-{way.end}-{number}")
        links.append([last])
        links[last].append(len(names) - 1)
        last = len(names) - 1
    links[last].append(places[way.end])
    links[places[way.end]].append(last)


def _steps_from(start: int, links: list[list[int]]) -> list[int]:
    steps = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in links[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return [steps.get(field, -1) for field in range(len(links))]


def _all_joined(names: list[str], links: list[list[int]]) -> None:
    for name, steps in zip(names, _steps_from(TOWERS, links), strict=True):
        if steps < 0:
            raise BadBoard(f"board: nobody can walk from {names[TOWERS]} to {name}")


def _no_dead_ends(names: list[str], links: list[list[int]]) -> None:
    """Every scrapyard lies on a loop that avoids the Towers: nobody is ever made to turn back."""
    for yard in range(1, YARD_COUNT + 1):
        if not any(_back_to(yard, first, links) for first in links[yard] if first != TOWERS):
            raise BadBoard(f"board: no loop leads through {names[yard]}")


def _back_to(yard: int, first: int, links: list[list[int]]) -> bool:
    """From the field `first` on, without the step back and without the Towers."""
    seen, queue = {first}, deque([first])
    while queue:
        here = queue.popleft()
        for there in links[here]:
            if there == yard and here != first:
                return True
            if there not in seen and there not in (TOWERS, yard):
                seen.add(there)
                queue.append(there)
    return False


def _distances_as_written(data: BoardData, home: tuple[int, ...]) -> None:
    for number, yard in enumerate(data.yards, 1):
        if home[number] != yard.towers:
            counted = f"{home[number]} steps from {data.towers}, not {yard.towers}"
            raise BadBoard(f"board: {yard.id} is {counted}")


TEXT = files(__package__).joinpath("board.toml").read_text()
WRITTEN = written(TEXT)
CITY = read(TEXT)
FIELDS = range(len(CITY.names))
YARDS = range(1, YARD_COUNT + 1)
HOME: Any = CITY.home


def is_yard(field: int) -> bool:
    return TOWERS < field <= YARD_COUNT
