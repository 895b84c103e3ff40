"""Files that were damaged: by bytes, as by a bad disk or editor, and by meaning, as by a forger."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from hypothesis import strategies as st

from veillee.core.record import canonical, digest

Json = Any

#: What programs stumble over: borders of numbers, other types, long and odd texts.
ODD_VALUES: Final[list[Json]] = [
    None,
    True,
    -1,
    0,
    1,
    7,
    255,
    2**31,
    2**63,
    10**40,
    0.5,
    "",
    "x",
    "\u0000",
    "\ud7ff\u202e",
    "a" * 5000,
    [],
    [[]],
    [0, 0, 0],
    {},
    {"a": 1},
    {"": [None]},
]
#: The same where bytes are put in: pieces that mean something in JSON and TOML, and what is no text.
ODD_BYTES: Final = [
    b"\x00",
    b"\xff\xfe",
    b"\n",
    b"\r\n",
    b'"',
    b"'''",
    b"[",
    b"]]",
    b"{" * 2000,
    b"[" * 2000,
    b"=",
    b"1e999",
    b"-0",
    b"nan",
    b"inf",
    b"1979-05-27",
    b"\\u0000",
    b"\\ud800",
]


def damaged_bytes(whole: bytes) -> st.SearchStrategy[bytes]:
    """One to three places cut out, doubled, overwritten, or the end lost."""
    places = st.integers(0, len(whole))
    lengths = st.sampled_from([0, 1, 2, 8, 64, 1000])
    pieces = st.one_of(st.sampled_from(ODD_BYTES), st.binary(max_size=8))
    one = st.tuples(places, lengths, st.one_of(st.none(), st.just(b""), pieces))
    return st.lists(one, min_size=1, max_size=3).map(lambda changes: _with_bytes(whole, changes))


def _with_bytes(whole: bytes, changes: list[tuple[int, int, bytes | None]]) -> bytes:
    """At each place some bytes are replaced; None doubles them."""
    for at, length, piece in changes:
        old = whole[at : at + length]
        whole = whole[:at] + (old * 2 if piece is None else piece) + whole[at + length :]
    return whole


def damaged_toml(whole: str) -> st.SearchStrategy[bytes]:
    """Lines left out, doubled, put elsewhere, or with another value."""
    lines = whole.splitlines()
    line = st.sampled_from(range(len(lines)))
    changes = st.one_of(st.sampled_from(["out", "twice", *[f"line {n}" for n in range(len(lines))]]), _VALUES)
    return st.lists(st.tuples(line, changes), min_size=1, max_size=3).map(
        lambda found: _with_lines(list(lines), found).encode()
    )


#: Values that TOML knows, and some that only look so.
_VALUES: Final = st.sampled_from(
    [
        "= 0",
        "= -1",
        "= 99999999999999999999",
        "= 1.5",
        "= nan",
        "= true",
        '= ""',
        '= "x"',
        '= "fox"',
        "= []",
        "= [[]]",
        "= [0, 0]",
        '= ["", ""]',
        "= {}",
        "= { a = { b = [1] } }",
        "= 1979-05-27",
        "= 0x",
        "=",
    ]
)


def _with_lines(lines: list[str], changes: list[tuple[int, str]]) -> str:
    for at, change in changes:
        if change.startswith("="):
            lines[at] = f"{lines[at].partition('=')[0]}{change}"
        elif change.startswith("line "):
            lines[at] = lines[int(change[5:])]
        else:
            lines[at] = "" if change == "out" else f"{lines[at]}\n{lines[at]}"
    return "\n".join(lines)


@st.composite
def damaged_json(draw: st.DrawFn, whole: Json) -> Json:
    """The same with one to three of its values replaced, taken away, doubled or put elsewhere."""
    found = json.loads(json.dumps(whole))
    for _ in range(draw(st.integers(1, 3))):
        spots = _spots(found)
        if not spots:
            break
        holder, key = draw(st.sampled_from(spots))
        change = draw(st.sampled_from(["odd", "near", "other", "away", "again"]))
        _change(draw, found, holder, key, change)
    return found


def _spots(whole: Json) -> list[tuple[Json, Any]]:
    """Everything in it, as what holds it and under which key."""
    found: list[tuple[Json, Any]] = []
    waiting = [whole]
    while waiting:
        holder = waiting.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        for key in keys:
            found.append((holder, key))
            if isinstance(holder[key], (dict, list)):
                waiting.append(holder[key])
    return found


def _change(draw: st.DrawFn, whole: Json, holder: Json, key: Any, change: str) -> None:
    old = holder[key]
    if change == "away":
        del holder[key]
    elif change == "again" and isinstance(holder, list):
        holder.insert(key, json.loads(json.dumps(old)))
    elif change == "near" and isinstance(old, int):
        holder[key] = int(old) + draw(st.sampled_from([-1, 1, 100]))
    elif change == "other":
        other, of_other = draw(st.sampled_from(_spots(whole)))
        holder[key] = json.loads(json.dumps(other[of_other]))
    else:
        holder[key] = draw(st.sampled_from(ODD_VALUES))


def chained(lines: list[Json]) -> str:
    """Lines as a record, with a chain of hashes of their own: so a forger gets past the first look."""
    last, text = "", ""
    for line in lines:
        body = (
            {name: value for name, value in line.items() if name != "hash"}
            if isinstance(line, dict)
            else line
        )
        last = sha256((last + canonical(body)).encode()).hexdigest()
        text += canonical({**body, "hash": last} if isinstance(body, dict) else body) + "\n"
    return text


def forged_records(text: str) -> st.SearchStrategy[bytes]:
    lines = [json.loads(line) for line in text.splitlines()]
    return damaged_json(lines).map(lambda found: _text_of(chained, found))


def forged_saves(text: str) -> st.SearchStrategy[bytes]:
    """A save whose record, seal and last hash are put right after the damage."""
    lines = [json.loads(line) for line in text.splitlines()]
    return damaged_json(lines).map(lambda found: _text_of(_sealed, found))


def _sealed(lines: list[Json]) -> str:
    if not lines or not isinstance(lines[0], dict):
        return chained(lines)
    rest = chained(lines[1:])
    about = dict(lines[0])
    if "standing" in about:
        about["seal"] = digest(about["standing"])
    last = json.loads(rest.splitlines()[-1]) if rest else {}
    about["last"] = last.get("hash") if isinstance(last, dict) else None
    return canonical(about) + "\n" + rest


def _text_of(made: Callable[[list[Json]], str], found: list[Json]) -> bytes:
    return made(found).encode("utf-8", "surrogatepass")
