"""What every request passes before it is heard, and every answer before it leaves."""

import time
from collections import OrderedDict
from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import Message, Scope

from seadogs.server.devices import AnyRequest, cookie_for
from seadogs.server.problems import problem

SAFE: Final = ("GET", "HEAD", "OPTIONS")
# Scripts and styles are files of ours; style attributes are allowed because Svelte writes positions as such.
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; font-src 'self' data:; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def same_origin(request: AnyRequest) -> None:
    """403 for a request that changes something and comes from another site's page (beside the cookie's SameSite)."""
    if request.method in SAFE:
        return
    origin = request.headers.get("origin")
    if origin is not None:
        if not (host := _host_of(origin)) or host != request.headers.get("host", "").lower():
            raise problem("foreign-origin")
    elif request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise problem("foreign-origin")


def _host_of(origin: str) -> str:
    """Host and port of an Origin; "" for "null" and for whatever is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:  # a bracket that is never closed
        return ""


class Bucket:
    """How often each address may do a thing: `rate` times a second on average, `burst` at once."""

    def __init__(self, rate: float, burst: float, most_addresses: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most_addresses
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when that was

    def take(self, address: str, now: float) -> float:
        """0 if the address may; else the seconds that it must wait. `now` in seconds, of any steady clock."""
        left, when = self._left.get(address, (self._burst, now))
        left = min(self._burst, left + (now - when) * self._rate)
        if left < 1:
            return (1 - left) / self._rate
        self._left[address] = (left - 1, now)
        self._left.move_to_end(address)
        if len(self._left) > self._most:
            self._left.popitem(last=False)
        return 0.0

    def check(self, request: AnyRequest) -> None:
        """429 for an address that posts too often."""
        if request.method in SAFE:
            return
        address = request.client.host if request.client else ""
        wait = self.take(address, time.monotonic())
        if wait:
            raise problem("too-many", headers={"Retry-After": str(int(wait) + 1)})


async def outgoing(message: Message, scope: Scope) -> None:
    """Before anything is sent: the security headers, and a new device's cookie."""
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    headers = MutableScopeHeaders(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    token = scope["state"].get("new_token")
    if token:
        headers.add("set-cookie", cookie_for(token, secure=scope["scheme"] == "https").to_header(header=""))
