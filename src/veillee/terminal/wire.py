"""The line to a table at a server: comes back by itself, and answers are sent until they stand.

A thread of its own listens; whoever asks something waits for the reply, but never for long.
"""

from __future__ import annotations

import contextlib
import json
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, final

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

Told = dict[str, Any]

PROTOCOL: Final = 2
#: Close codes after which it is worth coming back: the server was busy, slow or about to restart.
_PASSING: Final = (4008, 4408, 4429, 4500, 4503)
#: A few messages below what a server bears from one line: so many at once, so many a second after that.
_AT_ONCE, _PER_SECOND = 40, 15.0
_FIRST_WAIT, _LONGEST_WAIT = 0.2, 8.0
#: How long somebody who asked is kept waiting; a table at rest answers within two seconds.
PATIENCE: Final = 8.0


class Receiver(Protocol):
    """Who is told what comes over the line; called from its thread."""

    def received(self, message: Told) -> None:
        """Take in what the server says."""

    def lost(self) -> None:
        """The line is down, and will be up again."""

    def failed(self, error: Told) -> None:
        """The server has shown us out; the line stays down."""

    def since(self) -> dict[str, int]:
        """How many events of each seat are here already."""


@dataclass
class _Pending:
    """What was asked and not yet answered."""

    message: Told
    then: Callable[[Told], None] | None
    settled: threading.Event = field(default_factory=threading.Event)
    reply: Told | None = None


@final
class Wire:
    """One line; `open` it, `ask` over it, `close` it."""

    def __init__(self, url: str, headers: dict[str, str], receiver: Receiver) -> None:
        self._url = url
        self._headers = headers
        self._receiver = receiver
        self._lock = threading.Lock()
        self._socket: ClientConnection | None = None
        self._pending: dict[int, _Pending] = {}
        self._ids = 0
        self._credit, self._since = float(_AT_ONCE), time.monotonic()
        self._error: Told = {}
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="veillee-wire", daemon=True)

    def open(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        if self._socket is not None:
            self._socket.close()
        self._thread.join()

    # Asking

    def ask(self, kind: str, patience: float = PATIENCE, **fields: Any) -> Told | None:
        """Ask, and wait for `done` or `refused`; None if neither came in time."""
        return self.wait(self.begin(kind, **fields), patience)

    def begin(self, kind: str, then: Callable[[Told], None] | None = None, **fields: Any) -> _Pending:
        """Ask without waiting; `then` is called with the reply, whenever it comes."""
        with self._lock:
            self._ids += 1
            pending = _Pending({"type": kind, "id": self._ids, **fields}, then)
            self._pending[self._ids] = pending
        self.say(pending.message)
        return pending

    def wait(self, pending: _Pending, patience: float = PATIENCE) -> Told | None:
        pending.settled.wait(patience)
        return pending.reply

    def say(self, message: Told) -> None:
        """Send, if the line is up; if it is not, answers are sent when it is again."""
        socket = self._socket
        if socket is None:
            if message["type"] != "answer":
                self._drop(message)
            return
        self._slow_down()
        with contextlib.suppress(WebSocketException, OSError):  # the listening thread notices
            socket.send(json.dumps(message))

    def _slow_down(self) -> None:
        with self._lock:
            now = time.monotonic()
            self._credit = min(_AT_ONCE, self._credit + (now - self._since) * _PER_SECOND) - 1
            self._since = now
            debt = -self._credit
        if debt > 0:
            time.sleep(debt / _PER_SECOND)

    def _drop(self, message: Told) -> None:
        with self._lock:
            pending = self._pending.pop(message.get("id", -1), None)
        if pending is not None:
            pending.settled.set()

    # Listening

    def _run(self) -> None:
        wait = _FIRST_WAIT
        while not self._closing.is_set():
            welcomed, passing = self._listen()
            if self._closing.is_set():
                return
            if not passing:
                self._lose()
                self._receiver.failed(self._error)
                return
            wait = _FIRST_WAIT if welcomed else min(_LONGEST_WAIT, wait * 2)
            self._lose()
            self._closing.wait(wait)

    def _listen(self) -> tuple[bool, bool]:
        """Listen until the line is down: whether there was a welcome, and whether it may come up again."""
        welcomed = False
        self._error = {}
        try:
            with connect(self._url, additional_headers=self._headers, max_size=None) as socket:
                socket.send(
                    json.dumps({"type": "hello", "protocol": PROTOCOL, "since": self._receiver.since()})
                )
                while True:
                    message: Told = json.loads(socket.recv())
                    if message["type"] == "welcome":
                        welcomed, self._socket = True, socket
                    self._take(message)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            return welcomed, code < 4000 or code in _PASSING
        except InvalidStatus as refused:
            return welcomed, refused.response.status_code >= 500
        except (WebSocketException, OSError):
            return welcomed, True
        finally:
            self._socket = None

    def _take(self, message: Told) -> None:
        if message["type"] == "error":
            self._error = message
            return
        if message["type"] in ("done", "refused"):
            self._settle(message)
            return
        self._receiver.received(message)
        if message["type"] == "welcome":
            with self._lock:
                unsettled = [pending.message for pending in self._pending.values()]
            for again in unsettled:
                self.say(again)

    def _settle(self, message: Told) -> None:
        with self._lock:
            pending = self._pending.pop(message["id"], None)
        if pending is not None:
            pending.reply = message
            if pending.then is not None:
                pending.then(message)
            pending.settled.set()

    def _lose(self) -> None:
        """Whoever waits for anything but an answer hears that it was in vain."""
        with self._lock:
            vain = [
                pending.message for pending in self._pending.values() if pending.message["type"] != "answer"
            ]
        for message in vain:
            self._drop(message)
        self._receiver.lost()
