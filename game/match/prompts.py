"""Questions, their hints, the labels of options, and reasons, filled in from the texts."""

from collections import Counter
from typing import Any

from game.engine.decision import Decision
from game.engine.option import NONE, Blocked, Option, Reason
from game.engine.rules import Rules
from game.match.gamewords import words_of
from game.match.names import Names
from game.match.texts import Lookup, Texts, fill

_ARTICLES = ("the_", "a_")


def arguments(entry: dict[str, Any], key: str) -> list[tuple[str, str]]:
    """What an entry's list ``key`` says of arguments: (name, kind of thing) pairs; a bare name is a number."""
    pairs = []
    for said in entry.get(key, ()):
        name, _, kind = said.partition(":")
        pairs.append((name, kind or "number"))
    return pairs


def _lookup(names: Names, pairs: list[tuple[str, str]], values: tuple[int | str, ...], viewer: int | None) -> Lookup:
    known = {name: (kind, value) for (name, kind), value in zip(pairs, values, strict=False)}

    def look(name: str) -> Any:
        bare = next((name[len(article) :] for article in _ARTICLES if name.startswith(article)), name)
        kind, value = known[bare]
        return names.value(name, kind, value, viewer)

    return look


def _decision(words: Texts, rules: Rules, decision: Decision) -> tuple[Names, dict[str, Any], str, Lookup]:
    """Names, the entry of the question, the variant's ending, and what fills the blanks."""
    told = words_of(rules)
    names = told.names(words, rules)
    entry = told.texts(words, "prompts")["decision"][decision.kind]
    variant = names.variant(decision)
    lookup = _lookup(names, arguments(entry, "about"), decision.about, decision.side)
    return names, entry, f"_{variant}" if variant else "", lookup


def prompt(words: Texts, rules: Rules, decision: Decision) -> str:
    """The question in words. Raises ``KeyError`` for a kind without words."""
    _, entry, ending, lookup = _decision(words, rules, decision)
    return fill(entry.get(f"prompt{ending}", entry["prompt"]), lookup)


def hint(words: Texts, rules: Rules, decision: Decision) -> str:
    """A few words that go with the question, or nothing."""
    _, entry, ending, lookup = _decision(words, rules, decision)
    return fill(entry.get(f"hint{ending}", entry.get("hint", "")), lookup)


def option_label(
    words: Texts,
    rules: Rules,
    decision: Decision,
    option: Option,
    view: dict[str, Any] | None = None,
    bare: bool = False,
) -> str:
    """An option in a few words; ``bare`` leaves out where a unit stands."""
    names, entry, ending, _ = _decision(words, rules, decision)
    forms = words_of(rules).texts(words, "prompts")["option"]
    form = names.option_form(option._replace(area=NONE) if bare and option.kind == "unit" else option)
    own = entry.get(f"label{ending}", entry.get("label", {}))
    template = own.get(form, forms.get(form))
    if template is None:
        return names.action_or_ability(option.kind)
    label = fill(template, lambda name: names.option_field(name, option, decision.side))
    for mark in names.option_marks(option, view) if view is not None else ():
        label = fill(forms[mark], {"label": label}.__getitem__)
    return label


def option_labels(words: Texts, rules: Rules, decision: Decision, view: dict[str, Any] | None = None) -> list[str]:
    """The labels of all options, each different: likes that the words cannot tell apart are numbered."""
    areas = {option.area for option in decision.options if option.kind == "unit"}
    bare = len(areas) == 1
    labels = [option_label(words, rules, decision, option, view, bare) for option in decision.options]
    count = Counter(labels)
    seen: Counter[str] = Counter()
    for place, label in enumerate(labels):
        if count[label] > 1:
            seen[label] += 1
            labels[place] = f"{label} ({seen[label]})"
    return labels


def reason(words: Texts, rules: Rules, why: Blocked | Reason, short: bool = False) -> str:
    """Why something cannot be chosen. Raises ``KeyError`` for a code without words."""
    given = why.reason if isinstance(why, Blocked) else why
    told = words_of(rules)
    names = told.names(words, rules)
    entry = told.texts(words, "reasons")[given.code]
    return fill(entry["short" if short else "text"], _lookup(names, arguments(entry, "args"), given.arguments, None))
