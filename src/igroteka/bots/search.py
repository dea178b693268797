"""Monte Carlo tree search over imagined worlds: one tree, a new world for each simulation."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from igroteka.kernel import Action, Seat, is_player
from igroteka.match import Choice, Knowledge, Virtual

from .characters import Liking
from .levels import Level
from .taste import EXPLORE, Taste
from .tree import Node, most_promising
from .values import end_value, glances, played_to_the_end, value_of

Worth = Callable[[Seat], float]
Path = list[tuple[Seat, Node]]


class Search:
    """Each seat is taken to play for itself; chance, sand and non-players go their way."""

    memo_type = None

    def __init__(
        self,
        level: Level,
        taste: Taste | None,
        shortcuts: bool = False,
        liking: Liking | None = None,
    ) -> None:
        self.level = level
        self.taste = taste
        self.shortcuts = shortcuts
        self.liking = liking
        self.explore = taste.explore if taste else EXPLORE

    def choose(self, knowledge: Knowledge[Any, Any], memo: None, rng: Random) -> Choice:
        return Choice(self.best(knowledge, rng))

    def best(self, knowledge: Knowledge[Any, Any], rng: Random) -> Any:
        actions = knowledge.legal()
        if len(actions) == 1:
            return actions[0]
        if self.taste and self.taste.alike(actions):
            return rng.choice(actions)
        return self.short(knowledge, rng) or self.long(knowledge, actions, rng)

    def short(self, knowledge: Knowledge[Any, Any], rng: Random) -> Any | None:
        """The same move by a quicker road, if the game has one and there is leave to take it."""
        if not self.shortcuts or not self.taste or self.level.noise or self.liking:
            return None
        world = knowledge.imagine(rng, self.level.recall)
        return self.taste.shortcut(world, knowledge.seat, self.level.worlds, self.explore)

    def long(self, knowledge: Knowledge[Any, Any], actions: Sequence[Any], rng: Random) -> Any:
        root = self.grow(knowledge, rng)
        nodes = [root.child((knowledge.seat, action)) for action in actions]
        blur = self.level.noise * max(node.visits for node in nodes)
        looks = [node.visits + rng.gauss(0.0, blur) + node.mean + node.liked for node in nodes]
        return actions[looks.index(max(looks))]

    def grow(self, knowledge: Knowledge[Any, Any], rng: Random) -> Node:
        """The tree after all simulations of the level."""
        root = Node()
        for _ in range(self.level.worlds):
            imagined = knowledge.imagine(rng, self.level.recall)
            world = Virtual(knowledge.game, imagined, knowledge.left_ms)
            path, worth = self.descend(root, world, knowledge.seat, rng)
            root.visits += 1
            for seat, node in path:
                node.add(worth(seat))
            if self.liking:
                like(root, imagined, self.liking)
        return root

    def descend(
        self, node: Node, world: Virtual[Any, Any], first: Seat, rng: Random
    ) -> tuple[Path, Worth]:
        """Down to a node not seen before, or to the end of the game; the searcher acts first."""
        path: Path = []
        seat: Seat | None = first
        while seat is not None:
            if not is_player(seat):
                action = world.forced(seat, rng)
            else:
                actions = world.game.legal(world.state, seat)
                if self.taste and self.taste.alike(actions):
                    actions = actions[:1]
                if self.taste and not node.children:
                    return path, self.expand(node, world, seat, actions, self.taste)
                nodes = self.nodes(node, world, seat, actions)
                action = actions[most_promising(nodes, self.explore)]
            node = node.child(world.act(seat, action))
            path.append((seat, node))
            if not self.taste and not node.visits:
                return path, self.playout(world, rng)
            seat = world.next_seat()
        return path, ending(world)

    def nodes(
        self, node: Node, world: Virtual[Any, Any], seat: Seat, actions: Sequence[Action]
    ) -> list[Node]:
        """The moves of this world; those that no world had before are judged now."""
        if self.taste:
            new = [action for action in actions if (seat, action) not in node.children]
            if new:
                self.judge(node, world, seat, new, self.taste)
        return [node.child((seat, action)) for action in actions]

    def expand(
        self,
        node: Node,
        world: Virtual[Any, Any],
        seat: Seat,
        actions: Sequence[Action],
        taste: Taste,
    ) -> Worth:
        """Every move judged at a glance; the position is worth what its best move is."""
        worths = self.judge(node, world, seat, actions, taste)
        best = actions[worths.index(max(worths))]
        game, after = world.game, world.game.apply(world.state, seat, best)
        return lambda other: value_of(game, taste, after, other)

    def judge(
        self,
        node: Node,
        world: Virtual[Any, Any],
        seat: Seat,
        actions: Sequence[Action],
        taste: Taste,
    ) -> list[float]:
        worths = glances(world.game, taste, world.state, seat, actions)
        for action, worth in zip(actions, worths, strict=True):
            node.children[seat, action] = Node(taste.trust, taste.trust * worth)
        return worths

    def playout(self, world: Virtual[Any, Any], rng: Random) -> Worth:
        outcome = played_to_the_end(world, rng)
        return lambda seat: end_value(outcome, seat)


def like(root: Node, world: Any, liking: Liking) -> None:
    """Only of what it does itself, and now: the others are taken to play without a character."""
    for (seat, action), node in root.children.items():
        if not node.liked:
            node.liked = liking(world, seat, action)


def ending(world: Virtual[Any, Any]) -> Worth:
    outcome = world.game.outcome(world.state)
    assert outcome is not None, f"{world.game.id}: nobody may act, yet it is not over"
    return lambda seat: end_value(outcome, seat)
