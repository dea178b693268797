"""What a game is: the protocol, seats, actions, events, refusals, seeds and codec."""

from .accounts import Item, item
from .actions import Action
from .box import Box, Hidden, SetUp
from .codec import convert, decode, encode
from .components import Components, Deck, Traits
from .errors import (
    BadLog,
    BadMessage,
    BadOption,
    BadText,
    GameError,
    IllegalAction,
    StaleStep,
    TooFast,
)
from .events import Emit, Event, Listener, Told
from .game import Game
from .goals import Goal, Numbers
from .help import Help
from .lid import Lid
from .open_game import OpenGame
from .options import Option, settle
from .outcomes import Outcome
from .passages import Passage
from .pictures import Facts, Page, Picture
from .prompts import Prompt
from .rates import Rate
from .recall import PERFECT, Recall
from .refusals import Detail, Refusal, game_over, not_a_players_move, not_your_turn
from .seats import CHANCE, CLOCK, NP, Seat, is_player, players
from .seeds import commitment, new_seed, stream
from .timers import Timer
from .words import Spoken, Words, words_for

__all__ = [
    "CHANCE",
    "CLOCK",
    "NP",
    "PERFECT",
    "Action",
    "BadLog",
    "BadMessage",
    "BadOption",
    "BadText",
    "Box",
    "Components",
    "Deck",
    "Detail",
    "Emit",
    "Event",
    "Facts",
    "Game",
    "GameError",
    "Goal",
    "Help",
    "Hidden",
    "IllegalAction",
    "Item",
    "Lid",
    "Listener",
    "Numbers",
    "OpenGame",
    "Option",
    "Outcome",
    "Page",
    "Passage",
    "Picture",
    "Prompt",
    "Rate",
    "Recall",
    "Refusal",
    "Seat",
    "SetUp",
    "Spoken",
    "StaleStep",
    "Timer",
    "Told",
    "TooFast",
    "Traits",
    "Words",
    "commitment",
    "convert",
    "decode",
    "encode",
    "game_over",
    "is_player",
    "item",
    "new_seed",
    "not_a_players_move",
    "not_your_turn",
    "players",
    "settle",
    "stream",
    "words_for",
]
