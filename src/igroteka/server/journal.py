"""What the house tells its operator: a line an event, for eyes or for machines; never a key."""

import datetime
import json
import logging
import sys
from typing import IO, Literal

Form = Literal["human", "json", "none"]
Fact = str | int | float | None


class Journal:
    """Of a guest it names the table, the seat and the address, nothing that opens a door."""

    def __init__(self, form: Form = "none", out: IO[str] | None = None) -> None:
        self.form, self.out = form, out

    def tell(self, event: str, **facts: Fact) -> None:
        if self.form == "none":
            return
        now = datetime.datetime.now(datetime.UTC).isoformat(timespec="milliseconds")
        line = as_json(now, event, facts) if self.form == "json" else as_words(now, event, facts)
        print(line, file=self.out or sys.stderr, flush=True)


def as_json(now: str, event: str, facts: dict[str, Fact]) -> str:
    return json.dumps({"at": now, "event": event, **facts}, ensure_ascii=False)


def as_words(now: str, event: str, facts: dict[str, Fact]) -> str:
    return " ".join((now, event, *(f"{name}={shown(fact)}" for name, fact in facts.items())))


def shown(fact: Fact) -> str:
    """On one line, quoted where it would be taken for several."""
    text = "" if fact is None else str(fact)
    return text if text.isprintable() and text and " " not in text else json.dumps(text)


class Overheard(logging.Handler):
    """What the libraries warn of goes into the journal, too, without their tracebacks."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(logging.WARNING)
        self.journal = journal

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage().partition("\n")[0]
        if record.exc_info and record.exc_info[1] is not None:
            text = f"{text} ({type(record.exc_info[1]).__name__})"
        self.journal.tell("warning", of=record.name, text=text)


SILENT = Journal()
