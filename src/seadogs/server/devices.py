"""Who is asking: a device, known by a random secret that it keeps and of which we keep only a hash.

A browser is given the secret as a cookie with its first answer; a program may ask for one and send it as a
bearer token. Whoever bears a well-formed secret is a device: one that holds no chair can do nothing but look.
"""

import hashlib
import re
import secrets
from typing import Final

from litestar import Request
from litestar.datastructures import Cookie, State

from seadogs.server.problems import problem

COOKIE: Final = "seadogs_device"
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")  # 32 random bytes
YEAR: Final = 365 * 24 * 3600  # seconds

AnyRequest = Request[None, None, State]


def fresh_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What the store keeps of a token, and the name by which the server calls a device."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(request: AnyRequest) -> str | None:
    """The secret that the request bears; None if it bears none. 401 for a malformed bearer token."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    if scheme:
        if scheme.lower() != "bearer" or not TOKEN.fullmatch(bearer.strip()):
            raise problem("unauthorized", headers={"WWW-Authenticate": "Bearer"})
        return bearer.strip()
    cookie = request.cookies.get(COOKIE, "")
    return cookie if TOKEN.fullmatch(cookie) else None


def device_of(request: AnyRequest) -> str:
    """The device that asks. A new one gets its secret with the answer (see `cookie_for`)."""
    token = token_of(request)
    if token is None:
        token = fresh_token()
        request.scope["state"]["new_token"] = token
    return hashed(token)


def cookie_for(token: str, *, secure: bool) -> Cookie:
    """Never sent by other sites' pages, never seen by scripts; renewed only by losing it."""
    return Cookie(key=COOKIE, value=token, path="/", max_age=YEAR, httponly=True, samesite="strict", secure=secure)
