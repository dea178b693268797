"""Where it rings when a turn comes and nobody is there."""

import sqlalchemy as sa
from alembic import op

revision = "0004_bells"
down_revision = "0003_evenings"

MS = sa.Integer().with_variant(sa.BigInteger(), "postgresql")


def upgrade() -> None:
    op.create_table(
        "bells",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("endpoint", sa.String, primary_key=True),
        sa.Column("p256dh", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("at", MS, nullable=False),
    )
    op.create_index("bells_of_an_endpoint", "bells", ["endpoint"])


def downgrade() -> None:
    op.drop_index("bells_of_an_endpoint", "bells")
    op.drop_table("bells")
