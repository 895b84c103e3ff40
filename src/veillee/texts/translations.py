"""What a language still lacks: its messages and rulebooks beside the English ones, which say everything.

What is missing can be written into the files as comments, each message in English, to be translated in place.
"""

from __future__ import annotations

import importlib.resources
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from veillee.core import Game
from veillee.registry import anchors_in, files_of

#: The language that says everything.
SOURCE: Final = "en"
#: The attribute for names that are too long for a small card, which differ by language.
_SHORT: Final = ".short"
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}")


@dataclass
class Gaps:
    """How one file's counterpart in another language compares with it."""

    file: str
    #: How many messages, attributes or sections the English file has.
    parts: int
    missing: list[str] = field(default_factory=list)
    #: Messages that English does not have: a slip in an id, or left over. Other attributes are no fault.
    unknown: list[str] = field(default_factory=list)
    #: What speaks of other arguments than the English message.
    different: list[str] = field(default_factory=list)
    #: The first lines of what cannot be read.
    broken: list[str] = field(default_factory=list)

    @property
    def is_whole(self) -> bool:
        return not (self.missing or self.unknown or self.different or self.broken)


@final
class Translation:
    """One language of the house's texts (without a game) or of a game's."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        if not _LANGUAGE.fullmatch(language):
            raise ValueError(
                f"{language!r} is no code of a language: two or three small letters, such as 'de'"
            )
        if language == SOURCE:
            raise ValueError("English says everything: the other languages are compared with it")
        self.language = language
        self.name = "house" if game is None else game.id
        root = importlib.resources.files("veillee") if game is None else files_of(game).folder
        folder = Path(str(root))
        self._texts = folder / ("house_texts" if game is None else "texts")
        self._rules = None if game is None else folder / "rules" / f"{SOURCE}.md"

    def gaps(self) -> list[Gaps]:
        """By file; what the English one lacks is told with the first."""
        said: dict[str, set[str]] = {}
        for path in self._files(self.language):
            said |= _parts(path.read_text(encoding="utf-8"))
        found, known = [], set[str]()
        for path in self._files(SOURCE):
            english = _parts(path.read_text(encoding="utf-8"))
            known |= english.keys()
            name = str(self._counterpart(path).relative_to(self._texts.parent))
            gaps = Gaps(name, len(english), [part for part in english if part not in said])
            gaps.broken = _broken(self._counterpart(path))
            gaps.different = [part for part, about in english.items() if said.get(part, about) != about]
            found.append(gaps)
        found[0].unknown = sorted(part for part in said.keys() - known if "." not in part)
        if self._rules is not None:
            found.append(self._rule_gaps(self._rules))
        return found

    def _rule_gaps(self, english: Path) -> Gaps:
        path = english.with_name(f"{self.language}.md")
        anchors = anchors_in(english.read_text(encoding="utf-8"))
        there = anchors_in(path.read_text(encoding="utf-8")) if path.is_file() else []
        missing = [anchor for anchor in anchors if anchor not in there]
        return Gaps(f"rules/{path.name}", len(anchors), missing, sorted(set(there) - set(anchors)))

    def start(self) -> list[Path]:
        """Write what is missing at the end of the files, commented out; says which of them changed."""
        missing = {gaps.file: gaps.missing for gaps in self.gaps()}
        changed = []
        for path in self._files(SOURCE):
            target = self._counterpart(path)
            wanted = {part.split(".")[0] for part in missing[str(target.relative_to(self._texts.parent))]}
            changed += _append(target, _commented_messages(path.read_text(encoding="utf-8"), wanted))
        if self._rules is not None:
            target = self._rules.with_name(f"{self.language}.md")
            english = self._rules.read_text(encoding="utf-8")
            changed += _append(target, _commented_sections(english, set(missing[f"rules/{target.name}"])))
        return changed

    def _files(self, language: str) -> list[Path]:
        main = [path for path in [self._texts / f"{language}.ftl"] if path.is_file()]
        return [*main, *sorted(self._texts.glob(f"*.{language}.ftl"))]

    def _counterpart(self, english: Path) -> Path:
        return english.with_name(english.name.removesuffix(f"{SOURCE}.ftl") + f"{self.language}.ftl")


class _Arguments(Visitor):
    """Collects what a pattern speaks of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.found.add(node.id.name)


def _parts(source: str) -> dict[str, set[str]]:
    """By message (`card-fox`) and attribute (`card-fox.text`): the arguments it speaks of."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ast.Message):
            name = entry.id.name
            if entry.value is not None:
                found[name] = _arguments(entry.value)
            found |= {f"{name}.{each.id.name}": _arguments(each.value) for each in entry.attributes}
    return {part: about for part, about in found.items() if not part.endswith(_SHORT)}


def _broken(path: Path) -> list[str]:
    entries = (
        FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body if path.is_file() else []
    )
    return [str(entry.content).partition("\n")[0] for entry in entries if isinstance(entry, ast.Junk)]


def _arguments(pattern: ast.Pattern) -> set[str]:
    arguments = _Arguments()
    arguments.visit(pattern)
    return arguments.found


def _commented_messages(english: str, wanted: set[str]) -> dict[str, str]:
    """By first line: each wanted message as a comment."""
    found = {}
    for entry in FluentParser(with_spans=False).parse(english).body:
        if isinstance(entry, ast.Message) and entry.id.name in wanted:
            lines = FluentSerializer().serialize_entry(entry).rstrip("\n").splitlines()
            commented = [f"# {line}".rstrip() for line in lines if not line.startswith("#")]
            found[f"# {entry.id.name} ="] = "\n".join(commented)
    return found


def _commented_sections(english: str, wanted: set[str]) -> dict[str, str]:
    """By heading: each wanted section of a rulebook as a comment, indented, so that it is no section yet."""
    sections: dict[str, list[str]] = {}
    for line in english.splitlines():
        if anchors_in(line):
            sections[line] = []
        if sections:
            list(sections.values())[-1].append(f"    {line}".rstrip())
    return {
        f"    {heading}": "\n".join(["<!--", *lines, "-->"])
        for heading, lines in sections.items()
        if anchors_in(heading)[0] in wanted
    }


def _append(path: Path, pieces: dict[str, str]) -> list[Path]:
    """Put those pieces at the end of a file whose first lines do not stand in it yet."""
    before = path.read_text(encoding="utf-8") if path.is_file() else ""
    lines = before.splitlines()
    new = [piece for first, piece in pieces.items() if not any(line.startswith(first) for line in lines)]
    if not new:
        return []
    path.write_text("\n\n".join([*filter(None, [before.rstrip("\n")]), *new, ""])[:-1], encoding="utf-8")
    return [path]
