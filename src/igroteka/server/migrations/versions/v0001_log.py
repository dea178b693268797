"""The log, and what stands around it."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

MS = sa.Integer().with_variant(sa.BigInteger(), "postgresql")


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("created", MS, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.Boolean, nullable=False),
        sa.Column("name", sa.String, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("fingerprint", sa.LargeBinary, primary_key=True),
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seat", sa.Integer),
    )
    op.create_table(
        "entries",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("at", MS, nullable=False),
        sa.Column("action_id", sa.String),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("at", MS, nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
    )
    op.create_index("chat_of_a_match", "chat", ["match", "id"])
    op.create_table(
        "blobs",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
