"""igroteka bots: who there is, the same live as in the arena, and what forgetting costs."""

from .conftest import Igroteka


def test_the_bots_are_listed(igroteka: Igroteka) -> None:
    said = igroteka("bots")
    assert said.code == 0
    assert "search:standard" in said.out
    assert "learner" in said.out


def test_a_live_check_says_steps_and_whether_the_logs_are_equal(igroteka: Igroteka) -> None:
    [row] = igroteka("bots", "roads", "--live-check", "--bots", "greedy:easy", "--json").json
    assert row["game"] == "roads"
    assert row["steps"] > 10
    assert row["equal"] == "yes"


def test_what_forgetting_costs_is_told_with_intervals(igroteka: Igroteka) -> None:
    typed = ("bots", "urfin", "--forgetting", "--bots", "greedy", "--games", 6, "--seats", 2)
    [row] = igroteka(*typed, "--option", "sand=off", "--json").json
    assert row["worse"] in ("yes", "no")
    assert "%" in row["plans kept"]


def test_bots_without_plans_have_nothing_to_forget(igroteka: Igroteka) -> None:
    assert igroteka("bots", "roads", "--forgetting", "--games", 2, "--json").json == []


def test_options_go_with_one_game(igroteka: Igroteka) -> None:
    said = igroteka("bots", "--live-check", "--option", "cards=12")
    assert said.code == 2
    assert "name it" in said.err


def test_what_a_child_sees_a_learner_may_miss_and_medium_does_not(igroteka: Igroteka) -> None:
    typed = ("bots", "clockwork", "--plain", "--bots", "learner,medium", "--json")
    rows = igroteka(*typed).json
    learner, medium = (int(row["found"].split()[0]) for row in rows)
    assert learner < 9 <= medium
    assert rows[0]["missed"]
