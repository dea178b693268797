"""Plays for whoever is not a person: chance, the non-player and the bots."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from igroteka import bots
from igroteka.kernel import CHANCE, CLOCK, Seat, TooFast, is_player
from igroteka.match import AnyEntry, Handed, TakenBack, first_free, free_ms

from .thinking import Drawn, Question
from .wire import Thinking
from .work import NotWanted, Whose

if TYPE_CHECKING:
    from .table import Table


class Driver:
    """One task a table, alive only while somebody automatic is to act.

    `memos` are what each bot bears in mind between two moves; losing them costs a new thought.
    """

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.memos: dict[Seat, Any] = {}

    def wake(self) -> None:
        if self.task is None and self.next_seat() is not None:
            self.task = asyncio.create_task(self.run())

    def stop(self) -> None:
        """Another may be begun at once: one that never ran does not take itself away."""
        if self.task is not None:
            self.task.cancel()
            self.task = None

    def heard(self, entry: AnyEntry) -> None:
        """Plans of another past, or of whoever sat there before, are worth nothing."""
        if isinstance(entry, TakenBack):
            self.memos.clear()
        if isinstance(entry, Handed):
            self.memos.pop(entry.seat, None)

    async def run(self) -> None:
        try:
            while (seat := self.next_seat()) is not None:
                if self.table.tutor is not None and self.table.tutor.recites(seat):
                    await self.recite(seat)
                else:
                    await (self.think(seat) if is_player(seat) else self.roll(seat))
        except Exception as error:  # noqa: BLE001 - whatever hurts here hurts this table only
            self.table.break_down(error)
        finally:
            if self.task is asyncio.current_task():
                self.task = None

    def next_seat(self) -> Seat | None:
        table = self.table
        if table.halted or table.takeback is not None:
            return None
        seat = table.tutor.next_seat() if table.tutor is not None else self.next_of_all()
        return None if seat is None or table.following.waits(self.is_long(seat)) else seat

    def is_long(self, seat: Seat) -> bool:
        """Whether that takes longer than a moment."""
        match = self.table.match
        if seat == CHANCE:
            return match.game.is_slow(match.state)
        return bots.is_slow(match.minds.get(seat, ""), match.game)

    def next_of_all(self) -> Seat | None:
        table = self.table
        if CHANCE in table.match.active():
            return CHANCE
        automatic = self.automatic()
        if not automatic or (not table.crowd.tabs and not table.seating.persons()):
            return None
        if not is_player(min(automatic)):
            return min(automatic)
        return first_free(table.match.hands, automatic, table.clock.now_ms())

    def automatic(self) -> list[Seat]:
        match = self.table.match
        waiting = (seat for seat in match.active() if seat != CLOCK)
        return [seat for seat in waiting if not is_player(seat) or seat in match.minds]

    async def recite(self, seat: Seat) -> None:
        """What a script says, or what answers a move in a puzzle, with time to see it."""
        table, step = self.table, self.table.match.step
        assert table.tutor is not None
        whose = self.whose(lambda: table.match.step == step and not table.broken)
        try:
            action = await table.tutor.said(table.house.workers, seat, whose)
        except NotWanted:
            return
        await table.written()
        if is_player(seat):
            await table.house.time.sleep(table.house.limits.bot_pause_ms / 1000)
        if table.match.step == step and not table.halted:
            table.play(seat, action)

    async def roll(self, seat: Seat) -> None:
        table, workers = self.table, self.table.house.workers
        match, step = table.match, table.match.step
        if seat == CHANCE:
            assert match.seed is not None
            whose = self.whose(lambda: match.step == step and not table.broken)
            try:
                drawn = await workers.draw(match.game, match.state, match.seed, step, whose)
            except NotWanted:
                return
        else:
            drawn = Drawn(await workers.non_player(match.game, match.state, seat))
        table.glass.tick()
        if match.step == step and not table.halted:
            self.keep(drawn.blobs, step)
            table.play(seat, drawn.action)

    def keep(self, blobs: dict[str, bytes], step: int) -> None:
        """On their way to the disk before the move that names them; their loss is no trouble."""
        for name, data in blobs.items():
            self.table.house.store.keep(self.table.id, step, name, data)

    async def think(self, seat: Seat) -> None:
        """When its hand is free; whatever happens meanwhile, the question is put anew."""
        table, match, clock = self.table, self.table.match, self.table.clock
        await table.written()
        spec, step = match.minds.get(seat), match.step
        await clock.reach(free_ms(match.hands, seat, clock.now_ms()))
        table.glass.tick()
        if spec is None or not self.still(seat, spec, step):
            return
        table.crowd.tell(Thinking(seat, True))
        began_s = table.house.time.now_s()
        whose = self.whose(lambda: self.still(seat, spec, step))
        try:
            choice = await table.house.workers.choose(self.question(seat, spec), whose)
        except NotWanted:
            table.crowd.tell(Thinking(seat, False))
            return
        thought_s = table.house.time.now_s() - began_s
        await table.house.time.sleep(max(0.0, self.pause_s(choice.action) - thought_s))
        table.crowd.tell(Thinking(seat, False))
        table.glass.tick()
        # A table may have moved on in the meantime; then the thought must still be a move.
        if not self.still(seat, spec, match.step):
            return
        if match.step == step or choice.action in match.game.legal(match.state, seat):
            await self.act(seat, choice.action, choice.memo)

    def whose(self, wanted: Callable[[], bool]) -> Whose:
        """What is thought of here counts for the first of those who are here."""
        host = next((client.host for client in self.table.crowd), "")
        return Whose(host, self.table.id, wanted)

    def still(self, seat: Seat, spec: str, step: int) -> bool:
        table = self.table
        if table.halted or table.takeback is not None or table.match.minds.get(seat) != spec:
            return False
        return table.match.step == step and seat in table.match.active()

    def question(self, seat: Seat, spec: str = "", deed: tuple[Any, ...] = ()) -> Question:
        match, now_ms = self.table.match, self.table.clock.now_ms()
        left_ms = {name: sand.left_ms(now_ms) for name, sand in match.sand.items()}
        return Question(
            game=match.game,
            state=match.state,
            seat=seat,
            seed=match.seed or "",
            step=match.step,
            spec=spec,
            memo=self.memos.get(seat) if spec else None,
            left_ms=left_ms,
            deed=deed,
        )

    async def act(self, seat: Seat, action: Any, memo: Any) -> None:
        """Whoever would be slower than the sand waits until it has run out."""
        table, clock = self.table, self.table.clock
        done_ms = clock.now_ms() + table.match.game.cost_ms(action)
        if (due_ms := table.glass.due_ms(done_ms)) is not None:
            await clock.reach(due_ms)
            table.glass.tick()
            return
        try:
            table.play(seat, action)
        except TooFast:
            # Its person touched a moment ago and then stood up.
            await table.house.time.sleep(table.house.limits.bot_pause_ms / 1000)
            return
        self.memos[seat] = memo

    def pause_s(self, action: Any) -> float:
        """Time to see a move that takes none, shared by those who act side by side."""
        if self.table.match.game.cost_ms(action):
            return 0.0
        return self.table.house.limits.bot_pause_ms / 1000 / max(1, len(self.automatic()))
