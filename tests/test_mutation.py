"""The tool that breaks rules: its copy of the house stands, and a broken rule is noticed there."""

from pathlib import Path

from scripts.mutation.house import copied
from scripts.mutation.mutants import mutants
from scripts.mutation.trial import tried

ROOT = Path(__file__).parents[1]
LAYING = ["tests/games/roads/test_laying.py"]


def test_a_broken_rule_is_noticed_and_a_sound_one_is_not(tmp_path: Path) -> None:
    home = copied(ROOT, tmp_path / "house")
    broken = mutants(home / "src/igroteka/games/roads/laying.py")[0]
    assert tried(None, home, LAYING, 120).test == ""
    assert tried(broken, home, LAYING, 120).test.startswith(LAYING[0])
