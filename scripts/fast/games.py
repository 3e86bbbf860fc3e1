"""Plays games and prints what came of each, for build_fast.py to compare; the first line names the engine.

The argument, if there is one, names a file with the modules of a build that nobody uses yet: they are used here.
"""

import hashlib
import json
import sys
from pathlib import Path

from game import compiled

if sys.argv[1:]:
    # Before any of them is imported.
    given = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    wrong = compiled.install({name: str(compiled.FOLDER / file) for name, file in given.items()})
    if wrong:
        sys.exit(wrong)

from game.bots import make
from game.bots.protocol import Question
from game.engine.chance import Chance
from game.engine.position import Position
from game.games.registry import rules_for

FIELDS = (("random",) * 3, ("random",) * 4, ("adept", "random", "random", "adept"), ("random", "adept", "random"))
FOR_TWO = (("duel", ("random", "adept")), ("wars", ("random", "random")), ("duel", ("random", "random")))


def play(number, field, game="wars"):
    """The digest of everything that happened in one game: decisions, answers, events, positions."""
    pos = Position.start(rules_for({"game": game, "players": len(field)}), Chance.seeded(number))
    bots = [make(name, number * 10 + seat) for seat, name in enumerate(field)]
    seen = hashlib.sha256()
    while (asked := pos.decision) is not None:
        question = Question(asked, pos.view)
        bot = bots[asked.seat]
        shown = bot.reveals(question)
        answer = None if shown else bot.choose(question)
        told = (asked.kind, asked.side, asked.options, asked.about, asked.default, shown, answer)
        seen.update(repr((told, [tuple(event) for event in pos.events], pos.key())).encode())
        pos.events.clear()
        if answer is None:
            pos.reveal(*shown)
        else:
            pos.answer(answer)
    return seen.hexdigest()


if __name__ == "__main__":
    from game.engine import position

    print("python" if (position.__file__ or "").endswith(".py") else "compiled")
    for number, field in enumerate((*FIELDS, *FIELDS[:2] * 3)):
        print(number, ",".join(field), play(number, field))
    for number, (game, field) in enumerate(FOR_TWO):
        print(number, game, ",".join(field), play(number, field, game))
