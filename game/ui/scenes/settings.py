"""Settings: language, sizes, colours, pace, motion, sound. Each change takes effect, is shown and is kept at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Literal

import pygame

from game.language.spoken import say
from game.language.values import markup
from game.match.firsts import explain_again
from game.match.words import words
from game.ui import palette, theme, tokens
from game.ui.doors import scene_named
from game.ui.figures import gates
from game.ui.figures.standing import fitted
from game.ui.kit.areas import Scroll
from game.ui.kit.base import Control
from game.ui.kit.box import Box, Column, Drawn, Either, Grid, Row, Space, Text
from game.ui.kit.controls import Button, Choice, Options, Toggle, nothing
from game.ui.kit.entry import DropDown
from game.ui.kit.frame import Frame
from game.ui.kit.medal import Medal
from game.ui.layout import SCALES, Layout, fitting_scale, scale_fits, window_for
from game.ui.scene import Program
from game.ui.scenes.boxed import ClosableDialog, Page, is_low
from game.ui.scenes.fastengine import SECONDS, row
from game.ui.scenes.form import folder_words, form, group, pairs, setting

PIECES = (("great_cthulhu", "cthulhu"), ("crawling_chaos", "nyarlathotep"), ("black_goat", "shub_niggurath"),
          ("yellow_sign", "hastur"), ("windwalker", "ithaqua"), ("opener_of_the_way", "yog_sothoth"),
          ("ancients", "yothan"), ("sleeper", "tsathoggua"))  # fmt: skip
"""By faction, as far as it is in the box, the piece that its color is shown on."""
SEA = Frame(theme.SEA_DEEP, theme.mix(theme.SEA_DEEP, theme.SEA_SHELF, 0.35), alpha=150, radius=4, diamonds=False)
GLIDE_SECONDS = 0.9
"""How long the piece takes from one side to the other at the usual speed."""


TEXT = (100, 110, 125, 150, 200)
VOLUMES = (0, 15, 30, 50, 70, 100)
SPEEDS = (0, 50, 100, 150, 200, 300)
THOUGHTS = (0.25, 0.5, 1.0, 2.0, 4.0)
ROOMY = 900
"""Design units: from this height on figures of the sample stand further apart."""
CORES = (1, 2, 4, 8, 16)
PACES = ("slow", "normal", "fast", "at_once")
CURTAINS = ("always", "needed", "never")
MOMENTS = ("all", "great", "none")
HELPS = ("first_games", "always", "never")


def _said(key: str, part: str) -> str:
    """What is said of a setting, or of one of its choices."""
    return say(f"settings-{key.replace('_', '-')}.{part.replace('_', '-')}")


def _row(key: str, control: Control | Row) -> Box:
    """A setting with its name and a note."""
    return setting(say(f"settings-{key}"), _said(key, "note"), control)


def _choices(key: str, values: Sequence[str]) -> Options:
    return tuple((value, _said(key, value)) for value in values)


def _percents(values: tuple[int, ...], value: int) -> Options:
    return tuple((key, say("settings-percent", number=int(key))) for key, _ in _numbers(values, value))


def _numbers(values: tuple[int, ...], value: int) -> Options:
    """Choices of a number; a value set by hand in the file is offered too."""
    return tuple((str(number), str(number)) for number in sorted({*values, value}))


def _volumes(value: int) -> Options:
    return tuple((key, label if key != "0" else say("settings-volume-off")) for key, label in _numbers(VOLUMES, value))


def _times(speed: int) -> str:
    return say("settings-motion.times", speed=speed / 100) if speed else say("settings-motion.none")


def _speeds(value: int) -> Options:
    """Speeds as a share of the usual one, 0 for none at all."""
    return tuple((str(speed), _times(speed)) for speed in sorted({*SPEEDS, value}))


def _seconds(value: float) -> Options:
    return tuple((str(each), say("settings-thinking.seconds", seconds=each)) for each in sorted({*THOUGHTS, value}))


class HelpsScene(ClosableDialog):
    """What helps at a table: goals beside it and the coach. Whoever chooses the coach again hears everything again."""

    titled = "helps"
    WIDTH = 880.0

    def panel(self, layout: Layout) -> Sequence[Box | None]:
        """A choice for each."""
        options = _choices("helps", HELPS)
        told = (
            Text(say("settings-helps"), theme.TITLE, theme.GOLD, line=True),
            *(_row(name, Choice(name, options, getattr(self.app.settings, name), partial(self._set, name)))
              for name in ("goals", "coach")),
            Text(say("settings-helps.foot"), theme.SMALL, theme.TEXT_SECOND),
        )  # fmt: skip
        return (Scroll("told", Column(*told, gap=10)),) if is_low(layout) else told

    def _set(self, name: str, value: str) -> None:
        setattr(self.app.settings, name, value)
        if name == "coach":
            self.app.settings.coach_quiet.clear()
        self.app.settings.save()


class SettingsScene(Page):
    """All settings in two columns with a sample of what they do, or under each other in small windows."""

    titled = "settings"

    def __init__(self) -> None:
        super().__init__()
        self._left = False
        self._way = 1.0
        """Share of the way that the sample's piece has come."""

    def enter(self, app: Program) -> None:
        self._languages = app.services.languages()
        super().enter(app)
        app.aside("fast-engine", app.services.builder.find, lambda _: self.redraw())

    def body(self, layout: Layout) -> Box:
        s, blocked = self.app.settings, self._blocked(layout)
        kinds = palette.PALETTES.values()
        tip = "\n".join(say("settings-palette", palette=kind.name, note=kind.note) for kind in kinds)
        texts = self._pick("text", "text_scale", _percents(TEXT, s.text_scale), self._measured)
        colours = self._pick("palette", "palette", tuple((kind.id, kind.name) for kind in kinds), self.app.use_palette)
        colours.tip = tip
        display = group(
            say("settings-group-display"),
            _row("language", self._language()),
            self._scales(self._scale_note(layout), blocked),
            _row("text", texts),
            # The colours are chosen by their sample.
            Column(_row("colors", colours), self._sample(layout),
                   gap=13, whole=True),
            _row("full-screen", Toggle("fullscreen", s.fullscreen, self._fullscreen)),
            _row("compatible", self._switch("compatible", "compatible_drawing")),
        )  # fmt: skip
        speeds = self._pick("speed", "motion_speed", _speeds(s.motion_speed), self._play)
        speeds.tip = say("settings-motion.note")
        play = group(
            say("settings-group-play"),
            _row("pace", self._pick("pace", "bot_pace", _choices("pace", PACES))),
            _row("thinking", self._thinking()),
            *filter(None, (row(self.app.services.builder),)),
            setting(say("settings-motion"), "", Row(speeds, self._moments(), gap=8)),
            _row("curtain", self._pick("curtain", "curtain", _choices("curtain", CURTAINS))),
            pairs(
                _row("reduced-motion", self._switch("reduced_motion", "reduced_motion", self._play)),
                _row("gates", self._switch("gates", "auto_gates")),
                _row("end-turns", self._switch("end_turns", "end_turns", self._end_turns)),
                _row("trails", self._switch("trails", "trails")),
                *(_row(key, self._switch(name, name, partial(self._explain, name, name == "first_cards")))
                  for key, name in (("hints", "hints"), ("first-cards", "first_cards"))),
            ),
        )  # fmt: skip
        heard = self.app.sound.volumes_changed
        sound = group(
            say("settings-group-sound"),
            Column(
                self._volume("effects", "effects_volume", self._effects),
                self._volume("music", "music_volume", heard),
                self._volume("ambience", "ambience_volume", heard),
                gap=6 if layout.height_du < 800 else 12,
            ),
        )
        return form(layout, [display], [play, sound], folder_words(self.app.services.store.folder), left=True)

    def tools(self, layout: Layout) -> Sequence[Box]:
        return [Button("helps", say("settings-helps"), lambda: self.push(HelpsScene()), h=36),
                Button("others", say("settings-others"), lambda: self.push(scene_named("others")), h=36)]  # fmt: skip

    def glide_seconds(self) -> float:
        """How long a piece takes over the sample now."""
        s = self.app.settings
        return 0.0 if s.reduced_motion or not s.motion_speed else GLIDE_SECONDS * 100 / s.motion_speed

    # Changes ------------------------------------------------------------------------------------

    def _pick(self, id: str, name: str, options: Options, after: Callable[[], object] = nothing,
              blocked: Mapping[str, str] | None = None) -> Choice:  # fmt: skip
        """A choice of what the setting ``name`` is; ``after`` is called when it has changed."""
        value = getattr(self.app.settings, name)
        return Choice(id, options, str(value), partial(self._set, name, type(value), after), blocked or {})

    def _volume(self, id: str, name: str, after: Callable[[], object]) -> Box:
        """A choice of how loud something is; its name says enough."""
        levels = _volumes(getattr(self.app.settings, name))
        return setting(say(f"settings-{id}"), "", self._pick(id, name, levels, after))

    def _thinking(self) -> Control | Row:
        """A choice of how long a bot may think; beside it on how many cores, where there is more than the one."""
        s, most = self.app.settings, self.app.services.most_cores
        seconds = self._pick("thinking", "thinking", _seconds(s.thinking))
        if most < 2:
            return seconds
        chosen = min(s.cores, most)
        numbers = sorted({*(each for each in CORES if each < most), chosen, most})
        options = tuple((str(each), say("settings-cores", number=each)) for each in numbers)
        cores = DropDown("cores", options, str(chosen), partial(self._set, "cores", int, nothing), w=128)
        cores.tip = say("settings-cores.tip")
        return Row(seconds, cores, gap=10)

    def _moments(self) -> DropDown:
        """A choice of what is shown over the whole table when it happens."""
        wanted = partial(self._set, "moments", str, nothing)
        made = DropDown("moments", _choices("moments", MOMENTS), self.app.settings.moments, wanted, w=166)
        made.tip = say("settings-moments.tip")
        return made

    def _language(self) -> DropDown:
        """A choice of the languages there are, each called as it calls itself."""
        code, named = self.app.services.language, dict(self._languages.named)
        system = say("settings-language.system", language=named[self._languages.system])
        gone = () if code in ("", *named) else ((code, say("settings-language.gone", code=code)),)
        return DropDown("language", (("", system), *named.items(), *gone), code, self.app.choose_language, w=300)

    def _switch(self, id: str, name: str, after: Callable[[], object] = nothing) -> Toggle:
        return Toggle(id, getattr(self.app.settings, name), partial(self._set, name, bool, after))

    def _set(self, name: str, kind: Callable[[Any], object], after: Callable[[], object], value: object) -> None:
        setattr(self.app.settings, name, kind(value))
        self.app.settings.save()
        after()

    def _measured(self) -> None:
        self.app.measure_again()
        if self.board.focus:
            self.root.bring_in(self.board.focus)

    def _end_turns(self) -> None:
        """Tables that stand open have the standing orders of the settings: they hear of it at once."""
        for orders in self.app.settings.orders.values():
            orders.end_turns = self.app.settings.end_turns

    def _effects(self) -> None:
        self.app.sound.volumes_changed()
        self.app.sound.play("move")

    def _fullscreen(self, value: bool) -> None:
        if value != self.app.settings.fullscreen:
            self.app.toggle_fullscreen()

    def _explain(self, name: str, cards: bool) -> None:
        """Switched back on, explanations come once more."""
        if getattr(self.app.settings, name):
            explain_again(self.app.settings, cards)

    # Scales -------------------------------------------------------------------------------------

    def _scales(self, note: str, blocked: Mapping[str, str]) -> Box:
        """A scale in percent, and whether it is the one that goes with the window."""
        chosen, automatic = self.app.settings.chosen_scale, self.app.automatic_scale
        choice = Choice("interface", _percents(SCALES, chosen or automatic), str(chosen or automatic),
                        lambda value: self._scale(int(value)), blocked)  # fmt: skip
        follows = Toggle("interface_automatic", chosen is None,
                         lambda wanted: self._scale(None if wanted else automatic),
                         tip=say("settings-interface.tip"))  # fmt: skip
        name = Text(say("settings-interface"), theme.BODY_BOLD)
        told = Text(note, theme.NOTE, theme.TEXT_SECOND, spacing=0.92, grow=1)
        says = say("settings-interface.automatic", percent=automatic)
        shown = Text(says, theme.NOTE, theme.TEXT_SECOND, line=True)
        return Column(Row(name, told, shown, follows, gap=10), choice, gap=3)

    def _scale(self, percent: int | None) -> None:
        self.app.settings.choose_scale(percent)
        self.app.settings.save()
        self._measured()

    def _blocked(self, layout: Layout) -> dict[str, str]:
        """Why scales that do not fit the window as it is now cannot be chosen."""
        def told(percent: int) -> str:
            width, height = window_for(percent)
            return say("settings-interface.needs", percent=percent, width=str(width), height=str(height))

        return {
            value: told(int(value))
            for value, _ in _numbers(SCALES, self.app.settings.interface_scale)
            if int(value) != 100 and not scale_fits(int(value), layout.width, layout.height)
        }

    def _scale_note(self, layout: Layout) -> str:
        """What is shown instead, where the window is too small for the scale chosen."""
        chosen = self.app.settings.chosen_scale
        used = fitting_scale(chosen or 100, layout.width, layout.height)
        if chosen and used != chosen:
            width, height = window_for(chosen)
            return say("settings-interface.now", used=used, chosen=chosen, width=str(width), height=str(height))
        return say("settings-interface.note")

    # The sample ---------------------------------------------------------------------------------

    def _sample(self, layout: Layout) -> Box:
        """A stretch of sea with a token of every faction, a piece that moves, and a line of the chronicle."""
        roomy = layout.height_du >= ROOMY * layout.frame
        signs = _signs([each for each in PIECES if words().has("faction", each[0])], layout, 10 if roomy else 6)
        told = say("settings-sample", side=markup("{glyph:black_goat}"))
        way = 1 - self._way if self._left else self._way
        glide = Drawn(("way", way), partial(_way, way * way * (3 - 2 * way)), grow=1, h=42)
        return Column(
            signs,
            Row(glide, pad=(28, 0)), Space(grow=1), Either(Text(told, theme.LOG), Space()),
            frame=SEA, pad=(12, 8), gap=5, h=(170 if roomy else 158) * layout.frame,
        )  # fmt: skip

    def _play(self) -> None:
        """Have the piece go to the other side."""
        self._left, self._way = not self._left, 0.0 if self.glide_seconds() else 1.0

    @property
    def animating(self) -> bool:
        return self._way < 1.0

    @property
    def next_wake(self) -> float | None:
        return SECONDS if self.app.services.builder.phase == "building" else super().next_wake

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.next_wake == SECONDS:
            self.refresh()
        if self.animating:
            seconds = self.glide_seconds()
            self._way = min(self._way + dt / seconds, 1.0) if seconds else 1.0
            self.redraw()


def _signs(pieces: Sequence[tuple[str, str]], layout: Layout, apart: float) -> Box:
    """A piece, the sign and the name of every faction; without the names where there is no room for them."""
    if len(pieces) <= 4:
        signs = [Row(Drawn(each, partial(_token, *each), w=58, h=58), Medal(each[0], 26), gap=4, pack="center")
                 for each in pieces]  # fmt: skip
        return Either(Grid(*signs, *(_called(each, "center") for each, _ in pieces), columns=4,
                           least=460 * layout.frame), Grid(*signs, columns=4))  # fmt: skip
    cells = [(Drawn(each, partial(_token, *each), w=34, h=34), Medal(each[0], 22), _called(each[0])) for each in pieces]
    named = Grid(*(Row(*cell, gap=4, across="center") for cell in cells), columns=4, gap=2, gap_y=apart,
                 least=820 * layout.frame)
    bare = Grid(*(Row(*cell[:2], gap=4, pack="center", across="center", tip=words().name("faction", each))
                  for cell, (each, _) in zip(cells, pieces, strict=True)), columns=4, gap=2, gap_y=apart)  # fmt: skip
    return Either(named, bare)


def _called(faction: str, align: Literal["left", "center"] = "left") -> Box:
    return Text(words().name("faction", faction), theme.SMALL_BOLD, theme.faction_text(faction), align, line=True)


def _token(faction: str, piece: str, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    fitted(faction, piece, min(layout.px(tokens.GREAT_OLD_ONE), rect.height)).draw(target, rect.center)


def _way(share: float, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    """Paint two gates with dots between them, and a piece that has come so far from the left to the right."""
    (left, y), (right, _) = rect.midleft, rect.midright
    for x in range(left, right, max(layout.px(9), 3)):
        pygame.draw.circle(target, theme.SEA_LINES, (x, y), max(layout.px(1), 1))
    gate = gates.gate(layout.px(16), None).surface
    for x in (left, right):
        target.blit(gate, gate.get_rect(center=(x, y)))
    fitted("great_cthulhu", "acolyte", layout.px(30)).draw(target, (left + round((right - left) * share), y))
