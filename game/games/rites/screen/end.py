"""The end of a game of Rites of Cthulhu: who has won and why, the course of the game, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import count
from typing import Any

import pygame

from game.games.rites.screen.relics import chips
from game.games.rites.screen.seals import COLOURS, seal, seal_box
from game.games.rites.screen.sheet import CultistScene
from game.games.rites.words.faces import end_told, rite_name
from game.games.rites.words.ritewords import words_of
from game.games.rites.words.statistics import CultistDeeds, RitesCourse, RitesOutcome, RiteTold, rites_course
from game.games.rites.words.tableview import CardTable, Cultist
from game.language.spoken import name, say
from game.language.values import markup
from game.match.handedover import names_at_end
from game.match.history import History
from game.match.session import Session
from game.ui import draw, theme
from game.ui.kit.areas import Press, Scroll
from game.ui.kit.box import Box, Column, Drawn, Icon, Row, Space, Text
from game.ui.kit.frame import Frame
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scenes.message import Answer, MessageScene
from game.ui.table.end.figures import deeds
from game.ui.table.end.overlay import EndOverlay

RESULT, COURSE, DEEDS = "result", "course", "deeds"
PAGES = (RESULT, COURSE, DEEDS)
ABOVE, ROW, MORE = 210, 62, 18
"""What medals, headline and reason need, a cultist's row, and a second line of one, in design units."""
COLUMNS: dict[str, Callable[[CultistDeeds], int]] = {
    "rites": lambda deeds: deeds.rites,
    "artifacts": lambda deeds: deeds.artifacts,
    "invoked": lambda deeds: deeds.invoked,
    "stolen": lambda deeds: deeds.stolen,
    "power": lambda deeds: deeds.power_plays,
    "captures": lambda deeds: deeds.captures,
    "knocks": lambda deeds: deeds.knocks,
    "bluffs": lambda deeds: deeds.psych_outs,
}
"""What the page of deeds counts."""


class CardEnd(EndOverlay):
    """Pops as every end does, and with ``("look", entry)``."""

    def __init__(self, session: Session, table: CardTable) -> None:
        self.table = table
        super().__init__(session)
        self.course = rites_course(session.match)
        self.outcome = RitesOutcome(table, tuple(self.result.winners), names_at_end(session.match))
        self.won = [cultist for cultist in self.outcome.order if cultist.side in self.result.winners]

    least_result = 1000.0

    def pictures(self) -> Sequence[str]:
        """Cultists round what they have called."""
        return ("circle",)

    @property
    def anew(self) -> str:
        return say("rites-end-anew")

    def names(self) -> Sequence[tuple[str, str, str]]:
        """Where one rite is played there is no course to tell."""
        pages = ((page, say(f"rites-end-page-{page}")) for page in PAGES if page != COURSE or not self.table.single)
        return [(page, title, title) for page, title in pages]

    def shown(self, layout: Layout, wide: float, high: float) -> Box:
        if self.page == DEEDS:
            return deeds_page(self.table, self.course, layout, wide, high)
        return self._result(layout, high) if self.page == RESULT else self._rites(layout)

    # The result ---------------------------------------------------------------------------------

    def _result(self, layout: Layout, high: float) -> Box:
        """Medals, words, a row for everybody, and where there is room the rites beside them."""
        order, roomy = self.outcome.order, not layout.narrow
        # Everybody's row is in sight before the winners' medals are.
        # The rites of one who won several may need a second line.
        least = ABOVE + ((ROW + 7) * len(order) + MORE) * layout.frame
        medals = self.won if roomy and not self.aside and high >= least else []
        rows = Column(*(self._standing(cultist, roomy) for cultist in order), gap=7, grow=3, most=1040)
        rites = Column(
            Text(say("rites-end-rites"), theme.HEAD, theme.BRASS),
            *(self._ended(*end) for end in self.table.ends),
            gap=10, grow=2,
        ) if roomy and len(self.table.ends) > 1 else None  # fmt: skip
        page = Column(
            Row(*map(_medal, medals), gap=18, pack="center") if medals else None,
            Text(self.outcome.headline(), theme.TITLE_LARGE if roomy else theme.TITLE_SMALL, theme.GOLD, "center",
                 line=True),
            Text(escape(self.outcome.reason()), colour=theme.TEXT_SECOND, align="center"),
            Row(rows, rites, gap=22, pad=(0, 8 if roomy else 3), across="start", pack="center"),
            gap=8 if roomy else 3,
        )  # fmt: skip
        # Beside a picture little stands in the middle of much.
        return Column(Space(grow=1), page, Space(grow=2)) if self.aside and high >= least else \
            Scroll("result.scroll", page)  # fmt: skip

    def _standing(self, cultist: Cultist, roomy: bool) -> Box:
        """A cultist with her artifacts and what they are worth; pressing lays them open."""
        table, won, able = self.table, cultist in self.won, bool(cultist.cache or cultist.won)
        below = " · ".join(rite_name(rite) for rite, winner, _ in table.ends if winner == cultist.side)
        below = "" if table.single else below or say("rites-end-no-rite")
        told = say("rites-end-name", name=cultist.name, rites=markup(below)) if below else ""
        crown = Icon("leads", 18, theme.GOLD) if won else None
        name = two_lines(cultist.name, below * roomy, theme.FACTION_NAME, crown)
        if table.single:
            said = escape(words_of(table.rite).left(table, cultist.side))
            has: list[Box] = [Text(said, theme.NOTE, theme.TEXT_SECOND, line=True)]
        else:
            wide = min(36 if roomy else 24, 240 / max(len(cultist.cache), 1))
            points = Text(str(cultist.points), theme.NUMBER, theme.GOLD, "right", line=True, least=30)
            has = [*chips(cultist.cache, cultist.spent, wide), points]
        parts = (seal_box(cultist, 46 if roomy else 30), name, *has)
        tip = "\n".join(part for part in (told, say("rites-end-look") if able else "") if part)
        return row(f"cultist.{cultist.side}", parts, COLOURS[cultist.side], partial(self._look_at, cultist.side),
                   tip=tip, enabled=able, roomy=roomy, won=won)  # fmt: skip

    def _ended(self, rite: str, winner: int, reason: str) -> Box:
        return Row(Icon(f"rite_{rite}", 30, theme.BRASS), two_lines(rite_name(rite), self._how(winner, reason)), gap=14)

    # The course ---------------------------------------------------------------------------------

    def _rites(self, layout: Layout) -> Box:
        """A row a rite under the cultists' seals. Pressing one looks at its last card."""
        people = self.table.cultists
        pitch = min(84.0, (layout.width_du - 48) * 0.55 / len(people))
        size = 28 if layout.narrow else 42
        seals = (Row(seal_box(each, size), w=pitch, pack="center") for each in people)
        befores = [self.course.first]
        for told in self.course.rites:
            befores.append(told.points or befores[-1])
        rites = map(partial(self._rite, pitch, layout.narrow), count(), self.course.rites, befores)
        note = None if layout.narrow else Text(say("rites-end-note"), theme.SMALL, theme.TEXT_SECOND, "center")
        return Scroll("course.scroll", Column(Row(Space(grow=1), *seals, gap=8, pad=(11, 0)), *rites, note, gap=6))

    def _rite(self, pitch: float, narrow: bool, place: int, told: RiteTold, before: Sequence[int]) -> Box:
        """Who won what and how, and what everybody's artifacts were worth then; gold what has grown."""
        found = [*told.taken, *(name for _, name in told.stolen)]
        brought = chips(found, (), 28 if narrow else 32)
        for chip in brought:
            chip.rank = 1
        role = theme.BODY_BOLD if narrow else theme.NUMBER
        worth = (
            Text(str(now), role, theme.GOLD if now > then else theme.TEXT_SECOND if now else theme.TEXT_THIRD, "center",
                 line=True, w=pitch)
            for now, then in zip(told.points, before, strict=False)
        )  # fmt: skip
        parts = (
            Icon(f"rite_{told.rite}", 30 if narrow else 34, theme.BRASS),
            two_lines(rite_name(told.rite), "" if narrow else self.how(told)),
            *brought, *(worth if told.points else (Space(w=pitch) for _ in before)),
        )  # fmt: skip
        wash = COLOURS[told.winner] if told.winner >= 0 else theme.INK
        tip = "\n".join(self._lines(told))
        return row(f"rite.{place}", parts, wash, partial(self._look_back, told), tip=tip, enabled=bool(told.end),
                   roomy=not narrow)  # fmt: skip

    def how(self, told: RiteTold) -> str:
        """Who won, and how it ended."""
        return self._how(told.winner, told.reason)

    def _how(self, winner: int, reason: str) -> str:
        won = markup(self.table.cultists[winner].name) if winner >= 0 else ""
        return say("rites-end-how" if won else "rites-end-how.nobody", name=won, reason=end_told(reason))

    def _lines(self, told: RiteTold) -> list[str]:
        """What there is to know of it, and what pressing does, as rich text."""
        people = self.table.cultists
        chooser = people[told.chooser].name if told.end and told.chooser >= 0 else ""
        rite = name("rites-rite", told.rite)
        head = say("rites-end-chosen.by" if chooser else "rites-end-chosen", rite=rite, name=chooser)
        lines: list[str] = [head, escape(self.how(told))]
        if not told.end:
            return [*lines, say("rites-end-unplayed")]
        if told.taken:
            lines.append(say("rites-end-brought", artifacts=[name("rites-artifact", each) for each in told.taken]))
        for side, stolen in told.stolen:
            lines.append(say("rites-end-stole", name=people[side].name, artifact=name("rites-artifact", stolen)))
        return [*lines, say("rites-end-back")]

    # What can be done -------------------------------------------------------------------------

    def _look_at(self, side: int) -> None:
        self.push(CultistScene(self.table, side))

    def _look_back(self, told: RiteTold) -> None:
        """See how the cards lay before the answer with which a rite ended."""
        self.pop(("look", History(self.session.match).entry_behind(told.end) - 1))

    def _rematch(self) -> None:
        names = [cultist.name for cultist in self.table.cultists]
        begin = Answer(True, say("rites-end-rematch.begin"), "primary", "Enter")
        question = MessageScene(
            say("rites-end-rematch"), say("rites-end-rematch.asked", names=names),
            (Answer(None, say("rites-cancel"), key="Esc"), begin),
        )  # fmt: skip
        self.push(question, self._begin)

    def _begin(self, yes: Any) -> None:
        if yes:
            self._start(self.session.rematch)


def two_lines(name: str, below: str, role: theme.Role = theme.BODY_BOLD, sign: Box | None = None) -> Box:
    """A name with a sign behind it, and a smaller line below where there is something to say."""
    return Column(
        Row(Text(escape(name), role, line=True), sign, gap=8),
        Text(escape(below), theme.SMALL, theme.TEXT_SECOND) if below else None,
        grow=1, least=150,
    )  # fmt: skip


def row(id: str, parts: Iterable[Box | None], wash: theme.RGB, on: Callable[[], object], *, tip: str, enabled: bool,
        roomy: bool, won: bool = False) -> Box:  # fmt: skip
    """A row that is pressed as a whole, on a ground in a cultist's colour; gold where she has won."""
    ground = Frame(line=theme.GOLD, alpha=230 if won else 0, radius=6, wash=wash, diamonds=False)
    inside = Row(*parts, gap=8, pad=(10, 8 if roomy else 4), frame=ground)
    return Press(id, inside, on, look="tile", pad=1, tip=tip, enabled=enabled)


def _medal(cultist: Cultist) -> Box:
    """A winner's seal, large and lit."""

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        draw.glow(target, rect, theme.GOLD, layout.px(10), rect.width // 2, 130)
        target.blit(seal(cultist, rect.width), rect)

    return Row(Drawn(("medal", cultist.side, cultist.initial), paint, w=88, h=88), pad=6)


def deeds_page(table: CardTable, course: RitesCourse, layout: Layout, wide: float, high: float) -> Box:
    """Rites, artifacts, power-plays and bluffs: a row a cultist, the most in each column in gold."""
    columns = [
        (say(f"rites-deeds-{id}"), say(f"rites-deeds-{id}.short"), [get(deeds) for deeds in course.deeds])
        for id, get in COLUMNS.items()
    ]
    if table.single:
        # What a single rite does not bring at all is not worth a column; who has won it is told anyway.
        columns = [each for each in columns if any(each[2])]
    people = table.cultists
    return deeds(columns, [(each.name, COLOURS[place]) for place, each in enumerate(people)],
                 lambda place, size: seal_box(people[place], size), layout, wide, high)  # fmt: skip
