"""The words of the strips at the left: who sits there, when a side acts, and the tips of a strip and its parts."""

from __future__ import annotations

from collections import Counter

from game.games.wars.words.facts import fact_told, off_map
from game.games.wars.words.signed import sign
from game.games.wars.words.sources import doom_told
from game.games.wars.words.tableview import Side
from game.games.wars.words.works import kind_words
from game.language.spoken import name, say
from game.language.values import markup
from game.match.levels import likes
from game.match.seats import nameless
from game.match.words import words
from game.ui.rich import escape

Thing = tuple[str, str]
"""Something of the game, as the texts name it: (kind, id), e.g. ``("book", "dreams")``."""


def who(side: Side, here: bool) -> str:
    """Who sits there: "Ada · you", "You", "Bot · Adept", "Bruno"."""
    if side.bot:
        bot = name("bot", side.bot) if words().has("bot", side.bot) else side.bot
        unnamed = nameless(side.name) or side.name == say("seats-player", number=side.seat + 1)
        return say("wars-strip-bot", bot=bot) if unnamed else say("wars-strip-bot.named", person=side.name, bot=bot)
    if here and nameless(side.name):
        return say("profiles-you")
    return say("wars-strip-here", person=side.name) if here else side.name


def acts(side: Side, deciding: bool, first: bool, soon: bool = False) -> str:
    """A word or two on when a side acts; empty if there is nothing to be said of that."""
    if deciding:
        return say("wars-strip-deciding")
    if side.rests:
        return say("wars-strip-rests")
    return say("wars-strip-next") if soon else say("wars-strip-first") if first else ""


def whole_tip(side: Side, here: bool) -> str:
    """What the strip as a whole tells."""
    lines = [
        f"**{words().name('faction', side.faction)}**  <second>{escape(who(side, here))}</>",
        escape(likes(side.bot)),
        say("wars-strip-numbers", power=side.power, doom=side.doom),
        doom_told(side.gained),
        say("wars-strip-holds", signs=len(side.signs), books=len(side.books), gates=side.gates),
        _rest(side),
        *map(fact_told, side.facts),
        say("wars-strip-handicap", handicap=side.handicap) if side.handicap else "",
        say("wars-strip-opens"),
    ]
    return "\n".join(filter(None, lines))


def part_tip(side: Side, thing: Thing) -> str:
    """A tooltip's words for a part of a strip; "" for the strip as a whole."""
    kind, key = thing
    speech = words()
    if kind == "term":
        return _number_tip(side, key)
    if kind == "ability":
        return _rest(side)
    if kind not in ("book", "requirement", "unit"):
        return ""
    head, text = f"**{speech.name(kind, key)}**", speech.text(kind, key)
    if sort := kind_words(kind, key):
        head += f"  <second>{sort}</>"
    more = ""
    if kind == "requirement":
        need = next(need for need in side.requirements if need.id == key)
        head = say("wars-strip-requirement", requirement=markup(head))
        if need.need:
            more = "\n" + say("wars-strip-requirement.progress", have=need.have, need=need.need)
    if kind == "unit":
        more = _where(side, key)
    if kind == "book" and key in side.used:
        more = "\n" + say("wars-strip-used")
    return f"{head}\n{text}{more}"


def _where(side: Side, kind: str) -> str:
    row = next((row for row in side.kinds if row.kind == kind), None)
    held = [piece for piece in side.captives if piece.kind == kind]
    lines: list[str] = []
    if row and row.in_pool:
        lines.append(say("wars-strip-unit", pool=row.in_pool, map=row.on_map))
    for faction, count in Counter(piece.faction for piece in held).items():
        lines.append(say("wars-strip-unit.captive", sign=sign(faction), side=name("faction", faction), count=count))
    lines += [f"<gold>{each}</>" for each in off_map(side, kind)]
    return "".join(f"\n{line}" for line in lines)


def _rest(side: Side) -> str:
    """That a side has no more turns in this phase, and why; empty if it may act."""
    return say("wars-strip-rests.why", ability=name("ability", side.rests)) if side.rests else ""


def _number_tip(side: Side, key: str) -> str:
    if key == "elder_sign":
        told = say("wars-strip-signs", signs=len(side.signs))
        known = " + ".join(str(value) for value in side.signs if value)
        return f"{told}\n{say('wars-strip-signs.worth', values=known)}" if known else told
    if key == "power":
        return say("wars-strip-power.kept" if side.rests else "wars-strip-power", power=side.power)
    return "\n".join(filter(None, (say("wars-strip-doom", doom=side.doom), doom_told(side.gained))))
