/** Whoever plays by keyboard keeps a place at the table: when what had the focus goes, it passes to what is next. */

/** What can be chosen: in the hand first, then elsewhere on the board. */
export const firstOnBoard = (frame: HTMLElement): HTMLElement | null =>
  ['.board .hand .legal:not(:disabled)', '.board .legal:not(:disabled)']
    .flatMap((wanted) => [...frame.querySelectorAll<HTMLElement>(wanted)])
    .find((element) => element.checkVisibility()) ?? null;

/**
 * Where the focus goes: never to a button below the board, for who presses Enter again and again would end a turn
 * unasked; where the board offers nothing, to what is asked.
 */
const next = (frame: HTMLElement): HTMLElement | null =>
  firstOnBoard(frame) ?? frame.querySelector<HTMLElement>('.prompt');

export function keepsFocus(frame: HTMLElement): () => void {
  const listening = new AbortController();
  let isByKeys = false;
  let due = 0;
  const isLost = () => document.activeElement === document.body || document.activeElement === null;
  frame.addEventListener(
    'focusin',
    (event) => (isByKeys = (event.target as HTMLElement).matches(':focus-visible')),
    { signal: listening.signal },
  );
  addEventListener('pointerdown', () => (isByKeys = false), { signal: listening.signal, capture: true });
  const restore = () => {
    due = 0;
    if (isByKeys && isLost() && !document.querySelector('dialog[open], :popover-open:not(.preview)'))
      next(frame)?.focus();
  };
  const watcher = new MutationObserver(() => {
    if (isByKeys && isLost()) due ||= requestAnimationFrame(restore);
  });
  watcher.observe(frame, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'inert'],
  });
  return () => {
    listening.abort();
    watcher.disconnect();
    cancelAnimationFrame(due);
  };
}
