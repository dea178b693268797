"""Clockwork: rules, positions and views."""

from .rules import Clockwork

__all__ = ["Clockwork"]
