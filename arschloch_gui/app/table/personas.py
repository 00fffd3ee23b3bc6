"""The sixteen people one can meet at the table: a short name for every portrait.

The names belong to the portraits (`arschloch_gui.art.PORTRAITS`, same order) and come from all
over, as names at a pub table do. They are no translatable text: a person keeps her name.
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
"""By person: what he likes (`ai.character`); "" for nothing in particular."""


def character_of(name: str) -> str:
    """The character of somebody known by name; "" for none."""
    return _CHARACTERS[PEOPLE.index(name)] if name in PEOPLE else ""


def company(seed: int, players: int, viewer: Seat, portrait: int) -> tuple[int, ...]:
    """Who sits where in a new match, by seat: portraits, the viewer's own at his seat.

    Up to sixteen people differ from each other; the same seed invites the same company.
    """
    guests = [person for person in range(len(PEOPLE)) if person != portrait]
    mixed = iter(Rng(seed, "company").shuffled(guests))
    return tuple(portrait if seat == viewer else next(mixed) for seat in range(players))


def people_of(names: tuple[str, ...], viewer: Seat, portrait: int) -> tuple[int, ...]:
    """The portraits of players known by name only (a record): known names keep theirs."""
    taken = {PEOPLE.index(name) for name in names if name in PEOPLE} | {portrait}
    free = iter([person for person in range(len(PEOPLE)) if person not in taken] * 2)
    people: list[int] = []
    for seat, name in enumerate(names):
        if seat == viewer:
            people.append(portrait)
        else:
            people.append(PEOPLE.index(name) if name in PEOPLE else next(free))
    return tuple(people)
