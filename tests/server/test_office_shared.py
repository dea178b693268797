"""What an operator does with tables on PostgreSQL, beside a house that is open."""

import json
import re
from pathlib import Path

import pytest

from igroteka.cli.main import run

from .guests import House, one_move


def test_the_office_works_on_a_shared_database(
    shared_db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One story, in the words of the command line."""

    def admin(*words: str, code: int = 0) -> str:
        assert run(["admin", *words, "--db", shared_db]) == code
        said = capsys.readouterr()
        return said.err if code else said.out

    assert "no tables are kept there" in admin("check", code=2)
    with House(tmp_path, db=shared_db) as house:
        keys = house.table()
        guests = house.start(keys)
        one_move(guests)
        file = tmp_path / "match.json"
        assert "--running" in admin("export", keys["table"], str(file), code=2)
        admin("export", keys["table"], str(file), "--running")
        links = admin("import", str(file))
        assert links.count("#") == 3
        (one, other) = json.loads(admin("check", "--json"))
        assert (one["state"], one["steps"]) == (other["state"], other["steps"])
        assert one["state"] == "sound"
        file.write_bytes(by_the_other(file.read_bytes()))
        assert "step" in admin("import", str(file), code=2)
        assert len(json.loads(admin("check", "--json"))) == 2
        match, _, token = links.splitlines()[0].partition("/t/")[2].partition("#")
        assert match != keys["table"]
        assert enters(house, match, token)
        assert admin("rotate", match, "0").startswith(f"/t/{match}#")
        assert not enters(house, match, token)
        assert admin("prune", "--older-than", "1", "--dry-run").startswith("0 matches")
        assert "0 matches" in admin("prune", "--older-than", "1")
    for word, tool in (("backup", "pg_dump"), ("restore", "pg_restore")):
        assert tool in admin(word, str(tmp_path / "copy"), code=2)
    assert run(["admin", "check", "--db", "postgresql://ann:secret@127.0.0.1:1/x"]) == 2
    assert "secret" not in capsys.readouterr().err


def by_the_other(log: bytes) -> bytes:
    """The same moves, each said to be of whoever was not to move."""
    return re.sub(
        rb'"seat":([01]),"action"', lambda m: b'"seat":%d,"action"' % (1 - int(m[1])), log
    )


def enters(house: House, match: str, token: str) -> bool:
    headers = {"Authorization": f"Bearer {token}"}
    return bool(house.http.get(f"/api/tables/{match}", headers=headers).status_code == 200)
