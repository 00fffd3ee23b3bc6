"""Events at the table request their sounds when they are shown; tests play none of them."""

from __future__ import annotations

import os
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest
from by_hand import Hands
from PySide6.QtCore import QObject, Signal
from seated import OVER, Seated
from window_states import answering

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.heard import sound_desk_for
from arschloch_gui.app.main import Program
from arschloch_gui.app.practice.exercise_at_table import AGAIN, JUDGED, WEIGHING
from arschloch_gui.app.practice.tutor import TutorFacts
from arschloch_gui.app.sound.output import Silence
from arschloch_gui.app.sound.sounds import Cue, Sound
from arschloch_gui.background import Ambience
from arschloch_gui.engine.actions import Play
from long import long_param

EVERYWHERE = {
    Sound.TICK, Sound.CARD, Sound.HEAVY_CARD, Sound.KNOCK, Sound.SLIDE, Sound.FANFARE, Sound.WAH,
}  # fmt: skip
TWO_DECKS: dict[str, Any] = {
    "players": 4,
    "rounds": 2,
    "deck": "french52",
    "rank_order": "2-A",
    "decks": 2,
}


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("preset", "values", "sounds"),
    [
        ("arschloch", {**TWO_DECKS, "revolution": "four", "bomb": "any"},
         {Sound.WHOOSH, Sound.THUD, Sound.ROLL, Sound.FLOURISH}),
        long_param("arschloch", {**TWO_DECKS, "eight_cuts": True},
                   {Sound.WHOOSH, Sound.CLICK, Sound.FLOURISH}),
        long_param("thirteen", {}, set()),
        long_param("seigneur", {}, {Sound.WHOOSH, Sound.FLOURISH}),
    ],
)  # fmt: skip
def test_two_rounds_ask_for_the_sounds_of_what_happens(
    new_session, qtbot, preset: str, values: dict[str, Any], sounds: set[Sound]
):
    seated = Seated(new_session(4), qtbot)
    cues: list[Any] = []
    session = seated.session
    session.stage.cued.connect(cues.append)
    seated.begin(preset, **values)
    while session.table.roundNo < 2 or session.table.phase not in OVER:
        if session.table.phase in OVER:
            seated.next_round()
            continue
        plays = [each for each in session.snapshot.legal if isinstance(each, Play)]
        largest = max(plays, key=lambda each: len(each.cards), default=session.snapshot.legal[-1])
        seated.act(largest)
    heard = [cue.sound for cue in cues]
    assert set(heard) == EVERYWHERE | sounds
    # Each round has one deal, one first and one last player; the second also has new seats.
    assert heard.count(Sound.FLOURISH) == (Sound.FLOURISH in sounds)
    assert [heard.count(each) for each in (Sound.TICK, Sound.FANFARE, Sound.WAH)] == [2, 2, 2]
    assert any(cue.times == 2 for cue in cues if cue.sound in (Sound.CARD, Sound.HEAVY_CARD))


class Tape:
    """An output that records what it should play."""

    def __init__(self) -> None:
        self.sounds: list[Sound] = []
        self.hushed = 0

    def play(self, sound: Sound, gain: float, delays: tuple[float, ...]) -> None:
        self.sounds.append(sound)

    def surround(self, background: Ambience, gain: float) -> None:
        pass

    def hush(self) -> None:
        self.hushed += 1

    def close(self) -> None:
        pass


def test_a_refusal_and_ones_turn_are_heard_whatever_the_speed(game: Program, qtbot, tmp_path):
    tape = game.sound_desk._output = Tape()
    answering(Hands(game, qtbot), tmp_path)
    assert tape.sounds == []  # the sound for one's turn is off
    game.session.turn.playSelection()  # nothing is selected
    game.session.turn.refused.emit("")  # asked back, with no reason to give
    assert tape.sounds == [Sound.TOCK]
    game.settings.change("turnSound", True)
    answering(Hands(game, qtbot), tmp_path)
    game.session.turn.passTurn()
    qtbot.waitUntil(lambda: Sound.PING in tape.sounds)
    game.session.stage.cued.emit(Cue(Sound.THUD))
    assert Sound.THUD not in tape.sounds  # at speed 0 nothing moves


def test_no_window_of_a_test_can_be_heard(game: Program):
    assert isinstance(game.sound_desk._output, Silence)
    assert "miniaudio" not in sys.modules


@pytest.mark.long
def test_the_program_itself_is_silent_where_nobody_sits(own_folders):
    program = (
        "from PySide6.QtCore import QTimer\n"
        "from arschloch_gui.app import main, start\n"
        "made = []\n"
        "build = main.build\n"
        "def watched(**given):\n"
        "    made.append(given['output'])\n"
        "    game = build(**given)\n"
        "    QTimer.singleShot(0, game.window.close)\n"
        "    return game\n"
        "main.build = watched\n"
        "start.run_window()\n"
        "assert made == [None], made\n"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    found = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True,
                           text=True, check=False, timeout=120)  # fmt: skip
    assert found.returncode == 0, found.stderr


class Tutor(Exposed):
    """The signals of a tutor: whether it asks to think again."""

    changed = Signal()
    shows = by_signal(changed=TutorFacts)

    def __init__(self) -> None:
        super().__init__()
        self.said = 0
        self.say(warns=False)

    def say(self, *, warns: bool) -> None:
        """Emit the change each time, even if it warns as before."""
        self.said += 1
        self.show(changed=TutorFacts(warns=warns, sentence=str(self.said)))


class Trainer(QObject):
    """The signals of a trainer: its state, and its verdict."""

    stateChanged = Signal()
    state = WEIGHING

    def __init__(self) -> None:
        super().__init__()
        self.tutor = Tutor()

    def find(self, state: str, *, sign: str, good: bool) -> None:
        self.examined = SimpleNamespace(sign=sign, good=good)
        for self.state in (WEIGHING, state):
            self.stateChanged.emit()


def test_a_verdict_is_heard_once_for_better_and_for_worse(session, settings):
    trainer: Any = Trainer()
    tape = Tape()
    sound_desk_for(session, trainer, settings, tape)
    trainer.find(JUDGED, sign="!", good=True)
    trainer.stateChanged.emit()
    trainer.find(AGAIN, sign="?", good=False)
    trainer.find(JUDGED, sign="", good=False)  # judging failed
    assert tape.sounds == [Sound.GOOD, Sound.BAD]


def test_a_second_thought_is_heard_once_and_a_hint_is_not(session, settings):
    trainer: Any = Trainer()
    tape = Tape()
    sound_desk_for(session, trainer, settings, tape)
    for warns in (False, True, True, False):
        trainer.tutor.say(warns=warns)
    assert tape.sounds == [Sound.HUM]
