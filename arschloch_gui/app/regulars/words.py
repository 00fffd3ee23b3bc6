"""Wording for regulars' tables: their members and their game, in one line each."""

from __future__ import annotations

from arschloch_gui.ai.levels import split
from arschloch_gui.app.by_game.options import option_value
from arschloch_gui.app.by_game.presets import game_name
from arschloch_gui.app.files.regulars_file import Member, RegularsTable
from arschloch_gui.app.regulars.tables import ChosenGame, game_at
from arschloch_gui.app.setup.option_rows import shown_elsewhere
from arschloch_gui.app.table.personas import PEOPLE
from arschloch_gui.app.wording.levels import character_words, level_name, level_pips
from arschloch_gui.app.wording.words import fill, listed, translate
from arschloch_gui.engine.games import presets


def described(at: int, member: Member) -> dict[str, object]:
    """Return a member as a choice: {value, text, name, person, level, pips, character}."""
    level, character = split(member.level)
    return {
        "value": at,
        "text": PEOPLE[member.person],
        "name": PEOPLE[member.person],
        "person": member.person,
        "level": level_name(level),
        "pips": level_pips(level),
        "character": character_words(character),
    }


def table_sentence(table: RegularsTable) -> str:
    """Return the game and the members of a table as a sentence."""
    names = [PEOPLE[member.person] for member in table.members]
    sentence = translate("Regulars", "{game} with {names}")
    return fill(sentence, game=game_name(table.preset, table.game), names=listed(names))


def game_line(table: RegularsTable) -> str:
    """Return the line for the game of a table, or "" if this version does not know it."""
    game = game_at(table)
    return words_of(game) if game is not None else ""


def words_of(game: ChosenGame) -> str:
    """Return a game with players, length and number of house rules, in one line."""
    rules = game.rules
    length = option_value(rules.spec(rules.length_option), rules.length)
    changes = len(rules.changed_from(presets()[game.preset]).keys() - shown_elsewhere(rules))
    parts = [
        game_name(game.preset, game.name),
        translate("Options", "%n player(s)", "", rules.players),
        length,
        translate("Regulars", "%n house rule(s)", "", changes) if changes else "",
    ]
    return " · ".join(filter(None, parts))
