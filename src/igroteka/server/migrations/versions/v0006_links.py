"""Each entry carries a hash of itself and of the one before; logs of before get theirs here."""

import json
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006_links"
down_revision = "0005_standings"


def upgrade() -> None:
    link = sa.Column("link", sa.LargeBinary, nullable=False, server_default="")
    op.add_column("entries", link)
    connection = op.get_bind()
    for match, header, seed, created in all_of(connection, MATCHES):
        before = sha256(said(match, seed, created) + as_bytes(header)).digest()
        links = []
        for step, at, action_id, data in connection.exec_driver_sql(ENTRIES, (match,)):
            before = sha256(before + said(step, at, action_id) + as_bytes(data)).digest()
            links.append((before, match, step))
        if links:
            connection.exec_driver_sql(LINK, links)


def downgrade() -> None:
    op.drop_column("entries", "link")


MATCHES = "SELECT id, header, seed, created FROM matches"
ENTRIES = "SELECT step, at, action_id, data FROM entries WHERE match = ? ORDER BY step"
LINK = "UPDATE entries SET link = ? WHERE match = ? AND step = ?"


def all_of(connection: sa.Connection, query: str) -> list[Any]:
    return list(connection.exec_driver_sql(query))


def said(*facts: object) -> bytes:
    """As the house of this release writes them; what is damaged is told in some way, too."""
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":"), default=str).encode()


def as_bytes(data: object) -> bytes:
    return data if isinstance(data, bytes) else str(data).encode()
