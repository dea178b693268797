"""Any legal move, each as likely as the next."""

from random import Random
from typing import Any

from igroteka.match import Choice, Knowledge


class RandomBot:
    memo_type = None

    def choose(self, knowledge: Knowledge[Any, Any], memo: None, rng: Random) -> Choice:
        return Choice(rng.choice(knowledge.legal()))
