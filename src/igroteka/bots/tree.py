"""The tree a search grows: who did what, how often, and how well it went for whoever did it."""

from math import log, sqrt

from igroteka.kernel import Action, Seat

Edge = tuple[Seat, Action]


class Node:
    """Reached by one seat's action; `total` is that seat's worth, summed over its visits.

    Worlds differ, so the moves at a node do too: those not legal in this world sleep. What is
    `liked` about a move seems worth so much more than it is.
    """

    __slots__ = ("children", "liked", "total", "visits")

    def __init__(self, visits: int = 0, total: float = 0.0) -> None:
        self.visits = visits
        self.total = total
        self.liked = 0.0
        self.children: dict[Edge, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def add(self, worth: float) -> None:
        self.visits += 1
        self.total += worth

    def child(self, edge: Edge) -> "Node":
        found = self.children.get(edge)
        if found is None:
            found = self.children[edge] = Node()
        return found


def most_promising(nodes: list[Node], explore: float) -> int:
    """Upper confidence bounds; a node never visited comes first."""
    reach = explore * sqrt(log(1 + sum([node.visits for node in nodes])))
    best, best_bound = 0, -1.0
    for at, node in enumerate(nodes):
        if not node.visits:
            return at
        bound = node.total / node.visits + node.liked + reach / sqrt(node.visits)
        if bound > best_bound:
            best, best_bound = at, bound
    return best
