"""Reasons why another option was better (`coach/climbing/reasons.py`), worded as at the table.

Sentences have placeholders for the {cards} they are about and the {others} they are compared with
(objects of a sentence), for the {names} of their ranks (its subject), for the {set} they form, for
the ranks {better} and {asked} (as any card of the rank: {one} and {one_asked}), and for numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from arschloch_gui.app.wording.articles import the_cards, the_rank, wanted
from arschloch_gui.app.wording.cards import cards_phrase, code_of, rank_in, ranks_name
from arschloch_gui.app.wording.game_words import ReasonWording
from arschloch_gui.app.wording.rates import often
from arschloch_gui.app.wording.words import (
    QT_TRANSLATE_NOOP,
    capitalised,
    fill,
    listed,
    translate,
)
from arschloch_gui.coach.reasons import Reason
from arschloch_gui.engine.cards import Card, rank_of

_SURE = 97
_OWN = {
    2: QT_TRANSLATE_NOOP("Own", "your pair of {ranks}"),
    3: QT_TRANSLATE_NOOP("Own", "your three {ranks}"),
    4: QT_TRANSLATE_NOOP("Own", "your four {ranks}"),
}
# French elides “de” in “une paire d’as”, so aces need texts of their own.
_OWN_ACES = {
    2: QT_TRANSLATE_NOOP("Own", "your pair of aces"),
    3: QT_TRANSLATE_NOOP("Own", "your three aces"),
    4: QT_TRANSLATE_NOOP("Own", "your four aces"),
}

_PAID = QT_TRANSLATE_NOOP("Reasons", "In the exchange, you would have to give {cards}.")
_REFUSED = QT_TRANSLATE_NOOP(
    "Reasons", "If you keep refusing, you have to give {cards} in the end."
)


def _rank(card: Card) -> str:
    """Return a card's rank as the subject of a sentence: “the queen”."""
    return the_rank(rank_in(code_of(card)))


def _own_set(cards: tuple[Card, ...]) -> str:
    """Return the viewer's own set as an object: “your pair of sevens”."""
    rank = rank_in(code_of(cards[0]))
    texts = _OWN_ACES if rank == "A" else _OWN
    if len(cards) in texts:
        return fill(translate("Own", texts[len(cards)]), ranks=ranks_name(rank))
    if rank == "A":
        return translate("Own", "your %n aces", None, len(cards))
    return fill(translate("Own", "your %n {ranks}", None, len(cards)), ranks=ranks_name(rank))


def sentence(text: str) -> ReasonWording:
    """Return a wording whose placeholders are filled from the reason."""

    def told(reason: Reason, deck: str) -> str:
        return _told(translate("Reasons", text), reason, deck)

    return told


def _one_or_more(one: str, more: str) -> ReasonWording:
    """Return a wording with separate texts for one card and for several."""

    def told(reason: Reason, deck: str) -> str:
        text = one if len(reason.cards) == 1 else more
        return _told(translate("Reasons", text), reason, deck)

    return told


def _some_of(one: str, more: str) -> ReasonWording:
    """Return a wording about cards given up, without an article if more of the rank are held."""

    def told(reason: Reason, deck: str) -> str:
        some = reason.count > len(reason.cards) > 1
        cards = cards_phrase(reason.cards, deck) if some else the_cards(reason.cards, deck)
        text = one if len(reason.cards) == 1 else more
        return capitalised(fill(translate("Reasons", text), cards=cards))

    return told


def chance(sure: str, likely: str) -> ReasonWording:
    """Return a wording with separate texts for a near-certain and a merely likely outcome."""

    def told(reason: Reason, deck: str) -> str:
        text = sure if reason.count >= _SURE else likely
        return _told(translate("Reasons", text), reason, deck)

    return told


def _told(sentence: str, reason: Reason, deck: str) -> str:
    values: dict[str, object] = {"count": reason.count, "other": reason.other_count}
    values |= {"often": often(reason.count), "seldom": often(reason.other_count)}
    if reason.cards:
        values["cards"] = the_cards(reason.cards, deck)
        names = [_rank(card) for card in reason.cards]
        values["names"] = listed(list(dict.fromkeys(names)))
        values["set"] = _own_set(reason.cards)
    if reason.others:
        alike = len(set(map(rank_of, reason.others))) == 1 < len(reason.others)
        values["others"] = _own_set(reason.others) if alike else the_cards(reason.others, deck)
        values["other_name"] = _rank(reason.others[0])
    if reason.ranks:
        values |= {"better": the_rank(reason.ranks[0]), "one": wanted(reason.ranks[0])}
        values |= {"asked": the_rank(reason.ranks[-1]), "one_asked": wanted(reason.ranks[-1])}
    return capitalised(fill(sentence, **values))


def _would_make(text: str) -> ReasonWording:
    """Return a wording about one more card and the set it would complete."""

    def told(reason: Reason, deck: str) -> str:
        held = cards_phrase([reason.cards[0]] * (len(reason.cards) + 1), deck)
        values = {"one": wanted(reason.ranks[0]), "set": held, "count": reason.count}
        return capitalised(fill(translate("Reasons", text), **values))

    return told


def _holding(text: str) -> ReasonWording:
    def told(reason: Reason, deck: str) -> str:
        return fill(translate("Reasons", text), set=cards_phrase(reason.cards, deck))

    return told


def _would_get(reason: Reason, deck: str) -> str:
    return translate(
        "Reasons", "Without the exchange, you miss out on %n good card(s).", None, reason.count
    )


def plays_needed(reason: Reason, deck: str) -> str:
    """Return how many plays are needed to go out, compared with another option."""
    text = translate(
        "Reasons",
        "You would then need %n play(s) to go out instead of {other}.",
        None,
        reason.count,
    )
    return fill(text, other=reason.other_count)


def _weak_hand(reason: Reason, deck: str) -> str:
    if not reason.count:
        text = translate(
            "Reasons",
            "You need {turns} plays to go out, and none of them is likely to win its trick.",
        )
    else:
        text = translate(
            "Reasons",
            "You need {turns} plays to go out, and only %n is likely to win its trick.",
            None,
            reason.count,
        )
    return fill(text, turns=reason.other_count)


REASONS: Mapping[str, ReasonWording] = MappingProxyType(
    {
        "top_given": _some_of(
            QT_TRANSLATE_NOOP("Reasons", "You give away {cards}: a card that wins tricks."),
            QT_TRANSLATE_NOOP("Reasons", "You give away {cards}: cards that win tricks."),
        ),
        "wild_given": sentence(
            QT_TRANSLATE_NOOP(
                "Reasons", "You give away {cards}, which can turn any pair into a triple."
            )
        ),
        "top_got": sentence(
            QT_TRANSLATE_NOOP("Reasons", "In return, you would get {cards}, which can win tricks.")
        ),
        "stronger_given": sentence(
            QT_TRANSLATE_NOOP("Reasons", "{names} is more likely to win a trick than {other_name}.")
        ),
        "higher_given": sentence(
            QT_TRANSLATE_NOOP("Reasons", "{names} can be played on more cards than {other_name}.")
        ),
        "set_broken": sentence(QT_TRANSLATE_NOOP("Reasons", "That breaks up {set}.")),
        "bomb_broken": sentence(
            QT_TRANSLATE_NOOP("Reasons", "That breaks up {set}: no more bomb.")
        ),
        "revolution_broken": sentence(
            QT_TRANSLATE_NOOP("Reasons", "That breaks up {set}: no more revolution.")
        ),
        "run_broken": sentence(
            QT_TRANSLATE_NOOP("Reasons", "Without {cards}, your run falls apart.")
        ),
        "single_kept": _one_or_more(
            QT_TRANSLATE_NOOP(
                "Reasons",
                "You are left with {names}, a single card that is unlikely to win a trick.",
            ),
            QT_TRANSLATE_NOOP(
                "Reasons",
                "You are left with {names}, single cards that are unlikely to win a trick.",
            ),
        ),
        "set_kept": sentence(
            QT_TRANSLATE_NOOP("Reasons", "You keep {set}, but they are unlikely to win a trick.")
        ),
        "set_in_one": sentence(
            QT_TRANSLATE_NOOP("Reasons", "One play is enough for {set}; {others} need one each.")
        ),
        "alone_kept": _one_or_more(
            QT_TRANSLATE_NOOP(
                "Reasons", "You are left with {names}, which needs a play of its own."
            ),
            QT_TRANSLATE_NOOP(
                "Reasons", "You are left with {names}, which each need a play of their own."
            ),
        ),
        "wins_left": sentence(
            QT_TRANSLATE_NOOP(
                "Reasons", "Plays left that are likely to win a trick: {count} instead of {other}."
            )
        ),
        "follows_lead": sentence(
            QT_TRANSLATE_NOOP(
                "Reasons",
                "The player who gets your cards leads first, usually their lowest. With the better "
                "choice, you can follow that cheaply {often}; with this one, {seldom}.",
            )
        ),
        "may_pair": sentence(
            QT_TRANSLATE_NOOP(
                "Reasons",
                "You also get a card from your right, probably a low one: {names} could then "
                "become a pair.",
            )
        ),
        "turns": plays_needed,
        "beaten_by_it": sentence(
            QT_TRANSLATE_NOOP("Reasons", "The player who gets {cards} can then beat {others}.")
        ),
        "bomb_handed": chance(
            QT_TRANSLATE_NOOP("Reasons", "The player who gets {cards} then has a bomb."),
            QT_TRANSLATE_NOOP(
                "Reasons",
                "There is a {count}% chance that the player who gets {cards} then has a bomb.",
            ),
        ),
        "revolution_handed": chance(
            QT_TRANSLATE_NOOP(
                "Reasons", "The player who gets {cards} can then start a revolution."
            ),
            QT_TRANSLATE_NOOP(
                "Reasons",
                "There is a {count}% chance that the player who gets {cards} can then "
                "start a revolution.",
            ),
        ),
        "lead_given": sentence(
            QT_TRANSLATE_NOOP("Reasons", "The player who gets {cards} leads the first trick.")
        ),
        "none_there": sentence(
            QT_TRANSLATE_NOOP("Reasons", "The other player can’t possibly hold {one}.")
        ),
        "likelier": sentence(
            QT_TRANSLATE_NOOP(
                "Reasons",
                "The chance of getting {one} is {count}%, of {one_asked} only {other}%.",
            )
        ),
        "asks_stronger": sentence(
            QT_TRANSLATE_NOOP("Reasons", "{better} is more likely to win a trick than {asked}.")
        ),
        "asks_top": sentence(
            QT_TRANSLATE_NOOP(
                "Reasons", "{better} wins a trick, and the chance of getting it is {count}%."
            )
        ),
        "asks_more": sentence(
            QT_TRANSLATE_NOOP("Reasons", "For {one}, you would only have to give {cards}.")
        ),
        "not_worth_it": sentence(
            QT_TRANSLATE_NOOP(
                "Reasons",
                "You would have to give up another card for it, and {asked} is unlikely "
                "to win a trick.",
            )
        ),
        "completes": _would_make(QT_TRANSLATE_NOOP("Reasons", "With {one}, you would have {set}.")),
        "bomb_completed": _would_make(
            QT_TRANSLATE_NOOP("Reasons", "With {one}, you would have {set}: a bomb.")
        ),
        "revolution_completed": _would_make(
            QT_TRANSLATE_NOOP(
                "Reasons", "With {one}, you would have {set}: enough for a revolution."
            )
        ),
        "wild_held": sentence(
            QT_TRANSLATE_NOOP("Reasons", "You hold {cards}, which can turn any pair into a triple.")
        ),
        "would_pay": _some_of(_PAID, _PAID),
        "likelier_held": sentence(
            QT_TRANSLATE_NOOP(
                "Reasons",
                "The other player holds the cards asked for {often} with the better offer and "
                "{seldom} with this one.",
            )
        ),
        "refusing_costs": _some_of(_REFUSED, _REFUSED),
        "tops_held": sentence(
            QT_TRANSLATE_NOOP("Reasons", "You hold {cards}, which can win tricks.")
        ),
        "would_get": _would_get,
        "bomb_held": _holding(QT_TRANSLATE_NOOP("Reasons", "You hold {set}: a bomb.")),
        "revolution_held": _holding(
            QT_TRANSLATE_NOOP("Reasons", "You hold {set}: enough for a revolution.")
        ),
        "strong_hand": sentence(
            QT_TRANSLATE_NOOP(
                "Reasons", "{count} of your {other} plays are likely to win their tricks."
            )
        ),
        "weak_hand": _weak_hand,
        "many_singles": sentence(
            QT_TRANSLATE_NOOP(
                "Reasons", "You hold {count} single cards that are unlikely to win a trick."
            )
        ),
    }
)
