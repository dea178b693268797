"""From the opening of the house to its closing: who starts work, and who ends it in which order."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from sqlalchemy import Engine
from starlette.applications import Starlette

from .house import House
from .journal import Journal
from .limits import Limits
from .pages import build_of
from .push.postman import Postman
from .reviews import Reviews
from .scars import Scars
from .seeds import Seeds
from .store import Store
from .street import Street
from .tables import Tables
from .workers import Workers
from .writer import Writer

Clocks = list[asyncio.Task[None]]


@contextlib.asynccontextmanager
async def open_house(
    app: Starlette,
    engine: Engine,
    limits: Limits,
    scars: Scars,
    seeds: Seeds,
    journal: Journal,
    post: Callable[[], Postman | None],
) -> AsyncIterator[None]:
    """What waits to be written is written before it closes."""
    store = Store(engine, Writer(engine, asyncio.get_running_loop()))
    street = Street(store) if store.shared else None
    house = House(
        store,
        Workers(post=street.post if street else None),
        limits,
        scars,
        seeds=seeds,
        build=build_of(app.state.static),
        postman=post(),
        journal=journal,
        street=street,
    )
    tables = app.state.tables = Tables(house)
    reviews = app.state.reviews = Reviews(house.workers, house.store, scars)
    clocks = await begin(house, tables)
    try:
        yield
    finally:
        await end(house, tables, reviews, clocks)


async def begin(house: House, tables: Tables) -> Clocks:
    if house.postman:
        house.postman.forget = tables.forget_bell
        house.postman.start()
    if house.street:
        await house.street.open(tables)
    return [asyncio.create_task(work) for work in (tables.wake_the_long_ones(), tables.keep_time())]


async def end(house: House, tables: Tables, reviews: Reviews, clocks: Clocks) -> None:
    for clock in clocks:
        clock.cancel()
    if house.postman:
        house.postman.stop()
    if house.street:
        house.street.close()
    reviews.close()
    tables.close()
    await house.store.writer.close()
    house.workers.close()
    if house.street:
        await house.street.post.close()
    house.store.engine.dispose()
    house.journal.tell("stop")
