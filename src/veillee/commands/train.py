"""`veillee train`: lets a game's bots learn from games among themselves, and keeps what they learned."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

import msgspec

from veillee.bots.practice import plan_of
from veillee.commands.command import OK, Command, CommandError
from veillee.commands.files import check_free, check_out, write_text
from veillee.commands.output import columns, print_json
from veillee.commands.progress import progress_bar
from veillee.core import Game
from veillee.registry import find_game
from veillee.tools.plots import Line, PlotError, check_plots, line_plot

_HEAD = ("STAGE", "GAMES", "WIN LOSS", "RESULT LOSS", "CHOICE LOSS", "AGAINST ADVICE")


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's id, see `veillee games`")
    parser.add_argument(
        "--out", required=True, metavar="FILE", help="where the model goes, after every stage"
    )
    parser.add_argument(
        "--force", action="store_true", help="begin anew, though the file of --out or --plot is there"
    )
    parser.add_argument("--plot", metavar="FILE", help="draw the curve of learning into this SVG file")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="processes that play (2)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed, the same model (1)")
    for name, about in (
        ("stages", "stages of learning, the first one from the game's advice"),
        ("first-games", "games in the first stage"),
        ("games", "games in each of the others"),
        ("worlds", "in how many worlds an option is tried"),
    ):
        parser.add_argument(
            f"--{name}", type=int, metavar="N", help=f"{about} (as training.toml of the game says)"
        )


def _run(arguments: Namespace) -> int:
    # NumPy takes a while to load, and no other command needs what learns.
    from veillee.bots.lessons import LessonsError  # noqa: PLC0415 - see above
    from veillee.bots.model import write_model  # noqa: PLC0415 - see above
    from veillee.bots.training import Training  # noqa: PLC0415 - see above

    game = find_game(arguments.game)
    lessons = Path(f"{arguments.out}.lessons")
    if not lessons.is_dir():
        check_out(arguments)
    if arguments.plot:
        _check_plot()
        check_free(arguments.plot, arguments.force)
    try:
        plan = _changed(plan_of(game), arguments)
    except FileNotFoundError as error:
        raise CommandError(f"{game.id} has no training.toml: it does not say how to train") from error
    try:
        training = Training(game, plan, arguments.seed, _command(game, arguments), lessons)
    except LessonsError as error:
        raise CommandError(str(error)) from error
    told: list[dict[str, Any]] = []
    stages = training.stages(arguments.workers, lambda stage: progress_bar(before=f"stage {stage + 1} "))
    for learned in stages:
        write_model(Path(arguments.out), training.model)
        told.append(dict(learned))
        if not arguments.json:
            rows = [_row(each) for each in told[-1:]]
            print("\n".join(columns([_HEAD, *rows], right=range(len(_HEAD)))[(len(told) > 1) :]), flush=True)
    if arguments.plot:
        write_text(arguments.plot, _plot(game, told))
    if arguments.json:
        print_json(
            {"game": game.id, "seed": arguments.seed, "plan": msgspec.to_builtins(plan), "stages": told}
        )
    return OK


def _check_plot() -> None:
    try:
        check_plots()
    except PlotError as error:
        raise CommandError(f"--plot: {error}") from error


def _changed(plan: Any, arguments: Namespace) -> Any:
    """The plan with what the command line says instead."""
    given = {
        name: getattr(arguments, name)
        for name in ("stages", "first_games", "games", "worlds")
        if getattr(arguments, name) is not None
    }
    for name, value in given.items():
        if value < 1:
            raise CommandError(f"--{name.replace('_', '-')} {value}: there is nothing to learn from")
    if arguments.workers < 1:
        raise CommandError(f"--workers {arguments.workers}: somebody has to play")
    return msgspec.structs.replace(plan, **given)


def _command(game: Game, arguments: Namespace) -> str:
    """The command as it can be given again, without the names of files."""
    given = [
        f"--{name.replace('_', '-')} {getattr(arguments, name)}"
        for name in ("stages", "first_games", "games", "worlds")
        if getattr(arguments, name) is not None
    ]
    return " ".join(["veillee train", game.id, *given, f"--seed {arguments.seed}"])


def _row(learned: dict[str, Any]) -> list[str]:
    return [
        str(learned["stage"]),
        str(learned["games"]),
        *[f"{learned[loss]:.4f}" if loss in learned else "" for loss in ("win_loss", "result_loss")],
        f"{learned['choice_loss']:.4f}",
        f"{learned['against_advice']:.1%}",
    ]


def _plot(game: Game, told: list[dict[str, Any]]) -> str:
    stages = [float(each["stage"]) for each in told]
    shown = {
        "against_advice": "wins of its quick choices against the advice",
        "win_loss": "loss in foretelling who wins",
        "result_loss": "loss in foretelling results",
        "choice_loss": "choice loss",
    }
    lines = [
        Line(name, stages, [each[key] for each in told]) for key, name in shown.items() if key in told[0]
    ]
    return line_plot(f"Learning {game.id}", "stage", lines)


COMMAND = Command(
    "train",
    "Let a game's bots learn from games among themselves.",
    (
        "veillee train fairy-tale --out model.npz --plot curve.svg",
        "veillee train fine-sand --stages 2 --games 200 --out quick.npz --json",
    ),
    {OK: "the model was written"},
    _arguments,
    _run,
)
