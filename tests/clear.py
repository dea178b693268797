"""What a person reads who made a mistake: one clear line."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def one_clear_line(error: type[Exception], why: str) -> Iterator[None]:
    """It is refused so, in a line that says why; `why` is a pattern."""
    with pytest.raises(error) as caught:
        yield
    said = str(caught.value)
    assert re.search(why, said), said
    assert "\n" not in said
