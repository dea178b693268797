"""The browser's types are just what the structs say."""

from pathlib import Path
from typing import Literal

import pytest
from msgspec import Struct

from igroteka.kernel import Help, Seat
from igroteka.server import typescript, wire, wire_lobby
from igroteka.server.declarations import declaration, expression, reachable
from igroteka.server.typescript import pages


def test_the_committed_types_are_fresh() -> None:
    assert typescript.stale(typescript.FOLDER) == []


def test_a_stale_file_and_a_left_over_one_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(typescript, "FOLDER", tmp_path)
    assert typescript.main(["--check"]) == 1
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0
    (tmp_path / "chess.ts").write_text("export {};\n")
    (tmp_path / "wire.ts").write_text("export {};\n")
    assert typescript.stale(tmp_path) == ["chess.ts", "wire.ts"]
    assert typescript.main([]) == 0
    assert typescript.stale(tmp_path) == []


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        (str | None, "string | null"),
        (tuple[int, ...], "readonly number[]"),
        (tuple[str | int, ...], "readonly (string | number)[]"),
        (tuple[int, str], "readonly [number, string]"),
        (dict[str, bool], "{ readonly [key: string]: boolean }"),
        (Literal["a", "b"], "'a' | 'b'"),
        (tuple[Seat, ...], "readonly Seat[]"),
    ],
    ids=str,
)
def test_each_type_has_its_form(kind: object, written: str) -> None:
    assert expression(kind) == written


def test_what_the_browser_may_leave_out_is_optional_and_what_we_send_is_not() -> None:
    assert "readonly text?: string;" in declaration(wire.Say)
    assert "readonly seed: string | null;" in declaration(wire_lobby.TableInfo)


def test_an_enum_is_its_words_and_a_seat_a_number() -> None:
    assert declaration(Help) == "export type Help = 'purist' | 'normal' | 'coach';\n"
    assert declaration(Seat) == "export type Seat = number;\n"


def test_every_message_stands_on_the_page_with_its_tag() -> None:
    page = pages()["wire.ts"]
    for message in (wire.Hello, wire.Update, wire.Trouble):
        assert f"  readonly type: '{message.__name__}';" in page


def test_two_types_of_one_name_are_refused() -> None:
    class Frame(Struct):
        pass

    with pytest.raises(TypeError, match="two types are called Frame"):
        reachable([Frame, wire.Welcome])
