"""Games that break one law each, and are otherwise the lantern."""

from collections.abc import Iterable, Sequence
from random import Random

from msgspec.structs import replace

from igroteka.kernel import (
    PERFECT,
    Box,
    Emit,
    Event,
    Help,
    Item,
    Outcome,
    Passage,
    Prompt,
    Recall,
    Refusal,
    Seat,
    Timer,
    Words,
    item,
)

from .lantern import Lantern
from .lantern.actions import LanternAction, Peek, Rest, Scatter, Swap, Take
from .lantern.events import Peeked
from .lantern.state import Fact, State, full_places
from .lantern.view import Preview, View


class NeverOver(Lantern):
    def bound(self, state: State) -> int:
        return 5


class Aimless(Lantern):
    def purpose(self, view: View, seat: Seat | None) -> Words | None:
        return None if seat is None else Words("lantern-purpose-shine")


class NobodyWins(Lantern):
    def outcome(self, state: State) -> Outcome | None:
        return None


class Embezzler(Lantern):
    def account(self, state: State, told: Sequence[Event]) -> Iterable[Item]:
        return (item("lantern", "nowhere", Seat(0), 99),)


class MuteKeeper(Lantern):
    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("lantern-prompt-nobody-wrote")


class BusyIdlers(Lantern):
    def legal(self, state: State, seat: Seat) -> Sequence[LanternAction]:
        return super().legal(state, seat) or (Rest(),)


class Doubles(Lantern):
    def legal(self, state: State, seat: Seat) -> Sequence[LanternAction]:
        return tuple(super().legal(state, seat)) * 2


class ForgetfulJudge(Lantern):
    """Lets a card be swapped that is not held."""

    def refuse(self, state: State, seat: Seat, action: LanternAction) -> Refusal | None:
        refusal = super().refuse(state, seat, action)
        return None if refusal and refusal.clause == "L-3" else refusal


class FreeRest(Lantern):
    """Resting costs nothing, so a turn may never end."""

    def apply(
        self, state: State, seat: Seat, action: LanternAction, emit: Emit | None = None
    ) -> State:
        if isinstance(action, Rest):
            return state
        return super().apply(state, seat, action, emit)


class Eavesdropper(Lantern):
    """Whoever listens changes the game."""

    def apply(
        self, state: State, seat: Seat, action: LanternAction, emit: Emit | None = None
    ) -> State:
        after = super().apply(state, seat, action, emit)
        return replace(after, time=after.time + 1) if emit else after


class LoadedDice(Lantern):
    def chances(self, state: State) -> Sequence[tuple[LanternAction, float]] | None:
        listed = super().chances(state)
        return [(action, odds / 2) for action, odds in listed] if listed else None


class OtherDice(Lantern):
    """Draws the keeper's move."""

    def draw(self, state: State, rng: Random) -> LanternAction:
        return Take(0) if self.chances(state) else super().draw(state, rng)


class StoppedGlass(Lantern):
    def timers(self, state: State) -> tuple[Timer, ...]:
        return ()


class HastyHands(Lantern):
    def cost_ms(self, action: LanternAction) -> int:
        return 100 if isinstance(action, Peek) else super().cost_ms(action)


class WaveringKeeper(Lantern):
    def legal(self, state: State, seat: Seat) -> Sequence[LanternAction]:
        legal = super().legal(state, seat)
        if legal and isinstance(legal[0], Take):
            return tuple(Take(place) for place in full_places(state))
        return legal


class GlassHands(Lantern):
    """Shows the cellar to everybody."""

    def view(self, state: State, seat: Seat | None, help: Help = Help.NORMAL) -> View:
        shown = super().view(state, seat, help)
        return replace(shown, taken=(*state.taken, *state.cellar))


class GlassWall(Lantern):
    """Shows the hands to whoever watches."""

    def view(self, state: State, seat: Seat | None, help: Help = Help.NORMAL) -> View:
        shown = super().view(state, seat, help)
        return replace(shown, all_hands=state.hands) if seat is None else shown


class LoudLamp(Lantern):
    """All hear which card was looked at."""

    def apply(
        self, state: State, seat: Seat, action: LanternAction, emit: Emit | None = None
    ) -> State:
        after = super().apply(state, seat, action, emit)
        if emit and isinstance(action, Swap):
            emit(Peeked(seat, action.place, action.card))
        return after


class Poker(Lantern):
    """Hides, and does not say where."""

    box = Box()


class Clairvoyant(Lantern):
    """Imagines only the truth."""

    def imagine(self, state: State, seat: Seat, rng: Random, recall: Recall = PERFECT) -> State:
        return state


class Glimpser(Lantern):
    """Every other world it imagines is the true one."""

    def imagine(self, state: State, seat: Seat, rng: Random, recall: Recall = PERFECT) -> State:
        other = super().imagine(state, seat, rng, recall)
        return state if rng.randrange(2) else other


class Dreamer(Lantern):
    """Imagines facts that are not so."""

    def imagine(self, state: State, seat: Seat, rng: Random, recall: Recall = PERFECT) -> State:
        world = super().imagine(state, seat, rng, recall)
        dreamt = tuple((Fact(99, 0, 0),) for _ in world.seen)
        return world if state.stage == "over" else replace(world, seen=dreamt)


class Forger(Lantern):
    """Imagines a card that is not in the box."""

    def imagine(self, state: State, seat: Seat, rng: Random, recall: Recall = PERFECT) -> State:
        world = super().imagine(state, seat, rng, recall)
        return world if state.stage in ("deal", "over") else replace(world, box=(98, 99))


class Shy(Lantern):
    """In the imagined world nobody may act."""

    def imagine(self, state: State, seat: Seat, rng: Random, recall: Recall = PERFECT) -> State:
        return replace(super().imagine(state, seat, rng, recall), rummaging=(Seat(0), Seat(1)))


class Secretive(Lantern):
    """Says that nobody ever learns anything."""

    def reveals(self, state: State, seat: Seat, action: LanternAction) -> tuple[Seat, ...]:
        return ()


class Fussy(Lantern):
    """Takes how the hand did it for what was chosen."""

    def plain(self, action: LanternAction) -> LanternAction:
        return action


class Prophet(Lantern):
    """Foretells the card, and not how much oil is left."""

    def preview(self, state: State, seat: Seat, action: LanternAction) -> Preview | None:
        return Preview(state.cellar[action.place]) if isinstance(action, Peek) else None


class Mumbler(Lantern):
    """Foretells something else than it said it would."""

    preview_type = View


class WordlessEvents(Lantern):
    id = "candle"


class WordlessRest(Lantern):
    def words(self, state: State, seat: Seat, action: LanternAction) -> Words:
        told = super().words(state, seat, action)
        return Words("lantern-action-nobody-wrote") if isinstance(action, Rest) else told


class Rambler(Lantern):
    """Says more than its text has room for."""

    def words(self, state: State, seat: Seat, action: LanternAction) -> Words:
        told = super().words(state, seat, action)
        return replace(told, details={**told.details, "weather": "fine"})


class Mutterer(Lantern):
    """Does not say where one looks."""

    def words(self, state: State, seat: Seat, action: LanternAction) -> Words:
        told = super().words(state, seat, action)
        return Words("lantern-action-rummage") if isinstance(action, Peek) else told


class Tattler(Lantern):
    """Says which card lies there before one has looked."""

    def words(self, state: State, seat: Seat, action: LanternAction) -> Words:
        told = super().words(state, seat, action)
        if isinstance(action, Peek):
            return replace(told, details={"place": state.cellar[action.place]})
        return told


class TalkingWind(Lantern):
    """Says where the cards flew."""

    def words(self, state: State, seat: Seat, action: LanternAction) -> Words:
        told = super().words(state, seat, action)
        if isinstance(action, Scatter):
            return replace(told, details={"cellar": ", ".join(map(str, action.cellar))})
        return told


class WordlessReport(Lantern):
    def report(self, view: View, event: Event) -> Words:
        return Words("lantern-event-nobody-wrote")


class Speechless(Lantern):
    """Has nothing to say of the table."""

    def aloud(self, view: View) -> tuple[Passage, ...]:
        return ()


class HastyScribe(Lantern):
    """Leaves out how many rounds are over."""

    def show(self, state: State) -> str:
        kept = (line for line in super().show(state).splitlines() if line[:6] != "round:")
        return "\n".join(kept)
