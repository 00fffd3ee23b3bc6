"""Statistics and career for QML: the filter and the figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.ai.levels import OFFERED
from arschloch_gui.app.by_game.file_problems import trouble_sentence
from arschloch_gui.app.by_game.presets import game_name
from arschloch_gui.app.change_notifier import ChangeNotifier
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.library.counting import just_over
from arschloch_gui.app.library.matches import Matches
from arschloch_gui.app.library.worker import EndedRound
from arschloch_gui.app.present import present
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.statistics.unknown_luck import UnknownLuck
from arschloch_gui.app.table.seating import insignia_of
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import statistics as words
from arschloch_gui.app.wording.levels import level_name
from arschloch_gui.app.wording.titles import career_titles, effective_set, title
from arschloch_gui.coach.career import career
from arschloch_gui.coach.dealt_luck import dealt_luck
from arschloch_gui.coach.moments import surely_dated
from arschloch_gui.coach.played import MIXED, PlayedRound
from arschloch_gui.coach.tally import Tally, over_time, tally
from arschloch_gui.engine.games import presets

ALL = ""
"""Value of a filter that includes everything."""
CAREER_SIGNS = ("patched", "straw", "burgher", "coronet", "crown")
"""Symbols of the career steps, the lowest first."""


class Statistics(QObject):
    """Statistics by game, level and number of players. GUI thread only."""

    changed = Signal()
    careerChanged = Signal()
    messageChanged = Signal()

    def __init__(
        self,
        matches: Matches,
        session: Session,
        settings: LiveSettings,
        store: MatchStore,
        parent: QObject | None = None,
        *,
        now: Callable[[], datetime] = present,
    ) -> None:
        super().__init__(parent)
        self._now = now
        self._matches, self._session, self._settings = matches, session, settings
        self._rounds: tuple[PlayedRound, ...] = ()
        self._sure = 0
        """Number of rounds whose date is certain.

        A date in the future becomes certain once it is past.
        """
        self._chosen: tuple[PlayedRound, ...] = ()
        self._tally: Tally | None = None
        self._wish = {"game": ALL, "level": ALL, "seats": ALL}
        self._career = career((), now())
        self._looked_at = self._asks = False
        self._message = ""
        self._luck = UnknownLuck(store, self)
        self._luck.found.connect(matches.count)
        self._luck.ended.connect(self._on_luck_ended)
        self._watch = ChangeNotifier(self)
        matches.counted.connect(self._on_counted)
        session.roundEnded.connect(self._on_round_ended)
        for related in (settings.titlesChanged, settings.mildChanged):
            related.connect(self.retranslate)
        matches.count()

    # -- career ---------------------------------------------------------------------------

    @typed_property(str, careerChanged)
    def careerLine(self) -> str:
        """The career in one line for the start screen, empty before the first round."""
        if not self._career.rounds:
            return ""
        if not self._career_title:
            return words.career_begins(self._career.rounds)
        return words.career_line(self._career_title, self._career.rounds)

    @property
    def _career_title(self) -> str:
        """The title earned in the recent rounds, empty while there are too few."""
        step = self._career.step
        return career_titles(self._titles("royal"))[step] if step is not None else ""

    @typed_property(str, careerChanged)
    def careerInsignia(self) -> str:
        """The symbol of that title, empty for none."""
        step = self._career.step
        return CAREER_SIGNS[step] if step is not None else ""

    @typed_property(str, careerChanged)
    def careerSentence(self) -> str:
        """An explanation of the title, or of how many rounds are missing for one."""
        if not self._career_title:
            return words.career_open(self._career.missing)
        return words.career_rule(self._career_title, self._career.rounds)

    @property
    def settled(self) -> bool:
        """Whether there are rounds and no more luck is being computed."""
        return self.begun and not self._luck.busy

    # -- filter ---------------------------------------------------------------------------

    @typed_property(bool, changed)
    def begun(self) -> bool:
        """Whether any round has been counted."""
        return bool(self._rounds)

    @typed_property(list, changed)
    def games(self) -> list[dict[str, str]]:
        """The games that have been played, the custom ones last: {value, text}."""
        found = sorted({(each.game, _order(each.preset), each.preset) for each in self._rounds})
        return [
            {"value": ALL, "text": words.all_games()},
            *({"value": _key(key, game), "text": game_name(key, game)} for game, _, key in found),
        ]

    @typed_property(list, changed)
    def levels(self) -> list[dict[str, str]]:
        """The levels of opponents so far: {value, text}."""
        found = {each.level for each in self._rounds}
        known = [{"value": lv, "text": level_name(lv)} for lv in OFFERED if lv in found]
        if MIXED in found:
            known.append({"value": MIXED, "text": words.mixed()})
        return [{"value": ALL, "text": words.all_levels()}, *known]

    @typed_property(list, changed)
    def sizes(self) -> list[dict[str, str]]:
        """The numbers of players so far: {value, text}."""
        found = sorted({each.players for each in self._rounds})
        counts = [{"value": str(each), "text": str(each)} for each in found]
        return [{"value": ALL, "text": words.any_number()}, *counts]

    @typed_property(str, changed)
    def game(self) -> str:
        """The game chosen in the filter."""
        return self._wish["game"]

    @typed_property(str, changed)
    def level(self) -> str:
        """The level chosen in the filter."""
        return self._wish["level"]

    @typed_property(str, changed)
    def size(self) -> str:
        """The number of players chosen in the filter."""
        return self._wish["seats"]

    @Slot(str)
    def chooseGame(self, value: str) -> None:
        """Show only the rounds of one game."""
        self._choose("game", value)

    @Slot(str)
    def chooseLevel(self, value: str) -> None:
        """Show only the rounds against one level."""
        self._choose("level", value)

    @Slot(str)
    def chooseSize(self, value: str) -> None:
        """Show only the rounds with one number of players."""
        self._choose("seats", value)

    # -- figures --------------------------------------------------------------------------

    @typed_property(list, changed)
    def lines(self) -> list[str]:
        """The main figures, one sentence each: totals, average place, luck, streaks and extremes.

        Empty if no round matches the filter.
        """
        found = self._tally
        if found is None:
            return []
        lines = [words.counted(found), words.mean_place(found), *self._luck_lines(found.rounds)]
        lines.append(" · ".join(words.streaks(found)))
        for say, match in ((words.best_match, found.best), (words.worst_match, found.worst)):
            if match is not None:
                lines.append(say(match, game_name(match.preset, match.game)))
        return lines

    @typed_property(list, changed)
    def margins(self) -> list[str]:
        """The margins of error of the figures in `lines`, one sentence each."""
        found = self._tally
        return words.margins(found, dealt_luck(self._chosen)) if found is not None else []

    @typed_property(list, changed)
    def offices(self) -> list[dict[str, object]]:
        """How often each place was reached.

        Each row is {"label", "loss" (share of all rounds), "figure", "sign", "told"}.
        """
        found = self._tally
        if found is None:
            return []
        return [
            {
                "label": label,
                "loss": count / found.rounds,
                "figure": words.times(count, found.rounds),
                "sign": sign,
                "told": words.bar_told(label, count, found.rounds),
            }
            for label, sign, count in self._counts(found)
        ]

    @typed_property(list, changed)
    def points(self) -> list[dict[str, object]]:
        """The points of the chart, oldest first.

        Each is {"office" (+1 highest … −1 lowest), "dealt" (value of the cards on the same scale,
        or None), "label", "told"}.
        """
        return [
            {
                "office": each.office,
                "dealt": each.dealt,
                "label": words.day(each.since),
                "told": words.chart_told(each),
            }
            for each in over_time(self._chosen, self._now())
        ]

    @typed_property(str, changed)
    def chartLine(self) -> str:
        """A sentence describing the chart, empty without data."""
        groups = over_time(self._chosen, self._now())
        known = any(each.dealt is not None for each in groups)
        return words.chart_line(groups[-1].rounds, dealt=known) if groups else ""

    # -- user actions ---------------------------------------------------------------------

    @typed_property(str, messageChanged)
    def question(self) -> str:
        """The question asked before the statistics are deleted, empty for none."""
        return words.question(len(self._rounds)) if self._asks else ""

    @typed_property(str, messageChanged)
    def message(self) -> str:
        """A message about the file of statistics, empty for none."""
        return self._message

    @Slot()
    def look(self) -> None:
        """Start updating because the page is shown.

        Rounds that were not counted when they were played are counted now, and the luck of the
        deals is computed as long as the page is shown.
        """
        self._looked_at = True
        self._seek_luck()
        self._matches.count()
        self._matches.look()

    @Slot()
    def rest(self) -> None:
        """Stop updating because the page is no longer shown."""
        self._looked_at = self._asks = False
        self._luck.rest()
        self._matches.rest()
        self._watch.notify_changes()

    @Slot()
    def ask(self) -> None:
        """Ask whether to delete everything."""
        self._asks = self.begun
        self._watch.notify_changes()

    @Slot(bool)
    def answer(self, delete: bool) -> None:
        """Delete everything, or cancel."""
        if self._asks and delete:
            self._matches.forget_rounds()
        self._asks = False
        self._watch.notify_changes()

    @Slot()
    def retranslate(self) -> None:
        """Retranslate all texts."""
        self._watch.notify_changes()

    def close(self) -> None:
        """End the thread and the processes."""
        self._luck.end()

    # -- internals ------------------------------------------------------------------------

    def _on_round_ended(self) -> None:
        snapshot, match = self._session.snapshot, self._session.match
        if snapshot is None or snapshot.viewer is None or match.practises:
            return
        if played := just_over(snapshot, match.levels, self._now(), match.custom_game):
            review, shelved = self._session.rounds_over.review, self._settings.now.trophies
            game = snapshot.spec.family.key
            self._matches.end_round(EndedRound(played, review, game, snapshot.viewer, shelved))

    def _on_counted(
        self, rounds: tuple[PlayedRound, ...], unread: int, trouble: FileProblem | None
    ) -> None:
        if trouble is not None:
            self._message = trouble_sentence(trouble)
        elif unread:
            self._message = words.unread(unread)
        now = self._now()
        sure = len(surely_dated(rounds, now))
        if (rounds, sure) != (self._rounds, self._sure):
            self._rounds, self._sure, self._career = rounds, sure, career(rounds, now)
            self._recount()
        self._seek_luck()
        self._watch.notify_changes()

    def _on_luck_ended(self) -> None:
        self._seek_luck()
        self._watch.notify_changes()

    def _seek_luck(self) -> None:
        """Compute the missing luck if the page is shown."""
        if self._looked_at:
            self._luck.seek(self._rounds)

    def _luck_lines(self, rounds: int) -> list[str]:
        found = dealt_luck(self._chosen)
        if found is None:
            return [words.luck_open(busy=self._luck.busy)]
        return [words.luck_given(found, rounds, busy=self._luck.busy), words.luck_made(found)]

    def _choose(self, what: str, value: str) -> None:
        self._wish[what] = value
        self._recount()
        self._watch.notify_changes()

    def _recount(self) -> None:
        game, level, seats = (self._wish[each] for each in ("game", "level", "seats"))
        self._chosen = tuple(
            each
            for each in self._rounds
            if game in (ALL, _key(each.preset, each.game))
            and level in (ALL, each.level)
            and seats in (ALL, str(each.players))
        )
        self._tally = tally(self._chosen, self._now()) if self._chosen else None

    def _counts(self, found: Tally) -> list[tuple[str, str, int]]:
        """Return a row for each place: its name, its symbol and how often it was reached."""
        sizes = {each.players for each in self._chosen}
        if len(sizes) > 1:
            top = sum(each.place == 1 for each in self._chosen)
            low = sum(each.place == each.players for each in self._chosen)
            counts = (top, found.rounds - top - low, low)
            signs = (insignia_of(0, 4), "", insignia_of(3, 4))
            return list(zip(words.thirds(), signs, counts, strict=True))
        players, titles = sizes.pop(), self._titles_of(self._chosen)
        return [
            (
                title(titles, place - 1, players) or words.place_name(place),
                insignia_of(place - 1, players, titles) if titles else "",
                found.by_place.get(place, 0),
            )
            for place in range(1, players + 1)
        ]

    def _titles_of(self, rounds: Sequence[PlayedRound]) -> str:
        """Return the title set of the rounds' game, or the royal set for several games."""
        games = {each.preset for each in rounds}
        known = presets()
        if len(games) == 1 and (key := games.pop()) in known:
            return self._titles(known[key].titles)
        return self._titles("royal")

    def _titles(self, own: str) -> str:
        now = self._settings.now
        return effective_set(own, now.titles, now.mild)


def _order(preset: str) -> int:
    known = list(presets())
    return known.index(preset) if preset in known else len(known)


def _key(preset: str, game: str) -> str:
    """Return the key of a game in the filter. A custom game is not the game it is based on."""
    return f"{preset}/{game}" if game else preset
