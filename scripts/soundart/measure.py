"""Measures the sounds that lie in the folders, since nobody need be there to listen."""

from pathlib import Path

import numpy as np
import soundfile
from soundart.ambience import AMBIENCE_SECONDS
from soundart.levels import LEAST_LOUD, MOST_LOUD, PEAK, TRUE_PEAK, both, integrated, loudnesses, true_peak
from soundart.music.scales import SECONDS
from soundart.music.tones import RATE as MUSIC_RATE
from soundart.tools import RATE, Wave, band

EFFECT_BYTES, AMBIENCE_BYTES, SEGMENT_BYTES = 30_000, 200_000, 190_000
END_LOUD = -38.0
"""The music's first and last tenth of a second are softer than this, in dB of a full sine."""
MOST_STRUCK = 26
"""So many notes may be struck in a segment; a heart's two strokes are two."""


def seam(wave: Wave) -> float:
    """How far a loop's seam stands out: what is above 2 kHz there, against the most there is of it anywhere else."""
    found, at, near = fine(np.roll(wave, len(wave) // 2, axis=0)), (len(wave) - 1) // 2, round(0.01 * RATE)
    rest = np.concatenate([found[near : at - near], found[at + near : -near]])
    return float(found[at - near : at + near].max() / rest.max())


def fine(wave: Wave, rate: int = RATE) -> Wave:
    """What there is above 2 kHz, on the side that has more."""
    sides = (np.abs(band(wave[:, side], 2000, 16000, 4, rate)) for side in (0, 1))
    return max(sides, key=lambda found: found.max())


def onsets(wave: Wave, rate: int) -> int:
    """How many notes are struck: where the whole grows by a third within a tenth of a second."""
    power = np.sqrt(np.add.reduceat((wave**2).sum(axis=1), np.arange(0, len(wave), rate // 20)))
    rises = (power[2:] > 1.33 * power[:-2]) & (power[2:] > 0.15 * power.max())
    return int((rises[1:] & ~rises[:-1]).sum())


def _too(name: str, faults: dict[str, bool]) -> list[str]:
    return [f"{name}: {fault}" for fault, found in faults.items() if found]


def measure(path: Path) -> list[str]:
    """Decode an effect or the ambience, print what it is like, and return what is wrong with it."""
    name = path.stem
    wave, rate = soundfile.read(path)
    mono = wave if wave.ndim == 1 else wave.mean(axis=1)
    loop = name == "ambience"
    power = np.abs(np.fft.rfft(mono)) ** 2
    hertz = np.fft.rfftfreq(len(mono), 1 / rate)
    middle = hertz[np.searchsorted(np.cumsum(power), power.sum() / 2)]
    (loud, most), peak = loudnesses(both(wave)), true_peak(wave)
    highest = np.abs(wave).max()
    small = integrated(both(band(mono, 220, 16000, 2)))
    ends = seam(wave) if loop else max(np.abs(wave[:16]).max(), np.abs(wave[-64:]).max())
    size = path.stat().st_size
    print(
        f"{name:24} {len(mono) / rate:6.2f} s {size:7} B  {loud:6.1f} LUFS, at most {most:6.1f}, {small:6.1f} on small "
        f"speakers  peak {highest:.2f}, {peak:5.1f} dBTP  half its power below {middle:5.0f} Hz  "
        f"{'seam' if loop else 'ends'} {ends:.4f}"
    )
    return _too(name, {
        f"{size} bytes": size > (AMBIENCE_BYTES if loop else EFFECT_BYTES),
        f"peak {highest:.2f}": highest > PEAK + 0.03,
        f"{peak:.1f} dBTP": peak > TRUE_PEAK,
        f"{loud:.1f} LUFS": not LEAST_LOUD <= loud <= MOST_LOUD,
        f"its ends are {ends:.4f}": ends > (1.0 if loop else 0.01),
        f"a constant of {mono.mean():.4f}": abs(mono.mean()) > 0.002,
        f"{len(mono)} samples": loop and len(mono) != AMBIENCE_SECONDS * RATE,
    })  # fmt: skip


def _segment(path: Path) -> tuple[Wave, list[str]]:
    """A segment of the music, and what is wrong with it."""
    wave, rate = soundfile.read(path)
    (loud, most), peak = loudnesses(wave, rate), true_peak(wave, rate)
    tenth = rate // 10
    ends = max(10 * np.log10((part**2).mean() * 2 + 1e-12) for part in (wave[:tenth], wave[-tenth:]))
    size, begun = path.stat().st_size, onsets(wave, rate)
    print(
        f"{path.stem:24} {len(wave) / rate:6.2f} s {size:7} B  {loud:6.1f} LUFS, at most {most:6.1f}  "
        f"{peak:5.1f} dBTP  {begun:2} struck  ends {ends:5.1f} dB",
        flush=True,
    )
    return wave, _too(path.stem, {
        f"{size} bytes": size > SEGMENT_BYTES,
        f"{peak:.1f} dBTP": peak > TRUE_PEAK,
        f"{loud:.1f} LUFS": not LEAST_LOUD <= loud <= MOST_LOUD,
        f"its ends are {ends:.1f} dB": ends > END_LOUD,
        f"{begun} notes are struck": begun > MOST_STRUCK,
        f"{len(wave)} samples of {rate}": len(wave) != SECONDS * MUSIC_RATE or rate != MUSIC_RATE,
    })  # fmt: skip


def measure_place(folder: Path, names: list[str]) -> tuple[list[tuple[str, Wave]], list[str]]:
    """Measure the segments of a place and every seam between two; returns them, and what is wrong with them."""
    waves, faults = [], []
    for name in names:
        wave, wrong = _segment(folder / f"{name}.ogg")
        waves.append((name, wave))
        faults += wrong
    worst, near, short = 0.0, MUSIC_RATE // 2, MUSIC_RATE // 100
    most = {name: fine(wave, MUSIC_RATE).max() for name, wave in waves}
    for before, first in waves:
        for after, second in waves:
            met = fine(np.concatenate([first[-near:], second[:near]]), MUSIC_RATE)
            found = float(met[near - short : near + short].max() / min(most[before], most[after]))
            worst = max(worst, found)
            faults += _too(f"{before} to {after}", {f"its seam is {found:.2f}": found > 0.1})
    print(f"{len(waves) ** 2} seams, the worst {worst:.3f} of the most above 2 kHz", flush=True)
    return waves, faults
