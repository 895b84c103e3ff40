/** Rulebooks are Markdown whose headings carry their rule as `{#anchor}`. */

import { Marked } from 'marked';

const ANCHOR = /\s*\{#([\w.-]+)\}\s*$/;

const marked = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const inner = this.parser.parseInline(tokens);
      const anchor = ANCHOR.exec(inner)?.[1];
      const id = anchor === undefined ? '' : ` id="${anchor}"`;
      return `<h${depth}${id}>${inner.replace(ANCHOR, '')}</h${depth}>\n`;
    },
  },
});

/** The chapters of a book: where each begins, and what it is called. */
export function chaptersOf(source: string): { anchor: string; title: string }[] {
  return [...source.matchAll(/^## (.+?)\s*\{#([\w.-]+)\}\s*$/gm)].map(([, title, anchor]) => ({
    anchor: anchor!,
    title: title!,
  }));
}

/** The book as a page, headed by the game's title as the reader wants it shown. */
export function rulebookHtml(source: string, title: string): string {
  return marked.parse(
    source.replace(/^# .*/, () => `# ${title}`),
    { async: false },
  );
}
