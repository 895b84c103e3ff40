/** What a table of Fairy Tale shows, read off the model: seats, directions, points, and what one has seen. */

import type { TableModel } from '$web/board';
import type { GameEvent, Json } from '$web/protocol';

/** A card as it lies in a row. */
export interface Lying {
  card: number;
  points: number | null;
  option?: number;
}

/** What a touch on a card does: the card, what it answers, and the spot where it lies. */
export type Choose = (card: number, option: number | undefined, spot: string) => void;

/** Through whose eyes the table is drawn; a spectator sits with the first player. */
export const ownSeat = (model: TableModel): number => (model.seat < model.game.players ? model.seat : 0);

/** The other seats, beginning with the left neighbour. */
export function otherSeats(model: TableModel): number[] {
  const { players } = model.game;
  return Array.from({ length: players - 1 }, (_, step) => (ownSeat(model) + step + 1) % players);
}

export const isTeamGame = (model: TableModel): boolean =>
  (model.table.options['teams'] ?? 'none') !== 'none' && model.game.players === 4;

export const partnerOf = (seat: number): number => (seat + 2) % 4;

export const roundOf = (model: TableModel): number => Number(model.view.fields['round'] ?? 0);
export const roundsOf = (model: TableModel): number => Number(model.table.options['rounds'] ?? 4);

export function directionOf(model: TableModel): 'left' | 'right' | 'swap' {
  if (model.game.players === 2) return 'swap';
  return roundOf(model) % 2 ? 'left' : 'right';
}

/** Who gets the cards one does not pick. */
export function receiverOf(model: TableModel): number {
  const step = directionOf(model) === 'right' ? model.game.players - 1 : 1;
  return (ownSeat(model) + step) % model.game.players;
}

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

const optionOf = (model: TableModel, card: number, verb: string): number | undefined =>
  card < 0 ? undefined : model.optionsFor(card, verb)[0];

const asks = (model: TableModel, question: string): boolean => model.decision?.question === question;

/** What the question at hand lets one do with cards of a seat, by zone. */
function verbsAt(model: TableModel, seat: number): { opened: string; closed: string } {
  if (seat === ownSeat(model)) {
    return asks(model, 'exchange')
      ? { opened: 'give', closed: 'give-closed' }
      : { opened: 'close', closed: 'open' };
  }
  const isPartner = isTeamGame(model) && seat === partnerOf(ownSeat(model));
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

/** The kinds that lie in a zone for sure: those of facts that speak of places in it alone. */
function surelyIn(model: TableModel, zone: number): number[] {
  const { knowledge } = model.view as {
    knowledge?: { places: number[][]; facts: [number[], number[]][] };
  };
  const places = new Set(knowledge?.places[zone]);
  return (knowledge?.facts ?? [])
    .map(([one, other]) => ((one[0] ?? 0) > 0 ? [one, other] : [other, one]) as [number[], number[]])
    .filter(([where, kinds]) => where.every((place) => places.has(place)) && kinds.every((kind) => kind < 0))
    .flatMap(([, kinds]) => kinds.map((kind) => ~kind))
    .sort((a, b) => a - b);
}

function knownClosed(model: TableModel, seat: number, verb: string): number[] {
  const memory = model.table.memory_aid ? surelyIn(model, model.zone('closed', seat)) : [];
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
  const said = model.log.findLast((event) => event.event === 'answer' && event['seat'] === ownSeat(model));
  if (!said) return null;
  const option = said['option'] as number;
  const card = model.game.kinds.findIndex((kind) => kind.id === model.argumentsOf(option)['card']);
  return { card, closed: model.verbOf(option) === 'give-closed' };
}

const revealIn = (model: TableModel, seat: number): number =>
  model.log.findLastIndex(
    (event) => event.event === 'move' && (event['from'] as number[])[0] === model.zone('chosen', seat),
  );

/** The card a seat has revealed last in this round. */
export function lastRevealed(model: TableModel, seat: number): number | undefined {
  const begun = model.log.findLastIndex(isNewRound);
  const revealed = revealIn(model, seat);
  return revealed > begun ? (model.log[revealed]!['card'] as number) : undefined;
}

const isNewRound = (event: GameEvent): boolean => event.event === 'set' && event['field'] === 'round';

export interface Turn {
  /** Seats and cards whose effects reach one's own cards. */
  causes: [seat: number, card: number][];
  /** How one's own cards were turned. */
  turned: GameEvent[];
}

/** What the cards revealed last did to one's own. */
export function lastTurn(model: TableModel): Turn {
  const own = ownSeat(model);
  const seats = [own, ...otherSeats(model)];
  const reveals = seats.map((seat) => revealIn(model, seat));
  if (reveals.includes(-1)) return { causes: [], turned: [] };
  const revealed = seats.map((seat, at): [number, number] => [
    seat,
    model.log[reveals[at]!]!['card'] as number,
  ]);
  const rows = [model.zone('opened', own), model.zone('closed', own)];
  const isTurned = (event: GameEvent): boolean => {
    if (event.event !== 'move') return false;
    const [from, to] = [(event['from'] as number[])[0]!, (event['to'] as number[])[0]!];
    return from !== to && rows.includes(from) && rows.includes(to);
  };
  return {
    causes: revealed.filter(([seat, card]) => reaches(model.game.kinds[card]?.row ?? {}, seat === own)),
    turned: model.log.slice(Math.min(...reveals)).filter(isTurned),
  };
}

/** Whether the effect printed on a card can turn one's own cards. */
const reaches = (row: Readonly<Record<string, Json>>, isOwn: boolean): boolean =>
  isOwn
    ? Boolean(row['open'] || row['close'])
    : Boolean(row['hunt'] || (row['close'] && row['target'] === 'all'));

export interface Seen {
  passed: number[];
  back: number[];
}

/** The kinds one has handed on since the cards of this round were dealt, and those of them that came back. */
export function seenThisRound(model: TableModel): Seen {
  const hand = model.zone('hands', ownSeat(model));
  const passed = new Set<number>();
  const back = new Set<number>();
  for (const event of sinceDeal(model.log)) {
    const from = event['from'] as number[];
    const to = event['to'] as number[];
    const cards = event['cards'] as (number[] | null)[];
    for (const card of cards[to.indexOf(hand)] ?? []) if (passed.has(card)) back.add(card);
    for (const card of cards[from.indexOf(hand)] ?? []) passed.add(card);
  }
  return {
    passed: [...passed].filter((card) => !back.has(card)),
    back: [...back],
  };
}

function sinceDeal(log: readonly GameEvent[]): GameEvent[] {
  const dealt = log.findLastIndex(isNewRound);
  return log.slice(dealt + 1).filter((event) => event.event === 'pass');
}

/** The cards that have just been turned or played in a zone. */
export function freshIn(model: TableModel, zone: number): number[] {
  return model.news
    .filter((event) => event.event === 'move' && (event['to'] as number[])[0] === zone)
    .map((event) => event['card'] as number);
}
