"""Explanations: what a card says, why something cannot be chosen, what one would rather do."""

from __future__ import annotations

from veillee.bots import Hint, searches
from veillee.core import schema
from veillee.core.refusals import Reason
from veillee.core.results import Result, ranked_by_score
from veillee.core.schema import Event
from veillee.terminal.card_options import card_argument
from veillee.terminal.table import Table, TableMessage
from veillee.terminal.table_model import TableModel
from veillee.terminal.table_presenter import TablePresenter

#: Verbs with more options than this are not searched for what is missing.
MOST_SEARCHED = 40


def about_card(presenter: TablePresenter, table: Table, model: TableModel, kind: int) -> list[str]:
    """A card's text and facts, then why it cannot be chosen, if it cannot."""
    words = presenter.words
    lines: list[str] = []
    text = presenter.notes.of_card(table.message(), kind) or words.card_text(kind)
    if text:
        lines.append(text)
    lines += [presenter.labelled(label, value) for label, value in words.card_facts(kind)]
    return [
        *lines,
        *worth_now(presenter, table.message(), kind),
        *why_not_card(presenter, table, model, kind),
    ]


def worth_now(presenter: TablePresenter, message: TableMessage, kind: int) -> list[str]:
    """What a card brings to each seat that has it, where the game counts before the end."""
    lines: list[str] = []
    for seat, cards in enumerate(message["tally"] or []):
        found = [points for _, counted, points in cards if counted == kind]
        if found and seat == presenter.seat:
            lines.append(presenter.texts.say("terminal-card-points-own", points=sum(found)))
        elif found:
            name = presenter.words.seat(seat)
            lines.append(presenter.texts.say("terminal-card-points", seat=name, points=sum(found)))
    return lines


def why_not_card(presenter: TablePresenter, table: Table, model: TableModel, kind: int) -> list[str]:
    """Why no option with this card is open; empty if one is, or if no card is asked for."""
    cards = presenter.card_options
    options = [cards.option_for(verb, kind) for verb in cards.card_verbs(model.options)]
    if any(cards.kind_in(option) == kind for option in model.options):
        return []
    against = table.why_not([option for option in options if option is not None])
    reasons = [reason for found in against for reason in found]
    return [presenter.texts.say("terminal-not-now", reason=said) for said in reason_texts(presenter, reasons)]


def missing_options(presenter: TablePresenter, table: Table, model: TableModel) -> list[str]:
    """The options without a card that are not open now, and why, where the game can say it."""
    if not model.options:
        return []
    wanted = [
        option
        for verb in presenter.rules.catalogue.verbs
        if card_argument(verb) is None and verb.size <= MOST_SEARCHED
        for option in range(verb.base, verb.base + verb.size)
        if option not in model.options
    ]
    found: list[str] = []
    for option, against in zip(wanted, table.why_not(wanted), strict=True):
        reasons = [reason for reason in against if reason.message != "not-offered"]
        found += [
            presenter.explained(presenter.words.option(option), said)
            for said in reason_texts(presenter, reasons)
        ]
    return found


def hint_texts(presenter: TablePresenter, table: Table) -> list[tuple[str, str]]:
    """The best options, each with its chance, if there is one, and its reason."""
    words = presenter.words
    return [(words.option(hint.option), _why(presenter, hint)) for hint in table.hints()]


def _why(presenter: TablePresenter, hint: Hint) -> str:
    reason = presenter.words.reason(hint.reason)
    if hint.chance is not None:
        return presenter.texts.say("hint-chance", percent=hint.chance, reason=reason)
    if hint.expected is not None:
        return presenter.texts.say("hint-expected", percent=hint.expected, reason=reason)
    return reason


def reason_texts(presenter: TablePresenter, reasons: list[Reason]) -> list[str]:
    """The reasons in words, each once."""
    return list(dict.fromkeys(presenter.words.reason(reason) for reason in reasons))


def log_lines(presenter: TablePresenter, message: TableMessage, since: int = 0) -> list[str]:
    """What the seat was told from event number `since` on, what was answered for it, and the final count."""
    lines: list[str] = []
    events = message["events"][since:]
    for option in reversed(message["forced"]):
        at = _answer_in(presenter, events, option)
        said = [said] if (said := presenter.words.forced(option)) else []
        lines = [*said, *presenter.words.log(events[at:]), *lines]
        events = events[:at]
    counted = counted_lines(presenter, message) if "result" in message else []
    return [*presenter.words.log(events), *lines, *counted]


def _answer_in(presenter: TablePresenter, events: list[Event], option: int) -> int:
    """Where the seat gave an answer for the last time, so that what follows from it is told after it."""
    given = [at for at, event in enumerate(events) if _is_answer(presenter, event, option)]
    return given[-1] if given else len(events)


def _is_answer(presenter: TablePresenter, event: Event, option: int) -> bool:
    return event["event"] == "answer" and (event["seat"], event["option"]) == (presenter.seat, option)


def counted_lines(presenter: TablePresenter, message: TableMessage) -> list[str]:
    """For each seat, what every one of its cards is worth."""
    return [
        presenter.labelled(
            presenter.words.seat(seat),
            ", ".join(
                presenter.texts.say("terminal-counted", card=presenter.words.card(kind), points=points)
                for _, kind, points in cards
            ),
        )
        for seat, cards in enumerate(message["tally"] or [])
        if cards
    ]


def result_lines(presenter: TablePresenter, table: Table) -> list[str]:
    """Scores, the winners, and what else should be said about a finished game."""
    message = table.message()
    result = message["result"]
    texts, words = presenter.texts, presenter.words
    if result.get("abandoned"):
        return [texts.say("terminal-end-abandoned"), table.record_location(texts)]
    if result.get("interlude"):
        return [table.record_location(texts)]
    ranking = message.get("ranking") or _plain_ranking(presenter, result)
    lines = [
        texts.say(
            "terminal-score-wins"
            if seat in result["winners"] and len(result["scores"]) > 1
            else "terminal-score",
            seat=words.seat(seat),
            score=result["scores"][seat],
        )
        for seat in ranking["seats"]
    ]
    if decided := ranking["decided"]:
        lines.append(words.reason(Reason(decided["rule"], decided["message"], decided["arguments"])))
    lines += team_lines(presenter, result["scores"])
    if message.get("take_backs"):
        lines.append(texts.say("terminal-take-backs", count=message["take_backs"]))
    if table.seating.owner_data:
        lines.append(texts.say("terminal-owner-data"))
    return [*lines, table.record_location(texts)]


def _plain_ranking(presenter: TablePresenter, result: schema.Result) -> schema.Ranking:
    """The ranking where a server of an earlier house gives none."""
    found = Result(result["scores"], result["winners"])
    return ranked_by_score(found, presenter.rules.lowest_wins).to_json()


def team_lines(presenter: TablePresenter, scores: list[int]) -> list[str]:
    """What partners have together, the best team first; nothing where everybody plays alone."""
    rules = presenter.rules
    teams = dict.fromkeys(
        tuple(other for other in range(rules.players) if rules.together(seat, other))
        for seat in range(rules.players)
    )
    sums = [(sum(scores[seat] for seat in team), team) for team in teams]
    sums.sort(reverse=not rules.lowest_wins)
    return [
        presenter.texts.say(
            "terminal-team", seats=presenter.words.listed(list(map(presenter.words.seat, team))), score=score
        )
        for score, team in sums
        if len(team) > 1
    ]


def verdict(presenter: TablePresenter, message: TableMessage) -> str:
    """How the game ended for who reads it; a game may have its own words, `verdict`."""
    result = message["result"]
    if "winners" not in result:
        return presenter.texts.say("terminal-end-abandoned")
    if own := presenter.verdict(message):
        return own
    if result.get("interlude"):
        return presenter.texts.say("terminal-end-interlude")
    if presenter.is_watching:
        return presenter.texts.say("terminal-over")
    won = "terminal-end-won" if result["winners"] == [presenter.seat] else "terminal-end-shared"
    return presenter.texts.say(won if presenter.seat in result["winners"] else "terminal-end-lost")


def practice_lines(presenter: TablePresenter, table: Table) -> list[str]:
    """Which bots play worse here than they could, for they have not practised at such tables."""
    bots = enumerate(table.seating.bots)
    names = [presenter.words.seat(seat) for seat, bot in bots if searches(table.game, bot)]
    if table.is_practised or not names:
        return []
    told = presenter.words.listed(names)
    return [presenter.texts.say("terminal-not-practised", names=told, count=len(names))]


def points_so_far(presenter: TablePresenter, model: TableModel) -> str:
    """Every seat's points as things stand, one's own first; empty where the game counts none yet."""
    seats = [seat for seat in (model.own, *model.others) if seat is not None and seat.points is not None]
    return ", ".join(f"{seat.name} {seat.points}" for seat in seats) if any(s.points for s in seats) else ""
