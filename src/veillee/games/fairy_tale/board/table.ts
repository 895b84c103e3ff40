/** What a table of Fairy Tale shows, read off the model: seats, directions, points, and what one has seen. */

import type { TableModel } from '$web/board';
import type { GameEvent, Json } from '$web/protocol';
import { fits, turningOption, turnsSeveral } from './turning';

/** A card as it lies in a row. */
export interface Lying {
  card: number;
  points: number | null;
  option?: number;
}

/** What a touch on a card does: the card, what it answers, and the spot where it lies. */
export type Choose = (card: number, option: number | undefined, spot: string) => void;

/** What follows from the view by the rules; games kept earlier do not say. */
interface Derived {
  rounds?: number;
  /** So many of the picked cards stay unplayed in every round. */
  left_over?: number;
  /** Who gets the cards that each seat does not pick. */
  receivers?: number[];
  partners?: number[];
}

const derivedOf = (model: TableModel): Derived => (model.message?.derived ?? {}) as Derived;

const leftOver = (model: TableModel): number => derivedOf(model).left_over ?? 0;

/** Through whose eyes the table is drawn; a spectator sits with the first player. */
export const ownSeat = (model: TableModel): number => (model.seat < model.game.players ? model.seat : 0);

/** The other seats, beginning with the left neighbour. */
export function otherSeats(model: TableModel): number[] {
  const { players } = model.game;
  return Array.from({ length: players - 1 }, (_, step) => (ownSeat(model) + step + 1) % players);
}

export const isTeamGame = (model: TableModel): boolean => derivedOf(model).partners !== undefined;

/** Whom a seat plays with: itself, where everybody plays alone. */
export const partnerOf = (model: TableModel, seat: number): number =>
  derivedOf(model).partners?.[seat] ?? seat;

/** Whose colour a seat has: partners share one. */
export const colourOf = (model: TableModel, seat: number): number => Math.min(seat, partnerOf(model, seat));

export const roundOf = (model: TableModel): number => Number(model.view.fields['round'] ?? 0);
export const roundsOf = (model: TableModel): number => derivedOf(model).rounds ?? roundOf(model);

export function directionOf(model: TableModel): 'left' | 'right' | 'swap' {
  if (model.game.players === 2) return 'swap';
  return receiverOf(model) === otherSeats(model)[0] ? 'left' : 'right';
}

/** Who gets the cards one does not pick. */
export const receiverOf = (model: TableModel): number =>
  derivedOf(model).receivers?.[ownSeat(model)] ?? ownSeat(model);

/** Whether cards are being picked and handed on. */
export const isDrafting = (model: TableModel): boolean => model.cards('hands', ownSeat(model)).length > 0;

/** The points of a seat as far as the viewer knows. */
export function pointsOf(model: TableModel, seat: number): number | null {
  const final = model.result?.scores?.[seat];
  if (final !== undefined) return final;
  return model.tally?.[seat]?.reduce((sum, [, , points]) => sum + points, 0) ?? null;
}

function countedIn(model: TableModel, seat: number, zone: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [place, kind, points] of model.tally?.[seat] ?? []) {
    if (place === zone) found.set(kind, [...(found.get(kind) ?? []), points]);
  }
  return found;
}

function optionOf(model: TableModel, card: number, verb: string): number | undefined {
  if (card < 0) return undefined;
  const isOneOfSeveral = asks(model, verb) && turnsSeveral(model) > 0 && fits(model, [], card);
  return isOneOfSeveral ? turningOption(model, card) : model.optionsFor(card, verb)[0];
}

const asks = (model: TableModel, question: string): boolean => model.decision?.question === question;

/** What the question at hand lets one do with cards of a seat, by zone. */
function verbsAt(model: TableModel, seat: number): { opened: string; closed: string } {
  if (seat === ownSeat(model)) {
    return asks(model, 'exchange')
      ? { opened: 'give', closed: 'give-closed' }
      : { opened: 'close', closed: 'open' };
  }
  const isPartner = isTeamGame(model) && seat === partnerOf(model, ownSeat(model));
  return isPartner ? { opened: 'take', closed: 'take-closed' } : { opened: '', closed: '' };
}

export function openedCards(model: TableModel, seat: number): Lying[] {
  const counted = countedIn(model, seat, model.zone('opened', seat));
  const verb = verbsAt(model, seat).opened;
  return model.cards('opened', seat).map((card) => ({
    card,
    points: counted.get(card)?.shift() ?? null,
    option: optionOf(model, card, verb),
  }));
}

/** What the card at a spot is worth as it lies; null where none is counted. */
export function pointsAt(model: TableModel, spot: string): number | null {
  const [zone, seat, place] = spot.split('-');
  if (zone === 'closed') return 0;
  return zone === 'opened' ? (openedCards(model, Number(seat))[Number(place)]?.points ?? null) : null;
}

/** Closed cards: one's own, those one remembers and may take, and the backs of the rest. */
export function closedCards(model: TableModel, seat: number): Lying[] {
  const verb = verbsAt(model, seat).closed;
  const cards = [...model.cards('closed', seat)];
  const known = cards.some((card) => card < 0) ? knownClosed(model, seat, verb) : [];
  const shown = [...known, ...cards].slice(0, cards.length);
  return shown.map((card) => ({
    card,
    points: null,
    option: optionOf(model, card, verb),
  }));
}

function knownClosed(model: TableModel, seat: number, verb: string): number[] {
  const memory = model.memory.get(model.zone('closed', seat)) ?? [];
  const offered = (model.decision?.options ?? [])
    .filter((option) => model.verbOf(option) === verb)
    .map((option) => model.game.kinds.findIndex((kind) => kind.id === model.argumentsOf(option)['card']));
  return [...memory, ...offered.filter((kind) => !memory.includes(kind))];
}

export interface Given {
  card: number;
  closed: boolean;
}

/** The card one has said to give, while one chooses what to take for it. */
export function givenCard(model: TableModel): Given | null {
  if (!asks(model, 'exchange-for')) return null;
  const said = model.standing.findLast(
    (event) => event.event === 'answer' && event['seat'] === ownSeat(model),
  );
  if (!said) return null;
  const option = said['option'] as number;
  const card = model.game.kinds.findIndex((kind) => kind.id === model.argumentsOf(option)['card']);
  return { card, closed: model.verbOf(option) === 'give-closed' };
}

const revealIn = (model: TableModel, seat: number): number =>
  model.standing.findLastIndex(
    (event) => event.event === 'move' && (event['from'] as number[])[0] === model.zone('chosen', seat),
  );

/** The card a seat has revealed last in this round; the last of a round stays in sight until one picks again. */
export function lastRevealed(model: TableModel, seat: number): number | undefined {
  const revealed = revealIn(model, seat);
  const isShown = revealed >= 0 && (revealed > roundBegun(model) || isRoundNew(model));
  return isShown ? (model.standing[revealed]!['card'] as number) : undefined;
}

/** Where in its row the card lies that a seat has revealed last. */
export function latestIn(model: TableModel, seat: number): { place: number; closed: boolean } | null {
  const card = lastRevealed(model, seat);
  if (card === undefined) return null;
  const closed = isShut(model, seat) || !model.cards('opened', seat).includes(card);
  const place = model.cards(closed ? 'closed' : 'opened', seat).lastIndexOf(card);
  return place < 0 ? null : { place, closed };
}

/** Whether the card a seat has revealed last lies closed by now. */
export function isShut(model: TableModel, seat: number): boolean {
  const revealed = revealIn(model, seat);
  if (revealed < 0) return false;
  const card = cardOf(model.standing[revealed]!);
  const turned = turnedIn(model, seat, revealed).filter((event) => cardOf(event) === card);
  return turned.some((event) => wayOf(model, seat, event) !== 'open');
}

export const isNewRound = (event: GameEvent): boolean => event.event === 'set' && event['field'] === 'round';

const roundBegun = (model: TableModel): number => model.standing.findLastIndex(isNewRound);

/** A card that was revealed, and by whom. */
export type Cause = [seat: number, card: number];

/** Cards that were turned one after the other: one's own by the same effects, or the others'. */
export interface Turned {
  events: GameEvent[];
  isOwn: boolean;
  /** Which effects turned one's own. */
  causes: Cause[];
}

export interface Turn {
  /** What the others have revealed. */
  revealed: Cause[];
  causes: Cause[];
  /** What was turned, in the order it happened. */
  turned: Turned[];
}

/** The cards revealed last whose effects can turn one's own, and what was turned; none before a new round's first. */
export function lastTurn(model: TableModel): Turn {
  const own = ownSeat(model);
  const seats = [own, ...otherSeats(model)];
  const reveals = seats.map((seat) => revealIn(model, seat));
  const first = Math.min(...reveals);
  const isOld = first < roundBegun(model) && !isRoundNew(model);
  if (first < 0 || isOld) return { revealed: [], causes: [], turned: [] };
  const all = seats.map((seat, at): Cause => [seat, model.standing[reveals[at]!]!['card'] as number]);
  const causes = all.filter(
    ([seat, card]) => model.game.kinds[card]?.row[seat === own ? 'reaches_own' : 'reaches_others'],
  );
  return { revealed: all, causes, turned: turnedBy(model, first, causes) };
}

function turnedBy(model: TableModel, first: number, causes: Cause[]): Turned[] {
  const own = ownSeat(model);
  const ours = new Set(turnedIn(model, own, first));
  const theirs = new Set(otherSeats(model).flatMap((seat) => turnedIn(model, seat, first)));
  const turned: Turned[] = [];
  for (const event of model.standing.slice(first)) {
    const isOwn = ours.has(event);
    if (!isOwn && !theirs.has(event)) continue;
    const isCause = ([, card]: Cause) => turns(model, card, wayOf(model, own, event), cardOf(event));
    const because = isOwn ? causes.filter(isCause) : [];
    const last = turned.at(-1);
    if (last?.isOwn === isOwn && String(last.causes) === String(because)) last.events.push(event);
    else turned.push({ events: [event], isOwn, causes: because });
  }
  return turned;
}

/** What every seat revealed last, and how its cards were turned then. */
export function lastReveals(model: TableModel): { seat: number; events: GameEvent[] }[] {
  const seats = [ownSeat(model), ...otherSeats(model)];
  const first = Math.min(...seats.map((seat) => revealIn(model, seat)));
  if (first < 0) return [];
  return seats.map((seat) => ({
    seat,
    events: [model.standing[revealIn(model, seat)]!, ...turnedIn(model, seat, first)],
  }));
}

/** Whether the last cards of a round, or of the game, are being looked at: what follows is not there yet. */
export const isLooking = (model: TableModel): boolean => model.held !== null && endsRound(model);

/** Whether a round, or the game, has just ended with cards that were revealed or turned. */
export function endsRound(model: TableModel): boolean {
  const isOver = model.result !== null || model.news.some(isNewRound);
  const rows = Array.from({ length: model.game.players }, (_, seat) => [
    model.zone('opened', seat),
    model.zone('closed', seat),
  ]).flat();
  return (
    isOver &&
    model.news.some((event) => event.event === 'move' && rows.includes((event['to'] as number[])[0]!))
  );
}

export const cardOf = (event: GameEvent): number => event['card'] as number;

/** The cards of a seat that were turned since. */
function turnedIn(model: TableModel, seat: number, since: number): GameEvent[] {
  const rows = [model.zone('opened', seat), model.zone('closed', seat)];
  return model.standing.slice(since).filter((event) => {
    if (event.event !== 'move') return false;
    const [from, to] = [(event['from'] as number[])[0]!, (event['to'] as number[])[0]!];
    return from !== to && rows.includes(from) && rows.includes(to);
  });
}

export function wayOf(model: TableModel, seat: number, event: GameEvent): 'open' | 'close' | 'hunt' {
  if ((event['from'] as number[])[0] === model.zone('closed', seat)) return 'open';
  return event.rule === 'ft.reveal' ? 'hunt' : 'close';
}

/** Whether one card's effect turns cards like another. */
export function turns(
  model: TableModel,
  card: number,
  verb: 'open' | 'close' | 'hunt',
  other: number,
): boolean {
  const { kinds } = model.game;
  const found = kinds[card]?.row['turns'] as Record<string, Json[]> | undefined;
  return found?.[verb]?.includes(kinds[other]?.row['affinity'] ?? null) ?? false;
}

/** The effects behind a question: those that find one of one's own cards to turn. */
export function asking(model: TableModel, causes: readonly Cause[]): Cause[] {
  const question = model.decision?.question;
  if (question !== 'open' && question !== 'close') return [];
  const row = model.cards(question === 'open' ? 'closed' : 'opened');
  return causes.filter(([, card]) => row.some((other) => turns(model, card, question, other)));
}

/** Whether cards were just dealt and none has been picked. */
const isRoundNew = (model: TableModel): boolean =>
  isDrafting(model) && !model.cards('picks', ownSeat(model)).length;

/** The round that has just begun, after what one left unplayed in the one before. */
export function justBegun(model: TableModel): GameEvent[] {
  if (!isRoundNew(model)) return [];
  const begun = roundBegun(model);
  const left = model.standing.slice(0, begun).filter((event) => isOwnMove(model, event, 'picks', 'unused'));
  return [...left.slice(left.length - leftOver(model)), ...model.standing.slice(begun, begun + 1)];
}

function isOwnMove(model: TableModel, event: GameEvent, from: string, to: string): boolean {
  if (event.event !== 'move') return false;
  const ends = [(event['from'] as number[])[0], (event['to'] as number[])[0]];
  return ends[0] === model.zone(from, ownSeat(model)) && ends[1] === model.zone(to, ownSeat(model));
}

/** The card that came last and was nobody's to choose, until one plays. */
export function lastPick(model: TableModel): number | undefined {
  const picked = model.standing.findLastIndex((event) => isOwnMove(model, event, 'hands', 'picks'));
  const isPlayNew = !isDrafting(model) && revealIn(model, ownSeat(model)) < roundBegun(model);
  return isPlayNew && picked >= 0 ? cardOf(model.standing[picked]!) : undefined;
}

/** Which of the round's cards is to be played, and how many there are; null while nobody plays. */
export function playOf(model: TableModel): { number: number; count: number } | null {
  const own = ownSeat(model);
  if (isDrafting(model) || model.result || model.seat !== own) return null;
  const held = model.cards('picks', own).length + model.cards('chosen', own).length;
  const played = model.standing
    .slice(roundBegun(model))
    .filter((event) => isOwnMove(model, event, 'chosen', 'opened')).length;
  const count = held + played - leftOver(model);
  return { number: Math.min(count, played + (model.decision?.question === 'play' ? 1 : 0) || 1), count };
}

export interface Seen {
  passed: number[];
  back: number[];
}

/**
 * The cards one has handed on since this round was dealt, and those of them that came back; equal ones each.
 *
 * A hand has been around when as many passes have been made as there are players.
 */
export function seenThisRound(model: TableModel): Seen {
  const { players } = model.game;
  const hand = model.zone('hands', ownSeat(model));
  const passes = model.standing.slice(roundBegun(model) + 1).filter((event) => event.event === 'pass');
  const cardsIn = (event: GameEvent, side: 'from' | 'to'): number[] =>
    (event['cards'] as (number[] | null)[])[(event[side] as number[]).indexOf(hand)] ?? [];
  const seen: Seen = { passed: [], back: [] };
  for (const [number, event] of passes.slice(0, players).entries()) {
    const gone = [...cardsIn(event, 'from')];
    const returned = passes[number + players - 1];
    for (const card of returned ? cardsIn(returned, 'to') : []) {
      seen.back.push(card);
      gone.splice(gone.indexOf(card), 1);
    }
    seen.passed.push(...gone);
  }
  return seen;
}

/** The cards that have just been turned or played in a zone. */
export function freshIn(model: TableModel, zone: number): number[] {
  return model.news
    .filter((event) => event.event === 'move' && (event['to'] as number[])[0] === zone)
    .map((event) => event['card'] as number);
}
