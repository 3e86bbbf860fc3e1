"""Distributions as other authors would make them: papers with entry points, and modules beside them."""

from pathlib import Path

COIN = '''
"""Two people call a coin in turns; whoever has called it right more often wins."""

from game.engine.decision import Decision
from game.engine.frame import Frame, frame
from game.engine.option import option
from game.engine.result import Result
from game.games.game import Game


class Called:
    def __init__(self, right):
        self.right = right

    def copy(self):
        return Called(self.right.copy())

    def key(self):
        return tuple(self.right)


@frame("coin_call")
class Call(Frame):
    calls: int

    def run(self, pos):
        if self.calls == 6:
            pos.pop()
            return None
        seat = self.calls % 2
        return Decision(seat, seat, "call", [option("call", number=face) for face in (0, 1)])

    def answer(self, pos, chosen):
        pos.state.right[self.calls % 2] += pos.chance.below(2) == chosen.number
        pos.replace(Call(self.calls + 1))


class Coin:
    game, seats = "coin", 2

    def __init__(self):
        self.setup = {"game": "coin", "factions": [["left"], ["right"]]}

    def begin(self, chance):
        return Called([0, 0]), (Call(0),)

    def settle(self, pos):
        return False

    def encode_state(self, state, seat=None):
        return {"right": state.right.copy()}

    def decode_state(self, data):
        return Called(list(data["right"]))

    def fill_hidden(self, data, chance):
        return data

    def violations(self, pos):
        return []

    def unsound(self, pos):
        return ""

    def result(self, pos):
        if pos.stack:
            return None
        right = pos.state.right
        won = tuple(seat for seat in (0, 1) if right[seat] == max(right))
        return Result(won, tuple(("left", "right")[seat] for seat in won), False, len(won) > 1, "called")

    def name_option(self, chosen):
        return chosen._asdict()

    def side_number(self, name):
        return ("left", "right").index(name)

    def side_of_seat(self, seat):
        return (seat,)


def coin(inputs):
    return Coin()


class Heads:
    def __init__(self, seed):
        pass

    def choose(self, question):
        assert question.view["game"] == "coin"
        return question.options[0]

    def reveals(self, question):
        return None


GAME = Game("coin", "Coin", "Heads or tails.", (2,), "coinage:coin")
BARE = Game("bare", "Coin", "", (2,), "coinage:coin")
_TABLE = {"words": "game.games.rites.words.gamewords:WORDS", "screen": "game.games.rites.screen.gamescreen:SCREEN"}
WORDED = Game("coin", "Coin", "", (2,), "coinage:coin", **_TABLE)
SILENT = Game("silent", "Coin", "", (2,), "coinage:coin", words="coinage:NUMBER", screen="coinage:NUMBER")
SHIPPED = Game("wars", "Mine", "", (2,), "coinage:coin")
NAMELESS = Game("Two Coins", "Coin", "", (2,), "coinage:coin")
ENDLESS = Game("endless", "Coin", "", (), "coinage:coin")
UNRULY = Game("unruly", "Coin", "", (2,), "coinage:nothing")
NUMBER = 7
'''


def distribution(folder: Path, name: str, games: str = "", bots: str = "", **modules: str) -> Path:
    """Install a distribution in a folder: its entry points line by line, and modules by name."""
    papers = folder / f"{name}-1.0.dist-info"
    papers.mkdir(parents=True)
    (papers / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    points = f"[mythos_table.games]\n{games}\n[mythos_table.bots]\n{bots}\n"
    (papers / "entry_points.txt").write_text(points, encoding="utf-8")
    for module, text in modules.items():
        (folder / f"{module}.py").write_text(text, encoding="utf-8")
    return folder
