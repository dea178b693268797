"""One way to a push service: looked up, checked, gone to by that very address, within a time."""

import asyncio
import ssl
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

MOST_ANSWER = 4096
# Ways to an IPv4 address behind a gateway: what it leads to cannot be seen from here.
WRAPPED = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))


class NotThere(Exception):
    """A place that no push service of the open internet has: never gone to."""


class NoAnswer(Exception):
    """Nobody answered, or not in HTTP."""


def is_public(text: str) -> bool:
    address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return is_public(str(address.ipv4_mapped))
        if address.sixtofour or address.teredo or any(address in net for net in WRAPPED):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def check(endpoint: str, private: bool) -> tuple[str, int, bool]:
    """Host, port and whether it is sealed on the way; as much as the address itself tells."""
    try:
        address = urlsplit(endpoint)
        host, port = address.hostname or "", address.port
    except ValueError as error:
        raise NotThere("no address") from error
    secure = address.scheme == "https"
    if not host or "@" in address.netloc or not (secure or private):
        raise NotThere("a push service is reached by https, without a name or password")
    try:
        known = is_public(host)
    except ValueError:
        known = not (host == "localhost" or host.endswith(".localhost"))
    if not (known or private):
        raise NotThere("an address of this machine or its own network")
    return host, port or (443 if secure else 80), secure


async def run(
    endpoint: str, headers: Mapping[str, str], body: bytes, private: bool, within_s: float
) -> int:
    """The status that it answers; redirections are not followed."""
    host, port, secure = check(endpoint, private)
    try:
        async with asyncio.timeout(within_s):
            address = await looked_up(host, port, private)
            way = await asyncio.to_thread(trusted) if secure else None
            reader, writer = await asyncio.open_connection(
                address, port, ssl=way, server_hostname=host if way else None, limit=MOST_ANSWER
            )
            try:
                writer.write(request(endpoint, headers, body) + body)
                await writer.drain()
                return status_of(await reader.readline())
            finally:
                writer.transport.abort()
    except (OSError, ValueError) as error:
        raise NoAnswer(type(error).__name__) from error


async def looked_up(host: str, port: int, private: bool) -> str:
    """Every address of that name has to be a public one; the first is gone to, not the name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
    addresses = [str(place[0]) for *_, place in found]
    if not private and not all(map(is_public, addresses)):
        raise NotThere("an address of this machine or its own network")
    return addresses[0]


@lru_cache
def trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


def request(endpoint: str, headers: Mapping[str, str], body: bytes) -> bytes:
    address = urlsplit(endpoint)
    path = (address.path or "/") + (f"?{address.query}" if address.query else "")
    told = {"Host": address.netloc, "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"{name}: {value}" for name, value in {**told, **headers}.items()]
    return "\r\n".join([f"POST {path} HTTP/1.1", *lines, "", ""]).encode("ascii")


def status_of(line: bytes) -> int:
    protocol, _, rest = line.partition(b" ")
    if not protocol.startswith(b"HTTP/1."):
        raise ValueError("not HTTP")
    return int(rest[:3])
