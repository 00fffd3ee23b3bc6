"""The matches on the disk as rows, the one played last first."""

from __future__ import annotations

import re

from msgspec import Struct
from PySide6.QtCore import QDateTime, QLocale

from arschloch_gui.app.by_game.presets import preset_name
from arschloch_gui.app.library.library import KeptMatch
from arschloch_gui.app.library.match_progress import MatchProgress
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.setup.gallery import game_of
from arschloch_gui.app.table.seating import insignia_of
from arschloch_gui.app.wording.quoted import quoted
from arschloch_gui.app.wording.titles import effective_set, title
from arschloch_gui.app.wording.words import fill, listed, seat_names, translate
from arschloch_gui.coach.exchanges import can_be_judged
from arschloch_gui.engine.games import family_of, presets


class MatchRow(Struct, frozen=True):
    """One match. `key` is its record's file name, `name` what it is called, `title` what the person
    called it; `picture` is the game whose picture stands for it, empty for a broken record;
    `exchanges` tells whether there may be exchanges to look back at."""

    key: str
    name: str
    title: str
    picture: str
    details: str
    players: str
    office: str
    insignia: str
    finished: bool
    broken: bool
    damage: str
    exchanges: bool
    accessible_name: str


def match_row(kept: KeptMatch, settings: Settings) -> MatchRow:
    """The row of a match, with titles as the settings ask for."""
    given = quoted(kept.title)
    game = "" if kept.broken else quoted(preset_name(kept.preset))
    name = given or game or quoted(kept.path.name)
    details = " · ".join(filter(None, (game if given else "", _when(kept), _round(kept))))
    players = "" if kept.broken else _players(kept)
    office, insignia = _office(kept, settings)
    damage = _damage(kept)
    held = fill(translate("Matches", "your position: {office}"), office=office) if office else ""
    return MatchRow(
        key=kept.path.name,
        name=name,
        title=given,
        picture="" if kept.broken else game_of(kept.preset),
        details=details,
        players=players,
        office=office,
        insignia=insignia,
        finished=kept.stand is not None and kept.stand.finished,
        broken=kept.broken,
        damage=damage,
        exchanges=not kept.broken and _exchanges(kept.preset),
        accessible_name=", ".join(filter(None, (name, details, players, held, damage))),
    )


def _exchanges(preset: str) -> bool:
    return preset in presets() and can_be_judged(family_of(preset).key)


def _when(kept: KeptMatch) -> str:
    """Day and time of the last play, as the language writes them."""
    locale, then = QLocale(), QDateTime.fromMSecsSinceEpoch(int(kept.played * 1000))
    # The long form of a date begins or ends with the day of the week, which says little here.
    day = re.sub(r"^d{3,4},? *|,? *d{3,4}$", "", locale.dateFormat(QLocale.FormatType.LongFormat))
    return fill(
        translate("Matches", "{day}, {time}"),
        day=locale.toString(then.date(), day),
        time=locale.toString(then.time(), QLocale.FormatType.ShortFormat),
    )


def _round(kept: KeptMatch) -> str:
    stand = kept.stand
    if stand is None or kept.broken:
        return ""
    if stand.finished:
        return translate("Matches", "over after %n round(s)", "", stand.round_no)
    if stand.rounds:
        sentence = translate("Matches", "round {round} of {rounds}")
        return fill(sentence, round=stand.round_no, rounds=stand.rounds)
    return fill(translate("Matches", "round {round}"), round=stand.round_no)


def _players(kept: KeptMatch) -> str:
    names = seat_names(kept.seats)
    others = [name for seat, name in enumerate(names) if seat != kept.viewer]
    return fill(translate("Matches", "with {names}"), names=listed(others))


def _office(kept: KeptMatch, settings: Settings) -> tuple[str, str]:
    """The title and the sign of the person's office; empty for none."""
    stand = kept.stand or MatchProgress()
    if kept.viewer not in stand.offices or not stand.titles:
        return "", ""
    office, players = stand.offices.index(kept.viewer), len(stand.offices)
    titles = effective_set(stand.titles, settings.titles, settings.mild)
    return title(titles, office, players), insignia_of(office, players, titles)


def _damage(kept: KeptMatch) -> str:
    if kept.broken:
        return translate("Matches", "This file is damaged and can’t be played.")
    if kept.stand is not None and kept.stand.bad_line:
        sentence = translate(
            "Matches", "Damaged from line {line} on; you can play it up to that point."
        )
        return fill(sentence, line=kept.stand.bad_line)
    return ""
