"""Measures the sounds that lie in the folder, since nobody need be there to listen."""

from pathlib import Path

import numpy as np
import soundfile
from soundart.ambience import AMBIENCE_SECONDS
from soundart.levels import AMBIENCE_LOUD, LOUD, PEAK, loudness
from soundart.tools import RATE, Wave, band

EFFECT_BYTES, AMBIENCE_BYTES = 30_000, 200_000


def seam(wave: Wave) -> float:
    """How far a loop's seam stands out: what is above 2 kHz there, against the most there is of it anywhere else."""
    turned = np.roll(wave, len(wave) // 2, axis=0)
    fine = max((np.abs(band(turned[:, side], 2000, 16000, 4)) for side in (0, 1)), key=lambda found: found.max())
    at, near = len(wave) - len(wave) // 2 - len(wave) % 2, round(0.01 * RATE)
    rest = np.concatenate([fine[near : at - near], fine[at + near : -near]])
    return float(fine[at - near : at + near].max() / rest.max())


def measure(path: Path, louder: float) -> list[str]:
    """Decode a sound, print what it is like, and return what is wrong with it; ``louder`` than usual in decibels."""
    name = path.stem
    wave, rate = soundfile.read(path)
    mono = wave if wave.ndim == 1 else wave.mean(axis=1)
    loop = name == "ambience"
    power = np.abs(np.fft.rfft(mono)) ** 2
    hertz = np.fft.rfftfreq(len(mono), 1 / rate)
    middle = hertz[np.searchsorted(np.cumsum(power), power.sum() / 2)]
    peak, loud = np.abs(wave).max(), loudness(wave, None if loop else 0.1)
    top = np.abs(mono).argmax() / rate
    small = loudness(band(mono, 220, 16000, 2), None if loop else 0.1) + (3 if loop else 0)
    if loop:
        ends = seam(wave)
    else:
        ends = max(np.abs(wave[:16]).max(), np.abs(wave[-64:]).max())
    size, rms = path.stat().st_size, np.sqrt((wave**2).mean())
    print(
        f"{name:10} {len(mono) / rate:6.2f} s {size:7} B  peak {peak:.2f} at {top:5.2f} s  rms {rms:.3f}  "
        f"{loud:6.1f} LKFS, {small:6.1f} on small speakers  half its power below {middle:5.0f} Hz  "
        f"{'seam' if loop else 'ends'} {ends:.4f}"
    )
    target = AMBIENCE_LOUD if loop else LOUD + louder
    faults = {
        f"{size} bytes": size > (AMBIENCE_BYTES if loop else EFFECT_BYTES),
        f"peak {peak:.2f}": peak > PEAK + 0.03,
        f"{loud:.1f} LKFS instead of {target:.1f}": abs(loud - target) > 1.0,
        f"its ends are {ends:.4f}": ends > (1.0 if loop else 0.004),
        f"a constant of {mono.mean():.4f}": abs(mono.mean()) > 0.002,
        f"{len(mono)} samples": loop and len(mono) != AMBIENCE_SECONDS * RATE,
    }
    return [f"{name}: {fault}" for fault, found in faults.items() if found]
