"""The sixteen computer players, with a short name for every portrait.

The names belong to the portraits in `arschloch_gui.art.PORTRAITS` (in the same order) and come from
many countries. They are not translated, so players keep their names in every language.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.rng import Rng

PEOPLE: tuple[str, ...] = (
    "Anna", "Malik", "Cleo", "Jonas", "Yuki", "Bruno", "Fatou", "Emil",
    "Noor", "Gaston", "Ines", "Radek", "Lotte", "Kofi", "Mei", "Omar",
)  # fmt: skip

_CHARACTERS: tuple[str, ...] = (
    "bold", "", "careful", "", "careful", "rebel", "bold", "careful",
    "", "rebel", "bold", "rebel", "careful", "bold", "", "rebel",
)  # fmt: skip
"""Preferred style of play by player (`ai.character`), or "" for no particular style."""


def character_of(name: str) -> str:
    """Return the character of the player with this name, or ""."""
    return _CHARACTERS[PEOPLE.index(name)] if name in PEOPLE else ""


def company(seed: int, players: int, viewer: Seat, portrait: int) -> tuple[int, ...]:
    """Return the players of a new match, as portrait numbers by seat.

    The viewer has `portrait`, and with up to sixteen players, all portraits are different. The same
    seed gives the same players.
    """
    guests = [person for person in range(len(PEOPLE)) if person != portrait]
    mixed = iter(Rng(seed, "company").shuffled(guests))
    return tuple(portrait if seat == viewer else next(mixed) for seat in range(players))


def people_of(names: tuple[str, ...], viewer: Seat, portrait: int) -> tuple[int, ...]:
    """Return portrait numbers for players of whom only the names are known, as in a record.

    Known names keep their own portraits.
    """
    taken = {PEOPLE.index(name) for name in names if name in PEOPLE} | {portrait}
    free = iter([person for person in range(len(PEOPLE)) if person not in taken] * 2)
    people: list[int] = []
    for seat, name in enumerate(names):
        if seat == viewer:
            people.append(portrait)
        else:
            people.append(PEOPLE.index(name) if name in PEOPLE else next(free))
    return tuple(people)
