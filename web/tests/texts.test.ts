import { expect, test, vi } from 'vitest';
import type { Language } from '../src/protocol';
import { Texts } from '../src/texts';

const SOURCE = 'left = { $count ->\n    [one] one left\n   *[other] { $count } left\n }\n';

test.each<Language>(['en', 'fr', 'ru'])('numbers look as in any text (%s)', (language) => {
  const texts = new Texts(language, 'count = { $count }\n');
  const format = new Intl.NumberFormat(language);
  for (const count of [0, 1, 21, 999, -1, -999, 1000, 12345, 2.5])
    expect(texts.say('count', { count })).toBe(format.format(count));
});

test('small numbers do not wait until the browser knows how to write numbers', () => {
  const slow = vi.spyOn(Intl, 'NumberFormat');
  const texts = new Texts('en', SOURCE);
  expect(texts.say('left', { count: 1 })).toBe('one left');
  expect(texts.say('left', { count: 12 })).toBe('12 left');
  expect(slow).not.toHaveBeenCalled();
  slow.mockRestore();
});
