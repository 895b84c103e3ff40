/** What is asked once, over HTTP (docs/protocol.md). */

import type {
  AnalysisState,
  CampaignInfo,
  CampaignSeat,
  Failure,
  GameInfo,
  HouseInfo,
  Language,
  NewCampaign,
  NewTable,
  Opened,
  OpenedCampaign,
  OwnCampaign,
  OwnGames,
  TableInfo,
} from './protocol';

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
  const { error } = (await response.json().catch(() => ({}))) as Partial<Failure>;
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
  (await askJson<HouseInfo>('GET', '/house')).address;

/** A link as a QR code, an SVG. */
export const drawQr = async (link: string): Promise<string> => (await ask('POST', '/qr', { link })).text();

export async function fetchWords(language: Language, game?: string): Promise<string> {
  const query = game === undefined ? '' : `?game=${encodeURIComponent(game)}`;
  return (await ask('GET', `/words/${language}${query}`)).text();
}

export async function fetchRules(game: string, language: Language): Promise<string> {
  return (await ask('GET', `/games/${encodeURIComponent(game)}/rules/${language}`)).text();
}

export const setName = (name: string): Promise<unknown> => ask('PUT', '/me', { name });

/** Opens a table; its windows stay open for so many seconds, or with null for the usual length. */
export const openTable = (wish: NewTable): Promise<Opened> => askJson('POST', '/tables', wish);

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

/** Has a finished game analysed, or asks how far that is; it goes on as long as somebody asks. */
export const analyse = (id: string, seat: number | null): Promise<AnalysisState> =>
  askJson('POST', `${table(id)}/analysis`, { seat });

/** Which of one's own games are asked for; what is left out does not matter. */
export interface OwnWish {
  status?: 'running' | 'finished';
  game?: string;
  company?: 'people' | 'bots';
}

export const fetchOwnGames = (wish: OwnWish, offset: number): Promise<OwnGames> =>
  askJson('GET', `/me/games?${new URLSearchParams({ ...wish, offset: String(offset) }).toString()}`);

export const fetchOwnCampaigns = (): Promise<OwnCampaign[]> => askJson('GET', '/me/campaigns');

export const openCampaign = (wish: NewCampaign): Promise<OpenedCampaign> =>
  askJson('POST', '/campaigns', wish);

const campaign = (id: string) => `/campaigns/${encodeURIComponent(id)}`;

export const fetchCampaign = (id: string): Promise<CampaignInfo> => askJson('GET', campaign(id));

export const nextChapter = (id: string): Promise<Opened> => askJson('POST', `${campaign(id)}/next`);

/** Who plays from the next interlude on: members who stay, and newcomers. */
export const seatCampaign = (id: string, seats: CampaignSeat[]): Promise<CampaignInfo> =>
  askJson('PUT', `${campaign(id)}/seats`, { seats });

export const giveUpCampaign = (id: string): Promise<CampaignInfo> => askJson('DELETE', campaign(id));

export const rematch = (id: string): Promise<Opened> => askJson('POST', `${table(id)}/rematch`);
