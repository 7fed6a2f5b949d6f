"""The keys a server makes for itself at its first start: one for Web Push, one for the links in its messages.

They lie in a file beside the database, or where ``GONFALON_KEYS`` says: servers
that share a PostgreSQL must share them.
"""

import base64
import contextlib
import hashlib
import hmac
import json
import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02

from gonfalon.server.errors import Refused


@dataclass(frozen=True)
class Keys:
    """What the file holds: a private key of Web Push (PEM) and a secret that signs links."""

    push: str
    links: str

    @property
    def vapid(self) -> Vapid02:
        return Vapid02.from_pem(self.push.encode())

    @property
    def public(self) -> str:
        """The public key as browsers want it."""
        point = self.vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def signature(self, *facts: str) -> str:
        """What nobody else can write under these facts."""
        return hmac.new(bytes.fromhex(self.links), json.dumps(facts).encode(), hashlib.sha256).hexdigest()[:40]

    def signed(self, signature: str, *facts: str) -> bool:
        return hmac.compare_digest(signature.encode(errors="replace"), self.signature(*facts).encode())


def made() -> Keys:
    vapid = Vapid02()
    vapid.generate_keys()
    return Keys(vapid.private_pem().decode(), secrets.token_hex(32))


def kept(file: Path | None) -> Keys:
    """The keys in a file, made if there is none; without a file, keys for as long as the server runs."""
    if file is None:
        return made()
    with contextlib.suppress(FileExistsError):  # of several servers that start at once, one makes them
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        new = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
        if not file.exists():
            with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as out:
                out.write(json.dumps(vars(made())))
            try:
                os.link(new, file)
            finally:
                new.unlink()
    try:
        keys = Keys(**json.loads(file.read_text()))
        keys.vapid, keys.signature("")
    except (OSError, ValueError, TypeError) as error:
        raise Refused(
            f"the keys in {file} cannot be read ({type(error).__name__}); repair or remove the file"
        ) from error
    return keys
