/** The house's words and games in the player's language, as far as they have come over the line. */

import { fetchGames, fetchWords } from './api';
import { shownName } from './names';
import type { GameInfo, GameWords, Language, TableInfo } from './protocol';
import { language, settings } from './settings.svelte';
import { Texts, type Arguments } from './texts';

/** What can be said before the words have come. */
const FIRST_WORDS: Record<Language, string> = {
  en: 'web-loading = One moment …\nweb-close = ✕\n',
  fr: 'web-loading = Un instant…\nweb-close = ✕\n',
  ru: 'web-loading = Минутку…\nweb-close = ✕\n',
};

const loading = new Map<string, Promise<Texts>>();

/** All words of the house and, if named, of a game. */
export function words(language: Language, game?: string): Promise<Texts> {
  const key = `${language} ${game ?? ''}`;
  let found = loading.get(key);
  if (!found) {
    found = fetchWords(language, game).then((source) => new Texts(language, source));
    found.catch(() => loading.delete(key));
    loading.set(key, found);
  }
  return found;
}

class House {
  texts = $state.raw(new Texts(language(), FIRST_WORDS[language()]));
  ready = $state(false);
  games = $state.raw<GameInfo[] | null>(null);
  /** All words of a game, once somebody has asked for them. */
  gameTexts = $state.raw<Record<string, Texts>>({});
  error = $state('');

  say(id: string, args: Arguments = {}): string {
    return this.ready || this.texts.has(id) ? this.texts.say(id, args) : '';
  }

  /**
   * Loads what a page and the dialogs need; call again when the language changes. Where the page is that of a table, with
   * its `game`, the words of both come together, and all games later.
   */
  async load(wanted: Language, game?: string): Promise<void> {
    try {
      const games = game ? null : this.loadGames();
      const texts = await words(wanted, game);
      if (wanted !== language()) return;
      this.texts = texts;
      if (game) this.gameTexts = { ...this.gameTexts, [game]: texts };
      this.ready = true;
      await games;
      await Promise.all(Object.keys(this.gameTexts).map((game) => this.loadGame(game)));
      this.error = '';
    } catch (error) {
      this.error = error instanceof Error ? error.message : String(error);
    }
  }

  async loadGames(): Promise<void> {
    this.games ??= await fetchGames();
  }

  async loadGame(game: string): Promise<Texts> {
    const texts = await words(language(), game);
    this.gameTexts = { ...this.gameTexts, [game]: texts };
    return texts;
  }

  /** What somebody is called, for who reads it. */
  name(name: string): string {
    return shownName(name, this.texts);
  }

  /** Who a bot of a game is: its name, and a line of character. */
  opponent(game: string, bot: string): { name: string; text: string } {
    const texts = this.gameTexts[game] ?? this.texts;
    const id = `bot-${bot}`;
    return { name: texts.has(id) ? texts.say(id) : bot, text: texts.attribute(id, 'text') ?? '' };
  }

  /** How hard it is to beat a bot, in a word; empty if nobody says. */
  strength(bot: string): string {
    const id = `strength-${bot}`;
    return this.texts.has(id) ? this.say(id) : '';
  }

  /** What to say of a bot that looks ahead at a table it has not practised for; empty for any other. */
  unpractised(table: TableInfo, bot: string): string {
    if (table.practised) return '';
    const opponents = this.games?.find(({ id }) => id === table.game)?.opponents ?? [];
    const searches = opponents.some((one) => one.bot === bot && one.searches);
    return searches ? this.say('web-not-practised') : '';
  }

  /** What a game is about in the player's language, where its title is in another. */
  gloss(game: string): string | null {
    const words = this.games?.find(({ id }) => id === game)?.words;
    const own = words?.[language()];
    const isForeign = language() !== 'en' && own?.title === words?.en.title;
    return isForeign && !settings.neutralTitles ? (own?.neutral_title ?? null) : null;
  }

  /** A game's title, or the neutral one if the player prefers that. */
  title(game: string): string {
    const words = this.about(game);
    const texts = this.gameTexts[game];
    if (!words && texts?.has('title'))
      return texts.say(settings.neutralTitles && texts.has('neutral-title') ? 'neutral-title' : 'title');
    return (settings.neutralTitles ? words?.neutral_title : null) ?? words?.title ?? '…';
  }

  /** A campaign's title, by its game and its own id. */
  campaign(game: string, campaign: string): string {
    const offers = this.games?.find(({ id }) => id === game)?.campaigns;
    return offers?.find(({ id }) => id === campaign)?.words[language()].title ?? '…';
  }

  summary(game: string): string {
    return this.about(game)?.summary ?? '';
  }

  private about(game: string): GameWords | undefined {
    return this.games?.find(({ id }) => id === game)?.words[language()];
  }
}

export const house = new House();
