/** How a rule begins: enough of a rulebook to say what it is about. */

const SENTENCE = /^.+?[.!?…](?=\s|$)/;

/** The first sentence of the rule with this anchor, without its marks of style; empty if a table or nothing comes first. */
export function openingOf(book: string, anchor: string): string {
  const [, rule = ''] = book.split(`{#${anchor}}`);
  const [paragraph = ''] = rule.trim().split(/\n\s*\n/, 1);
  if (/^[#|]/.test(paragraph)) return '';
  const plain = paragraph
    .replace(/\s+/g, ' ')
    .replace(/^[-*] /, '')
    // When a card works stands before what it does.
    .replace(/^\*[^*]+\*\s*/, '')
    .replace(/[*_`]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return SENTENCE.exec(plain)?.[0] ?? plain;
}
