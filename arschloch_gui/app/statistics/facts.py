"""What QML reads of statistics and career, as values computed from the counted rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.ai.levels import OFFERED
from arschloch_gui.app.by_game.presets import game_name
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.table.seating import insignia_of
from arschloch_gui.app.wording import statistics as words
from arschloch_gui.app.wording.levels import level_name
from arschloch_gui.app.wording.titles import career_titles, effective_set, title
from arschloch_gui.coach.career import Career
from arschloch_gui.coach.dealt_luck import DealtLuck, dealt_luck
from arschloch_gui.coach.played import MIXED, PlayedRound
from arschloch_gui.coach.tally import Tally, over_time, tally
from arschloch_gui.engine.games import presets

ALL = ""
"""Value of a filter that includes everything."""
CAREER_SIGNS = ("patched", "straw", "burgher", "coronet", "crown")
"""Symbols of the career steps, the lowest first."""


class RoundFilter(Struct, frozen=True):
    """The filter of the rounds, by the values offered in `RoundFilterFacts`."""

    game: str = ALL
    level: str = ALL
    size: str = ALL

    def accepts(self, played: PlayedRound) -> bool:
        """Return whether a round is counted."""
        return (
            self.game in (ALL, _key(played.preset, played.game))
            and self.level in (ALL, played.level)
            and self.size in (ALL, str(played.players))
        )

    def renamed(self, called: Callable[[str], str]) -> RoundFilter:
        """Return the filter with the current name of its game; `called` returns it for any name."""
        preset, _, name = self.game.partition("/")
        return replace(self, game=_key(preset, called(name)))


class CareerFacts(Struct, frozen=True):
    """The career."""

    careerLine: str
    """The career in one line for the start screen, empty before the first round."""
    careerInsignia: str
    """The symbol of the title earned in the recent rounds, empty while there are too few."""
    careerSentence: str
    """An explanation of the title, or of how many rounds are missing for one."""

    @classmethod
    def of(cls, found: Career, settings: Settings) -> CareerFacts:
        """Return the facts about a career, with the titles that the settings ask for."""
        if found.step is None:
            line = words.career_begins(found.rounds) if found.rounds else ""
            return cls(line, "", words.career_open(found.missing))
        earned = career_titles(_titles("royal", settings))[found.step]
        line, sentence = (
            say(earned, found.rounds) for say in (words.career_line, words.career_rule)
        )
        return cls(line, CAREER_SIGNS[found.step], sentence)


class RoundFilterFacts(Struct, frozen=True):
    """The filter of the rounds, with the values that can be chosen."""

    begun: bool
    """Whether any round has been counted."""
    games: list[dict[str, str]]
    """The games that have been played, the custom ones last: {value, text}."""
    levels: list[dict[str, str]]
    """The levels of opponents so far: {value, text}."""
    sizes: list[dict[str, str]]
    """The numbers of players so far: {value, text}."""
    game: str
    """The game chosen."""
    level: str
    """The level chosen."""
    size: str
    """The number of players chosen."""

    @classmethod
    def of(cls, rounds: Sequence[PlayedRound], chosen: RoundFilter) -> RoundFilterFacts:
        """Return the facts for all counted rounds."""
        played = {(each.game, each.preset) for each in rounds}
        games = sorted((game, _order(key), key) for game, key in played)
        levels = {each.level for each in rounds}
        sizes = sorted({each.players for each in rounds})
        texts = {**{level: level_name(level) for level in OFFERED}, MIXED: words.mixed()}
        return cls(
            begun=bool(rounds),
            games=[
                _choice(ALL, words.all_games()),
                *(_choice(_key(key, game), game_name(key, game)) for game, _, key in games),
            ],
            levels=[
                _choice(ALL, words.all_levels()),
                *(_choice(level, text) for level, text in texts.items() if level in levels),
            ],
            sizes=[
                _choice(ALL, words.any_number()),
                *(_choice(str(size), str(size)) for size in sizes),
            ],
            game=chosen.game,
            level=chosen.level,
            size=chosen.size,
        )


class FigureFacts(Struct, frozen=True):
    """The figures of the rounds that the filter accepts; empty if it accepts none."""

    lines: list[str] = []
    """The main figures, one sentence each: totals, average place, luck, streaks and extremes."""
    margins: list[str] = []
    """The margins of error of the figures in `lines`, one sentence each."""
    offices: list[dict[str, object]] = []
    """How often each place was reached.

    Each row is {"label", "loss" (share of all rounds), "figure", "sign", "told"}.
    """
    points: list[dict[str, object]] = []
    """The points of the chart, oldest first.

    Each is {"office" (+1 highest … −1 lowest), "dealt" (value of the cards on the same scale, or
    None), "label", "told"}.
    """
    chartLine: str = ""
    """A sentence describing the chart, empty without data."""

    @classmethod
    def of(
        cls, rounds: Sequence[PlayedRound], now: datetime, settings: Settings, *, busy: bool
    ) -> FigureFacts:
        """Return the figures of these rounds; `busy` if luck is still being computed."""
        if not rounds:
            return cls()
        found, luck, groups = tally(rounds, now), dealt_luck(rounds), over_time(rounds, now)
        known = any(each.dealt is not None for each in groups)
        return cls(
            lines=[*_lines(found, luck, busy=busy)],
            margins=words.margins(found, luck),
            offices=[
                {
                    "label": label,
                    "loss": count / found.rounds,
                    "figure": words.times(count, found.rounds),
                    "sign": sign,
                    "told": words.bar_told(label, count, found.rounds),
                }
                for label, sign, count in _counts(rounds, found, settings)
            ],
            points=[
                {
                    "office": each.office,
                    "dealt": each.dealt,
                    "label": words.day(each.since),
                    "told": words.chart_told(each),
                }
                for each in groups
            ],
            chartLine=words.chart_line(groups[-1].rounds, dealt=known) if groups else "",
        )


class DeletionFacts(Struct, frozen=True):
    """The question before the statistics are deleted, and a message about their file."""

    question: str
    """The question asked before the statistics are deleted, empty for none."""
    message: str
    """A message about the file of statistics, empty for none."""


def _lines(found: Tally, luck: DealtLuck | None, *, busy: bool) -> Iterator[str]:
    yield words.counted(found)
    yield words.mean_place(found)
    if luck is None:
        yield words.luck_open(busy=busy)
    else:
        yield words.luck_given(luck, found.rounds, busy=busy)
        yield words.luck_made(luck)
    yield " · ".join(words.streaks(found))
    for say, match in ((words.best_match, found.best), (words.worst_match, found.worst)):
        if match is not None:
            yield say(match, game_name(match.preset, match.game))


def _counts(
    rounds: Sequence[PlayedRound], found: Tally, settings: Settings
) -> list[tuple[str, str, int]]:
    """Return a row for each place: its name, its symbol and how often it was reached."""
    sizes = {each.players for each in rounds}
    if len(sizes) > 1:
        top = sum(each.place == 1 for each in rounds)
        low = sum(each.place == each.players for each in rounds)
        counts = (top, found.rounds - top - low, low)
        signs = (insignia_of(0, 4), "", insignia_of(3, 4))
        return list(zip(words.thirds(), signs, counts, strict=True))
    players, titles = sizes.pop(), _titles_of(rounds, settings)
    return [
        (
            title(titles, place - 1, players) or words.place_name(place),
            insignia_of(place - 1, players, titles) if titles else "",
            found.by_place.get(place, 0),
        )
        for place in range(1, players + 1)
    ]


def _titles_of(rounds: Sequence[PlayedRound], settings: Settings) -> str:
    """Return the title set of the rounds' game, or the royal set for several games."""
    games, known = {each.preset for each in rounds}, presets()
    if len(games) == 1 and (key := games.pop()) in known:
        return _titles(known[key].titles, settings)
    return _titles("royal", settings)


def _titles(own: str, settings: Settings) -> str:
    return effective_set(own, settings.titles, settings.mild)


def _choice(value: str, text: str) -> dict[str, str]:
    return {"value": value, "text": text}


def _order(preset: str) -> int:
    known = list(presets())
    return known.index(preset) if preset in known else len(known)


def _key(preset: str, game: str) -> str:
    """Return the key of a game in the filter. A custom game is not the game it is based on."""
    return f"{preset}/{game}" if game else preset
