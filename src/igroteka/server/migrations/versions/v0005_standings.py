"""How a match stood when somebody last looked at their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0005_standings"
down_revision = "0004_bells"


def upgrade() -> None:
    op.create_table(
        "standings",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("standings")
