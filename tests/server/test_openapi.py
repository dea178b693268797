"""Every HTTP door behaves as the served OpenAPI document says, whatever is thrown at it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from schemathesis.openapi.loaders import from_dict
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from igroteka.server.app import DOORS
from igroteka.server.load import Crew, served
from igroteka.server.openapi import openapi

from .guests import House

Test = Callable[[Any, Crew], None]
Decorator = Callable[[Test], Test]

SCHEMA: Any = from_dict(openapi(DOORS))
EVERY_DOOR: Decorator = SCHEMA.parametrize()
DOORS_OF_A_TABLE: Decorator = SCHEMA.include(path_regex="/api/tables/.+").parametrize()
SOME = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def crew(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crew]:
    with served(tmp_path_factory.mktemp("openapi") / "x.db") as address:
        yield Crew(address, "roads", {})


@EVERY_DOOR
@SOME
def test_strangers_are_answered_as_documented(case: Any, crew: Crew) -> None:
    check(case, crew, {})


@DOORS_OF_A_TABLE
@SOME
def test_guests_are_answered_as_documented(case: Any, crew: Crew) -> None:
    keys = crew.set_table()
    case.path_parameters = {**case.path_parameters, "table": keys.table}
    check(case, crew, {"Authorization": f"Bearer {keys.seats[0].token}"})


def check(case: Any, crew: Crew, headers: dict[str, str]) -> None:
    """Whether a well-formed wish can be granted is for the rules of the game to say.

    And a missing token is no longer missing once it is put there.
    """
    passed_over = [positive_data_acceptance, *([negative_data_rejection] if headers else [])]
    case.call_and_validate(f"http://{crew.address}", headers=headers, excluded_checks=passed_over)


def test_the_document_is_served(house: House) -> None:
    served_document = house.http.get("/api/openapi.json").json()
    assert set(served_document["paths"]) == {door.path for door in DOORS}
    assert served_document["openapi"] == "3.1.0"
