"""Entry point of the climbing games: their wording and their table."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.about import ABOUT
from arschloch_gui.app.games.climbing.collected import of_rules
from arschloch_gui.app.games.climbing.play_reason_words import PLAY_REASONS
from arschloch_gui.app.games.climbing.presets import BLURBS, NAMES, TAGLINES, VARIANTS
from arschloch_gui.app.games.climbing.prose import rules_parts
from arschloch_gui.app.games.climbing.reason_words import REASONS
from arschloch_gui.app.games.climbing.table import ClimbingTable
from arschloch_gui.app.games.showing import Showing
from arschloch_gui.app.wording.game_words import Words
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView

CLIMBING: Showing[Rules, SeatView] = Showing(
    words=Words[Rules](
        presets={key: (name, BLURBS.get(key, "")) for key, name in NAMES.items()},
        taglines=TAGLINES,
        rules_parts=rules_parts,
        about=ABOUT,
        variants=VARIANTS,
        options=of_rules(lambda rule: rule.options),
        values=of_rules(lambda rule: rule.values),
        counted=of_rules(lambda rule: rule.counted),
        examples=of_rules(lambda rule: rule.examples),
        most=of_rules(lambda rule: rule.most),
        problems=of_rules(lambda rule: rule.problems),
        refusals=of_rules(lambda rule: rule.refusals),
        first=of_rules(lambda rule: rule.first),
        reasons={**REASONS, **PLAY_REASONS},
    ),
    table=ClimbingTable(),
)
