"""How colours look to people: contrast, distance, and what is left of them without one kind of sensor."""

from itertools import combinations

RGB = tuple[int, int, int]
Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

# On linear RGB. Machado, Oliveira, Fernandes 2009, full severity.
MACHADO: dict[str, Matrix] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
# Vienot, Brettel, Mollon 1999: to the sensors' answers; then one sensor's answer is made from the others'.
SENSORS: Matrix = ((17.8824, 43.5161, 4.11935), (3.45565, 27.1554, 3.86714), (0.0299566, 0.184309, 1.46709))
FROM_SENSORS: Matrix = (
    (0.0809444479, -0.130504409, 0.116721066),
    (-0.0102485335, 0.0540193266, -0.113614708),
    (-0.000365296938, -0.00412161469, 0.693511405),
)
LOST: dict[str, Matrix] = {
    "protanopia": ((0.0, 2.02344, -2.52581), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "deuteranopia": ((1.0, 0.0, 0.0), (0.494207, 0.0, 1.24827), (0.0, 0.0, 1.0)),
}
TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE: Triple = (0.95047, 1.0, 1.08883)
KINDS = ("protanopia", "deuteranopia", "tritanopia")


def times(matrix: Matrix, v: Triple) -> Triple:
    """A matrix times a column."""
    a, b, c = (row[0] * v[0] + row[1] * v[1] + row[2] * v[2] for row in matrix)
    return a, b, c


def linear(colour: RGB) -> Triple:
    """Light of each primary, 0 to 1."""
    r, g, b = (c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour)
    return r, g, b


def seen(colour: RGB, kind: str) -> list[Triple]:
    """Linear colours that stand for a colour as it is seen: one by each model that has the kind."""
    light = linear(colour)
    if kind == "normal":
        return [light]
    found = [times(MACHADO[kind], light)]
    if kind in LOST:
        found.append(times(FROM_SENSORS, times(LOST[kind], times(SENSORS, light))))
    return found


def lab(light: Triple) -> Triple:
    """CIELAB of linear RGB, which is cut to what a screen can show."""
    inside = (min(max(light[0], 0.0), 1.0), min(max(light[1], 0.0), 1.0), min(max(light[2], 0.0), 1.0))
    parts = (value / white for value, white in zip(times(TO_XYZ, inside), WHITE, strict=True))
    x, y, z = (p ** (1 / 3) if p > 0.008856 else 7.787 * p + 16 / 116 for p in parts)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(a: RGB, b: RGB, kind: str = "normal") -> float:
    """CIE76 distance of two colours as they are seen, by the model that sets them least apart."""
    pairs = zip(seen(a, kind), seen(b, kind), strict=True)
    return min(sum((p - q) ** 2 for p, q in zip(lab(x), lab(y), strict=True)) ** 0.5 for x, y in pairs)


def closest(colours: list[RGB], kind: str = "normal") -> float:
    """The smallest distance between any two of some colours."""
    return min(distance(a, b, kind) for a, b in combinations(colours, 2))


def luminance(colour: RGB) -> float:
    """Relative luminance as WCAG has it."""
    return times(TO_XYZ, linear(colour))[1]


def contrast(a: RGB, b: RGB) -> float:
    """Contrast ratio of two colours, 1 to 21."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)
