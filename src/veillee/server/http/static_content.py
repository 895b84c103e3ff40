"""Files and long texts as they are sent: compressed once, and not sent again to who has them."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, final

from litestar import Request, Response

#: For what never changes under its name, and for what may.
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

_COMPRESSIBLE: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
#: Less is not worth it.
_WORTH_PACKING: Final = 500


@final
@dataclass(frozen=True)
class StaticContent:
    """Content, as it is and compressed, with a tag that changes when it does."""

    type: str
    plain: bytes
    packed: bytes | None
    tag: str

    def answer(self, request: Request[Any, Any, Any], cache: str, link: str = "") -> Response[bytes]:
        """The content, or that it is the same as before; `link` says what else will be wanted."""
        headers = {"cache-control": cache, "etag": self.tag, "vary": "accept-encoding"}
        if link:
            headers["link"] = link
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers)
        content = self.plain
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            content = self.packed
            headers["content-encoding"] = "gzip"
        return Response(content, media_type=self.type, headers=headers)


@lru_cache(maxsize=500)
def static_content(kind: str, content: bytes) -> StaticContent:
    worth = kind.startswith(_COMPRESSIBLE) and len(content) > _WORTH_PACKING
    packed = gzip.compress(content, 9, mtime=0) if worth else None
    return StaticContent(kind, content, packed, f'"{sha256(content).hexdigest()[:32]}"')
