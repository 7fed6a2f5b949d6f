"""Whose tables a person wants to find."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("friend", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.PrimaryKeyConstraint("person", "friend"),
    )


def downgrade() -> None:
    op.drop_table("friends")
