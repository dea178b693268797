"""Reading the tests for the clauses they cite."""

from pathlib import Path

from igroteka.games import SHELF
from igroteka.study.coverage import Citation, citations, coverage

FILE = """
import pytest
from pytest import mark

@pytest.mark.clause("R-P1", "R-P2")
@pytest.mark.parametrize("look", [1, 2])
def test_two(look): ...

@pytest.mark.clause("R-C1")
class TestAll:
    def test_inside(self): ...

    @pytest.mark.clause("R-C1", "R-C2")
    async def test_more(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("R-C3"))])
def test_with_marked_parameters(x): ...

def test_without(): ...

@pytest.mark.clause("R-9.9")
def helper(): ...
"""


def write(folder: Path) -> Path:
    tests = folder / "tests"
    (tests / "deep").mkdir(parents=True)
    (tests / "deep" / "test_file.py").write_text(FILE)
    (tests / "deep" / "helper.py").write_text(FILE)
    return tests


def test_marks_are_read_from_functions_classes_and_parameters(tmp_path: Path) -> None:
    assert citations(write(tmp_path)) == (
        Citation("tests/deep/test_file.py::test_two", ("R-P1", "R-P2")),
        Citation("tests/deep/test_file.py::TestAll::test_inside", ("R-C1",)),
        Citation("tests/deep/test_file.py::TestAll::test_more", ("R-C1", "R-C2")),
        Citation("tests/deep/test_file.py::test_with_marked_parameters", ("R-C3",)),
    )


def test_coverage_tells_the_tested_from_the_missing(tmp_path: Path) -> None:
    told = coverage(SHELF["roads"], write(tmp_path))
    assert len(told.clauses) == 22
    assert told.tested == ("R-C1", "R-C2", "R-C3", "R-P1", "R-P2")
    assert set(told.tested) | set(told.missing) == set(told.clauses)
    assert told.tests["R-C2"] == ("tests/deep/test_file.py::TestAll::test_more",)
    assert told.tests["R-L2"] == ()
