"""What one rule of the climbing game has in the window. Each file of `rules/` fills one in.

Texts are sources, marked with QT_TRANSLATE_NOOP, unless a function makes them. What a rule does not
have it leaves out.
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
"""The offices from highest to lowest, as the match calls them."""
Paragraph: TypeAlias = Callable[[Rules, Ladder], str | list[str]]
"""A paragraph of the written rules, or several; empty where the rule is off."""
Pair: TypeAlias = tuple[str, str]
"""A line of the log: to the person, and about {name}."""
Line: TypeAlias = Callable[[Event, Sequence[str], Seat | None], str]
"""A line of the log made of an event, the players' names and the viewer; empty for none."""


class Stamp(Struct, frozen=True):
    """A word for the table when the rule has its moment; context "Moment"."""

    word: str
    sulks: bool = False
    """Whether whoever it happens to is cross about it, and not happy."""
    grave: bool = False
    """Whether it hurts somebody: then it is stamped in red."""
    quakes: bool = False
    """Whether the table shakes."""
    sound: Sound | None = Sound.CLICK
    """What it sounds like; None where it was to be heard already."""
    effect: str = ""
    """What is seen beside the word; see `app/show/shown_table.py`."""


def _no_keys(rules: Rules) -> Iterable[KeyUse]:
    return ()


class RuleWords(Struct, frozen=True):
    """One rule: its words, its decisions, its moments."""

    options: Texts = field(default_factory=dict)
    """Option → (name, a line of help)."""
    values: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """(option, value as text) → words."""
    counted: Mapping[str, str] = field(default_factory=dict)
    """Option → the words with %n for its figures."""
    examples: Mapping[tuple[str, str], Strip] = field(default_factory=dict)
    """(option, value or "" for any) → what to show beside it in the editor."""
    most: Mapping[str, Callable[[Rules], int]] = field(default_factory=dict)
    """Option → the largest figure that makes sense with these rules, where the spec has more."""
    problems: Mapping[str, str] = field(default_factory=dict)
    """Key of a defect → the sentence."""
    refusals: Mapping[str, RefusalWording] = field(default_factory=dict)
    """Key of a refusal → its words."""
    first: Mapping[str, str] = field(default_factory=dict)
    """Phase of the rule → what has to be done first, to somebody who tries something else."""
    part: tuple[str, Callable[[], str]] | None = None
    """Key and heading of a part of the written rules that is all the rule's own."""
    prose: Mapping[str, tuple[Paragraph, ...]] = field(default_factory=dict)
    """Part of the written rules → the rule's paragraphs in it."""
    continues: Mapping[str, Paragraph] = field(default_factory=dict)
    """Part → a sentence that goes on in the paragraph before it."""
    help_of: Mapping[str, str] = field(default_factory=dict)
    """Phase of the rule → the part of the written rules that matters then."""
    applied: Mapping[str, Pair] = field(default_factory=dict)
    """What took effect → the line of the log."""
    declared: Mapping[str, Pair] = field(default_factory=dict)
    """What was declared → the line of the log."""
    demoted: Mapping[str, Pair] = field(default_factory=dict)
    """Why somebody was sent to the lowest office → the line of the log."""
    lines: Mapping[type[Event], Line] = field(default_factory=dict)
    """Event that only this rule has → how its line is made."""
    stamps: Mapping[str, Stamp] = field(default_factory=dict)
    """What took effect, was declared or demoted somebody → the word on the table."""
    says: Mapping[type[Event], Callable[[Any], dict[Seat, str]]] = field(default_factory=dict)
    """Event that only this rule has → what is said aloud, by seat."""
    calls: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """What was declared → what is said aloud."""
    questions: tuple[Question, ...] = ()
    """The decisions beside the trick."""
    waits: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """Phase of the rule, or its kind of decision → what {name} does while the table waits."""
    claims: Callable[[JudgedTurn], list[Choice]] | None = None
    """What can be claimed instead of playing, from the judge of the turn; enabled where it may be
    now."""
    offence: Callable[[JudgedTurn, Play], Refusal | None] | None = None
    """What is against the rules in a play that is not refused."""
    dare: Callable[[Play], Question] | None = None
    """How somebody is asked back who is about to make such a play."""
    caution: Callable[[JudgedTurn, tuple[Card, ...]], str] | None = None
    """What the person should know before he plays these cards; empty when all is well."""
    binds: Callable[[TableState], str] | None = None
    """What the next play is bound to, in one sentence; empty when to nothing."""
    matters: Callable[[SeatView], str] | None = None
    """The part of the written rules somebody wonders about at play; empty for none."""
    keys: Callable[[Rules], Iterable[KeyUse]] = _no_keys
    """What keys do at the table where the rule is on."""
