import { describe, expect, it } from 'vitest';
import { cuts } from '../../src/veillee/games/grimm_forest/board/reveals';
import type { TableModel } from '../src/board';
import type { GameEvent, SeatMessage, View } from '../src/protocol';
import { staged, viewAfter } from '../src/table/stages';

const VIEW = {
  zones: [[5], [-1], [], []],
  fields: { pigs: [-1, -1], stocks: [4], resources: [0, 0] },
} as unknown as View;
const move = (card: number, from: [number, number], to: [number, number]): GameEvent =>
  ({ event: 'move', card, from, to }) as unknown as GameEvent;
const set = (field: string, seat: number, value: unknown): GameEvent =>
  ({ event: 'set', field, seat, value }) as unknown as GameEvent;

const EVENTS = [
  move(5, [0, 0], [2, 0]),
  move(7, [1, 0], [3, 0]),
  set('window', -1, 5),
  set('pigs', 0, 1),
  set('pigs', 1, 2),
  set('stocks', -1, [0]),
  set('resources', 0, 4),
];

describe('an update in stages', () => {
  it('shows cards and fields as the events so far leave them', () => {
    expect(viewAfter(VIEW, EVENTS.slice(0, 2), 0).zones).toEqual([[], [], [5], [7]]);
    expect(viewAfter(VIEW, EVENTS.slice(0, 2), 0).fields).toEqual(VIEW.fields);
    expect(viewAfter(VIEW, EVENTS, 0).fields).toMatchObject({ pigs: [1, 2], stocks: [0], resources: [4, 0] });
    expect(VIEW.zones).toEqual([[5], [-1], [], []]);
  });

  const messages = {
    0: { view: VIEW, waiting: [0], decision: { number: 3 } },
    1: { view: VIEW, waiting: [0], decision: { number: 3, question: 'turn' } },
  } as unknown as Record<number, SeatMessage>;
  const final = { zones: [[], [], [], []], fields: { ...VIEW.fields, resources: [4, 0] } };
  const update = {
    table: null,
    left: null,
    seats: {
      0: { events: EVENTS, events_from: 9, view: final, decision: { number: 4 } },
      1: { decision: { number: 4 } },
    },
  };

  it('tells every event once, asks nothing before the end, and ends as the server says', () => {
    const stages = staged(update as never, { seat: 0, messages, told: 9 }, [2, 5]);
    const own = stages.map(({ seats }) => seats[0]!);
    expect(own.flatMap(({ events }) => events)).toEqual(EVENTS);
    expect(own.map(({ events_from }) => events_from)).toEqual([9, 11, 14]);
    expect(own.map(({ decision }) => decision)).toEqual([null, null, { number: 4 }]);
    expect((own[1]!['view'] as View).fields['pigs']).toEqual([1, 2]);
    expect((own[1]!['view'] as View).fields['stocks']).toEqual([4]);
    expect(own[2]!['view']).toMatchObject(final);
  });

  it('asks the others at the end too, what the update alone does not say whole', () => {
    const stages = staged(update as never, { seat: 0, messages, told: 9 }, [2]);
    const [first, last] = stages.map(({ seats }) => seats[1]!);
    expect(first).toEqual({ decision: null });
    expect(last).toMatchObject({ decision: { number: 4, question: 'turn' }, view: VIEW });
  });

  it('is one where there is nothing to cut, or where events were missed', () => {
    expect(staged(update as never, { seat: 0, messages, told: 9 }, [])).toEqual([update]);
    expect(staged(update as never, { seat: 0, messages, told: 8 }, [2])).toEqual([update]);
  });
});

describe('the stages of The Grimm Forest', () => {
  const zones = ['laid', 'chosen', 'unseen', 'turned-up', 'played'];
  const zone = (name: string, seat: number): number => 2 * zones.indexOf(name) + seat;
  const model = { seat: 0, game: { players: 2 }, zone } as unknown as TableModel;
  const turn = (seat: number) => move(1, [zone('laid', seat), 0], [zone('turned-up', seat), 0]);
  const away = move(1, [zone('turned-up', 0), 0], [90, -1]);
  const told = { event: 'acts' } as unknown as GameEvent;

  it('are cards, then figures, then resources, then what is put away; what is told goes with what follows', () => {
    const walk = set('pigs', 0, 1);
    const gain = set('resources', 0, [1, 0, 0]);
    expect(cuts(model, [set('stocks', -1, []), turn(0), turn(1), told, walk, told, gain, away])).toEqual([
      3, 5, 7,
    ]);
  });

  it('are not there where no card is turned over', () => {
    expect(cuts(model, [set('resources', 0, []), set('pigs', 0, 1)])).toEqual([]);
  });
});
