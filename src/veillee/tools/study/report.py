"""A study's report: what its numbers and plots are, in plain words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from veillee.texts.words import as_words
from veillee.tools.plots import COLOURS
from veillee.tools.study import figures
from veillee.tools.study.counts import (
    QUANTILES,
    Pace,
    Summary,
    are_equally_long,
    pace_of,
    summary_of,
)
from veillee.tools.study.influence import SCORE, WIN, Influence, telling_ways
from veillee.tools.study.page import figure, key, more, page, pair, table
from veillee.tools.study.playing import CHOICE, ZONE
from veillee.tools.study.tables import Data

#: So many ways of using cards are shown of each aim, and so many cards in a plot: the best and the worst.
WAYS_SHOWN: Final = 3
CARDS_SHOWN: Final = 40
#: So many lines can be told apart.
LINES_SHOWN: Final = len(COLOURS)


@dataclass(frozen=True)
class About:
    """What a report is about, besides its data."""

    title: str
    command: str
    #: The game's rules revision and the hash of its cards.
    revision: int
    cards_hash: str
    #: Cards and zones in English, by id.
    card_names: Mapping[str, str]
    zone_names: Mapping[str, str]
    #: "What this says", as HTML; empty if nobody has written it.
    notes: str
    #: The ways of using cards to show; those that tell most if empty.
    ways: Sequence[str]


def report(about: About, data: Data, found: Sequence[Influence]) -> str:
    """The page."""
    summaries = [summary_of(data, variant) for variant in range(len(data.variants))]
    paces = [pace_of(data, variant) for variant in range(len(data.variants))]
    games = sum(summary.games for summary in summaries)
    sections = [
        ("variants", "The variants compared" if len(summaries) > 1 else "In numbers", _variants(summaries)),
        ("scores", "Scores", _scores(data, summaries)),
        ("lengths", "How long it takes", _lengths(data, summaries)),
        ("pacing", "How it goes on", _pacing(data, paces)),
    ]
    if any(not summary.together for summary in summaries):
        sections.insert(1, ("seats", "Who begins", _seats(summaries)))
    for aim, heading in ((WIN, "Cards and winning"), (SCORE, "Cards and the score")):
        html = _cards(about, aim, found)
        if html:
            sections.append((f"cards-{aim}", heading, html))
    if about.notes:
        sections.insert(0, ("says", "What this says", f'<div class="notes">\n{about.notes}</div>'))
    sections.append(("again", "How it was made", _made(about)))
    lead = f"{games:,} games, played by {escape(' and '.join(data.bots))} bots in every seat"
    if len(summaries) > 1:
        lead += f", in {len(summaries)} variants"
    return page(f"A study of {about.title}", f"{lead}.", sections, _FOOTER)


_FOOTER: Final = (
    "Counted after the games were over, when every card may be seen: nothing of this ever reaches a seat "
    "that is still playing."
)


def _variants(summaries: Sequence[Summary]) -> str:
    head = ["variant", "games", "mean score", "±\u00a095\u00a0%", "best seat", "ahead by", "shared wins"]
    head += ["rounds", "choices of a seat", "options in a choice"]
    rows = [
        [
            summary.label,
            f"{summary.games:,}",
            f"{summary.score.value:.2f}",
            f"{summary.score.high - summary.score.value:.2f}",
            _against(summary, f"{summary.best:.1f}"),
            _against(summary, f"{summary.margin:.1f}"),
            _against(summary, _percent(summary.shared)),
            f"{summary.rounds.value:.1f}",
            f"{summary.choices:.1f}",
            f"{summary.options:.1f}",
        ]
        for summary in summaries
    ]
    words = (
        "<p>The mean score is that of all seats. <em>Best seat</em> is the mean of the best score at each "
        "table, and <em>ahead by</em> how much better it was than the next. A choice is a question with at "
        "least two options.</p>"
    )
    return words + table(head, rows)


def _against(summary: Summary, text: str) -> str:
    """What makes sense only where seats play against each other."""
    return "" if summary.together else text


def _seats(summaries: Sequence[Summary]) -> str:
    against = [summary for summary in summaries if not summary.together]
    rows = [
        [
            summary.label if place == 1 else "",
            str(place),
            _percent(share.value),
            _percent(share.low),
            _percent(share.high),
            _percent(1 / summary.players),
        ]
        for summary in against
        for place, share in enumerate(summary.places, 1)
    ]
    words = (
        "<p>Seats are numbered by the turn order as the game begins; where all act at once, that is the "
        "order around the table. A shared win counts in parts. Whiskers are 95\u00a0% intervals: where they "
        "leave zero out, the place makes a difference.</p>"
    )
    plot = figure("Wins above or below an even share", figures.places(against))
    return words + _key(against) + pair(plot, table(["variant", "place", "wins", "from", "to", "even"], rows))


def _key(shown: Sequence[Summary] | Sequence[Pace]) -> str:
    return key([(each.number, each.label) for each in shown])


def _percent(share: float) -> str:
    return f"{100 * share:.1f}\u00a0%"


def _scores(data: Data, summaries: Sequence[Summary]) -> str:
    head = ["score", "mean", "spread", *[f"{quantile}\u00a0%" for quantile in QUANTILES]]
    rows = [
        [
            summary.label,
            f"{summary.score.value:.1f}",
            f"{summary.spread:.1f}",
            *[f"{value:.0f}" for value in summary.quantiles],
        ]
        for summary in summaries
    ]
    less = " Less is better." if data.lowest_wins else ""
    words = (
        f"<p>The scores of all seats; the line is the mean.{less} The table says up to which score so many "
        "per cent of the seats come; the spread is the standard deviation.</p>"
    )
    plot = figures.distributions("scores", data, "score", "score")
    return words + pair(figure("How often each score occurs", plot), table(head, rows))


def _lengths(data: Data, summaries: Sequence[Summary]) -> str:
    head = ["length", "rounds", "fewest", "most", "choices of a seat", "of all together"]
    rows = [
        [
            summary.label,
            f"{summary.rounds.value:.2f}",
            str(summary.fewest_rounds),
            str(summary.most_rounds),
            f"{summary.choices:.1f}",
            f"{summary.choices * summary.players:.1f}",
        ]
        for summary in summaries
    ]
    choices = figures.distributions("choices", data, "choices", "choices of a seat in a game")
    shown = [figure("Choices of a seat in a game", choices)]
    if not are_equally_long(data):
        rounds = figures.distributions("rounds", data, "rounds", "rounds of a game", once_a_game=True)
        shown.insert(0, figure("Rounds of a game", rounds))
    return pair(*shown, table(head, rows))


def _pacing(data: Data, paces: Sequence[Pace]) -> str:
    shown = paces[:LINES_SHOWN]
    plots = figures.pacing(shown, are_equally_long(data), data.lowest_wins)
    words = (
        "<p>The score is what the rules would count if the game ended there. How often the later winner "
        "leads says how early a game is decided: a lead shared by two counts half."
    )
    if len(shown) < len(paces):
        words += f" The plots show the first {len(shown)} variants."
    head = ["", *[str(when) for when in paces[0].when]]
    rows = [
        [f"{pace.label}: later winner leads", *[f"{100 * value:.0f}\u00a0%" for value in pace.lead]]
        for pace in paces
        if not pace.together and pace.when == paces[0].when
    ]
    in_numbers = more("The lead in numbers", table(head, rows)) if rows else ""
    return f"{words}</p>" + _key(shown) + pair(*[figure(title, plot) for title, plot in plots]) + in_numbers


def _cards(about: About, aim: str, found: Sequence[Influence]) -> str:
    """Plots of the ways that tell most, and the numbers of all their cards."""
    pooled = [each for each in found if each.aim == aim and not each.variant]
    asked = [way for way in about.ways if any(each.way == way for each in pooled)]
    ways = asked or telling_ways(pooled, WAYS_SHOWN)
    parts = []
    for number, way in enumerate(ways):
        of_way = sorted((each for each in pooled if each.way == way), key=lambda each: -each.influence)
        shown = of_way
        if len(of_way) > CARDS_SHOWN:
            shown = of_way[: CARDS_SHOWN // 2] + of_way[-CARDS_SHOWN // 2 :]
        caption = way_in_words(about, way)
        if len(shown) < len(of_way):
            caption += f" (of {len(of_way)}, the first and the last {CARDS_SHOWN // 2})"
        plot = figures.cards(f"cards-{aim}-{number}", shown, about.card_names)
        in_numbers = table(_CARD_HEADS[aim], [_card_row(about, each) for each in of_way])
        parts.append(figure(caption, plot) + more("All in numbers", in_numbers))
    if not parts:
        return ""
    return _CARD_WORDS[aim] + pair(*[f"<div>{part}</div>" for part in parts])


_DOUBTS: Final = (
    "Grey intervals hold zero. That a card goes along with it does not say that it brings it: who does well "
    "can afford more. Of a hundred cards without any influence, five would still stand out.</p>"
)
_CARD_WORDS: Final = {
    WIN: "<p>Of two seats at one table, one that used the card and one that did not: how many games in a "
    "hundred the first wins more, with 95\u00a0% intervals, after taking out what the place in the turn "
    f"order brings. {_DOUBTS}",
    SCORE: "<p>How much higher the score is at tables where somebody used the card, compared with other "
    f"tables of the same variant, with 95\u00a0% intervals. {_DOUBTS}",
}
_CARD_HEADS: Final = {
    WIN: ["card", "seats with", "without", "wins with", "without", "influence", "from", "to"],
    SCORE: ["card", "tables with", "without", "score with", "without", "influence", "from", "to"],
}


def way_in_words(about: About, way: str) -> str:
    """How a card was used, as a caption: an answer that named it, or where it lay at the end."""
    if way.startswith(ZONE):
        zone = way.removeprefix(ZONE)
        return f"At the end among: {about.zone_names.get(zone, as_words(zone))}"
    return f"Chosen at least once: {as_words(way.removeprefix(CHOICE))}"


def _card_row(about: About, each: Influence) -> list[str]:
    def number(value: float) -> str:
        return f"{100 * value:.1f}\u00a0%" if each.aim == WIN else f"{value:.2f}"

    def difference(value: float) -> str:
        return f"{100 * value:+.1f}" if each.aim == WIN else f"{value:+.2f}"

    return [
        about.card_names[each.card],
        f"{each.used:,}",
        f"{each.unused:,}",
        number(each.mean_used),
        number(each.mean_unused),
        difference(each.influence),
        difference(each.low),
        difference(each.high),
    ]


def _made(about: About) -> str:
    return (
        f"<pre>{escape(about.command)}</pre>\n"
        "<p>The same command plays the same games and writes the same data, with any number of workers. "
        "Beside this page it leaves <code>seats</code>, <code>rounds</code>, <code>cards</code> and "
        "<code>influence</code>, each as Parquet and as CSV; what their columns hold stands in "
        "<code>docs/bots.md</code>. Rules revision "
        f"{about.revision}, cards {about.cards_hash[:12]}.</p>"
    )
