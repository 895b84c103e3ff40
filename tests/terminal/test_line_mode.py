"""The line mode: whole games from a script, in every language, with nothing said that should not be."""

from __future__ import annotations

import io
import json
import re
import sys
import unicodedata
from collections.abc import Iterator

import pytest

from terminal.tables import BareTable, answer_first, asked, short, table
from veillee.commands import main
from veillee.core.ahead import DONE
from veillee.registry import LANGUAGES, find_game
from veillee.terminal.explanations import log_lines, result_lines
from veillee.terminal.line_mode import LATEST, LineMode
from veillee.terminal.local_table import LocalTable
from veillee.terminal.table_presenter import TablePresenter
from veillee.terminal.table_setup import resume_last_table
from veillee.texts import Story, Texts

TOYS = ["whispers", "bakers", "peepers", "pedlars"]
#: Everything that can be typed at a table, then answers to the end.
SCRIPT = ["?", "h", "l", "u", "1", "u", "", "? b", "? xyz", "xyz", "0", "99", "\x1b[31m", *["1"] * 2000]

Capture = pytest.CaptureFixture[str]


def play(played: LocalTable, lines: list[str], language: str = "en") -> list[str]:
    said: list[str] = []
    LineMode(BareTable(played), language, said.append).play(lines)
    return said


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 1},
        {"rounds": 1, "mode": "novice"},
        {"rounds": 2, "mode": "expert", "trickster": "ask"},
        {"rounds": 1, "teams": "exchange"},
    ],
    ids=["basic", "novice", "expert", "teams"],
)
def test_whole_games_of_fairy_tale(language: str, options: dict[str, int | str]) -> None:
    players = 4 if "teams" in options else 3
    played = table(language=language, players=players, options=options)
    check_words(play(played, SCRIPT, language))
    assert "result" in played.message()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOYS)
def test_whole_games_of_the_toys(game: str, language: str) -> None:
    played = table(game, language)
    check_words(play(played, SCRIPT, language))
    assert "result" in played.message()


def check_words(said: list[str]) -> None:
    """No message is missing, no letter commands the terminal."""
    text = "\n".join(said)
    assert not re.search(r"\[[a-z]+(-[a-z]+)+", text), text
    assert "{" not in text
    assert not [letter for letter in text.replace("\n", "") if unicodedata.category(letter) == "Cc"]


def test_no_card_is_named_before_its_seat_may_know_it() -> None:
    """Whatever is printed names only cards that the human has seen, or is offered, so far."""
    for seed in range(5):
        played = short(players=3, seed=seed)
        said: list[str] = []
        known: set[int] = set()

        def answers(
            played: LocalTable = played, said: list[str] = said, known: set[int] = known
        ) -> Iterator[str]:
            while True:
                known |= seen_by_human(played)
                assert kinds_in(played, said) <= known
                yield "1"

        LineMode(BareTable(played), "en", said.append).play(answers())
        assert kinds_in(played, said) <= known | seen_by_human(played)
        assert kinds_in(played, said)


def seen_by_human(played: LocalTable) -> set[int]:
    message = played.message()
    found = {kind for zone in message["view"]["zones"] for kind in zone}
    for event in message["events"]:
        cards = event.get("cards") or []
        found |= {event["card"]} if event["event"] == "move" else set()
        found |= {
            kind for part in cards for kind in (part if isinstance(part, list) else [part] if part else [])
        }
    return {kind for kind in found if kind >= 0}


def kinds_in(played: LocalTable, said: list[str]) -> set[int]:
    """The cards named in a text; longer names first, since some hold others."""
    story = Story(played.rules, Texts("en", played.game))
    text = "\n".join(said)
    found: set[int] = set()
    names = {story.card(kind): kind for kind in range(len(played.rules.kind_names))}
    for name in sorted(names, key=len, reverse=True):
        if name in text:
            found.add(names[name])
            text = text.replace(name, "")
    return found


def test_choosing_by_number_by_name_and_by_its_beginning() -> None:
    said = play(short(), ["3", "pick bard", "FAIRY RI"])
    assert [line for line in said if line.startswith("You keep")] == [
        "You keep Vampire.",
        "You keep Bard.",
        "You keep Staff-Bearing Sage.",
        "You keep Fairy Ring.",
        "You keep Staff-Bearing Sage.",
    ]
    for line in said:
        assert "I do not understand" not in line, line


def test_an_unclear_name_is_asked_again() -> None:
    played = short()
    before = played.message()["decision"]
    said = play(played, ["pick"])
    assert said[-2].startswith("“pick” could be any of these: Pick ")
    assert played.message()["decision"] == before


def test_help_says_why_a_card_cannot_be_chosen() -> None:
    said = play(short(), ["? Homesteaders"])
    assert "Not now: You are choosing from your hand, and this card is not in it: Homesteaders." in said
    assert "Affinity (colour): Holy Empire" in said


def test_help_says_why_an_option_is_missing() -> None:
    said = play(table("whispers"), ["?"])
    start = said.index("Not open now:")
    assert any("rest" in line and "deck" in line for line in said[start:])


def test_only_what_changed_is_said_again() -> None:
    said = play(short(), ["1", "1"])
    assert sum(line.startswith("Your hand") for line in said) == 3
    assert sum(line.startswith("Draw pile") for line in said) == 1


def test_an_answer_without_a_choice_is_made_and_told() -> None:
    """Three Sages in hand leave only one card to pick."""
    said = play(short(), ["3", "1"])
    assert "The cards left were all alike: you pick Staff-Bearing Sage." in said


def test_points_are_told_when_they_change() -> None:
    played = short(players=3)
    said = play(played, ["1"] * 60)
    told = [line for line in said if line.startswith("Points: ")]
    assert len(told) == len(set(told)) == 3, "one for each reveal"
    scores = played.message()["result"]["scores"]
    assert told[-1] == f"Points: You {scores[0]}, Margot {scores[1]}, Anselm {scores[2]}"


def test_an_open_card_says_what_it_is_worth_now() -> None:
    played = short(players=3)
    said = play(played, [*["1"] * 6, "? children"])
    assert "Worth 1 point to Margot as things stand." in said


def test_french_puts_a_space_before_the_colon() -> None:
    said = play(short("fr"), ["1", "h", "? barde"], "fr")
    assert "Pioche\N{NO-BREAK SPACE}: 70 cartes" in said
    labelled = [line for line in said if ":" in line]
    assert labelled
    assert all("\N{NO-BREAK SPACE}:" in line for line in labelled)


def test_french_has_one_colon_in_a_sentence_about_a_choice() -> None:
    said = play(short("fr"), ["h"], "fr")
    names = [line.partition(". ")[2] for line in said if line.startswith("  ")]
    hints = [line for line in said if any(line.startswith(f"{name}. ") for name in names)]
    assert len(hints) == 2


# The command


def test_the_end_of_the_input_leaves_a_saved_game(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    type_in(monkeypatch, "1")
    assert main(["play", "fairy-tale", "--seed", "7"]) == 0
    assert capsys.readouterr().out.endswith("The game is saved. To go on: veillee play --resume --lines\n")
    assert asked(resume_last_table())["number"] == 1
    type_in(monkeypatch, "1", "q", "1")
    assert main(["play", "--resume"]) == 0
    assert asked(resume_last_table())["number"] == 2


def test_who_comes_back_is_told_the_latest_and_how_to_come_again() -> None:
    played = short(options={"rounds": 2})
    for _ in range(9):
        answer_first(played)
    said = play(resume_last_table(), [], "fr")
    log = log_lines(TablePresenter(played.game, played.rules, played.seating, "fr"), played.message())
    begins = said.index(Texts("fr").say("terminal-log-earlier")) + 1
    assert said[begins : begins + LATEST] == log[-LATEST:]
    assert not (set(log[:-LATEST]) - set(log[-LATEST:])) & set(said)
    assert said[-1].endswith("veillee play --resume --lang fr --lines")
    assert play(resume_last_table(), ["l"])[-len(log) - 1 : -1] == log_lines(
        TablePresenter(played.game, played.rules, played.seating, "en"), played.message()
    )


def test_partners_are_told_what_they_have_together() -> None:
    played = short(players=4, options={"rounds": 1, "teams": "pairs"})
    said = play(played, ["1"] * 100)
    scores = played.message()["result"]["scores"]
    best, other = sorted([scores[0] + scores[2], scores[1] + scores[3]], reverse=True)
    together = [line for line in said if " together: " in line]
    assert [line.rpartition(" ")[2] for line in together] == [str(best), str(other)]
    assert not any(" together: " in line for line in play(short(), ["1"] * 100))


@pytest.mark.parametrize(("lowest_wins", "order"), [(False, [1, 3, 2, 0]), (True, [1, 0, 2, 3])])
def test_the_final_scores_begin_with_the_best(
    monkeypatch: pytest.MonkeyPatch, lowest_wins: bool, order: list[int]
) -> None:
    """After the winners, who come first whatever their score: a tie may have been broken."""
    played = short(players=4)
    result = {"scores": [8, 20, 20, 40], "winners": [1]}
    monkeypatch.setattr(LocalTable, "message", lambda self: {"result": result})
    monkeypatch.setattr(played.rules, "lowest_wins", lowest_wins)
    presenter = TablePresenter(played.game, played.rules, played.seating, "en")
    said = result_lines(presenter, played)[:4]
    names = [presenter.words.seat(seat) for seat in order]
    assert [line.find(name) >= 0 for line, name in zip(said, names, strict=True)] == [True] * 4, said


def test_the_result_as_json(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    type_in(monkeypatch, *["1"] * 100)
    assert main(["play", "fairy-tale", "--seed", "7", "--set", "rounds=1", "--lines", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "fairy-tale"
    assert len(found["result"]["scores"]) == 2
    assert found["file"].endswith(".record")


def test_the_same_seed_and_answers_give_the_same_game(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    results = []
    for _ in range(2):
        type_in(monkeypatch, *["1"] * 100)
        main(["play", "fairy-tale", "--bots", "random", "--seed", "3", "--lines", "--json"])
        results.append(json.loads(capsys.readouterr().out)["result"])
    assert results[0] == results[1]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nonesuch"], "unknown game 'nonesuch'"),
        (["--json"], "name a GAME"),
        (["--seed", "3"], "--seed needs a GAME"),
        (["fairy-tale", "--players", "7"], "2 to 5 players, not 7"),
        (["fairy-tale", "--set", "rounds=9"], "option 'rounds' cannot be 9"),
        (["fairy-tale", "--set", "rounds"], "should read OPTION=VALUE"),
        (["fairy-tale", "--bots", "levl3"], "fairy-tale has no bot 'levl3' (did you mean 'level3'?"),
        (["fairy-tale", "--bots", "level2,level3"], "--bots names 2 for 1 other seat"),
        (["bakers", "--bots", "level2"], "bakers has no levels, only these bots: random, greedy"),
        (["whispers", "--bots", "greedy"], "whispers has no bot 'greedy' (known: random)"),
        (["--resume"], "no saved game to go on with"),
        (["fairy-tale", "--resume"], "no saved game of fairy-tale"),
        (["--resume", "--players", "3"], "--players does not go with --resume"),
        (["fairy-tale", "--owner-data", "absent.toml"], "cannot read absent.toml"),
        (["fairy-tale", "--lang", "de"], "invalid choice: 'de'"),
    ],
)
def test_wrong_input_is_told_in_one_line(arguments: list[str], complaint: str, capsys: Capture) -> None:
    assert main(["play", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert complaint in said.err


def test_json_needs_lines(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    assert main(["play", "fairy-tale", "--json"]) == 2
    assert "--json needs --lines" in capsys.readouterr().err


def test_toys_give_no_hints_but_say_so() -> None:
    assert find_game("whispers").advice is None
    assert "Nobody here has a hint for you." in play(table("whispers"), ["h"])


def test_cards_that_pay_are_typed_together_in_any_order() -> None:
    """What a decision says to go together is answered in a row; what does not is refused whole."""
    played = table("fine-sand", players=2, options={"order": "presorted", "rounds": 1})
    first = asked(played)
    builds = [option for option in first["options"] if played.rules.catalogue.verb_of(option).name == "build"]
    assert played.answer(builds[0], first["number"]) == []
    decision = asked(played)
    assert decision["question"] == "pay"
    names = TablePresenter(played.game, played.rules, played.seating, "en").words
    cards = [names.option(option).removeprefix("Pay with ") for option in decision["options"]]
    said: list[str] = []
    typing = LineMode(BareTable(played), "en", said.append)
    typing.begin()
    typing.handle(", ".join(cards))
    assert asked(played) == decision, "too much is no payment"
    way = decision["ahead"]
    node, spent = 0, []
    while node != DONE:
        option, node, *forced = way[node][-1]
        spent += [option, *forced]
    typing.handle(", ".join(names.option(option) for option in reversed(spent)))
    assert asked(played)["question"] != "pay"


@pytest.mark.parametrize(
    ("language", "typed", "hint"),
    [
        ("en", "? sky-dnace dragon", "Did you mean “Sky-Dance Dragon”?"),
        ("en", "vampyre", "Did you mean “Vampire”?"),
        ("fr", "? vampyre", "Vouliez-vous dire «\u00a0Vampire\u00a0»\u202f?"),
        ("ru", "? вампыр", "Возможно, вы имели в виду «Вампир»?"),
    ],
)
def test_a_card_that_is_nearly_named_is_suggested(language: str, typed: str, hint: str) -> None:
    assert hint in play(short(language), [typed], language)
