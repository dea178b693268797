"""Skyscraper on paper."""

from .sheet import sheet

__all__ = ["sheet"]
