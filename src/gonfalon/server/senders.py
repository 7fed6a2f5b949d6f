"""Three ways to reach somebody who is not looking: e-mail, a webhook, Web Push. Plain functions, run in threads."""

import json
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from typing import Any
from urllib.parse import unquote, urlsplit

import pywebpush

from gonfalon.server import outside
from gonfalon.server.errors import BadAddress, Refused
from gonfalon.server.keys import Keys

#: Seconds a mail server may take for each of its answers.
PATIENCE = 10
MAIL_LENGTH = 254
MAIL = re.compile(r"[^\s@<>()\[\],;:\"\\]{1,64}@[\w.-]{1,180}\.[\w-]{2,60}|[^\s@<>()\[\],;:\"\\]{1,64}@localhost")
#: How long a push service keeps a message for a browser that is asleep, in seconds.
KEPT = 24 * 3600
#: Letters whose lines are not folded: a link in a header stays whole.
LINES = SMTP.clone(max_line_length=900)


class Gone(Exception):
    """The browser does not want to hear from us any more."""


@dataclass(frozen=True)
class Message:
    """What somebody is told, in their language. ``stop`` is the link that ends such messages."""

    title: str
    text: str
    link: str
    stop: str
    stop_words: str
    facts: dict[str, Any]


def check_mail(address: str) -> str:
    if not MAIL.fullmatch(address) or len(address) > MAIL_LENGTH:
        raise BadAddress("this is not the address of a mailbox")
    return address


@dataclass(frozen=True)
class Post:
    """A mail server: ``smtp://user:password@host:587`` (with STARTTLS where it is offered) or ``smtps://…``."""

    host: str
    port: int
    secure: bool
    user: str
    password: str
    sender: str


def post_office(url: str, sender: str) -> Post | None:
    """The mail server of a setting; None where there is none."""
    if not url:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise Refused("GONFALON_SMTP is smtp://USER:PASSWORD@HOST:PORT or smtps://…")
    secure = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Post(
        parts.hostname,
        parts.port or (465 if secure else 587),
        secure,
        user,
        password,
        sender or f"gonfalon@{parts.hostname}",
    )


def mail(office: Post, to: str, message: Message) -> None:
    """Send a message to a mailbox."""
    letter = EmailMessage(LINES)
    letter["From"], letter["To"], letter["Subject"] = office.sender, to, message.title
    letter["Auto-Submitted"] = "auto-generated"
    letter["List-Unsubscribe"] = f"<{message.stop}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(f"{message.text}\n\n{message.link}\n\n-- \n{message.stop_words}\n{message.stop}\n")
    context = ssl.create_default_context()
    server: smtplib.SMTP
    if office.secure:
        server = smtplib.SMTP_SSL(office.host, office.port, timeout=PATIENCE, context=context)
    else:
        server = smtplib.SMTP(office.host, office.port, timeout=PATIENCE)
    with server:
        server.ehlo_or_helo_if_needed()
        if server.has_extn("starttls"):
            server.starttls(context=context)
        if office.user:
            server.login(office.user, office.password)
        server.send_message(letter)


def webhook(url: str, message: Message, internal: bool) -> None:
    """Send a message as JSON: ``content`` for Discord, ``text`` for Matrix and Slack, and facts for programs."""
    line = f"{message.title}\n{message.text}\n{message.link}"
    ends = {"title": message.title, "link": message.link, "stop": message.stop}
    outside.post(url, {"content": line, "text": line, **ends, **message.facts}, internal)


def push(subscription: dict[str, Any], message: Message, keys: Keys, sender: str, internal: bool) -> None:
    """Send a message to a browser through its maker's push service."""
    words = {"title": message.title, "body": message.text, "stop_words": message.stop_words.rstrip(" :\u00a0")}
    content = {**words, "link": message.link, "stop": message.stop, "tag": message.facts.get("table", "")}
    with outside.Session(internal) as session:
        try:
            pywebpush.webpush(
                subscription,
                json.dumps(content),
                vapid_private_key=keys.vapid,
                vapid_claims={"sub": f"mailto:{sender}"},
                ttl=KEPT,
                requests_session=session,
            )
        except pywebpush.WebPushException as error:
            if error.response is not None and error.response.status_code in (404, 410):
                raise Gone from error
            raise
