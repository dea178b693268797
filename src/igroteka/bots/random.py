"""Any legal move, each as likely as the next."""

from random import Random
from typing import Any

from igroteka.match import Knowledge


class RandomBot:
    def choose(self, knowledge: Knowledge[Any, Any], rng: Random) -> Any:
        return rng.choice(knowledge.legal())
