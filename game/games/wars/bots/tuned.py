"""What tuning made of the weights set by hand: factors (early, late) by faction and line. Written by a script."""

TUNED: dict[str, dict[str, tuple[float, float]]] = {}
