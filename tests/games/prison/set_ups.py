"""Set-ups of Prison that differ in kind."""

SET_UPS: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {}),
    (1, {"level": "yellow"}),
    (1, {"level": "green", "sight": "on"}),
    (1, {"level": "blue"}),
    (1, {"level": "red"}),
    (1, {"level": "black", "sight": "on"}),
    (2, {}),
)
