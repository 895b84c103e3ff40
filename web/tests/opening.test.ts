import { describe, expect, it } from 'vitest';
import { openingOf } from '../src/opening';

const BOOK = `# Toy
## Drawing {#toy.draw}
Draw *two* cards,
then [pass](#toy.pass). Nobody looks.

More of it.
## Kinds {#toy.kinds}
| a | b |
|---|---|
## Passing {#toy.pass}
`;

describe('how a rule begins', () => {
  it('is its first sentence, plain', () => {
    expect(openingOf(BOOK, 'toy.draw')).toBe('Draw two cards, then pass.');
  });
  it('is what a card does, not when', () => {
    expect(openingOf('## Fox {#toy.fox}\n*At the end.* Take a card. Or two.', 'toy.fox')).toBe(
      'Take a card.',
    );
  });
  it('is nothing where no sentence comes first', () => {
    expect(openingOf(BOOK, 'toy.kinds')).toBe('');
    expect(openingOf(BOOK, 'toy.pass')).toBe('');
    expect(openingOf(BOOK, 'toy.other')).toBe('');
  });
});
