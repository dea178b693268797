"""Urfin: rules, positions and views."""

from .rules import Urfin

__all__ = ["Urfin"]
