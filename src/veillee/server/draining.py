"""A server that closes without letting anybody down: what it has taken is answered first."""

from __future__ import annotations

import asyncio
import socket
from typing import final

import uvicorn

from veillee.server.backend import Backend

#: How often is looked whether somebody insists that it ends at once, in seconds.
_LOOK_EVERY = 0.1


@final
class DrainingServer(uvicorn.Server):
    """Told to end, it takes no more connections, and closes when every table has done what was asked."""

    def __init__(self, config: uvicorn.Config, backend: Backend) -> None:
        super().__init__(config)
        self._backend = backend

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        draining = asyncio.create_task(self._backend.drain())
        while not draining.done() and not self.force_exit:
            await asyncio.wait([draining], timeout=_LOOK_EVERY)
        await super().shutdown(sockets)
