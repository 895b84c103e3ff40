"""Names: what a person would see of them decides."""
# ruff: noqa: RUF001 - letters of many scripts are what this is about

from __future__ import annotations

import pytest

from veillee.server.api_error import ApiError
from veillee.server.guest_names import checked_name

TAKEN = [
    "Anna",
    "Jean-Luc d’Été",
    "3",
    "★",
    "Nguyễn Thị Ánh",
    "Nguye\u0302\u0303n",  # comes composed
    "Лёва",
    "i\u0307\u0303\u0301",  # Lithuanian with stress
    "Ọlábísí Ẹ̀bùn",
    "שָׁלוֹם",
    "بِسْمِ اللَّه",
    "می\u200cخواهم",  # Persian
    "علی\u200cرضا",
    "นิ้วก้อย",
    "क्षत्रिय",
    "क्\u200dष",
    "ශ්\u200dරී",
    "র\u200d্যান্ডি",
    "രാജന്\u200d",  # as older keyboards write it
    "လျှော့",
    "བསྒྲུབས",
    "김철수",
    "葛飾 北斎",
    "👨\u200d👩\u200d👧\u200d👦",
    "👩🏽\u200d❤\ufe0f\u200d💋\u200d👨🏽",
    "🤷\u200d♂\ufe0f Max",
    "🇫🇷",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "🏴\u200d☠\ufe0f",
    "1\ufe0f\u20e3",
    "\U0001fae8",  # newer than some tables of Unicode
    "x" * 24,
    "é" * 24,
    "👨\u200d👩\u200d👧" * 10,
]

REFUSED = [
    ("server-empty-name", ["", "   ", "\u3000", "…", "- -"]),
    (
        "server-bad-name",
        [
            "\u200b",
            "a\u200bb",
            "\u200d",
            "a\u200db",  # looks like ab
            "a\u200cb",
            "می\u200c",  # joins with nothing
            "👨\u200d",
            "\u200d👨",
            "\u2800",
            "\u3164",
            "Anna\u3164",
            "\u115f\u1160",
            "\uffa0",
            "An\u00adna",
            "a\u034fb",
            "a\ufe0f",
            "葛\U000e0100",
            "a\nb",
            "a\u2028b",
            "\u0000",
            "a\u202eb",
            "\u2066a\u2069",
            "\u200fa",
            "\ue000",
            "\U000e0041",
            "\u0378",  # means nothing yet
            "\ufeffAnna",
            "\u0301Anna",  # on nothing
            "1\u0301",
            "a\u20dd",
            "\ufffc",
            "\ud800",
        ],
    ),
    ("server-piled-name", ["x\u0323\u0324\u0331\u0332", "Z" + "\u0335" * 20, "ส" + "\u0e47" * 4]),
    (
        "server-long-name",
        ["x" * 25, "é" * 25, "👨\u200d👩\u200d👧\u200d👦" * 12, "x" + "\u0301\u0323" * 60_000],
    ),
]


@pytest.mark.parametrize("name", TAKEN)
def test_a_name_that_can_be_seen_is_taken(name: str) -> None:
    assert checked_name(checked_name(name)) == checked_name(name)


@pytest.mark.parametrize(
    ("message", "name"), [(message, name) for message, names in REFUSED for name in names]
)
def test_a_name_that_hides_something_is_refused(message: str, name: str) -> None:
    with pytest.raises(ApiError) as refused:
        checked_name(name)
    assert (refused.value.status, refused.value.message) == (400, message)
    assert "{" not in refused.value.text


def test_spaces_do_not_make_another_name() -> None:
    assert checked_name("a" + " " * 40 + "b") == "a b"
    assert checked_name(" Anna\u00a0 \u3000Maria ") == "Anna Maria"
