"""How the persons are shown: how near and from where, and in which colors their skin and hair are."""

from dataclasses import replace

from art.cards.persons import brotherhood, chorazos, coven, order
from art.cards.view import Card


def _tones(face: str, hair: str = "", **others: str) -> dict[str, str]:
    return {"face": face, **({"hair": hair} if hair else {}), **others}


SHADE = 0.55
"""Persons sit in the dark: one lamp from the side."""
_SEEN: dict[str, Card] = {
    "g1": Card(order.g1, 1.0, (0.02, 0.43, 0), 0, 6, tones=_tones("#8d5542")),
    "g2": Card(order.g2, 1.12, (0.02, 0.49, 0), 0, 6, tones=_tones("#6e7d66", "#4a3a26")),
    "g4": Card(order.g4, 1.04, (0.0, 0.50, 0), 0, 3, tones=_tones("#80553d", "#2c2018")),
    "g5": Card(order.g5, 0.98, (0.0, 0.42, 0), 0, 20, 1.35, tones=_tones("#9a735b", "#3a2a1c")),
    "g6": Card(order.g6, 1.02, (0.0, 0.40, 0), 0, 8, tones=_tones("#a07b66", cloth2="#2c3a34")),
    "g7": Card(order.g7, 1.0, (0.0, 0.45, 0), 0, 6, tones=_tones("#a0836e", "#5a3c20")),
    "g8": Card(order.g8, 0.64, (0.08, 0.28, 0), -4, 2, 1.15),
    "b1": Card(chorazos.b1, 0.98, (0.0, 0.48, 0), 0, 6, tones=_tones("#866e4e", "#17130f", rag="#8f8878")),
    "b2": Card(chorazos.b2, 1.02, (0.04, 0.46, 0), 0, 6, tones=_tones("#8d634b", "#2a1c12")),
    "b3": Card(chorazos.b3, 1.06, (0.0, 0.50, 0), 0, 6, tones=_tones("#9d7b65", "#6a4524")),
    "b4": Card(chorazos.b4, 0.72, (0.0, 0.46, 0), 0, 4, tones=_tones("#704832", "#120e0c")),
    "b7": Card(chorazos.b7, 1.0, (0.0, 0.58, 0), 0, -4, tones=_tones("#74684a", "#14100c")),
    "b8": Card(chorazos.b8, 0.96, (0.0, 0.40, 0), 0, 6, 1.1, tones=_tones("#b0a8a3", sore="#b0505a")),
    "b10": Card(chorazos.b10, 0.74, (0.0, 0.44, 0), -14, 4, 1.15),
    "b12": Card(chorazos.b12, 0.96, (0.0, 0.42, 0), 0, 8, tones=_tones("#63412b", "#15100c", mask="#938a75")),
    "y1": Card(brotherhood.y1, 1.02, (0.06, 0.47, 0), 0, 6, tones=_tones("#8d563b")),
    "y2": Card(brotherhood.y2, 0.94, (0.04, 0.58, 0), 0, 4, tones=_tones("#6e482a", flesh="#6e482a")),
    "y3": Card(brotherhood.y3, 0.90, (0.0, 0.42, 0), 0, 4, tones=_tones("#633b22", "#120d0a", brick="#5a1418")),
    "y4": Card(brotherhood.y4, 1.0, (0.0, 0.48, 0), 0, 6, tones=_tones("#a68b78", "#2c1d12")),
    "y5": Card(brotherhood.y5, 0.96, (0.0, 0.46, 0), 0, 6),
    "y6": Card(brotherhood.y6, 0.58, (0.0, 0.34, 0), -26, 4, 1.4, tones={"brick": "#77756a"}),
    "y7": Card(brotherhood.y7, 0.98, (0.0, 0.46, 0), 0, 6, tones=_tones("#a0806d", "#3c2614", mask="#a6a093")),
    "y9": Card(brotherhood.y9, 0.92, (0.0, 0.44, 0), 0, 8, tones=_tones("#7b553a", flame="#7a3c0e")),
    "y10": Card(brotherhood.y10, 0.82, (0.06, 0.50, 0), 0, 2, tones=_tones("#623b23", "#120d0a", brick="#5a1418")),
    "w1": Card(coven.w1, 1.0, (-0.06, 0.50, 0), 0, 4, tones=_tones("#916a53", "#241812")),
    "w2": Card(coven.w2, 1.0, (-0.02, 0.40, 0), 0, 6, tones=_tones("#ad8673", "#b8924c", tongue="#5c2330")),
    "w3": Card(coven.w3, 1.18, (-0.02, 0.53, 0), 0, 4, 1.2, tones=_tones("#ad9d90", "#0e0c0c")),
    "w4": Card(coven.w4, 0.94, (0.0, 0.50, 0), 0, 4),
    "w5": Card(coven.w5, 0.62, (0.0, 0.62, 0), 0, 2, tones=_tones("#7b5840", "#17110d")),
    "w6": Card(coven.w6, 0.92, (-0.10, 0.42, 0), 0, 6, tones=_tones("#8f7663", cloth="#2e2838", rag="#6a5f72")),
}
PERSONS = {name: replace(card, shade=SHADE) for name, card in _SEEN.items()}
"""By elder sign, as ``art.cards.table`` has all cards."""
