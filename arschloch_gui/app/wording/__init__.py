"""Wording: turn the engine's keys and values into text in the user's language.

Everything here is a pure function over `QCoreApplication.translate`, so the installed translator
(app/language.py) determines the language. Source texts are English; translations are in
`i18n/*.ts`. Wording that belongs to a single game is in that game's package, and `by_game` selects
it.
"""
