"""A browser's socket: hello first, then each message to its handler."""

import asyncio
import time
from functools import partial

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket

from .client import BROKEN, LATER, POLICY, TOO_LARGE, Client
from .handlers import HANDLERS
from .limits import Limits
from .origins import is_own_origin
from .table import Table
from .tables import Tables
from .troubles import InTrouble
from .wire import (
    Act,
    ActionId,
    ClientMessage,
    HandOver,
    Hello,
    Ping,
    Rename,
    Resign,
    Say,
    SetHelp,
    TakeSeat,
)

NO_GOODBYE = 1006
MOMENTARY = ("busy", "disk", "database")
# Whatever holds of the match; and what is still meant though another house was first.
AT_ONCE = (Ping, Say, Rename, Hello)
ASKED_AGAIN = (Act, HandOver, Resign, SetHelp, TakeSeat)


class Named(msgspec.Struct, frozen=True):
    """As much of any message as its answer needs."""

    id: ActionId = ""


_decoder = msgspec.json.Decoder(ClientMessage)
_named = msgspec.json.Decoder(Named)


async def talk(socket: WebSocket) -> None:
    """The endpoint: whatever goes wrong here is told to this client alone."""
    tables: Tables = socket.app.state.tables
    await socket.accept()
    client = Client(socket, tables.house.limits, time.monotonic())
    pump = asyncio.create_task(client.pump())
    try:
        table = await greet(socket, client, tables)
        if table is not None:
            await listen(socket, client, table)
            tables.rest(table)
    except InTrouble as error:
        if error.limit:
            await turned_away(socket, error.limit)
        client.tell(error.trouble)
        client.close(LATER if error.trouble.code in MOMENTARY else POLICY)
    finally:
        if client.closing is not None:
            await pump
        pump.cancel()


async def turned_away(connection: HTTPConnection, limit: str) -> None:
    """Counted; whoever goes on asking is answered slowly, which is cheaper than at once."""
    house = connection.app.state.tables.house
    house.counts.refused[limit] += 1
    host = connection.client.host if connection.client else ""
    if not connection.app.state.refusals.take(host):
        await house.time.sleep(house.limits.sulk_s)


async def greet(socket: WebSocket, client: Client, tables: Tables) -> Table | None:
    if not is_own_origin(socket):
        raise InTrouble("foreign-origin", "the request comes from a page of another site")
    if not socket.app.state.hellos.take(client.host):
        raise InTrouble("too-fast", "so many lines at once; wait a little", limit="lines")
    try:
        text = await asyncio.wait_for(heard(socket), tables.house.limits.hello_s)
    except TimeoutError:
        raise InTrouble("bad-message", "no hello came") from None
    if isinstance(text, int):
        return None
    if len(text) > tables.house.limits.frame_chars:
        raise InTrouble("too-large", "a hello is short", limit="frame")
    said = read(text)
    if not isinstance(said, Hello):
        raise InTrouble("bad-message", "the first message is Hello")
    table, client.seat = await tables.enter(socket.path_params["table"], said.token)
    await table.join(client, said.back)
    return table


async def listen(socket: WebSocket, client: Client, table: Table) -> None:
    code, journal = BROKEN, table.house.journal
    who = {"table": table.id, "seat": client.seat, "host": client.host}
    journal.tell("socket-opened", **who)
    try:
        while not table.broken and client.closing is None:
            text = await heard(socket)
            if isinstance(text, int):
                code = text
                return
            client.heard_ms = table.clock.now_ms()
            socket.app.state.bytes.owe(client.host, len(text))
            paid = socket.app.state.bytes.take(client.host, 0)
            if not hear(table, client, text, paid):
                # Nothing more is read meanwhile: it is their line that fills up, not the house.
                await table.house.time.sleep(client.limits.breath_s)
    finally:
        table.leave(client, code)
        journal.tell("socket-closed", **who, code=code)


async def heard(socket: WebSocket) -> str | int:
    """A message's text; the code of its goodbye once the browser is gone."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return int(message.get("code") or NO_GOODBYE)
    text: str | None = message.get("text")
    return message["bytes"].decode("utf-8", "replace") if text is None else text


def hear(table: Table, client: Client, text: str, paid: bool = True) -> bool:
    """False where a limit was met."""
    try:
        weigh(client, text)
        if not paid:
            raise InTrouble("too-fast", "so much at once; wait a little", limit="bytes")
        said = read(text)
        table.restraint.weigh(client, said)
    except InTrouble as error:
        return in_trouble(table, client, error.about(name_in(text)))
    return deal_with(table, client, said)


def deal_with(table: Table, client: Client, said: ClientMessage) -> bool:
    """While the table is blind it waits; and if it is lost, most things are asked again."""
    following, kind = table.following, type(said)
    again = partial(deal_with, table, client, said) if table.house.store.shared else None
    if following.blind and again and kind not in AT_ONCE:
        following.held.append(again)
        return True
    try:
        following.hearing = again if kind in ASKED_AGAIN else None
        HANDLERS[kind](table, client, said)
    except InTrouble as error:
        return in_trouble(table, client, error.about(getattr(said, "id", "")))
    except Exception as error:  # noqa: BLE001 - whatever hurts here hurts this table only
        table.break_down(error)
    finally:
        following.hearing = None
    return True


def in_trouble(table: Table, client: Client, error: InTrouble) -> bool:
    client.tell(error.trouble)
    if error.limit:
        table.house.counts.refused[error.limit] += 1
    return not error.limit


def name_in(text: str) -> str:
    """Of a message that is not heard, whatever is wrong with the rest of it."""
    try:
        return _named.decode(text).id
    except (msgspec.DecodeError, RecursionError):
        return ""


def weigh(client: Client, text: str) -> None:
    limits = client.limits
    if len(text) > limits.frame_chars:
        raise last_word(client, TOO_LARGE, too_large(limits, name_in(text)))
    if client.bucket.take(time.monotonic()):
        return
    client.spilled += 1
    if client.spilled >= limits.patience:
        raise last_word(client, POLICY, too_many(limits, name_in(text)))
    raise too_many(limits, name_in(text))


def last_word(client: Client, code: int, trouble: InTrouble) -> InTrouble:
    client.tell(trouble.trouble)
    client.close(code)
    return trouble


def too_large(limits: Limits, click: str) -> InTrouble:
    return InTrouble("too-large", f"at most {limits.frame_chars} characters", click, limit="frame")


def too_many(limits: Limits, click: str) -> InTrouble:
    text = f"at most {limits.per_second:g} messages a second"
    return InTrouble("too-fast", text, click, limit="messages")


def read(text: str) -> ClientMessage:
    try:
        said: ClientMessage = _decoder.decode(text)
        return said
    except (msgspec.DecodeError, RecursionError) as error:
        raise InTrouble("bad-message", str(error)) from error
