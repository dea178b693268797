"""The tree search of the duel on arrays; must choose what `Search` chooses."""

from math import log, sqrt
from typing import NamedTuple

import numpy as np
from msgspec.structs import astuple
from numpy.typing import NDArray

from igroteka.bots.taste.roads.weights import Duel
from igroteka.games.roads.actions import Lay
from igroteka.games.roads.decks import deck
from igroteka.games.roads.state import State
from igroteka.kernel import Seat

from .board import ORIGIN, Board, board_of, lay, place, put_back
from .faces import Faces, Ints, names, tables
from .judge import Weights, judge
from .njit import njit

MOST_MOVES = 160
MOST_DEPTH = 96


class Tree(NamedTuple):
    """Nodes by number; the children of a node lie side by side. `move` is face, cell and turn."""

    visits: Ints
    totals: NDArray[np.float64]
    first: Ints
    children: Ints
    move: Ints


def tree_for(simulations: int) -> Tree:
    size = 1 + simulations * MOST_MOVES
    numbers = [np.zeros(size, np.int64) for _ in range(3)]
    return Tree(numbers[0], np.zeros(size), numbers[1], numbers[2], np.zeros((size, 3), np.int64))


def duel_move(state: State, seat: Seat, simulations: int, explore: float, by: Duel) -> Lay:
    """What a search with so many simulations lays."""
    board, gaps, count = board_of(state)
    faces = names(state.options.lanes)
    hands = np.zeros((3, len(faces)), np.int64)
    for row, hand in enumerate((state.hands[state.starter], state.hands[state.second])):
        hands[row] = [hand.count(face) for face in faces]
    hands[2, 0] = len(deck(state.options, state.seats))
    mover = 0 if seat == state.starter else 1
    known, lanes = tables(state.options.lanes), state.options.lanes
    tree = tree_for(simulations)
    face, cell, turn = grow(
        tree, board, gaps, count, hands, mover, lanes, known, astuple(by), simulations, explore
    )
    return Lay(faces[face], *place(int(cell)), int(turn))


@njit
def grow(
    tree: Tree,
    board: Board,
    gaps: Ints,
    count: int,
    hands: Ints,
    mover: int,
    lanes: bool,
    faces: Faces,
    weights: Weights,
    simulations: int,
    explore: float,
) -> Ints:
    nodes = 1
    path = np.zeros(MOST_DEPTH, np.int64)
    for _ in range(simulations):
        worth, depth, nodes = descend(
            tree,
            nodes,
            path,
            board,
            gaps.copy(),
            count,
            hands.copy(),
            mover,
            lanes,
            faces,
            weights,
            explore,
        )
        for step in range(depth):
            tree.visits[path[step]] += 1
            seat = (mover + step) % 2
            tree.totals[path[step]] += worth if seat == 0 else 1 - worth
    best, best_look = 0, -1.0
    for node in range(tree.first[0], tree.first[0] + tree.children[0]):
        look = tree.visits[node] + tree.totals[node] / tree.visits[node]
        if look > best_look:
            best, best_look = node, look
    move: Ints = tree.move[best]
    return move


@njit
def descend(
    tree: Tree,
    nodes: int,
    path: Ints,
    board: Board,
    gaps: Ints,
    count: int,
    hands: Ints,
    mover: int,
    lanes: bool,
    faces: Faces,
    weights: Weights,
    explore: float,
) -> tuple[float, int, int]:
    """Down to a node not seen before, or to the end; the board is left as it was."""
    node, depth, changes, over, worth = 0, 0, 0, False, 0.0
    while not over and tree.children[node]:
        node = most_promising(tree, node, explore)
        path[depth] = node
        depth += 1
        face, cell, turn = tree.move[node]
        count, changes = lay(
            board, gaps, count, cell, faces.sides[face, turn], faces.has_road, changes
        )
        hands[mover, face] -= 1
        mover = 1 - mover
        worth, over = judge(board.needs, gaps, count, hands, mover, lanes, faces, weights)
    if not over:
        worth, nodes = expand(
            tree, node, nodes, board, gaps, count, hands, mover, lanes, faces, weights, changes
        )
    put_back(board, 0, changes)
    for step in range(depth):
        board.laid[tree.move[path[step], 1]] = False
    return worth, depth, nodes


@njit
def most_promising(tree: Tree, node: int, explore: float) -> int:
    first, past = tree.first[node], tree.first[node] + tree.children[node]
    reach = explore * sqrt(log(1 + tree.visits[first:past].sum()))
    best, best_bound = int(first), -1.0
    for child in range(first, past):
        bound = tree.totals[child] / tree.visits[child] + reach / sqrt(tree.visits[child])
        if bound > best_bound:
            best, best_bound = child, bound
    return best


@njit
def expand(
    tree: Tree,
    node: int,
    nodes: int,
    board: Board,
    gaps: Ints,
    count: int,
    hands: Ints,
    mover: int,
    lanes: bool,
    faces: Faces,
    weights: Weights,
    changes: int,
) -> tuple[float, int]:
    """Every move judged at a glance; the position is worth what its best move is."""
    tree.first[node] = nodes
    opening = count == 0
    best, best_worth = -1.0, 0.0
    after = gaps.copy()
    for gap in range(1 if opening else count):
        cell = ORIGIN if opening else gaps[gap]
        need = board.needs[cell]
        for face in range(len(faces.roads)):
            if hands[mover, face] == 0:
                continue
            for turn in range(4):
                if not faces.fits[need, face, turn]:
                    continue
                after[:count] = gaps[:count]
                more, changed = lay(
                    board, after, count, cell, faces.sides[face, turn], faces.has_road, changes
                )
                hands[mover, face] -= 1
                worth, _ = judge(board.needs, after, more, hands, 1 - mover, lanes, faces, weights)
                hands[mover, face] += 1
                put_back(board, changes, changed)
                board.laid[cell] = False
                own = worth if mover == 0 else 1 - worth
                tree.visits[nodes], tree.totals[nodes] = 1, own
                tree.move[nodes, 0], tree.move[nodes, 1], tree.move[nodes, 2] = face, cell, turn
                tree.children[nodes] = 0
                nodes += 1
                if own > best:
                    best, best_worth = own, worth
    tree.children[node] = nodes - tree.first[node]
    return best_worth, nodes
