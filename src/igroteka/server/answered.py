"""The clicks already answered, also by a server that is no more: a click twice is one move."""

from typing import Any

from igroteka.kernel import Seat
from igroteka.match import Match, Played

REMEMBERED = 200


class Answered:
    def __init__(self, match: Match[Any, Any], action_ids: dict[int, str]) -> None:
        newest = sorted(action_ids.items())[-REMEMBERED:]
        self.clicks = dict.fromkeys(
            (entry.seat, action_id)
            for step, action_id in newest
            if isinstance(entry := match.log[step], Played)
        )

    def __contains__(self, click: tuple[Seat, str]) -> bool:
        return click in self.clicks

    def forget(self, seat: Seat | None, action_id: str) -> None:
        """It was not written after all."""
        if seat is not None:
            self.clicks.pop((seat, action_id), None)

    def add(self, seat: Seat, action_id: str) -> None:
        self.clicks[(seat, action_id)] = None
        if len(self.clicks) > REMEMBERED:
            del self.clicks[next(iter(self.clicks))]
