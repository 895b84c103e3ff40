/** The things on a table by the names a game gives them; where it gives none, by their ids read as words. */

import type { TableWords } from './board';
import type { Catalogue } from './catalogue';
import { shownName } from './names';
import type { Json, Reason } from './protocol';
import type { Arguments, Texts } from './texts';

/** An id as plain words: `give-closed` is told as *give closed*. */
export const asWords = (name: string): string => name.replace(/[-_]/g, ' ');

/** What a table's option is called when a table is set up. */
export function setting(texts: Texts, name: string): string {
  return texts.has(`setting-${name}`) ? texts.say(`setting-${name}`) : asWords(name);
}

/** One value of a table's option, in words. */
export function settingValue(texts: Texts, name: string, value: string | number | boolean): string {
  const found = [`setting-${name}-${value}`, `value-${value}`].find((id) => texts.has(id));
  return found ? texts.say(found) : asWords(String(value));
}

/** A column of a card's row, in words. */
export interface Fact {
  column: string;
  label: string;
  value: string;
}

/** For a message to choose by. */
export const yesOrNo = (answer: boolean): string => (answer ? 'yes' : 'no');

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

/**
 * `names` are those of the players, by seat; `reader` is who is reading, or the number after the last seat;
 * `options` are the table's.
 */
export class Words implements TableWords {
  constructor(
    readonly catalogue: Catalogue,
    readonly texts: Texts,
    private readonly names: readonly string[],
    readonly reader: number,
    private readonly options: Readonly<Record<string, Json>> = {},
  ) {}

  say(id: string, args: Arguments = {}): string {
    return this.texts.say(id, args);
  }

  has(id: string): boolean {
    return this.texts.has(id);
  }

  seat(seat: number): string {
    return shownName(this.names[seat] ?? '', this.texts) || this.say('player-name', { number: seat + 1 });
  }

  card(card: number): string {
    if (card >= 0) return this.cardName(this.catalogue.game.kinds[card]?.id ?? '');
    const back = `back-${this.catalogue.game.backs[~card]}`;
    return this.say(this.has(back) ? back : 'hidden-card');
  }

  /** A name for small cards; the whole one where the game gives no shorter. */
  shortCard(card: number): string {
    const id = this.catalogue.game.kinds[card]?.id;
    return this.texts.attribute(`card-${id}`, 'short') ?? this.card(card);
  }

  /** Several cards as the object of a sentence: a list of names, or how many where none is known. */
  cards(cards: readonly number[]): string {
    const count = cards.length;
    if (cards.every((card) => card < 0)) {
      const back = count ? this.catalogue.game.backs[~cards[0]!] : '';
      return this.texts.attribute(`back-${back}`, 'cards', { count }) ?? this.say('hidden-cards', { count });
    }
    const counts = new Map<number, number>();
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    const named = [...counts].map(([card, many]) =>
      this.say('named-card', { card: this.card(card), count: many }),
    );
    return this.say('named-cards', { cards: this.listed(named), count });
  }

  /** What a card does, with the table's options where that differs; a number stays on the line of what it counts. */
  cardText(kind: number): string {
    const message = `card-${this.catalogue.game.kinds[kind]?.id}`;
    const variants = Object.entries(this.options).map(([name, value]) =>
      value === false ? `without-${name}` : `with-${name}-${value}`,
    );
    const [text = ''] = [...variants, 'text']
      .map((part) => this.texts.attribute(message, part))
      .filter((found) => found !== null);
    return text.replace(/(\d) /g, '$1\u00a0');
  }

  /** Every column of the card's row that the game has a label for. */
  cardFacts(kind: number): Fact[] {
    return Object.entries(this.catalogue.game.kinds[kind]?.row ?? {})
      .filter(([column, value]) => this.has(`column-${column}`) && !(column === 'copies' && value === 0))
      .map(([column, value]) => ({
        column,
        label: this.say(`column-${column}`),
        value: this.value(column, value),
      }));
  }

  /** A zone's name as a heading, whoever it belongs to. */
  zone(name: string): string {
    return this.has(`zone-${name}`) ? this.say(`zone-${name}`) : asWords(name);
  }

  /** A zone as seen by who is reading: *your hand*, *Anna's hand*, *the deck*. */
  zoneOf(number: number): string {
    const zone = this.catalogue.zones[number];
    if (!zone) return '';
    if (!zone.per_seat) return this.texts.attribute(`zone-${zone.name}`, 'name') ?? this.zone(zone.name);
    const owner = number - zone.first;
    const [whose, message] = owner === this.reader ? ['yours', 'your-zone'] : ['theirs', 'their-zone'];
    const args = { seat: this.seat(owner) };
    return (
      this.texts.attribute(`zone-${zone.name}`, whose, args) ??
      this.say(message, { zone: this.zone(zone.name), ...args })
    );
  }

  option(option: number): string {
    const verb = this.catalogue.verb(option).name;
    const args = this.catalogue.argumentsOf(option);
    if (this.has(`option-${verb}`)) return this.say(`option-${verb}`, this.spoken(args));
    const words = [asWords(verb), ...Object.values(this.inWords(args))].join(' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
  }

  /** An option in a word or two, beside the card it speaks of; the whole where the game gives no shorter. */
  shortOption(option: number): string {
    return this.texts.attribute(`option-${this.catalogue.verb(option).name}`, 'short') ?? this.option(option);
  }

  /** What was answered for the reader, for there was no choice; nothing where the game's own words are empty. */
  forced(option: number): string {
    const own = `forced-${this.catalogue.verb(option).name}`;
    if (this.has(own)) return this.say(own, this.spoken(this.catalogue.argumentsOf(option)));
    return this.say('any-forced', { option: this.option(option) });
  }

  question(question: string): string {
    return this.has(`question-${question}`) ? this.say(`question-${question}`) : asWords(question);
  }

  /**
   * What is asked, and why, in one line; a board may have its own words, `board-ask-…`. `known` is what the table
   * knows, such as `round`.
   */
  prompt(question: string, known: Arguments = {}): string {
    const asked = [`board-ask-${question}`, `ask-${question}`].find((id) => this.has(id));
    if (asked) {
      return this.say(asked, { players: this.catalogue.game.players, ...known });
    }
    return this.say('any-question', { question: this.question(question) });
  }

  /** Why not, with cards and questions by name; a `seat` stays a number, its name is `player`. */
  reason(reason: Reason): string {
    const { seat, ...others } = reason.arguments;
    const args = this.inWords(others);
    if (seat !== undefined) {
      const you = yesOrNo(Number(seat) === this.reader);
      Object.assign(args, { seat: Number(seat), player: this.seat(Number(seat)), you });
    }
    return this.say(reason.message, args);
  }

  /** Several things in a row, with the language's own *and* before the last. */
  listed(items: readonly string[]): string {
    const last = items.at(-1) ?? '';
    const others = items.slice(0, -1).join(', ');
    return others ? this.say('list-and', { others, last }) : last;
  }

  /** Named arguments for a message: numbers are numbers, also in an option's name; ids become names. */
  inWords(args: Record<string, Json>): Arguments {
    return Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, this.argument(name, value)]),
    );
  }

  /** The same, and of each seat whether it is who reads: of `other_seat` it is `other_you`. */
  spoken(args: Record<string, Json>): Arguments {
    const readers = Object.entries(args)
      .filter(([name]) => name.endsWith('seat'))
      .map(([name, seat]) => [name.replace(/seat$/, 'you'), yesOrNo(String(seat) === String(this.reader))]);
    return { ...this.inWords(args), ...Object.fromEntries(readers) };
  }

  private argument(name: string, value: Json): string | number {
    const seats = /seats?$/.test(name) ? this.seatsIn(value) : [];
    if (seats.length) return this.listed(seats);
    const { kinds } = this.catalogue.game;
    if (name.endsWith('card') && isNumber(value) && value < kinds.length) return this.card(value);
    if (name === 'question') return this.question(String(value));
    if (isNumber(value)) return value;
    const isCount = typeof value === 'string' && /^\d+$/.test(value) && !this.has(`${name}-${value}`);
    return isCount ? Number(value) : this.value(name, value);
  }

  /** The names of seats that are told by number, several with spaces between. */
  private seatsIn(value: Json): string[] {
    const numbers = String(value)
      .split(' ')
      .filter((each) => /^\d+$/.test(each))
      .map(Number);
    return numbers.filter((seat) => seat < this.catalogue.game.players).map((seat) => this.seat(seat));
  }

  /** A plain value under the name of an argument or column. */
  value(name: string, value: Json): string {
    if (value === null) return '?';
    if (Array.isArray(value)) return this.listed(value.map((item) => this.value(name, item)));
    if (typeof value === 'boolean') return this.say(value ? 'value-true' : 'value-false');
    if (isNumber(value)) return String(value).replace('-', '−');
    const word = String(value);
    if (this.has(`${name}-${word}`)) return this.say(`${name}-${word}`);
    return this.catalogue.kind(word) === undefined ? asWords(word) : this.cardName(word);
  }

  private cardName(id: string): string {
    return this.has(`card-${id}`) ? this.say(`card-${id}`) : asWords(id);
  }
}
