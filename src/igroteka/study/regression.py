"""A logistic regression: by which weights some numbers tell best how often something is so."""

from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float64]]

RIDGE = 1e-4
MOST_STEPS, SMALL = 40, 1e-7


def logistic(rows: Array, truths: Array, weights: Array, price: float = RIDGE) -> Array:
    """Newton's steps on rows of like size, the first a constant; larger weights have a `price`."""
    middle, size = rows.mean(axis=0), rows.std(axis=0)
    middle[0], size[0] = 0.0, 1.0
    size[size == 0] = 1.0
    known = (rows - middle) / size
    found = np.zeros(rows.shape[1])
    ridge = np.full(rows.shape[1], price * weights.sum())
    ridge[0] = 0.0
    for _ in range(MOST_STEPS):
        said = 1 / (1 + np.exp(-known @ found))
        slope = known.T @ (weights * (truths - said)) - ridge * found
        bend = (known.T * (weights * said * (1 - said))) @ known + np.diag(ridge + 1e-9)
        step = np.linalg.solve(bend, slope)
        found = found + step
        if float(np.abs(step).max()) < SMALL:
            break
    plain: Array = found / size
    plain[0] -= float(plain[1:] @ middle[1:])
    return plain
