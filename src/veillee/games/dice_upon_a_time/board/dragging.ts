/** Dragging a die: it follows the pointer from the tray and is put on the socket it is let go over. */

import type { Desk } from './desk.svelte';
import { RESERVE, type Die } from './table';
import { nearest } from './targets';

/** So far the pointer must move before a touch becomes a drag, in pixels. */
const FAR = 7;

const socketAt = (x: number, y: number): number | undefined => {
  const under = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-socket]'))
    .find((element) => element !== null);
  const legal = document.querySelectorAll<HTMLElement>('[data-socket].legal');
  const found = under?.matches('.legal') ? under : (nearest(legal, x, y) ?? under);
  const socket = found?.dataset['socket'];
  return socket === undefined ? undefined : Number(socket);
};

/** Lets a die be dragged while it may be picked up; the click that ends a drag is swallowed. */
export function drags(desk: Desk, read: () => Die): (element: HTMLElement) => () => void {
  return (element) => {
    const listening = new AbortController();
    const { signal } = listening;
    let start: { x: number; y: number } | null = null;
    let moved = false;

    const drop = (event: PointerEvent) => {
      start = null;
      if (!moved) return;
      desk.dragged = null;
      const socket = event.type === 'pointerup' ? socketAt(event.clientX, event.clientY) : undefined;
      if (socket === undefined) desk.putBack();
      else desk.put(socket);
    };

    element.addEventListener(
      'pointerdown',
      (event) => {
        moved = false;
        const { die, lies } = read();
        if (event.button !== 0 || lies !== RESERVE || !desk.canPick(die)) return;
        start = { x: event.clientX, y: event.clientY };
        element.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        const { clientX: x, clientY: y } = event;
        if (!start || (!moved && Math.hypot(x - start.x, y - start.y) < FAR)) return;
        moved = true;
        desk.hold(read().die);
        desk.dragged = { die: read(), x, y };
        const under = socketAt(x, y);
        if (under === undefined) desk.leaveSpirit();
        else desk.weigh(under);
      },
      { signal },
    );
    element.addEventListener('pointerup', drop, { signal });
    element.addEventListener('pointercancel', drop, { signal });
    element.addEventListener(
      'click',
      (event) => {
        if (moved && event.detail > 0) event.stopImmediatePropagation();
        moved = false;
      },
      { signal, capture: true },
    );
    return () => {
      if (moved) desk.dragged = null;
      listening.abort();
    };
  };
}
