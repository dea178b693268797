"""What is kept on disk. `entries` is the truth; nothing in it is ever rewritten."""

from sqlalchemy import (
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

METADATA = MetaData()


def of_a_match(**settings: bool) -> "Column[str]":
    return Column("match", String, ForeignKey("matches.id"), nullable=False, **settings)  # type: ignore[arg-type]


matches = Table(
    "matches",
    METADATA,
    Column("id", String, primary_key=True),
    Column("header", LargeBinary, nullable=False),
    Column("seed", String, nullable=False),
    Column("created", Integer, nullable=False),
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
    Column("at", Integer, nullable=False),
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
    Column("at", Integer, nullable=False),
    Column("line", LargeBinary, nullable=False),
    Index("chat_of_a_match", "match", "id"),
)

# How late it is at tables that are played over days, as far as the log does not say it.
clocks = Table(
    "clocks",
    METADATA,
    of_a_match(primary_key=True),
    Column("at_ms", Integer, nullable=False),
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
    Column("at", Integer, nullable=False),
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
