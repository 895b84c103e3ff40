/** The messages of docs/protocol.md, as types. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Language = 'en' | 'fr' | 'ru';

export interface Reason {
  rule: string;
  message: string;
  arguments: Record<string, string | number>;
}

export interface Hint {
  option: number;
  value: number;
  reason: Reason;
}

export interface GameEvent {
  event: string;
  n: number;
  rule: string;
  [field: string]: Json;
}

export interface View {
  seat: number;
  /** Cards by zone number: a kind, or ~back where only the back is seen. */
  zones: number[][];
  fields: Record<string, Json>;
  /** What still comes for each seat, as far as it is known: numbers of steps and questions, and what they are about. */
  agendas?: number[][][];
  phase: number;
  over: boolean;
  /** The hash of the owner's data, where the cards come from an owner's own box. */
  owner_data?: string;
}

export interface Decision {
  number: number;
  question: string;
  rule: string;
  options: number[];
  /** How many answers are still wanted, where it is asked several times in a row. */
  left?: number | null;
}

export interface Result {
  scores?: number[];
  winners?: number[];
  abandoned?: boolean;
  /** Whether it was no game by itself, but what happens between two games of a campaign. */
  interlude?: boolean;
  take_backs?: number;
  owner_data?: string;
}

/** What a card is worth, as far as a seat knows: zone, kind, points. */
export type Tally = [zone: number, kind: number, points: number];

/** How the game stands for a seat; what is null might as well be absent. */
export interface SeatMessage {
  view: View;
  decision?: Decision | null;
  waiting: number[];
  undo?: boolean | null;
  tally?: Tally[][] | null;
  take_backs?: number | null;
  result?: Result | null;
  /** The seat's standing orders by the id of the card; what is not named is asked. */
  orders?: Record<string, Order | null>;
}

/** What has changed in a piece of JSON: see table/patches.ts. */
export type Patch = Record<string, Json>;

/** What has changed for a seat: a patch of its message, and besides that what is new in its log. */
export type SeatPatch = Patch & {
  /** New events; if there are any, or earlier ones never happened, how many of those known still stand. */
  events?: GameEvent[];
  events_from?: number;
};

/** What the house does with a card where others wait for an answer. */
export const ORDERS = ['always', 'ask', 'if-aimed', 'never'] as const;
export type Order = (typeof ORDERS)[number];

/** A window that is open now: which one, and how long it is in all. */
export interface OpenWindow {
  number: number;
  seconds: number;
}

export type SeatKind = 'guest' | 'bot' | 'remote' | 'free' | 'stand-in';

export interface SeatInfo {
  name: string;
  kind: SeatKind;
  bot: string | null;
  online: boolean;
  /** Away for so long that a stand-in may be called. */
  absent: boolean;
}

export interface ConsentRequest {
  number: number;
  kind: 'undo' | 'abandon';
  seat: number;
  agreed: number[];
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  players: number;
  status: 'open' | 'playing' | 'over' | 'abandoned' | 'stopped';
  seats: SeatInfo[];
  request: ConsentRequest | null;
  memory_aid: boolean;
  commitment: string;
  owner_data: string | null;
  paused: boolean;
  /** The table of the rematch, or of the campaign's next chapter, once there is one. */
  next: string | null;
  window: OpenWindow | null;
  /** The campaign it is a chapter of. */
  campaign: string | null;
}

export interface Zone {
  name: string;
  first: number;
  count: number;
  per_seat: boolean;
  bag: boolean;
  seen: 'all' | 'owner' | 'nobody';
}

export interface Kind {
  id: string;
  deck: string;
  back: number;
  copies: number;
  /** Whether this table plays with it; games kept by an earlier house do not say. */
  used?: boolean;
  /** The card's row in the card file. */
  row: Record<string, Json>;
}

export interface Verb {
  name: string;
  base: number;
  arguments: { name: string; values: string[] }[];
}

export interface GameDescription {
  id: string;
  players: number;
  options: Record<string, string | number | boolean>;
  languages: Language[];
  advice: boolean;
  /** Whether fewer points are better. */
  lowest_wins: boolean;
  /** Whether this is what happens between two games of a campaign; games kept earlier do not say. */
  interlude?: boolean;
  zones: Zone[];
  kinds: Kind[];
  backs: string[];
  verbs: Verb[];
  questions: Record<string, string>;
  /**
   * Questions that react to what others do, the cards that answer them, and those that answer what is aimed at
   * oneself; games kept earlier do not say.
   */
  reactions?: { questions: string[]; cards: string[]; aimed?: string[] };
  layout: Json;
}

export type ServerMessage =
  | { type: 'welcome'; protocol: 2; table: TableInfo; game: GameDescription; seats: number[]; mine: number[] }
  | {
      type: 'update';
      version: number;
      /** How many seconds the open window is still open. */
      left: number | null;
      /** By the seat's number; a seat for which nothing has changed is not named. */
      seats: Record<string, SeatPatch>;
      table?: Patch;
    }
  | { type: 'done'; id: number; hints?: Hint[]; reasons?: Reason[]; taken?: number }
  | { type: 'refused'; id: number; reasons: Reason[] }
  | { type: 'error'; message: string; arguments: Record<string, string | number>; text: string }
  | { type: 'pong' };

export type ClientMessage =
  | { type: 'hello'; protocol: 2; since: Record<string, number> }
  | { type: 'cut'; seat: number; entropy: string }
  | { type: 'answer'; id: number; seat: number; decision: number; options: number[] }
  | { type: 'undo' | 'abandon' | 'pause' | 'resume' | 'hint'; id: number; seat: number }
  | { type: 'consent'; id: number; seat: number; request: number; agree: boolean }
  | { type: 'why-not'; id: number; seat: number; option: number }
  | { type: 'orders'; id: number; seat: number; orders: Record<string, Order> }
  | { type: 'ping' };
