"""The services behind the window, each with its own signals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from typing import Any

from arschloch_gui.ai.guard import Guard
from arschloch_gui.app.daily.deal_of_day import DealOfDay
from arschloch_gui.app.files import paths
from arschloch_gui.app.files.regulars_file import RegularsFile
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.guide.guide import Guide, GuideFacts
from arschloch_gui.app.heard import sounds_word
from arschloch_gui.app.keys.clock import Clock, SystemClock
from arschloch_gui.app.keys.input_guard import InputGuard
from arschloch_gui.app.library.library import Library
from arschloch_gui.app.library.matches import Matches
from arschloch_gui.app.pictures.painter import Painter
from arschloch_gui.app.pictures.sprites import SpriteStore
from arschloch_gui.app.playback.playback import Playback
from arschloch_gui.app.practice.match_review import MatchReview
from arschloch_gui.app.practice.trainer import Trainer
from arschloch_gui.app.program.about import AboutProgram
from arschloch_gui.app.regulars.regulars import RegularsTables
from arschloch_gui.app.session.all_hands import MessageFacts
from arschloch_gui.app.session.deal_number import DealNumber
from arschloch_gui.app.session.files import FileMessage
from arschloch_gui.app.session.match import CopiedFacts
from arschloch_gui.app.session.screen_reader import ScreenReader
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.looks import LookChoices
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.setup.facts import RulesFacts, SharingFacts
from arschloch_gui.app.setup.rules_help import RulesHelp
from arschloch_gui.app.setup.setup import MatchSetup
from arschloch_gui.app.statistics.statistics import Statistics
from arschloch_gui.app.statistics.trophies import Trophies

NEW_MATCH = "newMatch"
"""Name of the screen for setting up a match."""


@dataclass(
    slots=True, weakref_slot=True
)  # PySide6 6.8 stores the owner of a slot as a weak reference
class Services:
    """The services that QML reads, under the same names in `camelCase`."""

    session: Session
    settings: LiveSettings
    looks: LookChoices
    setup: MatchSetup
    rules_help: RulesHelp
    matches: Matches
    statistics: Statistics
    trophies: Trophies
    regulars: RegularsTables
    deal_of_day: DealOfDay
    playback: Playback
    trainer: Trainer
    retrospect: MatchReview
    guide: Guide
    about_program: AboutProgram
    painter: Painter
    speaker: ScreenReader
    input_guard: InputGuard

    def by_name(self) -> dict[str, Any]:
        """Return the services, keyed by their attribute names."""
        return {each.name: getattr(self, each.name) for each in fields(Services)}

    def given(self) -> dict[str, object]:
        """Return the services, keyed by their names in QML."""
        return {_camel(name): service for name, service in self.by_name().items()}

    def retranslate(self) -> None:
        """Retranslate the texts of all services into the current language."""
        for service in (self.session, self.looks, self.setup, self.rules_help, self.matches,
                     self.statistics, self.trophies, self.regulars, self.deal_of_day,
                     self.playback, self.trainer, self.retrospect, self.guide,
                     self.about_program):  # fmt: skip
            service.retranslate()

    def close_services(self) -> None:
        """End the threads of all services and write unsaved data.

        The order ensures that no service outlives one that it uses.
        """
        self.speaker.close()
        self.input_guard.leave()
        self.about_program.close()
        self.playback.close()
        self.statistics.close()
        self.deal_of_day.close()
        self.matches.close()
        self.retrospect.close()
        self.trainer.close()
        self.session.shutdown()
        self.settings.close()
        self.painter.close()


def create_services(
    settings: LiveSettings, store: MatchStore, cache: Path, *, warm: bool,
    seeds: Callable[[], int], players: Guard | None, clock: Clock | None,
) -> Services:  # fmt: skip
    """Create the services for these folders. `main.build` documents the parameters."""
    session = Session(store, settings, seeds=seeds, players=players)
    setup = MatchSetup(settings, session)
    session.matchStarted.connect(setup.opponents.guests.part)
    matches = Matches(Library(store, cache), session, settings)
    trainer = Trainer(session, settings, paths.practice_file(store.folder), seeds=seeds)
    services = Services(
        session, settings, LookChoices(), setup, RulesHelp(settings, setup, session), matches,
        Statistics(matches, session, settings, store), Trophies(matches, trainer, settings),
        RegularsTables(RegularsFile(store.folder.parent), session, setup, matches, settings),
        DealOfDay(session, settings, store, cache), Playback(matches, session, settings),
        trainer,
        MatchReview(session, trainer, matches, settings, store, cache), Guide(session, settings),
        AboutProgram(store),
        Painter(SpriteStore(cache), warm=warm), ScreenReader(session),
        InputGuard(clock or SystemClock()),
    )  # fmt: skip
    _let_speak(services)
    return services


def _let_speak(services: Services) -> None:
    """Connect table events and messages to the screen reader."""
    heed, session, settings = services.speaker.heed, services.session, services.settings
    heed(session.files.messageChanged, lambda: session.files.shown_value(FileMessage).message)
    heed(session.match.copiedChanged, lambda: session.match.shown_value(CopiedFacts).copied)
    hands, hindsight = session.allHands, session.hindsight
    heed(hands.messageChanged, lambda: hands.shown_value(MessageFacts).message)
    heed(hindsight.optionsChanged, lambda: hindsight.spoken, now=False)
    setup, deal = services.setup, session.dealNumber
    in_the_way = partial(_in_the_way, setup, deal)
    services.speaker.heed_screen(NEW_MATCH, in_the_way, setup.rulesChanged, deal.changed)
    heed(setup.sharingChanged, lambda: setup.shown_value(SharingFacts).message)
    heed(settings.mutedChanged, lambda: sounds_word(settings.now.muted))
    heed(settings.messageChanged, lambda: str(settings.property("message")))
    heed(services.matches.noticeChanged, lambda: services.matches.notice)
    trophies, day = services.trophies, services.deal_of_day
    heed(day.messageChanged, lambda: day.message)
    heed(trophies.newsChanged, lambda: trophies.announcement)
    heed(services.regulars.noticeChanged, lambda: services.regulars.notice)
    counted, playback = services.statistics, services.playback
    heed(counted.messageChanged, lambda: counted.question or counted.message)
    heed(playback.stepChanged, lambda: playback.spoken, now=False)
    _let_trainer_speak(services)
    services.speaker.heed_tip(
        services.guide.changed, lambda: services.guide.shown_value(GuideFacts).text
    )
    about, looked_back = services.about_program, services.retrospect
    heed(about.messageChanged, lambda: about.message)
    heed(looked_back.past.changed, lambda: looked_back.past.sentence)
    heed(looked_back.luck.changed, lambda: looked_back.luck.spoken, now=False)
    turn = looked_back.turningPoint
    heed(turn.changed, lambda: turn.spoken, now=False)
    heed(looked_back.plays.changed, lambda: looked_back.plays.spoken, now=False)
    heed(looked_back.costliest.changed, lambda: looked_back.costliest.spoken, now=False)


def _let_trainer_speak(services: Services) -> None:
    """Connect practice and lessons to the screen reader, and lessons to the guide's tips."""
    heed, trainer = services.speaker.heed, services.trainer
    heed(trainer.examined.changed, lambda: trainer.examined.spoken, now=False)
    heed(trainer.stateChanged, lambda: trainer.announcement)
    heed(trainer.stateChanged, lambda: trainer.summary, now=False)
    heed(trainer.ending.changed, lambda: trainer.ending.spoken, now=False)
    heed(trainer.replay.stepped, lambda: trainer.replay.spoken, now=False)
    heed(trainer.tutor.changed, lambda: trainer.tutor.spoken)
    heed(trainer.tutor.hints.changed, lambda: trainer.tutor.hints.spoken)
    heed(trainer.messageChanged, lambda: trainer.message)
    lessons, guide = trainer.lessons, services.guide
    lessons.changed.connect(lambda: guide.tell(lessons.text))
    guide.lessonRead.connect(lessons.goOn)
    guide.lessonSkipped.connect(trainer.skip)
    heed(lessons.changed, lambda: lessons.after, now=False)


def _in_the_way(setup: MatchSetup, deal: DealNumber) -> list[str]:
    """Return the reasons, as sentences, why the match being set up cannot start."""
    return [*setup.shown_value(RulesFacts).problems, deal.problem]


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(map(str.capitalize, rest))
