"""Connections from table events and the user's actions to sounds."""

from __future__ import annotations

from arschloch_gui.app.practice.exercise_at_table import AGAIN, JUDGED, WEIGHING
from arschloch_gui.app.practice.trainer import Trainer
from arschloch_gui.app.practice.tutor import Tutor, TutorFacts
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.show.sound_desk import SoundDesk
from arschloch_gui.app.sound.output import Output
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.wording.words import translate


def sound_desk_for(
    session: Session, trainer: Trainer, settings: LiveSettings, output: Output
) -> SoundDesk:
    """Return the sound desk, connected to everything that makes a sound.

    It plays the sounds of the table and of the answers to the user: a refused action, a verdict, a
    warning from the tutor and, if the setting is on, the start of the user's turn.
    """
    desk = SoundDesk(session.director, settings, output, session)
    session.stage.cued.connect(desk.hear)
    session.stage.hushed.connect(desk.hush)
    session.turn.refused.connect(lambda why: desk.answer(Sound.TOCK) if why else None)
    _hear_verdicts(desk, trainer)
    _hear_second_thoughts(desk, trainer.tutor)
    _hear_turns(desk, session, settings)
    return desk


def sounds_word(muted: bool) -> str:
    """Return the announcement for sounds being switched off or on."""
    return translate("Spoken", "Sounds off.") if muted else translate("Spoken", "Sounds on.")


def _hear_verdicts(desk: SoundDesk, trainer: Trainer) -> None:
    before = trainer.state

    def look() -> None:
        nonlocal before
        if before == WEIGHING and trainer.state in (AGAIN, JUDGED) and trainer.examined.sign:
            desk.answer(Sound.GOOD if trainer.examined.good else Sound.BAD)
        before = trainer.state

    trainer.stateChanged.connect(look)


def _hear_second_thoughts(desk: SoundDesk, tutor: Tutor) -> None:
    before = tutor.shown_value(TutorFacts).warns

    def look() -> None:
        nonlocal before
        warns = tutor.shown_value(TutorFacts).warns
        if warns and not before:
            desk.answer(Sound.HUM)
        before = warns

    tutor.changed.connect(look)


def _hear_turns(desk: SoundDesk, session: Session, settings: LiveSettings) -> None:
    told = -1

    def look() -> None:
        nonlocal told
        snapshot, turn = session.snapshot, session.turn
        # A user who skips ahead in order to act knows that it is their turn.
        jumps = session.director.pace.speed != settings.now.speed
        if not settings.now.turnSound or snapshot is None or jumps:
            return
        if turn.judge is not None and not turn.passes_by_itself and snapshot.ply != told:
            told = snapshot.ply
            desk.answer(Sound.PING)

    session.director.idle.connect(look)
