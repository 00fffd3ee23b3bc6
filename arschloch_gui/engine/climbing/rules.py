"""The options of the climbing game (rules.md §1), each declared once.

Adding an option is a field here and a module in `rulemods/`. Everything else (editor, help,
record, command line, validation, random rules) follows from the spec.
"""

from __future__ import annotations

from dataclasses import dataclass

from arschloch_gui.engine.options import Problem, RulesBase, option

TITLE_SETS = ("royal", "republic", "sober", "career", "dalmuti", "leet", "daifugo")
RANK_ORDERS: dict[str, tuple[str, ...]] = {
    "2-A": ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"),
    "3-2": ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"),
    "7-A": ("7", "8", "9", "10", "J", "Q", "K", "A"),
    "8-7": ("8", "9", "10", "J", "Q", "K", "A", "7"),
}
EXCHANGES = ("none", "best_for_worst", "best_for_any")
WITH_EXCHANGE = (("exchange", EXCHANGES[1:]),)


@dataclass(frozen=True, slots=True)
class Rules(RulesBase):
    """One complete set of house rules: flat, frozen, comparable."""

    players: int = option(4, "number", group="table", low=3, high=12)
    rounds: int = option(0, "number", group="table", low=0, high=999)
    """How many rounds a match lasts; 0 is endless."""
    titles: str = option("royal", "choice", group="table", choices=TITLE_SETS)
    reseat: bool = option(True, "switch", group="table")
    all_distinct: bool = option(False, "switch", group="table")

    deck: str = option("french32", "choice", group="deck", choices=("french32", "french52"))
    decks: int = option(1, "number", group="deck", low=1, high=4)
    missing: tuple[str, ...] = option((), "cards", group="deck")
    rank_order: str | tuple[str, ...] = option(
        "7-A", "rank_order", group="deck", choices=tuple(RANK_ORDERS)
    )
    suit_order: str | tuple[str, ...] = option("none", "suit_order", group="deck")
    surplus: str = option(
        "uneven",
        "choice",
        group="deck",
        choices=("uneven", "chosen_open", "random_open", "random_hidden"),
    )

    first_lead: str = option(
        "start_card", "choice", group="lead", choices=("start_card", "left_of_dealer")
    )
    start_card: str = option("", "card", group="lead")
    """Empty: the lowest card present, ♦ before ♣ ♥ ♠."""
    start_card_must_be_played: bool = option(True, "switch", group="lead")
    next_lead: str = option(
        "lowest_office",
        "choice",
        group="lead",
        choices=("lowest_office", "highest_office", "start_card", "left_of_dealer"),
    )

    max_set: int = option(0, "number", group="trick", low=0, high=32)
    """The largest set that may be led; 0: all cards of the rank."""
    beat: str = option("higher", "choice", group="trick", choices=("higher", "equal_or_higher"))
    lowest_office_may_equal: bool = option(
        False, "switch", group="trick", needs=(("beat", ("higher",)),)
    )
    pass_policy: str = option("out", "choice", group="trick", choices=("out", "rejoin"))
    clear_on_finish: bool = option(False, "switch", group="trick")
    inherit: str = option(
        "next",
        "choice",
        group="trick",
        choices=("next", "lowest_office", "highest_office", "random"),
        needs=(("clear_on_finish", (False,)),),
    )

    exchange: str = option("best_for_any", "choice", group="exchange", choices=EXCHANGES)
    privileged: int | str = option(
        2, "number_or", group="exchange", low=1, high=6, choices=("all",), needs=WITH_EXCHANGE
    )
    """Pairs of offices that exchange; three players have only one pair."""
    exchange_counts: tuple[int, ...] = option(
        (2, 1), "counts", group="exchange", low=0, high=13, needs=WITH_EXCHANGE
    )

    def problems(self) -> tuple[Problem, ...]:
        """Every defect at once: values out of range and options that exclude each other."""
        # conflicts reads Rules, so it can only be imported from inside.
        from arschloch_gui.engine.climbing.conflicts import conflicts

        return self.value_problems() or conflicts(self)
