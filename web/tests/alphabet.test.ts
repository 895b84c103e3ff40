import { describe, expect, it } from 'vitest';
import { alphabetical } from '../src/alphabet';
import type { Language } from '../src/protocol';
import { Texts } from '../src/texts';
import lists from '../../tests/unit/alphabet.json';

describe('names in a list', () => {
  it.each(Object.entries(lists))(
    'stand in the order of the alphabet: %s',
    (language, { articles, names }) => {
      const texts = new Texts(language as Language, `articles = ${articles}\n`);
      expect(alphabetical([...names].sort(), (name) => name, texts)).toEqual(names);
      expect([...names].sort()).not.toEqual(names);
    },
  );
});
