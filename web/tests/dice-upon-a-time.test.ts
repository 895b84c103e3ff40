import { describe, expect, it } from 'vitest';
import { Desk } from '../../src/veillee/games/dice_upon_a_time/board/desk.svelte';
import { linesOf } from '../../src/veillee/games/dice_upon_a_time/board/chapter';
import { isLeft, itemsLeft, thingsOf } from '../../src/veillee/games/dice_upon_a_time/board/draft';
import { tokensGiven } from '../../src/veillee/games/dice_upon_a_time/board/asking';
import { landOf, valuesOf } from '../../src/veillee/games/dice_upon_a_time/board/land';
import { effectsInWords, rewardsBefore } from '../../src/veillee/games/dice_upon_a_time/board/moment';
import { offersOf, spotOf } from '../../src/veillee/games/dice_upon_a_time/board/spots';
import { taskOf } from '../../src/veillee/games/dice_upon_a_time/board/tasks';
import type { TableModel } from '../src/board';
import type { Json } from '../src/protocol';
import { card, KINDS, table, type Position } from './dice-upon-a-time';

/** Sockets of the little land below. */
const [TO_WELL, FOX] = [0, 2];
/** Its place with apples. */
const ORCHARD = 3;

describe('the land', () => {
  it('finds a spot for a place whose position nobody wrote down', () => {
    const { places, spirits, sockets } = landOf({ kinds: KINDS } as never);
    expect(places.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
    expect(spirits.map(({ id }) => id)).toEqual(['fox', 'rabbit', 'wolf', 'snake']);
    expect(sockets.slice(0, 3)).toEqual(['town--well', 'well--king', 'fox']);
  });
});

it('shows what a socket asks for, as the rules say or as printed', () => {
  const model = (derived: Record<string, Json>) =>
    ({ game: { kinds: KINDS }, message: { derived } }) as unknown as TableModel;
  expect(valuesOf(model({}))).toEqual([3, 6, 1, 1, 1, 1]);
  expect(valuesOf(model({ values: [4, 6, 1, 1, 1, 1] }))).toEqual([4, 6, 1, 1, 1, 1]);
});

describe('a die in hand', () => {
  const OPTIONS: NonNullable<Position['options']> = [
    ['die', { die: 'die-story' }],
    ['die', { die: 'die-item' }],
    ['pass', {}],
    ['place', { socket: 'town--well' }],
    ['place', { socket: 'fox' }],
    ['stay', {}],
    ['go', { place: 'well' }],
    ['take', { token: 'gold' }],
    ['take', { token: 'apple' }],
    ['take-nothing', {}],
  ];
  const [STORY, ITEM, PASS, WELL, DEN, STAY, GO, GOLD, APPLE, NOTHING] = OPTIONS.map((_, option) => option);
  const end = (...options: (number | undefined)[]) => options.map((option) => [option!, -1]);
  const picking = (die: number, tokens: (number | undefined)[] = [GOLD]) => {
    const ahead = [
      [[STORY!, 1], [ITEM!, -1, DEN!], ...end(PASS)],
      [[WELL!, 2], ...end(DEN)],
      [...end(STAY), [GO!, 3]],
      end(...tokens, NOTHING),
    ];
    const model = table({ options: OPTIONS });
    Object.assign(model.decision!, { number: 3, options: [STORY, ITEM, PASS], ahead });
    const mind = new Desk(() => model);
    mind.pick(die);
    return mind;
  };
  const moves = (mind: Desk) =>
    Object.fromEntries([...mind.fitting].map(([at, { answers }]) => [at, answers]));

  it('is placed, walked over and brings what lies there in one move', () => {
    expect(moves(picking(0))).toEqual({ [TO_WELL]: [STORY, WELL, GO, GOLD], [FOX]: [STORY, DEN] });
  });

  it('stops where there is a choice', () => {
    expect(moves(picking(0, [GOLD, APPLE]))[TO_WELL]).toEqual([STORY, WELL, GO]);
  });

  it('is only placed for who stays', () => {
    const mind = picking(0);
    expect(mind.walks).toBe(true);
    mind.stays = true;
    expect(moves(mind)[TO_WELL]).toEqual([STORY, WELL]);
    mind.putBack();
    expect(mind.stays).toBe(false);
  });

  it('goes to a Spirit once that has said what it gives', () => {
    const mind = picking(0);
    const sent: number[][] = [];
    Object.assign(mind.model, { plan: (options: number[]) => sent.push(options) });
    mind.put(FOX);
    expect([mind.spirit, sent]).toEqual([{ socket: FOX, asked: true }, []]);
    mind.put(FOX);
    expect(sent).toEqual([[STORY, DEN]]);
  });

  it('is not needed to take what lies where a jump leads', () => {
    const options: Position['options'] = [
      ['stay', {}],
      ['go', { place: 'orchard' }],
      ['ride', { place: 'well' }],
      ['follow', { seat: '1' }],
    ];
    const model = table({ options, fields: { at: [0, ORCHARD] } });
    const verbs = [{ name: 'take', base: 7, arguments: [{ values: ['gold', 'apple', 'bread'] }] }];
    const sent: number[][] = [];
    Object.assign(model, { game: { ...model.game, verbs }, plan: (plan: number[]) => sent.push(plan) });
    const mind = new Desk(() => model);
    for (const option of options.keys()) mind.answer(option);
    expect(sent).toEqual([[0], [1, 8], [2], [3, 8]]);
  });

  it('is named alone where the table itself puts it on the only socket left', () => {
    expect(moves(picking(1))).toEqual({ [FOX]: [ITEM] });
  });
});

it('tells what the Spirits gave at the end of the chapter before', () => {
  const standing = [
    { event: 'fox-gives' },
    { event: 'answer', seat: 1, option: 0 },
    { event: 'rabbit-gives' },
    { event: 'set', field: 'first' },
    { event: 'set', field: 'chapter' },
    { event: 'answer', seat: 0, option: 0 },
  ];
  const lines = (events: { event: string }[]) => events.map(({ event }) => ({ text: event }));
  expect(rewardsBefore({ ...table({}), standing, words: { lines } } as unknown as TableModel)).toBe(
    'rabbit-gives',
  );
});

describe('a Quest', () => {
  it('shows what is held and where one has to be', () => {
    const task = taskOf(table({}), card('q1'), 0);
    expect(task.needs.map(({ has }) => has)).toEqual([true, false]);
    expect([task.to, task.isThere, task.ready]).toEqual([[1], false, false]);
  });

  it('is ready when its object is carried to the place', () => {
    expect(taskOf(table({}), card('q2'), 0)).toMatchObject({ from: 2, carries: true, ready: true });
    expect(taskOf(table({ fields: { carriers: [1] } }), card('q2'), 0).ready).toBe(false);
  });
});

it('gives every option with one thing to touch its spot, and two options never the same one', () => {
  expect(spotOf('place', { socket: 'fox' })).toBe('socket:fox');
  expect(spotOf('rob', { seat: '1', token: 'gold' })).toBe('purse:1:gold');
  expect(spotOf('bestow', { card: 'black-stallion', seat: '1' })).toBeUndefined();
  const steed: [string, Record<string, string>][] = [
    ['go', { place: 'well' }],
    ['ride', { place: 'well' }],
  ];
  expect([...offersOf(table({ options: steed }))]).toEqual([['place:well', 0]]);
});

it('offers the two effects of a Misfortune in the words the game has for them', () => {
  const said: Record<string, string> = { 'effect-q1-1': 'lose a token', 'effect-q1-2': 'discard an Item' };
  const words = { has: (id: string) => id in said, say: (id: string) => said[id] };
  const drawn = (id: string) => ({ ...table({ zones: { story: [card(id)] } }), words }) as never;
  expect(effectsInWords(drawn('q1'))).toEqual(['Lose a token', 'Discard an Item']);
  expect(effectsInWords(drawn('q2'))).toEqual([]);
});

describe('an offer being put together', () => {
  const OPTIONS: NonNullable<Position['options']> = [
    ['give', { token: 'gold' }],
    ['want', { token: 'bread' }],
    ['give-item', {}],
    ['show', { card: 'hat' }],
    ['give-object', { object: 'flute' }],
    ['propose', {}],
  ];
  const [GOLD, BREAD, ITEM, HAT, FLUTE, PROPOSE] = [0, 1, 2, 3, 4, 5];
  const nothing = () => ({ tokens: [0, 0, 0], cards: [] });
  const deal = (tokens = [0, 0, 0]) => ({
    maker: 0,
    partner: 1,
    gives: { tokens, cards: [], items: [] },
    wants: { ...nothing(), items: 0 },
  });
  const building = () => {
    const model = table({ options: OPTIONS, zones: { 'items-0': [card('hat'), card('ring')] } });
    const planned: number[][] = [];
    const chosen: number[] = [];
    const verbs = OPTIONS.map(([name], base) => ({ name, base, arguments: [] }));
    Object.assign(model, {
      game: { ...model.game, verbs },
      decision: {
        question: 'build',
        number: 7,
        options: OPTIONS.map((_, option) => option),
        amounts: [2, 1, 2, 1, 1, 1],
      },
      standing: [
        { event: 'answer', seat: 0, option: -1 },
        { event: 'answer', seat: 0, option: -1 },
      ],
      verbOf: (option: number) => (option < 0 ? 'offer' : OPTIONS[option]![0]),
      argumentsOf: (option: number) => (option < 0 ? { seat: '1' } : OPTIONS[option]![1]),
      plan: (options: number[]) => planned.push(options),
      choose: (option: number) => chosen.push(option),
    });
    return { model, mind: new Desk(() => model), planned, chosen };
  };

  it('waits at the desk, loses what is taken out, and is said as a whole', () => {
    const { mind, planned, chosen } = building();
    mind.answer(GOLD);
    mind.answer(BREAD);
    mind.add([ITEM, HAT]);
    expect(mind.draft).toEqual([[GOLD], [BREAD], [ITEM, HAT]]);
    mind.takeOut(1);
    expect(mind.draft).toEqual([[GOLD], [ITEM, HAT]]);
    expect(chosen).toEqual([]);
    mind.propose();
    expect(planned).toEqual([[GOLD, ITEM, HAT, PROPOSE]]);
  });

  it('is forgotten with the question it answers', () => {
    const { model, mind } = building();
    mind.answer(GOLD);
    expect(mind.draft).toEqual([[GOLD]]);
    Object.assign(model, { decision: { ...model.decision, number: 8 } });
    mind.add([BREAD]);
    expect(mind.draft).toEqual([[BREAD]]);
  });

  it('offers no more than there is', () => {
    const { model, mind } = building();
    expect(mind.offer('give:gold')).toBe(GOLD);
    mind.answer(GOLD);
    expect(mind.offer('give:gold')).toBe(GOLD);
    mind.answer(GOLD);
    expect(mind.offer('give:gold')).toBeUndefined();
    expect(mind.offer('want:bread')).toBe(BREAD);
    mind.takeOut(0);
    expect(mind.offer('give:gold')).toBe(GOLD);
    expect(isLeft(model, [[FLUTE]], FLUTE)).toBe(false);
    expect(isLeft(model, [[ITEM, HAT]], ITEM)).toBe(true);
    expect(itemsLeft(model, 0, [[ITEM, HAT]])).toEqual([card('ring')]);
  });

  it('shows on each side what the table knows, then what is new and can be taken out', () => {
    const { model } = building();
    const draft = [[GOLD], [BREAD], [ITEM, HAT], [FLUTE]];
    expect(thingsOf(model, deal([1, 0, 0]), ['flute'], draft, true)).toEqual([
      { token: 0 },
      { token: 0, part: 0 },
      { item: card('hat'), part: 2 },
      { object: 'flute', part: 3 },
    ]);
    expect(thingsOf(model, deal(), ['flute'], draft, false)).toEqual([{ token: 2, part: 1 }]);
  });
});

it('counts the tokens of a place as the decision does, of one kind or of any', () => {
  const given = (tokens: string[], amounts: number[]) => {
    const options = tokens.map((token): [string, Record<string, string>] => ['take', { token }]);
    const model = table({ options: [...options, ['take-nothing', {}]] });
    Object.assign(model.decision!, { amounts: [...amounts, 0] });
    return tokensGiven(model);
  };
  expect(given(['gold'], [3])).toEqual({ tokens: [3, 0, 0], any: 0 });
  expect(given(['gold', 'apple', 'bread'], [2, 2, 2])).toEqual({ tokens: [], any: 2 });
});

it('lists Side Quests among what is left to fulfil, and Curses as what is left to lift', () => {
  const zones = { 'quests-0': [card('q1')], 'kept-0': [card('larder'), card('spell')] };
  const words = {
    card: (kind: number) => KINDS[kind]!.id,
    cardText: () => '',
    seat: (seat: number) => `seat ${seat}`,
    lines: () => [],
    say: (id: string, args: object = {}) => `${id} ${Object.values(args).join(' ')}`,
  };
  const model = { ...table({ zones }), words, standing: [], message: {} } as unknown as TableModel;
  expect(linesOf(model).slice(-2)).toEqual([
    'chapter-quests chapter-quest q1 3, chapter-side-quest larder 2',
    'chapter-curses 1 chapter-quest spell −2',
  ]);
});
