"""What QML reads of the regulars' tables, as values computed from the tables and their history."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from arschloch_gui.ai.character import CHARACTERS
from arschloch_gui.ai.levels import OFFERED, split
from arschloch_gui.app.files.regulars_file import MOST_TABLES, RegularsTable
from arschloch_gui.app.regulars.tables import ChosenGame, game_at
from arschloch_gui.app.regulars.words import described, game_line, table_sentence, words_of
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.setup.gallery import game_of
from arschloch_gui.app.setup.own_games import picture_of
from arschloch_gui.app.table.personas import PEOPLE
from arschloch_gui.app.table.seating import own_name
from arschloch_gui.app.wording.cards import cards_named
from arschloch_gui.app.wording.levels import character_words, level_blurb, level_name, level_pips
from arschloch_gui.app.wording.quoted import quoted
from arschloch_gui.app.wording.titles import effective_set, title
from arschloch_gui.app.wording.words import capitalised, fill, listed, translate
from arschloch_gui.coach.evenings import SELF, Standing, TableHistory
from arschloch_gui.engine.cards import CardError, parse_cards
from arschloch_gui.engine.games import problems_of


class LastTableFacts(Struct, frozen=True):
    """The table played last, for the start screen."""

    lastName: str = ""
    """Its name, or ""."""
    lastSentence: str = ""
    """Its game and members as a sentence, or ""."""

    @classmethod
    def of(cls, table: RegularsTable | None) -> LastTableFacts:
        """Return the facts about a table, or None."""
        return cls(table.name, table_sentence(table)) if table is not None else cls()


class AtTableFacts(Struct, frozen=True):
    """The current match."""

    atTable: str
    """The name of the table at which it is played, or ""."""


class RegularsFacts(Struct, frozen=True):
    """The tables, and the selected one."""

    tables: list[dict[str, object]]
    """All tables: {value, text}."""
    full: bool
    """Whether the maximum number of tables is reached."""
    current: str = ""
    """The key of the selected table, or ""."""
    name: str = ""
    """The name of the selected table."""
    sentence: str = ""
    """The game and the members of the selected table as a sentence."""
    game: str = ""
    """The game, players, rounds and number of house rules."""
    picture: str = ""
    """The game whose picture represents the table."""

    @classmethod
    def of(cls, playable: Mapping[str, RegularsTable], current: str, count: int) -> RegularsFacts:
        """Return the facts about the tables with supported games; `count` is that of all."""
        tables: list[dict[str, object]] = [
            {"value": key, "text": each.name} for key, each in playable.items()
        ]
        full, table = count >= MOST_TABLES, playable.get(current)
        if table is None:
            return cls(tables, full, current)
        picture = picture_of(table.game) if table.game else game_of(table.preset)
        return cls(
            tables, full, current, table.name, table_sentence(table), game_line(table), picture
        )


class OfferedGameFacts(Struct, frozen=True):
    """The game set up under “New match”."""

    offered: str
    """The game in the same form as `RegularsFacts.game`."""
    canTakeGame: bool
    """Whether it differs from the selected table's game and can be played."""

    @classmethod
    def of(cls, game: ChosenGame, table: RegularsTable | None) -> OfferedGameFacts:
        """Return the facts about a game that a table could take."""
        here = game_at(table) if table is not None else None
        return cls(words_of(game), not problems_of(game.preset, game.rules) and game != here)


class RegularsNotice(Struct, frozen=True):
    """A message about the last action."""

    notice: str
    """The message, or ""."""
    canUndo: bool
    """Whether a deleted table can be restored."""


class MemberFacts(Struct, frozen=True):
    """The members of the selected table, one of whom is selected."""

    all: list[dict[str, object]] = []
    """The members, clockwise: {value, text, name, person, level, pips, character}."""
    at: int = 0
    """The number of the selected member."""
    person: int = 0
    """The portrait of the selected member."""
    level: str = ""
    """The level of the selected member."""
    character: str = ""
    """The character of the selected member, or ""."""

    @classmethod
    def of(cls, table: RegularsTable | None, at: int) -> MemberFacts:
        """Return the facts about a table's members, of whom number `at` is selected."""
        if table is None:
            return cls()
        member = table.members[at]
        everybody = [described(number, each) for number, each in enumerate(table.members)]
        return cls(everybody, at, member.person, *split(member.level))


class MemberChoices(Struct, frozen=True):
    """The levels and characters that a member can have."""

    levels: list[dict[str, object]]
    """The levels offered: {value, text, help, pips}."""
    characters: list[dict[str, object]]
    """The available characters: {value, text}."""

    @classmethod
    def of(cls) -> MemberChoices:
        """Return the choices in the current language."""
        none = translate("Regulars", "Nothing in particular")
        words = {"": none, **{each: capitalised(character_words(each)) for each in CHARACTERS}}
        return cls(
            [
                {
                    "value": each,
                    "text": level_name(each),
                    "help": level_blurb(each),
                    "pips": level_pips(each),
                }
                for each in OFFERED
            ],
            [{"value": each, "text": text} for each, text in words.items()],
        )


class TableHistoryFacts(Struct, frozen=True):
    """The history of the selected table."""

    none: bool
    """Whether the table has no finished rounds, as far as known."""
    amount: str
    """How much has been played at the table, in words; "" for nothing."""
    columns: list[str]
    """The column headings for the figures in `rows`."""
    rows: list[dict[str, object]]
    """All players at the table, best first: {name, person, figures, told}.

    `figures` correspond to `columns`. `told` is the row for a screen reader.
    """
    lines: list[str]
    """The most memorable facts, one sentence each."""

    @classmethod
    def of(
        cls,
        history: TableHistory,
        table: RegularsTable | None,
        settings: Settings,
        *,
        known: bool,
    ) -> TableHistoryFacts:
        """Return the facts about a table's history; `known` if it has been read."""
        first, last = (_title(table, settings, first=first) for first in (True, False))
        columns = [
            translate("History", "Matches won"),
            first,
            last,
            translate("History", "You : opponent"),
        ]
        return cls(
            none=known and not history.rounds,
            amount=_amount(history),
            columns=columns,
            rows=[_row(each, history, columns, settings) for each in history.people],
            lines=[*_lines(history, last, settings)],
        )


def _amount(history: TableHistory) -> str:
    if not history.rounds:
        return ""
    evenings = translate("History", "%n evening(s)", "", history.evenings)
    matches = translate("History", "%n match(es)", "", history.matches)
    rounds = translate("History", "%n round(s)", "", history.rounds)
    return f"{evenings} · {matches} · {rounds}"


def _row(
    standing: Standing, history: TableHistory, columns: Sequence[str], settings: Settings
) -> dict[str, object]:
    name = _name(standing.name, settings)
    duel = next((d for d in history.duels if d.name == standing.name), None)
    figures = [str(standing.won), str(standing.firsts), str(standing.lasts)]
    figures.append(f"{duel.ahead} : {duel.behind}" if duel is not None else "")
    each = zip(columns, figures, strict=True)
    told = [f"{column}: {figure}" for column, figure in each if figure]
    own = standing.name == SELF
    person = PEOPLE.index(standing.name) if standing.name in PEOPLE else -1
    return {
        "name": name,
        "person": settings.portrait if own else person,
        "own": own,
        "figures": figures,
        "told": ", ".join([name, *told]),
    }


def _lines(history: TableHistory, last: str, settings: Settings) -> Iterator[str]:
    if (streak := history.streak) is not None:
        sentence = translate(
            "History", "Longest winning streak: {name}, %n round(s)", "", streak.rounds
        )
        yield fill(sentence, name=_name(streak.name, settings))
    if most := history.last_most_often:
        lasts = next(each.lasts for each in history.people if each.name == most[0])
        sentence = translate("History", "Most often {title}: {names}, %n time(s)", "", lasts)
        yield fill(sentence, title=last, names=listed([_name(name, settings) for name in most]))
    if (robbery := history.robbery) is not None:
        yield fill(
            translate("History", "Best robbery: {cards} ({giver} → {taker})"),
            cards=_cards(robbery.cards, robbery.deck),
            giver=_name(robbery.giver, settings),
            taker=_name(robbery.taker, settings),
        )


def _name(name: str, settings: Settings) -> str:
    return own_name(settings) if name == SELF else quoted(name)


def _title(table: RegularsTable | None, settings: Settings, *, first: bool) -> str:
    """Return the title of the highest or the lowest position at a table."""
    game = game_at(table) if table is not None else None
    if game is not None:
        players = game.rules.players
        titles = effective_set(game.rules.titles, settings.titles, settings.mild)
        if titles and (name := title(titles, 0 if first else players - 1, players)):
            return name
    return translate("History", "First") if first else translate("History", "Last")


def _cards(codes: Sequence[str], deck: str) -> str:
    try:
        return cards_named(parse_cards(codes), deck)
    except CardError:  # a card of another version
        return ""
