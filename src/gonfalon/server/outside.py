"""Sending something to an address that a visitor has named, without being made a tool against our own network.

The name is looked up once, every address behind it must be a public one, and the connection goes to that very address:
what it resolves to a moment later does not matter. Redirects are not followed, and of an answer only the beginning is
read.
"""

import ipaddress
import socket
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import requests
from requests.adapters import HTTPAdapter
from urllib3 import HTTPConnectionPool, HTTPSConnectionPool, PoolManager
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.exceptions import NewConnectionError

from gonfalon.server.errors import BadAddress

#: Seconds to connect, and to wait for each piece of an answer.
TIMEOUT = (5, 10)
#: How many bytes of an answer are read.
READ = 4096
URL_LENGTH = 500
#: Addresses that are public by themselves and lead to others: translations of IPv4, tunnels.
DETOURS = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))


def is_public(address: str) -> bool:
    """Whether an IP address is one of the world outside."""
    found = ipaddress.ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None)
    if mapped is not None:
        return is_public(str(mapped))
    return found.is_global and not found.is_multicast and not any(found in net for net in DETOURS)


def check_url(url: str, internal: bool) -> str:
    """The address of a receiver, if it can be one; https, unless addresses of our own network are allowed."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        raise BadAddress(f"{url[:80]!r} is not an address") from None
    schemes = ("https", "http") if internal else ("https",)
    if parts.scheme not in schemes or not host or len(url) > URL_LENGTH or not url.isprintable() or " " in url:
        raise BadAddress(f"an address begins with {' or '.join(schemes)}:// and has at most {URL_LENGTH} characters")
    if not internal and _is_ip(host) and not is_public(host):
        raise BadAddress("this address belongs to a private network")
    return url


def _is_ip(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def connected(host: str, port: int, timeout: Any) -> socket.socket:
    """A connection to a host whose every address is public."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(place[0]) for *_, place in found]
    if not addresses or not all(map(is_public, addresses)):
        raise OSError(f"{host} is not a public address")
    return socket.create_connection((addresses[0], port), timeout)


class _Plain(HTTPConnection):
    def _new_conn(self) -> socket.socket:
        try:
            return connected(self._dns_host, self.port, self.timeout)
        except OSError as error:
            raise NewConnectionError(self, str(error)) from error


class _Secure(HTTPSConnection):
    def _new_conn(self) -> socket.socket:
        try:
            return connected(self._dns_host, self.port, self.timeout)
        except OSError as error:
            raise NewConnectionError(self, str(error)) from error


class _PlainPool(HTTPConnectionPool):
    ConnectionCls = _Plain


class _SecurePool(HTTPSConnectionPool):
    ConnectionCls = _Secure


class _Outward(HTTPAdapter):
    """Connects to public addresses alone."""

    def init_poolmanager(self, *args: Any, **kwargs: Any) -> None:
        super().init_poolmanager(*args, **kwargs)
        self.poolmanager: PoolManager
        self.poolmanager.pool_classes_by_scheme = {"http": _PlainPool, "https": _SecurePool}


class Session(requests.Session):
    """A session for addresses that visitors named. ``internal`` allows those of our own network too."""

    def __init__(self, internal: bool) -> None:
        super().__init__()
        self.trust_env = False  # no proxy that would connect for us, no passwords from files
        if not internal:
            for scheme in ("http://", "https://"):
                self.mount(scheme, _Outward())

    def get_redirect_target(self, resp: requests.Response) -> None:
        return None

    def send(self, request: requests.PreparedRequest, **kwargs: Any) -> requests.Response:
        kwargs |= {"stream": True, "timeout": TIMEOUT, "allow_redirects": False}
        with super().send(request, **kwargs) as response:
            response._content = response.raw.read(READ, decode_content=False) or b""
            return response


def post(url: str, body: Mapping[str, Any], internal: bool) -> None:
    """Send JSON to a receiver; raises what went wrong, also when it did not accept."""
    with Session(internal) as session:
        session.post(url, json=body).raise_for_status()
