"""Laws of values: what is written can be read, what is past is past."""

from igroteka.kernel import (
    Event,
    Help,
    Outcome,
    Prompt,
    Refusal,
    Seat,
    decode,
    encode,
    is_player,
    players,
    stream,
)
from igroteka.match import Header, Match, RawEntry, rebuild, record_of, wander
from igroteka.match.record import Record

from .moves import asked_about
from .walks import Walk, wandered


def positions_can_be_written_and_read(walk: Walk) -> None:
    for number in walk.looked_at():
        written = encode(walk.positions[number])
        read = decode(written, walk.game.state_type)
        assert read == walk.positions[number]
        assert encode(read) == written


def positions_can_be_shown_and_read(walk: Walk) -> None:
    for number in walk.looked_at():
        position = walk.positions[number]
        text = walk.game.show(position)
        read = walk.game.read(text)
        assert read == position
        assert encode(read) == encode(position)
        assert walk.game.show(read) == text


def actions_can_be_written_and_read(walk: Walk) -> None:
    for step in walk.steps:
        legal = walk.game.legal(step.state, step.entry.seat)
        for action in (step.entry.action, *legal[:5]):
            assert decode(encode(action), walk.game.action_type) == action


def events_can_be_written_and_read(walk: Walk) -> None:
    for step in walk.steps:
        for told in step.told.told:
            for event in filter(None, (told.event, told.blurred)):
                assert isinstance(event, Event)
                assert decode(encode(event), walk.game.event_type) == event


def views_can_be_written_and_read(walk: Walk) -> None:
    for number in walk.looked_at():
        for seat in (*players(walk.case.seats), None):
            for level in Help:
                view = walk.game.view(walk.positions[number], seat, level)
                assert decode(encode(view), walk.game.view_type) == view


def previews_can_be_written_and_read(walk: Walk) -> None:
    for step in walk.steps:
        if is_player(step.entry.seat):
            preview = walk.game.preview(step.state, step.entry.seat, step.entry.action)
            if preview is not None:
                assert decode(encode(preview), walk.game.preview_type) == preview


def what_is_said_can_be_written_and_read(walk: Walk) -> None:
    """Prompts, refusals and the outcome."""
    rng = stream(walk.seed, "said")
    for number in walk.looked_at():
        state = walk.positions[number]
        for seat in players(walk.case.seats):
            prompt = walk.game.prompt(state, seat)
            assert decode(encode(prompt), Prompt) == prompt
            for action in asked_about(walk, state, (), [], rng):
                refusal = walk.game.refuse(state, seat, action)
                assert refusal is None or decode(encode(refusal), Refusal) == refusal
    outcome = walk.game.outcome(walk.match.state)
    assert decode(encode(outcome), Outcome) == outcome


def the_log_alone_replays_to_the_same_bytes(walk: Walk) -> None:
    """Without a seed, and by way of bytes."""
    header = decode(encode(walk.match.header), Header)
    entries = decode(encode(walk.match.log), tuple[RawEntry, ...])
    again = rebuild(walk.game, header, entries)
    assert [encode(state) for state in again.positions] == list(map(encode, walk.positions))
    assert again.outcome() == walk.match.outcome()
    assert again.sand == walk.match.sand


def a_record_can_be_written_and_read(walk: Walk) -> None:
    written = encode(record_of(walk.match))
    assert encode(decode(written, Record)) == written


def listening_changes_nothing(walk: Walk) -> None:
    for step in walk.steps:
        assert encode(step.after) == encode(walk.positions[step.number + 1])


def the_past_never_changes(walk: Walk) -> None:
    assert tuple(map(encode, walk.positions)) == walk.bytes_then


def the_same_seed_gives_the_same_log(walk: Walk) -> None:
    again, _ = wandered(walk.case, walk.seed)
    assert encode(again.log) == encode(walk.match.log)
    other, _ = wandered(walk.case, f"{walk.seed}!")
    assert encode(other.log) != encode(walk.match.log)


def settled_options_are_settled(walk: Walk) -> None:
    options = walk.match.header.options
    assert walk.game.settle(walk.case.seats, options) == options


def a_match_goes_on_where_its_log_ends(walk: Walk) -> None:
    """A crash anywhere: whatever is rebuilt plays on as the old one would have."""
    half = len(walk.match.log) // 2
    entries = decode(encode(walk.match.log[:half]), tuple[RawEntry, ...])
    again: Match[object, object] = rebuild(walk.game, walk.match.header, entries, walk.seed)  # type: ignore[type-var]
    assert encode(again.state) == encode(walk.positions[half])
    assert again.asked_at == rebuilt_asked_at(walk, half)
    assert not again.active() or wander(again, stream(walk.seed, "on"))


def rebuilt_asked_at(walk: Walk, number: int) -> dict[Seat, int]:
    fresh = Match(walk.game, walk.match.header)
    for entry in walk.match.log[:number]:
        fresh.append(entry)
    return fresh.asked_at
