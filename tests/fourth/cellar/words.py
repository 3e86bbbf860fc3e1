"""The game in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.event import Event
from game.engine.option import Option
from game.engine.rules import Rules
from game.match.campaign.goals import GameCampaigns
from game.match.gamerecords import GameRecords, MarkKind
from game.match.gamewords import GameWords
from game.match.lobby import Choice, GameOption
from game.match.match import Match
from game.match.phrases import LINE, PRIVATE, Block, Line, Teller
from game.match.reference import Entry, Page
from game.match.texts import Names, Texts, fill

TEXTS: dict[str, dict[str, Any]] = {
    "prompts": {
        "decision": {"bid": {"about": ["count", "face"], "prompt": "bid higher, or call the last bid"}},
        "option": {"bid": "{count} dice showing {face}", "call": "Call the bid"},
    },
    "reasons": {},
    "events": {
        "bid": "{guest} bids **{b}** × **{c}**.",
        "called": "{guest} calls {other}’s bid.",
        "shown": "{guest} shows {cup}.",
        "lost": "There {b:is|are} showing **{c}**: {guest} loses a die.",
        "out": "{guest} is out.",
    },
}
RULES = Page("cellar", "Dice in the Cellar", (
    Entry("cellar_bids", "Bids", "A bid says how many of **all** dice show a face. Bid more dice, or as many of a "
          "higher face; at most two dice more than before."),
    Entry("cellar_calls", "Calls", "Instead of bidding, call: all lift their cups. Whoever was wrong loses a die, and "
          "begins the next round. Who has none left is out; the last guest wins."),
))  # fmt: skip


class CellarNames(Names):
    """Guests by number."""

    def guest(self, seat: int) -> str:
        return f"**Guest {seat + 1}**" if self.marked else f"Guest {seat + 1}"

    def value(self, name: str, kind: str, value: int | str, viewer: int | None = None) -> Any:
        return value

    def option_field(self, name: str, option: Option, viewer: int) -> Any:
        return option.number if name == "count" else option.unit


class Told(Block):
    """One event, one line."""

    def __init__(self, number: int, event: Event, line: Line) -> None:
        super().__init__(number)
        self._line = line
        self.put(event)

    def tell(self) -> list[Line]:
        return [self._line]


class CellarTeller(Teller):
    """Tells every event; what is under a cup to its guest alone."""

    def __init__(self, names: CellarNames) -> None:
        self.names, self.round = names, 0

    def skips(self, event: Event) -> bool:
        return event.kind == "forced" or (event.kind == "rolled" and len(event.args) == 1)

    def aside(self, event: Event, block: Block) -> bool:
        return False

    def open(self, event: Event, number: int) -> list[Block]:
        return [Told(number, event, self._line(event))]

    def _line(self, event: Event) -> Line:
        if event.kind == "ended":
            last = int(event.args[1])
            return Line(f"{self.names.guest(last)} is the last in the cellar", last, weight=2)
        seat, *rest = map(int, event.args)
        cup = ", ".join(map(str, rest))
        if event.kind == "rolled":
            return Line(f"You roll {cup}.", seat, PRIVATE)
        values = {"guest": self.names.guest(seat), "cup": cup, **dict(zip("bc", rest, strict=False))}
        if event.kind == "called":
            values["other"] = self.names.guest(rest[0])
        text = TEXTS["events"][event.kind].replace("{b:is|are}", "is {b}" if values.get("b") == 1 else "are {b}")
        return Line(fill(text, values.__getitem__), seat, LINE, 2 if event.kind == "out" else 1,
                    hits=(seat,) if event.kind == "lost" else ())  # fmt: skip


class CellarRecords(GameRecords):
    """A round is a turn."""

    marks = (MarkKind("out", "Guests out", "person"), MarkKind("call", "Calls", "dice"))

    def progress(self, match: Match) -> tuple[int, str]:
        return match.position.state.round, "bidding"

    def mark(self, event: Event) -> tuple[str, int | None] | None:
        kind = {"out": "out", "called": "call"}.get(event.kind)
        return (kind, int(event.args[0])) if kind else None


class CellarCampaigns(GameCampaigns):
    called, points = "Dice in the Cellar", "guests outlasted"


class CellarWords(GameWords):
    """The game in words."""

    tongue = "cellar"
    records = CellarRecords()
    campaigns = CellarCampaigns()

    def why_ended(self, reason: str) -> str:
        return "Only one guest still has dice."

    def texts(self, texts: Texts, table: str) -> Mapping[str, Any]:
        return TEXTS[table]

    def names(self, texts: Texts, rules: Rules, marked: bool = False) -> CellarNames:
        return CellarNames(texts, rules, marked)

    def teller(self, texts: Texts, rules: Rules) -> CellarTeller:
        return CellarTeller(self.names(texts, rules, True))

    def seated(self, match: Match) -> list[tuple[str, str, int]]:
        return [(f"Guest {number + 1}", seat.name, number) for number, seat in enumerate(match.seats)]

    def standing(self, match: Match) -> str:
        state = match.position.state
        bid = "nobody has bid" if not state.bid[0] else f"the bid is {state.bid[0]} × {state.bid[1]}"
        return f"Round {state.round} · {sum(map(len, state.dice))} dice · {bid}"

    def where(self, turn: int, phase: str) -> str:
        return f"Round {turn}"

    def ended(self, turn: int) -> str:
        return f"Over in round {turn}"

    def time(self, when: Any) -> str:
        return f"Round {when.turn}"

    def pages(self) -> Sequence[Page]:
        return (RULES,)

    def options(self) -> Sequence[GameOption]:
        dice = tuple(Choice(str(n), f"{n} dice") for n in (3, 2, 4, 5))
        return (GameOption("dice", "Dice", "With how many dice everybody begins.", dice, "3", front=True),)


WORDS = CellarWords()
