"""Players that mean no good, for the tests that nothing comes of it."""

import time


class NoIndex:
    """Answers with things that are no index."""

    def __init__(self, answer=999):
        self.answer = answer

    def choose(self, view, legal, rng):
        return self.answer


class Thrower:
    """Fails at every decision."""

    def choose(self, view, legal, rng):
        raise RuntimeError("no")


class Endless:
    """Never comes to a decision."""

    def choose(self, view, legal, rng):
        while True:
            time.sleep(0.01)


class Last:
    """Takes the last of the legal actions."""

    def choose(self, view, legal, rng):
        return len(legal) - 1
