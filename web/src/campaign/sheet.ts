/** What a campaign's sheet says, in words. */

import { alphabetical } from '../alphabet';
import { shownName } from '../names';
import type { CampaignInfo, SheetBlock, SheetRow } from '../protocol';
import type { Texts } from '../texts';

/** The blocks that are written on paper; the others are cards and the games so far. */
export const ON_PAPER = ['lines', 'track', 'numbers', 'figure'];

export const paperOf = (campaign: CampaignInfo): SheetBlock[] =>
  campaign.sheet.filter(({ block }) => ON_PAPER.includes(block));

/** A game of a campaign by its number, and how many there are; 0 where one plays as long as one likes. */
export interface Chapter {
  number: number;
  of: number;
}

/** How many games a campaign has; 0 for one that goes on as long as one likes. */
export function gamesOf(campaign: CampaignInfo): number {
  const lines = campaign.sheet.find(({ block }) => block === 'lines');
  return lines?.block === 'lines' ? lines.of : 0;
}

/** Which game of its campaign is played at a table, as far as it is the last one; 0 if that is not known. */
export function gameAt(campaign: CampaignInfo, table: string): number {
  if (campaign.table === table) return campaign.games + 1;
  return campaign.chapters.at(-1)?.table === table ? campaign.games : 0;
}

/** Which game of its campaign a table is, if that is known. */
export function chapterAt(campaign: CampaignInfo, table: string): Chapter | null {
  const number = gameAt(campaign, table);
  return number ? { number, of: gamesOf(campaign) } : null;
}

/** Cards by name in the reader's alphabet, each once with how many there are. */
export function listed(ids: string[], texts: Texts): string {
  const counted = new Map<string, number>();
  for (const id of ids) counted.set(id, (counted.get(id) ?? 0) + 1);
  const nameOf = (id: string): string => (texts.has(`card-${id}`) ? texts.say(`card-${id}`) : id);
  return alphabetical([...counted], ([id]) => nameOf(id), texts)
    .map(([id, count]) => (count > 1 ? `${nameOf(id)}\u00a0×${count}` : nameOf(id)))
    .join(', ');
}

/** What is told of a game, in a few phrases. */
export function tellsOf(row: SheetRow, names: string[], texts: Texts): string[] {
  const nameOf = (member: number): string => shownName(names[member] ?? '…', texts);
  const found: string[] = [];
  if (row.winners?.length) {
    found.push(texts.say('terminal-campaign-won', { names: row.winners.map(nameOf).join(', ') }));
  }
  if (row.scores && row.seats) {
    found.push(row.seats.map((member, seat) => `${nameOf(member)}\u00a0${row.scores![seat]}`).join(', '));
  }
  if (row.lowered) found.push(texts.say('terminal-campaign-lowered', { number: row.lowered }));
  if (row.ticked) found.push(texts.say('terminal-campaign-ticked', { number: row.ticked }));
  return found;
}
