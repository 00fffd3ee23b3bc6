"""List rows for the saved matches."""

from __future__ import annotations

import re

from msgspec import Struct
from PySide6.QtCore import QDateTime, QLocale

from arschloch_gui.app.by_game.presets import game_name
from arschloch_gui.app.library.library import KeptMatch
from arschloch_gui.app.library.match_progress import MatchProgress
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.setup.gallery import game_of
from arschloch_gui.app.setup.own_games import picture_of
from arschloch_gui.app.table.seating import sign_of_place
from arschloch_gui.app.wording.quoted import quoted
from arschloch_gui.app.wording.titles import effective_set
from arschloch_gui.app.wording.words import fill, listed, seat_names, translate
from arschloch_gui.coach.exchanges import can_be_judged
from arschloch_gui.engine.games import family_of, presets


class MatchRow(Struct, frozen=True):
    """One match in the list.

    `key` is the file name of its record, `name` the name shown, and `title` the user's own name for
    it. `picture` is the key of the game's picture, empty for a broken record. `exchanges` is true
    if there may be exchanges to review. `place` and `points` are those of the user in the match,
    empty before the first result, and `sign` is the symbol of the place.
    """

    key: str
    name: str
    title: str
    picture: str
    details: str
    players: str
    place: str
    points: str
    sign: str
    finished: bool
    broken: bool
    damage: str
    exchanges: bool
    accessible_name: str


def match_row(kept: KeptMatch, settings: Settings) -> MatchRow:
    """Return the row of a match, with the title set from the settings."""
    given = quoted(kept.title)
    own = settings.game_called(kept.game)
    game = "" if kept.broken else quoted(game_name(kept.preset, own))
    name = given or game or quoted(kept.path.name)
    copy = translate("Matches", "copy") if kept.is_copy else ""
    parts = (game if given else "", copy, _when(kept), _round(kept))
    details = " · ".join(filter(None, parts))
    players = "" if kept.broken else _players(kept)
    place, points, sign = _standing(kept, settings)
    damage = _damage(kept)
    return MatchRow(
        key=kept.path.name,
        name=name,
        title=given,
        picture="" if kept.broken else _picture(kept.preset, own),
        details=details,
        players=players,
        place=place,
        points=points,
        sign=sign,
        finished=kept.stand is not None and kept.stand.finished,
        broken=kept.broken,
        damage=damage,
        exchanges=not kept.broken and _exchanges(kept.preset),
        accessible_name=", ".join(filter(None, (name, details, players, place, points, damage))),
    )


def _picture(preset: str, own: str) -> str:
    return picture_of(own) if own else game_of(preset)


def _exchanges(preset: str) -> bool:
    return preset in presets() and can_be_judged(family_of(preset).key)


def _when(kept: KeptMatch) -> str:
    """Return the date and time of the last play in the format of the language."""
    locale, then = QLocale(), QDateTime.fromMSecsSinceEpoch(int(kept.played * 1000))
    # The long date format starts or ends with the day of the week, which is not needed here.
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
        return translate("Matches", "finished after %n round(s)", "", stand.round_no)
    if stand.rounds:
        sentence = translate("Matches", "round {round} of {rounds}")
        return fill(sentence, round=stand.round_no, rounds=stand.rounds)
    return fill(translate("Matches", "round {round}"), round=stand.round_no)


def _players(kept: KeptMatch) -> str:
    names = seat_names(kept.seats)
    others = [name for seat, name in enumerate(names) if seat != kept.viewer]
    return fill(translate("Matches", "with {names}"), names=listed(others))


def _standing(kept: KeptMatch, settings: Settings) -> tuple[str, str, str]:
    """Return the user's place in the match, their points and the place's symbol, "" for none."""
    stand = kept.stand or MatchProgress()
    if kept.viewer >= len(stand.places):
        return "", "", ""
    titles = effective_set(stand.titles, settings.titles, settings.mild)
    return (
        fill(
            translate("Matches", "Place {place} of {players}"),
            place=stand.places[kept.viewer],
            players=len(stand.places),
        ),
        translate("Standings", "%n point(s)", "", stand.scores[kept.viewer]),
        sign_of_place(kept.viewer, stand.places, titles),
    )


def _damage(kept: KeptMatch) -> str:
    if kept.broken:
        return translate("Matches", "This file is damaged and can’t be played.")
    if kept.stand is not None and kept.stand.bad_line:
        sentence = translate(
            "Matches", "Damaged from line {line} on; you can play it up to that point."
        )
        return fill(sentence, line=kept.stand.bad_line)
    return ""
