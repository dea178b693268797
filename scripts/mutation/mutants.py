"""Small breaks of a module: flipped comparisons, constants off by one, dropped statements."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
}
# Negating one of these is flipping it, which is done anyway.
OPPOSITES = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
NOT_BEHAVIOUR = ("annotation", "returns", "decorator_list", "bases")
TOLD = re.compile(r"[A-Z]+-[A-Z]*[0-9.]+|[a-z]+-(refuse|prompt|over)-[a-z-]+")


class Mutant(Struct, frozen=True):
    """One break: the file, the line, and what stood there before and after."""

    path: Path
    number: int
    line: int
    before: str
    after: str

    @property
    def file(self) -> str:
        """Its path in the folder of its game."""
        parts = self.path.parts
        return "/".join(parts[len(parts) - parts[::-1].index("games") + 1 :])

    @property
    def name(self) -> str:
        return f"{self.file}: `{self.before}` → `{self.after}`"


class Site(Struct):
    """A node of the tree that can be taken out of its parent."""

    parent: ast.AST
    field: str
    at: int | None
    node: ast.AST

    def put(self, node: ast.AST) -> None:
        if self.at is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.at] = node


def mutants(path: Path) -> list[Mutant]:
    changes = list(_changes(ast.parse(path.read_text(encoding="utf-8"))))
    return [
        Mutant(path, number, _line(site.node), _text(site.node), _text(new))
        for number, (site, new) in enumerate(changes)
    ]


def mutated(source: str, number: int) -> ast.Module:
    tree = ast.parse(source)
    site, new = list(_changes(tree))[number]
    site.put(ast.copy_location(new, site.node))
    return ast.fix_missing_locations(tree)


def _changes(tree: ast.AST) -> Iterator[tuple[Site, ast.AST]]:
    for site in _sites(tree):
        yield from ((site, new) for new in _expression(site.node))
        yield from ((site, new) for new in _statement(site.node))
        if site.field in ("test", "ifs") and isinstance(site.node, ast.expr):
            yield from ((site, new) for new in _negated(site.node))


def _sites(parent: ast.AST) -> Iterator[Site]:
    for field, value in ast.iter_fields(parent):
        if field in NOT_BEHAVIOUR or isinstance(parent, ast.Import | ast.ImportFrom):
            continue
        if field == "keywords" and isinstance(parent, ast.ClassDef):
            continue
        if isinstance(parent, ast.keyword) and parent.arg == "strict":
            continue
        many = isinstance(value, list)
        for at, node in enumerate(value if many else [value]):
            if isinstance(node, ast.AST) and not _is_docstring(node):
                yield Site(parent, field, at if many else None, node)
                yield from _sites(node)


def _expression(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(left, [op], comparators):
            yield ast.Compare(left, [FLIPPED[type(op)]()], comparators)
        case ast.Compare(left, ops, comparators):
            for at, op in enumerate(ops):
                yield ast.Compare(
                    left, [*ops[:at], FLIPPED[type(op)](), *ops[at + 1 :]], comparators
                )
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1)
        case ast.Constant(str() as value) if TOLD.fullmatch(value):
            yield ast.Constant(f"{value}?")
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.BinOp(left, op, right) if type(op) in SWAPPED:
            yield ast.BinOp(left, SWAPPED[type(op)](), right)


def _statement(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Return(value) if value is not None and not _is_nothing(value):
            yield ast.Return(ast.Constant(None))
        case ast.Expr() | ast.AugAssign() | ast.Raise() | ast.Assign([ast.Subscript()]):
            yield ast.Pass()


def _negated(test: ast.expr) -> Iterator[ast.AST]:
    match test:
        case ast.UnaryOp(ast.Not(), _):
            return
        case ast.Compare(_, [op], _) if isinstance(op, OPPOSITES):
            return
    yield ast.UnaryOp(ast.Not(), test)


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_nothing(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and not node.value


def _line(node: ast.AST) -> int:
    return getattr(node, "lineno", 0)


def _text(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())
