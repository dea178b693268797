"""The tool that breaks rules: its copy of the house stands, and a broken rule is noticed there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.mutation.mutants import mutants
from scripts.mutation.reach import BEFORE_ALL, Reach
from scripts.mutation.sample import sample

ROOT = Path(__file__).parents[1]
LAYING = "tests/games/roads/test_laying.py"
# In a process of its own: here the sound rules have been imported long ago.
TRIAL = f"""
import sys
from pathlib import Path
from scripts.mutation.house import copied
from scripts.mutation.mutants import mutants
from scripts.mutation.trial import tried
home = copied(Path.cwd(), Path(sys.argv[1]))
broken = mutants(home / "src/igroteka/games/roads/laying.py")[0]
for mutant in (None, broken):
    print("noticed by", tried(mutant, home, ["{LAYING}"], 120).test or "nobody")
"""


def test_a_broken_rule_is_noticed_and_a_sound_one_is_not(tmp_path: Path) -> None:
    command = (sys.executable, "-c", TRIAL, str(tmp_path / "house"))
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    sound, broken = told.splitlines()
    assert sound == "noticed by nobody"
    assert broken.startswith(f"noticed by {LAYING}::test_")


ENDLESS = """
import os
def test_that_never_ends():
    with open(os.environ["CALLED"], "w") as line:
        line.write(str(os.getpid()))
    while True:
        pass
"""
STOPPED = """
import sys
from pathlib import Path
from scripts.mutation.trial import stop_when_told, tried
stop_when_told()
tried(None, Path(sys.argv[1]), ["test_endless.py"], 300)
"""


def test_a_run_that_is_told_to_stop_leaves_no_trial_behind(tmp_path: Path) -> None:
    (tmp_path / "test_endless.py").write_text(ENDLESS)
    called = tmp_path / "called"
    os.mkfifo(called)
    command = (sys.executable, "-c", STOPPED, str(tmp_path))
    env = {**os.environ, "CALLED": str(called)}
    with subprocess.Popen(command, cwd=ROOT, env=env, stderr=subprocess.PIPE, text=True) as run:
        trial = int(called.read_text())
        run.terminate()
        _, said = run.communicate(timeout=60)
    assert said.rstrip().endswith("KeyboardInterrupt")
    with pytest.raises(ProcessLookupError):
        os.kill(trial, 0)


SOURCE = """
STEPS = 3

@cache
def march(steps):
    return steps + 1

def shoot(steps):
    def hits(at):
        return at < steps
    return hits
"""


def test_a_break_is_shown_to_the_tests_that_come_to_its_function(tmp_path: Path) -> None:
    path = tmp_path / "games" / "tin" / "marching.py"
    path.parent.mkdir(parents=True)
    path.write_text(SOURCE)
    seconds = {"slow": 2.0, "quick": 0.1, "idle": 1.0}
    callers = {f"{path}:4": ("slow", "quick"), f"{path}:9": ("slow",), f"{path}:8": (BEFORE_ALL,)}
    reach = Reach(seconds, callers)
    found = {mutant.name: reach.tests_of(mutant) for mutant in mutants(path)}
    assert found == {
        "marching.py: `3` → `4`": ["quick", "idle", "slow"],
        "marching.py: `return steps + 1` → `return None`": ["quick", "slow"],
        "marching.py: `steps + 1` → `steps - 1`": ["quick", "slow"],
        "marching.py: `1` → `2`": ["quick", "slow"],
        "marching.py: `return at < steps` → `return None`": ["slow"],
        "marching.py: `at < steps` → `at <= steps`": ["slow"],
        "marching.py: `return hits` → `return None`": ["quick", "idle", "slow"],
    }


def test_a_sample_is_spread_and_so_is_its_beginning() -> None:
    made = range(1000)
    chosen = sample(made, 90)
    assert len(set(chosen)) == 90
    for tried in (9, 30, 90):
        quarters = [at // 250 for at in chosen[:tried]]
        assert all(quarters.count(quarter) >= tried // 5 for quarter in range(4))
    assert sorted(sample(made, None)) == list(made)
    assert sorted(sample(range(7), 90)) == list(range(7))
