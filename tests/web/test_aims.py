"""The aim line says what wins in two lines, in every language, on the smallest phone."""

import re
from pathlib import Path

import pytest

from .guests import PHONE, Guests
from .test_focus import TABLES, sit

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
LINE = ROOT / "web" / "src" / "pages" / "table" / "Purpose.svelte"
TEXTS = (ROOT / "src" / "igroteka" / "games").glob("*/texts/*.ftl")
LINES = """([said, long]) => {
    const line = document.querySelector('.purpose');
    line.textContent = said;
    line.classList.toggle('long', said.length > long);
    const words = document.createRange();
    words.selectNodeContents(line);
    const high = words.getBoundingClientRect().height;
    return Math.round(high / parseFloat(getComputedStyle(line).lineHeight));
}"""


def aims() -> list[tuple[str, str]]:
    """Each with a number of two figures wherever it has one."""
    return [
        (f"{path.stem} {key}", re.sub(r"\{ \$\w+ \}", "12", said))
        for path in sorted(TEXTS)
        for key, said in re.findall(
            r"^(\S+-purpose-\S+) = (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE
        )
    ]


def test_no_aim_needs_a_third_line_on_a_phone(guests: Guests) -> None:
    anna = guests.come(PHONE)
    sit(anna, "roads", TABLES["roads"][1])
    (long,) = re.findall(r"LONG = (\d+)", LINE.read_text(encoding="utf-8"))
    all_of_them = aims()
    assert len(all_of_them) > 100
    higher = [key for key, said in all_of_them if anna.page.evaluate(LINES, [said, int(long)]) > 2]
    assert higher == []
