"""What needs the others' consent: taking back, and more help."""

from secrets import token_hex
from typing import TYPE_CHECKING

from msgspec.structs import replace

from igroteka.kernel import Help, Seat
from igroteka.match import HelpSet, TakenBack, takeback_step

from .presence import Consent, TakebackAsk
from .troubles import not_allowed
from .wire import HelpAsked, TakebackAnswered, TakebackAsked

if TYPE_CHECKING:
    from .table import Table

LEVELS = tuple(Help)


def ask_takeback(table: "Table", seat: Seat) -> None:
    step = takeback_step(table.match, seat)
    if step is None:
        raise not_allowed("nothing of yours can be taken back: something hidden was shown since")
    if table.takeback is not None:
        raise not_allowed("somebody has asked to take back already")
    others = tuple(s for s in table.seating.persons() if s != seat)
    table.takeback = TakebackAsk(seat, step, others, token_hex(4))
    table.crowd.tell(TakebackAsked(seat))
    table.elsewhere.show()
    wait_for_answers(table, table.takeback)
    review_takeback(table)


def wait_for_answers(table: "Table", ask: TakebackAsk) -> None:
    """Bots do not wait for ever: whoever has not answered by then has said no."""
    wait_s = table.house.limits.takeback_s
    table.house.time.call_later(wait_s, lambda: lapse(table, ask.by, ask.to))


def lapse(table: "Table", by: Seat, to: int) -> None:
    ask = table.takeback
    if ask is None or (ask.by, ask.to) != (by, to):
        return
    if table.driver.automatic():
        end_ask(table, ask.waiting[0])
    else:
        wait_for_answers(table, ask)


def end_ask(table: "Table", by: Seat) -> None:
    """That seat has said no, or nothing."""
    if table.takeback is not None:
        table.elsewhere.over.append(table.takeback.name)
        table.takeback = None
        table.crowd.tell(TakebackAnswered(by, False))
        table.elsewhere.show()
        table.driver.wake()


def answer_takeback(table: "Table", seat: Seat, yes: bool) -> None:
    ask = table.takeback
    if ask is None or seat not in ask.waiting:
        raise not_allowed("no takeback waits for your answer")
    table.elsewhere.consents.append(Consent(ask.name, seat, yes))
    table.elsewhere.show()
    if yes:
        table.crowd.tell(TakebackAnswered(seat, yes))
        table.takeback = replace(ask, waiting=tuple(s for s in ask.waiting if s != seat))
        review_takeback(table)
    else:
        end_ask(table, seat)


def review_takeback(table: "Table") -> None:
    """Goes back once nobody who plays has still to answer; a seat may have gone to a bot."""
    ask = table.takeback
    if ask is None or table.halted or any(seat in table.seating.persons() for seat in ask.waiting):
        return
    table.takeback = None
    table.elsewhere.over.append(ask.name)
    table.elsewhere.show()
    if takeback_step(table.match, ask.by) == ask.to:
        table.append(TakenBack(table.clock.now_ms(), ask.by, ask.to))
    table.driver.wake()


def set_help(table: "Table", seat: Seat, level: Help) -> None:
    """Less help holds at once; more when every person has asked for that level."""
    now = table.match.help
    if LEVELS.index(level) <= LEVELS.index(now):
        table.wishes.clear()
        table.elsewhere.show()
        if level is not now:
            table.append(HelpSet(table.clock.now_ms(), level))
        return
    table.wishes[seat] = level
    table.elsewhere.show()
    if not all_wish(table, level):
        table.crowd.tell(HelpAsked(seat, level))


def all_wish(table: "Table", level: Help) -> bool:
    """Then it is so."""
    agreed = all(table.wishes.get(person) is level for person in table.seating.persons())
    if agreed:
        table.wishes.clear()
        table.append(HelpSet(table.clock.now_ms(), level))
    return agreed
