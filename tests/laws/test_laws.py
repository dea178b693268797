"""One suite for every game on the shelf: green here before its first scenario."""

from collections.abc import Callable

import pytest

from igroteka.games import SHELF

from . import chance, ending, moves, secrets, sentences, values, words
from .cases import CASES, Case
from .walks import SEEDS, Walk, walk_of

Law = Callable[[Walk], None]

LAWS: tuple[Law, ...] = (
    ending.it_ends_by_its_own_rules,
    ending.it_names_an_outcome,
    ending.an_account_adds_up_to_the_score,
    ending.the_end_comes_once,
    ending.everybody_is_told_what_is_asked,
    moves.idle_seats_have_no_moves,
    moves.whoever_is_asked_can_answer,
    moves.legal_is_stable_and_without_doubles,
    moves.legal_and_refuse_agree,
    moves.two_kinds_of_move_are_never_equal,
    moves.a_turn_never_comes_back_to_a_position,
    values.positions_can_be_written_and_read,
    values.positions_can_be_shown_and_read,
    values.actions_can_be_written_and_read,
    values.events_can_be_written_and_read,
    values.views_can_be_written_and_read,
    values.previews_can_be_written_and_read,
    values.what_is_said_can_be_written_and_read,
    values.a_record_can_be_written_and_read,
    values.the_log_alone_replays_to_the_same_bytes,
    values.listening_changes_nothing,
    values.the_past_never_changes,
    values.the_same_seed_gives_the_same_log,
    values.settled_options_are_settled,
    values.a_match_goes_on_where_its_log_ends,
    chance.chances_sum_to_one,
    chance.throws_are_among_the_chances,
    chance.the_same_dice_give_the_same_throw,
    chance.an_honest_record_is_found_honest,
    chance.a_tampered_throw_is_found,
    chance.another_seed_is_found,
    chance.the_clock_is_active_exactly_while_sand_runs,
    chance.virtual_time_keeps_the_rates,
    chance.the_non_player_is_left_one_step,
    chance.a_takeback_restores_the_bytes,
    secrets.whoever_names_no_hiding_place_hides_nothing,
    secrets.an_imagined_world_looks_the_same,
    secrets.worlds_that_look_alike_are_imagined_alike,
    secrets.with_perfect_recall_every_seen_fact_holds,
    secrets.an_imagined_world_is_playable,
    secrets.a_preview_shows_no_more_than_the_seat_may_know,
    secrets.imagined_worlds_vary_wherever_something_is_unknown,
    secrets.imagining_adds_and_loses_nothing,
    secrets.frames_are_equal_in_worlds_a_seat_cannot_tell_apart,
    secrets.spectators_see_no_more_than_any_seat,
    secrets.the_same_move_sounds_the_same_in_both_worlds,
    secrets.nobody_hears_what_they_do_not_know,
    secrets.whoever_is_said_to_learn_nothing_sees_nothing_new,
    words.every_prompt_has_its_text,
    words.every_refusal_has_its_text,
    words.the_outcome_has_its_text,
    words.every_event_has_its_text,
    sentences.every_move_has_its_words,
    sentences.every_account_has_its_text,
    sentences.no_two_moves_sound_alike,
    sentences.words_tell_no_more_than_the_seat_may_know,
    sentences.throws_that_look_alike_sound_alike,
    sentences.every_report_has_its_text,
    sentences.every_table_can_be_read_aloud,
    sentences.what_wins_can_be_said,
)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_game_keeps_the_laws(case: Case, seed: str, subtests: pytest.Subtests) -> None:
    walk = walk_of(case, seed)
    for law in LAWS:
        with subtests.test(law.__name__):
            law(walk)


@pytest.mark.parametrize("game", SHELF)
def test_every_value_of_every_option_is_walked(game: str) -> None:
    walked = [case for case in CASES if case.game.id == game]
    tried = {
        (name, value)
        for case in walked
        for name, value in case.game.settle(case.seats, case.options).items()
    }
    for case in walked:
        for option in case.game.options(case.seats):
            assert {(option.name, value) for value in option.values} <= tried


@pytest.mark.parametrize("game", SHELF)
def test_a_gentle_first_game_can_be_set_up(game: str) -> None:
    rules = SHELF[game]
    least = max(rules.seats[0], 2 if rules.box.lid.cooperative else 1)
    settled = rules.settle(least, rules.box.gentle)
    assert rules.box.gentle.items() <= settled.items()
