"""What a command cannot do."""

from collections.abc import Iterator
from contextlib import contextmanager


class Failure(Exception):
    """Said in one line on stderr; the exit code is 2."""


@contextmanager
def as_failure(*kinds: type[Exception]) -> Iterator[None]:
    """Errors of the rooms whose message is meant for whoever typed the command."""
    try:
        yield
    except kinds as error:
        raise Failure(str(error)) from error
