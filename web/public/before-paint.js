// Before anything is painted: sets the looks and the language chosen in the settings, and sends for the words; for the
// games as well, unless the page is that of a table.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('veillee-settings') ?? '{}');
  } catch {
    // A browser that keeps nothing gets the defaults.
  }
  const matches = (query) => matchMedia(query).matches;
  const auto = matches('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  root.dataset.theme = ['light', 'dark'].includes(kept.theme) ? kept.theme : auto;
  const reduced =
    kept.motion === 'off' || (kept.motion !== 'on' && matches('(prefers-reduced-motion: reduce)'));
  root.dataset.motion = reduced ? 'off' : 'on';
  root.dataset.marks = kept.marks ? 'on' : 'off';
  root.dataset.textSize = kept.textSize ?? 'normal';
  const spoken = [kept.language, ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase());
  const language = spoken.find((tag) => ['en', 'fr', 'ru'].includes(tag)) ?? 'en';
  root.lang = language;
  const words = `/api/v1/words/${language}`;
  // The words of a table's game hold all of the house's.
  const { game } = root.dataset;
  for (const href of game ? [`${words}?game=${game}`] : [words, '/api/v1/games']) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
    document.head.append(link);
  }
})();
