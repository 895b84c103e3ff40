/** What is asked once, over HTTP (docs/protocol.md). */

import type { Language, SeatKind, TableInfo } from './protocol';

export interface GameOption {
  name: string;
  values: (string | number | boolean)[];
  /** With which values of other options it makes a difference. */
  where: Record<string, (string | number | boolean)[]>;
  /** Of each value, with which values of other options alone it can be chosen. */
  only: Record<string, (string | number | boolean)[]>[];
}

/** What the front page says of a game. */
export interface GameWords {
  title: string;
  neutral_title: string | null;
  summary: string;
}

/** A campaign that a game has. */
export interface CampaignOffer {
  id: string;
  players: [fewest: number, most: number];
  rule: string;
  /** Options that it decides about itself. */
  fixed: string[];
  words: Record<Language, { title: string; text: string }>;
}

export interface GameInfo {
  id: string;
  words: Record<Language, GameWords>;
  players: [fewest: number, most: number];
  minutes: number;
  age: number;
  options: GameOption[];
  /** What printed editions set, by their names; none for most games. */
  editions: Record<string, Record<string, string | number | boolean>>;
  bots: string[];
  /** Whether players react to what others do. */
  reacts: boolean;
  designers: string[];
  publisher: string;
  year: number | null;
  campaigns: CampaignOffer[];
}

/** A seat of a table to be opened. */
export interface SeatWish {
  kind: 'guest' | 'bot' | 'free';
  name?: string;
  bot?: string;
}

export interface Opened {
  id: string;
  invitations: (string | null)[];
}

/** A refusal of the server, told in words where it has some for us. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    readonly args: Record<string, string | number>,
    text: string,
  ) {
    super(text);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`/api/v1${path}`, {
    method,
    credentials: 'same-origin',
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  const { error } = (await response.json().catch(() => ({}))) as {
    error?: { message: string; arguments: Record<string, string | number>; text: string };
  };
  throw new ApiError(
    response.status,
    error?.message ?? '',
    error?.arguments ?? {},
    error?.text ?? response.statusText,
  );
}

const askJson = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await ask(method, path, body)).json()) as T;

export const fetchGames = (): Promise<GameInfo[]> => askJson('GET', '/games');

/** What links for others begin with; null if nobody else can reach the house. */
export const fetchAddress = async (): Promise<string | null> =>
  (await askJson<{ address: string | null }>('GET', '/house')).address;

export async function fetchWords(language: Language, game?: string): Promise<string> {
  const query = game === undefined ? '' : `?game=${encodeURIComponent(game)}`;
  return (await ask('GET', `/words/${language}${query}`)).text();
}

export async function fetchRules(game: string, language: Language): Promise<string> {
  return (await ask('GET', `/games/${encodeURIComponent(game)}/rules/${language}`)).text();
}

export const setName = (name: string): Promise<unknown> => ask('PUT', '/me', { name });

export interface TableWish {
  game: string;
  options: Record<string, string | number | boolean>;
  seats: SeatWish[];
  memory_aid: boolean;
}

/** Opens a table; its windows stay open for so many seconds, or with null for the usual length. */
export const openTable = (wish: TableWish & { window: number | null }): Promise<Opened> =>
  askJson('POST', '/tables', wish);

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const fetchTable = (id: string): Promise<TableInfo> => askJson('GET', table(id));

/** Sits down; who comes back to an own seat needs no invitation. */
export const sitDown = (id: string, seat: number, invitation?: string): Promise<unknown> =>
  ask('POST', `${table(id)}/seats/${seat}`, invitation === undefined ? {} : { invitation });

/** What lets others sit down, by seat; for who sits at the table. */
export const fetchInvitations = (id: string): Promise<(string | null)[]> =>
  askJson('GET', `${table(id)}/invitations`);

export const leaveSeat = (id: string, seat: number): Promise<unknown> =>
  ask('DELETE', `${table(id)}/seats/${seat}`);

/** Lets the computer play on for somebody who is away, until they are back; or for oneself, to look on. */
export const callStandIn = (id: string, seat: number): Promise<unknown> =>
  ask('POST', `${table(id)}/seats/${seat}/stand-in`);

/** A game in a campaign's history; members count in the campaign's list of names. */
export interface SheetRow {
  seats?: number[];
  scores?: number[];
  winners?: number[];
  left?: string[];
  came?: string[];
  lowered?: number;
  total?: number;
  ticked?: number;
}

/** A part of a campaign's sheet (docs/campaigns.md). */
export type SheetBlock = { name: string } & (
  | { block: 'lines'; columns: string[]; rows: number[][]; of: number }
  | { block: 'track'; size: number; groups: [value: number, full: number][]; new: number }
  | {
      block: 'numbers';
      numbers: [number: number, worth: number, isTicked: boolean][];
      /** Those that the last game may tick; null once it did. */
      next: number[] | null;
    }
  | { block: 'figure'; value: number }
  | { block: 'history'; rows: SheetRow[] }
  | { block: 'cards'; cards: string[] }
);

export interface CampaignInfo {
  id: string;
  game: string;
  campaign: string;
  /** Everybody who ever took part. */
  names: string[];
  seats: number[];
  kinds: SeatKind[];
  players: [fewest: number, most: number];
  games: number;
  closed: '' | 'done' | 'lost' | 'given-up';
  /** Whether an interlude comes next. */
  interlude: boolean;
  /** The table of the chapter that is being played. */
  table: string | null;
  chapters: { table: string; number: number }[];
  sheet: SheetBlock[];
}

export const openCampaign = (wish: TableWish & { campaign: string }): Promise<Opened & { table: string }> =>
  askJson('POST', '/campaigns', wish);

const campaign = (id: string) => `/campaigns/${encodeURIComponent(id)}`;

export const fetchCampaign = (id: string): Promise<CampaignInfo> => askJson('GET', campaign(id));

export const nextChapter = (id: string): Promise<Opened> => askJson('POST', `${campaign(id)}/next`);

/** Who plays from the next interlude on: members who stay, and newcomers. */
export const seatCampaign = (
  id: string,
  seats: { member?: number; newcomer?: SeatWish }[],
): Promise<CampaignInfo> => askJson('PUT', `${campaign(id)}/seats`, { seats });

export const giveUpCampaign = (id: string): Promise<CampaignInfo> => askJson('DELETE', campaign(id));

export const rematch = (id: string): Promise<Opened> => askJson('POST', `${table(id)}/rematch`);
