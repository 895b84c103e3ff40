/**
 * Golden sentences: the events of tests/golden/telling in words, as the terminal tells them too. The files are written by
 * `make golden`.
 */

import { describe, expect, it } from 'vitest';
import { Catalogue } from '../src/catalogue';
import type { GameDescription, GameEvent, Language } from '../src/protocol';
import { Story } from '../src/story';
import { Texts } from '../src/texts';

interface AtTable {
  table: string;
  names: string[];
  game: GameDescription;
}

/** What a reader is told of one event, or of several as a story. */
type Told = { reader: number; events: GameEvent[] } & Record<Language, string | string[]>;

const LANGUAGES: Language[] = ['en', 'fr', 'ru'];
const GOLDEN = import.meta.glob<string>('../../tests/golden/telling/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const HOUSE = import.meta.glob<string>('../../src/veillee/house_texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const OWN = import.meta.glob<string>('../../src/veillee/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All words of a game and of the house, as the server sends them. */
function wordsOf(game: string, language: Language): Texts {
  const spoken = (files: Record<string, string>, folder: string) =>
    Object.keys(files)
      .filter((path) => path.includes(`/${folder}/`) && new RegExp(`[/.]${language}\\.ftl$`).test(path))
      .map((path) => files[path]);
  const own = spoken(OWN, game.replaceAll('-', '_'));
  return new Texts(language, [...own, ...spoken(HOUSE, 'house_texts')].join('\n'));
}

it('has sentences of every game', () => {
  expect(Object.keys(GOLDEN)).toHaveLength(4);
});

describe.each(Object.entries(GOLDEN))('%s', (path, text) => {
  const game = path.split('/').at(-1)!.replace('.jsonl', '');
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as AtTable | Told);

  it.each(LANGUAGES)('is told in the same words: %s', (language) => {
    const texts = wordsOf(game, language);
    let at: AtTable | undefined;
    const differing = lines.flatMap((line) => {
      if ('table' in line) {
        at = line;
        return [];
      }
      const { game, names } = at!;
      const story = new Story(new Catalogue(game), texts, names, line.reader, game.options);
      const [first, ...others] = line.events;
      const told = others.length ? story.lines(line.events).map(({ text }) => text) : story.event(first!);
      const isSame = JSON.stringify(told) === JSON.stringify(line[language]);
      return isSame
        ? []
        : [{ table: at!.table, reader: line.reader, events: line.events, told, golden: line[language] }];
    });
    expect(differing).toEqual([]);
  });
});
