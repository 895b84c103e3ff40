"""A table at a server: what it tells is kept here, so that an interface need not wait to look."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast, final

from veillee.bots import Hint
from veillee.core import Game
from veillee.core.patches import patched
from veillee.core.refusals import Reason
from veillee.core.rules import AnyRules
from veillee.core.schema import Decision, Order
from veillee.data.owner_data import OwnerData
from veillee.terminal.api_client import ApiClient, JoinError, error_text, parse_address
from veillee.terminal.connection import REPLY_TIMEOUT, Connection, SocketMessage
from veillee.terminal.remote_rules import installed_rules, matches_rules
from veillee.terminal.saves import Seating
from veillee.terminal.table import TableMessage, WaitingRoom, resume_flags
from veillee.terminal.table_setup import system_language
from veillee.texts import Texts, shown_name

_LOST: Final = Reason("", "terminal-line-lost")
#: No more questions than this are asked at once about what is not open.
_MOST_ASKED: Final = 30


@final
class RemoteTable:
    """A `Table` at a server, for one of the guest's seats or to watch."""

    def __init__(
        self, client: ApiClient, game: Game, rules: AnyRules, texts: Texts, seat: int | None
    ) -> None:
        self.game = game
        self.rules = rules
        self.is_remote = True
        self._client = client
        self._texts = texts
        self._wanted = seat
        self._seat = rules.players
        self._info: dict[str, Any] = {}
        self._messages: dict[int, TableMessage] = {}
        self._events: dict[int, list[Any]] = {}
        #: A welcome whose update has not come yet: until then what was told before is shown.
        self._welcomed: SocketMessage | None = None
        #: The decision that was answered last, until the table shows what became of it.
        self._given = -1
        #: Whether something is being taken back that the table still shows.
        self._is_rewinding = False
        self._forced: list[int] = []
        self._left = ""
        self._is_lost = False
        self._failure = ""
        #: What each seat cuts with, the same however often it is asked.
        self._cuts: dict[int, str] = {}
        self._against: dict[tuple[int, int], list[Reason]] = {}
        self._lock = threading.RLock()
        self._there = threading.Event()
        self._on_change: Callable[[], None] = _nothing
        self._connection = Connection(client.socket_url(), client.headers(), self)

    def open(self) -> None:
        """Connect; JoinError if the table does not answer, or plays something else."""
        self._connection.open()
        is_there = self._there.wait(2 * REPLY_TIMEOUT)
        if not is_there or self._failure:
            self.close()
            silent = self._texts.say("terminal-join-no-server", address=self._client.address.origin)
            raise JoinError(self._failure or silent)

    def close(self) -> None:
        self._on_change = _nothing
        self._connection.close()
        self._client.close()

    # What an interface asks

    @property
    def seating(self) -> Seating:
        with self._lock:
            seats = self._info["seats"]
            return Seating(
                self._seat,
                tuple(seat["name"] or self._texts.say("terminal-seat-free") for seat in seats),
                tuple(seat["bot"] or "" for seat in seats),
                self._texts.language,
                self._info["owner_data"],
            )

    @property
    def is_practised(self) -> bool:
        """An earlier house says nothing of it."""
        with self._lock:
            return bool(self._info.get("practised", True))

    @property
    def failure(self) -> str:
        return self._failure

    def on_change(self, changed: Callable[[], None]) -> None:
        self._on_change = changed

    def waiting_room(self) -> WaitingRoom | None:
        with self._lock:
            if self._seat in self._messages:
                return None
            seats = self._info["seats"]
            return WaitingRoom(
                tuple(
                    None if seat["kind"] == "free" else shown_name(seat["name"], self._texts)
                    for seat in seats
                )
            )

    def message(self) -> TableMessage:
        with self._lock:
            told = _present(self._messages[self._seat])
            asked = told.get("decision")
            if self._is_rewinding or (asked and (asked["number"] == self._given or self._is_forced(asked))):
                asked = None
            shown: dict[str, Any] = {
                **told,
                "tally": told.get("tally"),
                "orders": _present(told.get("orders", {})),
                "decision": asked and _present(asked),
                "events": list(self._events[self._seat]),
                "forced": list(self._forced),
                "save_error": "",
                "request": self._info["request"],
                "paused": self._info["paused"],
                "lost": self._is_lost,
                "away": self._away(),
            }
        return cast("TableMessage", shown)

    def answer(self, option: int, decision: int) -> list[Reason]:
        """What gets no reply because the connection is lost is sent again; the server takes it only once."""
        with self._lock:
            self._forced = []
        return self._reasons(self._connection.wait_for_reply(self._answer(option, decision)), silent=[])

    def undo(self) -> list[Reason]:
        return self._reasons(
            self._connection.wait_for_reply(
                self._connection.send_request("undo", self._undone, seat=self._seat)
            )
        )

    def consent(self, agree: bool) -> list[Reason]:
        request = self._info["request"]
        if request is None:
            return [Reason("", "server-no-request")]
        return self._reasons(self._request("consent", request=request["number"], agree=agree))

    def stand_in(self) -> list[Reason]:
        try:
            for seat in self._away():
                self._client.call_stand_in(seat)
        except JoinError:
            return [Reason("", "terminal-no-stand-in")]
        return []

    def _away(self) -> list[int]:
        """The seats that one may give to a stand-in; who only watches has no say."""
        with self._lock:
            if self._seat == self.rules.players or self._info["status"] != "playing":
                return []
            return [seat for seat, told in enumerate(self._info["seats"]) if told["absent"]]

    def hints(self) -> list[Hint]:
        reply = self._request("hint") if self.message()["decision"] else None
        return [
            Hint(
                hint["option"],
                hint["value"],
                _reason(hint["reason"]),
                hint.get("chance"),
                hint.get("expected"),
            )
            for hint in (reply or {}).get("hints") or []
        ]

    def why_not(self, options: Sequence[int]) -> list[list[Reason]]:
        """Asked all at once, and for each decision only once."""
        asked = self.message()["decision"]
        if asked is None:
            return [[] for _ in options]
        now: int = asked["number"]
        self._against = {key: found for key, found in self._against.items() if key[0] == now}
        fresh = [option for option in options if (now, option) not in self._against][:_MOST_ASKED]
        pending = [
            self._connection.send_request("why-not", seat=self._seat, option=option) for option in fresh
        ]
        for option, asking in zip(fresh, pending, strict=True):
            reply = self._connection.wait_for_reply(asking)
            if reply is not None:
                self._against[now, option] = [_reason(found) for found in reply.get("reasons") or []]
        return [self._against.get((now, option), []) for option in options]

    def set_orders(self, orders: dict[str, Order]) -> list[Reason]:
        return self._reasons(self._request("orders", orders=orders))

    def ways_to_leave(self) -> tuple[str, ...]:
        if self._seat == self.rules.players or self._info["status"] in ("over", "abandoned"):
            return ()
        return ("keep", "stand-in", "abandon") if self._info["status"] == "playing" else ("keep", "free")

    def leave(self, way: str) -> list[Reason]:
        if way == "abandon":
            return self._reasons(self._request("abandon"))
        if way in ("free", "stand-in"):
            try:
                self._client.leave_seat(self._seat)
            except JoinError:
                return [_LOST]
        self._left = way
        return []

    def leave_message(self, texts: Texts, in_lines: bool = False) -> str:
        seat = self._wanted
        if self._left == "free" or seat is None:
            return texts.say("terminal-table-left")
        page = self._client.address.page
        kept = "terminal-seat-left" if self._left == "stand-in" else "terminal-seat-kept"
        more = resume_flags(texts, system_language(), in_lines)
        return texts.say(kept, address=page, seat=seat, flags=more)

    def record_location(self, texts: Texts) -> str:
        return texts.say("terminal-record-at", address=self._client.record_url())

    def _request(self, kind: str, **fields: Any) -> SocketMessage | None:
        return self._connection.request(kind, seat=self._seat, **fields)

    def _reasons(self, reply: SocketMessage | None, silent: Sequence[Reason] = (_LOST,)) -> list[Reason]:
        """Why something was refused; `silent` if nobody replied."""
        if reply is None:
            return list(silent)
        return [_reason(found) for found in reply.get("reasons") or []] if reply["type"] == "refused" else []

    def _answer(self, option: int, decision: int) -> Any:
        with self._lock:
            self._given = decision
        return self._connection.send_request(
            "answer", self._replied, seat=self._seat, decision=decision, options=[option]
        )

    def _replied(self, reply: SocketMessage) -> None:
        if reply["type"] == "refused":
            with self._lock:
                self._given = -1
            self._on_change()

    def _undone(self, reply: SocketMessage) -> None:
        if reply["type"] == "done":
            with self._lock:
                self._given = -1
                self._forced = []
                self._is_rewinding = True

    # What the server says

    def since(self) -> dict[str, int]:
        with self._lock:
            return {str(seat): len(events) for seat, events in self._events.items()}

    def received(self, message: SocketMessage) -> None:
        if message["type"] == "welcome":
            self._welcome(message)
        elif message["type"] == "update":
            self._update(message)
            self._there.set()
            self._on_change()

    def lost(self) -> None:
        self._is_lost = True
        self._on_change()

    def failed(self, error: SocketMessage) -> None:
        address = self._client.address.origin
        silent = self._texts.say("terminal-join-no-server", address=address)
        self._fail(error_text(self._texts, error) if error else silent)

    def _fail(self, failure: str) -> None:
        self._failure = failure
        self._there.set()
        self._on_change()

    def _welcome(self, message: SocketMessage) -> None:
        with self._lock:
            self._is_lost = False
            self._welcomed = message
        if not matches_rules(message["game"], self.rules):
            self._fail(self._texts.say("terminal-join-other-rules", game=self.game.id))
        elif message["table"]["status"] == "open":
            for seat in message["seats"]:
                entropy = self._cuts.setdefault(seat, secrets.token_hex(32))
                self._connection.send({"type": "cut", "seat": seat, "entropy": entropy})

    def _begin_anew(self, welcome: SocketMessage) -> None:
        """Take a seat, and forget what was told but for the events."""
        seats: list[int] = welcome["seats"]
        self._welcomed = None
        self._info = welcome["table"]
        self._messages = {}
        self._seat = self._wanted if self._wanted in seats else next(iter(seats), self.rules.players)
        if seats:
            self._wanted = self._seat

    def _update(self, message: SocketMessage) -> None:
        with self._lock:
            if self._welcomed is not None:
                self._begin_anew(self._welcomed)
            self._info = patched(self._info, message.get("table", {}))
            self._is_rewinding = False
            for seat, patch in message["seats"].items():
                self._take_in(int(seat), patch)
            shown = self._messages.get(self._seat)
            asked = None if shown is None else shown.get("decision")
            if asked is None or asked["number"] != self._given:
                self._given = -1
            status = self._info["status"]
        if status == "abandoned" and self._seat not in self._messages:
            self._fail(self._texts.say("terminal-join-broken-off"))
        elif status == "stopped":
            self._fail(self._texts.say("server-stopped"))
        elif asked is not None and self._is_forced(asked) and asked["number"] != self._given:
            self._forced.append(asked["options"][0])
            self._answer(asked["options"][0], asked["number"])

    def _take_in(self, seat: int, patch: dict[str, Any]) -> None:
        """What an update says of a seat: its new events, and a patch of everything else."""
        kept = self._events.get(seat, [])[: patch.pop("events_from", None)]
        self._events[seat] = [*kept, *patch.pop("events", [])]
        self._messages[seat] = patched(self._messages.get(seat, {}), patch)

    def _is_forced(self, asked: Decision) -> bool:
        """Whether a question leaves no choice and may be answered: an answer would end a request."""
        is_free = self._info["request"] is None and not self._info["paused"]
        return is_free and len(asked["options"]) == 1


def join(
    address: str,
    language: str,
    name: str | None = None,
    seat: int | None = None,
    owner_data: Callable[[Game], OwnerData | None] = lambda game: None,
) -> RemoteTable:
    """Sit down at a table, or watch where there is no seat; JoinError if that cannot be."""
    texts = Texts(language)
    client = ApiClient(parse_address(address, texts), texts)
    try:
        about = client.table_info()
        game, rules = installed_rules(about, texts, owner_data)
        wanted = client.address.seat if seat is None else seat
        if name is not None or wanted is not None:
            client.set_name(name)
        if wanted is not None:
            client.take_seat(wanted, client.address.invitation)
    except BaseException:
        client.close()
        raise
    table = RemoteTable(client, game, rules, texts, wanted)
    table.open()
    return table


def _present(told: Mapping[str, Any]) -> dict[str, Any]:
    """What there is in a message: null means the same as absence."""
    return {name: value for name, value in told.items() if value is not None}


def _reason(told: dict[str, Any]) -> Reason:
    return Reason(told["rule"], told["message"], told["arguments"])


def _nothing() -> None:
    """Nobody listens."""
