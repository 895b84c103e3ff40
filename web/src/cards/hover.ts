/** A card under the mouse, or with the focus of the keyboard, shown large beside it. */

import { on } from 'svelte/events';
import { preview } from '$web/table/preview.svelte';

/** How wide and high it is drawn, with some air, and how far from its corner a preview stands by itself. */
const LARGE = { width: 180, height: 245 };
const ASIDE = { x: 200, y: 120 };
/** From this width on a large card is as good as its preview. */
const READABLE = 150;

/** Where the preview of a card in a hand stands: above the whole hand, of which it hides nothing. */
function above(element: HTMLElement): { x: number; y: number } {
  const hand = element.closest('.hand') ?? element;
  const left = Math.min(element.getBoundingClientRect().left, innerWidth - LARGE.width);
  return { x: left + ASIDE.x, y: hand.getBoundingClientRect().top - LARGE.height + ASIDE.y };
}

/** Whether a card can be read where it lies. */
const isReadable = (element: HTMLElement): boolean =>
  element.matches('.card.large') && element.clientWidth >= READABLE;

/** Shows a kind in large while the mouse rests on the element, or the keyboard has come to it. */
export function previews(kind: number): (element: HTMLElement) => () => void {
  return (element) => {
    const hide = () => {
      if (preview.kind === kind) preview.kind = null;
    };
    const show = () => {
      if (kind < 0 || isReadable(element)) return;
      const { left, top } = element.getBoundingClientRect();
      const isInHand = element.closest('.hand') !== null;
      Object.assign(preview, { kind, ...(isInHand ? above(element) : { x: left, y: top }) });
    };
    const isByKeys = (event: Event) => (event.target as Element).matches(':focus-visible');
    // What has the focus can lose it while the page is drawn anew: `on` allows a change of state even then.
    const listening = [
      on(element, 'pointerenter', (event) => event.pointerType === 'mouse' && show()),
      on(element, 'focusin', (event) => isByKeys(event) && show()),
      on(element, 'focusout', hide),
      on(element, 'pointerleave', hide),
      on(element, 'pointerdown', hide),
    ];
    return () => {
      hide();
      for (const off of listening) off();
    };
  };
}
