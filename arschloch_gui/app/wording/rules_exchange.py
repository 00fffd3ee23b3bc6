"""The parts of the rules about the exchange and the putsch (rules.md §1.6, §1.7)."""

from __future__ import annotations

from arschloch_gui.app.wording.cards import ranks_name, suit_sign
from arschloch_gui.app.wording.rules_special import ranks_in_play
from arschloch_gui.app.wording.words import fill, listed, translate
from arschloch_gui.engine.climbing.rulemods.exchange_pairs import usual_pairs
from arschloch_gui.engine.climbing.rules import Rules


def exchange_paragraphs(rules: Rules, offices: tuple[str, ...]) -> list[str]:
    """Who gives what to whom; `offices` are the names from highest to lowest."""
    pairs = usual_pairs(rules, tuple(range(rules.players)))
    if rules.exchange == "none" or not pairs:
        return [translate("Rules", "No cards are exchanged."), *_afterwards(rules)]
    intro = translate(
        "Rules",
        "From the second round on, cards change hands after the deal, before anybody plays.",
    )
    lines = [_pair(rules, offices[pair.lower], offices[pair.upper], pair.count) for pair in pairs]
    if rules.exchange == "ask":
        # However many cards a pair is set to exchange, asking decides.
        lines = [_asks(offices[pair.lower], offices[pair.upper]) for pair in pairs]
    return [
        intro,
        _jester_revolution(rules, offices),
        *lines,
        _suits(rules),
        *_how(rules, offices),
        _rest(rules, len(pairs)),
        _jokers(rules),
        _climbing(rules, offices),
        *_afterwards(rules),
    ]


def _suits(rules: Rules) -> str:
    suits = rules.tribute_suits
    if isinstance(suits, str) or rules.exchange in ("ask", "negotiate"):
        return ""
    return fill(
        translate("Rules", "Of equal ranks {first} counts as the best card, then {others}."),
        first=suit_sign(suits[-1]),
        others=listed([suit_sign(suit) for suit in suits[-2::-1]]),
    )


def _jester_revolution(rules: Rules, offices: tuple[str, ...]) -> str:
    if not rules.jester_revolution:
        return ""
    return fill(
        translate(
            "Rules",
            "Before that, whoever holds two jesters may call a revolution: then nobody exchanges "
            "cards in this round. If it is the {lowest}, the revolution is a greater one: all "
            "offices are turned round at once, and the {lowest} becomes {highest}.",
        ),
        lowest=offices[-1],
        highest=offices[0],
    )


def putsch_paragraphs(rules: Rules, offices: tuple[str, ...]) -> list[str]:
    """What the lowest office may dare; empty where it may not."""
    if not rules.putsch:
        return []
    may = translate(
        "Rules",
        "After the deal, before any exchange, the {lowest} may declare a putsch. Then nobody "
        "exchanges cards, and the round has only one question: does the {lowest} go out first?",
    )
    success = translate(
        "Rules",
        "If so, the {lowest} becomes {highest}, and the others play on for the other offices.",
    )
    failure = translate(
        "Rules",
        "If anybody else is first, the round stops at once, and everybody keeps the office they "
        "had. In the next exchange the {lowest} gives the {highest} the four best cards and gets "
        "four back; the others exchange one. A second putsch has to wait a round.",
    )
    return [fill(each, lowest=offices[-1], highest=offices[0]) for each in (may, success, failure)]


def _pair(rules: Rules, lower: str, upper: str, count: int) -> str:
    if rules.exchange == "best_for_worst":
        line = translate(
            "Rules",
            "The {lower} gives the {upper} the %n best card(s) and gets as many of the worst back.",
            None,
            count,
        )
    elif rules.exchange == "negotiate":
        line = translate(
            "Rules", "The {upper} and the {lower} negotiate about %n card(s).", None, count
        )
    else:
        line = translate(
            "Rules",
            "The {lower} gives the {upper} the %n best card(s) and gets as many back.",
            None,
            count,
        )
    return fill(line, lower=lower, upper=upper)


def _asks(lower: str, upper: str) -> str:
    return fill(
        translate("Rules", "The {upper} asks the {lower} for cards."), lower=lower, upper=upper
    )


def _how(rules: Rules, offices: tuple[str, ...]) -> list[str]:
    free_choice = translate(
        "Rules",
        "Which cards go back is a free choice: it need not be the worst ones, and it may be a "
        "card that has just been received.",
    )
    if rules.exchange == "best_for_worst":
        return [translate("Rules", "There is nothing to choose; it happens by itself.")]
    if rules.exchange == "ask":
        return [*_questions(rules, offices), free_choice]
    if rules.exchange == "negotiate":
        return [_negotiation()]
    return [free_choice]


def _questions(rules: Rules, offices: tuple[str, ...]) -> list[str]:
    tries = translate(
        "Rules",
        "Asking means naming a rank, up to %n time(s): “Have you got an ace?” Whoever is asked has "
        "to hand one over, if there is one; a rank that was denied is not asked for again. In the "
        "end as many cards go back as were received.",
        None,
        rules.ask_tries,
    )
    until = ""
    if rules.ask_until:
        until = translate(
            "Rules",
            "Whoever asks may go on until %n card(s) have changed hands.",
            None,
            rules.ask_until,
        )
    defer = ""
    if rules.king_may_defer:
        defer = fill(
            translate("Rules", "The {highest} may demand that the second office asks first."),
            highest=offices[0],
        )
    return [tries, until, defer]


def _negotiation() -> str:
    return translate(
        "Rules",
        "The upper office begins: these cards for those ranks, say a 4 and a 6 for a king and an "
        "ace. The other one accepts, refuses or makes a counter-offer. After the third refusal the "
        "best cards go against the worst.",
    )


def _rest(rules: Rules, pairs: int) -> str:
    if 2 * pairs >= rules.players:
        return ""
    return translate("Rules", "All others keep their cards.")


def _jokers(rules: Rules) -> str:
    if not rules.jokers:
        return ""
    by_role = rules.joker != "takes_trick"
    exchanged = by_role if rules.joker_exchangeable == "by_role" else rules.joker_exchangeable
    if rules.joker == "jester":
        return (
            translate("Rules", "Jesters are exchanged like other cards; they count as the best.")
            if exchanged
            else translate("Rules", "Jesters take no part in the exchange.")
        )
    if exchanged:
        return translate("Rules", "Jokers are exchanged like other cards; they count as the best.")
    return translate("Rules", "Jokers take no part in the exchange: whoever is dealt one keeps it.")


def _climbing(rules: Rules, offices: tuple[str, ...]) -> str:
    lines = {
        "none": "",
        "extra_card": translate(
            "Rules",
            "Whoever rises from {lowest} straight to {highest} gets one more card in the next "
            "exchange.",
        ),
        "free_trick": translate(
            "Rules",
            "Whoever rises from {lowest} straight to {highest} may take one trick in the next "
            "round without playing, on their turn.",
        ),
        "both": translate(
            "Rules",
            "Whoever rises from {lowest} straight to {highest} gets one more card in the next "
            "exchange, and may take one trick in that round without playing, on their turn.",
        ),
    }
    if rules.exchange == "ask":
        lines |= {
            "extra_card": translate(
                "Rules",
                "Whoever rises from {lowest} straight to {highest} has one more question in the "
                "next exchange.",
            ),
            "both": translate(
                "Rules",
                "Whoever rises from {lowest} straight to {highest} has one more question in the "
                "next exchange, and may take one trick in that round without playing, on their "
                "turn.",
            ),
        }
    return fill(lines[rules.climb_bonus], lowest=offices[-1], highest=offices[0])


def _afterwards(rules: Rules) -> list[str]:
    """What happens between the exchange and the first trick."""
    return [_pass_left(rules), _announcing(rules)]


def _pass_left(rules: Rules) -> str:
    if not rules.pass_left:
        return ""
    passed = translate(
        "Rules",
        "From the second round on, everybody then passes %n card(s) to the left neighbour.",
        None,
        rules.pass_left,
    )
    lines = {
        "simultaneous": translate("Rules", "All choose before anybody sees what comes."),
        "one_by_one": translate(
            "Rules", "One after the other, beginning at the left of the dealer."
        ),
    }
    return f"{passed} {lines[rules.pass_left_order]}"


def _announcing(rules: Rules) -> str:
    if not rules.top_announce:
        return ""
    return fill(
        translate(
            "Rules",
            "Whoever holds three {ranks} before the first trick has to say so; whoever holds all "
            "of them lays the hand open for this round.",
        ),
        ranks=ranks_name(ranks_in_play(rules)[-1]),
    )
