/** What a table of The Grimm Forest shows, read off the model: places, boards, and what each of them offers. */

import type { TableModel } from '$web/board';
import { allSeats, listOf, numberOf, numbers, otherSeats, ownSeat } from '$web/board/seats';

export const PLACES = ['fields', 'forest', 'brickyard', 'market'] as const;
export const MATERIALS = ['straw', 'wood', 'brick'] as const;
export const LEVELS = ['floor', 'walls', 'roof'] as const;
export type PlaceName = (typeof PLACES)[number];
export type MaterialName = (typeof MATERIALS)[number];
export type LevelName = (typeof LEVELS)[number];

export const MARKET = 3;
/** Sites on a player's board; those beyond are Discount Lots. */
export const SITES = 5;
export const COMPLETE = 9;
const COSTS = [2, 4, 6] as const;

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
  rowOf(model, 'houses', seat).filter((house) => house >= COMPLETE).length;

export const HOUSES_TO_WIN = 3;

/** Whether the game ends with this round: somebody has houses enough, or no more rounds are played. */
export const isLastRound = (model: TableModel): boolean =>
  numberOf(model, 'round') >= Number(model.table.options['rounds'] ?? Infinity) ||
  allSeats(model).some((seat) => completeHouses(model, seat) >= HOUSES_TO_WIN);

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

/** What takes a material from the Market, or lays it there or on Rapunzel: one's own store stays as it is. */
const ELSEWHERE = ['take', 'store', 'add'];

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
  site?: number;
  /** The section it would build, and what the supply gets; none where a house loses its top. */
  section: number | null;
  price: number;
}

/** What a section costs on a site: the price, and what Hansel & Gretel of others take. */
function priceOf(model: TableModel, section: number, site: number): number {
  const level = Math.floor(section / 3);
  const isTaxed = (seat: number) =>
    model.cards('friends', seat).some((card) => model.game.kinds[card]?.id === 'hansel-and-gretel');
  const toll = level === 1 ? otherSeats(model).filter(isTaxed).length : 0;
  return COSTS[level]! - (site >= SITES ? 1 : 0) + toll;
}

/** Where a section fits: of equal sites the first. */
function fittingSites(houses: number[], section: number): number[] {
  const wanted = section < 3 ? 0 : section;
  const onBoard = houses.slice(0, SITES).indexOf(wanted);
  return [onBoard, houses.indexOf(wanted, SITES)].filter((site) => site >= 0);
}

const sectionOf = (args: Record<string, string>): number =>
  3 * LEVELS.indexOf(args['section'] as LevelName) + MATERIALS.indexOf(args['material'] as MaterialName);

/** What a site of a seat offers: a section to build, its choice as a site, or the loss of its top. */
export function offersAtSite(model: TableModel, seat: number, site: number): SiteOffer[] {
  const houses = rowOf(model, 'houses', seat);
  const found: SiteOffer[] = [];
  for (const option of model.decision?.options ?? []) {
    const args = model.argumentsOf(option);
    if ('site' in args && Number(args['site']) - 1 === site) {
      const owner = args['other_seat'] === undefined ? ownSeat(model) : Number(args['other_seat']);
      if (owner === seat) found.push({ option, section: null, price: 0 });
    } else if ('section' in args && seat === ownSeat(model)) {
      const section = sectionOf(args);
      const price = priceOf(model, section, site);
      const fitting = fittingSites(houses, section);
      const have = rowOf(model, 'resources', seat)[section % 3] ?? 0;
      const open = fitting.filter((one) => fitting.length === 1 || priceOf(model, section, one) <= have);
      if (open.includes(site)) found.push({ option, section, price, ...siteAnswer(model, open, site) });
    }
  }
  return found;
}

/** The answer to the question for the site, if an action leads straight to it. */
function siteAnswer(model: TableModel, open: number[], site: number): { site?: number } {
  const verb = model.game.verbs.find(({ name }) => name === 'site');
  return verb && open.length > 1 && model.decision?.question === 'act' ? { site: verb.base + site } : {};
}

/** The option of building what a house needs next, though it is not open now. */
export function refusedAtSite(model: TableModel, seat: number, site: number): number | undefined {
  const house = rowOf(model, 'houses', seat)[site] ?? 0;
  const verb = model.game.verbs.find((one) => one.name === 'build');
  const asked = model.decision?.question === 'act' && seat === ownSeat(model);
  return verb && asked && house >= 3 && house < COMPLETE ? verb.base + house : undefined;
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

/** The zones before a player, from left to right. */
export const FRONT = ['friends', 'standing', 'laid', 'turned-up', 'chosen', 'unseen', 'played'];

/** The cards that lie there, also those one has seen and remembers; a unique location lies on its place instead. */
export function cardsBefore(model: TableModel, seat: number, zone: string): number[] {
  const lying = model.cards(zone, seat);
  const known = model.memory.get(model.zone(zone, seat)) ?? [];
  const cards = known.length === lying.length && lying.some((card) => card < 0) ? known : lying;
  return zone === 'standing' ? cards.filter((card) => !model.game.kinds[card]?.row['location']) : cards;
}
