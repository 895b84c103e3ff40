"""Whether JSON is what docs/schema says, taken strictly: a member that no schema names is wrong, too."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "docs" / "schema"

_TYPES: dict[str, Any] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}
_WORDS = {"$ref", "title", "description", "default", "type", "enum", "anyOf", "properties", "required"}
_WORDS |= {"additionalProperties", "propertyNames", "maxProperties", "items", "prefixItems", "minItems"}
_WORDS |= {"maxItems", "pattern", "maxLength", "minimum", "maximum", "exclusiveMaximum"}


class NotSo(AssertionError):
    """Something that is not as its schema says; says where."""


class SchemaFile:
    """A file of docs/schema, to check values against its definitions."""

    def __init__(self, name: str) -> None:
        text = (FOLDER / f"{name}.schema.json").read_text(encoding="utf-8")
        self.definitions: dict[str, Any] = json.loads(text)["$defs"]

    def check(self, value: Any, name: str) -> None:
        """NotSo unless a value is what this definition says."""
        self._check(value, self.definitions[name], name)

    def _check(self, value: Any, schema: Any, where: str) -> None:
        if schema is True or (schema is not False and not schema):
            return
        if schema is False:
            raise NotSo(f"{where}: should not be there: {value!r}")
        unknown = set(schema) - _WORDS
        assert not unknown, f"{where}: the schema says {unknown}, which nobody checks"
        if "$ref" in schema:
            self.check_in(value, schema["$ref"].rpartition("/")[2], where)
        if "enum" in schema and value not in schema["enum"]:
            raise NotSo(f"{where}: {value!r} is none of {schema['enum']}")
        if "anyOf" in schema:
            self._check_any(value, schema["anyOf"], where)
        if "type" in schema:
            self._check_type(value, schema, where)

    def check_in(self, value: Any, name: str, where: str) -> None:
        self._check(value, self.definitions[name], f"{where}({name})")

    def _check_any(self, value: Any, schemas: list[Any], where: str) -> None:
        found: list[str] = []
        for schema in schemas:
            try:
                return self._check(value, schema, where)
            except NotSo as error:
                found.append(str(error))
        raise NotSo(f"{where}: none of {len(found)} fits:\n  " + "\n  ".join(found))

    def _check_type(self, value: Any, schema: Any, where: str) -> None:
        wanted = schema["type"]
        if not isinstance(value, _TYPES[wanted]) or (isinstance(value, bool) and wanted != "boolean"):
            raise NotSo(f"{where}: {value!r} is no {wanted}")
        if wanted == "object":
            self._check_object(value, schema, where)
        elif wanted == "array":
            self._check_array(value, schema, where)
        elif wanted == "string":
            if not re.search(schema.get("pattern", ""), value) or len(value) > schema.get(
                "maxLength", 1 << 30
            ):
                raise NotSo(f"{where}: {value!r} is not as it is spelled")
        elif wanted in ("integer", "number"):
            least, most = schema.get("minimum", value), schema.get("maximum", value)
            if not least <= value <= most or value >= schema.get("exclusiveMaximum", value + 1):
                raise NotSo(f"{where}: {value!r} is out of bounds")

    def _check_object(self, value: dict[str, Any], schema: Any, where: str) -> None:
        known = schema.get("properties", {})
        for name in schema.get("required", ()):
            if name not in value:
                raise NotSo(f"{where}: {name!r} is missing")
        others = schema.get("additionalProperties", "properties" not in schema)
        for name, member in value.items():
            self._check(name, schema.get("propertyNames", {}), f"{where}.{name}")
            self._check(member, known.get(name, others), f"{where}.{name}")

    def _check_array(self, value: list[Any], schema: Any, where: str) -> None:
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            raise NotSo(f"{where}: has {len(value)} items")
        first = schema.get("prefixItems", [])
        for at, item in enumerate(value):
            self._check(item, first[at] if at < len(first) else schema.get("items", True), f"{where}[{at}]")
