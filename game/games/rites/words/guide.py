"""What helps a newcomer at the card table: the card before the first question, and the goals."""

from __future__ import annotations

from collections.abc import Iterator

from game.games.rites.words.faces import artifact_face, rite_name
from game.games.rites.words.ritewords import words_of
from game.games.rites.words.tableview import CardTable, power_plays, read_cards
from game.language.spoken import has, name, say
from game.language.values import Value
from game.match.guide import DARK, Goal, Goals, OpeningCard, Part, Point, Shine
from game.match.match import Match

PICTURES = {
    "win": ("icon:artifact_silver_key", "icon:candle", "icon:warning"),
    "cards": ("icon:cards", "icon:entity_b0", "icon:power_play"),
    "first": ("number:1", "number:2", "number:3", "number:4"),
}
"""The columns of the card, and the picture of each of their points."""


def rites_card(match: Match, seat: int) -> OpeningCard:
    """The card of a seat; all cultists begin alike."""
    table = read_cards(match, seat)
    about = say("rites-guide-length", rites=table.rites, players=len(table.cultists))
    return OpeningCard("", table.cultists[seat].name, say("rites-guide-tagline"), tuple(_parts()), (about,),
                       explains=("card.rites.game",))  # fmt: skip


def _parts() -> Iterator[Part]:
    for part, pictures in PICTURES.items():
        points = (Point(picture, say(f"rites-guide-{part}-{n}")) for n, picture in enumerate(pictures, 1))
        yield Part(say(f"rites-guide-{part}"), tuple(points), say("rites-guide-note") if part == "first" else "")


# Goals --------------------------------------------------------------------------------------------


def rites_goals(match: Match, seat: int) -> tuple[Goals, ...]:
    """The goals of a seat as the match stands; none once it is over."""
    if match.position.decision is None:
        return ()
    table = read_cards(match, seat)
    groups = [Goals(say("rites-aim-rite"), "cards", _rite(table, seat))]
    if power_plays(match, seat):
        held = _goal("goal.power_play", "power_play", "power-play", shine=Shine(("power_play",)))
        groups.append(Goals(say("rites-aim-turn"), "checks", (held,)))
    groups.append(Goals(say("rites-aim-win"), "cards", _to_win(table, seat)))
    return tuple(groups)


def _goal(id: str, picture: str, key: str, note: str = "", have: int = 0, need: int = 0, shine: Shine = DARK,
          **values: Value) -> Goal:  # fmt: skip
    """A goal in the words of ``key``."""
    key = f"rites-aim-{key}"
    return Goal(id, f"icon:{picture}", say(key, "", **values), note, have, need, how=say(f"{key}.how"), shine=shine)


def _to_win(table: CardTable, seat: int) -> tuple[Goal, ...]:
    """Points in artifacts, against whoever leads; how many rites are left."""
    mine = table.cultists[seat].points
    best = max((each for each in table.cultists if each.side != seat), key=lambda each: each.points)
    stands = "leads" if mine > best.points else "tied" if mine == best.points else "behind"
    plates = Shine(tuple(f"cultist.{each.side}" for each in (table.cultists[seat], best)))
    note = say(f"rites-aim-points.{stands if mine or best.points else 'none'}", name=best.name, points=best.points)
    found = [_goal("goal.points", "artifact_silver_key", "points", note, shine=plates, mine=mine)]
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
    key, rite, cultist = f"rites-aim-{table.rite.replace('_', '-')}", words_of(table.rite), table.cultists[seat]
    note: str = rite_name(table.rite)
    if has(f"{key}.note"):
        note = say(f"{key}.note", left=len(cultist.hand), won=rite.points(cultist.won))
    steps = rite.steps(table, seat)
    return Goal(
        f"goal.{table.rite}", f"icon:rite_{table.rite}", say(key), note, sum(done for _, done in steps), len(steps),
        how=say(f"{key}.how"), shine=Shine((f"cultist.{seat}",)),
    )  # fmt: skip


def _coveted(table: CardTable) -> tuple[Goal, ...]:
    """The artifact or artifacts that the rite is worth, and what they do in it."""
    faces = [artifact_face(each) for each in table.coveted]
    if not faces:
        return ()
    said = say("rites-aim-coveted", count=len(faces), points=sum(face.value for face in faces),
               artifact=name("rites-artifact", faces[0].id, "**{}**"))  # fmt: skip
    shine = Shine(tuple(f"place.artifact:{face.id}" for face in faces))
    power = " ".join(face.text for face in faces)
    return (Goal("goal.coveted", f"icon:artifact_{faces[0].id}", said, how=power, shine=shine),)
