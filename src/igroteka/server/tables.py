"""The live tables of the house; the others sleep on disk until somebody comes."""

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy.exc import DBAPIError

from igroteka.kernel import BadLog, BadOption, Seat
from igroteka.match import Fault, Handed, Match, fork, new_match

from .awaiting import written
from .board import is_on_board
from .census import on_board
from .client import POLICY
from .house import House
from .placard import share
from .ruling import check_ours, declare
from .store import wall_ms
from .stored import Sitter, Stored
from .table import Table
from .tokens import fingerprint, is_same, new_table_id, new_token
from .troubles import InTrouble, broken_by, not_allowed
from .waking import wake
from .wire_lobby import NewTable, Onward, PlayOn, SeatKey, SeatWish, TableKeys
from .wishes import check_pace, check_wish, game_named, tidy


class Tables:
    def __init__(self, house: House) -> None:
        self.house = house
        self.live: OrderedDict[str, Table] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.rounds: dict[str, asyncio.Task[Onward]] = {}

    async def enter(self, id: str, token: str) -> tuple[Table, Seat | None]:
        """The table and the seat that a token opens."""
        known, table, key = self.live.get(id), await self.get(id), fingerprint(token)
        # Of one that was just read its keys are read, too.
        if table is known:
            await self.heed_new_keys(table, key)
        if key in table.seating.holders:
            return table, table.seating.holders[key]
        shared = share(table)
        if shared is None or not is_same(token, shared):
            raise InTrouble("wrong-token", "this link opens no seat at this table")
        return table, None

    async def heed_new_keys(self, table: Table, key: bytes) -> None:
        """An operator may have changed a seat's link; whoever came by the old one has to go."""
        with contextlib.suppress(DBAPIError):
            kept = await asyncio.to_thread(self.house.store.holders, table.id)
            if (key in kept) == (key in table.seating.holders):
                return
            gone = {seat for old, seat in table.seating.holders.items() if old not in kept}
            table.seating.holders = {
                **kept,
                **{k: s for k, s in table.seating.holders.items() if k in kept},
            }
            for client in table.crowd:
                if client.seat in gone:
                    client.close(POLICY)

    async def get(self, id: str) -> Table:
        if self.house.street is not None and self.house.street.cut_off:
            raise InTrouble("busy", "this house cannot reach its tables now; try again")
        if "\0" in id:
            raise InTrouble("no-such-table", "there is no such table")
        table, task = self.live.get(id), self.loading.get(id)
        if task is None and (table is None or table.broken):
            task = self.loading[id] = asyncio.create_task(self.load(id))
        if task is not None:
            table = await asyncio.shield(task)
        if table is None:
            raise InTrouble("no-such-table", "there is no such table")
        table.asked_s = time.monotonic()
        table.driver.wake()
        if id in self.live:
            self.live.move_to_end(id)
        return table

    async def get_all(self, ids: Iterable[str]) -> None:
        """Those that can be opened."""
        for one in ids:
            with contextlib.suppress(InTrouble):
                await self.get(one)

    async def load(self, id: str) -> Table | None:
        try:
            if id in self.live:
                await written(lambda done: self.house.store.mend(id, done))
            found = await asyncio.to_thread(wake, self.house.store, id)
            if found is None:
                return None
            await check_ours(self.house, *found[1:])
            return await self.met(self.wake_up(*found))
        except BadLog as error:
            self.house.journal.tell("table-damaged", table=id, text=str(error))
            raise InTrouble("damaged", "what is kept of this table cannot be read") from error
        except DBAPIError as error:
            raise broken_by(error) from error
        finally:
            del self.loading[id]

    async def met(self, table: Table) -> Table:
        """With all that other houses know of it."""
        if self.house.street is not None:
            try:
                await self.house.street.meet(table)
            except BaseException:
                self.live.pop(table.id, None)
                raise
        return table

    def wake_up(self, stored: Stored, match: Match[Any, Any], fault: Fault | None = None) -> Table:
        self.make_room()
        table = self.live[stored.id] = Table(stored, match, self.house, fault)
        if fault is not None:
            about = {"why": fault.why, "step": fault.step, "text": fault.text}
            self.house.journal.tell("table-closed", table=stored.id, **about)
        declare(table)
        table.pacing.wake()
        return table

    async def wake_the_long_ones(self) -> None:
        """What is played over days goes on, though nobody may come today."""
        await self.get_all(await asyncio.to_thread(self.house.store.clocks))

    async def keep_time(self) -> None:
        """Now and then, so that a crash forgives minutes and not days."""
        while True:
            await asyncio.sleep(self.house.limits.keep_time_s)
            for table in tuple(self.live.values()):
                if table.pacing.runs_alone:
                    table.pacing.keep_time()

    def make_room(self) -> None:
        """Tables where nobody is and nothing happens go back to sleep, the oldest first."""
        asleep = [t for t in self.live.values() if t.idle and self.is_long_ago(t)]
        for table in asleep[: max(0, len(self.live) + 1 - self.house.limits.live_tables)]:
            table.stop()
            del self.live[table.id]

    def let_go(self, error: Exception) -> None:
        """Nothing can be written here; their guests find them elsewhere, or here a little later."""
        for table in tuple(self.live.values()):
            table.let_go(error)
            # Behind all that it still had to write: whoever opens it anew may write again.
            self.house.store.mend(table.id, lambda _: None)
        self.live.clear()

    def put_away(self, table: Table) -> bool:
        """What is on disk is newer; not where somebody may be about to sit down."""
        if not table.idle or not self.is_long_ago(table):
            return False
        if self.live.get(table.id) is table:
            table.stop()
            del self.live[table.id]
        return True

    def is_long_ago(self, table: Table) -> bool:
        """That somebody asked for it: whoever did may be about to sit down at it."""
        return time.monotonic() - table.asked_s >= self.house.limits.nap_s

    def rest(self, table: Table) -> None:
        """A finished match that everybody has left is on disk, and that is enough.

        Not at once where somebody only looked in: whoever comes and goes would have it read anew.
        """
        stayed = self.is_long_ago(table)
        over = table.idle and table.match.outcome()
        if stayed and over and self.live.get(table.id) is table:
            del self.live[table.id]

    def forget_bell(self, endpoint: str) -> None:
        """Its push service says that nobody is there any more."""
        for table in self.live.values():
            table.summons.forget(endpoint)
        self.house.store.bells.forget(endpoint)

    def close(self) -> None:
        for table in self.live.values():
            if table.pacing.runs_alone:
                table.pacing.keep_time()
            table.stop()

    # new tables

    async def create(self, wish: NewTable) -> TableKeys:
        game, seats = game_named(wish.game), len(wish.seats)
        least, most = game.seats
        if not least <= seats <= most:
            raise InTrouble("bad-option", f"{game.id} is for {least} to {most}, not {seats}")
        try:
            match = new_match(game, seats, wish.options, self.house.seeds(), wish.help, wish.pace)
        except BadOption as error:
            raise InTrouble("bad-option", str(error), why=error.refusal) from error
        check_pace(match)
        if wish.open:
            self.check_board()
        return await self.set_up(match, wish.seats, wish.open)

    async def look_at_board(self) -> None:
        """Open tables where somebody is, by way of any house."""
        if self.house.street is None:
            return
        with contextlib.suppress(DBAPIError):
            there = await asyncio.to_thread(on_board, self.house.store.engine)
            await self.get_all(one for one in there if one not in self.live)

    def check_board(self) -> None:
        listed = sum(is_on_board(table) for table in self.live.values())
        if listed >= self.house.limits.open_tables:
            raise not_allowed("the board of the house is full: no more open tables")

    async def play_on(self, table: Table, wish: PlayOn) -> TableKeys:
        """From a step of a finished match: its moves so far, and dice of its own."""
        await table.written()
        header, log = table.match.header, table.match.log
        if not table.match.outcome():
            raise not_allowed("only a finished match can be played on: it may hold secrets")
        if wish.step > len(log):
            raise InTrouble("bad-option", f"step {wish.step}: the match has {len(log)}")
        if len(wish.seats) != header.seats:
            raise InTrouble("bad-option", f"it was played by {header.seats}")
        forked = fork(table.match, wish.step, self.house.seeds())
        if forked.outcome():
            raise InTrouble("bad-option", f"step {wish.step}: it was over by then")
        return await self.set_up(forked, wish.seats)

    def tell_of(self, stored: Stored, match: Match[Any, Any]) -> None:
        game, seats = match.header.game, match.header.seats
        self.house.journal.tell("table-set", table=stored.id, game=game, seats=seats)

    async def set_up(
        self, match: Match[Any, Any], wishes: Sequence[SeatWish], is_open: bool = False
    ) -> TableKeys:
        """On disk with its links; chance throws when the first of them is opened."""
        for wish in wishes:
            check_wish(match.game, wish)
        sat = list(zip(match.seats, wishes, strict=True))
        for seat, wish in sat:
            if wish.kind == "bot":
                match.append(Handed(match.now_ms, seat, wish.bot))
        sitters = tuple(
            Sitter(seat, wish.kind != "bot", tidy(wish.name), wish.kind != "friend")
            for seat, wish in sat
        )
        keys = tuple(SeatKey(s, w.kind, "" if w.kind == "bot" else new_token()) for s, w in sat)
        watch = new_token()
        holders: dict[bytes, Seat | None] = {
            fingerprint(key.token): key.seat for key in keys if key.token
        }
        holders = {**holders, fingerprint(watch): None}
        stored = Stored(new_table_id(), sitters, holders, wall_ms(), open=is_open)
        await written(lambda done: self.house.store.create(stored, match, done))
        self.tell_of(stored, match)
        table = self.wake_up(stored, match)
        table.heard_lines = set()
        table.pacing.keep_time()
        return TableKeys(stored.id, keys, watch)
