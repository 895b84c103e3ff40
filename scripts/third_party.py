"""Writes THIRD_PARTY.md: who made what is shipped in the wheel, shown in the page or installed beside it.

With --check nothing is written; the file must already say what would be written.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageMetadata, metadata
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "THIRD_PARTY.md"
REQUIREMENTS = ROOT / "requirements" / "runtime.txt"
ICON_CREDITS = ROOT / "web" / "src" / "cards" / "icon-credits.ts"
NODE_MODULES = ROOT / "web" / "node_modules"
#: Written by the build of the web client.
BUNDLED = ROOT / "src" / "veillee" / "web_client" / ".packages.json"

#: Packages for other systems are not installed here, and one does not say where it lives.
KNOWN = {
    "colorama": ("BSD-3-Clause", "https://github.com/tartley/colorama"),
    "tzdata": ("Apache-2.0", "https://github.com/python/tzdata"),
    "litestar-htmx": ("MIT", "https://github.com/litestar-org/litestar-htmx"),
}
#: A package that comes without the text of its licence: where the same text lies.
TEXT_FROM = {"@fluent/bundle": "typescript"}
SHORT = {"MIT License": "MIT", "APL 2": "Apache-2.0", "BSD License": "BSD"}
HOME_LABELS = ("homepage", "home", "source", "source code", "repository", "github", "github: repo")
REGISTRIES = re.compile(r"pypi|pythonhosted|npmjs|yarnpkg")

INTRODUCTION = """\
# What others made

Veillée stands on the work of others, and we thank them. What they made keeps its own licence.
This page is written by `make third-party`; `make check` sees that it is up to date.
"""
ICONS = """\
## Icons

From [game-icons.net](https://game-icons.net), under [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/).
We changed them: only the outlines are taken, and coloured to match our cards.
"""
FONTS = """\
## Fonts

Shipped with the web client, unchanged, as packed by [Fontsource](https://fontsource.org).
"""
PACKAGES = """\
## In the web client

Parts of these are built into the scripts that the browser loads.
"""
PYTHON = """\
## Python packages

Not part of our wheel: the installer fetches them beside it.
"""
TEXTS = """\
## Licence texts

Of the fonts and of what is built into the web client.
"""


@dataclass(frozen=True)
class Bundled:
    """A package of which something is in the web client."""

    name: str
    version: str
    licence: str
    home: str
    notices: tuple[str, ...]
    text: str

    @property
    def is_font(self) -> bool:
        return self.name.startswith("@fontsource")


def table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines).replace("| --- ", "|---")


def read_icon_authors(source: str) -> list[tuple[str, ...]]:
    entries = re.findall(r"""author: (["'])(.+?)\1,\s*icons: \[(.*?)\]""", source, re.DOTALL)
    return [(author, ", ".join(re.findall(r"[a-z0-9-]+", icons))) for _, author, icons in entries]


def read_bundled(name: str) -> Bundled:
    package = json.loads((NODE_MODULES / name / "package.json").read_text(encoding="utf-8"))
    notices, text = split_notices(licence_text(name))
    return Bundled(name, package["version"], package["license"], home_of_bundled(package), notices, text)


def licence_text(name: str) -> str:
    folder = NODE_MODULES / TEXT_FROM.get(name, name)
    files = sorted(path for path in folder.iterdir() if re.match(r"licen[cs]e", path.name, re.IGNORECASE))
    if not files:
        raise SystemExit(f"{name} comes without the text of its licence")
    return files[0].read_text(encoding="utf-8")


def split_notices(text: str) -> tuple[tuple[str, ...], str]:
    """Part who holds the copyright from the licence itself, which others may share."""
    lines = [line.rstrip() for line in text.splitlines()]
    notices = tuple(line for line in lines if re.match(r"Copyright (\(c\)|\d)", line))
    rest = "\n".join(line for line in lines if line not in notices)
    return notices, re.sub(r"\n{3,}", "\n\n", rest).strip()


def home_of_bundled(package: Mapping[str, object]) -> str:
    home = package.get("homepage")
    if isinstance(home, str):
        return home
    repository = package.get("repository", "")
    address = repository["url"] if isinstance(repository, dict) else str(repository)
    address = address.removeprefix("git+").removesuffix(".git")
    return address if "://" in address else f"https://github.com/{address.removeprefix('github:')}"


def read_requirements(text: str) -> Iterator[tuple[str, ...]]:
    for name in dict.fromkeys(re.findall(r"^([\w.-]+)==", text, re.MULTILINE)):
        if name in KNOWN:
            yield (name, *KNOWN[name])
        else:
            data = metadata(name)
            yield (name, licence_of(data), home_of(data))


def fields(data: PackageMetadata, name: str) -> list[str]:
    return data.get_all(name) or []


def licence_of(data: PackageMetadata) -> str:
    stated = fields(data, "License-Expression") + fields(data, "License")
    classified = [line.split(" :: ")[-1] for line in fields(data, "Classifier") if "License" in line]
    for licence in filter(None, stated + classified):
        first = licence.splitlines()[0].strip()
        return SHORT.get(first, first)
    raise SystemExit(f"{data['Name']} does not name its licence")


def home_of(data: PackageMetadata) -> str:
    links = [link.split(", ", 1) for link in fields(data, "Project-URL")]
    labelled = [address for wanted in HOME_LABELS for label, address in links if label.lower() == wanted]
    for address in fields(data, "Home-page") + labelled:
        if not REGISTRIES.search(address):
            return address.removesuffix(".git")
    raise SystemExit(f"{data['Name']} does not say where it lives")


def shared_texts(packages: list[Bundled]) -> Iterator[str]:
    """Every licence once, under the names and notices of all who use it."""
    by_text: dict[str, list[Bundled]] = {}
    for package in packages:
        by_text.setdefault(re.sub(r"\W+", " ", package.text), []).append(package)
    for sharing in by_text.values():
        names = ", ".join(package.name for package in sharing)
        notices = [notice for package in sharing for notice in package.notices]
        text = "\n".join([*notices, "", sharing[0].text] if notices else [sharing[0].text])
        yield f"### {names}\n\n````text\n{text}\n````\n"


def write_page() -> str:
    if not BUNDLED.exists():
        raise SystemExit("the web client is not built: scripts/web.sh builds it")
    bundled = [read_bundled(name) for name in json.loads(BUNDLED.read_text(encoding="utf-8"))]
    shown = [(each.name, each.version, each.licence, each.home) for each in bundled if not each.is_font]
    fonts = [(each.name, each.version, each.licence, each.home) for each in bundled if each.is_font]
    authors = read_icon_authors(ICON_CREDITS.read_text(encoding="utf-8"))
    python = list(read_requirements(REQUIREMENTS.read_text(encoding="utf-8")))
    if not (authors and fonts and shown and python):
        raise SystemExit("icons, fonts or packages are missing from what was read")
    return "\n".join(
        [
            INTRODUCTION,
            ICONS,
            table(("drawn by", "icons"), authors),
            FONTS,
            table(("font", "version", "licence", "home"), fonts),
            PACKAGES,
            table(("package", "version", "licence", "home"), shown),
            PYTHON,
            table(("package", "licence", "home"), python),
            TEXTS,
            *shared_texts(bundled),
        ]
    )


def main() -> None:
    page = write_page()
    if REGISTRIES.search(page):
        raise SystemExit("the name of a package registry would go into THIRD_PARTY.md")
    if sys.argv[1:] != ["--check"]:
        PAGE.write_text(page, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page:
        raise SystemExit("THIRD_PARTY.md is not up to date; write it with: make third-party")


if __name__ == "__main__":
    main()
