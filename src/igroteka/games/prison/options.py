"""How Prison is set up (P-2.1, P-12, P-D1)."""

from igroteka.kernel import Option

from .icons import LEVELS

OPTIONS = (
    Option("level", LEVELS),
    Option("sight", ("off", "on")),
)
