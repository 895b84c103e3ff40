import { describe, expect, it } from 'vitest';
import { Declining } from '../../src/veillee/games/dice_upon_a_time/board/declining.svelte';
import { drawnCards } from '../../src/veillee/games/dice_upon_a_time/board/drawn';
import {
  called,
  comesFirst,
  hasButton,
  touches,
} from '../../src/veillee/games/dice_upon_a_time/board/offered';
import type { TableModel } from '../src/board';
import type { GameEvent } from '../src/protocol';
import { card, KINDS, table, type Position } from './dice-upon-a-time';

describe('cards that came to somebody', () => {
  const ZONES = [
    'story_deck',
    'story',
    'offered',
    'items-0',
    'items-1',
    'quests-0',
    'quests-1',
    'kept-0',
    'kept-1',
    'done-1',
  ];
  const zone = (name: string, seat?: number) => ZONES.indexOf(seat === undefined ? name : `${name}-${seat}`);
  const OPTIONS: Position['options'] = [
    ['die', {}],
    ['draw-quest', {}],
    ['play', {}],
    ['tell', { card: 'larder' }],
    ['rob', { seat: '0', token: 'gold' }],
    ['swap-take', { card: 'q2' }],
    ['choose', { option: '2' }],
    ['discard', { card: 'hat' }],
  ];
  const answer = (seat: number, option: number) => ({ event: 'answer', seat, option });
  const move = (id: string, from: string, to: string) => ({
    event: 'move',
    card: card(id),
    from: [ZONES.indexOf(from), 0],
    to: [ZONES.indexOf(to), 0],
  });
  const shown = (seen: number, ...events: object[]) => {
    const words = {
      card: (kind: number) => KINDS[kind]!.id,
      has: () => true,
      say: (id: string, args?: Record<string, string>) => `${id} ${args?.['card']} ${args?.['seat']}`,
      seat: (seat: number) => `seat ${seat}`,
      lines: (told: GameEvent[]) => told.map(({ event }) => ({ text: event })),
    };
    const standing = events.map((event, n) => ({ n, ...event }));
    const model = { ...table({ options: OPTIONS }), zone, words, standing };
    return drawnCards(model as unknown as TableModel, seen).map(({ says }) =>
      says.replace(/ (seat \d|undefined)$/, ''),
    );
  };

  it('are shown until they were seen, or until the next turn', () => {
    const drawn = [answer(0, 0), answer(0, 1), move('q1', 'offered', 'quests-0')];
    expect(shown(-1, ...drawn)).toEqual(['board-drew q1']);
    expect(shown(-1, ...drawn, answer(0, 2), answer(1, 0))).toEqual(['board-drew q1']);
    expect(shown(2, ...drawn)).toEqual([]);
    expect(shown(-1, ...drawn, answer(0, 0))).toEqual([]);
  });

  it('are a Story in one’s own turn only', () => {
    const told = move('spell', 'story_deck', 'story');
    expect(shown(-1, answer(0, 0), told)).toEqual(['board-told-story spell']);
    expect(shown(-1, answer(1, 0), told)).toEqual([]);
  });

  it('are of two Stories the one that is told', () => {
    const both = [move('spell', 'story_deck', 'story'), move('larder', 'story_deck', 'story')];
    expect(shown(-1, answer(0, 0), ...both, answer(0, 3))).toEqual(['board-told-story larder']);
  });

  it('are what a Misfortune took, with the effect that came true', () => {
    const told = move('spell', 'story_deck', 'story');
    const [story, lost] = shown(-1, answer(0, 0), told, answer(0, 6), answer(0, 7));
    expect(story).toMatch(/^board-told-story spell.*board-came-true/);
    expect(lost).toBe('board-lost-item hat');
    expect(shown(-1, answer(1, 0), told, answer(1, 6), answer(1, 7))).toEqual([]);
  });

  it('are a Quest that somebody else took, of those one has drawn oneself', () => {
    const robbed = move('q1', 'offered', 'quests-1');
    expect(shown(-1, answer(0, 0), answer(0, 1), answer(1, 2), robbed)).toEqual(['board-robbed q1']);
    expect(shown(-1, answer(1, 0), answer(1, 1), robbed)).toEqual([]);
  });

  it('are what others took, with the reason, until it was seen', () => {
    const story = move('spell', 'story_deck', 'story');
    const robbed = [answer(1, 0), story, answer(1, 4)];
    expect(shown(-1, ...robbed, answer(0, 0))).toEqual(['answer board-told-story spell undefined.']);
    expect(shown(2, ...robbed, answer(0, 0))).toEqual([]);
    expect(shown(-1, ...robbed, answer(0, 2))).toEqual([]);
    const swapped = [answer(1, 5), move('q2', 'quests-1', 'quests-0'), move('q1', 'quests-0', 'quests-1')];
    expect(shown(-1, ...swapped, answer(0, 0))).toEqual(['board-swapped undefined']);
    const done = move('q1', 'quests-1', 'done-1');
    expect(shown(-1, answer(0, 0), answer(1, 0), done)).toEqual(['board-fulfilled q1']);
  });
});

describe('what somebody does not want to be asked again', () => {
  const OPTIONS: NonNullable<Position['options']> = [
    ['done', {}],
    ['swap', {}],
    ['fulfil', { card: 'q1' }],
  ];
  const [DONE, SWAP, FULFIL] = [0, 1, 2];
  const play = () => {
    const model = table({ options: OPTIONS });
    const sent: [number, number][] = [];
    const ask = (number: number, ...options: number[]) => {
      Object.assign(model.decision!, { question: 'fulfil', number, options });
    };
    const choose = (option: number) => sent.push([model.decision!.number, option]);
    const verbs = OPTIONS.map(([name], base) => ({ name, base }));
    Object.assign(model, { choose, chosen: null, game: { ...model.game, verbs } });
    return { declining: new Declining(() => model), ask, sent };
  };

  it('is answered by itself as long as it is no more than that', () => {
    const { declining, ask, sent } = play();
    ask(3, DONE, SWAP);
    declining.goOn();
    expect(sent).toEqual([]);
    declining.decline();
    ask(5, DONE, SWAP);
    declining.goOn();
    ask(7, DONE, SWAP, FULFIL);
    declining.goOn();
    expect(sent).toEqual([
      [3, DONE],
      [5, DONE],
    ]);
  });

  it('is asked again once it was taken back', () => {
    const { declining, ask, sent } = play();
    ask(3, DONE, SWAP);
    declining.decline();
    declining.goOn();
    expect(sent).toEqual([[3, DONE]]);
  });
});

describe('what others do to somebody', () => {
  const VERBS = ['seize', 'die', 'play', 'decline'];
  const answer = (seat: number, verb: string, n: number) =>
    ({ n, event: 'answer', seat, option: VERBS.indexOf(verb) }) as unknown as GameEvent;
  const told = (seat: number, ...standing: GameEvent[]) => {
    const model = { game: { players: 3 }, standing, verbOf: (option: number) => VERBS[option] };
    return touches!(model as unknown as TableModel, standing.at(-1)!, seat, false);
  };

  it('is no token that the left neighbour takes: that lies beside the map', () => {
    expect([0, 1].map((seat) => told(seat, answer(1, 'seize', 0)))).toEqual([false, undefined]);
    expect(told(2, answer(0, 'seize', 0))).toBe(false);
    expect(told(0, answer(1, 'die', 0))).toBeUndefined();
  });

  it('is an Item that answers what one does oneself', () => {
    const window = [answer(0, 'die', 0), answer(2, 'decline', 1), answer(1, 'play', 2)];
    expect([0, 2].map((seat) => told(seat, ...window))).toEqual([true, false]);
  });
});

describe('what can be fulfilled', () => {
  const OPTIONS: NonNullable<Position['options']> = [
    ['done', {}],
    ['fulfil', { card: 'q1' }],
    ['fulfil', { card: 'spell' }],
  ];

  it('has a button of its own beside “go on”, which says what a Quest brings', () => {
    const words = {
      card: (kind: number) => KINDS[kind]!.id,
      say: (id: string, args: object) => `${id} ${Object.values(args).join(' ')}`,
    };
    const model = { ...table({ options: OPTIONS }), words } as unknown as TableModel;
    expect([0, 1, 2].map((option) => hasButton(model, option))).toEqual([false, true, true]);
    expect([0, 1, 2].map((option) => comesFirst(model, option))).toEqual([false, true, true]);
    expect([1, 2].map((option) => called!(model, option))).toEqual([
      'chapter-quest q1 3',
      'board-lift spell',
    ]);
    Object.assign(model.decision!, { options: [0, 1] });
    expect(called!(model, 1)).toBe('board-fulfil q1 3');
  });
});
