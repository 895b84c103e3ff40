"""Who a guest is: a number nobody can guess and a name, in a signed cookie; and the tokens of remote bots."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, final

import msgspec

from veillee.server.guest_names import checked_name

COOKIE: Final = "veillee"


class Guest(msgspec.Struct, frozen=True):
    id: str
    name: str


def new_guest(name: str) -> Guest:
    return Guest(secrets.token_urlsafe(16), checked_name(name))


@final
@dataclass(frozen=True)
class Signer:
    """Signs cookies and derives invitations from the server's own secret."""

    secret: bytes

    def cookie(self, guest: Guest) -> str:
        body = urlsafe_b64encode(msgspec.json.encode(guest)).decode()
        return f"{body}.{self._sign('guest', body)}"

    def guest(self, cookie: str | None) -> Guest | None:
        """The guest a cookie names; None if there is none or the signature is not ours."""
        body, dot, signature = (cookie or "").partition(".")
        if not dot or not hmac.compare_digest(signature.encode(), self._sign("guest", body).encode()):
            return None
        return msgspec.json.decode(urlsafe_b64decode(body), type=Guest)

    def invitation(self, table: str, seat: int, serial: int) -> str:
        """What lets its bearer sit on a seat, until somebody has."""
        return self._sign("invitation", f"{table}/{seat}/{serial}")[:32]

    def _sign(self, purpose: str, body: str) -> str:
        code = hmac.new(self.secret, f"{purpose} {body}".encode(), sha256).digest()
        return urlsafe_b64encode(code).decode().rstrip("=")


def same_secret(one: str, other: str) -> bool:
    """Whether two secrets are the same, in a time that does not tell where they differ."""
    return hmac.compare_digest(one.encode(), other.encode())


def new_token() -> str:
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What the store keeps of a token."""
    return sha256(b"veillee token " + token.encode()).hexdigest()
