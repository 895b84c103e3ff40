/** Cuts a sentence at the names of cards, longest names first. */

export interface Part {
  text: string;
  kind: number | null;
}

export function cutAtNames(text: string, names: ReadonlyMap<string, number>): Part[] {
  const byLength = [...names].sort(([a], [b]) => b.length - a.length);
  let parts: Part[] = [{ text, kind: null }];
  for (const [name, kind] of byLength) {
    parts = parts.flatMap((part) => (part.kind === null && name ? cut(part.text, name, kind) : [part]));
  }
  return parts.filter((part) => part.text);
}

function cut(text: string, name: string, kind: number): Part[] {
  return text.split(name).flatMap((piece, index): Part[] =>
    index === 0
      ? [{ text: piece, kind: null }]
      : [
          { text: name, kind },
          { text: piece, kind: null },
        ],
  );
}
