"""Who can come to an area with a move, and whom they could capture or attack there; where a piece can go.

Read from what lies open on the table, so it may be told to anybody.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.position import Position
from game.games.wars.rules.board import relocate
from game.games.wars.rules.flow.actions import can_capture, idle
from game.games.wars.rules.flow.movement import reach
from game.games.wars.rules.maps import SIGNS
from game.games.wars.words.tableview import RANK, Piece, Table, side_of
from game.match.match import Match

_MOVE, _DEED = 1, 1
"""Power for a step, and for the capture or the battle after it."""


@dataclass(frozen=True)
class Comer:
    """Like pieces that stand together and can come to an area, or stand there already.

    ``captures`` and ``attacks`` are the factions whose Cultist they could take there, or with whom they could fight.
    """

    pieces: tuple[Piece, ...]
    here: bool
    captures: tuple[str, ...] = ()
    attacks: tuple[str, ...] = ()

    @property
    def first(self) -> Piece:
        """One of them."""
        return self.pieces[0]


def goes_to(match: Match, table: Table, unit: int) -> tuple[str, ...]:
    """The areas a piece can move to with one step, whoever's turn it is."""
    piece = table.pieces.get(unit)
    if piece is None or piece.place not in table.by_area:
        return ()
    return tuple(table.areas[area].id for area in reach(match.position, unit))


def comers(match: Match, table: Table, area: str, own: str) -> list[Comer]:
    """Who can come to an area: enemies of ``own`` first. Whoever has no Power cannot move."""
    pos, place = match.position, table.by_area[area]
    groups: dict[tuple[str, str, str], list[Piece]] = {}
    for there in table.areas:
        for piece in there.pieces:
            groups.setdefault((piece.faction, piece.kind, there.id), []).append(piece)
    found = []
    for (faction, _, origin), pieces in groups.items():
        here, power = origin == area, table.by_faction[faction].power
        victims = [each.faction for each in table.sides if each.faction != faction and own in (faction, each.faction)
                   and any(piece.faction == each.faction for piece in place.pieces)]  # fmt: skip
        if not here and (power < _MOVE or place.number not in reach(pos, pieces[0].unit)):
            continue
        able = power >= (0 if here else _MOVE) + _DEED
        captures = _captures(pos, pieces[0], place.number, victims) if able else ()
        attacks = tuple(victims) if able and _fights(table, pieces[0]) else ()
        if not here or (faction != own and (captures or attacks)):
            found.append(Comer(tuple(pieces), here, captures, attacks))
    return sorted(found, key=lambda each: (each.first.faction == own, not each.captures, not each.attacks,
                                           RANK[each.first.cls]))  # fmt: skip


def _captures(pos: Position, piece: Piece, area: int, victims: list[str]) -> tuple[str, ...]:
    """Whose Cultists a piece could capture once it stands in an area; tried on a copy."""
    trial = pos.copy()
    if trial.state.loc[piece.unit] != area:
        relocate(trial, piece.unit, area)
    side = side_of(piece.faction)
    hunts, resting = piece.cls != "cultist", idle(trial, side)
    return tuple(
        enemy for enemy in victims if hunts and can_capture(trial, side, area, side_of(enemy), resting)
    )


def _fights(table: Table, piece: Piece) -> bool:
    """Whether a piece may bring dice."""
    row = next(each for each in table.by_faction[piece.faction].kinds if each.kind == piece.kind)
    return row.combat > 0 or row.formula


def area_signs(match: Match) -> dict[str, str]:
    """The sign that is printed on each area that has one, by the area's id: ``claw``, ``crescent`` or ``chevron``."""
    board = match.rules.map  # type: ignore[attr-defined]
    return {area: SIGNS[sign] for area, sign in zip(board.areas, board.sign, strict=True) if sign}
