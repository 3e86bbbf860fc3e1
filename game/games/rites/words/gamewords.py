"""Rites of Cthulhu in words: what the program asks of it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from game.engine.event import Event
from game.engine.option import Option
from game.engine.result import Result
from game.engine.rules import Rules
from game.games.rites.rules.cards import ARTIFACT_ID, RITE_ID, RITE_NUMBER
from game.games.rites.rules.over import RitesResult
from game.games.rites.words.cards import all_of, card
from game.games.rites.words.chapters import chapters
from game.games.rites.words.chronicle import RitesTeller
from game.games.rites.words.faces import artifact_face, artifact_text, rite_name, rite_text
from game.games.rites.words.firsts import firsts
from game.games.rites.words.names import RitesNames, cultist_name
from game.games.rites.words.particulars import QUESTIONS
from game.games.rites.words.ritewords import every
from game.games.rites.words.tableview import HIDDEN, read_cards
from game.language.spoken import has, name, say
from game.language.values import markup
from game.match.campaign.facts import SeatFacts
from game.match.campaign.goals import GameCampaigns, GoalRule, among, least
from game.match.cards import Card, Ref
from game.match.counsel import Counsellor
from game.match.first_games import FirstGame, read_first_games
from game.match.firsts import First
from game.match.game_options import USUAL, option_of
from game.match.gamerecords import GameRecords, MarkKind, When
from game.match.gamewords import GameWords
from game.match.guide import Goals, OpeningCard, Remark
from game.match.lobby import Choice, GameOption
from game.match.match import Match
from game.match.reference import Entry, Page
from game.match.texts import Places, places

GOALS = {
    "rites_won": GoalRule("rites-goal-won", least(lambda seat: seat.rites), number=True),
    "points_at_least": GoalRule(
        "rites-goal-points", least(lambda seat: seat.points), number=True
    ),
    "artifacts_at_least": GoalRule(
        "rites-goal-artifacts", least(lambda seat: len(seat.artifacts)), number=True
    ),
    "artifact_won": GoalRule(
        "rites-goal-artifact", among(lambda seat: seat.artifacts), things=ARTIFACT_ID,
        called=lambda artifact: name("rites-artifact", artifact),
    ),
}


class RitesCampaigns(GameCampaigns):
    """One rite can be a chapter, and the artifacts won in it are what helps come from."""

    points = "rites-campaign-points"
    goals = GOALS
    parts = RITE_ID
    relics = ARTIFACT_ID

    def relic(self, relic: str) -> str:
        return artifact_face(relic).name

    def seats(self, match: Match, result: Result) -> list[SeatFacts]:
        assert isinstance(result, RitesResult)
        caches = match.state_dict()["caches"]
        return [
            replace(facts, artifacts=list(cache), rites=sum(winner == name for _, winner, _ in result.rites))
            for facts, cache, name in zip(super().seats(match, result), caches, result.points, strict=True)
        ]


_MARK_OF = {"rite": "rite", "captured": "artifact", "stole": "artifact", "power_play": "power_play"}


class RitesRecords(GameRecords):
    """A rite is what a turn is elsewhere, and which one it is its phase."""

    marks = (
        MarkKind("rite", "rites-marks-rite", "candle"),
        MarkKind("artifact", "rites-marks-artifact", "artifact_silver_key"),
        MarkKind("power_play", "rites-marks-power-play", "power_play"),
        MarkKind("knock", "rites-marks-knock", "knock"),
        MarkKind("bluff", "rites-marks-bluff", "bluff"),
    )

    def progress(self, match: Match) -> tuple[int, str]:
        state = match.position.state
        return state.number, RITE_ID[state.rite] if state.rite >= 0 else ""

    def turn_begun(self, event: Event) -> int | None:
        return int(event.args[0]) if event.kind == "rite_begins" else None

    def mark(self, event: Event) -> tuple[str, int | None] | None:
        kind = _MARK_OF.get(event.kind) or next((e.marks[event.kind] for e in every() if event.kind in e.marks), None)
        return (kind, int(event.args[0])) if kind else None


def pages() -> list[Page]:
    """The rules, then the thirteen artifacts."""
    made = []
    for chapter in chapters():
        entries = [Entry(told.id, told.title, told.text, told.source) for told in chapter.entries]
        made.append(Page(chapter.id, say("rites-rules-page", title=chapter.title), tuple(entries)))
    for page, title, kind in (("rites_six", say("rites-pages-rites"), "rite"),
                              ("rites_cards", say("rites-pages-cards"), "entity"),
                              ("rites_thirteen", say("rites-pages-artifacts"), "artifact")):  # fmt: skip
        made.append(Page(page, title, tuple(_thing(ref) for ref in all_of(kind))))
    return made


def _thing(ref: Ref) -> Entry:
    about = card(*ref)
    assert about is not None
    numbers = "; ".join(
        say("rites-pages-fact", fact=markup(fact.name), value=markup(fact.value)) for fact in about.facts
    )
    group = about.kind.partition(" · ")[2]
    id = f"{ref[0]}_{ref[1]}"
    return Entry(id, about.name, about.text, "", numbers, group, ref)


ALL_RITES = "all_rites"


class RitesWords(GameWords):
    """Rites of Cthulhu in words."""

    tongue = "rites"
    records = RitesRecords()
    campaigns = RitesCampaigns()

    @cached_property
    def questions(self) -> Mapping[str, Places]:
        asked = {**QUESTIONS, **{kind: about for each in every() for kind, about in each.questions.items()}}
        return {kind: places(*about) for kind, about in asked.items()}

    @cached_property
    def reasons(self) -> Mapping[str, Places]:
        return {code: places(*told) for each in every() for code, told in each.reasons.items()}

    def names(self, rules: Rules, marked: bool = False) -> RitesNames:
        return RitesNames(rules, marked)

    def teller(self, rules: Rules) -> RitesTeller:
        return RitesTeller(rules)

    def seated(self, match: Match) -> list[tuple[str, str, int]]:
        return [(cultist_name(number), seat.name, number) for number, seat in enumerate(match.seats)]

    def conceals(self, match: Match, seat: int, other: int | None) -> bool:
        """A card in hand that others have not seen, or one in a hidden place that this seat has."""
        mine = match.view(seat)["state"]
        others = [other] if other is not None else [each for each in range(len(match.seats)) if each != seat]
        hands = (match.view(each)["state"]["hands"][seat] for each in others)
        return bool(mine["knows"][seat]) or any(HIDDEN in hand for hand in hands)

    def standing(self, match: Match) -> str:
        table = read_cards(match, None)
        rite = name("rites-rite", table.rite) if table.rite else say("rites-standing-choosing")
        key = "rites-standing" if table.rites > 1 else "rites-standing.alone"
        return say(key, number=max(table.number, 1), rites=table.rites, rite=rite)

    def phase(self, phase: str) -> str:
        return rite_name(phase) if phase in RITE_NUMBER else ""

    def where(self, turn: int, phase: str) -> str:
        return say("rites-time-rite" if phase else "rites-time-before", number=max(turn, 1), rite=markup(phase))

    def ended(self, turn: int) -> str:
        return say("rites-time-over", rites=turn)

    def time(self, when: When) -> str:
        return say("rites-time", number=when.turn, rite=name("rites-rite", when.phase))

    def options(self) -> tuple[GameOption, ...]:
        single = tuple(Choice(rite, rite_name(rite), rite_text(rite)) for rite in RITE_ID)
        return (
            option_of("rites", "rite", (USUAL, ALL_RITES), single, front=True),
            option_of("rites", "tree_window", ("no", "yes")),
            option_of("rites", "shared_redraw", ("no", "yes")),
        )

    def first_games(self) -> tuple[FirstGame, ...]:
        return read_first_games("rites", rite_name, rite_text)

    def options_chosen(self, chosen: dict[str, Any]) -> dict[str, Any]:
        if chosen.get("rite") == ALL_RITES:
            chosen[chosen.pop("rite")] = True
        return chosen

    def pages(self) -> Sequence[Page]:
        return pages()

    def card(self, kind: str, key: str, map_id: str) -> Card | None:
        return card(kind, key)

    def firsts(self, match: Match, seat: int, events: Sequence[Event]) -> Iterable[First]:
        return firsts(match, seat, events)

    def hint(self, match: Match) -> First | None:
        decision = match.position.decision
        key = f"rites-hint-{decision.kind.replace('_', '-')}" if decision is not None else ""
        if decision is None or not has(key):
            return None
        power = artifact_text(ARTIFACT_ID[int(decision.about[0])]) if decision.kind == "offer" else ""
        return First("rites", decision.kind, say(key, power=power))

    def counsellor(self) -> Counsellor:
        from game.games.rites.words.counsel import RitesCounsellor

        return RitesCounsellor()

    def opening_card(self, match: Match, seat: int) -> OpeningCard | None:
        from game.games.rites.words.guide import rites_card

        return rites_card(match, seat)

    def goals(self, match: Match, seat: int) -> tuple[Goals, ...]:
        from game.games.rites.words.guide import rites_goals

        return rites_goals(match, seat)

    def remarks(self, match: Match, seat: int, pointed: Option | None) -> Iterator[Remark]:
        from game.games.rites.words.coach import rites_remarks

        return iter(()) if pointed is not None else rites_remarks(match, seat)

    def coach_turn(self, match: Match, seat: int) -> int:
        from game.games.rites.words.coach import rites_turn

        return rites_turn(match, seat)


WORDS = RitesWords()
