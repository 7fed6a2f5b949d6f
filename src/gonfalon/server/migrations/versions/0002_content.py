"""The data file that a table is played with; nothing for the game's own data."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("content", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "content")
