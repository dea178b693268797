"""A search for the best place in a box from 0 to 1, by CMA-ES: it asks, and is told how good it is.

The same seed and the same answers lead to the same questions: so a run goes on from its answers.
"""

from collections.abc import Sequence
from hashlib import blake2b

import numpy as np
from cmaes import CMA

Place = tuple[float, ...]
# How far it looks around at first, of the whole width of the box.
REACH = 0.08


class Evolution:
    def __init__(self, begin: Sequence[float], seed: str) -> None:
        number = int.from_bytes(blake2b(seed.encode(), digest_size=4).digest())
        box = np.array([(0.0, 1.0)] * len(begin))
        self.cma = CMA(np.array(begin, dtype=float), REACH, bounds=box, seed=number)

    @property
    def population(self) -> int:
        return int(self.cma.population_size)

    @property
    def middle(self) -> Place:
        """The best guess so far: of many noisy answers no single one is to be trusted."""
        return tuple(min(1.0, max(0.0, float(one))) for one in self.cma.mean)

    def asked(self) -> list[Place]:
        return [tuple(map(float, self.cma.ask())) for _ in range(self.population)]

    def told(self, places: Sequence[Place], goods: Sequence[float]) -> None:
        """The more, the better."""
        both = zip(places, goods, strict=True)
        self.cma.tell([(np.array(place), -good) for place, good in both])
