"""Prison, the solo game of the dungeon that turns."""

from .rules import Prison

__all__ = ["Prison"]
