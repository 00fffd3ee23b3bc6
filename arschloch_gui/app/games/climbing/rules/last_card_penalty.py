"""`last_card_penalty`: ranks that a player may not finish on."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords, Stamp
from arschloch_gui.app.games.climbing.turn import round_of
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.table.question import JudgedTurn, view_of
from arschloch_gui.app.wording.cards import last_card, ranks_name
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, either, fill, listed, translate
from arschloch_gui.engine.cards import RANK_NAMES, Card, rank_of
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView


def _forbidden(rules: Rules, ladder: Ladder) -> str:
    if not rules.last_card_penalty:
        return ""
    forbidden = fill(
        translate(
            "Rules",
            "Your last play must not contain {cards}: if it does, you become {lowest}, and the "
            "others move up.",
        ),
        cards=either([last_card(rank) for rank in rules.last_card_penalty]),
        **ends(ladder),
    )
    several = translate(
        "Rules", "If this happens to several players, the first of them comes last."
    )
    return f"{forbidden} {several}"


def _caution(judge: JudgedTurn, cards: tuple[Card, ...]) -> str:
    forbidden = set(round_of(judge).book.rules.last_card_penalty)
    if not forbidden:
        return ""
    rest = list(view_of(judge, SeatView).hand)
    for card in cards:
        if card in rest:
            rest.remove(card)
    last = _forbidden_in(rest or list(cards), forbidden)
    if not rest and last:
        sentence = translate("Caution", "Careful: go out with {ranks} and you finish last.")
    elif rest and len(last) == len({rank_of(card) for card in rest}):
        sentence = translate(
            "Caution",
            "Careful: you would be left with only {ranks}, and you may not go out with those.",
        )
    else:
        return ""
    return fill(sentence, ranks=listed([ranks_name(rank) for rank in last]))


def _forbidden_in(cards: list[Card], forbidden: set[str]) -> list[str]:
    names = {RANK_NAMES[rank_of(card)] for card in cards}
    return sorted(names & forbidden, key=RANK_NAMES.index)


def _matters(view: SeatView) -> str:
    few = view.seat is not None and 0 < len(view.hand) <= _FEW_CARDS
    return "out" if few and view.rules.last_card_penalty else ""


_FEW_CARDS = 2
WORDS = RuleWords(
    options={
        "last_card_penalty": (
            QT_TRANSLATE_NOOP("Options", "Forbidden last cards"),
            QT_TRANSLATE_NOOP(
                "Options", "Going out with one of these ranks puts you in last place."
            ),
        )
    },
    problems={
        "penalty_not_in_deck": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” names {ranks}, which “{other}” does not have. Take them off the list, or "
            "choose another deck.",
        ),
        "penalty_rank_missing": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” names {ranks}, which are all listed under “{other}”. Take "
            "them off one of the lists.",
        ),
        "penalty_on_every_rank": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” names every rank of “{other}”, so nobody could go out. Leave at least one "
            "rank out.",
        ),
    },
    prose={"out": (_forbidden,)},
    caution=_caution,
    matters=_matters,
    demoted={
        "last_card_penalty": (
            QT_TRANSLATE_NOOP("Log", "You went out with a forbidden card and finish last."),
            QT_TRANSLATE_NOOP("Log", "{name} went out with a forbidden card and finishes last."),
        )
    },
    stamps={
        "last_card_penalty": Stamp(
            QT_TRANSLATE_NOOP("Moment", "Forbidden last card!"),
            sulks=True,
            grave=True,
            sound=Sound.TOCK,
        )
    },
)
