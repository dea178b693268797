"""Hints given at one table: a deed once hinted stays the hint until it is done or left."""

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

from igroteka.kernel import Game, Seat
from igroteka.match import AnyEntry, Played

from .client import Client
from .troubles import InTrouble
from .wire import HintGiven, Sent, Trouble
from .work import NotWanted

if TYPE_CHECKING:
    from .table import Table


class Advice:
    """`left` is what is left of each seat's deed, `asking` are its tabs that wait for a hint;
    `given` is what they were told at this step, and are told again."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.game = game
        self.asking: dict[Seat, list[Client]] = {}
        self.given: dict[Seat, HintGiven] = {}
        self.left: dict[Seat, tuple[Any, ...]] = {}

    def asks(self, seat: Seat, client: Client, step: int) -> bool:
        """Whether it has to be thought of: who asks again is told the same, tabs wait together."""
        if (given := self.given.get(seat)) and given.step == step:
            client.tell(given)
            return False
        asking = self.asking.setdefault(seat, [])
        if client in asking:
            raise InTrouble("too-fast", "a hint is being thought of already")
        asking.append(client)
        return len(asking) == 1

    async def thought(self, table: "Table", seat: Seat, hint: Awaitable[HintGiven]) -> None:
        """Told to all tabs of a seat; a hint for a step that has passed is no hint."""
        try:
            self.tell(seat, await hint)
        except InTrouble as error:
            self.tell(seat, error.trouble)
        except NotWanted:
            self.tell(seat, Trouble("not-allowed", "the table has moved on; ask again"))
        except LookupError as error:
            self.tell(seat, Trouble("not-allowed", str(error)))
        except Exception as error:  # noqa: BLE001 - whatever hurts here hurts this table only
            table.break_down(error)
        finally:
            self.asking.pop(seat, None)

    def tell(self, seat: Seat, said: Sent) -> None:
        if isinstance(said, HintGiven):
            self.given[seat] = said
        for client in self.asking.pop(seat, ()):
            client.tell(said)

    def forget(self) -> None:
        """Another past holds."""
        self.given.clear()
        self.left.clear()

    def heard(self, entry: AnyEntry) -> None:
        """Whoever does the first action of a deed is told the rest; anything else is news."""
        self.given.clear()
        if not isinstance(entry, Played):
            self.left.clear()
            return
        said = self.left.pop(entry.seat, ())
        self.left.clear()
        if said[1:] and said[0] == self.game.plain(entry.action):
            self.left[entry.seat] = said[1:]

    def rest(self, seat: Seat, state: Any) -> tuple[Any, ...]:
        """What is left of the deed hinted last, if it still can be done."""
        deed = self.left.get(seat, ())
        return deed if deed and deed[0] in self.game.legal(state, seat) else ()
