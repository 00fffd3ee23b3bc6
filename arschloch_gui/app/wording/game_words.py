"""Definition of a game's wording: names of rules, explanations of refusals and so on.

All texts are source texts marked with QT_TRANSLATE_NOOP for the context given next to them. Keys
are unique across games, or have the same meaning in all of them (`players`, `decks`, `jokers` …),
so a key can be looked up without knowing the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct, field

from arschloch_gui.app.wording.parts import RulesPart
from arschloch_gui.coach.reasons import Reason
from arschloch_gui.engine.options import RulesBase
from arschloch_gui.engine.table.view_line import RulesT

Values: TypeAlias = Mapping[str, Any]
Names: TypeAlias = Sequence[str]
RefusalWording: TypeAlias = str | Callable[[Values, Names], str]
"""A sentence, or a function of the values and the players' names that selects one."""
ReasonWording: TypeAlias = Callable[[Reason, str], str]
"""A function that words a coach's reason, given the key of the deck."""
Texts: TypeAlias = Mapping[str, tuple[str, str]]
Strip: TypeAlias = tuple[tuple[tuple[str, ...], str], ...]
"""An example of cards: a sequence of (card codes, key of the word that follows them) pairs.

In place of a code, "<" and ">" stand for the weakest and the strongest rank.
"""


RulesT_contra = TypeVar("RulesT_contra", bound=RulesBase, contravariant=True)


class TellsRules(Protocol[RulesT_contra]):
    """A callable that returns the written rules of a match."""

    def __call__(
        self, rules: RulesT_contra, *, titles_wish: str = "", mild: bool = False
    ) -> tuple[RulesPart, ...]: ...


class About(Struct, frozen=True):
    """Background on a game beyond its rules, one string per paragraph; context "About"."""

    told: tuple[str, ...]
    """The game's origin, its other names and related games."""
    tactics: tuple[str, ...] = ()


class Words(Struct, Generic[RulesT], frozen=True):
    """All wording of one game except that of its table."""

    presets: Texts
    """Preset → (name, one sentence that helps to choose); context "Games"."""
    taglines: Mapping[str, str]
    """Preset → about three words for its tile; games in their own right only; context "Games"."""
    rules_parts: TellsRules[RulesT]
    """The function that returns the written rules, part by part."""
    about: Mapping[str, About] = field(default_factory=dict)
    """Preset → its background."""
    lengths: tuple[int, ...] = (5, 10, 20, 0)
    """The match lengths offered, in rounds; 0 means endless."""
    variants: Mapping[str, str] = field(default_factory=dict)
    """Preset → the preset it is a variant of. Presets missing here are games in their own right."""
    options: Texts = field(default_factory=dict)
    """Option → (name, one line of help); context "Options"."""
    values: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """(option, value as text) → its label; context "Options"."""
    counted: Mapping[str, str] = field(default_factory=dict)
    """Option → a label with %n for its number; context "Options"."""
    examples: Mapping[tuple[str, str], Strip] = field(default_factory=dict)
    """(option, value or "" for any value) → the example shown next to it in the editor."""
    most: Mapping[str, Callable[[RulesT], int]] = field(default_factory=dict)
    """Option → its largest sensible number under the given rules, if below the spec's limit."""
    problems: Mapping[str, str] = field(default_factory=dict)
    """Defect key → its sentence; context "Problems"."""
    refusals: Mapping[str, RefusalWording] = field(default_factory=dict)
    """Refusal key → its wording; context "Refusals"."""
    first: Mapping[str, str] = field(default_factory=dict)
    """Phase → a hint for players who try something else first; context "Refusals"."""
    reasons: Mapping[str, ReasonWording] = field(default_factory=dict)
    """Coach reason key → its wording."""


AnyWords: TypeAlias = Words[RulesBase]
"""The wording of any of the games."""
