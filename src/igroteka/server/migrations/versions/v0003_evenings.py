"""Another round: who comes next, keys that open several tables, seats that are still free."""

import sqlalchemy as sa
from alembic import op

revision = "0003_evenings"
down_revision = "0002_clocks"


def tokens(name: str, *, one_table: bool) -> sa.Table:
    return op.create_table(
        name,
        sa.Column("fingerprint", sa.LargeBinary, primary_key=True),
        sa.Column(
            "match",
            sa.String,
            sa.ForeignKey("matches.id"),
            primary_key=not one_table,
            nullable=False,
        ),
        sa.Column("seat", sa.Integer),
    )


def upgrade() -> None:
    tokens("tokens_next", one_table=False)
    op.execute("INSERT INTO tokens_next SELECT fingerprint, match, seat FROM tokens")
    op.drop_table("tokens")
    op.rename_table("tokens_next", "tokens")
    op.create_index("tokens_of_a_match", "tokens", ["match"])
    # Whoever was at a table before this was asked has taken the seat.
    op.add_column("seats", sa.Column("taken", sa.Boolean, nullable=False, server_default="1"))
    op.add_column("matches", sa.Column("open", sa.Boolean, nullable=False, server_default="0"))
    op.create_table(
        "rounds",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("next", sa.String, sa.ForeignKey("matches.id"), nullable=False, unique=True),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("tally", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """A key opens the first of its tables again; the later ones stay, without their keys."""
    op.drop_table("rounds")
    op.drop_column("matches", "open")
    op.drop_column("seats", "taken")
    op.drop_index("tokens_of_a_match", "tokens")
    tokens("tokens_before", one_table=True)
    op.execute(
        "INSERT OR IGNORE INTO tokens_before SELECT t.fingerprint, t.match, t.seat"
        " FROM tokens t JOIN matches m ON m.id = t.match ORDER BY m.created, m.rowid"
    )
    op.drop_table("tokens")
    op.rename_table("tokens_before", "tokens")
