"""The look of a report: one file with nothing to fetch, for light and dark paper, for desks and phones."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from veillee.tools.plots import colour_variables

_STYLE: Final = """
:root { color-scheme: light dark; --paper: #fdfaf3; --ink: #2b2621; --soft: #6a6053; --card: #fffdf8;
  --edge: #e2d9c8; %(day)s }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1c1916; --ink: #e9e1d3; --soft: #a99d8b; --card: #25211d; --edge: #3b352d; %(night)s }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); line-height: 1.55;
  font: 1rem/1.55 system-ui, sans-serif; }
main, header, footer { max-width: 68rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; }
h1, h2, h3 { font-family: Georgia, "Times New Roman", serif; line-height: 1.2; font-weight: 600; }
h1 { font-size: 2.1rem; margin: 0 0 .3rem; }
h2 { font-size: 1.45rem; margin: 3rem 0 .6rem; padding-top: .9rem; border-top: 1px solid var(--edge); }
h3 { font-size: 1.05rem; margin: 1.4rem 0 .3rem; }
p, ul, ol { max-width: 44rem; }
.lead, figcaption, footer, .soft { color: var(--soft); }
.lead { margin: 0 0 1rem; }
a { color: inherit; }
nav { display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; font-size: .95rem; }
code, pre { font: .88em/1.5 ui-monospace, monospace; }
pre { background: var(--card); border: 1px solid var(--edge); border-radius: 6px; padding: .7rem .9rem;
  white-space: pre-wrap; overflow-wrap: anywhere; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%%, 27rem), 1fr)); gap: 1.5rem;
  align-items: start; }
.pair > * { min-width: 0; }
figure { margin: 0; background: var(--card); border: 1px solid var(--edge); border-radius: 8px;
  padding: .8rem .8rem .5rem; }
figcaption { font-size: .92rem; margin-bottom: .4rem; }
svg { display: block; width: 100%%; height: auto; max-width: 40rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .28rem .7rem .28rem 0; text-align: right; white-space: nowrap; vertical-align: top; }
th { font-weight: 600; border-bottom: 1px solid var(--edge); vertical-align: bottom; white-space: normal; }
td { border-bottom: 1px solid var(--edge); }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 9rem; }
.notes table th, .notes table td { text-align: left; white-space: normal; }
.notes { background: var(--card); border: 1px solid var(--edge); border-left: 4px solid var(--plot-0);
  border-radius: 8px; padding: .2rem 1.2rem .8rem; max-width: 47rem; }
.notes ul { padding-left: 1.2rem; }
.notes li { margin-bottom: .5rem; }
.key { display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; list-style: none; margin: .4rem 0 .8rem; padding: 0;
  max-width: none; font-size: .92rem; }
details { margin: 1rem 0; }
summary { cursor: pointer; }
footer { padding-top: 2rem; padding-bottom: 3rem; font-size: .92rem; }
@media (max-width: 40rem) {
  main, header, footer { padding-left: .9rem; padding-right: .9rem; }
  header { padding-top: 1.4rem; }
  h1 { font-size: 1.7rem; }
  figure { padding: .5rem .4rem .3rem; }
}
@media print { nav { display: none; } details > * { display: block; } }
"""


def page(title: str, lead: str, sections: Sequence[tuple[str, str, str]], footer: str) -> str:
    """The whole file: every section has an anchor, a heading and its HTML."""
    day, night = colour_variables()
    style = _STYLE % {"day": day, "night": night}
    links = "".join(f'<a href="#{anchor}">{escape(heading)}</a>' for anchor, heading, _ in sections)
    parts = "\n".join(
        f'<section id="{anchor}">\n<h2>{escape(heading)}</h2>\n{html}\n</section>'
        for anchor, heading, html in sections
    )
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{style}</style>\n"
        f'<header>\n<h1>{escape(title)}</h1>\n<p class="lead">{lead}</p>\n<nav>{links}</nav>\n</header>\n'
        f"<main>\n{parts}\n</main>\n<footer>{footer}</footer>\n</html>\n"
    )


def figure(caption: str, svg: str) -> str:
    return f"<figure><figcaption>{escape(caption)}</figcaption>\n{svg}</figure>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table that may be wider than a phone: then it is moved, not the page."""
    top = "".join(f"<th>{escape(cell)}" for cell in head)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}" for cell in row) for row in rows)
    return f'<div class="table"><table>\n<thead><tr>{top}</thead>\n<tbody>\n{body}\n</tbody></table></div>'


#: As the markers of plots look in text.
_MARKS: Final = "●■▲◆▼⬟✖★◀▶"


def key(labels: Sequence[tuple[int, str]]) -> str:
    """Which colour and which marker stand for what, by number; nothing if there is no choice."""
    if len(labels) < 2:
        return ""
    items = "".join(
        f'<li><span style="color:var(--plot-{number % len(_MARKS)})">{_MARKS[number % len(_MARKS)]}</span> '
        f"{escape(label)}</li>"
        for number, label in labels
    )
    return f'<ul class="key">{items}</ul>'


def pair(*parts: str) -> str:
    """Side by side where there is room."""
    return '<div class="pair">\n' + "\n".join(parts) + "\n</div>"


def more(summary: str, html: str) -> str:
    """What is shown when somebody asks."""
    return f"<details><summary>{escape(summary)}</summary>\n{html}\n</details>"
