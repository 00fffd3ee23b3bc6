"""`bomb`: four or more cards of one rank form a bomb."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import (
    BOMB,
    example_rank,
    has_bombs,
    has_revolution,
    has_trumps,
    joker_is,
    largest_set,
    ranks_in_play,
)
from arschloch_gui.app.games.climbing.jesters import jester_names
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords, Stamp
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.wording.articles import wanted
from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, either, fill, listed, translate
from arschloch_gui.engine.climbing.rules import Rules


def _bomb(rules: Rules, ladder: Ladder) -> list[str]:
    if not has_bombs(rules):
        return []
    found = [_what_it_beats(rules), _what_beats_it(rules)]
    if rules.max_set and rules.max_set < BOMB:
        found.append(translate("Rules", "A bomb cannot be led."))
    elif rules.max_set and rules.max_set < largest_set(rules):
        line = translate(
            "Rules", "A bomb of more than %n card(s) cannot be led.", None, rules.max_set
        )
        found.append(line)
    if rules.suit_order != "none" and rules.decks > 1:
        found.append(translate("Rules", "Suits do not matter for bombs."))
    text = [" ".join(found)]
    if has_trumps(rules):
        text.append(translate("Rules", "Four consecutive trumps are a bomb, too."))
    return text


def _what_it_beats(rules: Rules) -> str:
    return _beats_anything(rules) if rules.bomb == "any" else _beats_the_highest(rules)


def _beats_anything(rules: Rules) -> str:
    if largest_set(rules) > BOMB:
        line = translate(
            "Rules",
            "Four or more cards of one rank are a bomb. A bomb beats any other play, whatever its "
            "size: four {ranks} beat {one}, for instance.",
        )
    else:
        line = translate(
            "Rules",
            "Four cards of one rank are a bomb. A bomb beats any other play, whatever its size: "
            "four {ranks} beat {one}, for instance.",
        )
    ranks = ranks_name(example_rank(rules, "9"))
    return fill(line, ranks=ranks, one=wanted(ranks_in_play(rules)[-1]))


def _beats_the_highest(rules: Rules) -> str:
    if largest_set(rules) > BOMB:
        line = translate(
            "Rules",
            "Four or more cards of one rank are a bomb. It beats {targets}, however many there "
            "are.",
        )
    else:
        line = translate(
            "Rules",
            "Four cards of one rank are a bomb. It beats {targets}, however many there are.",
        )
    lines = [fill(line, targets=listed(_targets(rules)))]
    if rules.runs != "none":
        lines.append(translate("Rules", "It also beats a run that ends with the strongest rank."))
    if has_revolution(rules):
        turned = translate("Rules", "After a revolution, it beats {lowest} instead of {highest}.")
        names = [*jester_names(rules), *map(ranks_name, ranks_in_play(rules))]
        lines.append(fill(turned, lowest=names[0], highest=names[-1]))
    return " ".join(lines)


def _targets(rules: Rules) -> list[str]:
    """List what a bomb beats if it only beats the highest cards."""
    found = [ranks_name(ranks_in_play(rules)[-1])]
    if any(joker_is(rules, part) for part in ("high", "trump", "substitute")):
        found.append(translate("Rules", "jokers"))
    if has_trumps(rules):
        found.append(translate("Rules", "trumps"))
    return found


def _what_beats_it(rules: Rules) -> str:
    if largest_set(rules) > BOMB:
        higher = translate(
            "Rules", "a higher bomb (more cards, or the same number of a higher rank)"
        )
    else:
        higher = translate("Rules", "a bomb of a higher rank")
    beaters = [higher]
    if joker_is(rules, "takes_trick"):
        beaters.append(translate("Rules", "a joker"))
    if has_trumps(rules):
        beaters.append(translate("Rules", "the Excuse"))
    return fill(translate("Rules", "Only {beaters} can beat a bomb."), beaters=either(beaters))


WORDS = RuleWords(
    options={
        "bomb": (
            QT_TRANSLATE_NOOP("Options", "Bombs"),
            QT_TRANSLATE_NOOP("Options", "Four of a kind that beats everything."),
        )
    },
    values={
        ("bomb", "none"): QT_TRANSLATE_NOOP("Options", "none"),
        ("bomb", "any"): QT_TRANSLATE_NOOP("Options", "beat everything"),
        ("bomb", "aces_only"): QT_TRANSLATE_NOOP("Options", "beat only the highest rank"),
    },
    examples={
        ("bomb", ""): ((("9D", "9C", "9H", "9S"), "beats"), ((">S",), "")),
        ("bomb", "aces_only"): ((("9D", "9C", "9H", "9S"), "beats"), ((">D", ">S"), "")),
    },
    prose={"special": (_bomb,)},
    applied={
        "bomb": (
            QT_TRANSLATE_NOOP("Log", "Your bomb goes off!"),
            QT_TRANSLATE_NOOP("Log", "{name}’s bomb goes off!"),
        )
    },
    stamps={
        "bomb": Stamp(
            QT_TRANSLATE_NOOP("Moment", "Bomb!"),
            grave=True,
            quakes=True,
            sound=Sound.THUD,
            effect="blast",
        )
    },
)
