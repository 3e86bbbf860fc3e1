"""How the words of catalogs, stories and papers are set: American spelling, quotes, signs; German terms and address."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.language.syntax import Call, Pattern, Select, Variable
from game.ui import theme
from game.ui.rich import RichText
from scripts.wording.catalogs import catalog, folders, readings, texts

ROOT = Path(__file__).resolve().parents[2]
BRITISH = (
    r"anticlockwise|grey\w*|\w*colour\w*|neighbour\w*|favour\w*|honour\w*|endeavour\w*|defence|offence|pretence|"
    r"behaviour\w*|vapour|parlour|saviour|rumour\w*|humour|labour\w*|armour\w*|harbour\w*|valour|vigour|rigour|savour\w*|"
    r"theatre|centre\w*|metre\w*|kilometre\w*|spectre\w*|sombre|calibre|lustre|meagre|sepulchre|fibre|"
    r"towards|afterwards|backwards|forwards|upwards|downwards|inwards|outwards|onwards|whilst|amongst|learnt|spelt|burnt|"
    r"judgement|acknowledgement|licence|practise\w*|travell\w+|labell\w+|cancell(?:ed|ing)|modell\w+|levell\w+|"
    r"signall\w+|counsell\w+|marvell\w+|jewell\w+|fulfil|fulfils|skilful|wilful|enrol|instal|"
    r"\w+(?:nis|lis|ris|tis|mis|gnis|vis)(?:e|ed|es|ing|ation|ations)|analyse\w*|catalogue\w*|dialogue|programmes?|"
    r"plough\w*|sceptic\w*|mould\w*|manoeuvr\w*|kerb|tyre|cosy|storey|ageing|artefact\w*|aeroplane|jewellery|"
    r"draught\w*|cheques?|gaol\w*|pyjamas|sulphur\w*|whisky|moustache\w*|enquir\w*|tonnes?"
)
AMERICAN = re.compile(
    r"(?:counter)?clockwise|(?:other|like)wise|\w*(?:adv|dev|rev|v|superv|improv)ise[ds]?|(?:a|sun)?ris(?:es?|ing)|"
    r"\w*pr(?:ec|em|om)is(?:e|es|ed|ing)|\w*rais(?:e|es|ed|ing)|surpris(?:e|es|ed|ing)|disguised?|exercises?|"
    r"enterprise|expertise|franchise|paradise|compromise|comprise|demise|concise|surmise|advertised?|tortoise"
)
"""Words that end as British ones do."""
MANY = (
    "trees|cards|gates|walls|points|artifacts|prizes|rites|games|answers|pieces|Cultists|Monsters|units|books|signs|"
    "Kills|Pains|captives|graves|ghouls|spellbooks|turns|steps|losses|choices|lines|times|faults|bots|minutes|stars|"
    "rounds|players|seats|dice|areas|enemies|actions|Elder Signs|files|chapters|lessons|puzzles|days|seconds"
)
SLIPS = {
    "a straight quote": r"[\"']",
    "three dots": r"\.\.",
    "a doubled blank": r"[ \u00a0]{2}",
    "a hyphen for a dash": r" --? ",
    "a dash that is not used here": "—",
    "a blank before a stop": r"\w [.,;:!?](?!\S)",
    "a doubled stop": r",,|;;|\.,|,\.",
    "a sign of another language": r"[`´«»]",
}
"""What no text may have."""
OWN_SLIPS = {
    "en": {"a German quote": "[„‚]", "a blank before a percent sign": r"[ \u00a0]%"},
    "de": {
        "an English quote": "”",
        "no blank before a percent sign": r"(?<![ \u00a0*>])%",
        "a quote that is not closed": r"„[^“]*$",
        "a quote that is not opened": r"^[^„]*“",
        "an inner quote that is not closed": r"‚[^‘]*$",
        "a spelling of before": r"\b(?:daß|muß|mußt|läßt|faßt|gewiß|bißchen|Schluß|Prozeß|Haß|Fluß|Riß|Biß|naß|blaß)\b",
    },
}


LAID_OUT = {("table-aim-goal", "a doubled blank"), ("wars-strip-numbers", "a doubled blank")}
"""Where blanks part two things in one line."""


@cache
def patterns(code: str) -> dict[str, Pattern]:
    return catalog(folders(code)).patterns


@cache
def said(code: str) -> list[tuple[str, str]]:
    """Every stretch of words of a language, by its message; names are said in forms."""
    return [(key, text) for key, pattern in patterns(code).items() if "." not in key or key[0] != "-"
            for text in texts(pattern)]  # fmt: skip


@cache
def wholes(code: str) -> list[tuple[str, str]]:
    """Every message as it reads with something in each place; of those with variants each variant."""
    return [(key, text) for key, pattern in patterns(code).items() if key[0] != "-" for text in readings(pattern)]


def _leaves(value: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield path, value
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from _leaves(inner, f"{path}.{key}")


def _stories() -> Iterator[tuple[str, str]]:
    """What stories that ship tell."""
    for path in sorted((ROOT / "saves").glob("*.toml")):
        told = _leaves(tomllib.loads(path.read_text(encoding="utf-8")), path.name)
        yield from ((where, line) for where, text in told for line in text.splitlines())


def _papers() -> Iterator[tuple[str, str]]:
    """What the papers say, without code."""
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        if "german" not in path.name:
            prose = re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)", "", path.read_text(encoding="utf-8"), flags=re.S)
            yield from ((f"{path.name}:{number}", line) for number, line in enumerate(prose.splitlines(), 1))


def _bare(text: str) -> str:
    """A text without markup and names of programs."""
    return re.sub(r"\w+_\w+", "x", re.sub(r"<[^<>]*>|\*\*|__|https?:\S+", "", text))


def test_all_words_are_spelled_as_in_america() -> None:
    british = re.compile(rf"\b(?:{BRITISH})\b", re.I)
    told = [*said("en"), *_stories(), *_papers()]
    found = [(where, word[0]) for where, text in told for word in british.finditer(_bare(text))
             if not AMERICAN.fullmatch(word[0].lower())]  # fmt: skip
    assert found == []


@pytest.mark.parametrize("code", ["en", "de"])
def test_signs_are_set_as_the_language_sets_them(code: str) -> None:
    wrong = {what: re.compile(slip) for what, slip in {**SLIPS, **OWN_SLIPS[code]}.items()}
    told = [*wholes(code), *(_stories() if code == "en" else ())]
    found = [(key, what, text) for key, text in told for what, slip in wrong.items()
             if slip.search(_bare(text)) and (key, what) not in LAID_OUT]  # fmt: skip
    assert found == []


@pytest.mark.parametrize("code", ["en", "de"])
def test_nothing_of_the_files_is_left_in_what_is_said(code: str) -> None:
    """Braces, dollar signs and references of Fluent, blanks of printf, marks that are not closed."""
    left = re.compile(r"[{}$]|%[sd]|\b[A-Z]+\(")
    shown = [(key, re.sub(r"\{(?:icon|glyph):[^{}]*\}", "", text)) for key, text in wholes(code)]
    assert [(key, text) for key, text in shown if left.search(text)] == []
    odd = [(key, text) for key, text in wholes(code) if text.count("**") % 2 or text.count("__") % 2]
    assert odd == []


def _unchosen(pattern: Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Numbers before words, by what their place is called, where nothing chooses the words by the number."""
    for part, after in zip(pattern, [*pattern[1:], ""], strict=False):
        inner = part.arguments[0] if isinstance(part, Call) and part.name == "NUMBER" else part
        if isinstance(inner, Variable) and isinstance(after, str) and inner.name not in chosen | {"side", "rank"}:
            yield inner.name, after
        if isinstance(part, Select):
            by = part.by.arguments[0] if isinstance(part.by, Call) and part.by.arguments else part.by
            more = {by.name} if isinstance(by, Variable) else set()
            for each in part.patterns:
                yield from _unchosen(each, chosen | more)


def test_numbers_agree_with_their_nouns() -> None:
    """A number that may be 1 chooses the form of its noun."""
    noun = re.compile(rf"(?:</?\w*>|\*\*)* ({MANY})\b")
    found = {f"{key}: {place}" for key, pattern in patterns("en").items() for place, after in _unchosen(pattern)
             if noun.match(after)}  # fmt: skip
    assert found == NEVER_ONE.keys(), "the list is exact"


NEVER_ONE = {
    **dict.fromkeys(("chronicle-mean-rites: number", "chronicle-mean-turns: number", "chronicle-told-deeds: kills",
                     "chronicle-told-deeds: lost"), "a mean, with a figure behind the point"),
    **dict.fromkeys(("cli-no-time: most", "error-bot-load-late: seconds", "error-bot-why-late: seconds",
                     "newgame-first-minutes: minutes", "newgame-strength: games", "wars-digest-books-all: all",
                     "wars-setup-signs: ones"), "always the same, or many"),
    **dict.fromkeys(("campaign-mix-between: most", "campaign-mix-exactly: players",
                     "error-campaign-league-players: count",
                     "error-terminal-people: seats", "newgame-size-range: last", "newgame-size-two: last"),
                    "nobody plays alone"),
    **dict.fromkeys(("campaign-league-several: count", "campaign-standing.ironman: length",
                     "campaign-standing.note: length", "lessons-all-done: count", "lessons-left: count",
                     "rites-progress-graves: count", "rites-progress-walls: count", "rites-setup-ghouls: count",
                     "rites-setup-graves: count", "wars-battle-then-one-of.gate: areas",
                     "wars-battle-then-one-of: areas", "wars-events-revealed.doer: number",
                     "wars-events-revealed: number"), "of several"),
}  # fmt: skip
"""Numbers before a noun that are never 1, and why."""


# German --------------------------------------------------------------------------------------------

STORY = "campaign-the-stars-align"
"""People of the story are formal with each other."""
FORMAL = re.compile(r"(?<=[\wäöüß,;–] )(?:Sie|Ihnen|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihres)\b")
"""The formal address, where no sentence begins."""
BOTH = {"monster", "name", "bot", "adept", "wanderer", "version", "profile", "rituals"}
"""English terms that are also words of German."""
TYPED = (
    "cli-", "error-others-", "error-terminal-", "rites-setup-", "rites-terminal-", "terminal-", "rites-rules-also",
    "wars-rules-also",
)  # fmt: skip
"""Where names of files, and what can be typed, stand in a sentence."""


@cache
def glossary() -> list[tuple[str, str]]:
    """The terms of the glossary, English and German, as its tables have them."""
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|", (ROOT / "docs" / "glossary-german.md").read_text("utf-8"), re.M)
    return [(english.strip(), german.strip()) for english, german in rows if english.strip() not in ("Englisch", "---")]


def _to_translate() -> set[str]:
    """English terms that no German text may hold."""
    found = set()
    for english, german in glossary():
        for term in re.split(r" / |, ", re.sub(r" \([^)]*\)", "", english)):
            if len(term) > 3 and term.lower() not in BOTH and term.lower() not in german.lower():
                found.add(term)
    return found


def test_german_says_du() -> None:
    told = [(key, text) for key, text in wholes("de") if FORMAL.search(_bare(text))]
    assert [each for each in told if not each[0].startswith(STORY)] == []


def test_german_has_no_english_terms() -> None:
    terms = _to_translate()
    assert len(terms) > 200 and {"Doom", "Elder Sign", "spellbook"} <= terms
    english = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, sorted(terms, key=len, reverse=True)))})(?![\w-])")
    titles = re.compile(r"Rites of Cthulhu|Natural Earth")
    found = [(key, word[0], text) for key, text in wholes("de") if not key.startswith(TYPED)
             for word in english.finditer(titles.sub("", _bare(text)))]  # fmt: skip
    assert found == []


def test_german_questions_begin_like_sentences() -> None:
    """They stand behind a name and its colon."""
    asked = [(key, text) for key, text in wholes("de") if "-ask-" in key and not key.endswith(".hint")]
    assert len(asked) > 100 and [each for each in asked if each[1][:1].islower()] == []


@pytest.mark.parametrize("markup", ["chance 25 %", "chance **25 %**", "chance **25** %", "chance <gold>25</> %"])
def test_a_sign_stays_with_its_number(markup: str) -> None:
    pygame.font.init()
    wide = RichText(markup, theme.BODY, 20, 10_000)
    for width in range(20, wide.size[0] + 20, 3):
        laid = RichText(markup, theme.BODY, 20, width)
        starts = [line[0].piece.text for _, line, _ in laid._lines if line]
        assert "%" not in starts, (markup, width)
    assert wide.lines == 1 and RichText(markup, theme.BODY, 20, wide.size[0] - 2).lines == 2
