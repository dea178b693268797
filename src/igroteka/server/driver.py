"""Plays for whoever is not a person: chance, the non-player and the bots."""

import asyncio
from typing import TYPE_CHECKING, Any

from igroteka.kernel import CHANCE, CLOCK, Seat, is_player

from .thinking import Drawn
from .wire import Thinking

if TYPE_CHECKING:
    from .table import Table


SPARE = 1.25


class Driver:
    """One task a table, alive only while somebody automatic is to act."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.acted: dict[Seat, int] = {}

    def wake(self) -> None:
        if self.task is None and self.next_seat() is not None:
            self.task = asyncio.create_task(self.run())

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def run(self) -> None:
        try:
            while (seat := self.next_seat()) is not None:
                await (self.think(seat) if is_player(seat) else self.roll(seat))
        except Exception as error:  # noqa: BLE001 - whatever hurts here hurts this table only
            self.table.break_down(error)
        finally:
            self.task = None

    def next_seat(self) -> Seat | None:
        table = self.table
        if table.broken or table.takeback is not None:
            return None
        if CHANCE in table.match.active():
            return CHANCE
        automatic = self.automatic()
        if not automatic or (not table.crowd.tabs and not table.persons()):
            return None
        # Several bots who may act at once take turns: no hand waits for another to be out.
        return min(automatic, key=lambda seat: (self.acted.get(seat, -1), seat))

    def automatic(self) -> list[Seat]:
        match = self.table.match
        waiting = (seat for seat in match.active() if seat != CLOCK)
        return [seat for seat in waiting if not is_player(seat) or seat in match.bots]

    async def roll(self, seat: Seat) -> None:
        table, workers = self.table, self.table.house.workers
        match, step = table.match, table.match.step
        if seat == CHANCE:
            assert match.seed is not None
            drawn = await workers.draw(match.game, match.state, match.seed, step)
        else:
            drawn = Drawn(await workers.non_player(match.game, match.state, seat))
        table.glass.tick()
        if match.step == step and not table.broken:
            self.keep(drawn.blobs, step)
            table.play(seat, drawn.action)

    def keep(self, blobs: dict[str, bytes], step: int) -> None:
        """On their way to the disk before the move that names them; their loss is no trouble."""
        for name, data in blobs.items():
            self.table.house.store.keep(self.table.id, step, name, data)

    async def think(self, seat: Seat) -> None:
        table, match = self.table, self.table.match
        await table.settled()
        spec, step = match.bots.get(seat), match.step
        if spec is None:
            return
        table.crowd.tell(Thinking(seat, True))
        began = asyncio.get_running_loop().time()
        action = await table.house.workers.choose(
            match.game, match.state, seat, spec, f"{match.seed} {step} {seat}"
        )
        thought = asyncio.get_running_loop().time() - began
        await asyncio.sleep(max(0.0, self.pause(action) - thought))
        self.acted[seat] = step
        table.crowd.tell(Thinking(seat, False))
        table.glass.tick()
        if table.broken or table.takeback is not None or match.bots.get(seat) != spec:
            return
        # A table may have moved on in the meantime; then the thought must still be a move.
        if match.step == step or action in match.game.legal(match.state, seat):
            table.play(seat, action)

    def pause(self, action: Any) -> float:
        """Seconds before a bot's move: time to see it, shared by those who act side by side.

        What has a rate of its own, such as a touch, keeps to that, with a little to spare.
        """
        rate = self.table.match.game.rate(action)
        pause_ms = self.table.house.limits.bot_pause_ms
        if rate is not None:
            pause_ms = round(SPARE * rate.ms / rate.most)
        return pause_ms / 1000 / max(1, len(self.automatic()))
