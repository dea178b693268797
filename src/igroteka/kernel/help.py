"""How much the table helps: a setting of the match, the same three levels in every game."""

from enum import Enum


class Help(Enum):
    PURIST = "purist"
    NORMAL = "normal"
    COACH = "coach"
