"""The catalogue, which fills the tables of one rulebook and adds each meld and answer once."""

from __future__ import annotations

from functools import lru_cache
from threading import get_ident

from arschloch_gui.ai.climbing.playout.core.rank_blocks import rank_blocks
from arschloch_gui.ai.climbing.playout.core.situations import Part, Situation
from arschloch_gui.ai.climbing.playout.core.tables import (
    HEIR_HIGHEST,
    HEIR_LOWEST,
    HEIR_NEXT,
    HEIR_RANDOM,
    CompactMeld,
    JoinRules,
    SuitedRules,
    Tables,
)
from arschloch_gui.ai.climbing.playout.hook_probe import Asker, of_rule
from arschloch_gui.ai.climbing.playout.layout import Layout
from arschloch_gui.ai.climbing.playout.parts import (
    Parts,
    Source,
    are_suited,
    melds_of,
    without_loners,
)
from arschloch_gui.ai.climbing.playout.supported_rules import inexpressible
from arschloch_gui.engine.cards import is_joker, is_trump, rank_of
from arschloch_gui.engine.climbing.melds import RUN_TIMES, SHORTEST_RUN, Meld
from arschloch_gui.engine.climbing.rulebook import RoundState, Rulebook
from arschloch_gui.engine.climbing.rulemods.trumps import MOST
from arschloch_gui.engine.table.public import NO_CARD

_HIGHEST_ASKED, _LOWEST_ASKED, _NEXT_ASKED = 2, 3, 1
"""Seats that distinguish the possible results of the heir hook."""

GAMES_AT_ONCE = 4
MOST_ANSWERS = 200_000
"""Number of answers (about 50 MB) after which the tables are rebuilt from scratch."""


class Inexpressible(ValueError):
    """Error raised for rules that the simulator does not support. `names` lists those parts."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(f"the simulator does not know {', '.join(names)}")
        self.names = names


class Catalogue:
    """The tables of one rulebook, and the engine's meld for each meld number.

    Raises `Inexpressible` if the simulator does not support the rulebook.
    """

    def __init__(self, book: Rulebook) -> None:
        if names := inexpressible(book):
            raise Inexpressible(names)
        self.book = book
        self.layout = Layout(book)
        self.melds: list[Meld] = []
        """The engine's melds, by number."""
        self.answered = 0
        """Number of answers in the tables."""
        self._asker = Asker(book)
        self._numbers: dict[tuple[object, ...], int] = {}
        self._shapes: dict[tuple[object, ...], int] = {}
        self._sample: dict[int, Meld] = {}
        self._suits_decide = bool(of_rule(book.trick.beat_rules, "suit_order"))
        self._cards_decide = bool(of_rule(book.trick.beat_rules, "spade3_beats_joker"))
        self._sources = Parts(book, self.layout).sources
        self._found: list[dict[int, list[int]]] = [{} for _ in self._sources]
        self._shapes_of: dict[int, list[int]] = {}
        self._facing: list[RoundState] = []
        self._verdicts: list[dict[tuple[int, bool], bool]] = []
        self.tables = Tables(book.rules.players, self._answer, self._open)
        self._describe_cards()
        self._describe_rules()

    # -- melds --------------------------------------------------------------------------------

    def number(self, meld: Meld) -> int:
        """Return the number of a meld.

        Melds with the same slots and meaning have the same number.
        """
        delta = self.layout.pack(meld.cards)
        key = (meld.kind, meld.size, meld.rank, meld.suit, delta, meld.as_rank, meld.standing)
        known = self._numbers.get(key)
        if known is None:
            known = self._numbers[key] = len(self.melds)
            self.melds.append(meld)
            self.tables.add(self._compact(known, meld, delta))
        return known

    def _compact(self, number: int, meld: Meld, delta: int) -> CompactMeld:
        compact, asker, order = CompactMeld(number, meld.size, delta), self._asker, self.book.order
        compact.up, compact.down = order[0][meld.rank], order[1][meld.rank]
        compact.like = self._shape(meld.kind, meld.size, meld.rank)
        suit = meld.suit if self._suits_decide else 0
        card = meld.cards[0] if self._cards_decide and meld.size == 1 else NO_CARD
        compact.shape = self._shape(meld.kind, meld.size, meld.rank, suit, card)
        self._sample.setdefault(compact.shape, meld)
        counts = self.layout.by_rank(meld.cards)
        compact.groups, compact.counts = list(counts), list(counts.values())
        small = [group for group, count in counts.items() if count < self.book.max_set]
        compact.breakable = self.layout.field_of(self.layout.groups[group] for group in small)
        if joins := self.tables.joins:
            compact.joins = joins.set_runs or any(map(is_trump, meld.cards))
            if joins.set_runs and meld.kind in RUN_TIMES:
                compact.length = meld.size // RUN_TIMES[meld.kind]
        compact.sweeps, compact.turns = asker.sweeps(meld), asker.turns(meld)
        compact.suits, compact.lifts_lock = asker.lock(meld), asker.lifts_lock(meld)
        compact.penalised = asker.penalised(meld.cards)
        compact.is_lone_joker = meld.size == 1 and is_joker(meld.cards[0])
        compact.lands_on_joker = asker.lands_on_joker(meld)
        if asker.completes_rank(meld):
            compact.rank_field = self.layout.field_of([meld.rank])
        return compact

    def _shape(self, *what: object) -> int:
        return self._shapes.setdefault(what, len(self._shapes) + 1)

    # -- answers ------------------------------------------------------------------------------

    def _open(self, situation: Situation) -> None:
        self._facing.append(
            self._asker.facing(
                flipped=bool(situation.flipped),
                lock=situation.lock,
                bound=situation.bound,
                office=situation.office,
            )
        )
        self._verdicts.append({})
        situation.split(self._live(situation))

    def _live(self, situation: Situation) -> list[Part]:
        """Return the parts with a legal meld, ignoring locks and obligations to match."""
        if situation.lock or situation.bound:
            shape, flipped, office = situation.shape, situation.flipped, situation.office
            return self.tables.situation(shape, flipped, 0, False, office).live
        return [
            source.part
            for source in self._sources
            if source.every is None or self._may_lay(situation, self._one_of_each(source))
        ]

    def _one_of_each(self, source: Source) -> list[int]:
        """Return one meld of each shape in a part of a hand."""
        number = source.part.number
        if number not in self._shapes_of:
            assert source.every is not None
            compact = {self.tables.all_melds[n].shape: n for n in self._in(source, source.every)}
            self._shapes_of[number] = list(compact.values())
        return self._shapes_of[number]

    def _answer(self, situation: Situation, number: int, bits: int) -> list[int]:
        self.answered += 1
        return self._may_lay(situation, self._in(self._sources[number], bits))

    def _in(self, source: Source, bits: int) -> list[int]:
        """Return the melds in these bits of a part, whatever the top of the trick."""
        found = self._found[source.part.number]
        known = found.get(bits)
        if known is None:
            fewer = without_loners(source, self.book, self.layout, bits)
            if fewer != bits:
                known = self._in(source, fewer)
            else:
                known = [self.number(meld) for meld in melds_of(source, self.book, bits)]
            found[bits] = known
        return known

    def _may_lay(self, situation: Situation, numbers: list[int]) -> list[int]:
        if not situation.shape:
            return [number for number in numbers if self._asker.may_lead(self.melds[number])]
        return [number for number in numbers if self._beats(situation, number)]

    def _beats(self, situation: Situation, number: int) -> bool:
        """Return whether a meld can be played in a situation, checking equivalent melds once."""
        compact, verdicts = self.tables.all_melds[number], self._verdicts[situation.number]
        key = (compact.shape, situation.lock > 0 and compact.suits == situation.lock)
        verdict = verdicts.get(key)
        if verdict is None:
            top, facing = self._sample[situation.shape], self._facing[situation.number]
            verdict = verdicts[key] = self._asker.beats(facing, self.melds[number], top)
        return verdict

    # -- other tables -------------------------------------------------------------------------

    def _describe_cards(self) -> None:
        tables, layout, book = self.tables, self.layout, self.book
        tables.all_cards = layout.pack(book.deck)
        tables.field = layout.field
        tables.one = [1 << shift for shift in layout.shift]
        tables.group_shift = [layout.shift[layout.ranks.index(rank)] for rank in layout.groups]
        tables.strength = [[order[rank] for rank in layout.groups] for order in book.order]
        tables.span = 1 + max(map(max, tables.strength))
        held = [layout.counts_of(rank) for rank in layout.groups]
        tables.ranks = rank_blocks(held, tables.strength, tables.span)
        alone = [next(card for card in book.deck if rank_of(card) == r) for r in layout.groups]
        tables.ends_trick = [any(map(self._asker.sweeps, book.readings((c,)))) for c in alone]
        tables.height = [
            [tables.span if ends else at for at, ends in zip(each, tables.ends_trick, strict=True)]
            for each in tables.strength
        ]
        tables.cheapest = sorted(
            range(len(layout.cards)), key=lambda slot: book.exchange_key(layout.cards[slot][0])
        )
        if not book.suits_matter:
            slots = [layout.ranks.index(rank) for rank in book.naturals]
            tables.run_shifts = [layout.shift[slot] for slot in slots]
            tables.run_fields = [layout.field[slot] >> layout.shift[slot] for slot in slots]

    def _describe_rules(self) -> None:
        tables, trick, asker = self.tables, self.book.trick, self._asker
        effects = trick.meld_effects
        tables.max_set = self.book.max_set
        tables.heir, tables.lot = self._heir(), asker.lot()
        tables.may_pass = self.book.lead.may_pass
        tables.owner_answers = trick.owner_answers
        tables.rejoins = bool(of_rule(trick.meld_ends, "pass_policy"))
        tables.matches = bool(of_rule(effects, "match_or_skip"))
        tables.locks = bool(of_rule(effects, "lock"))
        tables.looks_below = bool(of_rule(effects, "match_or_skip", "lock", "spade3_beats_joker"))
        tables.complete_rank_sweeps = bool(of_rule(effects, "tabula_rasa"))
        tables.clears_on_finish = bool(of_rule(effects, "clear_on_finish"))
        tables.bonus_of_three = bool(of_rule(effects, "run_of_three_bonus"))
        tables.claims = bool(trick.declarations)
        tables.equal_for_lowest = bool(of_rule(trick.beat_rules, "lowest_office_may_equal"))
        tables.top_decides = not (tables.matches or tables.locks or tables.equal_for_lowest)
        tables.joins = self._joins()
        tables.suited = self._suited()

    def _joins(self) -> JoinRules | None:
        """Return the rules for combining cards of several ranks, or None if they do not occur."""
        book, layout, tables = self.book, self.layout, self.tables
        order = book.order[0]
        runs = of_rule(book.trick.enumerators, "runs")
        set_runs = bool(runs) and not any(are_suited(book, each) for each in runs)
        trumps = sum(1 << order[rank_of(card)] for card in set(book.deck) if is_trump(card))
        if not set_runs and not trumps:
            return None
        found = JoinRules(trumps, set_runs, SHORTEST_RUN, MOST)
        found.run_ranks = sum(1 << order[rank] for rank in book.naturals)
        found.runs_clear = book.trick.runs_clear
        slots = {layout.slot_of[card] for card in book.deck if card in book.helpers}
        found.helpers = sum(layout.field[slot] for slot in slots)
        found.helping = [any(rank_of(c) == rank for c in book.helpers) for rank in layout.groups]
        for flipped, strengths in enumerate(tables.strength):
            ends = zip(strengths, tables.ends_trick, strict=True)
            found.ends[flipped] = sum(1 << at for at, is_end in ends if is_end and at >= 0)
        return found

    def _suited(self) -> SuitedRules | None:
        """Return the place of suits in a hand, or None for other rules than those of Daifugō.

        The rules must have suited runs, locks, a player who may beat the own top, and ranks of four
        cards, with at most one joker.
        """
        book, layout, tables = self.book, self.layout, self.tables
        runs = of_rule(book.trick.enumerators, "runs")
        suited = bool(runs) and all(are_suited(book, each) for each in runs)
        if not (suited and tables.locks and tables.owner_answers):
            return None
        strengths = tables.strength[0]
        ranks = [strengths.index(at) for at in range(len(book.naturals))]
        shifts = [tables.group_shift[group] for group in ranks]
        low, bits = shifts[0], 4 * len(ranks)
        if shifts != [(low + 4 * at) % bits for at in range(len(ranks))]:
            return None
        jokers = [card for card in book.deck if is_joker(card)]
        if len(book.deck) != bits + len(jokers) or len(jokers) > 1:
            return None
        enders = [group for group, ends in enumerate(tables.ends_trick) if ends]
        return SuitedRules(low, len(ranks), layout.pack(jokers), enders)

    def _heir(self) -> int:
        if self.book.lead.heir_drawn:
            return HEIR_RANDOM
        asked = self._asker.heir(highest=_HIGHEST_ASKED, lowest=_LOWEST_ASKED)
        kinds = {_HIGHEST_ASKED: HEIR_HIGHEST, _LOWEST_ASKED: HEIR_LOWEST, _NEXT_ASKED: HEIR_NEXT}
        return kinds[asked]


def catalogue(book: Rulebook) -> Catalogue:
    """Return the cached catalogue of a rulebook. Raises `Inexpressible` if it is not supported.

    Each thread has its own catalogue, because the tables grow while they are used.
    """
    kept = _kept(book, get_ident())
    if kept[0].answered > MOST_ANSWERS:
        kept[0] = Catalogue(book)
    return kept[0]


@lru_cache(maxsize=GAMES_AT_ONCE)
def _kept(book: Rulebook, thread: int) -> list[Catalogue]:
    return [Catalogue(book)]
