"""anchors.json: the places of names, gates and pieces of every board, as the program reads them."""

import json
from pathlib import Path

SMALL = ("picture", "crop", "frame", "portals")
"""What a board says for itself where it differs from the Earth's boards."""


def _label(drawn: dict) -> dict:
    """A name's place: its words are the language's; what is kept is how many rows there is room for."""
    if "lines" not in drawn:
        return drawn
    return {"rows": len(drawn["lines"]), **{key: value for key, value in drawn.items() if key != "lines"}}


def _area(drawn: dict) -> dict:
    kept = {key: value for key, value in drawn.items() if key != "name"}
    return kept | {"label": _label(drawn["label"]), "extra_labels": [_label(each) for each in drawn["extra_labels"]]}


def write_anchors(path: Path, boards: dict, head: dict) -> None:
    """Write the file, one line per area; boards that are not given are kept, so is what is there for a ``head``."""
    data = dict(head)
    if path.exists():
        kept = json.loads(path.read_text(encoding="utf-8"))
        data = data or {key: value for key, value in kept.items() if key != "boards"}
        data["boards"] = kept["boards"]
    data.setdefault("boards", {}).update(boards)
    boards = data.pop("boards")
    lines = [f" {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}," for k, v in data.items()]
    lines.append(' "boards": {')
    for i, (name, board) in enumerate(boards.items()):
        lines.append(f"  {json.dumps(name)}: {{")
        lines.append(f'   "title": {json.dumps(board["title"])},\n   "area_ids": {json.dumps(board["area_ids"])},')
        lines += [f"   {json.dumps(key)}: {json.dumps(board[key])}," for key in SMALL if key in board]
        areas = [f"    {json.dumps(k)}: {json.dumps(_area(v))}" for k, v in board["areas"].items()]
        lines.append('   "areas": {\n' + ",\n".join(areas) + "\n   },")
        lines.append('   "stubs": [\n' + ",\n".join(f"    {json.dumps(s)}" for s in board["stubs"]) + "\n   ]")
        lines.append("  }" + ("," if i < len(boards) - 1 else ""))
    path.write_text("{\n" + "\n".join(lines) + "\n }\n}\n", encoding="utf-8", newline="\n")
