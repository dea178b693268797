"""One match as a file, to be taken from one house to another; the keys to its seats stay behind."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct
from sqlalchemy import Connection, Engine, insert, select

from igroteka.kernel import BadLog, BadMessage, Seat, decode, encode
from igroteka.match import Fault, Header
from igroteka.server import schema
from igroteka.server.chain import first_link, next_link
from igroteka.server.shared import together
from igroteka.server.stored import Sitter, read_match
from igroteka.server.tokens import fingerprint, new_table_id, new_token
from igroteka.server.waking import woken_up
from igroteka.server.wire_chat import ChatLine

TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]


class Line(Struct, frozen=True):
    at: int
    data: Raw
    action_id: str | None = None


class Parcel(Struct, frozen=True, forbid_unknown_fields=True):
    """Byte for byte what the log says, with the dice of the match; no key, no bell."""

    match: TableId
    header: Raw
    seed: str
    created: int
    sitters: tuple[Sitter, ...]
    entries: tuple[Line, ...]
    chat: tuple[ChatLine, ...] = ()
    format: Literal["igroteka-match/1"] = "igroteka-match/1"


class Unpacked(Struct, frozen=True):
    """New links for all its people, and for whoever watches; `fault`: it is closed here."""

    match: str
    keys: dict[Seat, str]
    watch: str
    fault: Fault | None


def pack(engine: Engine, id: str, running: bool) -> Parcel:
    """BadLog for what is damaged, not there, or would tell what is still hidden."""
    with engine.connect() as connection:
        found = read_match(connection, id)
        if found is None:
            raise BadLog(f"{id}: there is no such match")
        stored, log = found
        woken = woken_up(log)
        if woken.fault is not None and woken.fault.why == "damaged":
            raise BadLog(f"{id}: damaged at step {woken.fault.step}: {woken.fault.text}")
        if woken.match.outcome() is None and not running:
            raise BadLog(f"{id}: it still runs, and its file tells hands and dice; --running")
        columns = schema.matches.c
        head = connection.execute(select(schema.matches).where(columns.id == id)).one()
        of = schema.entries.c.match == id
        rows = connection.execute(select(schema.entries).where(of).order_by("step")).all()
    return Parcel(
        match=id,
        header=Raw(head.header),
        seed=head.seed,
        created=head.created,
        sitters=stored.sitters,
        entries=tuple(Line(row.at, Raw(row.data), row.action_id) for row in rows),
        chat=stored.chat,
    )


def read_parcel(data: bytes) -> Parcel:
    try:
        return decode(data, Parcel)
    except (BadMessage, RecursionError) as error:
        raise BadLog(f"no match in it: {error}") from error


def unpack(engine: Engine, parcel: Parcel) -> Unpacked:
    """Under its own name if that is free here; refused whole if it is bad."""
    seats = decode(bytes(parcel.header), Header).seats
    if sorted(sitter.seat for sitter in parcel.sitters) != list(range(seats)):
        raise BadLog(f"it is for {seats}, and others sit there")
    with together(engine).begin() as connection:
        taken = select(schema.matches.c.id).where(schema.matches.c.id == parcel.match)
        match = new_table_id() if connection.execute(taken).first() else parcel.match
        write(connection, match, parcel)
        found = read_match(connection, match)
        assert found is not None
        stored, log = found
        fault = woken_up(log).fault
        if fault is not None and fault.why == "damaged":
            raise BadLog(f"step {fault.step}: {fault.text}")
        keys = {sitter.seat: new_token() for sitter in stored.sitters if sitter.person}
        watch = new_token()
        holders = ((watch, None), *((token, seat) for seat, token in keys.items()))
        held = [(fingerprint(token), seat) for token, seat in holders]
        rows = [{"match": match, "fingerprint": key, "seat": seat} for key, seat in held]
        connection.execute(insert(schema.tokens), rows)
    return Unpacked(match, keys, watch, fault)


def write(connection: Connection, id: str, parcel: Parcel) -> None:
    header, of = bytes(parcel.header), {"match": id}
    head = {"id": id, "header": header, "seed": parcel.seed, "created": parcel.created}
    connection.execute(insert(schema.matches), head)
    seats = [{**of, **msgspec.structs.asdict(sitter)} for sitter in parcel.sitters]
    put(connection, schema.seats, seats)
    link, rows = first_link(id, header, parcel.seed, parcel.created), []
    for step, line in enumerate(parcel.entries):
        data = bytes(line.data)
        link = next_link(link, step, line.at, line.action_id, data)
        entry = {"step": step, "at": line.at, "action_id": line.action_id, "data": data}
        rows.append({**of, **entry, "link": link})
    put(connection, schema.entries, rows)
    said = [{**of, "at": parcel.created, "line": encode(line)} for line in parcel.chat]
    put(connection, schema.chat, said)


def put(connection: Connection, table: Any, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), rows)
