"""Looks after words: ``python3 scripts/words.py --check`` tells what is wrong with them; exit status 1 if anything is.

    words.py --check              malformed, missing and unused messages, places not filled, forms there are not, what
                                  was made from English that has changed since, and words that stand in Python
    words.py python [FOLDER]      words that stand in Python, by file
    words.py --merge LANG         adds to a language what is missing, as comments; takes out what is no more; marks what
                                  was made from English that has changed since (--accept: it has been looked at)
    words.py new LANG --to FOLDER a new language: all messages as comments, in one folder

See docs/words.md.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.wording.catalogs import Catalog, catalog, compared, folders, languages, texts
from scripts.wording.merge import accept, behind, merge
from scripts.wording.python import listed, said_in_python
from scripts.wording.uses import misused


def check_folder(folder: Path) -> list[str]:
    """What is wrong with the languages in one folder, beside the English there."""
    catalogs = {path.name: catalog([path]) for path in sorted(folder.iterdir()) if any(path.rglob("*.ftl"))}
    return [each for code, found in catalogs.items() for each in compared(code, found, catalogs["en"])]


def check() -> list[str]:
    """What is wrong with the catalogs that ship, all of which must be whole, and with how the program uses them."""
    catalogs = {code: catalog(folders(code)) for code in languages()}
    wrong = [each for code, found in catalogs.items() for each in compared(code, found, catalogs["en"])]
    wrong += [f"{code}: {key} was made from other English: look at it, then --merge {code} --accept"
              for code in catalogs for key in behind(code)]  # fmt: skip
    return [*wrong, *misused(catalogs["en"].patterns), *said_in_python()]


def _counted(code: str, found: Catalog) -> str:
    count = sum(len(part.split()) for pattern in found.patterns.values() for part in texts(pattern))
    return f"{code}: {len(found.patterns)} messages, {count} words"


def main() -> int:
    """Look after words; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("python", "new"))
    parser.add_argument("name", nargs="?", help="a folder of sources, or a language's code")
    parser.add_argument("--check", action="store_true", help="test the catalogs")
    parser.add_argument("--merge", metavar="LANG", help="bring a language up to the English")
    parser.add_argument("--accept", action="store_true", help="note that translations fit the English of today")
    parser.add_argument("--to", type=Path, default=Path("."), help="where a new language's folder is put")
    asked = parser.parse_args()
    if asked.what == "python":
        print(listed(asked.name or "game"))
        return 0
    if asked.what == "new" and asked.name:
        print(f"{merge(asked.name, asked.to / asked.name).missing} messages are to be translated")
        return 0
    if asked.merge:
        if asked.accept:
            print(f"{accept(asked.merge)} messages are as the English is")
        else:
            print("{} missing, {} taken out, {} with changed English".format(*merge(asked.merge)))
        return 0
    if not asked.check:
        parser.error("nothing to do")
    wrong = check()
    print("\n".join([_counted(code, catalog(folders(code))) for code in languages()] + (wrong or ["nothing is wrong"])))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
