"""A test that fails leaves what one needs to see why."""

import json
from pathlib import Path

import pytest

from igroteka.server.seeds import repeated

from . import left_behind
from .guests import Guest

pytestmark = pytest.mark.browser


def test_a_failed_test_leaves_screen_console_log_and_seed(
    guest: Guest, kept: Path, seed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(left_behind, "FAILED", tmp_path)
    guest.quick_game()
    assert guest.my_turn()
    guest.page.evaluate("() => console.log('so it went')")
    folder = left_behind.leave("tests/web/test_a.py::test_b[phone]", seed, kept, [guest])
    assert folder == tmp_path / "test_a.py-test_b-phone"
    assert (folder / "0.png").read_bytes().startswith(b"\x89PNG")
    assert "log: so it went" in (folder / "0.console.txt").read_text(encoding="utf-8")
    line = (folder / "0.line.txt").read_text(encoding="utf-8")
    assert '<- {"type":"Welcome"' in line
    assert "Hello" not in line
    assert (folder / "seed.txt").read_text(encoding="utf-8") == f"{seed}\n"
    [log] = folder.glob("*.log.json")
    told = json.loads(log.read_text(encoding="utf-8"))
    assert told["match"]["seed"] == repeated(seed, 1)
    assert told["entries"]
