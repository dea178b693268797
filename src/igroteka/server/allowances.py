"""How often one address may ask for what, by the wall clock."""

import time

from starlette.applications import Starlette

from .limits import Buckets, Limits


class Allowance:
    """Of one kind of asking; each address has its own."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.buckets = Buckets(per_second, burst)

    def take(self, who: str, cost: float = 1) -> bool:
        return self.buckets.take(who, time.monotonic(), cost)

    def owe(self, who: str, cost: float) -> None:
        self.buckets.owe(who, time.monotonic(), cost)


def hand_out(app: Starlette, limits: Limits) -> None:
    """`posts` are requests of any kind, `refusals` answers to what was turned away."""
    app.state.posts = Allowance(limits.posts_per_second, limits.posts_burst)
    app.state.refusals = Allowance(limits.refusals_per_second, limits.refusals_burst)
    app.state.bytes = Allowance(limits.bytes_per_second, limits.bytes_burst)
    app.state.joins = Allowance(limits.joins_per_second, limits.joins_burst)
    app.state.new_tables = Allowance(limits.tables_per_second, limits.tables_burst)
    app.state.hellos = Allowance(limits.hellos_per_second, limits.hellos_burst)
