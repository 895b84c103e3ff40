/** What a table of The Grimm Forest shows, read off the model: places, boards, and what each of them offers. */

import type { TableModel } from '$web/board';
import type { Ahead } from '$web/board/ahead';
import { allSeats, listOf, numbers, ownSeat } from '$web/board/seats';
import type { GameEvent } from '$web/protocol';
import { isMove } from '$web/story';
import { derivedOf } from './derived';

export const PLACES = ['fields', 'forest', 'brickyard', 'market'] as const;
export const MATERIALS = ['straw', 'wood', 'brick'] as const;
export const LEVELS = ['floor', 'walls', 'roof'] as const;
export type PlaceName = (typeof PLACES)[number];
export type MaterialName = (typeof MATERIALS)[number];
export type LevelName = (typeof LEVELS)[number];

export const MARKET = 3;
/** Sites on a player's board; those beyond are Discount Lots. */
export const SITES = 5;

export { allSeats, listOf, nameOf, numberOf, otherSeats, ownSeat } from '$web/board/seats';

export function rowOf(model: TableModel, field: string, seat: number): number[] {
  const value = model.view.fields[field];
  return Array.isArray(value) ? numbers(value[seat]) : [];
}

/** The places of this table; the Market is for four. */
export const placesOf = (model: TableModel): number[] =>
  PLACES.map((_, place) => place).filter((place) => place < listOf(model, 'locations').length);

export const stockOf = (model: TableModel, place: number): number[] =>
  listOf(model, 'stocks').slice(3 * place, 3 * place + 3);

export const pigsAt = (model: TableModel, place: number): number[] =>
  allSeats(model).filter((seat) => listOf(model, 'pigs')[seat] === place);

export interface Monster {
  seat: number;
  card: number;
  stopped: boolean;
}

export function monstersAt(model: TableModel, place: number): Monster[] {
  return allSeats(model)
    .filter((seat) => listOf(model, 'monsters')[seat] === place)
    .map((seat) => ({
      seat,
      card: model.cards('played', seat)[0] ?? -1,
      stopped: Boolean(listOf(model, 'stopped')[seat]),
    }));
}

export const completeHouses = (model: TableModel, seat: number): number =>
  derivedOf(model).complete[seat] ?? model.result?.scores?.[seat] ?? 0;

export const tokensOf = (model: TableModel, seat: number): number[] =>
  MATERIALS.map((_, material) => material).filter((material) => listOf(model, 'tokens')[material] === seat);

export const materialName = (model: TableModel, material: number): string =>
  model.words.say(`resource-${MATERIALS[material]}`);

export const placeName = (model: TableModel, place: number): string =>
  model.words.say('place-label', { place: PLACES[place]! });

/** What is said of a house, for those who hear it. */
export function houseInWords(model: TableModel, house: number): string {
  if (house === 0) return model.words.say('board-site-empty');
  const section = house - 3;
  const material = model.words.say(`material-${MATERIALS[section % 3]}`);
  return model.words.say('board-house', { material, level: LEVELS[Math.floor(section / 3)]! });
}

// What can be chosen, and where

const optionsWhere = (model: TableModel, test: (args: Record<string, string>, verb: string) => boolean) =>
  (model.decision?.options ?? []).filter((option) => test(model.argumentsOf(option), model.verbOf(option)));

/** The option that a place as a whole stands for. */
export const optionAtPlace = (model: TableModel, place: number): number | undefined =>
  optionsWhere(model, (args) => args['place'] === PLACES[place] && !('material' in args))[0];

/** The option that a heap on a place stands for: the Market's tokens, or what Tom Thumb may take. */
export const optionAtHeap = (model: TableModel, place: number, material: number): number | undefined =>
  optionsWhere(
    model,
    (args, verb) =>
      args['material'] === MATERIALS[material] &&
      ('place' in args ? args['place'] === PLACES[place] : verb === 'take' && place === MARKET),
  )[0];

const LOSSES = ['hand-over', 'pay-help', 'wedding-gift', 'give-back'];

/** What takes a material from the Market or another player, or lays it there or on Rapunzel: no store of one's own. */
const ELSEWHERE = ['take', 'store', 'add', 'claim'];

/** What one's own store of a material stands for: gaining some, or giving some away. */
export function optionAtStore(
  model: TableModel,
  material: number,
): { option: number; sign: string } | undefined {
  const [option] = optionsWhere(
    model,
    (args, verb) =>
      args['material'] === MATERIALS[material] && Object.keys(args).length === 1 && !ELSEWHERE.includes(verb),
  );
  if (option === undefined) return undefined;
  return { option, sign: LOSSES.includes(model.verbOf(option)) ? '−' : '+' };
}

/** The Evil Queen looks at one of two cards before each player: all of them stand in one list. */
const LISTED = ['look-gather', 'look-fable'];

/** The option that names a player and nothing else, if there is just one. */
export function optionAtSeat(model: TableModel, seat: number): number | undefined {
  const found = optionsWhere(model, (args, verb) => {
    const named = args['other_seat'] ?? args['seat'];
    return named === String(seat) && Object.keys(args).length === 1 && !LISTED.includes(verb);
  });
  return found.length === 1 ? found[0] : undefined;
}

/** What speaks of a card that lies face down before a player, by where it lies. */
const ABOUT_HIDDEN: Readonly<Record<string, string[]>> = {
  laid: ['look-at', 'exchange', 'look-gather'],
  chosen: ['look-fable'],
  unseen: ['look-fable'],
};

/** The option that a hidden card before a player stands for. */
export const optionAtHidden = (model: TableModel, seat: number, zone: string): number | undefined =>
  optionsWhere(
    model,
    (args, verb) => args['other_seat'] === String(seat) && Boolean(ABOUT_HIDDEN[zone]?.includes(verb)),
  )[0];

export interface SiteOffer {
  option: number;
  /** The answer to the question for the site, where that comes next: this one was meant. */
  answer?: number | undefined;
  /** The section it would build, and what the supply gets; none where a house loses its top. */
  section: number | null;
  price: number;
}

/** What a section costs on a site, as the table says. */
const priceOf = (model: TableModel, level: number, site: number): number =>
  derivedOf(model).prices[ownSeat(model)]?.[site < SITES ? 0 : 1]?.[level] ?? 0;

interface SiteAhead {
  site: number;
  /** The answer that chooses it, if it is the next one. */
  answer?: number;
}

/** The sites on which an option can end, as the decision says what lies ahead of it. */
function sitesAhead(model: TableModel, option: number): SiteAhead[] {
  const nodes = model.decision?.ahead ?? [];
  const [, next = -1, ...forced] = nodes[0]?.find(([answer]) => answer === option) ?? [];
  const chosen = (nodes[next] ?? []).map(([answer = -1]) => answer);
  const named = (answers: readonly number[]) => answers.filter((answer) => model.verbOf(answer) === 'site');
  const siteOf = (answer: number) => Number(model.argumentsOf(answer)['site']) - 1;
  if (named(chosen).length) return named(chosen).map((answer) => ({ site: siteOf(answer), answer }));
  return [...new Set(named([...forced, ...answersFrom(nodes, next)]).map(siteOf))].map((site) => ({ site }));
}

/** All answers that can follow from a node on. */
const answersFrom = (nodes: Ahead, node: number): number[] =>
  (nodes[node] ?? []).flatMap(([option = -1, next = -1, ...forced]) => [
    option,
    ...forced,
    ...answersFrom(nodes, next),
  ]);

const sectionOf = (args: Record<string, string>): number =>
  3 * LEVELS.indexOf(args['section'] as LevelName) + MATERIALS.indexOf(args['material'] as MaterialName);

/** What a site of a seat offers: a section to build, its choice as a site, or the loss of its top. */
export function offersAtSite(model: TableModel, seat: number, site: number): SiteOffer[] {
  const found: SiteOffer[] = [];
  for (const option of model.decision?.options ?? []) {
    const args = model.argumentsOf(option);
    if ('site' in args && Number(args['site']) - 1 === site) {
      const owner = args['other_seat'] === undefined ? ownSeat(model) : Number(args['other_seat']);
      if (owner === seat) found.push({ option, section: null, price: 0 });
    } else if ('section' in args && seat === ownSeat(model)) {
      const level = LEVELS.indexOf(args['section'] as LevelName);
      const price = priceOf(model, level, site);
      const ahead = sitesAhead(model, option).find((one) => one.site === site);
      if (ahead) found.push({ option, section: sectionOf(args), price, answer: ahead.answer });
    }
  }
  return found;
}

/** The option of building what a house needs next, though it is not open now. */
export function refusedAtSite(model: TableModel, seat: number, site: number): number | undefined {
  const [section, material] = derivedOf(model)['next-sections'][seat]?.[site] ?? [];
  const asked = model.decision?.question === 'act' && seat === ownSeat(model);
  const verb = model.game.verbs.find((one) => one.name === 'build');
  if (!asked || !verb || section === undefined || material === undefined) return undefined;
  const named: Record<string, string> = { section, material };
  return (
    verb.arguments.reduce(
      (at, { name, values }) => at * values.length + values.indexOf(named[name] ?? ''),
      0,
    ) + verb.base
  );
}

/** Cards laid out for a choice: what was drawn to look at, or lies open for everybody. */
export interface Shown {
  card: number;
  option?: number;
}

const IN_HAND = ['play', 'trade-in', 'offer-fable'];

export function shownCards(model: TableModel): Shown[] {
  const lying = [...model.cards('newcomer'), ...model.cards('spread')];
  const own = model.seat < model.game.players ? model.cards('peeked') : [];
  const cards = [...lying, ...own];
  for (const option of optionsWhere(model, (args, verb) => 'card' in args && !IN_HAND.includes(verb))) {
    const id = model.argumentsOf(option)['card'];
    const card = model.game.kinds.findIndex((kind) => kind.id === id);
    if (!cards.includes(card)) cards.push(card);
  }
  return cards.map((card) => ({ card, option: optionInShow(model, card) }));
}

const optionInShow = (model: TableModel, card: number): number | undefined =>
  model.optionsFor(card).find((option) => !IN_HAND.includes(model.verbOf(option)));

/** What a Gather card in hand answers: it stands for its place. */
export function optionOfGather(model: TableModel, card: number): number | undefined {
  const place = PLACES.indexOf(model.game.kinds[card]?.row['place'] as PlaceName);
  const option = place < 0 ? undefined : optionAtPlace(model, place);
  return option !== undefined && ['gather', 'lock', 'lay-instead'].includes(model.verbOf(option))
    ? option
    : undefined;
}

export const optionOfFable = (model: TableModel, card: number): number | undefined =>
  model.optionsFor(card).find((option) => IN_HAND.includes(model.verbOf(option)));

/** What ends a turn chooses nothing. */
const ENDS = 'pass';

/** The Fables that have come into one's hand since one last chose something. */
export function freshFables(model: TableModel): number[] {
  const isChoice = (event: GameEvent): boolean =>
    event.event === 'answer' &&
    event['seat'] === model.seat &&
    model.verbOf(Number(event['option'])) !== ENDS;
  const last = model.standing.findLastIndex(isChoice);
  if (last < 0) return [];
  const hand = model.zone('hands', ownSeat(model));
  return model.standing
    .slice(last)
    .filter(isMove)
    .filter((event) => event.to[0] === hand)
    .map(({ card }) => card);
}

/** The zones before a player, from left to right. */
export const FRONT = ['friends', 'standing', 'laid', 'turned-up', 'chosen', 'unseen', 'played'];

/** The cards that lie there, also those one has seen and remembers; a unique location lies on its place instead. */
export function cardsBefore(model: TableModel, seat: number, zone: string): number[] {
  const lying = model.cards(zone, seat);
  const known = model.memory.get(model.zone(zone, seat)) ?? [];
  const cards = known.length === lying.length && lying.some((card) => card < 0) ? known : lying;
  return zone === 'standing' ? cards.filter((card) => !model.game.kinds[card]?.row['location']) : cards;
}
