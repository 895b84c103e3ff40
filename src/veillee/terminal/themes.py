"""The themes of the full screen: an old book by candlelight, or the same page by day."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

CANDLE: Final = Theme(
    name="candle",
    primary="#d9a441",
    secondary="#b98b5e",
    accent="#e8c07d",
    foreground="#eadcc3",
    background="#1b1410",
    surface="#251b15",
    panel="#33261d",
    success="#8fb573",
    warning="#e0b04c",
    error="#d9735b",
    dark=True,
    variables={
        "suit-gold": "#e0b04c",
        "suit-green": "#93bd76",
        "suit-red": "#dd7a62",
        "suit-violet": "#b39ad3",
        "suit-blue": "#86afd3",
        "suit-teal": "#74b8ab",
        "suit-rose": "#dd9aad",
        "suit-grey": "#a89a86",
        "faded": "#9c8c76",
        "line": "#5c4735",
    },
)

PAPER: Final = Theme(
    name="paper",
    primary="#8a5a1f",
    secondary="#7a6246",
    accent="#a3411f",
    foreground="#35261a",
    background="#f4ead4",
    surface="#ecdfc3",
    panel="#e0cfac",
    success="#4c7034",
    warning="#8f6508",
    error="#a3381f",
    dark=False,
    variables={
        "suit-gold": "#8a6206",
        "suit-green": "#42682b",
        "suit-red": "#a13a22",
        "suit-violet": "#64448c",
        "suit-blue": "#2d5a86",
        "suit-teal": "#1f6a5d",
        "suit-rose": "#98405a",
        "suit-grey": "#6b5b47",
        "faded": "#7d6a50",
        "line": "#c2a97f",
    },
)
