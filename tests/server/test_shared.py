"""The present house on PostgreSQL: all that it does on a file it does there."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from igroteka.server import schema
from igroteka.server.database import BadDatabase, open_database

from .guests import House, one_move, play_to_the_end, token


def test_the_migrations_make_just_the_schema(shared_db: str) -> None:
    engine = open_database(shared_db)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.METADATA) == []
        connection.rollback()
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    engine.dispose()
    with pytest.raises(BadDatabase, match="made by a newer version"):
        open_database(shared_db)


def test_an_address_where_nobody_answers_is_named_without_its_password() -> None:
    with pytest.raises(BadDatabase, match=r"postgresql://ann:\*\*\*@127.0.0.1:1/") as told:
        open_database("postgresql://ann:secret@127.0.0.1:1/x")
    assert "secret" not in str(told.value)
    assert "\n" not in str(told.value)


def test_a_game_a_restart_and_another_round(tmp_path: Path, shared_db: str) -> None:
    with House(tmp_path, db=shared_db) as house:
        keys = house.table(variant="duel", cards="12")
        guests = house.start(keys)
        one_move(guests)
        guests[0].say("Say", text="hello")
        guests[1].until("Chat")
        guests[0].say("Rename", name="Anna")
        guests[1].until("Seats")
        frame = guests[0].frame
        house.restart()
        guests = [house.sit(keys, seat) for seat in range(2)]
        assert guests[0].frame["view"] == frame["view"]
        play_to_the_end(guests)
        replay = house.ask(keys, 0, "/replay").json()
        assert replay["frames"][-1]["outcome"] is not None
        mine = house.http.post("/api/mine", json={"tokens": [token(keys, 0)]}).json()
        assert mine[0]["table"] == keys["table"]
        headers = {"Authorization": f"Bearer {token(keys, 0)}"}
        path = f"/api/tables/{keys['table']}/another-round"
        onward = house.http.post(path, json={}, headers=headers).json()
        assert house.sit({**keys, "table": onward["table"]}, 0).frame["step"] >= 0
