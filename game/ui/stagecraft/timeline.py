"""Shares of time: when what comes, stays and goes."""


def smooth(begin: float, end: float, t: float) -> float:
    """0 up to ``begin``, 1 from ``end`` on, slow at both ends between."""
    share = min(max((t - begin) / (end - begin), 0.0), 1.0)
    return share * share * (3 - 2 * share)


def hit(begin: float, end: float, t: float) -> float:
    """The same, quick at first and slow at its end: what strikes or comes to rest."""
    share = min(max((t - begin) / (end - begin), 0.0), 1.0)
    return 1 - (1 - share) ** 3


def swell(begin: float, top: float, end: float, t: float) -> float:
    """0 at first, 1 at ``top``, 0 from ``end`` on."""
    return smooth(begin, top, t) * (1 - smooth(top, end, t))
