"""What can be practised: the games in which something is decided before the first trick."""

from __future__ import annotations

from arschloch_gui.app.setup.own_games import OwnGames

KINDS: dict[str, tuple[str, ...]] = {
    "arschloch": ("exchange:2", "exchange:1"),
    "arschloch-hausregeln": ("exchange", "exchange:3", "exchange:2", "exchange:1", "shift:1"),
    "president-revolution": ("putsch",),
    "president-sober": ("exchange:2", "exchange:1"),
    "double-deck": ("exchange:3", "exchange:2", "exchange:1"),
    "daifugo": ("exchange:2", "exchange:1"),
    "dalmuti": ("exchange:2", "exchange:1", "putsch"),
}
"""By preset the kinds of decisions (`seeking.py`) that can be judged. In the others cards change
hands without a choice, or too many choices are open for all of them to be played out."""


def games(own: OwnGames) -> list[str]:
    """The keys of the games to choose from: those of the house, then the person's own: whether
    their rules leave anything to decide shows when it is looked for."""
    return [*KINDS, *own.own_keys()]
