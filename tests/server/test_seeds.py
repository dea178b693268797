"""Dice are nobody's choice; a rehearsal repeats them from a text that no guest can reach."""

from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from igroteka.kernel import commitment
from igroteka.server.app import make_app
from igroteka.server.seeds import repeated, seeds_from

from .guests import BOT, ME

WISH = {"game": "roads", "seats": [ME, BOT]}


def sealed(db: Path, text: Path | None, tables: int = 2, wish: Any = WISH) -> list[str]:
    """What a house that is opened anew commits to, table by table."""
    with TestClient(make_app(db, seeds=seeds_from(text))) as http:
        keys = [http.post("/api/tables", json=wish).json() for _ in range(tables)]
        return [http.get(door(key), headers=bearer(key)).json()["commitment"] for key in keys]


def door(key: Any) -> str:
    return f"/api/tables/{key['table']}"


def bearer(key: Any) -> dict[str, str]:
    return {"Authorization": f"Bearer {key['seats'][0]['token']}"}


def test_a_house_throws_new_dice_for_every_table_and_every_day(tmp_path: Path) -> None:
    days = [sealed(tmp_path / f"{day}.db", None) for day in range(2)]
    assert len({*days[0], *days[1]}) == 4


def test_a_rehearsal_repeats_its_tables_one_after_the_other(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("elm", encoding="utf-8")
    first, again = (sealed(tmp_path / f"{day}.db", text) for day in range(2))
    assert first == again == [commitment(repeated("elm", number)) for number in (1, 2)]


def test_another_text_gives_other_dice_while_the_house_is_open(tmp_path: Path) -> None:
    text = tmp_path / "text"
    seeds = seeds_from(text)
    for word in ("elm", "oak", "elm"):
        text.write_text(word, encoding="utf-8")
        seeds()
    text.write_text("oak", encoding="utf-8")
    assert seeds() == repeated("oak", 2)


def test_a_guest_cannot_wish_for_dice_not_even_in_a_rehearsal(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("elm", encoding="utf-8")
    with TestClient(make_app(tmp_path / "x.db", seeds=seeds_from(text))) as http:
        refused = http.post("/api/tables", json={**WISH, "seed": "mine"})
        assert refused.status_code == 400


def test_keys_are_never_repeated(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("elm", encoding="utf-8")
    tokens = set()
    for day in range(2):
        app = make_app(tmp_path / f"{day}.db", seeds=seeds_from(text))
        with TestClient(app) as http:
            tokens.add(http.post("/api/tables", json=WISH).json()["seats"][0]["token"])
    assert len(tokens) == 2
