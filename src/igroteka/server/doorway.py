"""Under which names the house may be asked for, and who may speak for another address."""

from ipaddress import ip_address

from msgspec import Struct
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from igroteka.kernel import encode

from .wire import Trouble

LOCAL = ("localhost",)
OWN_NETWORK = ".local"
MISDIRECTED = 421


class Doorway(Struct, frozen=True):
    """`names` beside addresses and localhost; `proxies` are believed what X-Forwarded-For says."""

    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()

    def knows(self, host: str) -> bool:
        """A page of another site can point its own name here, but never an address."""
        name = without_port(host).lower().rstrip(".")
        return name in (*LOCAL, *self.names) or name.endswith(OWN_NETWORK) or is_address(name)


def without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0] if host.count(":") == 1 else host


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class KnownByName:
    """Whoever asks for another house is not let in, by HTTP or socket."""

    def __init__(self, app: ASGIApp, doorway: Doorway) -> None:
        self.app, self.doorway = app, doorway

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or self.doorway.knows(host_of(scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            text = f"no house of this name here; --name {host_of(scope)[:80]} would make it one"
            trouble = encode(Trouble("foreign-origin", text))
            await Response(trouble, MISDIRECTED, media_type="application/json")(
                scope, receive, send
            )


def host_of(scope: Scope) -> str:
    found = next((value for name, value in scope["headers"] if name == b"host"), b"")
    return str(found, "latin-1")
