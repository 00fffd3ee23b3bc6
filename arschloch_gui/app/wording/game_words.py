"""The words of one game: what it says of its rules, and why something may not be done.

All texts are sources, marked with QT_TRANSLATE_NOOP for the context named beside them. Keys are
unique over the games, or mean the same in all of them (`players`, `decks`, `jokers` …), so whoever
has a key need not know the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct, field

from arschloch_gui.app.wording.parts import Part
from arschloch_gui.coach.reasons import Reason
from arschloch_gui.engine.options import RulesBase
from arschloch_gui.engine.table.view_line import RulesT

Values: TypeAlias = Mapping[str, Any]
Names: TypeAlias = Sequence[str]
RefusalWording: TypeAlias = str | Callable[[Values, Names], str]
"""A sentence, or where one has to be chosen, a function of the values and the players' names."""
ReasonWording: TypeAlias = Callable[[Reason, str], str]
"""The sentence for a reason of the coach; with the key of the deck."""
Texts: TypeAlias = Mapping[str, tuple[str, str]]
Strip: TypeAlias = tuple[tuple[tuple[str, ...], str], ...]
"""An example: cards by code ("<" and ">" for the weakest and the strongest rank), and the key of
the word behind them."""


RulesT_contra = TypeVar("RulesT_contra", bound=RulesBase, contravariant=True)


class TellsRules(Protocol[RulesT_contra]):
    """Writes the rules of a match."""

    def __call__(
        self, rules: RulesT_contra, *, titles_wish: str = "", mild: bool = False
    ) -> tuple[Part, ...]: ...


class About(Struct, frozen=True):
    """Background of a game beyond its rules, one string per paragraph; context "About"."""

    told: tuple[str, ...]
    """Where it comes from, what it is called elsewhere, and its relatives."""
    tactics: tuple[str, ...] = ()


class Words(Struct, Generic[RulesT], frozen=True):
    """Everything a game says beside its table."""

    presets: Texts
    """Preset → (name, a sentence that helps to choose); context "Games"."""
    rules_parts: TellsRules[RulesT]
    """The written rules, part by part."""
    about: Mapping[str, About] = field(default_factory=dict)
    """Preset → what there is to tell of it."""
    lengths: tuple[int, ...] = (5, 10, 20, 0)
    """How many rounds a match is offered to last; 0 is endless."""
    variants: Mapping[str, str] = field(default_factory=dict)
    """Preset → the preset it is a variant of. One that is not in here is a game by itself."""
    options: Texts = field(default_factory=dict)
    """Option → (name, a line of help); context "Options"."""
    values: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """(option, value as text) → words; context "Options"."""
    counted: Mapping[str, str] = field(default_factory=dict)
    """Option → the words with %n for its figures; context "Options"."""
    examples: Mapping[tuple[str, str], Strip] = field(default_factory=dict)
    """(option, value or "" for any) → what to show beside it in the editor."""
    most: Mapping[str, Callable[[RulesT], int]] = field(default_factory=dict)
    """Option → the largest figure that makes sense with some rules, where the spec has more."""
    problems: Mapping[str, str] = field(default_factory=dict)
    """Key of a defect → the sentence; context "Problems"."""
    refusals: Mapping[str, RefusalWording] = field(default_factory=dict)
    """Key of a refusal → its words; context "Refusals"."""
    first: Mapping[str, str] = field(default_factory=dict)
    """Phase → what has to be done first, to somebody who tries something else; "Refusals"."""
    reasons: Mapping[str, ReasonWording] = field(default_factory=dict)
    """Key of a reason the coach finds → its words."""


AnyWords: TypeAlias = Words[RulesBase]
"""The words of one of the games, whichever it is."""
