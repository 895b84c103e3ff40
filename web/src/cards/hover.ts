/** A card under the mouse, shown large beside it. */

import { preview } from '$web/table/preview.svelte';

/** Shows a kind in large while the mouse rests on the element. */
export function previews(kind: number): (element: HTMLElement) => () => void {
  return (element) => {
    const listening = new AbortController();
    const { signal } = listening;
    const hide = () => {
      if (preview.kind === kind) preview.kind = null;
    };
    element.addEventListener(
      'pointerenter',
      (event) => {
        if (event.pointerType !== 'mouse' || kind < 0) return;
        const { left, top } = element.getBoundingClientRect();
        Object.assign(preview, { kind, x: left, y: top });
      },
      { signal },
    );
    element.addEventListener('pointerleave', hide, { signal });
    element.addEventListener('pointerdown', hide, { signal });
    return () => {
      hide();
      listening.abort();
    };
  };
}
