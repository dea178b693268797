"""Copies taken in the middle of play; by name, for it takes long: COPIES=20 pytest this file.

Each copy has every move that was acknowledged before it began, and is a prefix of every log.
"""

import asyncio
import os
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from igroteka.server.load import Crew, Pace, message, served
from igroteka.server.office import checking, copies, files
from igroteka.server.wire import Hello
from igroteka.server.wire_lobby import TableKeys

COPIES = int(os.environ.get("COPIES", "3"))
TABLES = 16
Move = tuple[str, int, str]
Row = tuple[object, ...]


class Seen(msgspec.Struct):
    step: int
    legal: tuple[msgspec.Raw, ...]
    outcome: msgspec.Raw


class Heard(msgspec.Struct):
    type: str
    frame: Seen | None = None
    answers: str = ""


_heard = msgspec.json.Decoder(Heard)


class Witnesses(Crew):
    """Everybody writes down what they were told is safe."""

    def __init__(self, address: str) -> None:
        super().__init__(address, "clockwork", {})
        self.safe: set[Move] = set()

    async def sit(self, keys: TableKeys, seat: int, rng: random.Random, pace: Pace) -> None:
        address, count = f"ws://{self.address}/ws/{keys.table}", 0
        async with connect(address, compression=None, ping_interval=None) as socket:
            await socket.send(msgspec.json.encode(Hello(keys.seats[seat].token)).decode())
            async for text in socket:
                heard = _heard.decode(text)
                if heard.answers:
                    self.safe.add((keys.table, seat, heard.answers))
                if heard.frame is None:
                    continue
                if bytes(heard.frame.outcome) != b"null":
                    return
                if heard.frame.legal:
                    count += 1
                    choice = rng.choice(heard.frame.legal)
                    await socket.send(message(f"{seat}-{count}", heard.frame.step, choice))


def logs(path: Path) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {}
    query = "SELECT match, step, at, action_id, data, link FROM entries ORDER BY match, step"
    with closing(sqlite3.connect(path)) as connection:
        for match, *row in connection.execute(query):
            found.setdefault(match, []).append(tuple(row))
    return found


async def play_and_copy(db: Path, address: str, folder: Path) -> list[tuple[Path, set[Move]]]:
    crew = Witnesses(address)
    people = [asyncio.create_task(crew.keep_playing(random.Random(n))) for n in range(TABLES)]
    taken = []
    for number in range(COPIES):
        await asyncio.sleep(0.5)
        before, copy = set(crew.safe), folder / f"{number}.db"
        await asyncio.to_thread(copies.back_up, db, copy)
        taken.append((copy, before))
    for person in people:
        person.cancel()
    ended = await asyncio.gather(*people, return_exceptions=True)
    assert all(isinstance(each, asyncio.CancelledError) for each in ended), ended
    return taken


def test_copies_in_the_middle_of_play_lose_nothing_that_was_said_to_be_safe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = tmp_path / "played.db"
    # A few pages at a time, as of a file that is large: much is written between two steps.
    monkeypatch.setattr(copies, "PAGES", 4)
    with served(db) as address:
        taken = asyncio.run(play_and_copy(db, address, tmp_path))
    whole = logs(db)
    for copy, safe in taken:
        copied = logs(copy)
        for match, rows in copied.items():
            assert rows == whole[match][: len(rows)]
        kept = {(match, row[2]) for match, rows in copied.items() for row in rows}
        assert {(match, answer) for match, _, answer in safe} <= kept
        engine = files.reading(copy)
        assert not [one for one in checking.check(engine) if one.is_wrong]
        engine.dispose()
    moves = [len(safe) for _, safe in taken]
    assert moves[-1] > moves[0] > 0
    if told := os.environ.get("TOLD"):
        Path(told).write_text(f"moves acknowledged before each copy: {moves}\n")
