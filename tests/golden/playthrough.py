"""A whole game as text: who is active, what each seat sees and may do, what is done and told."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from igroteka.kernel import Game, Listener, encode, players, stream
from igroteka.match import Match, Played, new_match, wander

LISTED = 6


def playthrough(
    game: Game[Any, Any, Any],
    seats: int,
    options: dict[str, str],
    seed: str,
    most: int | None = None,
) -> str:
    """To the end, or the first so many steps."""
    match = new_match(game, seats, options, seed)
    rng = stream(seed, "golden")
    while match.step != most and wander(match, rng):
        pass
    steps = (line for number in range(match.step) for line in step(match, number))
    return "\n".join((*heading(match), *steps, *ending(match), ""))


def heading(match: Match[Any, Any]) -> Iterator[str]:
    header = match.header
    yield f"# {header.game} rules {header.version}, {header.seats} seats, seed {match.seed!r}"
    yield " ".join(f"{name}={value}" for name, value in header.options.items())


def step(match: Match[Any, Any], number: int) -> Iterator[str]:
    game, state, entry = match.game, match.positions[number], match.log[number]
    assert isinstance(entry, Played)
    action: Any = entry.action
    told = Listener()
    game.apply(state, entry.seat, action, told)
    yield ""
    yield f"== {number} at {entry.at_ms} ms, active {text(game.active(state))}"
    for timer in game.timers(state):
        yield f"sand {timer.name} {timer.ms} ms"
    for seat in players(match.header.seats):
        prompt = game.prompt(state, seat)
        yield f"{seat} sees {view(match, number, seat)}"
        yield f"{seat} asked {prompt.text} {text(prompt.details)}"
        yield from moves(game, state, seat)
    yield f"-> {entry.seat} {text(action)}"
    yield from events(told)


def view(match: Match[Any, Any], number: int, seat: Any) -> str:
    """What has not changed since the step before is not written again."""
    now = match.game.view(match.positions[number], seat)
    if not number:
        return text(now)
    before = match.game.view(match.positions[number - 1], seat)
    news = {
        name: news_of(getattr(before, name), getattr(now, name)) for name in now.__struct_fields__
    }
    return " ".join(f"{name}{said}" for name, said in news.items() if said) or "nothing new"


def news_of(before: Any, now: Any) -> str:
    """Nothing if all is the same, only what came if it has grown, else the whole."""
    if now == before:
        return ""
    if isinstance(now, tuple) and before and now[: len(before)] == before:
        return f"+={text(now[len(before) :])}"
    return f"={text(now)}"


def moves(game: Game[Any, Any, Any], state: Any, seat: Any) -> Iterator[str]:
    """The first few, how many, and a digest of all: a list of hundreds would be read by nobody."""
    legal = game.legal(state, seat)
    if not legal:
        return
    digest = sha256(encode(list(legal))).hexdigest()[:8]
    more = f" … {len(legal)} in all ({digest})" if len(legal) > LISTED else ""
    yield f"{seat} may {' '.join(text(action) for action in legal[:LISTED])}{more}"


def events(told: Listener) -> Iterator[str]:
    for event in told.told:
        heard = text(event.event)
        if event.audience is None:
            yield f"   all hear {heard}"
            continue
        yield f"   {text(event.audience)} hear {heard}"
        if event.blurred is not None:
            yield f"   the others hear {text(event.blurred)}"


def ending(match: Match[Any, Any]) -> Iterator[str]:
    yield ""
    yield f"== {'over' if match.outcome() else 'left'} after {match.step}"
    yield text(match.outcome())


def text(value: Any) -> str:
    return encode(value).decode()
