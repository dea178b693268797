"""A card carried by a finger that is quicker than the line."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .guests import PHONE
from .positions import shelved
from .profiles import Lend
from .sites import FLAT
from .test_skyscraper_hand import Hand, with_worker
from .wires import Cable

pytestmark = pytest.mark.browser


def test_a_card_dropped_before_its_answer_lands_where_it_was_dropped(
    lend: Lend, cable: Cable, kept: Path
) -> None:
    keys = shelved(kept, with_worker())
    anna = Hand(lend(PHONE, reduced_motion="reduce", has_touch=True), cable.site)
    anna.open(f"{cable.site}/t/{keys.table}#{keys.seats[0].token}")
    anna.sees()
    anna.asked()
    where = anna.take_flat()
    place = anna.find("[data-dot].chosen").get_attribute("data-dot")
    anna.find("[data-card].picked").press("Enter")
    expect(anna.find("[data-card].picked")).to_have_count(0)
    anna.asked()
    cable.stall()
    anna.carry(where, finger=True, card=FLAT)()
    expect(anna.find("div.grip")).to_be_visible()
    expect(anna.find("[data-card].picked")).to_have_count(0)
    cable.mend()
    expect(anna.find(f"[data-dot='{place}'].chosen")).to_be_visible()
    expect(anna.find("[data-act=Build]")).to_be_visible()
    expect(anna.find("div.grip")).to_have_count(0)
