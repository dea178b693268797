"""Lantern, a game for tests only: it uses every door of the kernel, and no shop sells it.

Two or three thieves with a lamp each search a cellar of hidden cards, all at once, while the sand
runs. A place one looks at is hidden again. A gust may scatter the cellar; then the keeper takes a
card away. After the last round the dearest hand wins.
"""

from .rules import Lantern

__all__ = ["Lantern"]
