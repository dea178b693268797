"""How much one browser may ask of the house, and how long the house waits."""

from msgspec import Struct


class Limits(Struct, frozen=True):
    """A bucket of `burst` messages fills at `per_second`; so many spilt ones end the `patience`."""

    frame_chars: int = 16_384
    per_second: float = 20
    burst: int = 60
    patience: int = 20
    backlog: int = 512
    hello_s: float = 10
    body_s: float = 10
    body_bytes: int = 262_144
    posts_per_second: float = 5
    posts_burst: int = 60
    refusals_per_second: float = 2
    refusals_burst: int = 20
    sulk_s: float = 0.5
    breath_s: float = 0.05
    bytes_per_second: float = 1_000_000
    bytes_burst: int = 32_000_000
    tables_per_second: float = 0.2
    tables_burst: int = 200
    hellos_per_second: float = 5
    hellos_burst: int = 100
    words_per_second: float = 1
    words_burst: int = 10
    changes_per_second: float = 0.5
    changes_burst: int = 12
    joins_per_second: float = 0.5
    joins_burst: int = 30
    open_tables: int = 100
    board_lines: int = 50
    board_absent_ms: int = 300_000
    watchers: int = 60
    tabs: int = 12
    absent_ms: int = 30_000
    bot_pause_ms: int = 600
    takeback_s: float = 15
    live_tables: int = 256
    nap_s: float = 5
    chat_lines: int = 100
    story_steps: int = 60
    keep_time_s: float = 300
    mine_lines: int = 300
    push_bells: int = 5
    push_grace_s: float = 10
    push_s: float = 10
    push_rest_s: float = 60
    push_letters: int = 256
    push_couriers: int = 4


MANY = 10_000
# For measuring: nobody is told to wait.
UNHURRIED = Limits(
    per_second=MANY,
    burst=MANY,
    posts_per_second=MANY,
    posts_burst=MANY,
    sulk_s=0,
    breath_s=0,
    bytes_per_second=MANY**3,
    bytes_burst=MANY**3,
    tables_per_second=MANY,
    tables_burst=MANY,
    hellos_per_second=MANY,
    hellos_burst=MANY,
    words_per_second=MANY,
    words_burst=MANY,
    changes_per_second=MANY,
    changes_burst=MANY,
)
# In a rehearsal nobody has to see a bot's move coming, and all guests come from one machine.
REHEARSED = Limits(bot_pause_ms=20, tables_burst=MANY, hellos_burst=MANY)


class Bucket:
    """Tokens drip in with the time that is handed in; each message takes one."""

    def __init__(self, per_second: float, burst: int, now_s: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.level = float(burst)
        self.since_s = now_s

    def take(self, now_s: float, cost: float = 1) -> bool:
        dripped = (now_s - self.since_s) * self.per_second
        self.level, self.since_s = min(self.burst, self.level + dripped), now_s
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def owe(self, now_s: float, cost: float) -> None:
        """What is known only afterwards is paid later: nothing is taken before it is."""
        self.take(now_s, 0)
        self.level -= cost

    def is_full(self, now_s: float) -> bool:
        return self.level + (now_s - self.since_s) * self.per_second >= self.burst


class Buckets:
    """One bucket for each name; full ones are forgotten."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second = per_second
        self.burst = burst
        self.named: dict[str, Bucket] = {}

    def take(self, name: str, now_s: float, cost: float = 1) -> bool:
        return self.of(name, now_s).take(now_s, cost)

    def owe(self, name: str, now_s: float, cost: float) -> None:
        self.of(name, now_s).owe(now_s, cost)

    def of(self, name: str, now_s: float) -> Bucket:
        if len(self.named) > 1_000:
            self.named = {n: b for n, b in self.named.items() if not b.is_full(now_s)}
        return self.named.setdefault(name, Bucket(self.per_second, self.burst, now_s))
