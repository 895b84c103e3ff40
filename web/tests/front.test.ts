import { expect, it } from 'vitest';
import type { GameInfo, OptionInfo } from '../src/protocol';
import { fitting, matters, settled } from '../src/front/options';
import {
  choicesFor,
  cutName,
  seatedBots,
  seatsOf,
  sizeOf,
  usualParty,
  withPeople,
} from '../src/front/seating';
import { shownName } from '../src/names';
import { rulebookHtml } from '../src/rulebook';
import { cutAtNames } from '../src/table/told';
import { Texts } from '../src/texts';

const bounds = { fewest: 3, most: 5 };

it('always proposes a party the game allows', () => {
  for (const mode of ['bots', 'screen', 'link'] as const) {
    for (const [fewest, most] of [
      [1, 1],
      [2, 2],
      [2, 5],
      [3, 6],
      [5, 7],
    ] as const) {
      const size = sizeOf(usualParty(mode, { fewest, most }));
      expect(size).toBeGreaterThanOrEqual(fewest);
      if (most > 1) expect(size).toBeLessThanOrEqual(most);
    }
  }
});

it('cuts names where the server would find them too long', () => {
  const family = '👨\u200d👩\u200d👧';
  expect(cutName('x'.repeat(30))).toBe('x'.repeat(24));
  expect(cutName(family.repeat(25))).toBe(family.repeat(24));
  expect(cutName('علی\u200cرضا')).toBe('علی\u200cرضا');
});

it('lets bots make room for people, and fill up', () => {
  const party = withPeople({ mode: 'screen', people: 1, bots: 3 }, 3, bounds);
  expect(party.bots).toBe(1);
  expect(withPeople(party, 0, bounds).bots).toBe(2);
  expect(choicesFor(party, bounds).bots).toEqual([0, 1]);
});

it('gives every seat a name of its own', () => {
  const party = { mode: 'screen', people: 1, bots: 2 } as const;
  const seats = seatsOf(party, 'Anna', [''], ['level1', 'level4'], (name) => name);
  const names = seats.map((seat) => seat.name);
  expect(new Set(names).size).toBe(4);
  expect(seats.map((seat) => seat.kind)).toEqual(['guest', 'guest', 'bot', 'bot']);
  expect(seats.slice(2).map((seat) => seat.bot)).toEqual(['level1', 'level4']);
});

it('seats the bots of last time, and the usual one for who has not chosen yet', () => {
  const game = { bots: ['level1', 'level2', 'level3'], usual_bot: 'level2' } as GameInfo;
  expect(seatedBots(game, [], 2)).toEqual(['level2', 'level2']);
  expect(seatedBots(game, ['level3', 'level1'], 3)).toEqual(['level3', 'level1', 'level1']);
  expect(seatedBots(game, ['gone', 'level3'], 1)).toEqual(['level3']);
});

it('turns anchors of a rulebook into ids', () => {
  const source = '# Toy\n\n## Playing {#toy.play}\nText.\n';
  expect(rulebookHtml(source, 'Toy')).toContain('<h2 id="toy.play">Playing</h2>');
});

it('heads a rulebook with the title the reader wants to see', () => {
  const page = rulebookHtml('# Fairy Tale\n\n## The aim {#ft.aim}\n', '$& Cards');
  expect(page).toContain('<h1>$&amp; Cards</h1>');
  expect(page).not.toContain('Fairy Tale');
});

it('finds the names of cards in a sentence, the longest first', () => {
  const parts = cutAtNames(
    'You draw Fox King and Fox.',
    new Map([
      ['Fox', 0],
      ['Fox King', 1],
    ]),
  );
  expect(parts.filter((part) => part.kind !== null)).toEqual([
    { text: 'Fox King', kind: 1 },
    { text: 'Fox', kind: 0 },
  ]);
  expect(parts.map((part) => part.text).join('')).toBe('You draw Fox King and Fox.');
});

const DECK: OptionInfo = {
  name: 'deck',
  values: ['basic', 'novice', 'expert'],
  default: 'basic',
  rule: 'toy.deck',
  where: {},
  only: [{ players: [2, 3, 4] }, { players: [2, 3, 4] }, {}],
};
const JOKER: OptionInfo = {
  name: 'joker',
  values: [false, true],
  default: false,
  rule: 'toy.joker',
  where: { deck: ['expert'] },
  only: [{}, {}],
};

it('settles on what goes together, and comes back to what was picked', () => {
  const picked = { deck: 'novice', joker: false };
  expect(settled([DECK, JOKER], { ...picked, players: 5 })).toMatchObject({ deck: 'expert', joker: false });
  expect(settled([DECK, JOKER], { ...picked, players: 4 })).toMatchObject(picked);
  expect(fitting(DECK, { players: 5 })).toEqual(['expert']);
});

it('asks only about what makes a difference', () => {
  expect(matters(JOKER, { deck: 'expert' })).toBe(true);
  expect(matters(JOKER, { deck: 'basic' })).toBe(false);
});

it('gives names that everybody reads in their own language', () => {
  const texts = {
    en: new Texts('en', 'name-rosebud = Rosebud\nname-hazel = Hazel\n'),
    fr: new Texts('fr', 'name-rosebud = Églantine\nname-hazel = Noisette\n'),
  };
  expect(shownName('~rosebud 2', texts.en)).toBe('Rosebud 2');
  expect(shownName('~rosebud', texts.fr)).toBe('Églantine');
  expect(shownName('Rosebud', texts.fr)).toBe('Rosebud');
  const party = { mode: 'bots', people: 0, bots: 2 } as const;
  const seats = seatsOf(party, 'Rosebud', [], ['level2', 'level2'], (name) => shownName(name, texts.en));
  expect(seats.map((seat) => seat.name)).toEqual(['Rosebud', '~thimble', '~robin']);
});
