"""The open question of Cthulhu Wars in the terminal, with what each choice does; cards, and a search of the rules."""

from __future__ import annotations

import re

from game.engine.decision import Decision
from game.engine.option import Blocked, Option
from game.games.wars.text import table as text_table
from game.games.wars.words.asking import asking
from game.games.wars.words.card_now import Situation
from game.games.wars.words.cards import name_of
from game.games.wars.words.chapters import chapters
from game.games.wars.words.keywords import all_cards, card_of, has_card, names_in_texts
from game.games.wars.words.tableview import action_costs, book_of, faction_of, kind_of, owner_of, read_table
from game.language.folding import folded
from game.language.spoken import name, per_language, say
from game.match.cards import Ref, card
from game.match.match import OpenDecision
from game.match.words import plain, words
from game.terminal.asked import Asked, clean

MOST_HITS = 12
_SIGN = re.compile(r"\{glyph:([a-z_]+)\}")


def look(said: str, now: Situation) -> list[str]:
    """The card of what is named, with what there is to say of it now; a list of names if several fit."""
    wanted = folded(said.strip())
    if not wanted:
        return [say("wars-text-look-what")]
    named = {ref: folded(name_of(ref)) for ref in all_cards()}
    fits = [ref for ref in named if wanted in map(folded, (named[ref], *names_in_texts(*ref)))]
    fits = fits or [ref for ref, called in named.items() if wanted in called]
    if not fits:
        return [say("wars-text-no-card", said=said)]
    if len(fits) > 1 and len({named[ref] for ref in fits}) > 1:
        return [say("wars-text-which", names=[*sorted({name_of(ref) for ref in fits}, key=folded)])]
    return [line for ref in fits for line in card_lines(ref, now)]


def card_lines(ref: Ref, now: Situation) -> list[str]:
    made = card(*ref, now.table.map)
    costs = "wars-text-card.cost-note" if made.cost_note else "wars-text-card.cost"
    lines: list[str] = [
        say("wars-text-card" if made.cost is None else costs, name=made.name, kind=clean(made.kind),
            cost=made.cost or 0, note=clean(made.cost_note)),
    ]  # fmt: skip
    lines += [f"  {clean(fact.name)}: {clean(fact.value)}" for fact in made.facts]
    lines += [f"  {paragraph}" for paragraph in clean(made.text).split("\n")]
    told = now.about(ref)
    if told is not None:
        text = _signs_named(told.text)
        text = text if told.can is not None or not text else say("wars-text-card-now", text=text)
        lines += [f"  {text}"] if text else []
        lines += [f"    {_signs_named(line)}" for line in told.lines]
        lines += [f"    {say('wars-text-card-progress', have=told.have, need=told.need)}"] if told.need else []
    lines += [f"  - {note.name}: {clean(note.text)}" for note in made.notes]
    return [*lines, f"  ({made.source})"]


def _signs_named(marked: str) -> str:
    """Plain text with a faction's name where its sign stands alone, which a terminal cannot show."""

    def called(found: re.Match[str]) -> str:
        faction, rest = words().name("faction", found[1]), marked[found.end():].lstrip()
        if clean(rest).startswith(faction[:4]):
            return ""
        if rest.startswith("{glyph:"):
            return f"{faction},"
        return faction if found.start() else f"{faction}:"

    return clean(_SIGN.sub(called, marked))


@per_language
def _entries() -> tuple[tuple[str, str, str], ...]:
    """Title, text and place of everything in the rules and on cards."""
    rules = [(told.title, clean(told.text), told.source) for chapter in chapters() for told in chapter.entries]
    cards = [(name_of(ref), clean(card(*ref).text), card(*ref).source) for ref in all_cards()]
    return (*rules, *cards)


def search(said: str) -> list[str]:
    """Entries of the rules that hold every word, those with one in the title first."""
    wanted = folded(said).split()
    if not wanted:
        return [say("wars-text-search-what")]
    hits = [each for each in _entries() if all(word in folded(f"{each[0]} {each[1]}") for word in wanted)]
    hits.sort(key=lambda each: not any(word in folded(each[0]) for word in wanted))
    if not hits:
        return [say("wars-text-search-nothing", said=said)]
    lines = [line for title, text, source in hits[:MOST_HITS] for line in (f"{title} ({source})", f"  {text}")]
    more = len(hits) - MOST_HITS
    return [*lines, say("wars-text-search-more", count=more)] if more > 0 else lines


class WarsAsked(Asked):
    """The open decision, with prices and Power left; what a choice does is told as the window's tooltip does."""

    def played(self, decision: Decision) -> str:
        return words().name("faction", faction_of(decision.side)) if decision.kind != "draft" else ""

    def hints(self, decision: Decision) -> list[str]:
        if decision.kind == "draft":
            return []
        left = say("wars-text-power-left", power=self._power(decision))
        return [clean(asking(self.match).short), *super().hints(decision), left]

    def _power(self, decision: Decision) -> int:
        return read_table(self.match, decision.seat).by_faction[faction_of(decision.side)].power

    def notes(self, decision: Decision) -> list[str]:
        costs = action_costs(self.match) if decision.kind in ("action", "second_action") else {}
        prices = [costs.get(option.kind) for option in decision.options]
        found = [f" {say('wars-text-costs', power=price)}" if price else "" for price in prices]
        for place, option in enumerate(decision.options):
            if option.kind == "pass":
                found[place] = f" {say('wars-text-burns', power=self._power(decision))}"
        return found

    def refusal(self, entry: Blocked) -> str:
        return say("wars-text-blocked", name=self._name(entry.option), why=super().refusal(entry))

    def _name(self, option: Option) -> str:
        speech = words()
        if option.kind == "unit" and option.unit >= 0:
            return speech.name("unit", kind_of(option.unit))
        if option.kind == "area" and option.area >= 0:
            return speech.name("area", self.match.rules.map.areas[option.area])  # type: ignore[attr-defined]
        kind = next((kind for kind in ("action", "ability", "book") if speech.has(kind, option.kind)), "")
        return speech.name(kind, option.kind) if kind else option.kind

    def told(self, decision: OpenDecision, option: Option) -> list[str]:
        match = self.match
        table = read_table(match, decision.seat)
        faction = faction_of(decision.side)
        if option.kind == "area":
            area = table.areas[option.area]
            lines = text_table.area_lines(area, match.rules.map)  # type: ignore[attr-defined]
            fights = decision.kind in ("battle_area", "move_area")
            return lines + (text_table.odds(match, table, faction, area.id) if fights else [])
        now = Situation(match, table, True)
        if option.kind == "unit" and option.unit >= 0:
            owner = name("faction", owner_of(option.unit))
            return [say("wars-text-piece", side=owner), *card_lines(card_of("unit", kind_of(option.unit)), now)]
        if option.kind == "book":
            return card_lines(card_of("book", book_of(option)), now)
        if decision.kind == "draft":
            return card_lines(card_of("faction", faction_of(option.side)), now)
        if option.kind == "side":
            return text_table.board(table.by_faction[faction_of(option.side)])
        for kind in ("action", "ability", "book", "requirement"):
            if words().has(kind, option.kind):
                ref = card_of(kind, option.kind)
                return card_lines(ref, now) if has_card(ref) else [plain(words().text(kind, option.kind))]
        return []
