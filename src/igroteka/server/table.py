"""One live table: orders the actions, writes them down, then tells everybody."""

import asyncio
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any

from msgspec.structs import replace

from igroteka.kernel import Help, Listener, Seat, encode
from igroteka.match import (
    AnyEntry,
    Fault,
    Match,
    frame,
    kept,
    takeback_step,
)

from .absence import Absence
from .advice import Advice
from .answered import Answered
from .client import BROKEN, LATER, Client
from .clock import Clock
from .consent import end_ask
from .crowd import Crowd
from .driver import Driver
from .elsewhere import Elsewhere
from .evening import counted
from .following import Following
from .glass import Glass
from .house import House
from .leavers import speak_for_the_gone
from .minutes import Minutes
from .pacing import Pacing
from .placard import placard
from .presence import TakebackAsk
from .push.summons import Summons
from .replays import story_of
from .restraint import Restraint
from .seating import Seating
from .store import last_link
from .stored import Stored
from .troubles import InTrouble, broken_by, check_open
from .tutor import tutor_of
from .wire import HelpAsked, Seats, Update, Welcome
from .wire_chat import ChatLine
from .wire_lobby import TableInfo, Tally


class Table:
    def __init__(
        self, stored: Stored, match: Match[Any, Any], house: House, fault: Fault | None = None
    ) -> None:
        self.id = stored.id
        self.match = match
        self.house = house
        self.seating = Seating(self, stored)
        self.chat: deque[ChatLine] = deque(stored.chat, maxlen=house.limits.chat_lines)
        self.heard_lines = None if stored.lines is None else {*stored.lines}
        self.touched = stored.touched
        self.minutes = Minutes(self, stored.link or last_link(stored, match))
        self.following = Following(self)
        self.elsewhere = Elsewhere(self)
        self.fault = fault
        self.open = stored.open
        self.tally_before = stored.tally
        self.onward = stored.onward
        self.asked_s = time.monotonic()
        self.crowd = Crowd(match.seats)
        self.clock = Clock(max(match.now_ms, stored.at_ms), house.time)
        self.absence = Absence(self)
        self.pacing = Pacing(self)
        self.driver = Driver(self)
        self.glass = Glass(self)
        self.advice = Advice(match.game)
        self.answered = Answered(match, stored.action_ids)
        self.summons = Summons(self, stored.bells)
        self.restraint = Restraint(house.limits)
        self.tutor = tutor_of(match)
        self.takeback: TakebackAsk | None = None
        self.wishes: dict[Seat, Help] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.broken: InTrouble | None = None

    @property
    def tally(self) -> Tally | None:
        """The evening so far, this match too once it is over."""
        return counted(self.tally_before, self.match.outcome(), len(self.match.seats))

    def info(self) -> TableInfo:
        return placard(self)

    # coming and going

    async def join(self, client: Client, back: bool = False) -> None:
        self.crowd.check(client.seat, self.house.limits)
        # Before anything is waited for: from now on nobody else is given this seat.
        self.seating.take(client.seat)
        await self.written()
        self.absence.returning(client, back)
        news = self.crowd.add(client)
        self.clock.start()
        self.elsewhere.show()
        if back:  # From a house, maybe, that fell before it could tell of their last move.
            self.house.ask_for(self)
        client.heard_ms = self.clock.now_ms()
        self.glass.watch()
        client.tell(self.welcome(client.seat))
        for seat, level in self.wishes.items():
            client.tell(HelpAsked(seat, level))
        if news:
            self.tell_seats(but=client)
        self.absence.returned(client.seat)
        self.pacing.seat_taken(client.seat)
        speak_for_the_gone(self)
        self.driver.wake()

    def leave(self, client: Client, code: int = 1000) -> None:
        if not self.crowd.remove(client):
            return
        self.absence.lost(client, code)
        self.summons.lost(client, code)
        if not self.crowd.anyone and not self.pacing.runs_alone:
            self.clock.stop()
            self.glass.watch()
        self.elsewhere.show()
        self.tell_seats()
        if client.seat is not None:
            self.watch_for_leavers()

    def watch_for_leavers(self) -> None:
        until_away = self.house.limits.absent_ms / 1000 + 0.05
        asyncio.get_running_loop().call_later(until_away, self.miss)

    def miss(self) -> None:
        """Somebody may have been away for too long."""
        speak_for_the_gone(self)
        self.tell_seats()

    def welcome(self, seat: Seat | None) -> Welcome:
        return Welcome(
            info=self.info(),
            frame=frame(self.match, seat, now_ms=self.clock.now_ms()),
            chat=tuple(self.chat),
            story=story_of(self.match, seat, self.house.limits.story_steps),
            takeback_by=self.takeback.by if self.takeback else None,
            can_take_back=self.can_take_back(seat),
            build=self.house.build,
            lesson=self.tutor.told(seat) if self.tutor else None,
        )

    # what happens

    def play(
        self, seat: Seat, action: Any, seen_step: int | None = None, answers: str = ""
    ) -> None:
        """The checked door: IllegalAction and StaleStep go to whoever asked."""
        check_open(self.match)
        self.glass.tick()
        told = Listener()
        entry = self.match.play(seat, action, self.clock.now_ms(), told, seen_step)
        if answers:
            self.answered.add(seat, answers)
        if seat in self.seating.sitters:
            end_ask(self, seat)
        self.enter(entry, told, seat, answers)

    def append(self, entry: AnyEntry) -> None:
        """An entry that is no move: a seat handed over, a takeback, a resignation, help."""
        check_open(self.match)
        self.match.append(entry)
        self.enter(entry)

    def enter(
        self,
        entry: AnyEntry,
        told: Listener | None = None,
        by: Seat | None = None,
        answers: str = "",
    ) -> None:
        """To disk, and only then to everybody; each seat's frame is encoded once."""
        self.minutes.enter(entry, told, by, answers)
        self.pacing.keep_time()
        self.driver.heard(entry)
        self.advice.heard(entry)
        self.glass.watch()
        speak_for_the_gone(self)
        self.driver.wake()

    async def written(self) -> None:
        """When everything that has happened is on disk."""
        await self.minutes.written()

    @property
    def pending(self) -> int:
        return self.minutes.pending

    @property
    def halted(self) -> bool:
        """Nothing happens here: it broke, or what others wrote has still to be read."""
        return self.broken is not None or self.following.blind

    # telling

    def can_take_back(self, seat: Seat | None) -> bool:
        return seat is not None and takeback_step(self.match, seat) is not None

    def update(self, seat: Seat | None, told: Listener | None = None, answers: str = "") -> str:
        now = frame(self.match, seat, told)
        if told is not None:
            now = replace(now, kept=kept(self.match, seat, told))
        lesson = self.tutor.told(seat) if self.tutor else None
        return encode(Update(now, self.can_take_back(seat), answers, lesson)).decode()

    def tell_seats(self, but: Client | None = None) -> None:
        """Not before the log is on disk: the seed is shown with the end, never earlier."""
        self.minutes.seats_due = self.pending > 0
        if not self.pending and not self.halted:
            self.crowd.tell(Seats(self.info()), but)

    # the end

    @property
    def idle(self) -> bool:
        busy = self.crowd.tabs or self.pending or self.driver.task or self.tasks
        return not (busy or self.summons.alarms or self.pacing.runs_alone)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def break_down(self, error: BaseException) -> None:
        """A dump beside the database; everybody here hears of it and comes back to the log."""
        if self.broken is None:
            self.house.hurt(self.id, self.match, error)
            self.send_away(error, BROKEN)

    def let_go(self, error: BaseException) -> None:
        """No fault of the table: its guests come back to the log, here or at another house."""
        if self.broken is None:
            self.send_away(error, LATER)

    def send_away(self, error: BaseException, code: int) -> None:
        self.broken = broken_by(error)
        self.crowd.tell(self.broken.trouble)
        for client in self.crowd:
            client.close(code)
        self.stop()

    def stop(self) -> None:
        self.minutes.quiet.come()
        self.following.stop()
        self.driver.stop()
        for task in self.tasks:
            task.cancel()
        self.glass.stop()
        self.summons.stop()
