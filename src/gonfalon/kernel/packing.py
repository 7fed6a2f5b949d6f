"""A save as bytes: a mark, a checksum, and what was saved, compressed."""

import base64
import hashlib
import json
import zlib
from typing import Any, Final

from gonfalon.kernel.errors import DamagedSave

MARK: Final = b"gonfalon-save-1"
LEAST_EFFORT: Final = 1  # of zlib: a long game is saved in a fraction of the time, and a quarter more bytes


def packed(saved: dict[str, Any]) -> bytes:
    """What was saved, as bytes that can be checked."""
    body = json.dumps(saved, separators=(",", ":")).encode()
    return MARK + b" " + _checksum(body) + b" " + base64.b85encode(zlib.compress(body, LEAST_EFFORT))


def unpacked(data: Any) -> Any:
    """What was saved; an error that says what is wrong, if these are not the bytes that were written."""
    try:
        if not isinstance(data, bytes | bytearray):
            raise TypeError(f"a save is bytes, not {type(data).__name__}")
        mark, check, body = (*bytes(data).split(b" ", 2), b"", b"")[:3]
        if mark != MARK:
            raise ValueError("it does not begin like one")
        body = zlib.decompress(base64.b85decode(body))
        if _checksum(body) != check:
            raise ValueError("the checksum does not match")
        return json.loads(body)
    except (ValueError, TypeError, zlib.error) as error:
        raise DamagedSave(f"this is not an intact save: {error}") from error


def _checksum(body: bytes) -> bytes:
    return hashlib.blake2b(body, digest_size=16).hexdigest().encode()
