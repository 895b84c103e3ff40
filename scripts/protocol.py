"""The client's TypeScript, and JSON Schema for all who write clients, made from the Python types.

protocol.py           write them
protocol.py --check   say which are stale; exit code 1 if any is
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from typescript import spelled

from veillee.bots import analysis_result
from veillee.core import schema
from veillee.core.schema import events, games, lines, sheets
from veillee.core.schema import messages as told
from veillee.server import messages

ROOT = Path(__file__).parent.parent
#: Where the types are written, with comments on their members.
MODULES = (told, events, games, lines, sheets, analysis_result, messages)
BODIES = (
    messages.HouseInfo,
    messages.Me,
    messages.NewName,
    messages.QrWish,
    messages.NewTable,
    messages.NewCampaign,
    messages.Opened,
    messages.OpenedCampaign,
    messages.CampaignSeats,
    messages.CampaignInfo,
    messages.Sitting,
    messages.Token,
    messages.OwnGames,
    messages.OwnCampaign,
    messages.AnalysisWish,
    messages.AnalysisState,
    messages.Failure,
    messages.GameInfo,
)
PROTOCOL = (
    messages.FromClient,
    messages.FromServer,
    schema.SeatMessage,
    *get_args(events.EngineEvent),
    *BODIES,
)
RECORD = get_args(get_args(schema.RecordLine)[0])

Schema = dict[str, Any]

_CLASSES = {
    name: found for module in MODULES for name, found in vars(module).items() if inspect.isclass(found)
}


def definitions(types: tuple[Any, ...]) -> dict[str, Schema]:
    """Every type with a name that these are made of, as JSON Schema."""
    roots, found = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    aliases: dict[str, Schema] = {}
    for root in roots:
        _referred(root, aliases)
    for name, one in found.items():
        _name_parts(one, aliases)
        _describe(_CLASSES[name], one)
    return dict(sorted({**found, **aliases}.items()))


def _name_parts(one: Any, aliases: dict[str, Schema]) -> None:
    """Let what has a title inside of a schema become a definition of its own."""
    if isinstance(one, list):
        one[:] = [_referred(part, aliases) for part in one]
    elif isinstance(one, dict):
        one.pop("discriminator", None)
        for key, part in one.items():
            if key == "properties":
                part.update({name: _referred(member, aliases) for name, member in part.items()})
            elif key != "default":
                one[key] = _referred(part, aliases)


def _referred(part: Any, aliases: dict[str, Schema]) -> Any:
    _name_parts(part, aliases)
    if not isinstance(part, dict) or "title" not in part:
        return part
    aliases[part["title"]] = part
    return {"$ref": f"#/$defs/{part['title']}"}


def _describe(cls: Any, one: Schema) -> None:
    """Put the members in the order they are written in, and say of each what its comment says."""
    if not issubclass(cls, msgspec.Struct):
        one["properties"] = {name: one["properties"][name] for name in cls.__annotations__}
        one["required"] = [name for name in one["properties"] if name in one.get("required", ())]
    comments = _comments(cls)
    for name, member in one["properties"].items():
        if name in comments:
            member["description"] = comments[name]


def _comments(cls: Any) -> dict[str, str]:
    """What stands in the `#:` lines above the members of a class and of its bases."""
    found: dict[str, str] = {}
    try:
        source = inspect.getsource(cls)
    except OSError:  # it was not written as a class
        return found
    for base in re.findall(r"\w+", source.partition(":")[0].partition("(")[2]):
        if base in _CLASSES:
            found |= _comments(_CLASSES[base])
    said: list[str] = []
    for line in map(str.strip, source.splitlines()):
        member = re.match(r"(\w+): ", line)
        if line.startswith("#: "):
            said.append(line.removeprefix("#: "))
        elif member and said:
            found[member[1]] = " ".join(said)
            said = []
    return found


def document(title: str, description: str, roots: list[str], defs: dict[str, Schema]) -> str:
    """A whole file of JSON Schema; what it describes is any of the roots."""
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "description": description,
        "anyOf": [{"$ref": f"#/$defs/{root}"} for root in roots],
        "$defs": defs,
    }
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"


def files() -> dict[Path, str]:
    """Every file that is made here, and what belongs into it."""
    protocol, record = definitions(PROTOCOL), definitions(RECORD)
    record["RecordLine"] = {
        "title": "RecordLine",
        "description": "A line of a record.",
        "anyOf": [{"$ref": f"#/$defs/{cls.__name__}"} for cls in RECORD],
    }
    return {
        ROOT / "web/src/protocol.ts": spelled(protocol, patched="SeatMessage"),
        ROOT / "docs/schema/protocol.schema.json": document(
            f"Veillée, protocol {messages.PROTOCOL}",
            "What goes over a table's socket, either way; also the bodies of HTTP, by their names in $defs. "
            "Members that are not named here may come at any time, and a client passes over them.",
            ["ClientMessage", "ServerMessage"],
            protocol,
        ),
        ROOT / "docs/schema/record.schema.json": document(
            "Veillée, lines of a record",
            "Each line of a record is one of these; see docs/records.md.",
            ["RecordLine"],
            record,
        ),
    }


def main() -> int:
    """Write the files, or say which are stale."""
    check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not check:
        print(__doc__, file=sys.stderr)
        return 2
    stale = 0
    for path, text in files().items():
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        if check:
            print(f"{path.relative_to(ROOT)} is stale: make protocol", file=sys.stderr)
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
