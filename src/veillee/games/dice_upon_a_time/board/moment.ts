/** What is happening right now, read off the table: told to whoever is asked about it. */

import type { TableModel } from '$web/board';
import type { GameEvent } from '$web/protocol';
import { allSeats, faceName, nameOf, numberOf, otherSeats, rowOf, tokensInWords } from './table';
import { FACES, SNAKE_DIE } from './land';

/** Questions that answer something that happens: everybody who may have an answer is asked. */
const WINDOWS = [
  'story-shown',
  'hit',
  'curse-taken',
  'gain-own',
  'gain-seen',
  'quests-drawn',
  'items-drawn',
  'snake-rolled',
];

export const isWindow = (model: TableModel): boolean => WINDOWS.includes(model.decision?.question ?? '');

/** Tokens on their way, seat by seat, in words. */
export function gainsInWords(model: TableModel): string[] {
  return allSeats(model)
    .map((seat) => ({ seat, tokens: tokensInWords(model, rowOf(model, 'gains', seat)) }))
    .filter(({ tokens }) => tokens)
    .map(({ seat, tokens }) => {
      const you = seat === model.seat ? 'yes' : 'no';
      return model.words.say('board-about-to-gain', { you, seat: nameOf(model, seat), tokens });
    });
}

/** What the Spirits give when a chapter ends. */
const REWARDS = ['rabbit-gives', 'snake-gives', 'fox-gives'];

/** Where in the log this chapter begins. */
export const chapterBegun = ({ standing }: TableModel): number =>
  standing.findLastIndex(({ event, field }) => event === 'set' && field === 'chapter');

/** The gifts of the Spirits before this chapter. */
function givenBefore(model: TableModel): GameEvent[] {
  const { standing } = model;
  const begun = chapterBegun(model);
  const before = standing.findLastIndex(({ event }, at) => at < begun && event === 'answer');
  return standing.slice(before + 1, begun).filter(({ event }) => REWARDS.includes(event));
}

/** What the Spirits gave before this chapter, in one paragraph, for the page it begins with. */
export const rewardsBefore = (model: TableModel): string =>
  model.words
    .lines(givenBefore(model))
    .map(({ text }) => text)
    .join(' ');

/** Whether that says already who begins. */
export const hasRabbitGiven = (model: TableModel): boolean =>
  givenBefore(model).some(({ event }) => event === 'rabbit-gives');

/** What led to the question, in lines. */
export function happening(model: TableModel): string[] {
  const lines = gainsInWords(model);
  const loss = tokensInWords(model, (model.view.fields['loss'] as number[] | undefined) ?? []);
  const active = nameOf(model, numberOf(model, 'active'));
  if (loss) lines.push(model.words.say('board-about-to-lose', { tokens: loss }));
  switch (model.decision?.question) {
    case 'items-drawn':
      lines.push(model.words.say('board-draws-items', { seat: active }));
      break;
    case 'quests-drawn':
      lines.push(model.words.say('board-draws-quests', { seat: active }));
      break;
    case 'choose':
      lines.push(...neighboursInWords(model));
      break;
    case 'snake-rolled':
      lines.push(...snakeInWords(model));
      break;
  }
  return lines;
}

/** Who sits left and right, where the Story speaks of them. */
function neighboursInWords(model: TableModel): string[] {
  const [story] = model.cards('story');
  const effects = story === undefined ? [] : (model.game.kinds[story]?.row['options'] ?? []);
  if (!/"(left|right)-/.test(JSON.stringify(effects))) return [];
  const others = otherSeats(model).map((seat) => nameOf(model, seat));
  return [model.words.say('board-neighbours', { left: others[0] ?? '', right: others.at(-1) ?? '' })];
}

function snakeInWords(model: TableModel): string[] {
  return allSeats(model)
    .map((seat) => ({ seat, face: rowOf(model, 'faces', seat)[SNAKE_DIE] ?? 0 }))
    .filter(({ face }) => face > 0)
    .map(({ seat, face }) =>
      model.words.say('board-snake-rolled', {
        seat: nameOf(model, seat),
        face: faceName(model, FACES[face] ?? 'none'),
      }),
    );
}

/** Items lying open because they were just played, with who played them. */
export const itemsInPlay = (model: TableModel): { seat: number; card: number }[] =>
  allSeats(model).flatMap((seat) => model.cards('played', seat).map((card) => ({ seat, card })));

/** The two effects of the Misfortune that was drawn, each in its own words; none where the game has no words. */
export function effectsInWords(model: TableModel): string[] {
  const id = model.game.kinds[model.cards('story')[0] ?? -1]?.id;
  return ['1', '2']
    .map((number) => `effect-${id}-${number}`)
    .filter((message) => model.words.has(message))
    .map((message) => model.words.say(message))
    .map((effect) => effect.charAt(0).toUpperCase() + effect.slice(1));
}

export interface Deal {
  maker: number;
  partner: number;
  gives: { tokens: number[]; cards: number[]; items: number[] };
  wants: { tokens: number[]; cards: number[]; items: number };
}

/** The offer on the table and who makes it to whom, if there is one being talked about. */
export function dealOf(model: TableModel): Deal | null {
  const [tokens = [], cards = [], wanted = [], wantedCards = [], [items = 0] = []] =
    (model.view.fields['deal'] as number[][] | undefined) ?? [];
  const trading = ['build', 'reply', 'show'].includes(model.decision?.question ?? '');
  const parties = partiesOf(model);
  if (!parties) return null;
  const [maker, partner] = parties;
  const stall = model.cards('stalls', maker);
  const isEmpty = ![...tokens, ...wanted, items].some(Boolean) && !cards.length && !wantedCards.length;
  if (!trading && isEmpty && !stall.length) return null;
  return {
    maker,
    partner,
    gives: { tokens, cards, items: stall },
    wants: { tokens: wanted, cards: wantedCards, items },
  };
}

/** Who made the last offer to whom; a counter-offer goes the other way. */
function partiesOf(model: TableModel): [maker: number, partner: number] | null {
  let parties: [number, number] | null = null;
  for (const event of model.standing.slice(-160)) {
    if (event.event !== 'answer') continue;
    const option = Number(event['option']);
    const verb = model.verbOf(option);
    if (verb === 'offer') parties = [Number(event['seat']), Number(model.argumentsOf(option)['seat'])];
    else if (verb === 'counter' && parties) parties = [parties[1], parties[0]];
    else if (verb === 'withdraw' || verb === 'refuse' || verb === 'die' || verb === 'no-trade')
      parties = null;
  }
  return parties;
}

export const deckSizes = (model: TableModel): { deck: string; count: number }[] =>
  ['2', '3', '4'].map((deck) => ({ deck, count: model.cards(`deck_${deck}`).length }));

/** Whether nobody here is asked: then it is enough to see in small what the others do. */
export const isWatching = (model: TableModel): boolean => !model.decision && !model.result;

/** Whether the question is answered on the map or with a die, so that nothing may lie over it. */
export const needsMap = (offers: Map<string, number>): boolean =>
  [...offers.keys()].some((spot) => /^(place|socket|die):/.test(spot));
