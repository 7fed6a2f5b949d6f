"""How people are told that they are awaited, and when they last looked at their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    person = sa.ForeignKey("people.id", ondelete="CASCADE")
    op.create_table(
        "notify",
        sa.Column("person", sa.String(32), person, primary_key=True),
        sa.Column("origin", sa.String(200), nullable=False),
        sa.Column("mail", sa.String(254)),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("mail_failures", sa.Integer, nullable=False),
        sa.Column("webhook", sa.String(500)),
        sa.Column("webhook_failures", sa.Integer, nullable=False),
    )
    op.create_table(
        "browsers",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("subscription", sa.JSON, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "looks",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("when", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "person"),
    )


def downgrade() -> None:
    for name in ("looks", "browsers", "notify"):
        op.drop_table(name)
