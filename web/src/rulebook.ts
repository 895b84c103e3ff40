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

/** The rules a page has a heading for, in their order. */
export const contentsOf = (page: string): { anchor: string; title: string }[] =>
  [...page.matchAll(/<h2 id="([\w.-]+)">(.*?)<\/h2>/g)].map(([, anchor, title]) => ({
    anchor: anchor!,
    title: title!.replace(/<[^>]+>/g, ''),
  }));

/** The book as a page, headed by the game's title as the reader wants it shown. */
export function rulebookHtml(source: string, title: string): string {
  return marked.parse(
    source.replace(/^# .*/, () => `# ${title}`),
    { async: false },
  );
}
