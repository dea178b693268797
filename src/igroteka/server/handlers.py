"""What the table does with each message: a table of handlers."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from igroteka.kernel import BadMessage, Help, IllegalAction, Seat, StaleStep, TooFast, convert
from igroteka.match import Handed, Resigned, may_return

from .client import Client
from .consent import answer_takeback, ask_takeback, review_takeback, set_help
from .pacing import STAND_IN
from .table import Table
from .troubles import InTrouble, check_open, not_allowed
from .wire import (
    Act,
    AnswerTakeback,
    AskHint,
    AskPreview,
    AskTakeback,
    AskWords,
    Chat,
    HandOver,
    Hello,
    HintGiven,
    LessonAnswer,
    Ping,
    Pong,
    PreviewGiven,
    Refused,
    Rename,
    Resign,
    Say,
    SetHelp,
    Stale,
    TakeSeat,
    WordsGiven,
)
from .wire_chat import ChatLine
from .wishes import check_bot, tidy
from .work import Whose


def seat_of(client: Client) -> Seat:
    if client.seat is None:
        raise not_allowed("a spectator only watches")
    return client.seat


def person_at(table: Table, client: Client) -> Seat:
    """A seat that its own person plays, in a match that goes on."""
    seat = seat_of(client)
    check_open(table.match)
    if table.match.outcome():
        raise not_allowed("the match is over")
    if seat not in table.seating.persons():
        raise not_allowed("this seat is not played by you now")
    return seat


def player_at(table: Table, client: Client) -> Seat:
    """The same, where it is a game and no lesson."""
    if table.tutor is not None:
        raise not_allowed("not in a lesson")
    return person_at(table, client)


def act(table: Table, client: Client, said: Act) -> None:
    seat = seat_of(client)
    check_open(table.match)
    if "\0" in said.id:
        raise InTrouble("bad-message", "a click's name is text")
    if (seat, said.id) in table.answered:
        # A double click: if it is not on disk yet, the answer to the first one is on its way.
        if (seat, said.id) not in table.minutes.clicks:
            table.spawn(answer_again(table, client, seat, said.id))
        return
    if seat in table.match.minds or seat in table.match.resigned:
        raise not_allowed("this seat is not played by you now", said.id)
    try:
        action: Any = convert(said.action, table.match.game.action_type)
        if table.tutor and (why := table.tutor.answer(seat, action, said.step)):
            client.tell(LessonAnswer(said.id, why))
            return
        table.play(seat, action, said.step, said.id)
    except BadMessage as error:
        raise InTrouble("bad-message", f"no such move: {error}", said.id) from error
    except TooFast as error:
        raise InTrouble("too-fast", str(error), said.id) from error
    except StaleStep:
        client.tell(Stale(said.id))
        if not table.pending:
            client.send(table.update(seat))
    except IllegalAction as error:
        client.tell(Refused(said.id, error.refusal))


async def answer_again(table: Table, client: Client, seat: Seat, click: str) -> None:
    with suppress(InTrouble):
        await table.written()
        client.send(table.update(seat, answers=click))


def say(table: Table, client: Client, said: Say) -> None:
    text = " ".join(said.text.split())
    if bool(text) == bool(said.phrase):
        raise InTrouble("bad-message", "say either something or a phrase")
    name = table.seating.sitters[client.seat].name if client.seat is not None else client.name
    line = ChatLine(client.seat, name, text, said.phrase)

    def done(error: Exception | None) -> None:
        if error is not None:
            return
        if table.house.street is not None:
            # In the order in which everybody's lines lie there.
            table.house.street.ask_around(table)
            return
        table.chat.append(line)
        table.crowd.tell(Chat(line))

    table.house.store.say(table.id, line, table.house.limits.chat_lines, done)


def takeback(table: Table, client: Client, said: AskTakeback) -> None:
    if table.tutor is not None:
        table.tutor.go_back(table, seat_of(client), said.whole)
        return
    ask_takeback(table, player_at(table, client))


def answer(table: Table, client: Client, said: AnswerTakeback) -> None:
    answer_takeback(table, person_at(table, client), said.yes)


def resign(table: Table, client: Client, _said: Resign) -> None:
    """Where the others play on, a bot moves for whoever resigned."""
    seat = player_at(table, client)
    table.append(Resigned(table.clock.now_ms(), seat))
    if not table.match.outcome():
        table.append(Handed(table.clock.now_ms(), seat, STAND_IN))
    review_takeback(table)


def hand_over(table: Table, client: Client, said: HandOver) -> None:
    me = seat_of(client)
    check_open(table.match)
    if table.tutor is not None:
        raise not_allowed("not in a lesson")
    check_bot(table.match.game, said.bot)
    if table.match.outcome() or said.seat not in table.seating.persons():
        raise not_allowed("only a person's seat in a running match is handed over")
    if said.seat != me and not table.seating.is_away(said.seat):
        raise not_allowed("its player is here, or has only just left")
    if said.seat != me and said.bot != table.pacing.stand_in:
        raise not_allowed(f"at this table {table.pacing.stand_in} sits in for whoever is away")
    if said.seat != me and me in table.match.resigned:
        raise not_allowed("this seat is not played by you now")
    table.append(Handed(table.clock.now_ms(), said.seat, said.bot))
    review_takeback(table)


def take_seat(table: Table, client: Client, _said: TakeSeat) -> None:
    seat, match = seat_of(client), table.match
    check_open(match)
    if match.resigned.count(seat) or match.outcome():
        raise not_allowed("no bot sits in for you")
    if seat not in match.bots and not may_return(match, seat):
        raise not_allowed("no bot sits in for you, or it has still to move")
    table.append(Handed(table.clock.now_ms(), seat, ""))


def ask_hint(table: Table, client: Client, _said: AskHint) -> None:
    seat = person_at(table, client)
    if table.tutor is not None:
        table.tutor.show_me(table, client)
        return
    if table.match.help is not Help.COACH:
        raise not_allowed("hints need help=coach")
    if seat not in table.match.active():
        raise not_allowed("it is not your turn")
    if table.advice.asks(seat, client, table.match.step):
        table.spawn(table.advice.thought(table, seat, hinted(table, client, seat)))


async def hinted(table: Table, client: Client, seat: Seat) -> HintGiven:
    match = table.match
    await table.written()
    step, rest = match.step, table.advice.rest(seat, match.state)
    whose = Whose(client.host, table.id, lambda: match.step == step and not table.broken)
    hint = await table.house.workers.hint(table.driver.question(seat, deed=rest), whose)
    if match.step == step:
        table.advice.left[seat] = hint.deed
    return HintGiven(step, tuple(map(to_builtins, hint.deed)), hint.words, hint.reasons)


def ask_preview(table: Table, client: Client, said: AskPreview) -> None:
    """Of a move that would be refused there is nothing to foresee."""
    seat, match = person_at(table, client), table.match
    if match.help is Help.PURIST:
        raise not_allowed("nothing is foreseen with help=purist", said.id)
    try:
        action: Any = convert(said.action, match.game.action_type)
    except BadMessage as error:
        raise InTrouble("bad-message", f"no such move: {error}", said.id) from error
    refused = match.game.refuse(match.state, seat, action)
    preview = None if refused else match.game.preview(match.state, seat, action)
    client.tell(PreviewGiven(said.id, to_builtins(preview)))


def ask_words(table: Table, client: Client, said: AskWords) -> None:
    """Whoever only watches, or is not asked anything, has no moves to word."""
    match, seat = table.match, client.seat
    game, state = match.game, match.state
    mine = seat is not None and seat in table.seating.persons() and bool(match.active())
    legal = game.legal(state, seat) if mine and seat is not None else ()
    told = tuple(game.words(state, Seat(seat or 0), action) for action in legal)
    seen = game.aloud(game.view(state, seat, match.help)) if said.table else ()
    client.tell(WordsGiven(match.step, told, seen))


def help_level(table: Table, client: Client, said: SetHelp) -> None:
    set_help(table, person_at(table, client), said.level)


def rename(table: Table, client: Client, said: Rename) -> None:
    name = tidy(said.name)
    client.name, seat = name, client.seat
    if seat is None:
        return

    def done(error: Exception | None) -> None:
        if error is None:
            table.seating.sitters[seat] = replace(table.seating.sitters[seat], name=name)
            table.tell_seats()

    table.house.store.rename(table.id, seat, name, done)


def ping(_table: Table, client: Client, _said: Ping) -> None:
    client.tell(Pong())


def hello(_table: Table, _client: Client, _said: Hello) -> None:
    raise not_allowed("Hello was said already")


HANDLERS: dict[type, Callable[[Table, Client, Any], None]] = {
    Act: act,
    Say: say,
    AskTakeback: takeback,
    AnswerTakeback: answer,
    Resign: resign,
    HandOver: hand_over,
    TakeSeat: take_seat,
    AskHint: ask_hint,
    AskPreview: ask_preview,
    AskWords: ask_words,
    SetHelp: help_level,
    Rename: rename,
    Ping: ping,
    Hello: hello,
}
