"""Settings: sizes, colours, pace, motion, sound. Each change takes effect, is shown and is kept at once."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui import palette
from game.ui.layout import SCALES, fitting_scale, scale_fits, window_for
from game.ui.scenes.form import FormScene, Group, folder_words
from game.ui.scenes.sample import GLIDE_SECONDS, Sample
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Segments, Toggle

TEXT = (100, 110, 125, 150)
VOLUMES = (0, 15, 30, 50, 70, 100)
SPEEDS = (0, 50, 100, 150, 200, 300)
THOUGHTS = (0.25, 0.5, 1.0, 2.0, 4.0)
PACES = (("slow", "slow"), ("normal", "normal"), ("fast", "fast"), ("at_once", "at once"))


def _numbers(values: tuple[int, ...], value: int, sign: str = "") -> list[tuple[str, str]]:
    """Choices of a number; a value set by hand in the file is offered too."""
    return [(str(number), f"{number}{sign}") for number in sorted({*values, value})]


def _volumes(value: int) -> list[tuple[str, str]]:
    return [(key, label if key != "0" else "off") for key, label in _numbers(VOLUMES, value)]


def _speeds(value: int) -> list[tuple[str, str]]:
    """Speeds as a share of the usual one, 0 for none at all."""
    return [(str(speed), f"{speed / 100:g}×" if speed else "none") for speed in sorted({*SPEEDS, value})]


def _seconds(value: float) -> list[tuple[str, str]]:
    return [(str(seconds), f"{seconds:g}") for seconds in sorted({*THOUGHTS, value})]


class SettingsScene(FormScene):
    """All settings in two columns with a sample of what they do, or under each other in small windows."""

    title = "Settings"
    beside = 2

    def build(self) -> Sequence[Widget]:
        """Make a widget for each setting."""
        s = self.app.settings
        self.interface = Segments(_numbers(SCALES, s.interface_scale), str(s.interface_scale), self._interface).called(
            "interface"
        )
        text = Segments(_numbers(TEXT, s.text_scale, " %"), str(s.text_scale), self._text).called("text")
        pace = Segments(PACES, s.bot_pace, self._pace).called("pace")
        thinking = Segments(_seconds(s.thinking), str(s.thinking), self._thinking).called("thinking")
        speed = Segments(_speeds(s.motion_speed), str(s.motion_speed), self._speed).called("speed")
        effects = Segments(_volumes(s.effects_volume), str(s.effects_volume), self._effects).called("effects")
        ambience = Segments(_volumes(s.ambience_volume), str(s.ambience_volume), self._ambience).called("ambience")
        kinds = palette.PALETTES.values()
        tip = "\n".join(f"**{kind.name}**: {kind.note}" for kind in kinds)
        self.colours = Segments([(kind.id, kind.name) for kind in kinds], s.palette, self._palette, tip).called(
            "palette"
        )
        self.sample = Sample(self.app.services.words, self.glide_seconds)
        self.groups: list[Group] = [
            ("Display", [
                ("Interface", "everything, in percent", self.interface),
                ("Text", "letters alone, in percent of that", text),
                ("Colours", "of the factions", self.colours),
                ("", "", self.sample),
                ("Full screen", "F11 does the same", Toggle(s.fullscreen, self._fullscreen).called("fullscreen")),
                ("Compatible drawing", "faster without a graphics card; from the next start on",
                 Toggle(s.compatible_drawing, self._compatible).called("compatible")),
            ]),
            ("Play", [
                ("Bots’ pace", "the rest between one move of theirs and the next", pace),
                ("Bots’ thought", "seconds at most, over one action", thinking),
                ("Motion", "how fast pieces glide and dice tumble", speed),
                ("Reduced motion", "nothing pulses or glides",
                 Toggle(s.reduced_motion, self._motion).called("reduced_motion")),
                ("Free gates", "taken for you in new games when a Cultist of yours stands there",
                 Toggle(s.auto_gates, self._gates).called("gates")),
                ("Hints", "a line at the first choice of each kind; turned on again they begin anew",
                 Toggle(s.hints, self._hints).called("hints")),
            ]),
            ("Sound", [
                ("Effects", "moves, dice, gates, and what is worse", effects),
                ("Ambience", "a dark hall by the sea", ambience),
            ]),
        ]  # fmt: skip
        return [widget for _, rows in self.groups for _, _, widget in rows]

    def glide_seconds(self) -> float:
        """How long a piece takes over the sample now."""
        s = self.app.settings
        return 0.0 if s.reduced_motion or not s.motion_speed else GLIDE_SECONDS * 100 / s.motion_speed

    # Changes ------------------------------------------------------------------------------------

    def _interface(self, value: str) -> None:
        self.app.settings.interface_scale = int(value)
        self._measured()

    def _text(self, value: str) -> None:
        self.app.settings.text_scale = int(value)
        self._measured()

    def _measured(self) -> None:
        self.app.settings.save()
        self.app.measure_again()
        self.show_focus()

    def _pace(self, value: str) -> None:
        self.app.settings.bot_pace = value
        self.app.settings.save()

    def _thinking(self, value: str) -> None:
        self.app.settings.thinking = float(value)
        self.app.settings.save()

    def _speed(self, value: str) -> None:
        self.app.settings.motion_speed = int(value)
        self.app.settings.save()
        self.sample.play()

    def _effects(self, value: str) -> None:
        self.app.settings.effects_volume = int(value)
        self._heard()
        self.app.sound.play("move")

    def _ambience(self, value: str) -> None:
        self.app.settings.ambience_volume = int(value)
        self._heard()

    def _heard(self) -> None:
        self.app.settings.save()
        self.app.sound.volumes_changed()

    def _palette(self, value: str) -> None:
        self.app.settings.palette = value
        self.app.settings.save()
        self.app.use_palette()

    def _fullscreen(self, value: bool) -> None:
        if value != self.app.settings.fullscreen:
            self.app.toggle_fullscreen()

    def _motion(self, value: bool) -> None:
        self.app.settings.reduced_motion = value
        self.app.settings.save()
        self.sample.play()

    def _compatible(self, value: bool) -> None:
        self.app.settings.compatible_drawing = value
        self.app.settings.save()

    def _gates(self, value: bool) -> None:
        self.app.settings.auto_gates = value
        self.app.settings.save()

    def _hints(self, value: bool) -> None:
        self.app.settings.hints = value
        if value:
            self.app.settings.hints_seen.clear()
        self.app.settings.save()

    # What is shown ------------------------------------------------------------------------------

    def place_all(self) -> None:
        """Offer the scales that fit the window as it is now."""
        layout = self.app.layout
        self.interface.blocked = {
            value: f"**{value} %** needs a window of {'{} × {}'.format(*window_for(int(value)))} or larger."
            for value, _ in self.interface.options
            if int(value) > 100 and not scale_fits(int(value), layout.width, layout.height)
        }
        super().place_all()

    def note_of(self, name: str, note: str) -> str:
        """For the interface scale: what is shown instead, where the window is too small for the one chosen."""
        if name != "Interface":
            return note
        chosen, layout = self.app.settings.interface_scale, self.app.layout
        used = fitting_scale(chosen, layout.width, layout.height)
        if used != chosen:
            width, height = window_for(chosen)
            return f"now {used} %: {chosen} % needs a window of {width} × {height}"
        return f"{note}; more in larger windows" if self.interface.blocked else note

    def foot(self) -> str:
        """Where everything is kept."""
        return folder_words(self.app.services.data_dir)

    def belongs_to(self, focus: Widget) -> pygame.Rect:
        """The colours are chosen by their sample."""
        return focus.rect.union(self.sample.rect) if focus is self.colours else focus.rect

    # Motion of the sample -----------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        """Whether the sample's piece is on its way."""
        return self.sample.moving

    def update(self, dt: float) -> None:
        """Let the piece go on."""
        super().update(dt)
        if self.sample.moving:
            self.sample.advance(dt)
            self.redraw()
