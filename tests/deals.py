"""Servers that deal the same cards in every run: secrets and cuts are not drawn.

`python -m deals serve …` is `veillee serve …` so, each of its tables dealing like the others; two hex
digits in `DEAL` choose another deal for all of them.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable
from hashlib import sha256
from itertools import count

#: For a page: its cut, of 32 bytes, is always the same.
CUT_ALIKE = """{
  const given = Crypto.prototype.getRandomValues;
  Crypto.prototype.getRandomValues = function (bytes) {
    return bytes.length === 32 ? bytes.fill(7) : given.call(this, bytes);
  };
}"""


def counted() -> Callable[[int], str]:
    """In place of `secrets.token_hex`: hex digits that follow from how often it was called."""
    numbers = count()
    return lambda size: sha256(b"hearth %d" % next(numbers)).hexdigest()[: 2 * size]


if __name__ == "__main__":
    from veillee.commands import main

    digits = os.environ.get("DEAL", "a7")
    secrets.token_hex = lambda nbytes=None: digits * (nbytes or 32)
    sys.exit(main(sys.argv[1:]))
