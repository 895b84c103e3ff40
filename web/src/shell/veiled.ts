/** A tap beside an open popover closes it and does nothing else: what lies under the veil is not touched. */

export function veiled(popover: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let beside = false;
  const press = (event: Event) => {
    beside = popover.matches(':popover-open') && !popover.contains(event.target as Node);
  };
  const swallow = (event: Event) => {
    if (!beside) return;
    beside = false;
    event.preventDefault();
    event.stopPropagation();
    popover.hidePopover();
  };
  document.addEventListener('pointerdown', press, { signal, capture: true });
  document.addEventListener('click', swallow, { signal, capture: true });
  return () => listening.abort();
}
