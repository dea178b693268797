"""Tables played over days: how late it is there, for when the house was closed."""

import sqlalchemy as sa
from alembic import op

revision = "0002_clocks"
down_revision = "0001"

MS = sa.Integer().with_variant(sa.BigInteger(), "postgresql")


def upgrade() -> None:
    op.create_table(
        "clocks",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("at_ms", MS, nullable=False),
    )
