"""The part of the rules about special cards and moments (rules.md §1.4), each with an example."""

from __future__ import annotations

from arschloch_gui.app.wording.cards import rank_name, ranks_name
from arschloch_gui.app.wording.rules_tarot import (
    tarot_paragraphs,
    trumps_as_bomb,
    trumps_in_revolution,
)
from arschloch_gui.app.wording.words import fill, listed, translate
from arschloch_gui.engine.cards import NUMBER_DECKS, RANK_OF_NAME, rank_of
from arschloch_gui.engine.climbing.deck import deck_of, rank_names
from arschloch_gui.engine.climbing.rules import Rules

_REVOLUTION_SIZES = {"four": 4, "five": 5, "six": 6}


def ranks_in_play(rules: Rules) -> list[str]:
    """The names of the ranks in the deck from weakest to strongest, jokers apart."""
    present = {rank_of(card) for card in deck_of(rules)}
    return [name for name in rank_names(rules) if RANK_OF_NAME[name] in present]


def low_is_strong(rules: Rules) -> bool:
    """Whether cards are bare numbers of which the lowest is the strongest."""
    ranks = ranks_in_play(rules)
    return rules.deck in NUMBER_DECKS and int(ranks[0]) > int(ranks[-1])


def special_paragraphs(rules: Rules) -> list[str]:
    """One paragraph for every special rule that is on; none when the game is plain."""
    return [
        *tarot_paragraphs(rules),
        _joker(rules),
        _spade_three(rules),
        _two(rules),
        _eights(rules),
        _bomb(rules),
        _low_beats_high(rules),
        _revolution(rules),
        _tabula_rasa(rules),
        _match_or_skip(rules),
        _run_of_three(rules),
        _lock(rules),
    ]


def runs_paragraph(rules: Rules) -> str:
    """What may be played beside sets."""
    lines = {
        "none": "",
        "same_set": translate(
            "Rules",
            "Runs may be played, too: three or more neighbouring ranks, all as singles, all as "
            "pairs or all as triples, such as 8-9-10 or 8-8-9-9-10-10. A run is beaten by a run "
            "of the same shape and length that ends higher.",
        ),
        "suited": translate(
            "Rules",
            "Runs may be played, too: three or more neighbouring ranks of one suit, such as ♥8-9-10"
            ". A run is beaten by a run of the same length that ends higher; its suit may differ.",
        ),
    }
    if not rules.runs_above:
        return lines[rules.runs]
    above = translate(
        "Rules",
        "It even has to begin above the last card of the run on the table: 5-6-7 does not beat "
        "3-4-5, 6-7-8 does. After a revolution all this holds the other way round.",
    )
    return f"{lines[rules.runs]} {above}"


def _joker(rules: Rules) -> str:
    if not rules.jokers:
        return ""
    lines = {
        "jester": translate(
            "Rules",
            "A jester goes with other cards and counts as one of them: two 8s and a jester are "
            "three 8s. Without other cards, alone or both together, jesters are weaker than every "
            "rank.",
        ),
        "high": translate(
            "Rules",
            "Jokers are stronger than every rank, and the red one is stronger than a black one. "
            "Several are played together like a rank: two jokers beat any pair.",
        ),
        "trump": translate(
            "Rules",
            "A joker is played alone and beats a set of any size: one joker beats three kings. "
            "Only a higher joker beats it, red over black.",
        ),
        "takes_trick": translate(
            "Rules",
            "A joker is played alone, on anything at all, and takes the trick at once. Whoever "
            "played it leads.",
        ),
        "wild": translate(
            "Rules",
            "A joker is never played alone. It goes with other cards and counts as one of them: "
            "two queens and a joker are three queens.",
        ),
        "substitute": _substitute(rules),
    }
    if rules.deck in NUMBER_DECKS:
        lines |= _jokers_all_alike()
    return lines[rules.joker]


def _jokers_all_alike() -> dict[str, str]:
    """What is different where jokers have no colour and cards have numbers."""
    return {
        "high": translate(
            "Rules",
            "Jokers are stronger than every number. Several are played together: two jokers "
            "beat any pair.",
        ),
        "trump": translate(
            "Rules",
            "A joker is played alone and beats a set of any size. No other joker beats it.",
        ),
    }


def _substitute(rules: Rules) -> str:
    lines = [
        translate(
            "Rules",
            "A joker stands for any card. Alone it beats every single card, whatever the suit.",
        )
    ]
    if not rules.spade3_beats_joker:
        lines.append(translate("Rules", "Nothing beats it there."))
    lines.append(
        translate(
            "Rules",
            "With other cards it takes the place of one: two queens and a joker are three queens.",
        )
    )
    if rules.runs == "suited":
        lines.append(_substitute_in_runs(rules))
    return " ".join(lines)


def _substitute_in_runs(rules: Rules) -> str:
    ranks = ranks_in_play(rules)
    return fill(
        translate(
            "Rules",
            "It also fills a gap in a run or lengthens it, even one step below the {lowest} or "
            "above the {highest}.",
        ),
        lowest=rank_name(ranks[0]),
        highest=rank_name(ranks[-1]),
    )


def _spade_three(rules: Rules) -> str:
    if not rules.spade3_beats_joker:
        return ""
    if rules.spade3_sweeps:
        return translate(
            "Rules",
            "The 3 of spades, played alone, beats a joker that lies alone and takes the trick at "
            "once.",
        )
    return translate("Rules", "The 3 of spades, played alone, beats a joker that lies alone.")


def _two(rules: Rules) -> str:
    lines = {
        "plain": "",
        "wild_only": translate(
            "Rules",
            "A two is never played alone. It goes with other cards and counts as one of them: a "
            "king and a two are a pair of kings.",
        ),
        "cuts": translate(
            "Rules",
            "Twos cut: whoever beats with twos takes the trick at once, and nobody may answer, not "
            "even with twos.",
        ),
    }
    return lines[rules.two]


def _eights(rules: Rules) -> str:
    if not rules.eight_cuts:
        return ""
    sets = translate(
        "Rules", "Eights cut: whoever plays eights takes the trick at once and leads again."
    )
    if not rules.eight_cuts_in_runs:
        return sets
    in_runs = translate("Rules", "So does a run with an 8 anywhere in it.")
    return f"{sets} {in_runs}"


def _bomb(rules: Rules) -> str:
    lines = {
        "none": "",
        "any": translate(
            "Rules",
            "Four or more of a rank are a bomb and beat anything, whatever its size: four nines "
            "beat a single ace. A bomb is beaten only by a higher bomb: more cards, or as many of "
            "a higher rank.",
        ),
        "aces_only": translate(
            "Rules",
            "Four or more of a rank are a bomb, but only against the highest rank: four nines beat "
            "{highest}, however many there are. A bomb is beaten only by a higher bomb: more "
            "cards, or as many of a higher rank.",
        ),
    }
    bomb = fill(lines[rules.bomb], highest=ranks_name(ranks_in_play(rules)[-1]))
    return f"{bomb} {trumps_as_bomb(rules)}".strip() if bomb else ""


def _low_beats_high(rules: Rules) -> str:
    count = rules.low_beats_high
    if not count:
        return ""
    ranks = ranks_in_play(rules)
    return fill(
        translate(
            "Rules",
            "Low beats high: {low} beat as many {high}. After that, the trick goes on as usual.",
        ),
        low=listed([ranks_name(rank) for rank in ranks[:count]]),
        high=listed([ranks_name(rank) for rank in ranks[-count:]]),
    )


def _revolution(rules: Rules) -> str:
    size = _REVOLUTION_SIZES.get(rules.revolution)
    if size is None:
        return ""
    ranks = ranks_in_play(rules)
    turned = fill(
        translate(
            "Rules",
            "Revolution: whoever plays {size} or more of a rank turns the order upside down until "
            "the round ends. Then {weakest} are the strongest and {strongest} the weakest. The "
            "next such set turns everything back.",
        ),
        size=size,
        weakest=ranks_name(ranks[0]),
        strongest=ranks_name(ranks[-1]),
    )
    parts = [turned]
    if rules.revolution_by_runs:
        line = translate("Rules", "A run of {size} or more cards does the same.")
        parts.append(fill(line, size=size + 1))
    if not rules.jokers:
        parts.append(trumps_in_revolution(rules))
    elif rules.joker == "jester":
        parts.append(translate("Rules", "Jesters by themselves are then the strongest of all."))
    else:
        parts.append(translate("Rules", "Jokers stay on top either way."))
    return " ".join(parts).strip()


def _tabula_rasa(rules: Rules) -> str:
    if not rules.tabula_rasa:
        return ""
    return translate(
        "Rules",
        "Clean sweep: a trick may be answered with the same rank. Whoever lays the last card of a "
        "rank that lies completely in the trick takes it at once: four single jacks one after the "
        "other, or two pairs of jacks. Four jacks at once do not count.",
    )


def _match_or_skip(rules: Rules) -> str:
    if not rules.match_or_skip:
        return ""
    return translate(
        "Rules",
        "Match or skip: a trick may be answered with the same rank. After two equal ranks in "
        "succession, say 9 on 9, the next player has to play a 9, too, or loses this turn, though "
        "not the trick. A third 9 binds the next player in the same way; once somebody cannot "
        "match, the others are free again.",
    )


def _run_of_three(rules: Rules) -> str:
    if not rules.run_of_three_bonus:
        return ""
    return translate(
        "Rules",
        "Three in a row: when three players in succession lay neighbouring ranks, say 8, 9 and 10, "
        "each of the three may throw away one card, in the order in which they played.",
    )


def _lock(rules: Rules) -> str:
    if not rules.lock:
        return ""
    lock = translate(
        "Rules",
        "Suit lock: when two plays in succession have the same suits, say ♥7 and ♥9, the trick can "
        "only be beaten in these suits.",
    )
    if rules.joker != "substitute":
        return lock
    joker = translate(
        "Rules",
        "A joker counts as the suit it stands for; a joker played alone lifts the lock.",
    )
    return f"{lock} {joker}"
