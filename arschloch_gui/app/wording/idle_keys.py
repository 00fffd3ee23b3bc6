"""Sentences for keys that have no effect at the moment."""

from __future__ import annotations

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate

_SENTENCES = {
    "hint": QT_TRANSLATE_NOOP(
        "IdleKeys", "You can ask for a hint when you have something to decide."
    ),
    "trick": QT_TRANSLATE_NOOP("IdleKeys", "No trick has been taken yet."),
    "plays": QT_TRANSLATE_NOOP("IdleKeys", "You have no cards to choose from right now."),
    "undo": QT_TRANSLATE_NOOP("IdleKeys", "There is nothing to undo."),
    "redo": QT_TRANSLATE_NOOP("IdleKeys", "There is nothing to redo."),
    "no_undo": QT_TRANSLATE_NOOP("IdleKeys", "Undo is switched off in the settings."),
}


def idle_key(key: str) -> str:
    """Return why a key does nothing now, by the name of what it would do.

    Raises `KeyError` for an unknown name.
    """
    return translate("IdleKeys", _SENTENCES[key])
