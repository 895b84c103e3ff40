/** What the player has chosen about looks and words; kept in this browser. */

import type { Language } from './protocol';

export const LANGUAGES: readonly Language[] = ['en', 'fr', 'ru'];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', ru: 'Русский' };

export interface Choices {
  language: Language | 'auto';
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'on' | 'off';
  /** How fast what others do is shown; with `tap` each step waits for one. */
  pace: 'slow' | 'normal' | 'fast' | 'tap';
  textSize: 'small' | 'normal' | 'large' | 'huge';
  sound: boolean;
  /** Marks besides colours, for those who see colours differently. */
  marks: boolean;
  confirm: boolean;
  neutralTitles: boolean;
  name: string;
}

const KEY = 'veillee-settings';
const DEFAULTS: Choices = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  pace: 'normal',
  textSize: 'normal',
  sound: true,
  marks: false,
  confirm: false,
  neutralTitles: false,
  name: '',
};

/** What was kept under a key, or nothing where this browser keeps nothing. */
export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The first of the browser's languages that the house speaks. */
export function browserLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().startsWith(known));
    if (language) return language;
  }
  return 'en';
}

export const settings: Choices = $state({ ...DEFAULTS, ...kept<Partial<Choices>>(KEY, {}) });

// What is chosen in one tab holds in all; otherwise the next to keep its choices would undo it.
addEventListener('storage', (change) => {
  if (change.key === KEY) Object.assign(settings, kept<Partial<Choices>>(KEY, {}));
});

export function language(): Language {
  return settings.language === 'auto' ? browserLanguage(navigator.languages) : settings.language;
}

const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

export function movesReduced(): boolean {
  return settings.motion === 'off' || (settings.motion === 'auto' && lessMotion.matches);
}

/** Shows the choices on the page and keeps them; call inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = language();
  root.dataset['theme'] =
    settings.theme === 'auto' ? (darkScheme.matches ? 'dark' : 'light') : settings.theme;
  root.dataset['pace'] = settings.pace;
  root.dataset['motion'] = movesReduced() ? 'off' : 'on';
  root.dataset['marks'] = settings.marks ? 'on' : 'off';
  root.dataset['textSize'] = settings.textSize;
  keep(KEY, $state.snapshot(settings));
}

darkScheme.addEventListener('change', applySettings);
lessMotion.addEventListener('change', applySettings);
