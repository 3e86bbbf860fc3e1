"""The game in words: its messages are in ``words/en``."""

from collections.abc import Sequence

from game.engine.event import Event
from game.engine.option import Option
from game.engine.rules import Rules
from game.games.registry import games
from game.language.spoken import name, say, say_name
from game.language.values import Name, Value
from game.match.campaign.goals import GameCampaigns
from game.match.gamerecords import GameRecords, MarkKind, When
from game.match.gamewords import GameWords
from game.match.lobby import Choice, GameOption
from game.match.match import Match
from game.match.phrases import LINE, PRIVATE, Block, Line, Teller
from game.match.reference import Entry, Page
from game.match.texts import Names, places

WEIGHTS = {"ended": 2, "out": 2}


def guest(seat: int, mark: str = "") -> Name:
    return name("cellar-guest", str(seat + 1), mark)


class CellarNames(Names):
    """Numbers as they are."""

    def option_place(self, name: str, option: Option, viewer: int) -> Value:
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

    def skips(self, event: Event) -> bool:
        return event.kind == "forced" or (event.kind == "rolled" and len(event.args) == 1)

    def aside(self, event: Event, block: Block) -> bool:
        return False

    def open(self, event: Event, number: int) -> list[Block]:
        return [Told(number, event, self._line(event))]

    def _line(self, event: Event) -> Line:
        kind = event.kind
        seat, *rest = map(int, event.args[1:] if kind == "ended" else event.args)
        values: dict[str, Value] = {"guest": guest(seat, "**{}**"), "dice": [str(face) for face in rest]}
        if kind == "called":
            values["other"] = guest(rest[0], "**{}**")
        values |= dict(zip(("count", "face"), rest, strict=False))
        return Line(say(f"cellar-events-{kind}", **values), seat, PRIVATE if kind == "rolled" else LINE,
                    WEIGHTS.get(kind, 1), hits=(seat,) if kind == "lost" else ())  # fmt: skip


class CellarRecords(GameRecords):
    """A round is a turn."""

    marks = (MarkKind("out", "cellar-guests-out", "person"), MarkKind("call", "cellar-option-call", "dice"))

    def progress(self, match: Match) -> tuple[int, str]:
        return match.position.state.round, "bidding"

    def mark(self, event: Event) -> tuple[str, int | None] | None:
        kind = {"out": "out", "called": "call"}.get(event.kind)
        return (kind, int(event.args[0])) if kind else None


class CellarCampaigns(GameCampaigns):
    points = "cellar-outlasted"


class CellarWords(GameWords):
    """The game in words."""

    tongue = "cellar"
    records = CellarRecords()
    campaigns = CellarCampaigns()
    questions = {"bid": places("count", "face")}

    def why_ended(self, reason: str) -> str:
        return say("cellar-why")

    def names(self, rules: Rules, marked: bool = False) -> CellarNames:
        return CellarNames(rules, marked)

    def teller(self, rules: Rules) -> CellarTeller:
        return CellarTeller()

    def seated(self, match: Match) -> list[tuple[str, str, int]]:
        return [(say_name(guest(seat)), each.name, seat) for seat, each in enumerate(match.seats)]

    def standing(self, match: Match) -> str:
        state = match.position.state
        count, face, _ = state.bid
        return say("cellar-standing", round=state.round, dice=sum(map(len, state.dice)), count=count, face=face)

    def where(self, turn: int, phase: str) -> str:
        return say("cellar-round", round=turn)

    def ended(self, turn: int) -> str:
        return say("cellar-over", round=turn)

    def time(self, when: When) -> str:
        return say("cellar-round", round=when.turn)

    def pages(self) -> Sequence[Page]:
        entries = (Entry(f"cellar_{each}", say(f"cellar-rules-{each}.title"), say(f"cellar-rules-{each}"))
                   for each in ("bids", "calls"))  # fmt: skip
        return (Page("cellar", games()["cellar"].called, tuple(entries)),)

    def options(self) -> Sequence[GameOption]:
        dice = tuple(Choice(str(n), say("cellar-dice-choice", dice=n)) for n in (3, 2, 4, 5))
        return (GameOption("dice", say("cellar-dice"), say("cellar-dice.note"), dice, "3", front=True),)


WORDS = CellarWords()
