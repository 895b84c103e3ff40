/**
 * What a board component is given: a game's own `board/Board.svelte` or the generic one.
 *
 * A board takes one property, `model`; `board/End.svelte`, if there is one, takes the same. Boards import shared things
 * from `$web/…`. Elements that show a zone carry `data-zone={number}`, and cards in them `data-card={card}`: cards
 * then travel from where they lay to where they lie. Other pieces travel too, see `table/travel.ts`. A board offers the
 * options whose cards lie in the zones that the layout's `choose` names, and those that `isOnBoard` in its
 * `board/offered.ts` names, if there is one; the frame shows all others as buttons.
 */

import type { Chapter } from './campaign/sheet';
import type {
  Decision,
  GameDescription,
  GameEvent,
  Hint,
  Kind,
  Ranking,
  Reason,
  Result,
  SeatMessage,
  TableInfo,
  Tally,
  View,
} from './protocol';

/** All words of the table in the player's language (see web/src/words.ts). */
export interface TableWords {
  say(id: string, args?: Record<string, string | number>): string;
  has(id: string): boolean;
  seat(seat: number): string;
  card(card: number): string;
  /** A name for small cards; the whole one where the game gives no shorter. */
  shortCard(card: number): string;
  /** Several cards as the object of a sentence. */
  cards(cards: readonly number[]): string;
  cardText(kind: number): string;
  zone(name: string): string;
  option(option: number): string;
  /** What an option does, without the card it speaks of. */
  shortOption(option: number): string;
  prompt(question: string): string;
  reason(reason: Reason): string;
  /** Things in a row: *one, two and three*. */
  listed(items: readonly string[]): string;
}

/** Events told as lines to read. */
export interface TableStory {
  lines(events: readonly GameEvent[]): { text: string }[];
}

/** Says something of an option. */
export type IsOnBoard = (model: TableModel, option: number) => boolean;
export type ComesFirst = IsOnBoard;

/** What a game's `board/offered.ts` exports. */
export interface Offered {
  /** Whether the board offers an option where it belongs, so that it needs no button. */
  isOnBoard?: IsOnBoard;
  /** Whether an option has a button all the same, though its card lies on the board. */
  hasButton?: IsOnBoard;
  /** Whether nearly every question has a button, so that the room for one is always there. */
  hasRow?: boolean;
  /** Whether an option's button stands before the others. */
  comesFirst?: ComesFirst;
  /** Whether an option's button has to be touched twice, because it spends something. */
  isConfirmed?: IsOnBoard;
  /** What an option's button says, where more is known than its verb and what it names. */
  called?: (model: TableModel, option: number) => string | undefined;
  /** The number of a campaign's sheet that an option ticks; 0 if none is left. */
  ticks?: (model: TableModel, option: number) => number | undefined;
  /** What a card shows between two games of a campaign. */
  badge?: (kind: Kind) => string;
  /** Before which of the events of one update the board pauses, so that nothing is shown before it is told. */
  cuts?: (model: TableModel, events: readonly GameEvent[]) => number[];
  /** From which of the events of one update on nothing is told while the board is looked at; -1 where all is. */
  laterFrom?: (model: TableModel, events: readonly GameEvent[]) => number;
  /**
   * Whether an event hurts or helps a seat by somebody else's doing, so that it stays in sight until it is seen. Where
   * nothing is said, it does if it names that seat and another, or if a card goes from one to the other. `isOwn` says
   * whether the seat itself answered last before it.
   */
  touches?: (model: TableModel, event: GameEvent, seat: number, isOwn: boolean) => boolean | undefined;
}

/** The table as one seat (or, as a spectator, the public) sees it. Fields are reactive. */
export interface TableModel {
  readonly table: TableInfo;
  readonly game: GameDescription;
  /** Whose eyes we look through; equal to game.players for a spectator. */
  readonly seat: number;
  /** Which game of its campaign this is, once that is known. */
  readonly chapter: Chapter | null;
  readonly message: SeatMessage;
  readonly view: View;
  readonly decision: Decision | null;
  readonly waiting: number[];
  readonly tally: Tally[][] | null;
  readonly result: Result | null;
  /** Who came how far, and what decided it, once the game is over. */
  readonly ranking: Ranking | null;
  /** Not null while something is only to be seen: nothing is asked then. */
  readonly held: number | null;
  readonly hints: Hint[];
  /** Hidden cards the seat knows, by zone; none where the table is played without the memory aid. */
  readonly memory: ReadonlyMap<number, number[]>;
  /** All events so far, and those that came with the last update (for animation). */
  readonly log: GameEvent[];
  /** Those of all events that were not taken back. */
  readonly standing: GameEvent[];
  readonly news: GameEvent[];
  readonly words: TableWords & TableStory;
  /** The number of a zone: of the table, or of a seat. */
  zone(name: string, seat?: number): number;
  cards(name: string, seat?: number): number[];
  /** The options on offer that name this card, with this verb if given. */
  optionsFor(kind: number, verb?: string): number[];
  /** Which of the hints, from 1 on, speaks for this option. */
  hintFor(option: number | undefined): number | undefined;
  verbOf(option: number): string;
  argumentsOf(option: number): Record<string, string>;
  /** The option just chosen: on its way to the server, or waiting to be confirmed. */
  readonly chosen: number | null;
  /** Chooses an option; with `asks` it has to be chosen twice. */
  choose(option: number, asks?: boolean): void;
  /** Several answers in a row, sent at once and taken back at once. */
  plan(options: number[]): void;
  /** Takes one’s last answers back. */
  undo(): Promise<void>;
  /** Shows a card large, with what it is worth where it lies, if that is known. */
  look(kind: number, points?: number | null): void;
  /** Shows a card large that somebody tried to choose, and tells why it cannot be chosen now. */
  explain(kind: number): void;
  /** Why these options are not open now, each reason once. */
  whyNot(options: number[]): Promise<string[]>;
  /** Says something in passing, such as why not. */
  note(text: string): void;
  /** Tells why an option is not open now. */
  refuse(option: number): void;
  /** What the board asks for while an answer is half given, in place of the question; empty for the question. */
  instead: string;
  /** Is told when the board opens a page that is read before anything else is shown, and when it is put away. */
  readonly reading: { set(isOpen: boolean): void };
  /** Puts back what the board holds of an answer that is half given, when somebody presses Esc. */
  putsBack: (() => void) | null;
}
