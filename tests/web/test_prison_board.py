"""The dungeon under fingers, mouse and keys: opened, walked, turned, and played to its end."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from igroteka.games.prison.floor.dungeon import carried
from igroteka.match import Match

from .guests import DESKTOP, PHONE
from .patience import until_together
from .positions import shelved
from .prison_moments import reached
from .prison_player import LIT, NAGA, STARTERS, Player
from .profiles import Lend

pytestmark = pytest.mark.browser

ME = {"kind": "me", "name": "Anna"}
BEN = {"kind": "friend", "name": "Ben"}
FAR_ROOM = "[data-target='room-7']"
HIDDEN = 20
Motion = Literal["reduce", "no-preference"]

# From inside the page, whatever glows: the first card, any fight, any way, the end of the turn.
PLAY_ON = """() => {
    const root = document.querySelector('.prison');
    let luck = 1;
    const chance = () => (luck = (luck * 48271) % 2147483647) / 2147483647;
    const any = (what) => {
        const may = (each) => each.getAttribute('aria-disabled') !== 'true';
        const found = [...root.querySelectorAll(what)].filter(may);
        return found[Math.floor(chance() * found.length)];
    };
    const tap = (it) => it?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const lit = '[data-target]:has(.hit.lit)';
    const act = () => chance() < 0.4 ? any('[data-verb]:not([data-verb=move])') : null;
    const enough = () => chance() < 0.2 ? any('[data-act=Pass]') : null;
    const moves = {
        starters: () => any('[data-pick]:enabled'),
        card: () => any('[data-state=now]'),
        fight: () => any('[data-fight-card]:not(.no)'),
        name: () => any('[data-name-card]'),
        move: () => any('[data-move=PickUp]') ?? any(`${lit}, [data-move=Stop]`),
        act: () => enough() ?? act() ?? any(lit) ?? any('[data-act=Pass]'),
        choose: () => any(lit),
    };
    const playing = setInterval(() => {
        if (document.querySelector('.prompt.over')) return clearInterval(playing);
        if (!document.querySelector('.table[data-ready=true]')) return;
        if (!document.querySelector('.prompt.mine')) return tap(any('[data-act=hurry]'));
        tap(moves[root.dataset.expected]?.());
    }, 40);
}"""


SUGGESTED = (0, 2, 5, 7)
Sit = Callable[..., Player]
Company = Callable[..., list[Player]]


@pytest.fixture
def company(lend: Lend, site: str, kept: Path) -> Company:
    """Everybody with a browser at one table, fresh or shelved."""

    def enter(size: tuple[int, int], motion: Motion) -> Player:
        context = lend(size, reduced_motion=motion, has_touch=size == PHONE)
        come = Player(context, site)
        come.touch = size == PHONE
        return come

    def gathered(
        *seats: Any,
        size: tuple[int, int] = DESKTOP,
        motion: Motion = "reduce",
        options: dict[str, str] | None = None,
        match: Match[Any, Any] | None = None,
    ) -> list[Player]:
        come = [enter(size, motion) for _ in seats]
        wish = {"game": "prison", "seats": seats, "options": options or {}}
        if match:
            shelf = shelved(kept, match)
            keys: Any = {"table": shelf.table, "seats": [{"token": s.token} for s in shelf.seats]}
        else:
            keys = come[0].context.request.post(f"{site}/api/tables", data=wish).json()
        for number, player in enumerate(come):
            player.open(f"{site}/t/{keys['table']}#{keys['seats'][number]['token']}")
            expect(player.find(".prison")).to_be_visible()
        return come

    return gathered


@pytest.fixture
def sit(company: Company) -> Sit:
    return lambda level="pink", **how: company(ME, options={"level": level}, **how)[0]


both_sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


@pytest.mark.clause("P-2.4")
def test_the_suggested_four_are_taken_by_one_press_with_all_their_motion(sit: Sit) -> None:
    anna = sit(motion="no-preference")
    anna.hit("[data-take]")
    anna.asked("card")
    assert sorted(map(anna.square, SUGGESTED)) == [1, 3, 6, 8]
    expect(anna.find(".toast")).to_have_count(0)


@both_sizes
def test_a_first_turn_opens_a_room_walks_and_gives_way_to_the_prisoners(
    sit: Sit, size: tuple[int, int]
) -> None:
    anna = sit(size=size)
    anna.start()
    anna.open_first_room()
    if anna.expected == "act":
        start = anna.square(NAGA)
        anna.hit(f"[data-target='square-{start}']")
        far = anna.ways()[-1]
        anna.find(f"[data-target='{far}']").dispatch_event("click")
        expect(anna.find(f"[data-figure='{NAGA}'][data-square='{far[7:]}']")).to_have_count(1)
        anna.asked("card", "act", "move", "fight", "name")
    assert anna.find("[data-room][data-open=true]").count() >= 1


@both_sizes
def test_nothing_serious_stands_in_anybodys_way(sit: Sit, size: tuple[int, int]) -> None:
    anna = sit(size=size)
    assert anna.serious_faults() == []
    anna.start()
    anna.hit("[data-action-card='2']")
    anna.asked("act")
    assert anna.serious_faults() == []
    assert anna.small_targets() == []
    assert anna.fits()


def test_squares_are_large_enough_for_a_finger_until_one_looks_at_all_of_it(sit: Sit) -> None:
    anna = sit(size=PHONE)
    anna.start()
    wide = "it => it.getBoundingClientRect().width"
    hit = anna.find("[data-target='square-1'] .hit")
    assert hit.evaluate(wide) >= 43
    anna.page.get_by_label("Show everything").tap()
    anna.page.wait_for_function(f"it => ({wide})(it) < 30", arg=hit.element_handle())


def test_a_first_turn_is_played_with_keys_alone(sit: Sit) -> None:
    anna = sit()
    for kind in STARTERS:
        anna.find(f"[data-pick='{kind}']").press("Enter")
        expect(anna.find(f"[data-pick='{kind}']:enabled")).to_have_count(0)
    anna.asked("card")
    anna.find("[data-action-card='2']").press("Enter")
    anna.asked("act")
    anna.find("[data-target='room-1']").press("Enter")
    expect(anna.find("[data-room='1'][data-open=true]")).to_have_count(1)
    anna.asked("act", "card")
    if anna.expected == "act":
        here = anna.find(f"[data-target='square-{anna.square(NAGA)}']")
        assert "Naga, yellow" in (here.get_attribute("aria-label") or "")
        here.press("Enter")
        anna.page.keyboard.press("ArrowRight")
        expect(anna.find(".target:focus .hit.lit")).to_have_count(1)
        anna.page.keyboard.press("Escape")
        expect(anna.find("[data-verb]")).to_have_count(0)
        anna.page.keyboard.press("KeyN")
    anna.asked("card", "fight", "name")


def test_keys_go_on_to_what_glows_once_all_has_been_shown(company: Company) -> None:
    [anna] = company(ME, match=reached("first card"), motion="no-preference")
    anna.find(".actions .now").press("Enter")
    anna.asked("act")
    expect(anna.find(".target:focus > .hit.lit")).to_have_count(1)


def test_a_room_turns_with_all_that_stands_on_it(company: Company) -> None:
    [anna] = company(ME, match=reached("gear"))
    anna.asked("act")
    for own in range(8):
        if not anna.find(f"[data-figure='{own}'][data-square]").count():
            continue
        anna.find(f"[data-target='square-{anna.square(own)}']").dispatch_event("click")
        if anna.find("[data-verb=turn]").count():
            break
        anna.page.keyboard.press("Escape")
    before = {n: anna.square(n) for n in range(8) if anna.find(f"[data-figure='{n}']").count()}
    left = anna.find("[data-ap]").get_attribute("data-ap") or ""
    anna.find("[data-verb=turn]").click()
    arrows = anna.find("[data-target^='turn-']")
    if arrows.count():
        arrows.first.dispatch_event("click")
    expect(anna.find("[data-ap]")).not_to_have_attribute("data-ap", left)
    after = {n: anna.square(n) for n in before}
    turned = [
        (p, q)
        for p in range(8)
        for q in (1, 3)
        if all(carried(s, p, q) == after[n] for n, s in before.items())
    ]
    assert turned


def test_a_figure_is_pulled_to_where_it_walks(sit: Sit) -> None:
    anna = sit()
    anna.start()
    anna.hit("[data-action-card='2']")
    anna.asked("act")
    anna.hit("[data-target='room-0']")
    anna.asked("act", "card")
    if anna.expected != "act":
        return
    start = anna.square(NAGA)
    mouse = anna.page.mouse
    mouse.move(*anna.middle(f"[data-target='square-{start}']"))
    mouse.down()
    mouse.move(*anna.middle("[data-target='square-2']"), steps=6)
    expect(anna.find(".held")).to_have_count(1)
    mouse.up()
    expect(anna.find(f"[data-figure='{NAGA}'][data-square='2']")).to_have_count(1)


def test_an_enemy_out_of_reach_is_refused_with_the_rule(company: Company) -> None:
    [anna] = company(ME, match=reached("prisoners"))
    anna.asked("act")
    anna.find(f"{LIT}[data-target^='square-']").first.dispatch_event("click")
    anna.find(".token[data-figure] .selected").wait_for(state="attached")
    far = anna.find("[data-target]:not(:has(.hit.lit))[aria-label*='prisoner']")
    far.first.dispatch_event("click")
    expect(anna.page.get_by_role("alert").filter(has_text="Rule P-7")).to_be_visible()
    assert anna.serious_faults() == []


def test_after_a_refusal_a_figure_still_walks_where_it_is_sent(company: Company) -> None:
    [anna] = company(ME, match=reached("gear"))
    anna.asked("act")
    anna.find("[data-action-card]").first.dispatch_event("click")
    expect(anna.page.get_by_role("alert").filter(has_text="Rule P-3")).to_be_visible()
    anna.find(f"{LIT}[data-target^='square-']").first.dispatch_event("click")
    way = anna.ways()[0]
    anna.find(f"[data-target='{way}']").dispatch_event("click")
    expect(anna.find(f"[data-figure][data-square='{way[7:]}']")).to_have_count(1)


def test_whoever_is_looked_at_shows_how_far_it_goes(company: Company) -> None:
    [anna] = company(ME, match=reached("prisoners"))
    anna.asked("act")
    anna.find("[data-npc]").first.hover()
    expect(anna.find("path.reach.npc")).to_have_count(1)
    anna.page.mouse.move(5, 5)
    expect(anna.find("path.reach")).to_have_count(0)


def test_the_prisoners_act_one_after_another_until_one_has_seen_enough(company: Company) -> None:
    [anna] = company(ME, match=reached("prisoners"), motion="no-preference")
    anna.asked("act")
    anna.hit("[data-act=Pass]")
    expect(anna.find("path.acting")).to_have_count(1)
    anna.page.evaluate("() => document.querySelector('[data-act=hurry]')?.click()")
    anna.asked("card", "fight", "name", "choose")


def test_in_a_duel_tokens_are_laid_hidden_and_put_where_one_likes(company: Company) -> None:
    anna, ben = company(ME, BEN)
    for player in (anna, ben):
        player.page.keyboard.press("Escape")
        for kind in STARTERS:
            player.find(f"[data-pick='{kind}']").dispatch_event("click")
            expect(player.find(f"[data-pick='{kind}']:enabled")).to_have_count(0)
    for turn in range(HIDDEN):
        until_together(anna.page, ben.page)
        player = next(each for each in (anna, ben) if each.find("[data-lay]").count())
        player.find(f"[data-target='room-{turn % 8}']").dispatch_event("click")
        expect(player.find("[data-lay]")).to_have_count(0)
    until_together(anna.page, ben.page)
    assert {anna.expected, ben.expected} == {"card"}
    lines = [p.middle("[data-target='square-213']")[0] for p in (anna, ben)]
    assert lines[1] < lines[0], "one's own line is at the left of a board that lies"


@pytest.mark.slow
def test_a_game_is_played_to_its_end(sit: Sit) -> None:
    """At black, where somebody who does anything is soon beaten."""
    anna = sit("black", size=PHONE)
    anna.page.evaluate(PLAY_ON)
    anna.find(".prompt.over").wait_for(timeout=240_000)
    expect(anna.page.get_by_role("dialog").locator("[data-finale]")).to_be_visible()
    assert anna.fits()
