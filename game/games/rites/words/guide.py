"""What helps a newcomer at the card table: the card before the first question, and the goals."""

from __future__ import annotations

from typing import Any

from game.games.rites.words.faces import artifact_face, rite_name
from game.games.rites.words.ritewords import words_of
from game.games.rites.words.tableview import CardTable, power_plays, read_cards
from game.match.guide import DARK, Goal, Goals, OpeningCard, Part, Point, Shine
from game.match.match import Match
from game.match.words import fill, words


def _texts(part: str) -> dict[str, Any]:
    found: dict[str, Any] = words().tables["guide"][part]["rites"]
    return found


def rites_card(match: Match, seat: int) -> OpeningCard:
    """The card of a seat; all cultists begin alike."""
    said, table = _texts("card"), read_cards(match, seat)
    values = {"rites": table.rites, "players": len(table.cultists)}
    parts = tuple(
        Part(said[f"heading_{name}"], tuple(Point(each["picture"], each["text"]) for each in said[name]),
             said["note"] if name == "first" else "")
        for name in ("win", "cards", "first")
    )  # fmt: skip
    about = fill(said["turns" if table.rites > 1 else "turns_one"], values.__getitem__)
    return OpeningCard("", table.cultists[seat].name, said["tagline"], parts, (about,),
                       explains=("card.rites.game",))  # fmt: skip


# Goals --------------------------------------------------------------------------------------------


def rites_goals(match: Match, seat: int) -> tuple[Goals, ...]:
    """The goals of a seat as the match stands; none once it is over."""
    if match.position.decision is None:
        return ()
    said, table = _texts("goals"), read_cards(match, seat)
    groups = [Goals(said["rite"], "cards", _rite(table, seat))]
    if power_plays(match, seat):
        groups.append(Goals(said["turn"], "checks", (_goal("goal.power_play", "power_play", "power_play",
                                                           shine=Shine(("power_play",))),)))  # fmt: skip
    groups.append(Goals(said["win"], "cards", _to_win(table, seat)))
    return tuple(groups)


def _goal(id: str, picture: str, key: str, form: str = "", note: str = "", have: int = 0, need: int = 0,
          shine: Shine = DARK, **values: Any) -> Goal:  # fmt: skip
    """A goal with the words of ``key``, its blanks filled in; ``note`` is one of its notes."""
    entry = _texts("goals")["goal"][key]
    told = {name: fill(entry.get(name, ""), values.__getitem__) for name in (f"text{form}", f"note{note}", "how")}
    return Goal(id, f"icon:{picture}", told[f"text{form}"], told[f"note{note}"], have, need, how=told["how"],
                shine=shine)  # fmt: skip


def _to_win(table: CardTable, seat: int) -> tuple[Goal, ...]:
    """Points in artifacts, against whoever leads; how many rites are left."""
    mine = table.cultists[seat].points
    best = max((each for each in table.cultists if each.side != seat), key=lambda each: each.points)
    note = "_leads" if mine > best.points else "_tied" if mine == best.points else "_behind"
    plates = Shine(tuple(f"cultist.{each.side}" for each in (table.cultists[seat], best)))
    note = note if mine or best.points else ""
    found = [_goal("goal.points", "artifact_silver_key", "points", "", note, shine=plates,
                   name=best.name, points=best.points, mine=mine)]  # fmt: skip
    if table.rites > 1:
        found.append(_goal("goal.rites", "candle", "rites", have=table.number, need=table.rites))
    return tuple(found)


def _rite(table: CardTable, seat: int) -> tuple[Goal, ...]:
    """What the rite asks for, and what it is about; before it, who chooses."""
    if not table.rite:
        key = "choose" if table.grand == seat else "wait"
        tablets = Shine(tuple(f"place.rite:{rite}" for rite in table.tablets if rite not in table.used))
        return (_goal("goal.choose", "candle", key, shine=tablets, name=table.cultists[table.grand].name),)
    return (_asked(table, seat), *_coveted(table))


def _asked(table: CardTable, seat: int) -> Goal:
    entry, rite = _texts("goals")["need"][table.rite], words_of(table.rite)
    cultist = table.cultists[seat]
    values = {"left": len(cultist.hand), "won": rite.points(cultist.won)}
    steps = rite.steps(table, seat)
    return Goal(
        f"goal.{table.rite}", f"icon:rite_{table.rite}", entry["text"],
        fill(entry.get("note", ""), values.__getitem__) or rite_name(table.rite),
        sum(done for _, done in steps), len(steps), how=entry["how"], shine=Shine((f"cultist.{seat}",)),
    )  # fmt: skip


def _coveted(table: CardTable) -> tuple[Goal, ...]:
    """The artifact or artifacts that the rite is worth, and what they do in it."""
    faces = [artifact_face(each) for each in table.coveted]
    if not faces:
        return ()
    points = sum(face.value for face in faces)
    form = "_many" if len(faces) > 1 else ""
    return (_goal("goal.coveted", f"artifact_{faces[0].id}", "coveted", form, points=points, count=len(faces),
                  shine=Shine(tuple(f"place.artifact:{face.id}" for face in faces)),
                  artifact=f"**{faces[0].name}**", power=" ".join(face.text for face in faces)),)  # fmt: skip
