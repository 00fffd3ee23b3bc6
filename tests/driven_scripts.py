"""Scripts for `driven.py` that use the real program.

A script is a generator that gets the complete window; it yields the condition it waits for.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import window_states
from by_hand import Hands, combination
from clicks import Clicks
from driven import Script, Wait
from film import filmed
from PySide6.QtCore import QElapsedTimer, QPoint, SignalInstance
from PySide6.QtGui import QGuiApplication, QImage, QKeyEvent
from PySide6.QtTest import QTest

from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.app import services
from arschloch_gui.app.main import Program
from arschloch_gui.app.pictures.drawings import Drawing
from arschloch_gui.app.pictures.sprites import SpriteStore
from arschloch_gui.app.tour.demonstration import items, wait_for, waiting
from arschloch_gui.languages import LANGUAGES

PAGES = (
    "start", "newMatch", "table", "matches", "practice", "statistics", "trophies", "regulars",
    "dealOfTheDay", "playback", "settings", "rules", "about",
)  # fmt: skip
SIZES = ((1280, 800), (960, 600), (1600, 1000))
OVER = ("round_over", "match_over")
SEEN = ("play_a_trick", "choose_made_up")
"""Scripts that check the display; for the others, no pictures are drawn."""


# -- helpers of the scripts -----------------------------------------------------------------


def draw_nothing() -> None:
    """Use blank pictures, because drawing takes most of the time."""
    blank = QImage(8, 12, QImage.Format.Format_RGB32)
    blank.fill(0)
    SpriteStore.has = lambda self, drawing: True
    SpriteStore.get = lambda self, drawing: blank


def let_no_key_wait() -> None:
    """Let keys act immediately on items that have just appeared."""

    class LongAgo:
        def now(self) -> float:
            return 0.0

        def of(self, event: QKeyEvent) -> float:
            return math.inf

    vars(services)["SystemClock"] = LongAgo


class Waits:
    """The part of pytest-qt that `Hands` needs."""

    def waitUntil(self, reached: Wait, timeout: int = 0) -> None:
        wait_for(reached, "a state")

    @contextmanager
    def waitSignal(self, signal: SignalInstance) -> Iterator[None]:
        heard: list[object] = []
        connection = signal.connect(lambda *_: heard.append(None))
        yield
        wait_for(lambda: bool(heard), "a signal")
        signal.disconnect(connection)


def after(milliseconds: int) -> Wait:
    """Return a condition that is true this long after the call; 0 means the next turn."""
    since = QElapsedTimer()
    since.start()
    return lambda: since.hasExpired(milliseconds - 1) if milliseconds else True


def play_on(game: Program) -> Script:
    """Make one decision of the person's as `lowest` would, or deal the next round."""
    session = game.session
    yield lambda: session.turn.waits
    before = session.snapshot
    if session.table.phase in OVER:
        session.match.nextRound()
    else:
        someone = player("lowest", before.spec.family.key)
        rng = decision_rng(1, before.viewer, before.known_ply)
        session.turn.act(before.legal[someone.choose(before.view, before.legal, rng)])
    yield lambda: session.snapshot is not before


def strike(game: Program, keys: str) -> None:
    """Press keys written in Qt's notation: "Ctrl+Z", "Left", "P"."""
    pressed = combination(keys)
    QTest.keyClick(game.window, pressed.key(), pressed.keyboardModifiers())


def begin(game: Program, preset: str = "arschloch", **values: Any) -> Script:
    """Start a match without tips and wait until it is at the table."""
    game.guide.skip()
    started: list[None] = []
    # The first one was requested earlier and is not the right one.
    yield lambda: not game.session._engine.begins
    listening = game.session.matchStarted.connect(lambda: started.append(None))
    game.session.newMatch(preset, values, "lowest")
    yield lambda: bool(started)
    game.session.matchStarted.disconnect(listening)


# -- scripts --------------------------------------------------------------------------------


def close_in(game: Program, state: str) -> Script:
    """Close the window in one of `window_states`."""
    folder = Path.home() / "records"
    folder.mkdir()
    game.settings.change("speed", 0)
    game.settings.change("autoPass", False)
    yield after(0)
    window_states.STATES[state](Hands(game, Waits()), folder)
    yield after(0)
    game.window.close()


def play_a_trick(game: Program, platform: str, drawn_by: str) -> Script:
    """Play until a trick is over, then resize the window, on a real desktop."""
    window, table = game.window, game.session.table
    api = window.rendererInterface().graphicsApi().name
    assert (QGuiApplication.platformName(), api) == (platform, drawn_by)
    frames: list[None] = []
    window.frameSwapped.connect(lambda: frames.append(None))
    game.settings.change("speed", 5)
    with filmed(window) as film:
        yield from begin(game, players=4, rounds=1)
        yield from play_on(game)
        yield lambda: game.session.turn.waits
        while table.topRank and table.phase not in OVER:
            yield from play_on(game)
            yield lambda: game.session.turn.waits
    assert film.pictures > 4
    assert not film.blank
    for size in SIZES:
        window.resize(*size)
        yield lambda: window.size().toTuple() == size  # noqa: B023
        before = len(frames)
        window.update()
        yield lambda: len(frames) > before  # noqa: B023
        picture = window.grabWindow()
        assert picture.size() == window.size() * window.devicePixelRatio(), picture.size()
        across, down = range(0, picture.width(), 8), range(100, picture.height(), 100)
        assert len({picture.pixel(x, y) for x in across for y in down}) > 20, size
    window.close()


def choose_made_up(game: Program, language: str, back: str, word: str, letters: str) -> Script:
    """Choose a test language and card back in the settings and check that both apply."""
    person, settings, looks = Clicks(game, None, None), game.settings, game.looks
    person.use("settingsButton")
    yield lambda: game.window.property("page") == "settings"
    person.use_chip("languageRow", language)
    yield lambda: any(item.property("text") == word for item in items(game.window.contentItem()))
    assert settings.now.language == language
    shown = next(each["text"] for each in looks.letters if each["value"] == language)
    assert shown.replace(" ", "") == letters
    person.use(f"back:{back}")
    assert settings.now.back == back
    for subject, other in (
        (f"card/QD?letters={language}&four=0&large=0", "card/QD?letters=en&four=0&large=0"),
        (f"back/{back}", "back/crowns"),
    ):
        ours, usual = (game.painter.store.get(Drawing.parse(f"0x162/{each}"))
                       for each in (subject, other))  # fmt: skip
        assert ours.size() == usual.size()
        assert ours != usual, subject
    yield lambda: not any(map(waiting, items(game.window.contentItem())))
    picture = game.window.grabWindow()
    spot = person.spot(f"back:{back}")
    around = [picture.pixel(spot + QPoint(x, y)) for x in range(-20, 20) for y in range(-20, 20)]
    assert len(set(around)) > 20, "the new back is seen"
    settings.flush()
    game.window.close()


def wander(game: Program, seed: str, steps: str, rounds: str) -> Script:
    """Visit pages, matches and languages in quick succession and close the window in motion.

    Some rounds are played in between.
    """
    rng = random.Random(int(seed))
    begun = ("arschloch", "shithead", "thirteen", "seigneur", "tarot", "grossundklein", "daifugo")
    keys = ("F1", "Shift+F1", "Ctrl+N", "Ctrl+O", "Ctrl+T", "Ctrl+,", "Esc", "Tab", "Return", "L",
            "Space", "Right", "Down", "P", "M")  # fmt: skip
    deeds: dict[Callable[[], object], int] = {
        lambda: game.window.setProperty("page", rng.choice(PAGES)): 12,
        lambda: strike(game, rng.choice(keys)): 12,
        lambda: game.settings.change("language", rng.choice([*LANGUAGES])): 1,
        lambda: game.settings.change("theme", rng.choice(("light", "dark"))): 1,
        lambda: game.settings.change("speed", rng.choice((0, 3, 5))): 1,
        lambda: game.window.resize(*rng.choice(SIZES)): 1,
        lambda: game.session.newMatch(rng.choice(begun), {}, "lowest"): 2,
        game.session.leave: 1,
        game.session.resume: 1,
        game.guide.begin: 1,
        game.guide.goOn: 1,
        game.trainer.begin: 1,
    }  # fmt: skip
    game.settings.change("speed", 3)
    for _ in range(int(steps)):
        [deed] = rng.choices([*deeds], [*deeds.values()])
        deed()
        yield after(rng.choice((0, 0, 0, 1, 3, 10, 30, 100)))
    if int(rounds):
        game.settings.change("speed", 0)
        yield from play_rounds(game, rounds)
    game.settings.change("speed", 3)
    yield from begin(game)
    yield after(rng.choice((0, 100, 600)))
    strike(game, "Ctrl+Q")


def play_rounds(game: Program, rounds: str) -> Script:
    """Play this many rounds."""
    yield from begin(game, players=4, rounds=0)
    ended: list[None] = []
    counting = game.session.roundEnded.connect(lambda: ended.append(None))
    while len(ended) < int(rounds):
        yield from play_on(game)
    game.session.roundEnded.disconnect(counting)
