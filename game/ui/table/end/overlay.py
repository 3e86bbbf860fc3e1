"""What the ends of all games have in common: looking back, watching, sharing, saving, playing again."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

import pygame

from game.language.spoken import say
from game.match.achievements import Achievement, Progress, newly
from game.match.chronicle.making import finished
from game.match.lobby import NewGameSpec
from game.match.profiles import Profile
from game.match.session import Session
from game.ui import theme
from game.ui.kit.base import Laying
from game.ui.kit.box import Box, Column, Either, Icon, Row, Space, Stack, Text
from game.ui.kit.caps import with_key
from game.ui.kit.controls import Button, Choice
from game.ui.kit.frame import DIALOG, Frame
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.paintings import painted
from game.ui.rich import escape
from game.ui.scene import Program
from game.ui.scenes.boxed import OverBelow
from game.ui.scenes.message import error
from game.ui.table.end.figures import Unseen
from game.ui.table.overlays.menu import save_as

log = logging.getLogger(__name__)
SAID = Frame(line=theme.BRASS, radius=5, diamonds=False)
LEAST_PICTURE, LEAST_PAGE = 340, 1180
"""How wide, in design units, a painting beside a page must be, and what it leaves at least to pages."""
PICTURED = {"watch": "eye", "share": "share", "save": "save"}
"""The icons of buttons that are known by them where there is no room for words."""


class EndOverlay(OverBelow, ABC):
    """The end of a match, over its table. ``said`` is the latest sentence to be told on it.

    Pops with ``title``, ``new``, ``review``, the session of a rematch, or None for the table. While it is on, what
    becomes of saving is told here. ``anew`` says of a rematch what is another in it. ``page`` is the page that is open.
    """

    titled = "end"
    size = (1240, 760)
    """Its width and height at most, in design units."""
    beside = (1780, 880)
    """The same where a picture stands beside the page."""
    least_result = 812.0
    """What it leaves at least to the first page."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        result = session.match.result()
        assert result is not None
        self.result = result
        self.said = ""
        self.goals: Sequence[Achievement] = ()
        """The goals that somebody has reached with this game."""
        self.page = self.names()[0][0]
        self.aside = 0.0
        """How wide the paintings beside the page are, in design units."""
        self._told_before: Callable[[], None] | None = None
        self._listening = False

    @property
    def anew(self) -> str:
        return ""

    @property
    def veiled(self) -> bool:
        """Whether the result is not told yet: what would give it away keeps its room unseen."""
        return False

    # Pages ------------------------------------------------------------------------------------

    @abstractmethod
    def names(self) -> Sequence[tuple[str, str, str]]:
        """The pages: id, name, and a shorter name for where the first has no room."""

    @abstractmethod
    def shown(self, layout: Layout, wide: float, high: float) -> Box:
        """The page that is open, in a place of this size in design units."""

    def turn_to(self, page: str) -> None:
        """Open a page."""
        self.page = page

    def pictures(self) -> Sequence[str]:
        """The paintings beside the page, one for each winner; none where there is nothing to be seen."""
        return ()

    def _aside(self, layout: Layout, edge: float) -> float:
        """How wide they are: on the first page where it keeps its columns, on others where they lose nothing."""
        whole = min(self.beside[0], layout.width_du - 2 * edge)
        page = self.least_result if self.page == self.names()[0][0] else LEAST_PAGE
        able = [name for name in self.pictures() if painted(name)]
        if not able or whole - page < LEAST_PICTURE or layout.height_du < 560 * layout.frame:
            return 0
        return min(whole - page, whole * 0.4)

    def describe(self, layout: Layout) -> Box:
        """Tabs above, buttons below, the page between them, and over it what is said."""
        edge, margin = (8, 12) if layout.narrow else (20, 24)
        self.aside = aside = self._aside(layout, edge)
        most = self.beside if aside else self.size
        wide, high = min(most[0], layout.width_du - 2 * edge) - aside, min(most[1], layout.height_du - 2 * edge)
        tabs, foot, gap, rim = (32, 34, 8, 10) if high < 520 else (40, 44, 17, 18)
        room = high - tabs - foot - 2 * gap - 2 * rim
        said = Row(Text(escape(self.said), theme.SMALL, theme.GOLD, "center", most=900), frame=SAID, pad=(16, 6),
                   at="bottom center") if self.said else None  # fmt: skip
        below = (Unseen(self._reached()) if self.veiled else self._reached()) if self.goals else None
        if below:
            room -= Laying(layout, {}).high(below, layout.px(wide - 2 * margin)) / layout.scale + gap
        pages = [Choice("page", tuple((page, name[short]) for page, *name in self.names()), self.page, self.turn_to,
                        h=tabs) for short in (0, 1)]  # fmt: skip
        cross = Button("close", "", self.pop, "quiet", icon="close", w=30, h=30,
                       tip=say("buttons-close.tip"))  # fmt: skip
        upper = high - foot - gap - rim
        panel = Column(
            Row(Either(*map(Row, pages), grow=1), Space(w=44), h=tabs),
            Stack(self.shown(layout, wide - 2 * margin, room), said, h=room), below, gap=gap, pad=(margin, 0), w=wide,
        )  # fmt: skip
        seen = Row(*(Painting(name, fades="right bottom", grow=1) for name in self.pictures()), gap=0, across="fill",
                   w=aside, h=upper) if aside else None  # fmt: skip
        ways = Row(self._ways(layout, wide + aside - 2 * margin, foot), pad=(margin, 0), pack="center")
        page_side = Row(seen, Column(Space(h=rim), panel), gap=0, h=upper, across="start")
        whole = Column(page_side, Space(h=gap), ways, gap=0, frame=DIALOG, w=wide + aside, h=high)  # fmt: skip
        return Column(Stack(whole, Row(cross, pad=8, at="top right"), w=wide + aside, h=high), across="center",
                      pack="center")  # fmt: skip

    # Hearing of files -------------------------------------------------------------------------

    def enter(self, app: Program) -> None:
        """Be told what the table is told otherwise."""
        super().enter(app)
        self._told_before, self._listening = self.session.woken, True
        self.session.woken = lambda: app.post(self._hear)
        taken, services = finished(self.session.match), app.services
        app.aside("goals", lambda: services.goals_after(taken, self.session.kept.match_id), self._tell_goals)

    def leave(self) -> None:
        """Let the table hear again what is told, also what nobody has heard yet."""
        self._listening = False
        self.session.woken = self._told_before
        super().leave()
        if self._told_before is not None:
            self._told_before()

    def _hear(self) -> None:
        """What becomes of saving is told here while this is on top."""
        if self._listening:
            for sentence in self.session.messages():
                self._say(sentence)

    def _tell_goals(self, found: Sequence[tuple[Profile, Sequence[Progress]]]) -> None:
        """Note which goals people have reached with this game, and tell them."""
        reached = [goal for profile, progress in found for goal in newly(profile, progress)]
        if reached:
            self.app.services.profiles.save()
            if self._listening:
                self.goals = reached
                self.redraw()

    def _reached(self) -> Box:
        """The goals with as much of each as there is room for."""
        heading = Text(say("end-reached"), theme.SMALL, theme.TEXT_SECOND, line=True)
        names = [Text(goal.name, theme.SMALL_BOLD, theme.GOLD, line=True) for goal in self.goals]
        signs = [Icon(goal.icon, 26, theme.GOLD) for goal in self.goals]
        texts = [Text(goal.text, theme.SMALL, theme.TEXT_SECOND, line=True) for goal in self.goals]
        full = [Row(sign, Column(name, text), gap=8) for sign, name, text in zip(signs, names, texts, strict=True)]
        short = [Row(sign, name, gap=6) for sign, name in zip(signs, names, strict=True)]
        listed = Text(say("end-goals", goals=[goal.name for goal in self.goals]), theme.SMALL, theme.GOLD, "center")
        told = Either(Row(heading, *full, gap=22), Row(heading, *short, gap=16), Column(heading, listed))
        return Row(told, frame=SAID, pad=(16, 6), at="center")

    def _say(self, sentence: str) -> None:
        """Tell a sentence in place of the one before."""
        self.said = sentence
        self.redraw()

    def handle(self, event: pygame.event.Event) -> bool:
        """Whatever is pressed, the sentence has been read; nothing passes but the window's own keys."""
        if self.said and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._say("")
        taken = super().handle(event)
        if not taken and event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.pop()
        return taken or event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

    # Ways on ----------------------------------------------------------------------------------

    def _ways(self, layout: Layout, room: float, high: float) -> Box:
        """Buttons in a line, in short words where long ones have no room, roomy where there is more than they need.

        Where even short words have no room, what has an icon that is known shows that alone.
        """
        gap = 6 if layout.narrow else 10
        for buttons in (self._buttons(False), self._buttons(True), self._pictured()):
            lay = Laying(layout, {})
            wants = [lay.wide(button, layout.width) / layout.scale for button in buttons]
            spare = (room - sum(wants) - gap * (len(wants) - 1)) / len(wants)
            if spare >= 0:
                break
        for button, want in zip(buttons, wants, strict=True):
            button.w, button.h = want + min(spare, 60), high
        return Row(*buttons, gap=gap, pack="center")

    def _buttons(self, short: bool) -> Sequence[Button]:
        """A button for everything that can be done now."""
        campaign = self.session.kept.in_campaign
        form = ".short" if short else ""
        out = say(f"end-campaign{form}" if campaign else f"end-title{form}")
        buttons = [
            Button("look", say(f"end-table{form}"), self.pop),
            Button("review", say(f"end-review{form}"), lambda: self.pop("review"), tip=say("end-review.tip")),
            Button("watch", say("end-watch"), self._watch, tip=say("end-watch.tip")),
            Button("share", say("end-share"), self._share, tip=say("end-share.tip")),
            Button("picture", say("end-picture"), self.app.screenshot, tip=with_key(say("end-picture.tip"), "F12")),
            Button("save", say("end-save"), self._save, enabled=self.session.kept.can_save),
        ]
        if not campaign:
            buttons += [Button("rematch", say("end-rematch"), self._rematch, "primary", tip=self.anew),
                        Button("new_game", say("end-new"), lambda: self.pop("new"))]  # fmt: skip
        # What comes after a match of a campaign is the campaign's to say.
        buttons.append(Button("title", out, lambda: self.pop("title"), "primary" if campaign else "plain"))
        return buttons

    def _pictured(self) -> Sequence[Button]:
        """The buttons with icons in the place of short words, which their tooltips say."""
        buttons = self._buttons(True)
        for each in buttons:
            if each.id in PICTURED:
                each.tip = "\n".join(filter(None, (f"**{escape(each.label)}**", each.tip)))
                each.label, each.icon = "", PICTURED[each.id]
        return buttons

    def _save(self) -> None:
        """Ask for a name and save."""
        save_as(self.session, self.push, self._say)

    def _share(self) -> None:
        """Ask for a name and write the match into a file for others."""
        from game.ui.theatre.goon import share

        share(self.app, self.session.match, self.session.kept.name, self.push, self._say)

    def _watch(self) -> None:
        """Open the theatre with this match; a match begun from there takes this one's place."""
        from game.ui.theatre.door import open_theatre

        name = self.session.kept.name
        open_theatre(self.app, self.session.match, then=lambda begun: self.pop(begun) if begun else None, name=name)

    @abstractmethod
    def _rematch(self) -> None:
        """Ask how the match is to be played again, and play it."""

    def _start(self, spec: Callable[[], NewGameSpec]) -> None:
        """Begin a rematch and close with it; if that cannot be, say so and stay."""
        try:
            session = self.app.services.start(spec())
        except (OSError, ValueError) as problem:
            log.warning("the rematch could not begin: %s", problem)
            self.push(error(say("error-end-rematch"), problem))
            return
        self.pop(session)
