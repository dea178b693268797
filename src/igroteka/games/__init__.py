"""The table of games: every box on the shelf."""

from typing import Any

from igroteka.kernel import Game

from .clockwork import Clockwork
from .prison import Prison
from .roads import Roads
from .skyscraper import Skyscraper
from .urfin import Urfin

TABLE: dict[str, Game[Any, Any, Any]] = {
    game.id: game for game in (Roads(), Clockwork(), Urfin(), Prison(), Skyscraper())
}

__all__ = ["TABLE"]
