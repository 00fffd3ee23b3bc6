"""Words for keys and values: what the engine says, told to people in their language.

Pure functions over `QCoreApplication.translate`; the language is whatever translator is installed
(app/language.py). Source texts are English, the translations lie in `i18n/*.ts`.
"""

from __future__ import annotations

from arschloch_gui.app.wording.cards import (
    card_name,
    cards_list,
    cards_phrase,
    rank_name,
    ranks_name,
    suit_name,
    suit_sign,
)
from arschloch_gui.app.wording.controls import controls_part
from arschloch_gui.app.wording.etiquette import court_task
from arschloch_gui.app.wording.events import event_line
from arschloch_gui.app.wording.games import level_blurb, level_name, preset_blurb, preset_name
from arschloch_gui.app.wording.options import (
    option_choices,
    option_group,
    option_help,
    option_label,
    option_value,
)
from arschloch_gui.app.wording.parts import Part
from arschloch_gui.app.wording.problems import problem
from arschloch_gui.app.wording.records import failed_line, record_error, record_reason
from arschloch_gui.app.wording.refusals import refusal
from arschloch_gui.app.wording.rule_events import wanted
from arschloch_gui.app.wording.titles import (
    TITLE_SETS,
    can_be_wished,
    chosen_set,
    effective_set,
    is_crude,
    title,
    title_ladder,
    title_set_name,
)
from arschloch_gui.app.wording.words import fill, listed
from arschloch_gui.app.wording.written_rules import rules_parts, rules_text

__all__ = [
    "TITLE_SETS",
    "Part",
    "can_be_wished",
    "card_name",
    "cards_list",
    "cards_phrase",
    "chosen_set",
    "controls_part",
    "court_task",
    "effective_set",
    "event_line",
    "failed_line",
    "fill",
    "is_crude",
    "level_blurb",
    "level_name",
    "listed",
    "option_choices",
    "option_group",
    "option_help",
    "option_label",
    "option_value",
    "preset_blurb",
    "preset_name",
    "problem",
    "rank_name",
    "ranks_name",
    "record_error",
    "record_reason",
    "refusal",
    "rules_parts",
    "rules_text",
    "suit_name",
    "suit_sign",
    "title",
    "title_ladder",
    "title_set_name",
    "wanted",
]
