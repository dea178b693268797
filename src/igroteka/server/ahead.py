"""What a page will ask for is named together with it: one way to the server less on a slow line."""

from pathlib import Path

import msgspec

NAMED = "ahead.json"
PAGES = {"": "lobby", "t": "table", "r": "replay", "rules": "rules"}
WAYS = {".js": "rel=modulepreload", ".css": "rel=preload; as=style; crossorigin"}


def named_ahead(folder: Path) -> dict[str, str]:
    """By the first part of an address, the Link header of its page; other builds have none."""
    file = folder / NAMED
    if not file.is_file():
        return {}
    asked = msgspec.json.decode(file.read_bytes(), type=dict[str, tuple[str, ...]])
    return {room: link(asked[page]) for room, page in PAGES.items() if asked.get(page)}


def link(files: tuple[str, ...]) -> str:
    known = ((file, WAYS.get(Path(file).suffix)) for file in files)
    return ", ".join(f"</{file}>; {way}" for file, way in known if way)
