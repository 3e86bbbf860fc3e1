"""A sound as a picture: pitches from 40 Hz to 8 kHz over time, bright where loud, and its loudness as a line."""

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw
from soundart.levels import weighed
from soundart.tools import RATE, Wave

WIDE, HIGH = 600, 260
LOW_HERTZ, HIGH_HERTZ = 40.0, 8000.0
WINDOW = 8192


def _loudness(wave: Wave, rate: int) -> Wave:
    """Loudness in LUFS at each column, over 0.4 s."""
    heard = weighed(wave, rate) ** 2
    total = np.concatenate([[0.0], np.cumsum(heard if heard.ndim == 1 else heard.sum(axis=1))])
    size = min(round(0.4 * rate), len(heard))
    at = np.linspace(0, len(heard) - size, WIDE).astype(int)
    return -0.691 + 10 * np.log10((total[at + size] - total[at]) / size + 1e-12)


def spectrogram(wave: Wave, rate: int) -> Image.Image:
    """The picture; the line's scale is -10 LUFS at a twelfth of the height, 10 dB each sixth."""
    mono = wave if wave.ndim == 1 else wave.mean(axis=1)
    starts = np.linspace(0, max(len(mono) - WINDOW, 1), WIDE).astype(int)
    mono = np.concatenate([mono, np.zeros(WINDOW)])
    lines = np.array([np.abs(np.fft.rfft(mono[at : at + WINDOW] * np.hanning(WINDOW))) for at in starts]).T
    hertz = LOW_HERTZ * (HIGH_HERTZ / LOW_HERTZ) ** np.linspace(0, 1, HIGH)
    shown = lines[np.round(hertz * WINDOW / rate).astype(int)] / WINDOW * 4
    light = np.clip((20 * np.log10(shown + 1e-9) + 90) / 70, 0, 1)[::-1]
    colours = np.stack([light**0.8, light**1.6, 0.5 * np.sin(light * 3.1) + 0.5 * light**3], -1)
    picture = Image.fromarray((np.clip(colours, 0, 1) * 255).astype("uint8"))
    line = [(x, HIGH * (-level - 5) / 60) for x, level in enumerate(_loudness(wave, rate))]
    ImageDraw.Draw(picture).line(line, fill=(0, 255, 120))
    return picture


def sheet(path: Path, waves: list[tuple[str, Wave]], rate: int = RATE) -> None:
    """Write a picture of sounds, three in a row, each with its name."""
    made = Image.new("RGB", (3 * (WIDE + 4), -(-len(waves) // 3) * (HIGH + 4)))
    for order, (name, wave) in enumerate(waves):
        picture = spectrogram(wave, rate)
        ImageDraw.Draw(picture).text((40, 4), name, fill=(255, 255, 255))
        made.paste(picture, (order % 3 * (WIDE + 4), order // 3 * (HIGH + 4)))
    made.save(path)
