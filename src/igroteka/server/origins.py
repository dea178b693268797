"""Which pages may talk to the house: its own."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def is_own_origin(connection: HTTPConnection) -> bool:
    """Browsers always name the page they speak for; what is no browser has only its token."""
    origin = connection.headers.get("origin")
    return origin is None or netloc(origin) == connection.headers.get("host")


def netloc(address: str) -> str | None:
    try:
        parts = urlsplit(address)
    except ValueError:
        return None
    return parts.netloc if parts.scheme in ("http", "https") else None
