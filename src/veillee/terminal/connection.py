"""The connection to a table at a server: reconnects by itself, and sends answers until they are acknowledged.

A thread of its own listens; whoever requests something waits for the reply, but never for long.
"""

from __future__ import annotations

import contextlib
import json
import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, final

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from veillee.core.serials import LineBroken, Serials

SocketMessage = dict[str, Any]

PROTOCOL: Final = 2
#: Close codes after which it is worth connecting again: the server was busy, slow or about to restart.
_TEMPORARY: Final = (4008, 4408, 4429, 4500, 4503)
#: The rate limit, a little below the server's own: so many messages at once, so many a second after that.
_BURST, _PER_SECOND = 40, 15.0
_FIRST_DELAY, _LONGEST_DELAY = 0.2, 8.0
#: How long a line may be silent, in seconds: until it is asked (sooner if an answer is due), then given up.
_ASKED, _ASKED_SOON, _GIVEN_UP = 10.0, 1.0, 5.0
#: How long a server may take to open a line, and to say goodbye.
_OPENING, _CLOSING = 10.0, 1.0
_BROKEN: Final = 4408
#: How many seconds a reply is waited for; a table at rest answers within two seconds.
REPLY_TIMEOUT: Final = 8.0


class ConnectionListener(Protocol):
    """Who is told what comes over the connection; called from its thread."""

    def received(self, message: SocketMessage) -> None:
        """Take in what the server says."""

    def lost(self) -> None:
        """The connection is lost, and will be made again."""

    def failed(self, error: SocketMessage) -> None:
        """The server has refused us; there will be no connection any more."""

    def since(self) -> dict[str, int]:
        """How many events of each seat are here already."""


@dataclass
class PendingRequest:
    """A request that was not yet replied to."""

    message: SocketMessage
    then: Callable[[SocketMessage], None] | None
    settled: threading.Event = field(default_factory=threading.Event)
    reply: SocketMessage | None = None


@final
class NumberedSocket:
    """One socket, whose messages are counted both ways."""

    def __init__(self, socket: ClientConnection, is_waiting: Callable[[], bool]) -> None:
        """`is_waiting` says whether an answer is due, so that silence is of interest sooner."""
        self._socket = socket
        self._is_waiting = is_waiting
        self._serials = Serials()
        self._sending = threading.Lock()

    def send(self, message: SocketMessage) -> None:
        with self._sending:
            self._socket.send(json.dumps({**message, "serial": self._serials.next()}))

    def receive(self) -> SocketMessage:
        """The next message that was not here before; LineBroken if one is missing, or none comes."""
        try:
            while True:
                message: SocketMessage = json.loads(self._next())
                if self._serials.is_new(message.get("serial", 0)):
                    return message
        except (LineBroken, TimeoutError) as error:
            self._socket.close(_BROKEN, "server-line-broken")
            raise LineBroken from error

    def _next(self) -> str | bytes:
        """What comes next; if that takes long, ask whether anybody is there."""
        waited = 0.0
        while waited < (_ASKED_SOON if self._is_waiting() else _ASKED):
            with contextlib.suppress(TimeoutError):
                return self._socket.recv(timeout=_ASKED_SOON)
            waited += _ASKED_SOON
        self.send({"type": "ping"})
        return self._socket.recv(timeout=_GIVEN_UP)

    def close(self) -> None:
        self._socket.close()


@final
class Connection:
    """One connection: `open` it, `request` something, `close` it."""

    def __init__(self, url: str, headers: dict[str, str], listener: ConnectionListener) -> None:
        self._url = url
        self._headers = headers
        self._listener = listener
        self._lock = threading.Lock()
        self._socket: NumberedSocket | None = None
        self._pending: dict[int, PendingRequest] = {}
        self._ids = 0
        #: The same on all lines: a new one ends those before it.
        self._client = secrets.token_hex(16)
        self._credit, self._since = float(_BURST), time.monotonic()
        self._error: SocketMessage = {}
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="veillee-connection", daemon=True)

    def open(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        if self._socket is not None:
            self._socket.close()
        self._thread.join()

    # Sending

    def request(self, kind: str, timeout: float = REPLY_TIMEOUT, **fields: Any) -> SocketMessage | None:
        """Send a request, and wait for `done` or `refused`; None if neither came in time."""
        return self.wait_for_reply(self.send_request(kind, **fields), timeout)

    def send_request(
        self, kind: str, then: Callable[[SocketMessage], None] | None = None, **fields: Any
    ) -> PendingRequest:
        """Send a request without waiting; `then` is called with the reply, whenever it comes."""
        with self._lock:
            self._ids += 1
            pending = PendingRequest({"type": kind, "id": self._ids, **fields}, then)
            self._pending[self._ids] = pending
        self.send(pending.message)
        return pending

    def wait_for_reply(self, pending: PendingRequest, timeout: float = REPLY_TIMEOUT) -> SocketMessage | None:
        """The reply; None if it did not come in time, or the connection is lost meanwhile."""
        pending.settled.wait(timeout)
        return pending.reply

    def send(self, message: SocketMessage) -> None:
        """Send, if there is a connection; if there is none, answers are sent when there is one again."""
        socket = self._socket
        if socket is None:
            self._drop(message)
            return
        self._wait_for_rate_limit()
        with contextlib.suppress(WebSocketException, OSError):  # the listening thread notices
            socket.send(message)

    def _wait_for_rate_limit(self) -> None:
        with self._lock:
            now = time.monotonic()
            self._credit = min(_BURST, self._credit + (now - self._since) * _PER_SECOND) - 1
            self._since = now
            debt = -self._credit
        if debt > 0:
            time.sleep(debt / _PER_SECOND)

    def _drop(self, message: SocketMessage) -> None:
        """Nobody shall wait for a reply any more; but an answer is sent again."""
        with self._lock:
            pending = self._pending.get(message.get("id", -1))
            if pending is not None and message["type"] != "answer":
                del self._pending[message["id"]]
        if pending is not None:
            pending.settled.set()

    # Listening

    def _run(self) -> None:
        delay = _FIRST_DELAY
        while not self._closing.is_set():
            welcomed, is_temporary = self._listen()
            if self._closing.is_set():
                return
            if not is_temporary:
                self._drop_requests()
                self._listener.failed(self._error)
                return
            delay = _FIRST_DELAY if welcomed else min(_LONGEST_DELAY, delay * 2)
            self._drop_requests()
            self._closing.wait(delay)

    def _listen(self) -> tuple[bool, bool]:
        """Listen until the connection is lost: whether there was a welcome, and whether to connect again."""
        welcomed = False
        self._error = {}
        try:
            with connect(
                self._url,
                additional_headers=self._headers,
                max_size=None,
                open_timeout=_OPENING,
                close_timeout=_CLOSING,
            ) as opened:
                socket = NumberedSocket(opened, lambda: bool(self._pending) or self._socket is None)
                hello = {"type": "hello", "protocol": PROTOCOL, "since": self._listener.since()}
                socket.send({**hello, "client": self._client})
                while True:
                    message = socket.receive()
                    if message["type"] == "welcome":
                        welcomed, self._socket = True, socket
                    self._receive(message)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            return welcomed, code < 4000 or code in _TEMPORARY
        except InvalidStatus as refused:
            return welcomed, refused.response.status_code >= 500
        except (WebSocketException, OSError, LineBroken):
            return welcomed, True
        finally:
            self._socket = None

    def _receive(self, message: SocketMessage) -> None:
        if message["type"] == "error":
            self._error = message
            return
        if message["type"] in ("done", "refused"):
            self._settle_request(message)
            return
        self._listener.received(message)
        if message["type"] == "welcome":
            with self._lock:
                unsettled = [pending.message for pending in self._pending.values()]
            for again in unsettled:
                self.send(again)

    def _settle_request(self, message: SocketMessage) -> None:
        with self._lock:
            pending = self._pending.pop(message["id"], None)
        if pending is not None:
            pending.reply = message
            if pending.then is not None:
                pending.then(message)
            pending.settled.set()

    def _drop_requests(self) -> None:
        """Give up all requests but answers."""
        with self._lock:
            unsettled = [pending.message for pending in self._pending.values()]
        for message in unsettled:
            self._drop(message)
        self._listener.lost()
