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

/** Where any other preview stands: left of the element, and left of the whole log or page it is named in. */
function beside(element: HTMLElement): { x: number; y: number } {
  const { left, top } = element.getBoundingClientRect();
  const page = element.closest('aside, dialog')?.getBoundingClientRect().left ?? Infinity;
  return { x: Math.min(left, page - LARGE.width + ASIDE.x), y: top };
}

/** Whether a card can be read where it lies. */
const isReadable = (element: HTMLElement): boolean =>
  element.matches('.card.large') && element.clientWidth >= READABLE;

/** Whether the keyboard was used last: a script may move the focus after a touch as well. */
let byKeys = false;
addEventListener('keydown', () => (byKeys = true), { capture: true });
addEventListener('pointerdown', () => (byKeys = false), { capture: true });

/** Shows a kind in large while the mouse rests on the element, or the keyboard has come to it. */
export function previews(kind: number): (element: HTMLElement) => () => void {
  return (element) => {
    const hide = () => {
      if (preview.kind === kind) preview.kind = null;
    };
    const show = () => {
      if (kind < 0 || isReadable(element)) return;
      const isInHand = element.closest('.hand') !== null;
      Object.assign(preview, { kind, ...(isInHand ? above(element) : beside(element)) });
    };
    const isByKeys = (event: Event) => byKeys && (event.target as Element).matches(':focus-visible');
    /** A card that comes to lie under a mouse at rest was not pointed at. */
    const isPointedAt = (event: PointerEvent) =>
      event.pointerType === 'mouse' && (event.movementX !== 0 || event.movementY !== 0);
    // What has the focus can lose it while the page is drawn anew: `on` allows a change of state even then.
    const listening = [
      on(element, 'pointermove', (event) => preview.kind !== kind && isPointedAt(event) && show()),
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
