"""A law that cannot fail is no law: each of these games breaks one, and is caught."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.kernel import (
    CHANCE,
    BadMessage,
    Game,
    is_player,
)

from . import broken, chance, ending, moves, secrets, sentences, values, words
from .cases import Case
from .lantern import Lantern
from .walks import Walk, walked

BROKEN: tuple[tuple[type[Game[Any, Any, Any]], Callable[[Walk], None]], ...] = (
    (broken.NeverOver, ending.it_ends_by_its_own_rules),
    (broken.NobodyWins, ending.it_names_an_outcome),
    (broken.Embezzler, ending.an_account_adds_up_to_the_score),
    (broken.Embezzler, sentences.every_account_has_its_text),
    (broken.MuteKeeper, words.every_prompt_has_its_text),
    (broken.BusyIdlers, moves.idle_seats_have_no_moves),
    (broken.Doubles, moves.legal_is_stable_and_without_doubles),
    (broken.ForgetfulJudge, moves.legal_and_refuse_agree),
    (broken.FreeRest, moves.a_turn_never_comes_back_to_a_position),
    (broken.Eavesdropper, values.listening_changes_nothing),
    (broken.LoadedDice, chance.chances_sum_to_one),
    (broken.OtherDice, chance.throws_are_among_the_chances),
    (broken.StoppedGlass, chance.the_clock_is_active_exactly_while_sand_runs),
    (broken.HastyHands, chance.virtual_time_keeps_the_rates),
    (broken.WaveringKeeper, chance.the_non_player_is_left_one_step),
    (broken.GlassHands, secrets.an_imagined_world_looks_the_same),
    (broken.GlassHands, secrets.frames_are_equal_in_worlds_a_seat_cannot_tell_apart),
    (broken.GlassWall, secrets.spectators_see_no_more_than_any_seat),
    (broken.LoudLamp, secrets.nobody_hears_what_they_do_not_know),
    (broken.Poker, secrets.whoever_names_no_hiding_place_hides_nothing),
    (broken.Clairvoyant, secrets.imagined_worlds_vary_wherever_something_is_unknown),
    (broken.Glimpser, secrets.worlds_that_look_alike_are_imagined_alike),
    (broken.Dreamer, secrets.with_perfect_recall_every_seen_fact_holds),
    (broken.Prophet, secrets.a_preview_shows_no_more_than_the_seat_may_know),
    (broken.Mumbler, values.previews_can_be_written_and_read),
    (broken.HastyScribe, values.positions_can_be_shown_and_read),
    (broken.Forger, secrets.imagining_adds_and_loses_nothing),
    (broken.Shy, secrets.an_imagined_world_is_playable),
    (broken.Secretive, secrets.whoever_is_said_to_learn_nothing_sees_nothing_new),
    (broken.Fussy, moves.legal_and_refuse_agree),
    (broken.WordlessEvents, words.every_event_has_its_text),
    (broken.WordlessRest, sentences.every_move_has_its_words),
    (broken.Rambler, sentences.every_move_has_its_words),
    (broken.Mutterer, sentences.no_two_moves_sound_alike),
    (broken.Tattler, sentences.words_tell_no_more_than_the_seat_may_know),
    (broken.WordlessReport, sentences.every_report_has_its_text),
    (broken.Speechless, sentences.every_table_can_be_read_aloud),
    (broken.Aimless, sentences.what_wins_can_be_said),
    (broken.TalkingWind, sentences.throws_that_look_alike_sound_alike),
)


@pytest.mark.parametrize(
    ("game", "law"), BROKEN, ids=[f"{game.__name__}-{law.__name__}" for game, law in BROKEN]
)
def test_a_game_that_breaks_the_law_is_caught(
    game: type[Game[Any, Any, Any]], law: Callable[[Walk], None]
) -> None:
    # Only true random play is judged: the walk of an honest game, with the broken rules asked.
    walks = [walk_by_broken(game(), seed) for seed in ("elm", "oak", "ash", "fir")]
    with pytest.raises((AssertionError, BadMessage)):
        judge(law, walks)


def judge(law: Callable[[Walk], None], walks: list[Walk]) -> None:
    for walk in walks:
        law(walk)


def walk_by_broken(game: Game[Any, Any, Any], seed: str) -> Walk:
    honest = walked(Case(Lantern(), 2, {}), seed)
    match = honest.match
    match.game = game
    steps = tuple(retold(game, honest, number) for number in range(len(honest.steps)))
    return replace(honest, case=Case(game, 2, {}), steps=steps)


def retold(game: Game[Any, Any, Any], honest: Walk, number: int) -> Any:
    step, told = honest.steps[number], type(honest.steps[number].told)()
    after = game.apply(step.state, step.entry.seat, step.entry.action, told)
    return replace(step, told=told, after=after)


def test_every_broken_game_is_otherwise_the_honest_one() -> None:
    """The honest game keeps every law that the broken ones break."""
    honest = walked(Case(Lantern(), 2, {}), "elm")
    assert any(is_player(step.entry.seat) for step in honest.steps)
    assert any(step.entry.seat == CHANCE for step in honest.steps)
    for _, law in BROKEN:
        law(honest)
