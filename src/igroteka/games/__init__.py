"""The table of games: every box on the shelf, found by its place."""

from .shelf import FAULTS, OWN, SHELF

__all__ = ["FAULTS", "OWN", "SHELF"]
