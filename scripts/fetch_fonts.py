#!/usr/bin/env python3
"""Fetch the fonts of the window with npm and put them, with their licences, into assets/fonts.

All are under the SIL Open Font Licence 1.1. The packages hold whole TrueType files (not cut into
subsets), so that every name a person types can be shown.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

OUT = Path(__file__).resolve().parent.parent / "assets" / "fonts"
# family: npm package, {our suffix: style in the package}
FAMILIES = {
    "Cinzel": ("cinzel", {"600": "600SemiBold", "700": "700Bold"}),
    "EBGaramond": (
        "eb-garamond",
        {
            "400": "400Regular",
            "500": "500Medium",
            "700": "700Bold",
            "400i": "400Regular_Italic",
            "500i": "500Medium_Italic",
        },
    ),
    "AlegreyaSans": ("alegreya-sans", {"500": "500Medium", "700": "700Bold", "800": "800ExtraBold"}),
}


def install(folder: Path) -> Path:
    """Install the three packages into a folder with npm; returns where they are."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("npm is needed to fetch the fonts; or give --packages FOLDER")
    packages = [f"@expo-google-fonts/{package}" for package, _ in FAMILIES.values()]
    command = [npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), *packages]
    subprocess.run(command, check=True)
    return folder / "node_modules"


def copy(modules: Path) -> None:
    """Copy the styles we use and one licence per family."""
    OUT.mkdir(parents=True, exist_ok=True)
    for family, (package, styles) in FAMILIES.items():
        source = modules / "@expo-google-fonts" / package
        for suffix, style in styles.items():
            shutil.copyfile(source / style / f"{family}_{style}.ttf", OUT / f"{family}-{suffix}.ttf")
        shutil.copyfile(source / "LICENSE_FONT", OUT / f"{family}-OFL.txt")


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("--packages", type=Path, help="a node_modules folder that already holds the packages")
    given = p.parse_args().packages
    with tempfile.TemporaryDirectory() as folder:
        copy(given or install(Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
