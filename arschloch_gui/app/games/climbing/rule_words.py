"""Definition of a rule's user interface; each file in `rules/` defines one `RuleWords`.

Texts are source texts marked with QT_TRANSLATE_NOOP, unless a function generates them. Fields that
a rule does not need are left at their defaults.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct, field

from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.table.question import Choice, JudgedTurn, Question
from arschloch_gui.app.wording.controls import KeyUse
from arschloch_gui.app.wording.game_words import RefusalWording, Strip, Texts
from arschloch_gui.app.wording.title_forms import Office
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.family import Refusal

Ladder: TypeAlias = tuple[Office, ...]
"""The positions from highest to lowest, with the titles of the match."""
Paragraph: TypeAlias = Callable[[Rules, Ladder], str | list[str]]
"""A function that returns paragraphs of the written rules, or nothing if the rule is off."""
Pair: TypeAlias = tuple[str, str]
"""A log line in two forms: addressed to the viewer, and about {name}."""
Line: TypeAlias = Callable[[Event, Sequence[str], Seat | None], str]
"""A function that returns the log line for an event, or "" for none."""


class Stamp(Struct, frozen=True):
    """A word stamped on the table when a rule takes effect; context "Moment"."""

    word: str
    sulks: bool = False
    """Whether the player concerned looks cross instead of happy."""
    grave: bool = False
    """Whether the word is red because a player is harmed."""
    quakes: bool = False
    """Whether the table shakes."""
    sound: Sound | None = Sound.CLICK
    """The sound played; None if a sound has already been played."""
    effect: str = ""
    """The visual effect that accompanies the word; see `app/show/shown_table.py`."""


def _no_keys(rules: Rules) -> Iterable[KeyUse]:
    return ()


class RuleWords(Struct, frozen=True):
    """One rule's wording, decisions and moments."""

    options: Texts = field(default_factory=dict)
    """Option → (name, one line of help)."""
    values: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """(option, value as text) → label."""
    counted: Mapping[str, str] = field(default_factory=dict)
    """Option → a label with %n for its number."""
    examples: Mapping[tuple[str, str], Strip] = field(default_factory=dict)
    """(option, value or "" for any value) → the example shown next to it in the editor."""
    most: Mapping[str, Callable[[Rules], int]] = field(default_factory=dict)
    """Option → its largest sensible number under the given rules, if below the spec's limit."""
    problems: Mapping[str, str] = field(default_factory=dict)
    """Defect key → its sentence."""
    refusals: Mapping[str, RefusalWording] = field(default_factory=dict)
    """Refusal key → wording."""
    first: Mapping[str, str] = field(default_factory=dict)
    """Phase of the rule → a hint for players who try something else first."""
    part: tuple[str, Callable[[], str]] | None = None
    """Key and heading of a part of the written rules that belongs to this rule alone."""
    prose: Mapping[str, tuple[Paragraph, ...]] = field(default_factory=dict)
    """Part of the written rules → the rule's paragraphs in it."""
    continues: Mapping[str, Paragraph] = field(default_factory=dict)
    """Part → a sentence appended to the previous paragraph."""
    help_of: Mapping[str, str] = field(default_factory=dict)
    """Phase of the rule → the part of the written rules that is relevant in it."""
    applied: Mapping[str, Pair] = field(default_factory=dict)
    """Effect that took place → its log line."""
    declared: Mapping[str, Pair] = field(default_factory=dict)
    """Declaration → its log line."""
    advised: Mapping[str, Pair] = field(default_factory=dict)
    """Declaration → the advice to make it, and that it would be worse; context "Hindsight"."""
    demoted: Mapping[str, Pair] = field(default_factory=dict)
    """Reason for a player's demotion to the lowest position → its log line."""
    lines: Mapping[type[Event], Line] = field(default_factory=dict)
    """Event specific to this rule → a function that returns its log line."""
    stamps: Mapping[str, Stamp] = field(default_factory=dict)
    """Effect, declaration or reason for a demotion → the word stamped on the table."""
    says: Mapping[type[Event], Callable[[Any], dict[Seat, str]]] = field(default_factory=dict)
    """Event specific to this rule → the speech bubbles by seat."""
    calls: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """Declaration → the player's words in a speech bubble."""
    questions: tuple[Question, ...] = ()
    """The decisions this rule adds outside a trick."""
    waits: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """Phase of the rule, or its kind of decision → what {name} is doing while the table waits."""
    claims: Callable[[JudgedTurn], list[Choice]] | None = None
    """The claims offered instead of a play; each is enabled only if it is legal now."""
    offence: Callable[[JudgedTurn, Play], Refusal | None] | None = None
    """The rule broken by a play that is not refused, if any."""
    dare: Callable[[Play], Question] | None = None
    """The question asked before a player makes such a play."""
    caution: Callable[[JudgedTurn, tuple[Card, ...]], str] | None = None
    """A warning before the user plays these cards; "" if there is none."""
    binds: Callable[[TableState], str] | None = None
    """A restriction on the next play, in one sentence; "" if there is none."""
    remark: Callable[[TableState], str] | None = None
    """Why the positions of the finished round are unusual; "" if they are not."""
    matters: Callable[[SeatView], str] | None = None
    """The part of the written rules that is relevant in a trick; "" for none."""
    keys: Callable[[Rules], Iterable[KeyUse]] = _no_keys
    """The keys that the rule adds at the table when it is on."""
