"""`igroteka replay`: a record, step by step; with --verify, checked."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from igroteka.kernel import BadMessage, Outcome, decode, encode
from igroteka.match import Match, Played, Record, Verdict, rebuild, verify

from .asking import PATH, as_json_option, game_named, lang_option, read_bytes
from .failing import Failure
from .showing import as_json, console, table

if TYPE_CHECKING:
    from igroteka.match import AnyEntry

    from .speech import Speech

MAX_RECORD_BYTES = 64 << 20


@click.command
@click.argument("file", type=PATH)
@click.option("--verify", "check", is_flag=True, help="Throw every die again.")
@click.option("--text", is_flag=True, help="A position as text, the last or --at a step.")
@click.option("--at", type=click.IntRange(0), help="Before this step; with --text.")
@lang_option
@as_json_option
def replay(file: Path, check: bool, text: bool, at: int | None, lang: str, json: bool) -> None:
    """Tells a record in sentences; --verify throws its dice and judges its moves again."""
    record = read_record(file)
    if text or at is not None:
        click.echo(position(record, at, text), nl=False)
        return
    match = rebuild(game_named(record.header.game), record.header, record.entries, record.seed)
    verdict = verified(match, record) if check else None
    if json:
        as_json(summary(match, verdict))
    else:
        show(match, record, lang)
    if verdict and verdict.fault:
        raise Failure(f"{file}: {verdict.fault}")
    if verdict and not json:
        console().print(praise(verdict))


def read_record(file: Path) -> Record:
    data = read_bytes(file, MAX_RECORD_BYTES)
    try:
        return decode(data, Record)
    except BadMessage as error:
        if data.startswith(b'{"info"'):
            raise Failure(f"{file} is what one seat saw; the record comes at the end") from error
        raise Failure(f"{file} is no record: {error}") from error


def position(record: Record, at: int | None, text: bool) -> str:
    """As text; it hides nothing, as the record does not."""
    steps = len(record.entries)
    if not text:
        raise Failure("--at says which position; --text prints it")
    if at is not None and at > steps:
        raise Failure(f"--at {at}: the record has the steps 0 to {steps}")
    game = game_named(record.header.game)
    return game.show(rebuild(game, record.header, record.entries[:at], record.seed).state)


def verified(match: Match[Any, Any], record: Record) -> Verdict:
    if record.seed is None:
        raise Failure("this record has no seed: it is shown when the match is over")
    return verify(match, record.seed)


def summary(match: Match[Any, Any], verdict: Verdict | None) -> dict[str, Any]:
    header = match.header
    return {
        "game": header.game,
        "seats": header.seats,
        "options": header.options,
        "steps": match.step,
        "outcome": match.outcome(),
        "verdict": verdict,
    }


def show(match: Match[Any, Any], record: Record, lang: str) -> None:
    from .speech import Speech

    header, speech = match.header, Speech(match.game, lang, record.names)
    chosen = " ".join(f"{name}={value}" for name, value in header.options.items())
    rows = [
        (step, f"{entry.at_ms / 1000:.1f}", who(entry, speech), what(match, step, speech))
        for step, entry in enumerate(match.log)
    ]
    title = f"{header.game}, rules {header.version}, {header.seats} seats, {chosen}"
    table(title, ("step", "s", "who", "what"), rows)
    if header.version != match.game.version:
        console().print(f"made under rules {header.version}; these are rules {match.game.version}")
    outcome = match.outcome()
    console().print(ending(outcome, speech) if outcome else "not over yet")


def who(entry: "AnyEntry", speech: "Speech") -> str:
    seat = getattr(entry, "seat", None)
    return "–" if seat is None else speech.name(seat)


def what(match: Match[Any, Any], step: int, speech: "Speech") -> str:
    """A move in words; any other entry as it is written."""
    entry = match.log[step]
    if not isinstance(entry, Played):
        return encode(entry).decode()
    action: Any = entry.action
    return speech.spoken(match.game.words(match.positions[step], entry.seat, action), None)


def ending(outcome: Outcome, speech: "Speech") -> str:
    clause = f" ({outcome.clause})" if outcome.clause else ""
    return f"{speech.ending(outcome)}{clause}"


def praise(verdict: Verdict) -> str:
    parts = [f"{verdict.throws} throws follow from the seed committed to"]
    parts += [f"{verdict.moves} moves keep the rules"]
    if verdict.inherited:
        parts += [f"{verdict.inherited} throws came from another match and are not checked"]
    if verdict.taken:
        parts += [f"{verdict.taken} throws cannot be made again and are taken from the record"]
    return f"verified: {'; '.join(parts)}"
