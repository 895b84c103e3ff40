"""uvicorn's protocols with limits below HTTP: on connections, and on the time a client takes over one."""

from __future__ import annotations

import asyncio
from typing import Any, Final, final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from veillee.server.limits.connections import Connections, ConnectionSlot
from veillee.server.settings import Bounds

_CLOSING: Final = b"connection: close\r\ncontent-length: 0\r\n\r\n"
_TOO_MANY: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\n" + _CLOSING
_TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\n" + _CLOSING


class _Reading:
    """Ends a connection whose other end does not take what it is sent."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport

    def __init__(self, send_within: float) -> None:
        self._send_within = send_within
        self._stalled: asyncio.TimerHandle | None = None

    def stall(self) -> None:
        self.go_on()
        self._stalled = self.loop.call_later(self._send_within, self.transport.abort)

    def go_on(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


@final
class GuardedSocket(_Reading, WebSocketsSansIOProtocol):
    """A WebSocket that gives up the slot of the request it came from."""

    def __init__(self, bounds: Bounds, **given: Any) -> None:
        _Reading.__init__(self, bounds.send_within)
        WebSocketsSansIOProtocol.__init__(self, **given)
        self.slot: ConnectionSlot | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.go_on()
        if self.slot is not None:
            self.slot.give_up()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stall()

    def resume_writing(self) -> None:
        self.go_on()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        """Whoever answers no ping may not take the farewell either."""
        super().keepalive_timeout()
        self.stall()


@final
class GuardedHttp(_Reading, H11Protocol):
    """An HTTP connection that has a slot, and so much time for a request's head and its body."""

    def __init__(self, bounds: Bounds, connections: Connections, **given: Any) -> None:
        _Reading.__init__(self, bounds.send_within)
        H11Protocol.__init__(self, **given)
        self._within = {h11.IDLE: bounds.headers_within, h11.SEND_BODY: bounds.body_within}
        self._connections = connections
        self._slot: ConnectionSlot | None = None
        self._awaited: Any = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        self._slot = self._connections.enter(peer[0] if peer else "", transport.abort)
        if self._slot is None:
            transport.write(_TOO_MANY)
            transport.close()
            return
        super().connection_made(transport)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._slot is None:
            return
        self._slot.give_up()
        self.go_on()
        self._stop_watching()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        if isinstance(socket, GuardedSocket):
            socket.slot, self._slot = self._slot, None
            if socket.slot is not None:
                socket.slot.wait(False)
        self._stop_watching()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stall()

    def resume_writing(self) -> None:
        self.go_on()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.stall()

    def _watch(self) -> None:
        """Give what is awaited its time: all of a head, then all of a body, in however many parts."""
        state = self.conn.their_state
        if self._slot is None or state is self._awaited:
            return
        self._stop_watching()
        if state in self._within and not self.transport.is_closing():
            self._awaited = state
            self._deadline = self.loop.call_later(self._within[state], self._end)
        self._slot.wait(self._awaited is not None)

    def _stop_watching(self) -> None:
        self._awaited = None
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _end(self) -> None:
        """The time is over."""
        if self.conn.our_state is not h11.SEND_BODY:
            self.transport.write(_TOO_LATE)
        self.transport.close()
        self.stall()
