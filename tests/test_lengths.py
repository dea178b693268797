"""A file is one noun: at 300 lines look for the second. Data, and what is made, may be longer.

How wide Python is, ruff says; Prettier leaves comments of the front end as they are.
"""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
WRITTEN = ("src", "tests", "web/src", "web/scripts", "scripts", "bench", ".ci")
CODE = {".py", ".ts", ".js", ".svelte", ".css", ".typ", ""}
BUILT = {"static", "__pycache__"}
MOST = 300
WIDEST = 110
# A drawing, a sentence or a pattern is written in one piece.
WHOLE = re.compile(r"""(['"`]).*\1|/\S{60,}/""")


def written(root: Path) -> Iterator[Path]:
    for folder in WRITTEN:
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and path.suffix in CODE and not BUILT.intersection(path.parts):
                yield path


def too_long(root: Path) -> list[str]:
    lines = {path: path.read_text(encoding="utf-8").splitlines() for path in written(root)}
    return [
        f"{path.relative_to(root)}: {len(text)} lines"
        for path, text in lines.items()
        if len(text) > MOST and not text[0].startswith("// Made from")
    ]


def test_no_file_is_longer_than_one_noun_needs() -> None:
    assert too_long(ROOT) == []


def too_wide(root: Path) -> list[str]:
    return [
        f"{path.relative_to(root)}, line {number}"
        for path in written(root)
        if path.suffix in {".ts", ".svelte"}
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(WHOLE.sub("", line)) > WIDEST and "wire" not in path.parts
    ]


def test_no_line_of_the_front_end_is_wider_than_a_page() -> None:
    assert too_wide(ROOT) == []


def test_a_wide_comment_is_named_and_a_drawing_is_not(tmp_path: Path) -> None:
    folder = tmp_path / "web" / "src"
    folder.mkdir(parents=True)
    drawing, comment = f'<path d="{"M0 0" * 40}" />', f"<!-- {'ha ' * 40} -->"
    (folder / "Palace.svelte").write_text(f"{drawing}\n{comment}\n", encoding="utf-8")
    assert too_wide(tmp_path) == ["web/src/Palace.svelte, line 2"]


def test_a_long_file_is_named_and_a_made_one_is_not(tmp_path: Path) -> None:
    folder = tmp_path / "web" / "src"
    folder.mkdir(parents=True)
    (folder / "Board.svelte").write_text("<p>\n" * (MOST + 1), encoding="utf-8")
    (folder / "city.ts").write_text("//\n" * MOST, encoding="utf-8")
    (folder / "wire.ts").write_text("// Made from structs\n" * (MOST + 1), encoding="utf-8")
    assert too_long(tmp_path) == ["web/src/Board.svelte: 301 lines"]
