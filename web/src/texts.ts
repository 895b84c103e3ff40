/** Words, last of all: Fluent messages and their arguments become text in one language. */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentFunction,
  type FluentVariable,
} from '@fluent/bundle';
import type { Language } from './protocol';

export type Arguments = Record<string, string | number>;

/** A French name after *de*, which loses its vowel before another: *d’Anna*, but *de Boris*. */
const frenchDe: FluentFunction = ([name]) => {
  const given = String(name);
  const plain = given.normalize('NFKD').toLowerCase();
  return /^([aeiouhœæ]|y[^aeiou])/.test(plain) ? `d’${given}` : `de ${given}`;
};

/** A number as it stands in a sentence. */
class Count extends FluentNumber {
  /** Small whole numbers look the same in all our languages; browsers take long to learn how to write any. */
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    const isSmall = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return isSmall ? String(this.value) : super.toString(scope);
  }
}

const counted = (args: Arguments): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new Count(value) : value]),
  );

const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/gm;
const REFERENCE = /\{\s*(-?[a-z][\w-]*)/g;

/** The messages of a source by id, unread; where an id comes twice, the first counts. */
function messagesOf(source: string): Map<string, string> {
  const found = new Map<string, string>();
  const beginnings = [...source.matchAll(BEGINNING)];
  beginnings.forEach(({ 1: id = '', index }, number) => {
    if (!found.has(id)) found.set(id, source.slice(index, beginnings[number + 1]?.index));
  });
  return found;
}

/** What can be said in one language. A message is read when it is first used: a page needs few of the hundreds. */
export class Texts {
  private readonly bundle: FluentBundle;
  private readonly messages: Map<string, string>;
  private readonly read = new Set<string>();

  constructor(
    readonly language: Language,
    source: string,
  ) {
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: language === 'fr' ? { DE: frenchDe } : {},
    });
    this.messages = messagesOf(source);
  }

  has(id: string): boolean {
    return this.messages.has(id);
  }

  /** The message as text. A missing one shows its id in brackets: odd to read, harmless to play. */
  say(id: string, args: Arguments = {}): string {
    const pattern = this.message(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, counted(args), []) : `[${id}]`;
  }

  /** An attribute of a message, such as the `.text` of a card. */
  attribute(id: string, name: string, args: Arguments = {}): string | null {
    const pattern = this.message(id)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, counted(args), []) : null;
  }

  private message(id: string) {
    this.load(id);
    return this.bundle.getMessage(id);
  }

  /** Reads a message and those it refers to. */
  private load(id: string): void {
    const text = this.messages.get(id);
    if (text === undefined || this.read.has(id)) return;
    this.read.add(id);
    this.bundle.addResource(new FluentResource(text));
    for (const [, other = ''] of text.matchAll(REFERENCE)) this.load(other);
  }
}
