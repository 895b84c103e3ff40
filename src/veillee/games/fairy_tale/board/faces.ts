/** What is drawn on the cards of Fairy Tale: worth, and effects told in signs that need no language. */

import { colourOf, printed, type DrawFace, type Face, type Sign } from '$web/cards/faces';
import type { GameDescription, Json, Kind } from '$web/protocol';
import { pictures } from './pictures';

const types: Readonly<Record<string, string>> = {
  character: 'gi:person',
  home: 'gi:house',
  story: 'gi:open-book',
};

function emblem(affinity: Json | undefined, game: GameDescription): Sign {
  const example = game.kinds.find((kind) => kind.row['affinity'] === affinity);
  return example ? { emblem: colourOf(example, game) } : { symbol: 'any' };
}

function portrait(id: string, game: GameDescription): Sign {
  const kind = game.kinds.find((other) => other.id === id);
  return { icon: pictures[id], colour: kind ? colourOf(kind, game) : 'grey' };
}

function turning(kind: Kind, game: GameDescription): Sign[] {
  const { open, close, hunt, amount, target } = kind.row;
  const many: Sign[] = typeof amount === 'number' && amount > 1 ? [{ text: `×${amount}` }] : [];
  const all: Sign[] = target === 'all' ? [{ symbol: 'everybody' }] : [];
  if (open) return [{ symbol: 'open' }, emblem(open, game), ...many];
  if (close) return [{ symbol: 'close' }, emblem(close, game), ...all];
  return hunt ? [{ icon: 'gi:bow-arrow' }, emblem(hunt, game)] : [];
}

function conditions(kind: Kind, game: GameDescription): Sign[] {
  const { needs, most, each, almighty } = kind.row;
  if (Array.isArray(needs)) return needs.map((id) => portrait(String(id), game));
  if (most) {
    const type = types[String(most)];
    return [{ icon: 'gi:laurel-crown' }, type ? { icon: type } : emblem(most, game)];
  }
  if (each) return [{ text: worth(kind) }, portrait(String(each), game)];
  return almighty ? [{ text: '=' }, { symbol: 'any' }, { text: '?' }] : [];
}

/** Those who are worth more beside this card. */
function friends(kind: Kind, game: GameDescription): Sign[] {
  const helped = game.kinds.filter((other) => other.row['each'] === kind.id && other.id !== kind.id);
  return helped.flatMap((other) => [{ symbol: 'friend' }, portrait(other.id, game)]);
}

function worth({ row }: Kind): string {
  if (typeof row['times'] === 'number') return `${row['times']}×`;
  if (typeof row['points'] !== 'number') return '';
  return row['needs'] || row['most'] ? `${printed(row['points'])}?` : printed(row['points']);
}

export const drawFace: DrawFace = (kind, game): Face => ({
  picture: pictures[kind.id] ?? types[String(kind.row['type'])] ?? 'gi:spell-book',
  value: worth(kind),
  group: `affinity-${String(kind.row['affinity'])}`,
  said: { id: `affinity-${String(kind.row['affinity'])}`, numbers: {} },
  signs: [...turning(kind, game), ...conditions(kind, game), ...friends(kind, game)],
});
