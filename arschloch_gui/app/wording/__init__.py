"""Words for keys and values: what the engine says, told to people in their language.

Pure functions over `QCoreApplication.translate`; the language is whatever translator is installed
(app/language.py). Source texts are English, the translations lie in `i18n/*.ts`. What belongs to a
single game is in its package; the room `by_game` asks them all.
"""
