"""Every clause of every game is tested, and whatever names a clause names one that exists."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeGuard, get_args

import pytest

from igroteka.games import SHELF
from igroteka.kernel import Game
from igroteka.kernel.clauses import CLAUSE_ID, page
from igroteka.kernel.langs import LANGS
from igroteka.study.coverage import citations, coverage

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
GAMES = ROOT / "src" / "igroteka" / "games"
MOST_CLAUSES_A_TEST = 3
FEWEST_ROWS_IN_SHORT = 6
LONGEST_ROW_IN_SHORT = 260
CLAUSE_AT = {
    "Refusal": 0,
    "not_your_turn": 0,
    "game_over": 0,
    "not_a_players_move": 0,
    "Outcome": 2,
}

AnyGame = Game[Any, Any, Any]

every_game = pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)


def ids_of(game: AnyGame, lang: str = "en") -> list[str]:
    return [clause.id for clause in page(game, lang).clauses]


@every_game
def test_every_clause_has_a_test(game: AnyGame) -> None:
    assert coverage(game, TESTS).missing == ()


def test_no_test_cites_a_clause_that_is_not_in_any_game() -> None:
    known = {clause for game in SHELF.values() for clause in ids_of(game)}
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
@pytest.mark.parametrize("lang", LANGS)
def test_the_game_in_short_tells_the_same_clauses_in_every_language(
    game: AnyGame, lang: str
) -> None:
    told = [clause.id for clause in page(game, lang).short]
    assert told == [clause.id for clause in page(game, "en").short]
    assert [clause for clause in told if clause not in ids_of(game, lang)] == []


@every_game
@pytest.mark.parametrize("lang", LANGS)
def test_the_game_in_short_is_short(game: AnyGame, lang: str) -> None:
    rows = page(game, lang).short
    assert len(rows) >= FEWEST_ROWS_IN_SHORT
    assert [row.id for row in rows if len(row.text) > LONGEST_ROW_IN_SHORT] == []


@every_game
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_page_lies_with_its_game_and_nowhere_else(game: AnyGame, lang: str) -> None:
    own = GAMES / game.id / "rules" / f"{lang}.md"
    text = own.read_text(encoding="utf-8")
    copies = [path for path in (ROOT / "docs").rglob("*.md") if path.read_text("utf-8") == text]
    assert not copies, f"{own} is what the docs should point to"


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
def test_whatever_happens_does_so_by_a_clause(game: AnyGame) -> None:
    """But for the end: its verdict says by which."""
    kinds = {kind.__struct_config__.tag for kind in get_args(game.event_type)}
    told = page(game, "en").told
    assert kinds - told.keys() == {"over"}
    assert set(told.values()) <= set(ids_of(game))


@every_game
def test_refusals_and_outcomes_name_their_clause_in_so_many_words(game: AnyGame) -> None:
    """A clause built at run time could not be checked here."""
    paths = list((GAMES / game.id).rglob("*.py"))
    assert [
        f"{path.name}:{call.lineno} {ast.unparse(call)}"
        for path in paths
        for takers in [CLAUSE_AT | handed_on(path, paths)]
        for call in nodes_of(path)
        if isinstance(call, ast.Call) and not names_clause(call, takers, handed_in(path))
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


@cache
def handed_in(path: Path) -> frozenset[ast.AST]:
    """Every node inside a function that was given its `clause`."""
    functions = (node for node in nodes_of(path) if isinstance(node, ast.FunctionDef))
    given = (node for node in functions if "clause" in [arg.arg for arg in node.args.args])
    return frozenset(inner for node in given for inner in ast.walk(node))


def names_clause(call: ast.Call, takers: dict[str, int], given: frozenset[ast.AST]) -> bool:
    """True of any other call, too: only those that take a clause are looked at."""
    at = takers.get(ast.unparse(call.func))
    return at is None or is_named(call.args[at], call, call in given)


def is_named(clause: ast.expr, call: ast.Call, given: bool) -> bool:
    if isinstance(clause, ast.IfExp):
        return all(is_named(each, call, given) for each in (clause.body, clause.orelse))
    if isinstance(clause, ast.Subscript):  # a table such as OVER_CLAUSE
        return is_table(clause)
    if isinstance(clause, ast.Name):  # handed on, or the key of a table in the same call
        keys = [each.slice for each in call.args if is_table(each)]
        return (given and clause.id == "clause") or clause.id in map(ast.unparse, keys)
    return isinstance(clause, ast.Constant) and bool(CLAUSE_ID.fullmatch(str(clause.value)))


def is_table(node: ast.expr) -> TypeGuard[ast.Subscript]:
    return (
        isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Name)
        and node.value.id.isupper()
    )


@pytest.mark.parametrize(
    ("source", "is_right"),
    [
        ('Refusal("R-P1", "why")', True),
        ('Refusal("R-P1" if late else "R-P2", "why")', True),
        ("Refusal(clause, WHY[clause])", True),
        ("def no(clause):\n    return Refusal(clause, 'why')", True),
        ('Refusal(f"R-P{number}", "why")', False),
        ('clause = "R-P" + number\nRefusal(clause, "why")', False),
        ("def no(clause, other):\n    return Refusal(other, 'why')", False),
    ],
)
def test_a_clause_that_is_made_up_is_noticed(source: str, is_right: bool, tmp_path: Path) -> None:
    path = tmp_path / "refusing.py"
    path.write_text(source, encoding="utf-8")
    calls = [node for node in nodes_of(path) if isinstance(node, ast.Call)]
    named = [names_clause(call, CLAUSE_AT, handed_in(path)) for call in calls]
    assert all(named) == is_right
