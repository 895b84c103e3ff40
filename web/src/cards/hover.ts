/** A card under the mouse, or with the focus of the keyboard, shown large beside it. */

import { preview } from '$web/table/preview.svelte';

/** How wide and high it is drawn, with some air, and how far from its corner a preview stands by itself. */
const LARGE = { width: 180, height: 245 };
const ASIDE = { x: 200, y: 120 };

/** Where the preview of a card in a hand stands: above the whole hand, of which it hides nothing. */
function above(element: HTMLElement): { x: number; y: number } {
  const hand = element.closest('.hand') ?? element;
  const left = Math.min(element.getBoundingClientRect().left, innerWidth - LARGE.width);
  return { x: left + ASIDE.x, y: hand.getBoundingClientRect().top - LARGE.height + ASIDE.y };
}

/** Shows a kind in large while the mouse rests on the element, or the keyboard has come to it. */
export function previews(kind: number, isInHand = false): (element: HTMLElement) => () => void {
  return (element) => {
    const listening = new AbortController();
    const { signal } = listening;
    const hide = () => {
      if (preview.kind === kind) preview.kind = null;
    };
    const show = () => {
      if (kind < 0) return;
      const { left, top } = element.getBoundingClientRect();
      Object.assign(preview, { kind, ...(isInHand ? above(element) : { x: left, y: top }) });
    };
    const isByKeys = (event: Event) => (event.target as Element).matches(':focus-visible');
    element.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && show(), { signal });
    element.addEventListener('focusin', (event) => isByKeys(event) && show(), { signal });
    element.addEventListener('focusout', hide, { signal });
    element.addEventListener('pointerleave', hide, { signal });
    element.addEventListener('pointerdown', hide, { signal });
    return () => {
      hide();
      listening.abort();
    };
  };
}
