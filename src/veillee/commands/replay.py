"""`veillee replay`: plays a record again and tells it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from veillee.commands.command import FAILED, OK, Command, CommandError
from veillee.commands.game_arguments import add_owner_data, say_owner_data
from veillee.commands.output import print_json
from veillee.commands.records import (
    CannotReplay,
    check_record,
    fault_of,
    parse,
    play_again,
    read_record,
    rules_of,
)
from veillee.commands.replay_entries import event_entries, replay_entries
from veillee.commands.terminal_arguments import add_language
from veillee.core.record import RecordError
from veillee.core.session import Session
from veillee.registry import find_game
from veillee.texts import Story, Texts, setting, setting_value
from veillee.tools.verifier import VerificationError


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a game record, e.g. from `veillee record`")
    add_language(parser, "the story")
    parser.add_argument("--events", action="store_true", help="also tell what everybody could see happen")
    parser.add_argument(
        "--seat", type=int, metavar="N", help="tell only what this seat was told; seat 0 is player 1"
    )
    add_owner_data(parser)


def _run(arguments: Namespace) -> int:
    try:
        text = read_record(arguments.file)
        check_record(arguments.file, text)
        record = parse(text)
        session = play_again(record, rules_of(record, arguments.owner_data))
    except CannotReplay as reason:
        raise CommandError(f"{arguments.file} cannot be replayed: {reason}") from reason
    except (VerificationError, RecordError) as error:
        return _print_fault(arguments, error)
    players = session.rules.players
    if arguments.seat is not None and not 0 <= arguments.seat < players:
        raise CommandError(f"--seat {arguments.seat}: this table has the seats 0 to {players - 1}")
    texts = Texts(arguments.lang, find_game(session.record.header["game"]))
    story = Story(session.rules, texts, seat=arguments.seat)
    told = _tell(arguments, session, story)
    if arguments.json:
        print_json(told)
    else:
        print("\n".join([*_head(texts, told), *_body(story, told), *_end(story, told)]))
    return OK


def _print_fault(arguments: Namespace, error: VerificationError | RecordError) -> int:
    fault = fault_of(error)
    if arguments.json:
        print_json({"file": arguments.file, "ok": False, "line": fault.line, "fault": fault.message})
    else:
        print(f"{arguments.file}: NOT SOUND\n  line {fault.line}: {fault.message}")
    return FAILED


def _tell(arguments: Namespace, session: Session[Any], story: Story) -> dict[str, Any]:
    header = session.record.header
    rules, state = session.rules, session.state
    told: dict[str, Any] = {name: header[name] for name in ("game", "players", "arrangement")}
    told["options"] = dict(rules.options)
    told["seed"] = header.get("seed")
    if "owner_data" in header:
        told["owner_data"] = header["owner_data"]
    if arguments.seat is None:
        told["lines"] = replay_entries(session.record, rules, story)
        if not arguments.events:
            for line in told["lines"]:
                del line["events"]
    else:
        told["seat"] = arguments.seat
        told["events"] = event_entries(story, session.events[arguments.seat])
    told["over"] = state.over
    told["result"] = session.result() if state.over else None
    return told


def _head(texts: Texts, told: dict[str, Any]) -> list[str]:
    parts = [texts.say("replay-table", game=texts.say("title"), players=told["players"])]
    parts += [
        texts.say("replay-setting", setting=setting(texts, name), value=setting_value(texts, name, value))
        for name, value in told["options"].items()
    ]
    if told["seed"] is not None:
        parts.append(texts.say("replay-seed", seed=str(told["seed"])))
    if told["arrangement"] is not None:
        parts.append(texts.say("replay-arranged"))
    if "owner_data" in told:
        parts.append(say_owner_data(texts, told["owner_data"]["note"]))
    return [" · ".join(parts), ""]


def _body(story: Story, told: dict[str, Any]) -> list[str]:
    if "seat" in told:
        return story.log(told["events"])
    lines: list[str] = []
    for line in told["lines"]:
        lines += _line(story, line)
        lines += [f"        {said}" for said in story.log(line.get("events", []))]
    return lines


def _line(story: Story, line: dict[str, Any]) -> list[str]:
    if line["type"] not in ("answer", "undo"):
        return []
    seat = story.seat(line["seat"])
    if line["type"] == "answer":
        said = story.texts.say("replay-answer", seat=seat, option=story.option(line["option"]))
    else:
        said = story.texts.say("replay-undo", seat=seat, decision=line["decision"])
    return [f"{line['line']:4}  {said}"]


def _end(story: Story, told: dict[str, Any]) -> list[str]:
    result = told["result"]
    if result is None:
        return ["", story.texts.say("replay-unfinished")]
    lines = [""]
    for seat, score in enumerate(result["scores"]):
        message = "replay-score-wins" if seat in result["winners"] else "replay-score"
        lines.append(story.texts.say(message, seat=story.seat(seat), score=score))
    return lines


COMMAND = Command(
    "replay",
    "Play a record again by the rules and tell who answered what.",
    (
        "veillee record fairy-tale --seed 7 --out game.record && veillee replay game.record",
        "veillee replay game.record --seat 1 --lang fr",
    ),
    {OK: "the record was replayed", FAILED: "the rules do not confirm the record; the line is named"},
    _arguments,
    _run,
)
