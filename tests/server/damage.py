"""What can happen to a file: rows changed by hand, with and without their hashes."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from igroteka.server.chain import first_link, next_link

from .guests import House


@contextmanager
def disk(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path)) as connection, connection:
        yield connection


def damage(house: House, statement: str, *given: object) -> None:
    """While the house is closed."""
    house.close()
    with disk(house.db) as connection:
        assert connection.execute(statement, given).rowcount > 0
    house.open()


def chain_again(path: Path, match: str) -> None:
    """Every entry gets the hash that it would have if it had been written like that."""
    with disk(path) as connection:
        head = "SELECT id, header, seed, created FROM matches WHERE id = ?"
        link = first_link(*connection.execute(head, (match,)).fetchone())
        rows = "SELECT step, at, action_id, data FROM entries WHERE match = ? ORDER BY step"
        for row in connection.execute(rows, (match,)).fetchall():
            link = next_link(link, *row)
            update = "UPDATE entries SET link = ? WHERE match = ? AND step = ?"
            connection.execute(update, (link, match, row[0]))
