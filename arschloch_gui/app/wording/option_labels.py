"""The name of every option and one sentence about it, by the keys of rules.md."""

from __future__ import annotations

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

LABELS: dict[str, tuple[str, str]] = {
    "players": (
        QT_TRANSLATE_NOOP("Options", "Players"),
        QT_TRANSLATE_NOOP("Options", "You and the others."),
    ),
    "rounds": (
        QT_TRANSLATE_NOOP("Options", "Rounds"),
        QT_TRANSLATE_NOOP("Options", "How long the match lasts."),
    ),
    "titles": (
        QT_TRANSLATE_NOOP("Options", "Titles"),
        QT_TRANSLATE_NOOP("Options", "What the offices are called."),
    ),
    "reseat": (
        QT_TRANSLATE_NOOP("Options", "Change seats by office"),
        QT_TRANSLATE_NOOP("Options", "Before each round everybody sits down in order of rank."),
    ),
    "redraw_seats": (
        QT_TRANSLATE_NOOP("Options", "Draw seats anew"),
        QT_TRANSLATE_NOOP("Options", "Who sits where is drawn by lot, from the first round on."),
    ),
    "all_distinct": (
        QT_TRANSLATE_NOOP("Options", "Every office has its own name"),
        QT_TRANSLATE_NOOP("Options", "The players in the middle rank one below the other, too."),
    ),
    "deck": (
        QT_TRANSLATE_NOOP("Options", "Deck"),
        QT_TRANSLATE_NOOP("Options", "Which cards are used."),
    ),
    "decks": (
        QT_TRANSLATE_NOOP("Options", "Number of decks"),
        QT_TRANSLATE_NOOP("Options", "Shuffled together; with two, eight of a kind exist."),
    ),
    "missing": (
        QT_TRANSLATE_NOOP("Options", "Missing cards"),
        QT_TRANSLATE_NOOP("Options", "For a deck that has lost some."),
    ),
    "rank_order": (
        QT_TRANSLATE_NOOP("Options", "Order of ranks"),
        QT_TRANSLATE_NOOP("Options", "From the weakest to the strongest."),
    ),
    "suit_order": (
        QT_TRANSLATE_NOOP("Options", "Order of suits"),
        QT_TRANSLATE_NOOP("Options", "With one, the higher suit beats an equal rank."),
    ),
    "surplus": (
        QT_TRANSLATE_NOOP("Options", "Cards left over"),
        QT_TRANSLATE_NOOP("Options", "When the cards do not divide by the players."),
    ),
    "dealt_first": (
        QT_TRANSLATE_NOOP("Options", "Who gets the first card"),
        QT_TRANSLATE_NOOP("Options", "And, where some are left over, one card more."),
    ),
    "first_seating": (
        QT_TRANSLATE_NOOP("Options", "First round: who sits where"),
        QT_TRANSLATE_NOOP("Options", "Offices can be drawn before the first deal."),
    ),
    "first_lead": (
        QT_TRANSLATE_NOOP("Options", "First round: who leads"),
        QT_TRANSLATE_NOOP("Options", "Who plays the very first card."),
    ),
    "start_card": (
        QT_TRANSLATE_NOOP("Options", "Start card"),
        QT_TRANSLATE_NOOP("Options", "The card whose holder leads."),
    ),
    "start_card_must_be_played": (
        QT_TRANSLATE_NOOP("Options", "Start card must be played"),
        QT_TRANSLATE_NOOP("Options", "The first lead has to contain it."),
    ),
    "next_lead": (
        QT_TRANSLATE_NOOP("Options", "Later rounds: who leads"),
        QT_TRANSLATE_NOOP("Options", "Who plays the first card from the second round on."),
    ),
    "max_set": (
        QT_TRANSLATE_NOOP("Options", "Largest set"),
        QT_TRANSLATE_NOOP("Options", "How many equal cards may be played together."),
    ),
    "beat": (
        QT_TRANSLATE_NOOP("Options", "To beat the trick"),
        QT_TRANSLATE_NOOP("Options", "Whether an equal rank may answer."),
    ),
    "lowest_office_may_equal": (
        QT_TRANSLATE_NOOP("Options", "The lowest office may play an equal rank"),
        QT_TRANSLATE_NOOP("Options", "A small comfort for whoever lost the last round."),
    ),
    "pass_policy": (
        QT_TRANSLATE_NOOP("Options", "After passing"),
        QT_TRANSLATE_NOOP("Options", "Whether you may come back into the same trick."),
    ),
    "owner_may_continue": (
        QT_TRANSLATE_NOOP("Options", "You may beat yourself"),
        QT_TRANSLATE_NOOP(
            "Options",
            "When all others have passed, whoever played last may play on before the trick is "
            "taken.",
        ),
    ),
    "may_pass_lead": (
        QT_TRANSLATE_NOOP("Options", "The leader may pass"),
        QT_TRANSLATE_NOOP("Options", "Then the next player may lead."),
    ),
    "pass_lot": (
        QT_TRANSLATE_NOOP("Options", "Passes until lots are drawn"),
        QT_TRANSLATE_NOOP(
            "Options", "After so many passes in a row the places still open are drawn by lot."
        ),
    ),
    "clear_on_finish": (
        QT_TRANSLATE_NOOP("Options", "A last card ends the trick"),
        QT_TRANSLATE_NOOP("Options", "Nobody can beat the cards somebody goes out with."),
    ),
    "inherit": (
        QT_TRANSLATE_NOOP("Options", "Who inherits the lead"),
        QT_TRANSLATE_NOOP("Options", "When the taker of a trick has no cards left."),
    ),
    "exchange": (
        QT_TRANSLATE_NOOP("Options", "Exchange of cards"),
        QT_TRANSLATE_NOOP("Options", "Before each round but the first."),
    ),
    "privileged": (
        QT_TRANSLATE_NOOP("Options", "Pairs that exchange"),
        QT_TRANSLATE_NOOP("Options", "Highest with lowest, second with second lowest …"),
    ),
    "exchange_counts": (
        QT_TRANSLATE_NOOP("Options", "Cards exchanged"),
        QT_TRANSLATE_NOOP("Options", "For each pair, the outermost first."),
    ),
    "jokers": (
        QT_TRANSLATE_NOOP("Options", "Jokers"),
        QT_TRANSLATE_NOOP(
            "Options",
            "How many for each deck; the first is red, all others are black.",
        ),
    ),
    "runs": (
        QT_TRANSLATE_NOOP("Options", "Runs"),
        QT_TRANSLATE_NOOP("Options", "Whether cards of neighbouring ranks may be played together."),
    ),
    "runs_above": (
        QT_TRANSLATE_NOOP("Options", "Runs must not overlap"),
        QT_TRANSLATE_NOOP("Options", "A run has to start above the last card of the one it beats."),
    ),
    "bomb": (
        QT_TRANSLATE_NOOP("Options", "Bombs"),
        QT_TRANSLATE_NOOP("Options", "Four of a rank that beat everything."),
    ),
    "low_beats_high": (
        QT_TRANSLATE_NOOP("Options", "Low beats high"),
        QT_TRANSLATE_NOOP("Options", "How many of the lowest ranks beat as many of the highest."),
    ),
    "joker": (
        QT_TRANSLATE_NOOP("Options", "What a joker does"),
        QT_TRANSLATE_NOOP("Options", "Its part in the game."),
    ),
    "joker_exchangeable": (
        QT_TRANSLATE_NOOP("Options", "Jokers in the exchange"),
        QT_TRANSLATE_NOOP("Options", "Whether a joker may change hands there."),
    ),
    "two": (
        QT_TRANSLATE_NOOP("Options", "What a two does"),
        QT_TRANSLATE_NOOP("Options", "Its part in the game."),
    ),
    "eight_cuts": (
        QT_TRANSLATE_NOOP("Options", "Eights cut"),
        QT_TRANSLATE_NOOP("Options", "Whoever plays eights takes the trick at once."),
    ),
    "eight_cuts_in_runs": (
        QT_TRANSLATE_NOOP("Options", "Eights cut in runs, too"),
        QT_TRANSLATE_NOOP("Options", "A run with an 8 anywhere in it takes the trick at once."),
    ),
    "revolution": (
        QT_TRANSLATE_NOOP("Options", "Revolution"),
        QT_TRANSLATE_NOOP(
            "Options",
            "A large set turns the order of ranks upside down until the round ends.",
        ),
    ),
    "revolution_by_runs": (
        QT_TRANSLATE_NOOP("Options", "Runs make a revolution, too"),
        QT_TRANSLATE_NOOP("Options", "A run needs one card more than a set."),
    ),
    "tabula_rasa": (
        QT_TRANSLATE_NOOP("Options", "Clean sweep"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Equal ranks may answer, and the last card of a rank takes the trick; from five "
            "players.",
        ),
    ),
    "match_or_skip": (
        QT_TRANSLATE_NOOP("Options", "Match or skip"),
        QT_TRANSLATE_NOOP(
            "Options",
            "After two equal ranks the next player has to match them or lose this turn.",
        ),
    ),
    "run_of_three_bonus": (
        QT_TRANSLATE_NOOP("Options", "Three in a row"),
        QT_TRANSLATE_NOOP(
            "Options",
            "When three players lay consecutive ranks, each may throw a card away.",
        ),
    ),
    "lock": (
        QT_TRANSLATE_NOOP("Options", "Suit lock"),
        QT_TRANSLATE_NOOP(
            "Options",
            "After the same suits twice in succession only these suits count in the trick.",
        ),
    ),
    "spade3_beats_joker": (
        QT_TRANSLATE_NOOP("Options", "The 3 of spades beats a joker"),
        QT_TRANSLATE_NOOP("Options", "Only a joker that lies alone."),
    ),
    "spade3_sweeps": (
        QT_TRANSLATE_NOOP("Options", "The 3 of spades sweeps the table"),
        QT_TRANSLATE_NOOP("Options", "When it beats a joker, it takes the trick at once."),
    ),
    "last_card_penalty": (
        QT_TRANSLATE_NOOP("Options", "Forbidden last cards"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Whoever goes out with one of these ranks gets the lowest office.",
        ),
    ),
    "illegal_play_penalty": (
        QT_TRANSLATE_NOOP("Options", "Strict table"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Wrong plays are possible, and whoever makes one gets the lowest office.",
        ),
    ),
    "social": (
        QT_TRANSLATE_NOOP("Options", "Court etiquette"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Between the rounds the lowest office gets a light-hearted task.",
        ),
    ),
    "forget_offices": (
        QT_TRANSLATE_NOOP("Options", "Offices are forgotten"),
        QT_TRANSLATE_NOOP(
            "Options", "Every so many rounds play begins anew, without offices and exchange."
        ),
    ),
    "points": (
        QT_TRANSLATE_NOOP("Options", "Points"),
        QT_TRANSLATE_NOOP("Options", "What a round is worth."),
    ),
    "tribute_suits": (
        QT_TRANSLATE_NOOP("Options", "Suits in the exchange"),
        QT_TRANSLATE_NOOP("Options", "Which of two equal ranks has to be given away first."),
    ),
    "ask_tries": (
        QT_TRANSLATE_NOOP("Options", "Questions"),
        QT_TRANSLATE_NOOP("Options", "How often the upper office may ask for a rank."),
    ),
    "ask_until": (
        QT_TRANSLATE_NOOP("Options", "Cards it may insist on"),
        QT_TRANSLATE_NOOP(
            "Options",
            "The upper office asks on until it has this many; unused questions stay.",
        ),
    ),
    "king_may_defer": (
        QT_TRANSLATE_NOOP("Options", "The highest may let the second ask first"),
        QT_TRANSLATE_NOOP("Options", "It can be wise to see what is left."),
    ),
    "pass_left": (
        QT_TRANSLATE_NOOP("Options", "Cards passed to the left"),
        QT_TRANSLATE_NOOP(
            "Options",
            "After the exchange everybody passes this many to the left neighbour.",
        ),
    ),
    "pass_left_order": (
        QT_TRANSLATE_NOOP("Options", "How they are passed"),
        QT_TRANSLATE_NOOP("Options", "Whether you see what you get before you choose."),
    ),
    "climb_bonus": (
        QT_TRANSLATE_NOOP("Options", "Reward for climbing"),
        QT_TRANSLATE_NOOP(
            "Options",
            "For whoever rises from lowest straight to highest, in the next round.",
        ),
    ),
    "top_announce": (
        QT_TRANSLATE_NOOP("Options", "Announce the highest cards"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Three of the highest rank are told to all; all four mean an open hand.",
        ),
    ),
    "putsch": (
        QT_TRANSLATE_NOOP("Options", "Putsch"),
        QT_TRANSLATE_NOOP(
            "Options",
            "The lowest office may refuse the exchange and try to go out first.",
        ),
    ),
    "jester_revolution": (
        QT_TRANSLATE_NOOP("Options", "Revolution by two jesters"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Whoever holds both may call off the exchange; the lowest office turns all offices "
            "round.",
        ),
    ),
}
