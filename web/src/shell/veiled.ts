/**
 * A tap beside what lies open closes it and does nothing else: what lies under the veil is not touched. Esc closes it
 * too, wherever the focus is, and again nothing else.
 */

/** What can lie over a popover, and is closed before it. */
const CARD = 'dialog:is([open], :popover-open)';

/** For popovers that stay open by themselves, so that a card looked at from one leads back to it. */
export const veiled = (popover: HTMLElement): (() => void) =>
  veils(
    popover,
    () => popover.matches(':popover-open') && !document.querySelector(CARD),
    () => popover.hidePopover(),
  );

/** Closes an element so while it `isTop`: open, and nothing over it. */
export function veils(element: HTMLElement, isTop: () => boolean, close: () => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  let beside = false;
  const leave = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isTop()) leave(event);
  };
  const onPress = (event: Event) => {
    beside = isTop() && !element.contains(event.target as Node);
  };
  const onClick = (event: Event) => {
    if (beside) leave(event);
    beside = false;
  };
  document.addEventListener('pointerdown', onPress, options);
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('click', onClick, options);
  return () => listening.abort();
}
