"""Several houses on one database: who they are, and who is at a table by way of which."""

import sqlalchemy as sa
from alembic import op

revision = "0007_nodes"
down_revision = "0006_links"

MS = sa.Integer().with_variant(sa.BigInteger(), "postgresql")


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("node", sa.String, primary_key=True),
        sa.Column("until", MS, nullable=False),
    )
    op.create_table(
        "presences",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("node", sa.String, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", MS, nullable=False),
        sa.Column("until", MS, nullable=False),
    )
    op.create_index("presences_of_a_node", "presences", ["node"])


def downgrade() -> None:
    op.drop_index("presences_of_a_node", "presences")
    op.drop_table("presences")
    op.drop_table("nodes")
