"""German: as many names as in English, each sound in each form, and every message that there is can be said."""

from functools import cache

import pytest

from game.games.registry import words_of_games
from game.language.library import languages_in
from game.language.outside import Source
from game.language.speaker import Language, Speaker
from game.language.syntax import entries, parse
from game.language.values import Name, Value
from game.shipped import asset
from scripts.wording.catalogs import Catalog, compared, places

GENDERS = {"m", "f", "n", "pl"}
OTHER_FORMS = {"ordinal", "day", "e", "en", "er", "es"}
"""Forms of numbers, days and adjectives."""


@cache
def sources(code: str) -> list[Source]:
    return [*languages_in(asset("text"))(code), *words_of_games(code)]


@cache
def language(code: str) -> Language:
    return Language(code, sources(code))


def terms(code: str) -> list[str]:
    """The names of all things, by their terms."""
    return [key[1:] for key in language(code).raw if key[0] == "-" and "." not in key]


def attributes(term: str) -> dict[str, str]:
    german = language("de")
    return {each: german.attribute(term, each) or "" for each in german.attributes(term)}


@cache
def forms() -> list[str]:
    return [key.removeprefix("form-") for key in language("de").raw if key.startswith("form-")]


def test_every_english_name_has_a_german_one_and_none_is_there_twice() -> None:
    assert set(terms("de")) == set(terms("en"))
    told = [key for _, source, _ in sources("de") for key in entries(source)[0] if key[0] == "-" and "." not in key]
    assert len(told) == len(set(told))
    assert not [line for _, source, _ in sources("de") for line in entries(source)[1]]


def test_what_is_german_is_sound_beside_the_english() -> None:
    """Malformed, in no English catalog, with places that nobody fills, or in forms that there are not."""
    both = {code: {key: parse(raw) for key, raw in language(code).raw.items()} for code in ("de", "en")}
    wrong = compared("de", Catalog(both["de"], []), Catalog(both["en"], []))
    assert not [each for each in wrong if not each.endswith(" is missing")]
    said = [key for key in both["de"] if key[0] != "-" and "." not in key and not key.startswith(("form-", "list-"))]
    assert len(said) > 100


PLACES: dict[str, Value] = {
    **dict.fromkeys(("side", "enemy", "owner", "by", "of", "receiver", "out"), Name("faction-black-goat")),
    **{key: [Name("faction-black-goat"), Name("faction-yellow-sign")] for key in ("sides", "enemies", "factions")},
    **dict.fromkeys(("unit", "second", "given"), Name("unit-dark-young")),
    "units": [Name("unit-acolyte"), Name("unit-ghoul", number=2)],
    **dict.fromkeys(("area", "origin"), Name("area-indian-ocean")),
    "areas": [Name("area-europe"), Name("area-antarctica")],
}
"""What stands in the places of messages; in all others a number, or several texts where a list is asked for."""


@pytest.mark.parametrize("code", ["en", "de"])
def test_every_message_can_be_said(code: str) -> None:
    speaker = Speaker([language(code)], strict=True)
    for key, raw in language(code).raw.items():
        if key[0] != "-" and not key.startswith(("form-", "list-")):
            several = {place for place in places(parse(raw)) if f"COMMA(${place})" in raw or f"OR(${place})" in raw}
            values = {place: PLACES.get(place, 2) for place in places(parse(raw))} | {
                place: ["Ada", "Bert"] for place in several - PLACES.keys()
            }
            told = speaker.tell(key, values)
            assert told and told.strip() == told, (key, told)


def test_the_attributes_of_names_are_those_that_the_grammar_asks_for() -> None:
    """A misspelled attribute would be silently the name itself, and so would a missing one."""
    german = language("de")
    used = {place for form in forms() for place in places(parse(german.raw[f"form-{form}"]))}
    allowed = (used - {"name", "number", "self", "day", "month", "year"}) | set(forms())
    allowed |= {"alone", "short", "narrow", "also", "map"}
    for term in terms("de"):
        has = attributes(term)
        assert has.keys() <= allowed, (term, has.keys() - allowed)
        assert {has.get("gender", "m"), has.get("sex", "m")} <= GENDERS, term
        if has.get("gender") in ("m", "n"):
            assert "genitive" in has, term
        several = {"plural", "plural-weak", "plural-dative"}
        assert has.keys() & several in (set(), several), term
    units = [term for term in terms("de") if term.startswith("unit-")]
    assert units and all("plural" in attributes(term) for term in units)


def test_every_name_is_sound_in_every_form() -> None:
    german = language("de")
    for term in terms("de"):
        for number in (1, 2) if "plural" in attributes(term) else (1,):
            for form in set(forms()) - OTHER_FORMS:
                said = german.form(form, Name(term, "<b>{}</>", number))
                assert said == " ".join(said.split()) and "{" not in said and "<b></>" not in said, (term, form, said)


DECLINED = {
    ("faction-great-cthulhu", 1): {
        "the": "der Große Cthulhu", "the-acc": "den Großen Cthulhu", "the-dat": "dem Großen Cthulhu",
        "of": "des Großen Cthulhu", "by": "vom Großen Cthulhu", "toward": "zum Großen Cthulhu",
        "he-dat": "ihm", "his": "sein", "acc": "Großen Cthulhu",
    },
    ("faction-black-goat", 1): {
        "the": "die Schwarze Ziege", "the-acc": "die Schwarze Ziege", "the-dat": "der Schwarzen Ziege",
        "of": "der Schwarzen Ziege", "by": "von der Schwarzen Ziege", "beside": "bei der Schwarzen Ziege",
        "he-acc": "sie", "his": "ihr",
    },
    ("faction-yellow-sign", 1): {
        "the": "das Gelbe Zeichen", "the-acc": "das Gelbe Zeichen", "the-dat": "dem Gelben Zeichen",
        "of": "des Gelben Zeichens", "toward": "zum Gelben Zeichen", "he": "es",
    },
    ("unit-acolyte", 1): {
        "a": "ein Akolyth", "a-acc": "einen Akolythen", "a-dat": "einem Akolythen", "a-gen": "eines Akolythen",
        "no-acc": "keinen Akolythen", "your": "dein Akolyth", "your-acc": "deinen Akolythen",
        "your-gen": "deines Akolythen",
    },
    ("unit-dark-young", 1): {
        "a-acc": "ein Dunkles Junges", "the": "das Dunkle Junge", "your-acc": "dein Dunkles Junges",
        "your-dat": "deinem Dunklen Jungen", "of": "des Dunklen Jungen",
    },
    ("unit-deep-one", 2): {
        "a-acc": "2 Tiefe Wesen", "a-dat": "2 Tiefen Wesen", "the": "die 2 Tiefen Wesen",
        "your-acc": "deine 2 Tiefen Wesen", "your-dat": "deinen 2 Tiefen Wesen", "he-dat": "ihnen",
    },
    ("unit-ghoul", 2): {"a": "2 Ghule", "a-dat": "2 Ghulen", "of": "der 2 Ghule", "by": "von den 2 Ghulen"},
    ("unit-undead", 1): {"a": "ein Untoter", "the": "der Untote", "a-acc": "einen Untoten", "your": "dein Untoter"},
    ("unit-king-in-yellow", 1): {
        "a": "der König in Gelb", "a-acc": "den König in Gelb", "a-gen": "des Königs in Gelb",
        "your-acc": "deinen König in Gelb",
    },
    ("unit-shub-niggurath", 1): {
        "the-acc": "Shub-Niggurath", "of": "von Shub-Niggurath", "your-dat": "deiner Shub-Niggurath", "he": "sie",
    },
    ("area-arctic-ocean", 1): {"in": "im Nordpolarmeer", "to": "ins Nordpolarmeer", "from": "aus dem Nordpolarmeer"},
    ("area-antarctica", 1): {"in": "in der Antarktis", "to": "in die Antarktis", "from": "aus der Antarktis"},
    ("area-new-zealand", 1): {"in": "in Neuseeland", "to": "nach Neuseeland", "from": "aus Neuseeland"},
    ("area-gardner-reservoir", 1): {
        "in": "am Gardner-Stausee", "to": "zum Gardner-Stausee", "from": "vom Gardner-Stausee",
    },
    ("area-loblolly-cove-mystic-river", 1): {"to": "zur Loblolly-Bucht / zum Mystic River"},
    ("place-loblolly-cove", 1): {"in": "an der Loblolly-Bucht", "from": "von der Loblolly-Bucht"},
    ("book-red-sign", 1): {"the-dat": "dem Roten Zeichen"},
    ("book-screaming-dead", 1): {"the-dat": "den Schreienden Toten"},
    ("rites-artifact-silver-key", 1): {"the-acc": "den Silbernen Schlüssel", "of": "des Silbernen Schlüssels"},
    ("rites-rite-the-hound", 1): {"in": "im Hund"},
    ("rites-rite-at-the-mountains-of-madness", 1): {"in": "in den Bergen des Wahnsinns"},
    ("rites-color-green", 1): {"e": "grüne", "es": "grünes"},
    ("bot-adept", 2): {"a-acc": "2 Lehrlinge"},
}  # fmt: skip


@pytest.mark.parametrize(("term", "number"), DECLINED)
def test_names_are_declined(term: str, number: int) -> None:
    german, wanted = language("de"), DECLINED[term, number]
    assert {form: german.form(form, Name(term, number=number)) for form in wanted} == wanted


def test_a_person_has_neither_article_nor_gender() -> None:
    german = language("de")
    asked = ("the", "the-acc", "the-dat", "of", "by", "toward", "beside")
    said = {form: german.form(form, "Ada") for form in asked}
    assert [*said.values()] == ["Ada", "Ada", "Ada", "von Ada", "von Ada", "zu Ada", "bei Ada"]
