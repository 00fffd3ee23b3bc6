"""Lines of the log about special rules: bombs, questions, putsches and their like."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.wording.cards import cards_list, one_card, rank_name, ranks_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.cards import RANK_NAMES, Seat, rank_of
from arschloch_gui.engine.events import (
    Answered,
    Asked,
    Declared,
    Demoted,
    Discarded,
    Event,
    HandShown,
    OfficesMirrored,
    OrderReversed,
    Proposed,
    RuleApplied,
    SeatsDrawn,
)

# (to the person, about somebody else)
_APPLIED: dict[str, tuple[str, str]] = {
    "joker": (
        QT_TRANSLATE_NOOP("Log", "Your joker takes the trick."),
        QT_TRANSLATE_NOOP("Log", "{name}’s joker takes the trick."),
    ),
    "excuse": (
        QT_TRANSLATE_NOOP("Log", "Your Excuse takes the trick."),
        QT_TRANSLATE_NOOP("Log", "{name}’s Excuse takes the trick."),
    ),
    "bomb": (
        QT_TRANSLATE_NOOP("Log", "Your bomb goes off!"),
        QT_TRANSLATE_NOOP("Log", "{name}’s bomb goes off!"),
    ),
    "cut": (
        QT_TRANSLATE_NOOP("Log", "You cut: the trick is yours."),
        QT_TRANSLATE_NOOP("Log", "{name} cuts and takes the trick."),
    ),
    "tabula_rasa": (
        QT_TRANSLATE_NOOP("Log", "You complete the rank and sweep the table."),
        QT_TRANSLATE_NOOP("Log", "{name} completes the rank and sweeps the table."),
    ),
    "bound": (
        QT_TRANSLATE_NOOP("Log", "You match: the next player has to match, too, or skip."),
        QT_TRANSLATE_NOOP("Log", "{name} matches: the next player has to match, too, or skip."),
    ),
    "skipped": (
        QT_TRANSLATE_NOOP("Log", "You cannot match and lose this turn."),
        QT_TRANSLATE_NOOP("Log", "{name} cannot match and loses this turn."),
    ),
    "run_of_three": (
        QT_TRANSLATE_NOOP("Log", "You complete three in a row: each of the three may discard."),
        QT_TRANSLATE_NOOP("Log", "{name} completes three in a row: each of the three may discard."),
    ),
    "lock": (
        QT_TRANSLATE_NOOP("Log", "You play the same suits: they are locked for this trick."),
        QT_TRANSLATE_NOOP("Log", "{name} plays the same suits: they are locked for this trick."),
    ),
    "unlock": (
        QT_TRANSLATE_NOOP("Log", "Your joker lifts the lock."),
        QT_TRANSLATE_NOOP("Log", "{name}’s joker lifts the lock."),
    ),
    "spade3": (
        QT_TRANSLATE_NOOP("Log", "Your 3 of spades beats the joker and sweeps the table."),
        QT_TRANSLATE_NOOP("Log", "{name}’s 3 of spades beats the joker and sweeps the table."),
    ),
    "lot": (
        QT_TRANSLATE_NOOP("Log", "Nobody wants to play: the places still open are drawn by lot."),
        QT_TRANSLATE_NOOP("Log", "Nobody wants to play: the places still open are drawn by lot."),
    ),
    "putsch_succeeded": (
        QT_TRANSLATE_NOOP("Log", "Your putsch succeeds!"),
        QT_TRANSLATE_NOOP("Log", "{name}’s putsch succeeds!"),
    ),
    "putsch_failed": (
        QT_TRANSLATE_NOOP("Log", "Your putsch fails: everybody keeps their office."),
        QT_TRANSLATE_NOOP("Log", "{name}’s putsch fails: everybody keeps their office."),
    ),
}
_DECLARED: dict[str, tuple[str, str]] = {
    "putsch": (
        QT_TRANSLATE_NOOP("Log", "You declare a putsch: no cards are exchanged."),
        QT_TRANSLATE_NOOP("Log", "{name} declares a putsch: no cards are exchanged."),
    ),
    "revolution": (
        QT_TRANSLATE_NOOP("Log", "You show both jesters: revolution, nobody pays taxes."),
        QT_TRANSLATE_NOOP("Log", "{name} shows both jesters: revolution, nobody pays taxes."),
    ),
    "free_trick": (
        QT_TRANSLATE_NOOP("Log", "You claim your free trick."),
        QT_TRANSLATE_NOOP("Log", "{name} claims a free trick."),
    ),
    "defer": (
        QT_TRANSLATE_NOOP("Log", "You let the second office ask first."),
        QT_TRANSLATE_NOOP("Log", "{name} lets the second office ask first."),
    ),
}
_DEMOTED: dict[str, tuple[str, str]] = {
    "last_card_penalty": (
        QT_TRANSLATE_NOOP("Log", "Your last card was a forbidden one: you get the lowest office."),
        QT_TRANSLATE_NOOP("Log", "{name}’s last card was a forbidden one: lowest office."),
    ),
    "illegal_play_penalty": (
        QT_TRANSLATE_NOOP("Log", "Your play was against the rules: you get the lowest office."),
        QT_TRANSLATE_NOOP("Log", "{name} played against the rules: lowest office."),
    ),
}


def rule_event_line(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    """One sentence about a special rule, or "" for an event that is none."""
    match event:
        case RuleApplied(rule=rule, seat=seat):
            return _who(_APPLIED.get(rule), seat, names, viewer)
        case Declared(seat=seat, what=what):
            return _who(_DECLARED.get(what), seat, names, viewer)
        case Demoted(seat=seat, reason=reason):
            return _who(_DEMOTED.get(reason), seat, names, viewer)
        case OrderReversed(reversed=turned):
            if turned:
                return translate("Log", "Revolution! The weak ranks are the strong ones now.")
            return translate("Log", "Counter-revolution! The ranks stand as before.")
        case SeatsDrawn():
            return _seats_drawn(event, names, viewer)
        case OfficesMirrored(offices=offices):
            return _who(_MIRRORED, offices[0], names, viewer)
        case Asked():
            return _asked(event, names, viewer)
        case Proposed():
            return _proposed(event, names, viewer)
        case Answered(seat=seat, accept=accept):
            return _who(_YES if accept else _NO, seat, names, viewer)
        case Discarded(seat=seat, card=card):
            return fill(_who(_DISCARDS, seat, names, viewer), card=cards_list([card]))
        case HandShown():
            return _shown(event, names, viewer)
    return ""


_MIRRORED = (
    QT_TRANSLATE_NOOP("Log", "Greater revolution! All offices are turned round; you are first."),
    QT_TRANSLATE_NOOP("Log", "Greater revolution! All offices are turned round; {name} is first."),
)
_YES = (
    QT_TRANSLATE_NOOP("Log", "You accept the offer."),
    QT_TRANSLATE_NOOP("Log", "{name} accepts the offer."),
)
_NO = (
    QT_TRANSLATE_NOOP("Log", "You refuse the offer."),
    QT_TRANSLATE_NOOP("Log", "{name} refuses the offer."),
)
_DISCARDS = (
    QT_TRANSLATE_NOOP("Log", "You throw away: {card}."),
    QT_TRANSLATE_NOOP("Log", "{name} throws away: {card}."),
)


def _who(
    pair: tuple[str, str] | None, seat: Seat, names: Sequence[str], viewer: Seat | None
) -> str:
    if pair is None:
        return ""
    if seat == viewer:
        return translate("Log", pair[0])
    return fill(translate("Log", pair[1]), name=names[seat])


def _seats_drawn(event: SeatsDrawn, names: Sequence[str], viewer: Seat | None) -> str:
    """Who drew what, in the order that follows from it; of those who were tied all cards."""
    drawn = (
        fill(
            translate("Log", "{name} ({cards})"),
            # In the middle of a sentence it is “you”, whatever his plate says.
            name=translate("Log", "you") if seat == viewer else names[seat],
            cards=", ".join(rank_name(RANK_NAMES[rank_of(card)]) for card in event.cards[seat]),
        )
        for seat in event.offices
    )
    return fill(translate("Log", "The seats are drawn: {drawn}."), drawn=listed(list(drawn)))


def _asked(event: Asked, names: Sequence[str], viewer: Seat | None) -> str:
    if event.asker == viewer:
        line = (
            translate("Log", "You ask {target} for {ranks} and get one.")
            if event.got
            else translate("Log", "You ask {target} for {ranks}: there are none.")
        )
    elif event.target == viewer:
        line = (
            translate("Log", "{asker} asks you for {ranks}; you hand one over.")
            if event.got
            else translate("Log", "{asker} asks you for {ranks}; you have none.")
        )
    else:
        line = (
            translate("Log", "{asker} asks {target} for {ranks} and gets one.")
            if event.got
            else translate("Log", "{asker} asks {target} for {ranks}: there are none.")
        )
    return fill(
        line,
        asker=names[event.asker],
        target=names[event.target],
        ranks=ranks_name(event.rank),
    )


def _proposed(event: Proposed, names: Sequence[str], viewer: Seat | None) -> str:
    if viewer == event.proposer:
        line = translate("Log", "You offer {target} {give} and want {want}.")
    elif viewer == event.target:
        line = translate("Log", "{proposer} offers you {give} and wants {want}.")
    else:
        line = translate("Log", "{proposer} offers {target} %n card(s).", None, event.count)
    return fill(
        line,
        proposer=names[event.proposer],
        target=names[event.target],
        give=cards_list(event.give),
        want=listed([wanted(rank) for rank in event.want]),
    )


def wanted(rank: str) -> str:
    """“a queen”, “a 7”: one card of a rank, as one asks for it."""
    nouns = {
        "J": translate("Log", "a jack"),
        "Q": translate("Log", "a queen"),
        "K": translate("Log", "a king"),
        "A": translate("Log", "an ace"),
        "N": translate("Log", "a cavalier"),
        "8": translate("Log", "an 8"),
        "11": translate("Log", "an 11"),
    }
    if rank in nouns:
        return nouns[rank]
    return fill(translate("Log", "a {rank}"), rank=rank) if rank.isdecimal() else one_card(rank)


def _shown(event: HandShown, names: Sequence[str], viewer: Seat | None) -> str:
    if event.seat == viewer:
        line = (
            translate("Log", "You hold all the {ranks} and play with an open hand.")
            if event.cards
            else translate("Log", "You announce %n {ranks}.", None, event.count)
        )
    else:
        line = (
            translate("Log", "{name} holds all the {ranks} and plays with an open hand.")
            if event.cards
            else translate("Log", "{name} announces %n {ranks}.", None, event.count)
        )
    return fill(line, name=names[event.seat], ranks=ranks_name(event.rank))
