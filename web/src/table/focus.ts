/** Whoever plays by keyboard keeps a place at the table: when what had the focus goes, it passes to what is next. */

/** What can be chosen: in the hand first, then elsewhere on the board. */
const choices = (frame: HTMLElement): HTMLElement[] =>
  ['.board .hand .legal:not(:disabled)', '.board .legal:not(:disabled)']
    .flatMap((wanted) => [...frame.querySelectorAll<HTMLElement>(wanted)])
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));

export const firstOnBoard = (frame: HTMLElement): HTMLElement | null => choices(frame)[0] ?? null;

/**
 * Gives the focus to the first that takes it: never to a button below the board, for who presses Enter again and
 * again would end a turn unasked; where the board offers nothing, to what is asked.
 */
function focusNext(frame: HTMLElement): void {
  for (const element of [...choices(frame), frame.querySelector<HTMLElement>('.prompt')]) {
    element?.focus();
    if (element && document.activeElement === element) return;
  }
}

export function keepsFocus(frame: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isByKeys = false;
  let due = 0;
  const isLost = () => document.activeElement === document.body || document.activeElement === null;
  const restore = () => {
    due = 0;
    if (isByKeys && isLost() && !document.querySelector('dialog[open], :popover-open:not(.preview)'))
      focusNext(frame);
  };
  const check = () => {
    if (isByKeys) due ||= requestAnimationFrame(restore);
  };
  frame.addEventListener(
    'focusin',
    (event) => (isByKeys = (event.target as HTMLElement).matches(':focus-visible')),
    { signal },
  );
  addEventListener('pointerdown', () => (isByKeys = false), { signal, capture: true });
  // What had the focus went away, was hidden by its style alone, or was a page over the table that closed.
  addEventListener('focusout', check, { signal });
  addEventListener('toggle', check, { signal, capture: true });
  const watcher = new MutationObserver(() => isLost() && check());
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'inert', 'open'],
  });
  return () => {
    listening.abort();
    watcher.disconnect();
    cancelAnimationFrame(due);
  };
}
