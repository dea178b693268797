"""Laws of the end, and of being asked."""

from igroteka.kernel import Item, players

from .walks import Walk


def it_ends_by_its_own_rules(walk: Walk) -> None:
    assert walk.match.step <= walk.game.bound(walk.positions[0])
    assert walk.game.active(walk.match.state) == ()


def it_names_an_outcome(walk: Walk) -> None:
    outcome = walk.game.outcome(walk.match.state)
    assert outcome is not None
    assert set(outcome.winners) <= set(players(walk.case.seats))
    assert outcome.reason
    assert len(outcome.scores) in (0, walk.case.seats)


def an_account_adds_up_to_the_score(walk: Walk) -> None:
    """Every point of a seat has come from somewhere, and none from nowhere."""
    outcome = walk.game.outcome(walk.match.state)
    for seat in players(walk.case.seats):
        points = [item.points for item in account(walk) if item.seat == seat and item.points]
        if outcome and outcome.scores and account(walk):
            assert sum(points) == outcome.scores[seat]
        else:
            assert not points


def account(walk: Walk) -> tuple[Item, ...]:
    told = [each.event for step in walk.steps for each in step.told.told]
    return tuple(walk.game.account(walk.match.state, told))


def the_end_comes_once(walk: Walk) -> None:
    for step in walk.steps:
        assert walk.game.outcome(step.state) is None
        assert walk.game.active(step.state)


def everybody_is_told_what_is_asked(walk: Walk) -> None:
    for state in walk.positions:
        for seat in players(walk.case.seats):
            assert walk.game.prompt(state, seat).text
