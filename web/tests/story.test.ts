import { describe, expect, it } from 'vitest';
import { Catalogue } from '../src/catalogue';
import type { GameDescription, GameEvent } from '../src/protocol';
import { standing, Story } from '../src/story';
import { Texts } from '../src/texts';

const GAME: GameDescription = {
  id: 'toy',
  players: 3,
  options: {},
  languages: ['en'],
  advice: false,
  lowest_wins: false,
  zones: [
    { name: 'deck', first: 0, count: 1, per_seat: false, bag: false, seen: 'nobody' },
    { name: 'hands', first: 1, count: 3, per_seat: true, bag: true, seen: 'owner' },
  ],
  kinds: ['fox', 'owl', 'night-bird'].map((id) => ({
    id,
    deck: 'd',
    back: 0,
    copies: 2,
    row: { points: -1 },
  })),
  backs: ['plain'],
  verbs: [
    { name: 'rest', base: 0, arguments: [] },
    {
      name: 'give',
      base: 1,
      arguments: [
        { name: 'card', values: ['fox', 'owl', 'night-bird'] },
        { name: 'to_seat', values: ['0', '1', '2'] },
      ],
    },
    { name: 'rob', base: 10, arguments: [{ name: 'seat', values: ['0', '1', '2'] }] },
  ],
  questions: { turn: 'toy.turn' },
  layout: {
    table: [],
    others: [],
    own: [],
    fields: [],
    show: {},
    choose: {},
    card: { colour: null, colours: {} },
  },
};

const MESSAGES = `
card-fox = Fox
card-owl = Owl
hidden-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
hidden-card = a card
named-card = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
named-cards = { $cards }
list-and = { $others } and { $last }
their-zone = { $seat }'s { $zone }
your-zone = your { $zone }
zone-deck = Deck
    .name = the deck
event-move = { $cards }: { $from } → { $to }
event-pass = { $direction }{ $you ->
    [yes] : { $cards }
   *[no] { "" }
}
event-answer = { $seat }: { $option }
event-set = { $field }: { $value }
answered-rest = { "" }
answered-rob = { $seat } robs { $other_you ->
    [yes] you
   *[no] { $other_seat }
}.
moved-deck-hands = { $you ->
    [yes] You draw { $cards }.
   *[no] { $seat } draws { $cards }.
}
set-store = { $seat } has { $value }.
changed-store = { $seat }: { $way }, +{ $gained } -{ $lost }
each-store = { $value } of { $at }
set-die = Die { $value }.
    .before = thief-takes
thief-takes = The thief takes { $amount }.
too-late = Seat { $seat } ({ $player }) already has { $card }.
`;

const story = (reader = 0) =>
  new Story(new Catalogue(GAME), new Texts('en', MESSAGES), ['Anna', 'Boris', 'Clara'], reader);
const event = (fields: Record<string, unknown>): GameEvent =>
  ({ n: 0, rule: 'toy.x', ...fields }) as GameEvent;
const move = (card: number, from: number, to: number) =>
  event({ event: 'move', card, from: [from, 0], to: [to, 0] });

describe('events in words', () => {
  it('tells moves of the same sort in one line, as the reader sees them', () => {
    const events = [move(0, 0, 1), move(0, 0, 1), move(1, 0, 1), move(-1, 0, 2), move(-1, 0, 2)];
    expect(
      story()
        .lines(events)
        .map((line) => line.text),
    ).toEqual(['You draw 2 × Fox and Owl.', 'Boris draws 2 cards.']);
    expect(story().lines(events)[0]?.cards).toEqual([0, 1]);
  });

  it('says what a list gained and lost, where it is known what was before', () => {
    const store = (n: number, value: number[], seat = 1) =>
      event({ event: 'set', field: 'store', seat, value, n });
    const back = event({ event: 'take-back', seat: 1, undone: 1, n: 3 });
    const log = [store(1, [1, 4]), store(2, [9, 9]), back, store(4, [3, 2]), store(5, [3, 2], 2)];
    const names = ['Anna', 'Boris', 'Clara'];
    const told = new Story(new Catalogue(GAME), new Texts('en', MESSAGES), names, 0, {}, () => log);
    expect(told.event(log[3]!)).toBe('Boris: both, +2 of 1 -2 of 2');
    expect(told.event(log[1]!)).toBe('Boris: more, +8 of 1 and 5 of 2 -');
    expect(told.event(log[4]!)).toBe('Clara has 3 of 1 and 2 of 2.');
    expect(told.event(store(4, [0, 0]))).toBe('Boris has 0 of 1 and 0 of 2.');
    expect(story().event(log[3]!)).toBe('Boris has 3 of 1 and 2 of 2.');
  });

  it('tells the ground of something before it', () => {
    const takes = event({ event: 'thief-takes', amount: 2 });
    const die = event({ event: 'set', field: 'die', seat: -1, value: 3 });
    const silent = event({ event: 'answer', seat: 0, option: 0 });
    const lines = (events: GameEvent[]) =>
      story()
        .lines(events)
        .map(({ text }) => text);
    expect(lines([takes, silent, die])).toEqual(['Die 3.', 'The thief takes 2.']);
    expect(lines([takes, move(0, 0, 1), die])).toHaveLength(3);
    expect(lines([takes, move(0, 0, 1), die])[0]).toBe('The thief takes 2.');
  });

  it('lets silence pass without keeping moves apart', () => {
    const silent = event({ event: 'answer', seat: 0, option: 0 });
    expect(story().lines([move(0, 0, 1), silent, move(1, 0, 1)])).toHaveLength(1);
  });

  it('knows which way hands go round', () => {
    const pass = (to: number[]) => event({ event: 'pass', from: [1, 2, 3], to, cards: [[-1], [-1], [1]] });
    expect(story().event(pass([2, 3, 1]))).toBe('left: Owl');
    expect(story().event(pass([3, 1, 2]))).toBe('right: a card');
  });

  it('tells whom an answer names, as the reader sees it', () => {
    const robs = event({ event: 'answer', seat: 0, option: 1 + 3 * 3 + 2 });
    expect([0, 2].map((reader) => story(reader).event(robs))).toEqual(['Anna robs Clara.', 'Anna robs you.']);
  });

  it('names what no message names, by its id', () => {
    expect(story().event(move(2, 1, 2))).toBe("night bird: your hands → Boris's hands");
    expect(story().event(event({ event: 'met_wolf', seat: 1, card: 0 }))).toBe('met wolf: Boris, Fox');
    expect(story().event(event({ event: 'set', field: 'round', seat: -1, value: 2 }))).toBe('round: 2');
  });
});

describe('names', () => {
  it('reads options as the catalogue counts them, the last argument fastest', () => {
    expect(story().option(1 + 1 * 3 + 2)).toBe('Give Owl Clara');
    expect(new Catalogue(GAME).optionFor(GAME.verbs[1]!, 2)).toBe(7);
    expect(new Catalogue(GAME).kindIn(7)).toBe(2);
  });

  it('keeps a seat as a number in a reason, beside its name', () => {
    const reason = { rule: '', message: 'too-late', arguments: { seat: 1, card: 1 } };
    expect(story().reason(reason)).toBe('Seat 1 (Boris) already has Owl.');
  });

  it('shortens the French de before a vowel', () => {
    const texts = new Texts('fr', 'of = { DE($name) }');
    expect(['Anna', 'Émile', 'Boris', 'Yves'].map((name) => texts.say('of', { name }))).toEqual([
      'd’Anna',
      'd’Émile',
      'de Boris',
      'd’Yves',
    ]);
  });
});

describe('events that stand', () => {
  const events = (...names: string[]) => names.map((event) => ({ event, rule: '', n: 0 }) as GameEvent);
  const takeBack = (undone: number) => ({ event: 'take-back', rule: '', n: 0, undone }) as GameEvent;

  it('are those that nobody has taken back', () => {
    const log = [...events('a', 'b', 'c'), takeBack(2), ...events('d'), takeBack(1), takeBack(1)];
    expect(standing(log)).toEqual([]);
    expect(standing(log.slice(0, 5))).toEqual(events('a', 'd'));
  });
});

describe('a log with take-backs', () => {
  it('marks what was taken back, apart from what stands', () => {
    const draw = (n: number): GameEvent =>
      ({ event: 'move', rule: 'toy.draw', n, card: -1, from: [0, 0], to: [1, 0] }) as unknown as GameEvent;
    const undo = { event: 'take-back', rule: '', n: 2, undone: 1 } as unknown as GameEvent;
    const story = new Story(new Catalogue(GAME), new Texts('en', MESSAGES), ['Anna', 'Boris', 'Clara'], 0);
    const lines = story.lines([draw(0), draw(1), undo, draw(3)]);
    expect(lines.map(({ n, undone }) => [n, undone ?? false])).toEqual([
      [0, false],
      [1, true],
      [2, false],
      [3, false],
    ]);
  });
});

describe('texts', () => {
  it('reads a message with what it refers to, and the first of two', () => {
    const texts = new Texts('en', 'a = { b } and { -c }\nb = one\n-c = two\nb = never\n# d = a comment\n');
    expect(texts.say('a')).toBe('one and two');
    expect([texts.has('b'), texts.has('d')]).toEqual([true, false]);
    expect(texts.say('d')).toBe('[d]');
  });
});
