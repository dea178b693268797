"""Every clause of every game is tested, and whatever names a clause names one that exists."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from igroteka.games import TABLE
from igroteka.kernel import Game
from igroteka.kernel.clauses import CLAUSE_ID, LANGS, page
from igroteka.kernel.coverage import citations, coverage

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
GAMES = ROOT / "src" / "igroteka" / "games"
MOST_CLAUSES_A_TEST = 3
CLAUSE_AT = {
    "Refusal": 0,
    "not_your_turn": 0,
    "game_over": 0,
    "not_a_players_move": 0,
    "Outcome": 2,
}

AnyGame = Game[Any, Any, Any]

every_game = pytest.mark.parametrize("game", TABLE.values(), ids=TABLE)


def ids_of(game: AnyGame, lang: str = "en") -> list[str]:
    return [clause.id for clause in page(game, lang).clauses]


@every_game
def test_every_clause_has_a_test(game: AnyGame) -> None:
    assert coverage(game, TESTS).missing == ()


def test_no_test_cites_a_clause_that_is_not_in_any_game() -> None:
    known = {clause for game in TABLE.values() for clause in ids_of(game)}
    assert [cited for cited in citations(TESTS) if not known.issuperset(cited.clauses)] == []


def test_a_test_cites_at_most_three_clauses() -> None:
    assert [c for c in citations(TESTS) if len(c.clauses) > MOST_CLAUSES_A_TEST] == []


@every_game
def test_english_and_russian_have_the_same_clauses(game: AnyGame) -> None:
    assert page(game, "ru").lang == "ru"
    assert ids_of(game, "ru") == ids_of(game)


@every_game
@pytest.mark.parametrize("lang", LANGS)
def test_there_is_a_page_for_every_language_or_the_english_one(game: AnyGame, lang: str) -> None:
    assert page(game, lang).lang in (lang, "en")
    assert ids_of(game, lang) == ids_of(game)


@every_game
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_page_in_the_docs_is_the_games_own(game: AnyGame, lang: str) -> None:
    own = GAMES / game.id / "rules" / f"{lang}.md"
    copy = ROOT / "docs" / "rules" / f"{game.id}.{lang}.md"
    assert copy.read_text(encoding="utf-8") == own.read_text(encoding="utf-8"), f"cp {own} {copy}"


@every_game
def test_every_clause_the_rules_name_stands_on_the_page(game: AnyGame) -> None:
    named = {clause for path in (GAMES / game.id).rglob("*.py") for clause in named_in(path)}
    assert named, "refusals and outcomes name their clause"
    assert named - set(ids_of(game)) == set()


def named_in(path: Path) -> Iterator[str]:
    """Every text in a file that is a clause id: arguments of refusals and outcomes, and tables."""
    texts = (node.value for node in nodes_of(path) if isinstance(node, ast.Constant))
    return (text for text in texts if isinstance(text, str) and CLAUSE_ID.fullmatch(text))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@every_game
def test_refusals_and_outcomes_name_their_clause_in_so_many_words(game: AnyGame) -> None:
    """A clause built at run time could not be checked here."""
    paths = list((GAMES / game.id).rglob("*.py"))
    assert [
        f"{path.name}:{call.lineno} {ast.unparse(call)}"
        for path in paths
        for takers in [CLAUSE_AT | handed_on(path, paths)]
        for call in nodes_of(path)
        if isinstance(call, ast.Call) and not names_clause(call, takers)
    ] == []


def handed_on(path: Path, paths: list[Path]) -> dict[str, int]:
    """Functions of the game that take a `clause` and hand it on, where this file can call them."""
    nodes = nodes_of(path)
    here = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            here.update(alias.name for alias in node.names)
    takers = {name: at for other in paths for name, at in takers_in(other).items()}
    return {name: at for name, at in takers.items() if name in here}


@cache
def takers_in(path: Path) -> dict[str, int]:
    functions = (node for node in nodes_of(path) if isinstance(node, ast.FunctionDef))
    arguments = {node.name: [arg.arg for arg in node.args.args] for node in functions}
    return {name: args.index("clause") for name, args in arguments.items() if "clause" in args}


def names_clause(call: ast.Call, takers: dict[str, int]) -> bool:
    """True of any other call, too: only those that take a clause are looked at."""
    at = takers.get(ast.unparse(call.func))
    return at is None or is_named(call.args[at], call)


def is_named(clause: ast.expr, call: ast.Call) -> bool:
    if isinstance(clause, ast.IfExp):
        return is_named(clause.body, call) and is_named(clause.orelse, call)
    if isinstance(clause, ast.Subscript):  # a table such as OVER_CLAUSE
        return isinstance(clause.value, ast.Name) and clause.value.id.isupper()
    if isinstance(clause, ast.Name):  # handed on, or the key of a table in the same call
        return clause.id == "clause"
    return isinstance(clause, ast.Constant) and bool(CLAUSE_ID.fullmatch(str(clause.value)))
