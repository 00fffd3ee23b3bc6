"""All Python classes that are QML types, apart from the boards of single games.

A game's board is registered when its table is created (`session.py`). `board_types` returns all of
them.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from arschloch_gui.app.daily.deal_of_day import DealOfDay
from arschloch_gui.app.desktop.window_place import WindowPlace
from arschloch_gui.app.games.hand_board import HandBoard
from arschloch_gui.app.guide.guide import Guide
from arschloch_gui.app.keys.input_guard import InputGuard
from arschloch_gui.app.library.matches import Matches
from arschloch_gui.app.pictures.painter import Painter
from arschloch_gui.app.playback.playback import Playback
from arschloch_gui.app.practice.choice_judgement import ChoiceJudgement
from arschloch_gui.app.practice.costliest import CostliestPlays
from arschloch_gui.app.practice.evening_plays import EveningPlays
from arschloch_gui.app.practice.exercise_at_table import ExerciseAtTable
from arschloch_gui.app.practice.exercise_filter import ExerciseFilter
from arschloch_gui.app.practice.hints import Hints
from arschloch_gui.app.practice.lessons import Lessons
from arschloch_gui.app.practice.luck import LuckAndCost
from arschloch_gui.app.practice.match_review import MatchReview
from arschloch_gui.app.practice.past import PastExchanges
from arschloch_gui.app.practice.progress import PracticeProgress
from arschloch_gui.app.practice.replay import Replay
from arschloch_gui.app.practice.session_end import SessionEnd
from arschloch_gui.app.practice.trainer import Trainer
from arschloch_gui.app.practice.turning_point import MatchTurningPoint
from arschloch_gui.app.practice.tutor import Tutor
from arschloch_gui.app.practice.unfinished_session import UnfinishedSession
from arschloch_gui.app.program.about import AboutProgram
from arschloch_gui.app.qml_module import register
from arschloch_gui.app.regulars.history import RegularsHistory
from arschloch_gui.app.regulars.members import RegularsMembers
from arschloch_gui.app.regulars.regulars import RegularsTables
from arschloch_gui.app.session.all_hands import AllHands
from arschloch_gui.app.session.card_table import CardTable
from arschloch_gui.app.session.choice import CardChoice
from arschloch_gui.app.session.deal_number import DealNumber
from arschloch_gui.app.session.decision import CurrentDecision
from arschloch_gui.app.session.files import MatchFiles
from arschloch_gui.app.session.forfeits import Forfeits
from arschloch_gui.app.session.gesture import Gesture
from arschloch_gui.app.session.hindsight import Hindsight
from arschloch_gui.app.session.legal_plays import LegalPlays
from arschloch_gui.app.session.match import CurrentMatch
from arschloch_gui.app.session.other_window import OtherWindow
from arschloch_gui.app.session.pace import PaceNow
from arschloch_gui.app.session.screen_reader import ScreenReader
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.session.turn import Turn
from arschloch_gui.app.settings.looks import LookChoices
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.setup.custom_setup import CustomGameSetup
from arschloch_gui.app.setup.guests import Guests
from arschloch_gui.app.setup.opponents import OpponentChoice
from arschloch_gui.app.setup.repair import Repair
from arschloch_gui.app.setup.rules_help import RulesHelp
from arschloch_gui.app.setup.setup import MatchSetup
from arschloch_gui.app.show.hand_order import HandOrder
from arschloch_gui.app.show.models.rows import RowModel
from arschloch_gui.app.statistics.statistics import Statistics
from arschloch_gui.app.statistics.trophies import Trophies
from arschloch_gui.app.table.flights import Flights
from arschloch_gui.app.table.game_table import Board

SHARED: tuple[type[QObject], ...] = (
    AboutProgram, AllHands, CardChoice, CardTable, CostliestPlays, Forfeits, CurrentDecision,
    CurrentMatch, DealNumber, DealOfDay, ChoiceJudgement, EveningPlays, Flights, Gesture, Guests,
    Guide, HandBoard, HandOrder, Hindsight, Hints, InputGuard, LegalPlays, Lessons, LiveSettings,
    LookChoices, LuckAndCost, MatchFiles, MatchSetup, MatchTurningPoint, Matches, OpponentChoice,
    OtherWindow, PaceNow, Painter, PastExchanges, Playback, PracticeProgress, RegularsTables,
    RegularsHistory, RegularsMembers, Repair, Replay, MatchReview, RowModel, RulesHelp, Session,
    ScreenReader, SessionEnd, Statistics, CustomGameSetup, ExerciseAtTable, ExerciseFilter,
    Trainer, Trophies, Turn, Tutor, UnfinishedSession, WindowPlace,
)  # fmt: skip


def register_shared() -> None:
    """Register the classes that every window needs. Call it before loading any QML."""
    for kind in SHARED:
        register(kind)


def board_types() -> list[type[Board]]:
    """Return the board classes of all games, which have been imported with `Session`."""
    kinds = Board.__subclasses__()
    for kind in kinds:  # the list grows during the loop
        kinds += kind.__subclasses__()
    return [kind for kind in kinds if kind not in SHARED]
