"""What the coach of Rites of Cthulhu remarks: a rite's own remarks first, which lie in its folder, then those of all.

Each remark is a small function that looks at one thing (``Sight``) and yields what there is to say of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from game.games.rites.bots.knowledge import Knowledge
from game.games.rites.rules.cards import ARTIFACT_ID, CARD_NUMBER, CULT, CULTS, RANK, RITE_ID
from game.games.rites.rules.tablets import part
from game.games.rites.words.faces import artifact_face, artifact_text
from game.games.rites.words.remarks import Notice, Sight, held, say
from game.games.rites.words.ritewords import words_of
from game.games.rites.words.tableview import power_plays, read_cards
from game.language.spoken import name
from game.match.entries import Answer
from game.match.guide import Remark, Shine
from game.match.match import Match

SUITS = 0.06
"""How much likelier than by chance a rite must be won with a hand to be recommended."""


def rites_remarks(match: Match, seat: int) -> Iterator[Remark]:
    """All there is to remark for a seat that is asked, the most urgent first."""
    asked = match.position.decision
    if asked is None or asked.seat != seat:
        return
    sight = Sight(match, read_cards(match, seat), asked)
    rite = words_of(sight.table.rite)
    for notice in (*rite.notices, *NOTICES):
        for remark in notice(sight):
            yield remark if remark.page else replace(remark, page=rite.page)


def rites_turn(match: Match, seat: int) -> int:
    """How often it has come to a seat to answer: answers in a row are one turn."""
    answers = [entry.seat for entry in match.entries if isinstance(entry, Answer)]
    begun = sum(after == seat != before for before, after in pairwise([-1, *answers]))
    asked = match.position.decision
    waiting = asked is not None and asked.seat == seat and (not answers or answers[-1] != seat)
    return begun + waiting


def _power_play(sight: Sight) -> Iterator[Remark]:
    """A power-play is held: excavating and stealing at any time, ending a rite that is being lost."""
    if not sight.table.rite:
        return
    for play in power_plays(sight.match, sight.asked.seat):
        if play.kind == "become" and not _losing(sight):
            continue
        cards = [card for card in (play.unit, play.number, play.area) if card >= 0]
        cult = CULTS[CULT[play.unit]]
        yield say("power_play", f"{play.kind}.{cult}", Shine(held(cards), ("power_play",)), play.kind,
                  color=name("rites-color", cult), first=RANK[play.unit], last=RANK[play.number])  # fmt: skip


def _losing(sight: Sight) -> bool:
    """Whether somebody has more in this rite than the seat, by what lies open."""
    rite, cultists = words_of(sight.table.rite), sight.table.cultists
    if any(each.won for each in cultists):
        return any(rite.points(each.won) > rite.points(sight.me.won) for each in cultists)
    return any(len(each.hand) < len(sight.me.hand) for each in cultists)


def _suits(sight: Sight) -> Iterator[Remark]:
    """The Grand Cultist's hand is good for one of the rites that are left."""
    offered = [option.number for option in sight.offered("rite")]
    if len(offered) < 2:
        return
    hand = sum(1 << CARD_NUMBER[card] for card in sight.me.hand)

    def promise(rite: int) -> float:
        known: Knowledge = part(RITE_ID[rite], "bots:KNOWLEDGE")
        return known.promise(sight.match.position, hand)

    best = max(offered, key=promise)
    if promise(best) >= 1 / len(sight.table.cultists) + SUITS:
        rite = RITE_ID[best]
        yield say("suits", sight.table.number, Shine((), (f"place.rite:{rite}",)), rite, rite=name("rites-rite", rite))


def _last_rite(sight: Sight) -> Iterator[Remark]:
    """Nothing comes after this rite: what it can change."""
    table = sight.table
    if not table.rite or table.rites < 2 or table.number < table.rites or not table.coveted:
        return
    stake = sum(artifact_face(each).value for each in table.coveted)
    best = max(sight.others, key=lambda each: each.points)
    ahead = sight.me.points - best.points
    if ahead > stake:
        return
    form = "lead" if ahead > 0 else "" if ahead + stake > 0 else "more"
    plates = Shine((f"cultist.{best.side}",), (f"cultist.{sight.me.side}",))
    yield say("last_rite", "", plates, form, n=ahead, stake=stake, name=best.name)


def _artifact(sight: Sight) -> Iterator[Remark]:
    """An artifact can be used that has not been."""
    for number in dict.fromkeys(option.number for option in sight.offered("invoke")):
        id = ARTIFACT_ID[number]
        targets = [option.side for option in sight.offered("invoke") if option.number == number and option.side >= 0]
        if not targets:
            # It is what is asked.
            continue
        shine = Shine((f"place.artifact:{id}",), tuple(f"cultist.{side}" for side in targets))
        last = id in sight.me.cache and sight.table.number >= sight.table.rites
        yield say("artifact", f"{id}.{sight.table.number}", shine, "last" if last else "",
                  artifact=name("rites-artifact", id), power=artifact_text(id))  # fmt: skip


NOTICES: tuple[Notice, ...] = (_power_play, _suits, _last_rite, _artifact)
"""What is noticed whatever the rite, after what the rite itself has to say."""
