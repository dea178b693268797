"""A seat's link that went astray opens nothing any more; its person gets another."""

from sqlalchemy import Engine, delete, insert, select

from igroteka.kernel import BadLog
from igroteka.server import schema
from igroteka.server.shared import together
from igroteka.server.tokens import fingerprint, new_token


def rotate(engine: Engine, match: str, seat: int | None) -> str:
    """The new link; without a seat, the one of those who watch."""
    token = new_token()
    tokens, seats = schema.tokens.c, schema.seats.c
    with together(engine).begin() as connection:
        if connection.execute(select(seats.seat).where(seats.match == match)).first() is None:
            raise BadLog(f"{match}: there is no such match")
        held = select(seats.person).where(seats.match == match, seats.seat == seat)
        if seat is not None and not connection.execute(held).scalar():
            raise BadLog(f"{match}: no person holds seat {seat}")
        old = tokens.match == match, tokens.seat.is_not_distinct_from(seat)
        connection.execute(delete(schema.tokens).where(*old))
        row = {"match": match, "fingerprint": fingerprint(token), "seat": seat}
        connection.execute(insert(schema.tokens), row)
    return token
