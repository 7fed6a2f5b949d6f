"""Clocks: what a table chose, how they stand, and when the first one runs out."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.add_column("tables", sa.Column("times", sa.JSON))
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])


def downgrade() -> None:
    op.drop_index("ix_tables_deadline", "tables")
    for name in ("deadline", "times", "clock"):
        op.drop_column("tables", name)
