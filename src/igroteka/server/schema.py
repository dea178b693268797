"""What is kept on disk. `entries` is the truth; nothing in it is ever rewritten."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)
from sqlalchemy.dialects.postgresql import Insert, insert

METADATA = MetaData()
# Milliseconds of the epoch: SQLite's integers are as long as they have to be.
MS = Integer().with_variant(BigInteger(), "postgresql")


def of_a_match(**settings: bool) -> "Column[str]":
    return Column("match", String, ForeignKey("matches.id"), nullable=False, **settings)  # type: ignore[arg-type]


matches = Table(
    "matches",
    METADATA,
    Column("id", String, primary_key=True),
    Column("header", LargeBinary, nullable=False),
    Column("seed", String, nullable=False),
    Column("created", MS, nullable=False),
    Column("open", Boolean, nullable=False, server_default="0"),
)

seats = Table(
    "seats",
    METADATA,
    of_a_match(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Boolean, nullable=False),
    Column("name", String, nullable=False),
    Column("taken", Boolean, nullable=False, server_default="1"),
)

# Only fingerprints: whoever reads the file holds no seat. No seat: a spectators' link.
# A key opens every table of an evening.
tokens = Table(
    "tokens",
    METADATA,
    Column("fingerprint", LargeBinary, primary_key=True),
    of_a_match(primary_key=True),
    Column("seat", Integer),
    Index("tokens_of_a_match", "match"),
)

# A finished match and the one its people went on to; `tally` by the seats of that one.
rounds = Table(
    "rounds",
    METADATA,
    of_a_match(primary_key=True),
    Column("next", String, ForeignKey("matches.id"), nullable=False, unique=True),
    Column("by", Integer, nullable=False),
    Column("seats", LargeBinary, nullable=False),
    Column("tally", LargeBinary, nullable=False),
)

entries = Table(
    "entries",
    METADATA,
    of_a_match(primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("at", MS, nullable=False),
    Column("action_id", String),
    Column("data", LargeBinary, nullable=False),
    Column("link", LargeBinary, nullable=False, server_default=""),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    of_a_match(),
    Column("at", MS, nullable=False),
    Column("line", LargeBinary, nullable=False),
    Index("chat_of_a_match", "match", "id"),
)

# How late it is at tables that are played over days, as far as the log does not say it.
clocks = Table(
    "clocks",
    METADATA,
    of_a_match(primary_key=True),
    Column("at_ms", MS, nullable=False),
)

# How a match stood at a step, for whoever looks at their tables: made anew when it is lost.
standings = Table(
    "standings",
    METADATA,
    of_a_match(primary_key=True),
    Column("step", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# Where a browser's push service takes a message for whoever sits there.
bells = Table(
    "bells",
    METADATA,
    of_a_match(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("endpoint", String, primary_key=True),
    Column("p256dh", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("at", MS, nullable=False),
    Index("bells_of_an_endpoint", "endpoint"),
)

# Bulky by-products of a step, such as the poses of a falling tower: droppable.
blobs = Table(
    "blobs",
    METADATA,
    of_a_match(primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("name", String, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# Houses that share these tables: each holds its name as long as the database's clock says.
nodes = Table(
    "nodes",
    METADATA,
    Column("node", String, primary_key=True),
    Column("until", MS, nullable=False),
)

# Who is at a table by way of which house; each writes its own rows, and they lapse with it.
presences = Table(
    "presences",
    METADATA,
    of_a_match(primary_key=True),
    Column("node", String, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("at", MS, nullable=False),
    Column("until", MS, nullable=False),
    Index("presences_of_a_node", "node"),
)

# Questions for workers on other machines, by a name made of all that is asked, and the answers.
thoughts = Table(
    "thoughts",
    METADATA,
    Column("key", String, primary_key=True),
    Column("asked", LargeBinary, nullable=False),
    Column("said", LargeBinary),
    Column("fault", String),
    Column("at", MS, nullable=False),
)


def put(table: Table, **values: Any) -> Insert:
    """A new row, or all of it anew where its key is there; both databases read this form."""
    new = insert(table).values(**values) if values else insert(table)
    keys = [column.name for column in table.primary_key]
    rest = {c.name: new.excluded[c.name] for c in table.columns if c.name not in keys}
    return new.on_conflict_do_update(index_elements=keys, set_=rest)
