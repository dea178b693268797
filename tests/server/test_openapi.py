"""Every HTTP door behaves as the served OpenAPI document says, whatever is thrown at it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig
from schemathesis.openapi.loaders import from_url
from schemathesis.schemas import BaseSchema

from igroteka.server.load import Crew, served

Case = Any
EXAMPLES = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def crew(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crew]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    with served(folder / "x.db") as address:
        yield Crew(address, "roads", {})


@pytest.fixture
def document(crew: Crew) -> BaseSchema:
    return from_url(f"http://{crew.address}/api/openapi.json", config=SchemathesisConfig())


schema = schemathesis.pytest.from_fixture("document")


@schema.parametrize()
@EXAMPLES
def test_strangers_are_answered_as_documented(case: Case) -> None:
    case.call_and_validate()


@schema.include(path_regex="/api/tables/.+").parametrize()
@EXAMPLES
def test_guests_are_answered_as_documented(case: Case, crew: Crew) -> None:
    keys = crew.set_table()
    case.path_parameters = {"table": keys.table}
    case.call_and_validate(headers={"Authorization": f"Bearer {keys.seats[0].token}"})
