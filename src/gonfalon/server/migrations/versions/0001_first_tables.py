"""The first tables: people, sessions, tables, seats, tokens, answers, checkpoints, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _of_table() -> sa.Column[str]:
    return sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(80), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("hotseat", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False, index=True),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("invite", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False, index=True),
        sa.Column("started", sa.Float),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("turn", sa.JSON, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("rewind", sa.JSON),
        sa.Column("rematch", sa.String(32)),
    )
    op.create_table(
        "seats",
        _of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(32), index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("reserved", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        _of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("tokens_of_seat", "tokens", ["table", "seat"])
    op.create_table(
        "answers",
        _of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("answer", sa.JSON, nullable=False),
        sa.Column("time", sa.Float),
        sa.PrimaryKeyConstraint("table", "number"),
    )
    op.create_table(
        "checkpoints",
        _of_table(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("save", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("from", sa.String(40), nullable=False),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.Column("when", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "checkpoints", "answers", "tokens", "seats", "tables", "sessions", "people"):
        op.drop_table(name)
