"""Each leak, put into the server or a toy, turns the wire red. A test that cannot fail proves nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from laws.tables import full_tables
from leaks.test_leaks import view_shows_a_hand
from veillee.server.tables import client_connection, pending_bot_moves
from veillee.server.tables.hosted_game import HostedGame
from veillee.server.tables.pending_bot_moves import PendingBotMoves
from veillee.server.tables.presentation import Presentation
from veillee.server.tables.table import Table
from wire.pairs import played

#: Within so many pairs each of these is noticed.
PAIRS = 12

Patch = pytest.MonkeyPatch


def play_pairs(name: str, folder: Path, bots: Sequence[int] = (), **spoiled: Any) -> None:
    """Play pairs of a toy for its first seat until something is noticed."""
    law = next(law for law in full_tables() if str(law) == name)
    for seed in range(PAIRS):
        played(replace(law, **spoiled), 0, Random(seed), folder / str(seed), bots)


def sizes_tell(patch: Patch) -> None:
    """What seats are sent is longer or shorter with the cards that are hidden."""
    honest = HostedGame.document

    def document(game: HostedGame, receiver: int) -> Any:
        return {**honest(game, receiver), "padding": "x" * (sum(_hidden(game)) % 7)}

    patch.setattr(HostedGame, "document", document)


def order_tells(patch: Patch) -> None:
    """The same members of a message come in another order: nothing but one fixed spelling prevents that."""
    patch.setattr(client_connection, "written", msgspec.json.encode)
    honest = HostedGame.document

    def document(game: HostedGame, receiver: int) -> Any:
        found = honest(game, receiver)
        return dict(sorted(found.items(), reverse=sum(_hidden(game)) % 2 == 1))

    patch.setattr(HostedGame, "document", document)


def _hidden(game: HostedGame) -> list[int]:
    return [place * card for zone in game.session.state.zones for place, card in enumerate(zone)]


def looking_over_http_tells(patch: Patch) -> None:
    """Whoever asks for the table while it holds back is told how much has been answered already."""

    async def look(table: Table) -> Any:
        lines = 0 if table.game is None else table.game.session.record.count
        return msgspec.structs.replace(table.info, owner_data=f"{lines:064x}")

    patch.setattr(Table, "look", look)


def metrics_tell(patch: Patch) -> None:
    """Answers are counted when they come."""
    honest = Table.save

    async def save(table: Table) -> None:
        table.services.metrics.answers.inc()
        await honest(table)

    patch.setattr(Table, "save", save)


def coming_back_tells(patch: Patch) -> None:
    """Whoever comes back while the table holds back is shown how the game stands now."""
    honest = Presentation.shown

    def shown(presentation: Presentation, receiver: int, held: bool) -> Any:
        game = presentation._game
        return (
            presentation.present(game, receiver)
            if isinstance(game, HostedGame)
            else honest(presentation, receiver, held)
        )

    patch.setattr(Presentation, "shown", shown)


def hints_tell(patch: Patch) -> None:
    """Hints are looked for with something in mind that the seat may not know."""
    honest = pending_bot_moves._question

    def question(game: HostedGame, seat: int) -> Any:
        *about, options = honest(game, seat)
        return (*about, options[: 2 - sum(_hidden(game)) % 2])

    patch.setattr(pending_bot_moves, "_question", question)


LEAKS = (sizes_tell, order_tells, looking_over_http_tells, metrics_tell, coming_back_tells, hints_tell)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_of_the_server_turns_the_wire_red(
    leak: Callable[[Patch], None], folder: Path, monkeypatch: Patch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="tells more than may be known"):
        play_pairs("bakers-3" if leak is hints_tell else "whispers-3", folder)


def test_a_bot_that_answers_as_soon_as_it_is_done_turns_the_wire_red(
    folder: Path, monkeypatch: Patch
) -> None:
    """Its thinking time then tells: sooner or later, or before the first look."""
    monkeypatch.setattr(
        PendingBotMoves, "is_asked_on", lambda moves, seat, at: moves.choice(seat, at) is not None
    )
    with pytest.raises(
        AssertionError, match=r"tells more than may be known|sees a difference from the beginning"
    ):
        play_pairs("fairy-tale-2", folder, bots=[1])


def test_a_leak_of_a_toy_turns_the_wire_red(folder: Path) -> None:
    """A view with somebody else's hand in it."""
    with pytest.raises(AssertionError, match="the line of 0 tells more than may be known"):
        play_pairs("whispers-3", folder, spoil=view_shows_a_hand)
