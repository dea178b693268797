"""The first game of a box on a device, and the figures beside its rules."""

import pytest
from playwright.sync_api import expect

from .guests import PHONE, Guests

pytestmark = pytest.mark.browser

NEW_HERE = "localStorage['igroteka.played'] = '[]'"
WIDER = "() => document.documentElement.scrollWidth > innerWidth"


def test_the_first_game_is_gentle_and_says_so_with_a_way_to_the_usual_one(guests: Guests) -> None:
    guest = guests.come(PHONE)
    guest.context.add_init_script(NEW_HERE)
    guest.open()
    line = guest.page.locator("[data-gentle=urfin]")
    expect(line).to_contain_text("no sand runs")
    expect(line.locator("[data-usual]")).to_be_visible()
    assert guest.small_targets() == []
    with guest.page.expect_request("**/api/tables") as asked:
        guest.box("Urfin").locator("[data-play]").click()
    wish = asked.value.post_data_json or {}
    assert (wish["help"], wish["options"]) == ("coach", {"sand": "off"})
    guest.page.wait_for_url("**/t/*")
    guest.open()
    expect(guest.page.locator("[data-gentle=roads]")).to_be_visible()


def test_the_rules_have_figures_with_a_verdict_and_a_sentence(guests: Guests) -> None:
    guest = guests.come(PHONE)
    guest.open(f"{guest.site}/rules/roads")
    figure = guest.page.locator('[id="R-P1"] [data-figure=apart]')
    expect(figure.get_by_role("img", name="Picture: this is not allowed")).to_be_visible()
    expect(figure).to_contain_text("Beside a card, but no road joins.")
    assert not guest.page.evaluate(WIDER)
    assert guest.serious_faults() == []
