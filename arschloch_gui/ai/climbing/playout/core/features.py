"""The features by which a policy knows a move: their numbers, in terms that hold for all rules.

Nothing is named by its rank: a set counts by how many ranks among the cards of the others would
beat it, in the order in force, and a hand by the groups it falls into (`sight` tells which of them
a move has).
"""

from __future__ import annotations

from typing import Final

SIZES: Final = 3
"""Singles, pairs, larger sets."""
BEATEN: Final = 10
"""By how many ranks: none, 1 … 6, 7–8, 9–10, more."""
STAGES: Final = 7
"""Up to two cards in hand, 3, 4, 5, up to 8, up to 11, more."""
NEAR: Final = 5
"""The fewest cards of a rival: 1, 2, 3, 4, more."""
RIVALS: Final = 4
"""Who may still answer: nobody, one, two, more."""
AWAKE: Final = 3
"""The same without the owner of the trick: nobody, one, more."""
OTHERS: Final = 5
"""Who else holds cards: up to three, 4: more."""
OWNER: Final = 5
"""Cards of the owner of the trick: none, one, two, up to four, more."""
FOLLOWING: Final = 5
"""Cards of the next who may answer: none, one, two, up to four, more."""
LOSERS: Final = 6
"""Groups that can be beaten; 5: more."""
GROUPS: Final = 9
"""Groups; 8: more."""
CARDS: Final = 14
"""Cards in hand; 13: more."""
LARGEST: Final = 4
"""Cards of a set; of larger ones this many count."""
CLASSES: Final = SIZES * BEATEN
"""Of a group: its size, beaten by."""

# Where each kind of feature begins.
MELD: Final = 0
"""answering?, stage, size, beaten by."""
DANGER: Final = MELD + 2 * STAGES * SIZES * BEATEN
"""answering?, the nearest rival, size, beaten by; a rival could go out."""
ANSWERED: Final = DANGER + 2 * NEAR * SIZES * BEATEN
"""answering?, who may still answer, beaten by, how many of the groups left are beaten."""
LEAVES: Final = ANSWERED + 2 * RIVALS * BEATEN * LOSERS
"""answering?, certain to take the trick?, groups left, how many of them can be beaten."""
LOSE: Final = LEAVES + 2 * 2 * GROUPS * LOSERS
"""answering?, a group that leaves the hand: its class."""
KEEP: Final = LOSE + 2 * CLASSES
"""What is left of a group that is broken: its class."""
SWEEP: Final = KEEP + CLASSES
"""answering?, stage, how many of the groups left are beaten: the meld takes the trick by rule."""
NEXT: Final = SWEEP + 2 * STAGES * LOSERS
"""answering?, whether the next to answer has fewer, as many or more cards, can be beaten?"""
LONG: Final = NEXT + 2 * 3 * 2
"""answering?, cards of a run: 3, 4, more."""
TURNS: Final = LONG + 2 * 3
"""The meld reverses the order: how many more groups are beaten then (−2 … 2), stage."""
LAST: Final = TURNS + 5 * STAGES
"""Going out; going out with a card that is penalised."""
STAY: Final = LAST + 2
"""Passing. Stage, the top is beaten by."""
STAY_OWNER: Final = STAY + STAGES * BEATEN
"""Passing, the nearest rival, and how many cards the owner of the trick has."""
STAY_HAND: Final = STAY_OWNER + NEAR * OWNER
"""Passing with so many groups, so many of them beaten."""
STAY_AWAKE: Final = STAY_HAND + GROUPS * LOSERS
"""Passing while so many rivals may still answer, and the owner's cards."""
STAY_TOP: Final = STAY_AWAKE + AWAKE * OWNER
"""Passing: the top is beaten by, how many of the own groups are beaten."""
STAY_LEFT: Final = STAY_TOP + BEATEN * LOSERS
"""Passing: how many others hold cards, stage."""
STAY_AGAIN: Final = STAY_LEFT + OTHERS * STAGES
"""Passing where one may come back into the trick: stage."""
OUTLIVE: Final = STAY_AGAIN + STAGES
"""answering?, how many others hold cards, size, beaten by."""
FOLLOWED: Final = OUTLIVE + 2 * OTHERS * SIZES * BEATEN
"""answering?, cards of the next who may answer, size, beaten by."""
RACE: Final = FOLLOWED + 2 * FOLLOWING * SIZES * BEATEN
"""answering?, certain to take the trick?, the nearest rival, cards left in hand."""
WORST: Final = RACE + 2 * 2 * NEAR * CARDS
"""answering?, certain to take the trick?, the two groups left that most ranks beat."""
STAY_WORST: Final = WORST + 2 * 2 * BEATEN * BEATEN
"""Passing: how many rivals may still answer, the two groups that most ranks beat."""
BESIDE: Final = STAY_WORST + AWAKE * BEATEN * BEATEN
"""answering?, size and beaten by (last: it takes the trick by rule), a group left: its class."""
HELD: Final = BESIDE + 2 * (CLASSES + 1) * CLASSES
"""The nearest rival, stage, a group left: its class."""
STAY_BESIDE: Final = HELD + NEAR * STAGES * CLASSES
"""Passing: the top's class, a group in hand: its class."""
COUNT: Final = STAY_BESIDE + CLASSES * CLASSES
