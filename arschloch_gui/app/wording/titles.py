"""Titles of the positions (rules.md §1.5) in every title set; each language has its own.

The `mild` option replaces the crude sets with ones fit for all ages.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from msgspec import Struct

from arschloch_gui.app.wording.title_forms import Office, office_of
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate


class TitleSet(Struct, frozen=True):
    """The two titles at either end and those between them, from the top down.

    `neutral` is the title of the middle position among three players.
    """

    name: str
    highest: str
    second: str
    fillers: tuple[str, ...]
    second_lowest: str
    lowest: str
    neutral: str
    offered: bool = True
    """Whether the set can be chosen in any game. Otherwise it belongs to a single game."""
    lowest_sign: str = ""
    """The insignia of the lowest position if the set has its own, else ""."""
    ranking: tuple[str, ...] = ()
    """All titles from top to bottom, if the fillers are not simply between the two ends."""
    career: tuple[str, ...] = ()
    """The five career titles, lowest first, if those of a table of five would be unflattering."""


_BYSTANDERS = (QT_TRANSLATE_NOOP("Titles", "Bystander"),)
_ROYAL_FILLERS = (
    QT_TRANSLATE_NOOP("Titles", "Mayor"),
    QT_TRANSLATE_NOOP("Titles", "Burgher"),
    QT_TRANSLATE_NOOP("Titles", "Farmer"),
    QT_TRANSLATE_NOOP("Titles", "Farmhand"),
)
_ROYAL_CAREER = (
    QT_TRANSLATE_NOOP("Titles", "Beggar"),
    QT_TRANSLATE_NOOP("Titles", "Farmer"),
    QT_TRANSLATE_NOOP("Titles", "Burgher"),
    QT_TRANSLATE_NOOP("Titles", "Minister"),
    QT_TRANSLATE_NOOP("Titles", "King"),
)

SETS: dict[str, TitleSet] = {
    "royal": TitleSet(
        QT_TRANSLATE_NOOP("Titles", "Royal court"),
        QT_TRANSLATE_NOOP("Titles", "King"),
        QT_TRANSLATE_NOOP("Titles", "Viceroy"),
        _ROYAL_FILLERS,
        QT_TRANSLATE_NOOP("Titles", "Vice-Asshole"),
        QT_TRANSLATE_NOOP("Titles", "Asshole"),
        _ROYAL_FILLERS[1],
        career=_ROYAL_CAREER,
    ),
    "republic": TitleSet(
        QT_TRANSLATE_NOOP("Titles", "Republic"),
        QT_TRANSLATE_NOOP("Titles", "President"),
        QT_TRANSLATE_NOOP("Titles", "Vice-President"),
        (QT_TRANSLATE_NOOP("Titles", "Neutral"),),
        QT_TRANSLATE_NOOP("Titles", "Vice-Scum"),
        QT_TRANSLATE_NOOP("Titles", "Scum"),
        QT_TRANSLATE_NOOP("Titles", "Neutral"),
    ),
    "sober": TitleSet(
        QT_TRANSLATE_NOOP("Titles", "Government"),
        QT_TRANSLATE_NOOP("Titles", "President"),
        QT_TRANSLATE_NOOP("Titles", "Prime Minister"),
        (QT_TRANSLATE_NOOP("Titles", "Citizen"),),
        QT_TRANSLATE_NOOP("Titles", "Worker"),
        QT_TRANSLATE_NOOP("Titles", "Tramp"),
        QT_TRANSLATE_NOOP("Titles", "Citizen"),
    ),
    "career": TitleSet(
        QT_TRANSLATE_NOOP("Titles", "The firm"),
        QT_TRANSLATE_NOOP("Titles", "Boss"),
        QT_TRANSLATE_NOOP("Titles", "Managing Director"),
        (
            QT_TRANSLATE_NOOP("Titles", "Manager"),
            QT_TRANSLATE_NOOP("Titles", "Head of Department"),
            QT_TRANSLATE_NOOP("Titles", "Master"),
            QT_TRANSLATE_NOOP("Titles", "Apprentice"),
        ),
        QT_TRANSLATE_NOOP("Titles", "Journeyman"),
        QT_TRANSLATE_NOOP("Titles", "Dishwasher"),
        QT_TRANSLATE_NOOP("Titles", "Master"),
        ranking=(
            "Boss",
            "Managing Director",
            "Manager",
            "Head of Department",
            "Master",
            "Journeyman",
            "Apprentice",
            "Dishwasher",
        ),
    ),
    "dalmuti": TitleSet(
        QT_TRANSLATE_NOOP("Titles", "Dalmuti"),
        QT_TRANSLATE_NOOP("Titles", "Greater Dalmuti"),
        QT_TRANSLATE_NOOP("Titles", "Lesser Dalmuti"),
        (QT_TRANSLATE_NOOP("Titles", "Merchant"),),
        QT_TRANSLATE_NOOP("Titles", "Lesser Peon"),
        QT_TRANSLATE_NOOP("Titles", "Greater Peon"),
        QT_TRANSLATE_NOOP("Titles", "Merchant"),
    ),
    "leet": TitleSet(
        QT_TRANSLATE_NOOP("Titles", "Arcade"),
        QT_TRANSLATE_NOOP("Titles", "Leet"),
        QT_TRANSLATE_NOOP("Titles", "Pro"),
        (
            QT_TRANSLATE_NOOP("Titles", "Regular"),
            QT_TRANSLATE_NOOP("Titles", "Casual"),
            QT_TRANSLATE_NOOP("Titles", "Lurker"),
        ),
        QT_TRANSLATE_NOOP("Titles", "Newbie"),
        QT_TRANSLATE_NOOP("Titles", "Noob"),
        QT_TRANSLATE_NOOP("Titles", "Casual"),
    ),
    # These titles stay Japanese in every language, as they are part of the game.
    "daifugo": TitleSet(
        QT_TRANSLATE_NOOP("Titles", "Daifugō (Japanese)"),
        QT_TRANSLATE_NOOP("Titles", "Daifugō"),
        QT_TRANSLATE_NOOP("Titles", "Fugō"),
        (QT_TRANSLATE_NOOP("Titles", "Heimin"),),
        QT_TRANSLATE_NOOP("Titles", "Hinmin"),
        QT_TRANSLATE_NOOP("Titles", "Daihinmin"),
        QT_TRANSLATE_NOOP("Titles", "Heimin"),
    ),
    "hollywood": TitleSet(
        QT_TRANSLATE_NOOP("Titles", "Hollywood"),
        QT_TRANSLATE_NOOP("Titles", "Superstar"),
        QT_TRANSLATE_NOOP("Titles", "Star"),
        (
            QT_TRANSLATE_NOOP("Titles", "Director"),
            QT_TRANSLATE_NOOP("Titles", "Supporting Actor"),
            QT_TRANSLATE_NOOP("Titles", "Bit Player"),
        ),
        QT_TRANSLATE_NOOP("Titles", "Extra"),
        QT_TRANSLATE_NOOP("Titles", "Runner"),
        QT_TRANSLATE_NOOP("Titles", "Bit Player"),
    ),
    "seigneur": TitleSet(
        QT_TRANSLATE_NOOP("Titles", "The manor"),
        QT_TRANSLATE_NOOP("Titles", "Great Lord"),
        QT_TRANSLATE_NOOP("Titles", "Lord"),
        (
            QT_TRANSLATE_NOOP("Titles", "Squire"),
            QT_TRANSLATE_NOOP("Titles", "Burgher"),
            QT_TRANSLATE_NOOP("Titles", "Grand Burgher"),
            QT_TRANSLATE_NOOP("Titles", "Petty Burgher"),
            QT_TRANSLATE_NOOP("Titles", "Petty Squire"),
            QT_TRANSLATE_NOOP("Titles", "Petty Pauper"),
            QT_TRANSLATE_NOOP("Titles", "Knight"),
            QT_TRANSLATE_NOOP("Titles", "Grand Squire"),
        ),
        QT_TRANSLATE_NOOP("Titles", "Pauper"),
        QT_TRANSLATE_NOOP("Titles", "Wretch"),
        QT_TRANSLATE_NOOP("Titles", "Burgher"),
        ranking=(
            "Great Lord",
            "Lord",
            "Knight",
            "Grand Squire",
            "Squire",
            "Petty Squire",
            "Grand Burgher",
            "Burgher",
            "Petty Burgher",
            "Petty Pauper",
            "Pauper",
            "Wretch",
        ),
    ),
    "royal_mild": TitleSet(
        QT_TRANSLATE_NOOP("Titles", "Royal court, mild"),
        QT_TRANSLATE_NOOP("Titles", "King"),
        QT_TRANSLATE_NOOP("Titles", "Viceroy"),
        _ROYAL_FILLERS,
        QT_TRANSLATE_NOOP("Titles", "Vice-Donkey"),
        QT_TRANSLATE_NOOP("Titles", "Donkey"),
        _ROYAL_FILLERS[1],
        career=_ROYAL_CAREER,
    ),
    "republic_mild": TitleSet(
        QT_TRANSLATE_NOOP("Titles", "Republic, mild"),
        QT_TRANSLATE_NOOP("Titles", "President"),
        QT_TRANSLATE_NOOP("Titles", "Vice-President"),
        (QT_TRANSLATE_NOOP("Titles", "Neutral"),),
        QT_TRANSLATE_NOOP("Titles", "Vice-Backbencher"),
        QT_TRANSLATE_NOOP("Titles", "Backbencher"),
        QT_TRANSLATE_NOOP("Titles", "Neutral"),
    ),
    "shithead": TitleSet(
        QT_TRANSLATE_NOOP("Titles", "Shithead"),
        QT_TRANSLATE_NOOP("Titles", "Angel"),
        QT_TRANSLATE_NOOP("Titles", "Smarty-pants"),
        _BYSTANDERS,
        QT_TRANSLATE_NOOP("Titles", "Close Shave"),
        QT_TRANSLATE_NOOP("Titles", "Shithead"),
        _BYSTANDERS[0],
        offered=False,
        lowest_sign="shithead",
    ),
    "shithead_mild": TitleSet(
        QT_TRANSLATE_NOOP("Titles", "Stinker"),
        QT_TRANSLATE_NOOP("Titles", "Angel"),
        QT_TRANSLATE_NOOP("Titles", "Smarty-pants"),
        _BYSTANDERS,
        QT_TRANSLATE_NOOP("Titles", "Close Shave"),
        QT_TRANSLATE_NOOP("Titles", "Stinker"),
        _BYSTANDERS[0],
        offered=False,
        lowest_sign="shithead-mild",
    ),
}
CAREER_STEPS = 5
"""The number of titles in a career."""
CRUDE = ("royal", "republic", "shithead")
TITLE_SETS = tuple(key for key in SETS if SETS[key].offered and not key.endswith("_mild"))


def can_be_wished(game_titles: str) -> bool:
    """Return whether another title set can replace a game's own.

    It cannot if the game has no titles or is named after one of them.
    """
    return bool(game_titles) and SETS[game_titles].offered


def chosen_set(game_titles: str, wish: str) -> str:
    """Return the key of the chosen set: the user's wish if the game allows it, else its own."""
    return wish if wish and can_be_wished(game_titles) else game_titles


def effective_set(game_titles: str, wish: str, mild: bool) -> str:
    """Return the key of the set in use: the chosen one, or its mild version; "" for no titles."""
    chosen = chosen_set(game_titles, wish)
    return f"{chosen}_mild" if mild and chosen in CRUDE else chosen


def title(title_set: str, office: int, players: int) -> str:
    """Return the title of a position (0 is the highest), or "" if there are no titles."""
    return office_of(*_numbered(title_set, players)[office]).name if title_set else ""


def title_ladder(title_set: str, players: int) -> tuple[str, ...]:
    """Return all titles from highest to lowest, or an empty tuple if there are no titles."""
    return tuple(office.name for office in offices(title_set, players))


def offices(title_set: str, players: int) -> tuple[Office, ...]:
    """Return all positions from highest to lowest, with the forms of their titles.

    Positions that share a title are numbered: Citizen 1, Citizen 2.
    """
    return tuple(office_of(*each) for each in _numbered(title_set, players))


def career_titles(title_set: str) -> tuple[str, ...]:
    """Return the career titles, lowest first: by default those of a table of five players.

    If the game has no titles, those of the royal court are used.
    """
    own = SETS[title_set].career if title_set else _ROYAL_CAREER
    if own:
        return tuple(translate("Titles", each) for each in own)
    return title_ladder(title_set, CAREER_STEPS)[::-1]


@cache
def _numbered(title_set: str, players: int) -> tuple[tuple[str, int], ...]:
    """Return (source text, number) for each title from highest to lowest; 0 for a unique title."""
    titles = _titles(SETS[title_set], players) if title_set else []
    times, seen, found = Counter(titles), Counter[str](), []
    for each in titles:
        seen[each] += 1
        found.append((each, seen[each] if times[each] > 1 else 0))
    return tuple(found)


def lowest_sign(title_set: str) -> str:
    """Return the set's own insignia for its lowest position, or "" for the usual one."""
    return SETS[title_set].lowest_sign if title_set else ""


def title_set_name(title_set: str) -> str:
    """Return the display name of a title set."""
    return translate("Titles", SETS[title_set].name)


def is_crude(title_set: str) -> bool:
    """Return whether the set has a mild counterpart."""
    return title_set in CRUDE


def _titles(words: TitleSet, players: int) -> list[str]:
    """Return the source texts of the titles for a number of players, from highest to lowest."""
    if players < 4:
        return [words.highest, *[words.neutral] * (players - 2), words.lowest]
    middle = _middle(words.fillers, players - 4)
    titles = [words.highest, words.second, *middle, words.second_lowest, words.lowest]
    return sorted(titles, key=words.ranking.index) if words.ranking else titles


def _middle(fillers: tuple[str, ...], count: int) -> list[str]:
    """Return `count` fillers in order. If there are too few, neighbours share a title."""
    if count <= len(fillers):
        return list(fillers[:count])
    return [fillers[at * len(fillers) // count] for at in range(count)]
