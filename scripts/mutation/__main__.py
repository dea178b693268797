"""Tries the mutants of a game and writes docs/mutation/<game>.md."""

import argparse
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from .house import copied
from .mutants import Mutant, mutants
from .reach import Reach
from .report import reasons, report
from .sample import sample
from .trial import Verdict, spent_s, stop_when_told, tried

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "mutation"
SLACK_S = 5


def main() -> int:
    asked = arguments()
    if not (ROOT / "tests" / "games" / asked.game).is_dir():
        sys.stderr.write(f"no game {asked.game!r} in tests/games\n")
        return 2
    with TemporaryDirectory() as home:
        return studied(asked, copied(ROOT, Path(home)))


def studied(asked: argparse.Namespace, home: Path) -> int:
    game = home / "src" / "igroteka" / "games" / asked.game
    healthy = tried(None, home, [f"tests/games/{asked.game}"], 600, game)
    if healthy.test:
        sys.stderr.write(f"the tests fail before anything is broken: {healthy.test}\n")
        return 2
    limit_s = SLACK_S + int(1.5 * spent_s())
    made = made_in(game, asked.only)
    done = run(sample(made, asked.limit), home, healthy.reach, limit_s, asked.seconds)
    why = reasons(DOCS / f"{asked.game}.toml")
    if not (asked.only or asked.no_page):
        told = report(asked.game, done, len(made), why)
        (DOCS / f"{asked.game}.md").write_text(told, encoding="utf-8")
    unexplained = [m.name for m, verdict in done if not verdict.test and m.name not in why]
    sys.stderr.writelines(f"survived: {name}\n" for name in unexplained)
    return 1 if unexplained else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/mutate", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--only", metavar="FILE", help="mutants of this module; writes no report")
    parser.add_argument("--limit", type=int, metavar="N", help="so many, evenly spread")
    parser.add_argument("--no-page", action="store_true", help="writes no report")
    parser.add_argument("--seconds", type=int, default=720, help="of processor time, then stop")
    return parser.parse_args()


def made_in(folder: Path, only: str | None) -> list[Mutant]:
    paths = sorted(path for path in folder.rglob("*.py") if only in (None, path.name))
    return [mutant for path in paths for mutant in mutants(path)]


def run(
    made: list[Mutant], home: Path, reach: Reach, limit_s: int, budget_s: float
) -> list[tuple[Mutant, Verdict]]:
    """As many as there is time for; Ctrl-C and `kill` stop, too, and what was tried is told."""
    done: list[tuple[Mutant, Verdict]] = []
    stop_when_told()
    with suppress(KeyboardInterrupt):
        for mutant in made:
            if spent_s() > budget_s:
                break
            tests = reach.tests_of(mutant)
            verdict = tried(mutant, home, tests, limit_s) if tests else Verdict()
            done.append((mutant, verdict))
            word = "noticed" if verdict.test else "SURVIVED"
            count = f"{len(done)}/{len(made)}"
            sys.stderr.write(f"{count} {word} line {mutant.line} of {mutant.name}\n")
    return sorted(done, key=lambda one: (one[0].file, one[0].number))


sys.exit(main())
