"""Around the dungeon: the prisoners' cards and thoughts, fights by cards, the hand, the end."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, expect

from igroteka.games.prison.actions import Go
from igroteka.games.prison.npcs import NPCS
from igroteka.games.prison.turn.ending import advice
from igroteka.match import Match, Played

from .guests import DESKTOP, PHONE, Guest
from .positions import shelved
from .prison_moments import quiet_dice, reached
from .profiles import Lend

pytestmark = pytest.mark.browser

CARD = "[data-fight-card]:not(.no)"
WEIGHED = re.compile(r"(\d\. .+: .+ → (?:yes|no|skipped)) P-\d+\.\d+")

# Of one prisoner after another: how far its decision is, and how many goals stand there.
MINDS = "() => motionRecord.filter((it) => it.startsWith('mind'))"
Motion = Literal["reduce", "no-preference"]


class Player(Guest):
    """A guest at a table of Prison."""

    def find(self, what: str) -> Locator:
        return self.page.locator(what)

    def values(self, what: str) -> list[int]:
        found = self.find(f"[{what}]").evaluate_all(
            "(all, what) => all.map(e => +e.getAttribute(what))", what
        )
        return list(found)

    def reasons(self, card: Locator) -> list[str]:
        """What a prisoner weighed when it last acted, as its card tells it."""
        card.click()
        self.find("dialog .why").wait_for()
        lines = self.find("dialog .why li").all_inner_texts()
        self.page.keyboard.press("Escape")
        return [" ".join(line.split()) for line in lines]

    def fight(self) -> str:
        return self.find("[data-fight]").get_attribute("data-fight") or ""


def last_decision(match: Match[Any, Any]) -> tuple[int, int]:
    """The step of the last prisoner who went somewhere, and who it was."""
    for step in range(match.step, 0, -1):
        entry = match.log[step - 1]
        going_on = match.positions[step].stage == "np"
        if going_on and isinstance(entry, Played) and isinstance(entry.action, Go):
            return step, entry.action.figure
    raise LookupError("nobody went anywhere")


Sit = Callable[..., list[Player]]


@pytest.fixture
def sit(lend: Lend, site: str, kept: Path) -> Sit:
    """Everybody with a browser at a table where something is about to happen."""

    def sat(
        match: Match[Any, Any],
        size: tuple[int, int] = DESKTOP,
        motion: Motion = "reduce",
        dice: str = "",
    ) -> list[Player]:
        keys = shelved(kept, match, dice)
        here: list[Player] = []
        for key in keys.seats:
            context = lend(size, reduced_motion=motion)
            here.append(Player(context, site))
            here[-1].open(f"{site}/t/{keys.table}#{key.token}")
            expect(here[-1].find(".prison").first).to_be_visible()
        return here

    return sat


def test_the_goals_of_a_prisoner_tick_through_before_it_acts(sit: Sit) -> None:
    match = reached("prisoners")
    [anna] = sit(match, motion="no-preference", dice=quiet_dice(match))
    anna.find("[data-act=Pass]").click()
    anna.page.wait_for_function(f"() => ({MINDS})().some((it) => it.includes('decided'))")
    _, figure, *_ = anna.page.evaluate(MINDS)[0].split()
    ticks = [it for it in anna.page.evaluate(MINDS) if it.startswith(f"mind {figure} ")]
    decided = next(at for at, tick in enumerate(ticks) if "decided" in tick)
    assert decided > 0
    assert ticks[: decided + 1] == [
        *(f"mind {figure} thinking {goals}" for goals in range(1, decided + 1)),
        f"mind {figure} decided {decided}",
    ]


def test_what_a_prisoner_decided_is_told_in_the_log_and_on_its_card(sit: Sit) -> None:
    [anna] = sit(reached("prisoners"))
    anna.find("[data-act=Pass]").click()
    anna.find("[data-act=Pass]").wait_for(state="detached")
    anna.find(".prompt.mine, .prompt.over").first.wait_for()
    log = anna.find("aside ol").last.inner_text()
    assert " decides: " in log
    told = [line for card in anna.find("[data-npc]").all() for line in anna.reasons(card)]
    assert told
    for line in told:
        weighed = WEIGHED.search(line)
        assert weighed, line
        assert weighed[1] in log


def test_a_card_opens_and_says_all_that_is_on_it(sit: Sit) -> None:
    [anna] = sit(reached("prisoners"))
    card = anna.find("[data-npc]").first
    card.click()
    shown = anna.find("dialog [data-card]")
    npc = next(npc for npc in NPCS if npc.id == shown.get_attribute("data-card"))
    goals = shown.locator("[data-goal]").evaluate_all("all => all.map(e => e.dataset.goal)")
    assert goals == [aim.goal.value for aim in npc.goals]
    for line, aim in zip(shown.locator("[data-goal]").all_inner_texts(), npc.goals, strict=True):
        assert f"{aim.ap} AP" in line
    expect(shown.locator(".goals .main")).to_have_attribute("data-goal", npc.goals[npc.main].goal)
    expect(shown.locator(".list").first.locator("li")).to_have_count(len(npc.classes))
    expect(shown.locator(".list").last.locator("li")).to_have_count(len(npc.objects))
    assert anna.serious_faults() == []
    anna.page.keyboard.press("Escape")
    expect(card).to_be_focused()


def test_every_card_marks_what_the_book_tells_and_what_is_ours(sit: Sit) -> None:
    [anna] = sit(reached("prisoners"))
    for card in anna.find("[data-npc]").all():
        card.click()
        shown = anna.find("dialog [data-card]")
        npc = next(npc for npc in NPCS if npc.id == shown.get_attribute("data-card"))
        marks = shown.locator("[data-goal] [data-told]").evaluate_all(
            "all => all.map(e => e.dataset.told)"
        )
        assert marks == ["known" if aim.known else "ours" for aim in npc.goals]
        source = "known" if "name" in npc.known else "ours"
        expect(shown.locator("[data-source]")).to_have_attribute("data-source", source)
        expect(shown.locator("[data-source] [data-told]")).to_have_count(2)
        anna.page.keyboard.press("Escape")


def test_the_lobby_says_what_the_game_rests_on(guest: Guest) -> None:
    guest.options("Prison")
    expect(guest.page.locator("p[data-source]")).to_contain_text("14 of their 192 goals")
    guest.options("Skyscraper")
    expect(guest.page.locator("p[data-source]")).to_have_count(0)


def test_keys_go_from_card_to_card_and_open_one(sit: Sit) -> None:
    [anna] = sit(reached("prisoners"))
    anna.find("[data-npc]").first.focus()
    anna.page.keyboard.press("ArrowRight")
    expect(anna.find("[data-npc]").nth(1)).to_be_focused()
    expect(anna.find('[data-npc][tabindex="0"]')).to_have_count(1)
    anna.page.keyboard.press("Enter")
    expect(anna.find("dialog [data-card]")).to_be_visible()


def test_the_first_time_round_only_the_next_card_can_be_played(sit: Sit) -> None:
    [anna] = sit(reached("first card"))
    expect(anna.find("[data-action-card].lit")).to_have_attribute("data-action-card", "2")
    anna.find('[data-action-card="4"]').press("Enter")
    expect(anna.find("[role=alert], .toast").filter(has_text="in order").first).to_be_visible()
    anna.find('[data-action-card="2"]').press("Enter")
    expect(anna.find("[data-ap]")).to_have_attribute("data-ap", "2")
    expect(anna.find('[data-action-card="2"]')).to_have_attribute("data-state", "played")


def test_a_fight_is_fought_by_choosing_a_card(sit: Sit) -> None:
    match = reached("fight")
    [anna] = sit(match)
    held = sorted(set(match.state.cards[0].fights))
    assert anna.values("data-fight-card") == held
    anna.find(CARD).last.click()
    anna.find("[data-fight=over]").wait_for()
    expect(anna.find("[data-fight=over] .result")).not_to_be_empty()
    expect(anna.find('[data-side="0"] [data-face]')).to_have_attribute("data-face", str(held[-1]))
    expect(anna.find("[data-fight]")).to_have_count(0)


def test_a_fight_can_be_folded_away_to_look_at_the_board(sit: Sit) -> None:
    [anna] = sit(reached("fight"))
    anna.find("[data-fold]").click()
    expect(anna.find("[data-fight]")).to_have_count(0)
    anna.find("[data-unfold]").click()
    assert anna.fight() == "card"


def test_a_telepath_picks_one_of_three_cards_and_then_its_own(sit: Sit) -> None:
    match = reached("three")
    [anna] = sit(match)
    shown = match.state.agenda[0].shown
    assert anna.values("data-name-card") == list(shown)
    anna.find("[data-name-card]").first.click()
    anna.find(CARD).first.wait_for()
    expect(anna.find('[data-side="1"] [data-face]')).to_have_attribute("data-face", str(shown[0]))
    anna.find(CARD).first.click()
    anna.find("[data-fight=over]").wait_for()


def test_in_a_duel_a_card_lies_face_down_until_both_are_chosen(sit: Sit) -> None:
    anna, ben = sit(reached("duel", seats=2))
    anna.find(CARD).first.click()
    expect(ben.find('[data-side="0"] [data-face]')).to_have_attribute("data-face", "back")
    assert anna.fight() == "waiting"
    ben.find(CARD).first.click()
    for player in (anna, ben):
        player.find("[data-fight=over]").wait_for()


def test_cards_show_whom_they_call_at_this_level(sit: Sit) -> None:
    [anna] = sit(reached("any card", level="black", sight="on"))
    calling = anna.find("[data-action-card]:has([data-mark=call])")
    assert calling.evaluate_all("all => all.map(e => e.dataset.actionCard)") == ["2", "5"]
    expect(anna.find("[data-action-card]:has([data-mark=eye])")).to_have_count(1)
    anna.find("[data-decks]").click()
    expect(anna.find('dialog [data-heap^="np"]:has([data-mark=call])').first).to_be_visible()


def test_on_a_phone_all_of_it_fits(sit: Sit) -> None:
    [anna] = sit(reached("fight"), PHONE)
    anna.find(CARD).first.wait_for()
    assert anna.fits()
    assert anna.small_targets() == []
    assert anna.serious_faults() == []
    hand = anna.find("[data-action-card]").evaluate_all("all => all.map(e => e.offsetTop)")
    assert len(set(hand)) == 1


@pytest.mark.parametrize("moment", ["fight", "three"])
def test_on_a_phone_every_card_of_a_fight_is_seen_without_scrolling(sit: Sit, moment: str) -> None:
    [anna] = sit(reached(moment), PHONE)
    panel = anna.find("[data-fight]")
    panel.locator(".cards button").first.wait_for()
    assert panel.evaluate("it => it.scrollHeight - it.clientHeight") <= 0
    expect(panel).to_be_in_viewport(ratio=1)


def test_the_way_back_to_a_fight_has_room_for_its_words_above_the_cards(sit: Sit) -> None:
    [anna] = sit(reached("fight"), PHONE)
    anna.page.evaluate("() => localStorage.setItem('igroteka.lang', 'ru')")
    anna.page.reload()
    anna.find("[data-fold]").click()
    back, cards = (anna.find(it).bounding_box() for it in ("[data-unfold]", ".actions"))
    assert back
    assert cards
    assert back["y"] + back["height"] <= cards["y"]
    words = "it => it.scrollHeight - it.clientHeight"
    assert anna.find("[data-unfold]").evaluate(words) <= 0


def test_in_letters_twice_as_large_a_fight_has_room_and_so_has_the_aim(sit: Sit) -> None:
    [anna] = sit(reached("fight"), PHONE)
    anna.page.evaluate("() => document.documentElement.style.setProperty('font-size', '200%')")
    wide, high = "it.scrollWidth - it.clientWidth", "it.scrollHeight - it.clientHeight"
    assert anna.find("[data-fight]").evaluate(f"it => {wide}") <= 0
    assert anna.find(".purpose").evaluate(f"it => {high}") <= 2


def test_the_end_says_how_it_stands(sit: Sit) -> None:
    match = reached("over")
    [anna] = sit(match)
    ours, theirs = match.state.points
    finale = anna.find("[data-finale]").first
    finale.wait_for()
    expect(finale).to_contain_text(f"{ours} : {theirs}")
    expect(finale.locator("[data-advice]")).to_have_attribute("data-advice", advice(match.state))


def test_a_replay_shows_the_decision_one_has_jumped_to(sit: Sit) -> None:
    match = reached("over")
    [anna] = sit(match)
    anna.page.get_by_role("link", name="Watch again").click()
    slider = anna.page.get_by_role("slider")
    slider.wait_for()
    step, figure = last_decision(match)
    slider.fill(str(step))
    thinker = anna.find("[data-thinking]")
    expect(thinker.locator("[data-trace=decided]")).to_be_visible()
    expect(thinker).to_have_attribute("data-thinking", str(figure))
