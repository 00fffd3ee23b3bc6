"""House rules as rows of the editor, derived from the option specs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from msgspec import Struct, structs

from arschloch_gui.app.by_game import words as by_game
from arschloch_gui.app.by_game.options import option_group, option_help, option_label, option_value
from arschloch_gui.app.by_game.problems import problem
from arschloch_gui.app.setup.option_examples import example_of
from arschloch_gui.app.wording.cards import rank_name, suit_sign
from arschloch_gui.app.wording.words import fill, listed, translate
from arschloch_gui.engine.cards import (
    CARD_OF,
    RANK_NAMES,
    SUITS,
    format_card,
    rank_of,
    suit_of,
)
from arschloch_gui.engine.games import family_of_rules
from arschloch_gui.engine.options import OptionSpec, Problem, RulesBase, Value, to_json

_SUIT_ORDERS = (("D", "C", "H", "S"), ("C", "S", "H", "D"))
_EDITORS = {
    "switch": "switch",
    "switch_or": "choice",
    "number": "number",
    "number_or": "choice",
    "choice": "choice",
    "counts": "counts",
    "counts_or": "counts",
    "ranks": "ranks",
    "cards": "cards",
    "card": "card",
    "rank_order": "order",
    "suit_order": "order",
}


class OptionRow(Struct, frozen=True):
    """One house rule in the editor.

    `editor_kind` is "switch", "number", "choice", "counts", "ranks", "order", "cards" or "card".
    `choices` are the values offered as {value, text}; `items` are the elements of an order or a
    list of ranks. `heading` is set on the first visible row of a group. `example` contains
    {cards, text}. `found` is false for rows that the filter hides; they are kept because creating
    them is slow.
    """

    key: str
    heading: str
    label: str
    help: str
    editor_kind: str
    value: object
    shown: str
    choices: tuple[dict[str, object], ...]
    items: tuple[dict[str, object], ...]
    example: tuple[dict[str, object], ...]
    low: int
    high: int
    names: dict[str, str]
    active: bool
    changed: bool
    problem: str
    found: bool = True


class Filter(Struct, frozen=True):
    """A filter for rows by the words of `search` and, optionally, by whether they are changed."""

    search: str = ""
    only_changed: bool = False

    def lets_pass(self, row: OptionRow, group: str) -> bool:
        """Return whether a row is shown.

        `only_changed` keeps changed rows and any row with a problem; the search applies to both.
        """
        if self.only_changed and not (row.changed or row.problem):
            return False
        choices = " ".join(str(choice["text"]) for choice in row.choices)
        text = " ".join((group, row.label, row.help, choices)).casefold()
        return all(word in text for word in self.search.casefold().split())


def shown_elsewhere(rules: RulesBase) -> frozenset[str]:
    """Return the options that have their own place on the screen."""
    return frozenset({"players", "titles", rules.length_option})


def option_rows(
    rules: RulesBase, own: RulesBase, defects: Sequence[Problem], shown: Filter
) -> Iterator[OptionRow]:
    """Yield a row for every option, including hidden ones; `own` are the game's usual rules."""
    heading, elsewhere = "", shown_elsewhere(rules)
    in_force = rules.in_force()
    for spec in rules.specs():
        if spec.key in elsewhere:
            continue
        row = _row(rules, own, defects, spec, active=spec.active_in(in_force))
        group = option_group(spec.group)
        if not shown.lets_pass(row, group):
            yield structs.replace(row, found=False)
            continue
        yield structs.replace(row, heading=group if group != heading else "")
        heading = group


def _row(
    rules: RulesBase, own: RulesBase, defects: Sequence[Problem], spec: OptionSpec, *, active: bool
) -> OptionRow:
    value: Value = getattr(rules, spec.key)
    return OptionRow(
        key=spec.key,
        heading="",
        label=option_label(spec),
        help=option_help(spec) if active else why_inactive(spec, rules),
        editor_kind=_EDITORS[spec.kind],
        value=to_json(value),
        shown=option_value(spec, value),
        choices=tuple(_choices(rules, spec, value)),
        items=tuple(_items(rules, spec, value)),
        example=_example(rules, spec.key, value) if active else (),
        low=spec.low,
        high=_most(rules, spec) if spec.kind == "number" else spec.high,
        names={"0": option_value(spec, 0)} if spec.low == 0 else {},
        active=active,
        changed=value != getattr(own, spec.key),
        problem=" ".join(problem(d) for d in defects if spec.key in d.options),
    )


def _most(rules: RulesBase, spec: OptionSpec) -> int:
    """Return the largest number offered for an option."""
    found = by_game.most().get(spec.key)
    return spec.high if found is None else min(found(rules), spec.high)


def _example(rules: RulesBase, key: str, value: Value) -> tuple[dict[str, object], ...]:
    if all(suit_of(card) < 0 for card in _plain_deck(rules)):
        return ()  # The examples use cards with suits.
    ranks = [rank for rank in _ranks(rules) if rank + SUITS[0] in CARD_OF]
    return example_of(key, value, ranks[0], ranks[-1])


def why_inactive(spec: OptionSpec, rules: RulesBase) -> str:
    """Explain which other option must change before this one has an effect, or return ""."""
    in_force = rules.in_force()
    for key, values in spec.needs:
        if getattr(in_force, key) in values:
            continue
        other = rules.spec(key)
        if not other.active_in(in_force):
            return why_inactive(other, rules)
        left_out = [choice for choice in other.choices if choice not in values]
        numbers = [v for v in values if isinstance(v, int) and not isinstance(v, bool)]
        if numbers:
            sentence = translate("Setup", "Has no effect unless “{option}” is {value} or more.")
            return fill(sentence, option=option_label(other), value=min(numbers))
        if len(left_out) == 1:
            sentence = translate("Setup", "Applies only when “{option}” is not “{value}”.")
            words = [option_value(other, left_out[0])]
        else:
            sentence = translate("Setup", "Applies only when “{option}” is “{value}”.")
            words = [option_value(other, value) for value in values]
        return fill(sentence, option=option_label(other), value=listed(words))
    return ""


def _choices(rules: RulesBase, spec: OptionSpec, value: Value) -> Iterator[dict[str, object]]:
    for choice in _offered(rules, spec, value):
        text = option_value(spec, choice)
        if spec.kind == "rank_order" and isinstance(choice, tuple):
            text = translate("Setup", "your own order")  # `items` show the order.
        if spec.kind == "counts_or" and isinstance(choice, tuple):
            text = translate("Setup", "a number for each pair")
        yield {"value": to_json(choice), "text": text}


def _offered(rules: RulesBase, spec: OptionSpec, value: Value) -> tuple[Value, ...]:
    """Return the values a choice offers, including a current value from outside the list."""
    offered: tuple[Value, ...] = spec.choices
    if spec.kind == "switch_or":
        offered = (*spec.choices, True, False)
    elif spec.kind == "number_or":
        offered = (*range(spec.low, _most(rules, spec) + 1), *spec.choices)
    elif spec.kind == "counts_or":
        return (value if isinstance(value, tuple) else spec.default, *spec.choices)
    elif spec.kind == "suit_order":
        offered = ("none", *_SUIT_ORDERS)
    elif spec.kind in ("cards", "card"):
        deck = family_of_rules(rules).cards.deck(_with_plain_deck(rules, decks=1))
        named = value if isinstance(value, tuple) else (value,) if value else ()
        # Also offer selected cards that this deck does not contain, so they can be deselected.
        return tuple(dict.fromkeys([*map(format_card, deck), *map(str, named)]))
    elif spec.kind in ("ranks", "counts"):
        return ()
    return offered if value in offered or not offered else (value, *offered)


def _items(rules: RulesBase, spec: OptionSpec, value: Value) -> Iterator[dict[str, object]]:
    """Yield the elements of a list value, ranks or suits, in order."""
    if spec.kind == "suit_order" and isinstance(value, tuple):
        for suit in value:
            yield {"value": suit, "text": f"{suit_sign(str(suit))}"}
    elif spec.kind in ("rank_order", "ranks"):
        named = value if spec.kind == "ranks" and isinstance(value, tuple) else ()
        for name in dict.fromkeys([*_ranks(rules), *map(str, named)]):
            yield {"value": name, "text": rank_name(name)}


@lru_cache(maxsize=4)  # Called for every row of the same rules.
def _ranks(rules: RulesBase) -> tuple[str, ...]:
    """Return the deck's ranks from weakest to strongest.

    Ranks that are missing from the order come last.
    """
    present = {RANK_NAMES[rank_of(card)] for card in _plain_deck(rules)}
    order = [name for name in family_of_rules(rules).cards.rank_names(rules) if name in present]
    return (*order, *sorted(present - set(order), key=RANK_NAMES.index))


@lru_cache(maxsize=4)
def _plain_deck(rules: RulesBase) -> tuple[int, ...]:
    return tuple(family_of_rules(rules).cards.deck(_with_plain_deck(rules)))


def _with_plain_deck(rules: RulesBase, **more: int) -> RulesBase:
    """Return the rules with a complete deck and without jokers, if they have such options."""
    taken_out = {spec.key: () for spec in rules.specs() if spec.kind == "cards"}
    plain = {"jokers": 0, **more}
    known = {spec.key for spec in rules.specs()}
    return replace(rules, **taken_out, **{key: plain[key] for key in plain.keys() & known})
