"""`docs/speed.md`: the table of `igroteka bench --peers`, with what it was measured on."""

import os
import platform
from collections.abc import Sequence

from .goals import COLUMNS, Row, cells

HEAD = """# How fast
Made by `igroteka bench --peers --out docs/speed.md`. What each figure counts stands in
[bench](../bench/README.md). The house and its peer take turns in one run, and a ratio is the median
of the rounds: a busy machine slows both. Figures without a peer are those of this one run. Python
{python}, {machine}, {cores} cores; {load:.1f} programs wanted one in the minute before the end.

"""


def page(rows: Sequence[Row]) -> str:
    head = HEAD.format(
        python=platform.python_version(),
        machine=platform.machine(),
        cores=os.cpu_count(),
        load=os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0,
    )
    lines = [COLUMNS, ("---", *("---:",) * (len(COLUMNS) - 2), "---"), *map(cells, rows)]
    met = sum(row.met is True for row in rows)
    told = sum(row.met is not None for row in rows)
    return head + "".join(map(line, lines)) + f"\n{met} of {told} goals are met.\n"


def line(words: Sequence[str]) -> str:
    return f"| {' | '.join(words)} |\n"
