"""Private messages, one row for each who may read them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "letters",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("reader", sa.String(32), nullable=False),
        sa.Column("from", sa.String(40), nullable=False),
        sa.Column("to", sa.JSON, nullable=False),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.Column("when", sa.Float, nullable=False),
    )
    op.create_index("letters_of_reader", "letters", ["table", "reader"])


def downgrade() -> None:
    op.drop_table("letters")
