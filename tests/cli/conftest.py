"""Commands as one types them."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from igroteka.cli.main import run


class Said:
    """What a command answered: exit code, words, and the one line of complaint."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def complaint(self) -> str:
        """Bad input: exit code 2, nothing on stdout, one line on stderr."""
        assert self.code == 2
        assert self.out == ""
        assert self.err.count("\n") == 1
        assert self.err.startswith("igroteka: ")
        return self.err.removeprefix("igroteka: ").rstrip("\n")


Igroteka = Callable[..., Said]


@pytest.fixture
def igroteka(capsys: pytest.CaptureFixture[str]) -> Igroteka:
    def command(*arguments: object) -> Said:
        capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        return Said(code, *capsys.readouterr())

    return command
