"""Questions for workers on other machines, and their answers."""

import sqlalchemy as sa
from alembic import op

revision = "0008_thoughts"
down_revision = "0007_nodes"

MS = sa.Integer().with_variant(sa.BigInteger(), "postgresql")


def upgrade() -> None:
    op.create_table(
        "thoughts",
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("asked", sa.LargeBinary, nullable=False),
        sa.Column("said", sa.LargeBinary),
        sa.Column("fault", sa.String),
        sa.Column("at", MS, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("thoughts")
