"""Every HTTP door behaves as the served OpenAPI document says, whatever is thrown at it."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from schemathesis.generation.hypothesis.builder import (
    HypothesisTestConfig,
    HypothesisTestMode,
    create_test,
)
from schemathesis.openapi.loaders import from_dict
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from igroteka.server.app import DOORS
from igroteka.server.doors import Door
from igroteka.server.load import Crew, served
from igroteka.server.openapi import openapi

from .guests import House

SOME = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
TABLE = "/api/tables/"


def each(doors: Iterable[Door]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("door", doors, ids=lambda door: f"{door.method} {door.path}")


@pytest.fixture
def document() -> Any:
    return from_dict(openapi(DOORS))


@pytest.fixture(scope="module")
def crew(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crew]:
    with served(tmp_path_factory.mktemp("openapi") / "x.db") as address:
        yield Crew(address, "roads", {})


def throw(document: Any, door: Door, caught: Callable[[Any], None]) -> None:
    """Thought up only here: a worker that merely collects tests has nothing to think up."""

    def thrown(case: Any) -> None:
        caught(case)

    operation = document[door.path][door.method]
    how = HypothesisTestConfig(
        project=document.config,
        modes=list(HypothesisTestMode),
        explicit_settings=SOME,
    )
    create_test(operation=operation, test_func=thrown, config=how)()


@each(DOORS)
def test_strangers_are_answered_as_documented(door: Door, document: Any, crew: Crew) -> None:
    throw(document, door, lambda case: check(case, crew, {}))


@each([door for door in DOORS if door.path.startswith(TABLE)])
def test_guests_are_answered_as_documented(door: Door, document: Any, crew: Crew) -> None:
    def answered(case: Any) -> None:
        keys = crew.set_table()
        case.path_parameters = {**case.path_parameters, "table": keys.table}
        check(case, crew, {"Authorization": f"Bearer {keys.seats[0].token}"})

    throw(document, door, answered)


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
