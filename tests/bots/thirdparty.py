"""Bots as somebody else might write them: good ones and every kind of bad."""

import os
import sys
import time


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
