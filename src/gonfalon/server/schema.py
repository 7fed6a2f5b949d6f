"""The tables of the database, as SQLAlchemy Core sees them. ``migrations`` makes and changes them."""

import sqlalchemy as sa

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("login", sa.String(80), unique=True),  # the name, case folded; NULL for a guest
    sa.Column("password", sa.String(200)),  # argon2
    sa.Column("lang", sa.String(2), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),  # the token itself is only in the browser
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("content", sa.JSON(none_as_null=True)),  # the data file it is played with; NULL: the game's own data
    sa.Column("hotseat", sa.Boolean, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False, index=True),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("invite", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False, index=True),
    sa.Column("started", sa.Float),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("turn", sa.JSON, nullable=False),  # the seats that must answer
    sa.Column("version", sa.Integer, nullable=False),  # answers so far, chance included
    sa.Column("epoch", sa.Integer, nullable=False),  # raised when answers are taken back
    sa.Column("revision", sa.Integer, nullable=False),  # raised by every change: the writers' version check
    sa.Column("rewind", sa.JSON(none_as_null=True)),
    sa.Column("rematch", sa.String(32)),
    sa.Column("waits", sa.Boolean, nullable=False, server_default=sa.false()),  # nobody answers before it is full
    sa.Column("clock", sa.JSON(none_as_null=True)),  # how long people may think; NULL: as long as they like
    sa.Column("times", sa.JSON(none_as_null=True)),  # how the clocks of its seats stand
    sa.Column("deadline", sa.Float, index=True),  # when the first of them runs out
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),  # person, open (free), bot
    sa.Column("person", sa.String(32), index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("level", sa.String(40), nullable=False),
    sa.Column("reserved", sa.Boolean, nullable=False),  # an open seat that needs the invite
    sa.Column("seen", sa.Float, nullable=False),
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Index("tokens_of_seat", "table", "seat"),
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("person", sa.String(32), index=True),  # who played, or left it to a bot; NULL: a bot from the start
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("level", sa.String(40), nullable=False),
    sa.Column("points", sa.Float, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),  # 1 for a winner
    sa.Column("finished", sa.Float, nullable=False),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

friends = sa.Table(
    "friends",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("friend", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

notify = sa.Table(
    "notify",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("origin", sa.String(200), nullable=False),  # how this person reaches the server
    sa.Column("mail", sa.String(254)),
    sa.Column("confirmed", sa.Boolean, nullable=False),  # the mailbox's owner wants our letters
    sa.Column("mail_failures", sa.Integer, nullable=False),  # in a row
    sa.Column("webhook", sa.String(500)),
    sa.Column("webhook_failures", sa.Integer, nullable=False),
)

browsers = sa.Table(
    "browsers",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of the endpoint
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("subscription", sa.JSON, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

looks = sa.Table(
    "looks",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("when", sa.Float, nullable=False),  # of the last look
    sa.Column("version", sa.Integer, nullable=False),  # how the game stood then
    sa.Column("epoch", sa.Integer, nullable=False),
)

answers = sa.Table(
    "answers",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # 1, 2, 3 …: two writers cannot both give answer 17
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("answer", sa.JSON, nullable=False),
    sa.Column("time", sa.Float),
)

checkpoints = sa.Table(
    "checkpoints",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("save", sa.LargeBinary, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("from", sa.String(40), nullable=False),
    sa.Column("text", sa.String(1000), nullable=False),
    sa.Column("when", sa.Float, nullable=False),
)

letters = sa.Table(
    "letters",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("reader", sa.String(32), nullable=False),  # a person; one row for each who may read it
    sa.Column("from", sa.String(40), nullable=False),
    sa.Column("to", sa.JSON, nullable=False),  # the names of those it was sent to
    sa.Column("text", sa.String(1000), nullable=False),
    sa.Column("when", sa.Float, nullable=False),
    sa.Index("letters_of_reader", "table", "reader"),
)
