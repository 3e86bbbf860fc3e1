"""What sounds are made of: noise, bands, envelopes, struck bodies, rooms."""

import numpy as np

RATE = 44100

Wave = np.ndarray


class Luck:
    """The chance all noise is drawn from; each sound sows it anew, so that a change of one leaves the others alone."""

    def __init__(self) -> None:
        self.now = np.random.default_rng(0)

    def sow(self, seed: int) -> None:
        """Begin anew."""
        self.now = np.random.default_rng(seed)


LUCK = Luck()


def time(seconds: float, rate: int = RATE) -> Wave:
    """The moments of so many seconds."""
    return np.arange(round(seconds * rate)) / rate


def noise(seconds: float, rate: int = RATE) -> Wave:
    """White noise."""
    return LUCK.now.normal(0, 1, round(seconds * rate))


def band(wave: Wave, low: float, high: float, steep: float = 2.0, rate: int = RATE) -> Wave:
    """What of a sound lies between two frequencies, with soft shoulders; zeros behind keep its end off its start."""
    padded = np.concatenate([wave, np.zeros(4096)])
    hertz = np.maximum(np.fft.rfftfreq(len(padded), 1 / rate), 1e-3)
    shape = 1 / np.sqrt(1 + (low / hertz) ** (2 * steep)) / np.sqrt(1 + (hertz / high) ** (2 * steep))
    return np.fft.irfft(np.fft.rfft(padded) * shape, len(padded))[: len(wave)]


def pluck(seconds: float, attack: float, decay: float, rate: int = RATE) -> Wave:
    """An envelope that rises in ``attack`` seconds and dies away."""
    t = time(seconds, rate)
    return np.minimum(t / attack, 1) * np.exp(-np.maximum(t - attack, 0) / decay)


def swell(seconds: float, top: float, power: float = 2.0) -> Wave:
    """An envelope that grows until the share ``top`` of its length and falls to nothing at its end."""
    share = time(seconds) / seconds
    return np.where(share < top, share / top, (1 - share) / (1 - top)) ** power


def glide(seconds: float, start: float, end: float, bend: float = 1.0) -> Wave:
    """A sine whose pitch goes from one frequency to another."""
    share = (time(seconds) / seconds) ** bend
    return np.sin(2 * np.pi * np.cumsum(start * (end / start) ** share) / RATE)


def bell(seconds: float, base: float, partials: tuple[tuple[float, float, float], ...], rate: int = RATE) -> Wave:
    """A struck body: partials as (ratio, strength, decay), each in a phase of its own."""
    t = time(seconds, rate)
    parts = (
        strength * np.sin(2 * np.pi * base * ratio * t + LUCK.now.uniform(0, 6)) * pluck(seconds, 0.002, decay, rate)
        for ratio, strength, decay in partials
    )
    # What still rings at the end is let go softly: cut off, it would tick.
    return np.sum(list(parts), axis=0) * np.sin(np.pi / 2 * np.clip((seconds - t) / (0.35 * seconds), 0, 1)) ** 2


def put(target: Wave, wave: Wave, at: float, gain: float = 1.0) -> None:
    """Add a sound to another at a moment; what would stand out behind the end is left off."""
    start = round(at * RATE)
    part = wave[: max(len(target) - start, 0)]
    target[start : start + len(part)] += part * gain


def room(wave: Wave, seconds: float, wet: float, dark: float = 4000.0) -> Wave:
    """The sound in a room that rings for ``seconds``."""
    echo = band(noise(seconds), 120, dark) * np.exp(-time(seconds) / (seconds / 5))
    size = len(wave) + len(echo)
    rung = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(echo, size), size)
    dry = np.concatenate([wave, np.zeros(size - len(wave))])
    return dry * (1 - wet) + rung / np.abs(rung).max() * np.abs(wave).max() * wet


def unit(wave: Wave) -> Wave:
    """The sound at peak 1."""
    return wave / np.abs(wave).max()


def tap(pitch: float, hard: float = 1.0) -> Wave:
    """A small wooden piece set down."""
    wood = bell(0.16, pitch, ((1, 1, 0.03), (2.32, 0.6, 0.018), (4.1, 0.3, 0.009)))
    return unit(wood + hard * 0.5 * band(noise(0.16), 900, 4200) * pluck(0.16, 0.0008, 0.006))


def rustle(seconds: float, low: float = 1800, high: float = 7500) -> Wave:
    """Paper: noise that comes in grains."""
    grain = np.abs(band(noise(seconds), 8, 60)) ** 1.5
    return unit(band(noise(seconds), low, high) * grain)
