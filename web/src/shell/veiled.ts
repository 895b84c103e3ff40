/**
 * A tap beside an open popover closes it and does nothing else: what lies under the veil is not touched.
 *
 * For popovers that stay open by themselves, so that a card looked at from one leads back to it: Esc closes them too.
 */

export function veiled(popover: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let beside = false;
  const isOpen = () =>
    popover.matches(':popover-open') && !document.querySelector('dialog:is([open], :popover-open)');
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    event.preventDefault();
    event.stopPropagation();
    popover.hidePopover();
  };
  const press = (event: Event) => {
    beside = isOpen() && !popover.contains(event.target as Node);
  };
  const swallow = (event: Event) => {
    if (!beside) return;
    beside = false;
    event.preventDefault();
    event.stopPropagation();
    popover.hidePopover();
  };
  document.addEventListener('pointerdown', press, { signal, capture: true });
  document.addEventListener('keydown', leave, { signal, capture: true });
  document.addEventListener('click', swallow, { signal, capture: true });
  return () => listening.abort();
}
