"""Doors of the bell: is there one, ring me here, ring me no more."""

from starlette.requests import Request
from starlette.responses import Response

from .awaiting import written
from .doors import Door, answer, read_body, table_of
from .house import House
from .store import wall_ms
from .troubles import InTrouble, not_allowed
from .wire_push import Bell, BellOff, BellOffer, BellSet


async def offer(request: Request) -> Response:
    postman = house_of(request).postman
    return answer(BellOffer(postman.public if postman else ""))


async def hang(request: Request) -> Response:
    bell = await read_body(request, Bell)
    table, seat = await table_of(request)
    postman = table.house.postman
    if postman is None:
        raise not_allowed("this house sends no push messages")
    if seat is None or seat not in table.seating.sitters or not table.seating.sitters[seat].person:
        raise not_allowed("a spectator has no turn to be called for")
    if flaw := postman.flaw(bell):
        raise InTrouble("bad-option", flaw)
    hung = table.summons.hang(seat, bell)
    bells = table.house.store.bells
    await written(lambda done: bells.hang(table.id, seat, hung, wall_ms(), done))
    return answer(BellSet(True), 201)


async def silence(request: Request) -> Response:
    """Also where nothing hung: whoever asks is not told."""
    off = await read_body(request, BellOff)
    house = house_of(request)
    for table in tuple(request.app.state.tables.live.values()):
        if off.table in ("", table.id):
            table.summons.forget(off.endpoint, off.auth)
    await written(lambda done: house.store.bells.silence(off.endpoint, off.auth, off.table, done))
    return answer(BellSet(False))


def house_of(request: Request) -> House:
    house: House = request.app.state.tables.house
    return house


DOORS = (
    Door("GET", "/api/push", offer, "Whether this house rings, and its key.", BellOffer),
    Door(
        "POST",
        "/api/tables/{table}/push",
        hang,
        "Ring this browser when it is this seat's turn and nobody is there.",
        BellSet,
        takes=Bell,
        troubles=("not-allowed", "bad-option"),
        status=201,
        token=True,
    ),
    Door(
        "POST",
        "/api/push/off",
        silence,
        "Ring this browser no more, for one table or for all.",
        BellSet,
        takes=BellOff,
    ),
)
