"""Bots as somebody else might write them: good ones and every kind of bad."""

import gc
import os
import sys
import time
from types import FunctionType, ModuleType


class First:
    """Takes the first option."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, question):
        return question.options[0]

    def reveals(self, question):
        return None


class Raising(First):
    """Makes a mistake."""

    def choose(self, question):
        raise KeyError("gate")


class Quitting(First):
    """Wants the program to end."""

    def choose(self, question):
        sys.exit("enough")


class Crashing(First):
    """Takes its process with it."""

    def choose(self, question):
        os._exit(3)


class Cheating(First):
    """Wants what is not offered."""

    def choose(self, question):
        return ("win_at_once", -1, -1, -1, -1)


class Mumbling(First):
    """Answers with something that is no option at all."""

    def choose(self, question):
        return 42


class Lying(First):
    """Reveals what it does not have."""

    def reveals(self, question):
        return question.side, [3, 3, 3]


class Hanging(First):
    """Never answers and hears nobody."""

    def choose(self, question):
        while True:
            time.sleep(0.01)


class Patient(First):
    """Thinks until it is told to stop, then takes the last option."""

    def choose(self, question):
        while not question.cancelled():
            time.sleep(0.002)
        return question.options[-1]


class Chatting(First):
    """Prints, and reads what is not meant for it."""

    def choose(self, question):
        print("my move")
        sys.stdin.read()
        return question.options[0]


class Unmakeable(First):
    """Cannot be made."""

    def __init__(self, seed):
        raise RuntimeError("no model file")


class Signing(First):
    """Leaves a mark where it has been."""

    def __init__(self, seed):
        open(os.environ["SIGNING_BOT_MARK"], "w").close()


BESIDE = 1_234_566
"""One less than the seed of the match in which ``Thief`` sits, which is not to be found in its own module."""


class Thief(First):
    """Looks for the match's seed: in its own, and in everything it can lay its hands on. Fails where it finds it."""

    def __init__(self, seed):
        super().__init__(seed)
        self.left = 3
        from game.match.driver import bot_seed

        former = {((BESIDE + 1) * 1_000_003 + seat * 7919) & ((1 << 62) - 1) for seat in range(6)}
        tried = [*range(1, 2000), BESIDE + 1]
        if seed in former or any(bot_seed(guess, seat) == seed for guess in tried for seat in range(4)):
            raise RuntimeError("the seed gives the match away")

    def choose(self, question):
        if self.left:
            self.left -= 1
            self.look(question)
        return super().choose(question)

    def look(self, question):
        from game.engine.chance import Chance
        from game.engine.position import Position

        if any(isinstance(thing, (Chance, Position)) for thing in gc.get_objects()):
            raise RuntimeError("a position is here")
        seen, left = {}, [question, question.view, sys.argv, dict(os.environ)]
        while left:
            thing = left.pop()
            if id(thing) in seen or isinstance(thing, (type, ModuleType)):
                continue
            seen[id(thing)] = thing
            if thing == BESIDE + 1 or (isinstance(thing, str) and str(BESIDE + 1) in thing):
                raise RuntimeError("the seed was handed out")
            left += thing.__closure__ or () if isinstance(thing, FunctionType) else gc.get_referents(thing)
