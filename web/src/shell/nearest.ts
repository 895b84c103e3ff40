/** Small controls answer farther than they look (theme/elements.css); where that overlaps, the nearest one answers. */

const CONTROLS = 'button:not(:disabled), a[href], summary';
/** What lies over other things: nothing below it answers. */
const OVER = 'dialog, [popover], [data-over], .notes, .prompt, .reading';

/** How far a spot is from a box, in pixels; 0 inside. */
export function distance({ left, right, top, bottom }: DOMRectReadOnly, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The control that a touch was meant for, where it hit another one's margin. */
function meantBy({ target, clientX: x, clientY: y }: MouseEvent): HTMLElement | null {
  const hit = (target as Element).closest<HTMLElement>(CONTROLS);
  const far = (control: Element) => distance(control.getBoundingClientRect(), x, y);
  if (!hit || !far(hit)) return null;
  const met = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>(CONTROLS))
    .filter((control) => control !== null && control.closest(OVER) === hit.closest(OVER));
  const best = met.reduce((one, other) => (one && other && far(other) < far(one) ? other : one), hit);
  return best === hit ? null : best;
}

/** Hands a touch on to the control it was meant for. */
export function toNearest(event: MouseEvent): void {
  const meant = event.isTrusted && event.detail ? meantBy(event) : null;
  if (!meant) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { detail, clientX, clientY } = event;
  meant.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX, clientY }));
}
