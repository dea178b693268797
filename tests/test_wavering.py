"""Of several runs one is told which tests did not pass in all of them."""

import subprocess
import sys
from pathlib import Path

WAVERING = Path(__file__).parents[1] / "scripts" / "wavering"
FELL = '<testcase classname="a" name="t"><failure/></testcase>'
SAME = '<testcase classname="a" name="t"/>'
STEADY = '<testcase classname="a" name="s"/>'


def told(folder: Path, *runs: str) -> tuple[int, str]:
    files = [folder / f"{number}.xml" for number in range(len(runs))]
    for file, run in zip(files, runs, strict=True):
        file.write_text(f"<testsuites><testsuite>{run}</testsuite></testsuites>", encoding="utf-8")
    ran = subprocess.run([sys.executable, WAVERING, *files], capture_output=True, text=True)
    return ran.returncode, ran.stdout


def test_a_test_that_fell_once_is_named_with_how_often_it_passed(tmp_path: Path) -> None:
    code, said = told(tmp_path, SAME + STEADY, FELL + STEADY, SAME + STEADY)
    assert said == "a::t: passed 2 of 3\n3 rounds: 1 tests steady, 1 not\n"
    assert code == 1


def test_a_test_that_stumbles_on_its_way_out_has_not_passed(tmp_path: Path) -> None:
    left = '<testcase classname="a" name="t"><error/></testcase>'
    assert told(tmp_path, SAME + left)[0] == 1


def test_steady_runs_are_only_counted(tmp_path: Path) -> None:
    assert told(tmp_path, SAME, SAME) == (0, "2 rounds: 1 tests steady, 0 not\n")


def test_runs_without_a_test_are_no_proof(tmp_path: Path) -> None:
    assert told(tmp_path, "")[0] == 1
