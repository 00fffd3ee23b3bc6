"""Sentences about the success or failure of an action in the list of matches."""

from __future__ import annotations

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate

_DONE = {
    "deleted": QT_TRANSLATE_NOOP("Matches", "“{name}” was deleted."),
    "restored": QT_TRANSLATE_NOOP("Matches", "“{name}” was restored."),
    "exported": QT_TRANSLATE_NOOP("Matches", "“{name}” was exported to {file}."),
    "in_use": QT_TRANSLATE_NOOP(
        "Matches", "“{name}” is being played in another window and can’t be deleted."
    ),
    "rename": QT_TRANSLATE_NOOP("Matches", "“{name}” could not be renamed ({reason})."),
    "export": QT_TRANSLATE_NOOP("Matches", "“{name}” could not be exported ({reason})."),
    "playback": QT_TRANSLATE_NOOP("Matches", "“{name}” could not be read ({reason})."),
    "delete": QT_TRANSLATE_NOOP("Matches", "“{name}” could not be deleted ({reason})."),
    "restore": QT_TRANSLATE_NOOP("Matches", "“{name}” could not be restored ({reason})."),
}


def outcome(key: str) -> str:
    """Return the sentence for an outcome, with the placeholders {name}, {file} and {reason}."""
    return translate("Matches", _DONE[key])
