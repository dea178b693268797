"""A puzzle as its file has it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from igroteka.kernel import Help
from igroteka.kernel.lessons import Scripted
from igroteka.kernel.puzzles import Puzzle


def toml_of(puzzle: Puzzle) -> str:
    return "\n".join(lines_of(puzzle)) + "\n"


def lines_of(puzzle: Puzzle) -> Iterator[str]:
    if puzzle.found:
        yield f"# Found in a game of bots by the seed {written(puzzle.found)}."
    yield f"goal = {written(puzzle.goal)}"
    if puzzle.numbers:
        yield f"numbers = {written(puzzle.numbers)}"
    yield f"grade = {puzzle.grade}"
    yield f"clauses = {written(puzzle.clauses)}"
    yield f"seats = {puzzle.seats}"
    yield f"seat = {puzzle.seat}"
    if puzzle.moves:
        yield f"moves = {puzzle.moves}"
    if puzzle.turn:
        yield "turn = true"
    yield f"options = {written(puzzle.options)}"
    if puzzle.help is not Help.NORMAL:
        yield f"help = {written(puzzle.help)}"
    if puzzle.position:
        yield f"position = '''\n{puzzle.position}'''"
    yield f"proof = {{ ways = {puzzle.proof.ways}, of = {puzzle.proof.of} }}"
    yield from line("solution", puzzle.solution)
    for miss in puzzle.near:
        yield ""
        yield "[[near]]"
        yield from line("line", miss.line)


def line(name: str, moves: Sequence[Scripted]) -> Iterator[str]:
    yield f"{name} = ["
    yield from (f"    {written(msgspec.to_builtins(move))}," for move in moves)
    yield "]"


def written(value: Any) -> str:
    if isinstance(value, Mapping):
        said = {key: one for key, one in value.items() if one is not None}
        inside = ", ".join(f"{key} = {written(one)}" for key, one in said.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(written, value))}]"
    return msgspec.json.encode(value).decode()
