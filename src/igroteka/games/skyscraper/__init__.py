"""Skyscraper, a building game of steady hands."""

from .rules import Skyscraper

__all__ = ["Skyscraper"]
