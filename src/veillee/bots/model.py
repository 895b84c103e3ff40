"""What was learned about a game: networks that foretell how it ends, and one that chooses.

A model is a file of the game's folder. Its header says how it was made and for what; at a table for which it
was not made it is not used. Options are known by their words, since their numbers differ between tables.
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, final, get_args
from zipfile import BadZipFile

import msgspec
import numpy as np

from veillee.bots.judges import Aim, aim_of
from veillee.bots.network import Network, chances
from veillee.bots.practice import TableForTraining, unpractised
from veillee.bots.priors import AdvisedPrior, FirstSight
from veillee.bots.ragged import Floats, ragged_features
from veillee.core import Game, Result, Rules, View
from veillee.core.advice import Advice
from veillee.core.features import Features, Row
from veillee.registry import features_for, files_of

FORMAT: Final = 2
#: What was learned about a game, in its folder.
FILE: Final = "model.npz"


class ModelError(ValueError):
    """A model that cannot be used; the message says why."""


class Header(msgspec.Struct, frozen=True):
    """How a model was made, and for what."""

    format: int
    game: str
    #: The version of the game's features, and how many there are.
    features: int
    size: int
    #: The cards it knows, as the features number them.
    cards: list[str]
    #: The options it knows, as its choosing network numbers them.
    options: list[str]
    #: The tables it was made for, and options that are all the same to it.
    tables: list[TableForTraining]
    alike: list[str]
    #: The command that made it, its seed, and the hash of the game's data.
    command: str
    seed: int
    data: str
    #: Whether its quick choices are better than the advice: then they play on in its searches.
    plays: bool
    #: How far a search trusts the advice, for each aim that needs it otherwise than usual.
    first_sight: dict[Aim, FirstSight] = {}


class Model(msgspec.Struct, frozen=True):
    header: Header
    #: What foretells, for each aim that seats have at its tables: what wins is not what does well alone.
    values: Mapping[Aim, Network]
    choice: Network


def write_model(path: Path, model: Model) -> None:
    """Keep a model; a file that is there already is replaced once the new one is whole."""
    arrays: dict[str, Any] = {"header": np.frombuffer(msgspec.json.encode(model.header), np.uint8)}
    networks = {f"value-{aim}": network for aim, network in model.values.items()}
    for name, network in {**networks, "choice": model.choice}.items():
        for number, (weights, biases) in enumerate(zip(network.weights, network.biases, strict=True)):
            arrays[f"{name}.weights.{number}"] = weights.astype(np.float16)
            arrays[f"{name}.biases.{number}"] = biases
    written = path.with_suffix(".new")
    with written.open("wb") as file:
        np.savez_compressed(file, **arrays)
    written.replace(path)


def read_model(content: bytes) -> Model:
    """The model in a file; ModelError says what is wrong with it."""
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as arrays:
            header = msgspec.json.decode(arrays["header"].tobytes(), type=Header)
            values = {
                aim: found for aim in get_args(Aim) if (found := _network(arrays, f"value-{aim}")).weights
            }
            return Model(header, values, _network(arrays, "choice"))
    except (ValueError, KeyError, OSError, EOFError, BadZipFile, msgspec.MsgspecError) as error:
        raise ModelError(f"this is no model that can be read: {error}") from error


def _network(arrays: Mapping[str, Any], name: str) -> Network:
    count = len([key for key in arrays if key.startswith(f"{name}.weights.")])
    weights = [arrays[f"{name}.weights.{number}"].astype(np.float32) for number in range(count)]
    return Network(weights, [arrays[f"{name}.biases.{number}"] for number in range(count)])


@final
class Judgement:
    """A model at one table: it values views and chooses among options."""

    def __init__(self, model: Model, features: Features) -> None:
        header = model.header
        rules = features.rules
        if header.format != FORMAT:
            raise ModelError(f"the model has the format {header.format}, not {FORMAT}")
        if (header.features, header.size) != (features.version, features.size):
            raise ModelError(f"the model was made for version {header.features} of the features")
        if header.cards != rules.kind_names or rules.setup.owner_data:
            raise ModelError("the model was made for other cards")
        aim = aim_of(rules)
        if aim not in model.values:
            raise ModelError(f"the model has not learned to foretell the {aim} of a game")
        self.features = features
        #: Whether its quick choices are better than the advice.
        self.plays = header.plays
        self._first_sight = header.first_sight.get(aim, FirstSight())
        #: As how many worlds a thought at first sight counts.
        self.worlds = self._first_sight.worlds
        self._value = model.values[aim]
        self._choice = model.choice
        known = {words: number for number, words in enumerate(header.options)}
        #: For each option of this table the output that stands for it, the last one for those not known.
        names = [rules.catalogue.words(option) for option in range(rules.catalogue.size)]
        self._outputs = np.array([known.get(name, len(known)) for name in names], np.int64)

    def values(self, views: Sequence[View]) -> list[float]:
        """What the seat of each view may expect, from 0 to 1."""
        return self.worth([self.features.read(view) for view in views])

    def worth(self, standings: Sequence[Row]) -> list[float]:
        """The same from rows of features."""
        if not standings:
            return []
        odds = self._value(ragged_features(self.features.size, standings).dense())
        return [float(value) for value in chances(odds)[:, 0]]

    def advised(self, advice: Advice) -> AdvisedPrior:
        """What to think of options at first sight where the advice chooses better than the model."""
        return AdvisedPrior(advice, self._first_sight)

    def goal(self, result: Result, seat: int) -> float:
        """What a seat got out of a finished game, from 0 to 1."""
        return self.features.goal(result, seat)

    def choose(self, asked: Sequence[tuple[View, list[int]]]) -> list[int]:
        """What the model thinks best for each question."""
        scores = self._scores(asked)
        return [
            options[int(row[self._outputs[options]].argmax())]
            for row, (_, options) in zip(scores, asked, strict=True)
        ]

    def weigh(self, view: View, options: list[int]) -> list[float]:
        """By how much each option is better than all of them on average, in what may be expected."""
        scores = self._scores([(view, options)])[0][self._outputs[options]]
        return [float(score) for score in scores - scores.mean()]

    def _scores(self, asked: Sequence[tuple[View, list[int]]]) -> Floats:
        """By question and output; a last column stands for options that the model does not know."""
        scores = self._choice(self._rows([view for view, _ in asked]))
        return np.hstack([scores, np.zeros((len(scores), 1), np.float32)])

    def _rows(self, views: Sequence[View]) -> Floats:
        return ragged_features(self.features.size, [self.features.read(view) for view in views]).dense()


def check_table(header: Header, game: Game, rules: Rules[Any]) -> None:
    """ModelError if a model was not made for tables such as this one."""
    missing = unpractised(header.tables, header.alike, game, rules)
    if missing:
        raise ModelError(f"the model was not made for {missing}")


def judgement_for(game: Game, rules: Rules[Any]) -> Judgement:
    """What was learned about a game, for tables with these rules; ModelError says why it is of no use."""
    features = features_for(game, rules)
    file = files_of(game).folder / FILE
    if features is None or not file.is_file():
        raise ModelError(f"nothing was learned about {game.id}")
    model = read_model(file.read_bytes())
    check_table(model.header, game, rules)
    return Judgement(model, features)
