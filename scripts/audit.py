#!/usr/bin/env python3
"""Ask the published advisories about every package the packed program is made of (scripts/app/requirements.lock).

    python3 scripts/audit.py [--service osv]

Needs the network, for pip-audit and for the advisories. Exit code 0 if nothing is known, 1 if something is, 2 if nobody
could be asked: that says nothing about the packages.
"""

import argparse
import json
import subprocess
import sys

from environment import ROOT, ready

LOCK = ROOT / "scripts" / "app" / "requirements.lock"
KNOWN, UNASKED = 1, 2


def main(arguments):
    """Ask and tell; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--service", choices=("pypi", "osv"), default="pypi", help="whose advisories")
    parser.add_argument("--here", action="store_true", help="use the Python that runs this script, not that of .venv")
    given = parser.parse_args(arguments)
    command = [sys.executable if given.here else str(ready("audit")), "-P", "-m", "pip_audit", "--format", "json"]
    command += ["--progress-spinner", "off", "--disable-pip", "--require-hashes", "--requirement", str(LOCK)]
    command += ["--vulnerability-service", given.service]
    asked = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    return told(asked.stdout, asked.stderr)


def told(answer, errors):
    """Tell what an answer of pip-audit says; the exit code."""
    try:
        packages = json.loads(answer)["dependencies"]
    except (ValueError, KeyError, TypeError):
        why = errors.strip().splitlines()[-1:] or ["it gave no answer"]
        print(f"The advisories could not be asked, so nothing is known either way: {why[0]}", file=sys.stderr)
        return UNASKED
    found = [(package, weak) for package in packages for weak in package.get("vulns", [])]
    for package, weak in found:
        mended = ", ".join(weak.get("fix_versions", [])) or "no version yet"
        print(f"{package['name']} {package['version']}: {weak['id']}, mended in {mended}")
    left = [package for package in packages if "skip_reason" in package]
    for package in left:
        print(f"{package['name']}: not asked ({package['skip_reason']})")
    print(f"{len(packages) - len(left)} of {len(packages)} packages asked about, {len(found)} published weaknesses")
    return KNOWN if found else UNASKED if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
