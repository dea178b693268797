"""The built front end: hashed files are kept for ever, the page itself is asked for each time."""

import re
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .troubles import InTrouble

STATIC = Path(__file__).parent / "static"
UNWANTED = re.compile(r";q=0(\.0*)?$")
BUILT = re.compile(r'<meta name="build" content="(\w+)"')
NOT_BUILT = "The front end is not built here yet: `make install` builds it.\n"
# The smallest first.
PACKED = {"br": ".br", "gzip": ".gz"}
FOR_EVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
LONGEST = 500

# Nothing is ever fetched from another host; styles are set on elements by the board kit.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
# Nobody opens these by themselves: two thirds of what they weigh would be rules for pages.
PART = re.compile(r"/assets/[\w.-]+\.(?:js|css|woff2)")
PARTS_HAVE = {b"x-content-type-options", b"referrer-policy"}
OF_PARTS = [header for header in HEADERS if header[0] in PARTS_HAVE]


def build_of(folder: Path) -> str:
    """What the page calls itself: a page of another build may speak another wire."""
    index = folder / "index.html"
    found = BUILT.search(index.read_text("utf-8")) if index.is_file() else None
    return found[1] if found else ""


async def page(request: Request) -> Response:
    """A file of the front end, or its one page: addresses of the house have no dots."""
    folder: Path = request.app.state.static
    path = request.path_params["path"]
    if len(path) > LONGEST or not path.isprintable():
        raise InTrouble("not-found", "no such page")
    if path == "api" or path.startswith("ws/"):
        raise InTrouble("not-found", "no such door")
    file = (folder / path).resolve()
    if path and file.is_relative_to(folder.resolve()) and file.is_file():
        kept = FOR_EVER if path.startswith("assets/") else EACH_TIME
        return packed(file, request.headers.get("accept-encoding", ""), kept)
    if path.startswith("assets/") or "." in path:
        raise InTrouble("not-found", "no such file")
    index = folder / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    found = packed(index, request.headers.get("accept-encoding", ""), EACH_TIME)
    if ahead := request.app.state.ahead.get(path.partition("/")[0]):
        found.headers["Link"] = ahead
    return found


def packed(file: Path, accepted: str, kept: str) -> Response:
    """As the build has packed it beside the file, in the best way that the reader unpacks."""
    offered = (each.replace(" ", "") for each in accepted.split(","))
    known = {each.partition(";")[0] for each in offered if not UNWANTED.search(each)}
    headers = {"Cache-Control": kept}
    for way, ending in PACKED.items():
        beside = file.with_name(file.name + ending)
        if way in known and beside.is_file():
            headers |= {"Content-Encoding": way, "Vary": "Accept-Encoding"}
            return FileResponse(beside, media_type=guess_type(file)[0], headers=headers)
    return FileResponse(file, headers=headers)


class Guarded:
    """Every answer carries the house's headers; a part of a page those that concern it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = OF_PARTS if PART.fullmatch(scope.get("path", "")) else HEADERS

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *headers]
            await send(message)

        await self.app(scope, receive, send_guarded if scope["type"] == "http" else send)
