"""JSON Schema as TypeScript: every definition under its own name, with its comments."""

from __future__ import annotations

import json
import re
import textwrap
from typing import Any

WIDTH = 110
HEAD = """\
/** The messages of docs/protocol.md, as types; `make protocol` writes them from the server's own. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
"""

Schema = dict[str, Any]

_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def spelled(definitions: dict[str, Schema], patched: str) -> str:
    """A module that exports all definitions.

    What a client patches may have null where a member is optional: in that definition and all it is made of.
    """
    nullable = _parts_of(patched, definitions, set())
    return "\n".join([HEAD, *(_exported(name, one, name in nullable) for name, one in definitions.items())])


def _parts_of(name: str, definitions: dict[str, Schema], known: set[str]) -> set[str]:
    if name not in known:
        known.add(name)
        for part in re.findall(r"#/\$defs/(\w+)", json.dumps(definitions[name])):
            _parts_of(part, definitions, known)
    return known


def _exported(name: str, one: Schema, is_nullable: bool) -> str:
    said = _comment(one.get("description"), "")
    if "properties" in one:
        return f"{said}export interface {name} {_members(one, is_nullable)}\n"
    return f"{said}{_alias(name, one)}\n"


def _alias(name: str, one: Schema) -> str:
    head, of = f"export type {name} =", _type(one)
    parts = _alternatives(one)
    if len(f"{head} {of};") <= WIDTH or len(parts) < 2:
        return f"{head} {of};"
    if len(f"  {of};") <= WIDTH:
        return f"{head}\n  {of};"
    return head + "".join(f"\n  | {part}" for part in parts) + ";"


def _members(one: Schema, is_nullable: bool) -> str:
    required = one.get("required", ())
    lines: list[str] = []
    for name, member in one["properties"].items():
        is_optional = name not in required
        of = _type(_or_null(member) if is_optional and is_nullable else member)
        said = _comment(member.get("description"), "  ")
        lines.append(f"{said}  {_key(name)}{'?' if is_optional else ''}: {of};")
    if one.get("additionalProperties") is True:
        is_open = len(required) == len(lines)
        lines.append(f"  [member: string]: Json{'' if is_open else ' | undefined'};")
    return "{\n" + "\n".join(lines) + "\n}"


def _or_null(one: Schema) -> Schema:
    null = {"type": "null"}
    return one if null in one.get("anyOf", ()) else {"anyOf": [one, null]}


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else f"'{name}'"


def _comment(text: str | None, indent: str) -> str:
    if not text:
        return ""
    if len(indent) + len(text) + 7 <= WIDTH:
        return f"{indent}/** {text} */\n"
    wrapped = textwrap.wrap(text, WIDTH - len(indent) - 3)
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in wrapped) + f"{indent} */\n"


def _type(one: Schema) -> str:
    parts = _alternatives(one)
    if parts:
        return " | ".join(dict.fromkeys(parts))
    if "$ref" in one:
        return str(one["$ref"]).rpartition("/")[2]
    if one.get("type") == "array":
        return _array(one)
    if one.get("type") == "object":
        return _record(one)
    return _PLAIN[one["type"]] if "type" in one else "Json"


def _alternatives(one: Schema) -> list[str]:
    if "enum" in one:
        return ["'" + value + "'" if isinstance(value, str) else json.dumps(value) for value in one["enum"]]
    return [_type(part) for part in one.get("anyOf", ())]


def _array(one: Schema) -> str:
    if "prefixItems" in one:
        return "[" + ", ".join(map(_type, one["prefixItems"])) + "]"
    item = _type(one.get("items", {}))
    return f"({item})[]" if " | " in item else f"{item}[]"


def _record(one: Schema) -> str:
    of = one.get("additionalProperties", {})
    names = _type(one["propertyNames"]) if "$ref" in one.get("propertyNames", {}) else "string"
    return f"Record<{names}, {_type({} if of is True else of)}>"
