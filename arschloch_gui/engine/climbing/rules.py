"""Options of the climbing game (rules.md §1), each declared once.

To add an option, add a field here and a module in `rulemods/`. Everything else (editor, help,
record, command line, validation, random rules) is derived from the declarations.
"""

from __future__ import annotations

from dataclasses import dataclass

from arschloch_gui.engine.options import RulesBase, option

TITLE_SETS = (
    "royal", "republic", "sober", "career", "dalmuti", "leet", "daifugo", "hollywood", "seigneur",
)  # fmt: skip
SUITED_DECKS = ("french32", "french52", "tarot78")
DECKS = (*SUITED_DECKS, "dalmuti80", "career")
RANK_ORDERS: dict[str, tuple[str, ...]] = {
    "2-A": ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"),
    "3-2": ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"),
    "7-A": ("7", "8", "9", "10", "J", "Q", "K", "A"),
    "8-7": ("8", "9", "10", "J", "Q", "K", "A", "7"),
    "1-13": ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"),
    "12-1": ("12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"),
    "tarot": ("3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K", "1", "2"),
}
EXCHANGES = ("none", "best_for_worst", "best_for_any", "ask", "negotiate")
WITH_JOKERS = (("jokers", (1, 2, 3, 4, "by_players")),)
WITH_JESTERS = (("joker", ("jester",)),)
WITH_ASKING = (("exchange", ("ask",)),)
WITH_EXCHANGE = (("exchange", EXCHANGES[1:]),)
WITH_RUNS = ("runs", ("same_set", "suited"))
WITH_SUITS = (("deck", SUITED_DECKS),)


@dataclass(frozen=True, slots=True)
class Rules(RulesBase):
    """A complete set of house rules, as a flat and immutable value.

    >>> Rules().deck, Rules(players=5).changed_from(Rules())
    ('french32', {'players': 5})
    """

    players: int = option(4, "number", group="table", low=3, high=12)
    rounds: int = option(0, "number", group="table", low=0, high=999)
    """Number of rounds in a match; 0 is endless."""
    titles: str = option("royal", "choice", group="table", choices=TITLE_SETS)
    reseat: bool = option(True, "switch", group="table")
    redraw_seats: int = option(
        0, "number", group="table", low=0, high=99, needs=(("reseat", (False,)),)
    )
    """Seats are drawn in the first round and then every n rounds; 0: never."""
    all_distinct: bool = option(False, "switch", group="table")

    deck: str = option("french32", "choice", group="deck", choices=DECKS)
    decks: int = option(1, "number", group="deck", low=1, high=4)
    jokers: int | str = option(0, "number_or", group="deck", low=0, high=4, choices=("by_players",))
    """Jokers per deck, the first one red. `by_players`: one for every two players."""
    missing: tuple[str, ...] = option((), "cards", group="deck")
    rank_order: str | tuple[str, ...] = option(
        "7-A", "rank_order", group="deck", choices=tuple(RANK_ORDERS)
    )
    suit_order: str | tuple[str, ...] = option("none", "suit_order", group="deck", needs=WITH_SUITS)
    surplus: str = option(
        "uneven",
        "choice",
        group="deck",
        choices=("uneven", "chosen_open", "random_open", "random_hidden", "to_last"),
    )

    dealt_first: str = option(
        "left_of_dealer", "choice", group="deck", choices=("left_of_dealer", "highest_office")
    )

    first_seating: str = option("as_seated", "choice", group="lead", choices=("as_seated", "draw"))
    first_lead: str = option(
        "start_card", "choice", group="lead", choices=("start_card", "left_of_dealer")
    )
    start_card: str = option("", "card", group="lead")
    """Empty: the lowest card in play, ♦ before ♣ ♥ ♠."""
    start_card_must_be_played: bool = option(True, "switch", group="lead")
    next_lead: str = option(
        "lowest_office",
        "choice",
        group="lead",
        choices=("lowest_office", "highest_office", "start_card", "left_of_dealer"),
    )

    max_set: int = option(0, "number", group="trick", low=0, high=32)
    """Maximum size of a set that is led; 0: no limit."""
    beat: str = option("higher", "choice", group="trick", choices=("higher", "equal_or_higher"))
    lowest_office_may_equal: bool = option(
        False, "switch", group="trick", needs=(("beat", ("higher",)),)
    )
    pass_policy: str = option("out", "choice", group="trick", choices=("out", "rejoin"))
    owner_may_continue: bool = option(False, "switch", group="trick")
    may_pass_lead: bool = option(False, "switch", group="trick")
    pass_lot: int = option(
        0, "number", group="trick", low=0, high=99, needs=(("may_pass_lead", (True,)),)
    )
    """Number of consecutive passes after which the open places are drawn; 0: never."""
    clear_on_finish: bool = option(False, "switch", group="trick")
    inherit: str = option(
        "next",
        "choice",
        group="trick",
        choices=("next", "lowest_office", "highest_office", "random"),
        needs=(("clear_on_finish", (False,)),),
    )

    runs: str = option("none", "choice", group="trick", choices=("none", "same_set", "suited"))
    runs_above: bool = option(False, "switch", group="trick", needs=(WITH_RUNS,))
    """True if a run must start above the highest card of the run that it beats."""

    bomb: str = option("none", "choice", group="special", choices=("none", "any", "aces_only"))
    low_beats_high: int = option(0, "number", group="special", low=0, high=3)
    joker: str = option(
        "high",
        "choice",
        group="special",
        choices=("high", "trump", "takes_trick", "wild", "substitute", "jester"),
        needs=WITH_JOKERS,
    )
    joker_exchangeable: bool | str = option(
        "by_role", "switch_or", group="special", choices=("by_role",), needs=WITH_JOKERS
    )
    two: str = option("plain", "choice", group="special", choices=("plain", "wild_only", "cuts"))
    eight_cuts: bool = option(False, "switch", group="special")
    eight_cuts_in_runs: bool = option(
        False, "switch", group="special", needs=(("eight_cuts", (True,)), WITH_RUNS)
    )
    revolution: str = option(
        "none", "choice", group="special", choices=("none", "four", "five", "six")
    )
    revolution_by_runs: bool = option(
        False,
        "switch",
        group="special",
        needs=(("revolution", ("four", "five", "six")), WITH_RUNS),
    )
    tabula_rasa: bool = option(
        False, "switch", group="special", needs=(("players", tuple(range(5, 13))),)
    )
    match_or_skip: bool = option(False, "switch", group="special")
    run_of_three_bonus: bool = option(False, "switch", group="special")
    lock: bool = option(False, "switch", group="special", needs=WITH_SUITS)
    spade3_beats_joker: bool = option(False, "switch", group="special", needs=WITH_JOKERS)
    spade3_sweeps: bool = option(
        False, "switch", group="special", needs=(("spade3_beats_joker", (True,)), *WITH_JOKERS)
    )

    last_card_penalty: tuple[str, ...] = option((), "ranks", group="office")
    illegal_play_penalty: bool = option(False, "switch", group="office")
    social: bool = option(False, "switch", group="office")
    forget_offices: int = option(0, "number", group="office", low=0, high=999)
    """Number of rounds after which positions are forgotten, beginning with the first; 0: never."""
    points: str = option(
        "by_place_from_zero",
        "choice",
        group="office",
        choices=("by_place_from_zero", "by_place_from_one"),
    )

    exchange: str = option("best_for_any", "choice", group="exchange", choices=EXCHANGES)
    privileged: int | str = option(
        2, "number_or", group="exchange", low=1, high=6, choices=("all",), needs=WITH_EXCHANGE
    )
    """Number of pairs of positions that exchange. With three players, there is only one pair."""
    exchange_counts: tuple[int, ...] | str = option(
        (2, 1),
        "counts_or",
        group="exchange",
        low=0,
        high=6,
        choices=("by_players",),
        needs=WITH_EXCHANGE,
    )
    """Cards per pair, outermost first. `by_players`: from the number of pairs down to 1."""
    tribute_suits: str | tuple[str, ...] = option(
        "none", "suit_order", group="exchange", needs=(*WITH_EXCHANGE, *WITH_SUITS)
    )
    """Suit order for tribute among cards of equal rank. "none": the general suit order."""
    ask_tries: int = option(3, "number", group="exchange", low=1, high=6, needs=WITH_ASKING)
    ask_until: int = option(0, "number", group="exchange", low=0, high=6, needs=WITH_ASKING)
    """Number of cards that the upper position can insist on after its tries; 0: none."""
    king_may_defer: bool = option(False, "switch", group="exchange", needs=WITH_ASKING)
    pass_left: int = option(0, "number", group="exchange", low=0, high=3)
    pass_left_order: str = option(
        "simultaneous",
        "choice",
        group="exchange",
        choices=("simultaneous", "one_by_one"),
        needs=(("pass_left", (2, 3)),),
    )
    climb_bonus: str = option(
        "none", "choice", group="exchange", choices=("none", "extra_card", "free_trick", "both")
    )
    top_announce: bool = option(False, "switch", group="exchange")
    putsch: bool = option(False, "switch", group="exchange", needs=WITH_EXCHANGE)
    jester_revolution: bool = option(
        False, "switch", group="exchange", needs=(*WITH_JESTERS, *WITH_EXCHANGE)
    )
