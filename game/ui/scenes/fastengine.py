"""The fast engine in the window: offered at the title, built and stopped from the settings."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from game.language.spoken import say
from game.match.faster import MINUTES, Builder
from game.ui import theme
from game.ui.kit.box import Bar, Box, Column, Either, Row, Text
from game.ui.kit.controls import Button
from game.ui.kit.frame import PANEL
from game.ui.layout import Layout

SECONDS = 0.5
"""From one look at a build that goes on to the next."""


def going(builder: Builder) -> Bar:
    """How far a build is, in whole percents: only a new one is painted."""
    return Bar(int(100 * builder.share) / 100)


def told(builder: Builder) -> str:
    """What there is to say of it now."""
    if builder.phase == "building":
        return say("settings-fast.building", percent=int(100 * builder.share))
    if builder.phase == "built":
        return say("settings-fast.built")
    if builder.phase == "failed":
        return say("settings-fast.failed", file=str(builder.told))
    return say("settings-fast.offer", minutes=MINUTES)


def row(builder: Builder) -> Box | None:
    """The row of the settings: what it is, how far it is, and the button that begins or stops it."""
    if not builder.able:
        return None
    words = Text(told(builder), theme.NOTE, theme.TEXT_SECOND, spacing=0.92)
    builds = builder.phase == "building"
    if builds:
        control: Box | None = Button("fast_stop", say("settings-fast-stop"), builder.stop)
    elif builder.phase == "built":
        control = None
    else:
        control = Button("fast_build", say("settings-fast-build"), builder.begin)
    parts = Column(Text(say("settings-fast"), theme.BODY_BOLD), words, going(builder) if builds else None,
                   gap=3, grow=1)  # fmt: skip
    return Row(parts, control, gap=20)


def offer(builder: Builder, seen: bool, layout: Layout) -> Box | None:
    """The offer at the title, and what came of it unless that was ``seen``."""
    today = date.today()
    if seen or not (builder.offers(today) or builder.phase):
        return None

    def button(id: str, deed: Callable[[], object]) -> Button:
        return Button(f"fast.{id}", say(f"settings-fast-{id}"), deed, role=theme.SMALL_BOLD,
                      tip=say(f"settings-fast-{id}.tip"))  # fmt: skip

    words = Text(told(builder), theme.SMALL, theme.TEXT_SECOND, grow=1)
    if builder.phase:
        far = going(builder) if builder.phase == "building" else None
        return Column(words, far, frame=PANEL, pad=(14, 6), gap=4)
    buttons = (button("build", builder.begin), button("later", partial(builder.not_now, today)),
               button("never", builder.never))  # fmt: skip
    beside = Row(words, *buttons, gap=8, least=560 * layout.frame)
    return Column(Either(beside, Column(words, Row(*buttons, gap=8, pack="end"), gap=4)), frame=PANEL, pad=(14, 6))
