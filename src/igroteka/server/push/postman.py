"""Takes messages to push services, a few at a time; a slow one delays nobody at a table."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from msgspec import Struct

from igroteka.server.limits import Limits
from igroteka.server.wire_push import Bell

from .errand import NoAnswer, NotThere, check, run

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

LOG = logging.getLogger("igroteka.push")
GONE = (404, 410)
# After a day without a line the turn will have been found in another way.
KEPT_S = 24 * 3600


class BadKey(Exception):
    """The file with the key of this house cannot be used; it is left as it was."""


class Push(Struct, frozen=True):
    """That this house rings at all: whom push services may write to, and how near it may go."""

    contact: str
    private: bool = False


class Letter(Struct, frozen=True):
    bell: Bell
    game: str
    table: str
    names: tuple[str, ...]


class Postman:
    """`forget` takes a dead endpoint away from every table. What finds no room is dropped."""

    def __init__(self, push: Push, key: "EllipticCurvePrivateKey", limits: Limits) -> None:
        self.push = push
        self.key = key
        self.limits = limits
        self.bag: asyncio.Queue[Letter] = asyncio.Queue(limits.push_letters)
        self.resting: dict[str, float] = {}
        self.forget: Callable[[str], None] = lambda _: None
        self.couriers: list[asyncio.Task[None]] = []

    @property
    def public(self) -> str:
        from .keys import as_text, point

        return as_text(point(self.key.public_key()))

    def flaw(self, bell: Bell) -> str:
        """Why it could never ring; empty if it may."""
        from .sealing import public_key

        try:
            public_key(bell.p256dh)
            check(bell.endpoint, self.push.private)
        except ValueError:
            return "p256dh is no key"
        except NotThere as error:
            return f"endpoint: {error}"
        return ""

    def start(self) -> None:
        count = self.limits.push_couriers
        self.couriers = [asyncio.create_task(self.walk()) for _ in range(count)]

    def stop(self) -> None:
        for courier in self.couriers:
            courier.cancel()

    def take(self, letter: Letter) -> None:
        if self.resting.get(host_of(letter), 0) > time.monotonic():
            return
        with contextlib.suppress(asyncio.QueueFull):
            self.bag.put_nowait(letter)

    async def walk(self) -> None:
        while True:
            letter = await self.bag.get()
            try:
                await self.deliver(letter)
            except Exception:
                LOG.exception("a message for %s was lost", host_of(letter))
            finally:
                self.bag.task_done()

    async def deliver(self, letter: Letter) -> None:
        endpoint = letter.bell.endpoint
        try:
            headers, body = await asyncio.to_thread(self.sealed, letter)
            within_s, private = self.limits.push_s, self.push.private
            status = await run(endpoint, headers, body, private, within_s)
        except NotThere as error:
            LOG.warning("not gone to %s: %s", host_of(letter), error)
            self.forget(endpoint)
            return
        except NoAnswer as error:
            self.rest(letter, str(error))
            return
        if status in GONE:
            self.forget(endpoint)
        elif status >= 400:
            LOG.warning("%s answered %s", host_of(letter), status)

    def rest(self, letter: Letter, why: str) -> None:
        """Whoever does not answer is left alone for a while: others are not kept waiting."""
        now_s = time.monotonic()
        self.resting = {host: until for host, until in self.resting.items() if until > now_s}
        self.resting[host_of(letter)] = now_s + self.limits.push_rest_s
        LOG.warning("%s does not answer: %s", host_of(letter), why)

    def sealed(self, letter: Letter) -> tuple[dict[str, str], bytes]:
        """In a thread: languages and curves take their time."""
        from .sealing import from_text, public_key, seal, signed
        from .words import summons

        bell = letter.bell
        text = summons(letter.game, letter.table, letter.names, bell.lang)
        contact, now_s = self.push.contact, int(time.time())
        headers = {
            "Authorization": signed(bell.endpoint, self.key, contact, now_s),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_S),
            "Urgency": "normal",
            # The newest word from a table takes the place of one that still waits.
            "Topic": letter.table,
        }
        return headers, seal(text, public_key(bell.p256dh), from_text(bell.auth))


def host_of(letter: Letter) -> str:
    """All of an endpoint that anybody may read."""
    return urlsplit(letter.bell.endpoint).netloc
