"""What a game's rules are built from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast, final

#: The rules as they are now, whatever revision that is.
NEWEST: Final = 1_000_000


@final
class Setup:
    """What a game's rules are built from: players, options and the contents of its data files."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, Any],
        cards: Mapping[str, Sequence[Mapping[str, Any]]],
        visibility: Mapping[str, Mapping[str, str]],
        owner_data: str = "",
        owner_note: str = "",
        revision: int = NEWEST,
        *,
        aliases: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.cards = cards
        self.visibility = visibility
        #: If the cards are those of an owner's own box: their hash, and what the owner calls them.
        self.owner_data = owner_data
        self.owner_note = owner_note
        #: The revision of the rules to play by; one before the game's own only for what was begun by it.
        self.revision = revision
        #: Ids that cards once had, and those they have now.
        self.aliases = dict(aliases or {})

    def for_interlude(self) -> Setup:
        """The same for the interlude between two games: [interlude] in visibility.toml has its zones."""
        visibility = cast(Mapping[str, Mapping[str, str]], self.visibility["interlude"])
        return Setup(
            self.game,
            self.players,
            self.options,
            self.cards,
            visibility,
            self.owner_data,
            self.owner_note,
            self.revision,
            aliases=self.aliases,
        )
