"""What other houses write at the same table: taken in as it comes, and after a lost race."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from igroteka.kernel import BadLog, BadMessage, Listener, Seat, decode, is_player
from igroteka.match import (
    AnyEntry,
    HelpSet,
    Match,
    Played,
    RawEntry,
    TakenBack,
    read_entry,
    rebuild,
)

from .chain import next_link
from .consent import end_ask
from .leavers import speak_for_the_gone
from .notices import Row
from .ruling import OtherRules, is_ours
from .writer import Lost, TornLine

if TYPE_CHECKING:
    from .clock import Alarm
    from .table import Table

# Whoever wrote the last step goes on; after so long without a word another does.
TAKE_OVER_S = 1.0
# A long thought is waited for as long as its house is there, and no longer than this.
LONG_S = 60.0
AGAIN_S = 0.2
# So often one looks whether a house that thinks long is still there.
LOOK_S = 0.25
# A house of which only the writing was seen.
SOMEBODY = "?"
# So long a database is waited for; then its guests had better try another house.
PATIENCE_S = 3.0


class Again(NamedTuple):
    """What is to be judged anew if the write is lost: a guest's message, and its click."""

    hear: Callable[[], object] | None
    click: tuple[Seat | None, str]


class Following:
    """`blind`: a step was lost, and until the log has been read nobody knows what holds.

    `hearing` is the message of a guest that is being dealt with; `held` are those that came while
    the table was blind. `known` steps are said to be there; `by` is the house that wrote the last
    one, nobody if it was this one.
    """

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.blind = False
        self.hearing: Callable[[], object] | None = None
        self.lost: list[Again] = []
        self.held: list[Callable[[], object]] = []
        self.error: Exception | None = None
        self.failing_s: float | None = None
        self.known = 0
        self.by = ""
        self.heard_s = 0.0
        self.alarm: Alarm | None = None

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    # whose turn it is to drive

    def wrote(self) -> None:
        """A step of this house's own."""
        self.by = ""

    def waits(self, long: bool) -> bool:
        """Whether another house is to speak for bots, dice and sand."""
        if not self.by:
            return False
        gone_s = self.table.house.time.now_s() - self.heard_s
        if long and self.table.house.knows(self.by):
            return gone_s < LONG_S
        return gone_s < TAKE_OVER_S

    @property
    def lag_s(self) -> float:
        """How much later than the house that wrote last this one speaks for sand."""
        return TAKE_OVER_S if self.by else 0.0

    def watch(self, wait_s: float = TAKE_OVER_S + 0.05) -> None:
        self.stop()
        self.alarm = self.table.house.time.call_later(wait_s, self.take_over)

    def take_over(self) -> None:
        self.alarm = None
        if self.table.halted:
            return
        try:
            speak_for_the_gone(self.table)
            self.table.driver.wake()
        except Exception as error:  # noqa: BLE001 - whatever hurts here hurts this table only
            self.table.break_down(error)
            return
        if self.by and self.table.driver.task is None and self.table.match.active():
            self.watch(LOOK_S)

    # news of other houses

    def told(self, steps: int, node: str, row: Row | None = None) -> None:
        """So many are there; read once nothing of one's own is under way, if it was not told."""
        if steps <= self.table.match.step:
            return
        # What was known of and could not be taken in then, the sweep brings up again.
        if steps > self.known:
            self.known, self.by = steps, node
        if row is not None and row.step == self.table.match.step:
            self.take((row,))
        self.caught_up()

    def caught_up(self) -> None:
        """Nothing of one's own is under way."""
        table, self.failing_s = self.table, None
        if self.known > table.match.step and not table.pending and not table.halted:
            table.house.ask_for(table)

    def take(self, rows: Sequence[Any]) -> None:
        """From the first that is not known here; nothing while one's own are under way."""
        if rows and not self.table.halted and not self.table.pending:
            self.take_safely(rows)

    def take_safely(self, rows: Sequence[Any]) -> bool:
        """Whatever hurts here hurts this table only."""
        try:
            self.take_in(rows)
        except OtherRules as error:
            self.table.let_go(error)
        except Exception as error:  # noqa: BLE001 - as above
            self.table.break_down(error)
        return not self.table.broken

    def take_in(self, rows: Sequence[Any]) -> None:
        table, match = self.table, self.table.match
        news = False
        for row in rows:
            if row.step == match.step:
                news = self.one(row) or news
        if not rows or rows[-1].step + 1 != match.step:
            return
        self.known = max(self.known, match.step)
        self.heard_s = table.house.time.now_s()
        table.summons.look(rings=False)
        if news:
            table.tell_seats()
        table.glass.watch()
        self.watch()

    def one(self, row: Any) -> bool:
        """True where it is about seats too."""
        table, match, minutes = self.table, self.table.match, self.table.minutes
        link = next_link(minutes.link, row.step, row.at, row.action_id, row.data)
        if link != row.link:
            raise BadLog(f"step {row.step} does not hang on the one before: two logs of one match")
        entry = read_row(match, row)
        if not is_ours(match, entry):
            raise OtherRules
        told: Listener | None = Listener()
        if not isinstance(entry, Played):
            told = None
        elif row.action_id:
            table.answered.add(entry.seat, row.action_id)
        match.append(entry, told)
        minutes.took_in(link)
        table.touched = row.at
        table.clock.at_least(entry.at_ms)
        self.drop_questions(entry)
        table.driver.heard(entry)
        table.advice.heard(entry)
        table.crowd.send({seat: table.update(seat, told) for seat in table.crowd.tabs})
        return not isinstance(entry, Played | TakenBack) or not match.active()

    def drop_questions(self, entry: AnyEntry) -> None:
        """What was asked, and needs no answer after this."""
        table = self.table
        if isinstance(entry, HelpSet):
            table.wishes.clear()
            table.elsewhere.show()
        if table.takeback is None or not isinstance(entry, Played | TakenBack):
            return
        if isinstance(entry, TakenBack):
            table.elsewhere.over.append(table.takeback.name)
            table.takeback = None
            table.elsewhere.show()
        elif is_player(entry.seat):
            end_ask(table, entry.seat)

    # a lost race

    def lose(self, asked: Again, error: Exception) -> None:
        """Another was first, or nobody knows what was written: the log is read, and says it."""
        self.lost.append(asked)
        if not isinstance(error, Lost | TornLine):
            self.error = error
            self.failing_s = self.failing_s or self.table.house.time.now_s()
        if not self.blind:
            self.blind = True
            self.table.driver.stop()
            self.table.glass.stop()
        if not self.table.pending and not self.table.broken:
            self.table.spawn(self.look_again())

    async def look_again(self) -> None:
        table, match, sure = self.table, self.table.match, self.table.minutes.sure
        try:
            rows = await self.read(sure)
            if not rows and self.error is None:
                raise BadLog(f"step {sure} is free and cannot be written: the log is another")
            if match.step > sure:
                log = tuple(match.log[:sure])
                past = (match.game, match.header, log, match.seed)
                match.become(await table.house.workers.look_back(rebuild, *past))
        except SQLAlchemyError as error:
            table.let_go(error)
        except Exception as error:  # noqa: BLE001 - whatever hurts here hurts this table only
            table.break_down(error)
        else:
            self.see_again(rows)

    async def read(self, sure: int) -> Sequence[Any]:
        """As long as the database may come back soon."""
        table, time = self.table, self.table.house.time
        if self.error is not None:
            if time.now_s() - (self.failing_s or time.now_s()) > PATIENCE_S:
                raise self.error
            await time.sleep(AGAIN_S)
        began_s = time.now_s()
        while True:
            try:
                await self.mended()
                found = await asyncio.to_thread(table.house.store.since, {table.id: sure})
                return found.get(table.id, ())
            except SQLAlchemyError:
                if time.now_s() - began_s > PATIENCE_S:
                    raise
                await time.sleep(AGAIN_S)

    async def mended(self) -> None:
        """From now on its line is written again."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(_error: Exception | None) -> None:
            if not future.done():
                future.set_result(None)

        self.table.house.store.mend(self.table.id, done)
        await future

    def see_again(self, rows: Sequence[Any]) -> None:
        """The past as it is; then everybody whose word was lost, or waited, is heard."""
        table = self.table
        table.minutes.go_back()
        table.driver.memos.clear()
        table.advice.forget()
        lost, held, self.lost, self.held = self.lost, self.held, [], []
        for asked in lost:
            table.answered.forget(*asked.click)
        self.blind, self.error = False, None
        self.by = (self.by or SOMEBODY) if rows else ""
        if not self.take_safely(rows):
            return
        table.minutes.quiet.come()
        table.glass.watch()
        for hear in (*unlike(lost), *held):
            hear()
        if not self.by:
            self.take_over()


def unlike(lost: Sequence[Again]) -> list[Callable[[], object]]:
    """Each message once, however many entries it made."""
    return list(dict.fromkeys(asked.hear for asked in lost if asked.hear is not None))


def read_row(match: Match[Any, Any], row: Any) -> AnyEntry:
    kind: Any = RawEntry
    try:
        return read_entry(match.game, decode(row.data, kind))
    except (BadMessage, RecursionError) as error:
        raise BadLog(f"step {row.step} cannot be read") from error
