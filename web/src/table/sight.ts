/** What is asked is brought into sight when it is asked, where the screen is too low for all of the board. */

/** From where to where something reaches, in pixels from the top. */
export interface Span {
  top: number;
  bottom: number;
}

/** How far a view scrolls down, or up below 0, to show all of these; where they do not fit, the uppermost. */
export function scrollFor(spans: readonly Span[], room: Span): number {
  const top = Math.min(...spans.map((one) => one.top));
  const bottom = Math.max(...spans.map((one) => one.bottom));
  if (top < room.top || bottom - top > room.bottom - room.top) return top - room.top;
  return Math.max(0, bottom - room.bottom);
}

const CHOICES = '.board .legal:not(:disabled)';
/** What comes late moves the rest: then one looks again, in milliseconds. */
const LATE = 400;

function isView(element: Element): boolean {
  const { overflowY } = getComputedStyle(element);
  return (overflowY === 'auto' || overflowY === 'scroll') && element.scrollHeight > element.clientHeight + 1;
}

/** All that can be scrolled around an element of the board, from inside. */
function viewsAround(element: Element, board: Element): Element[] {
  const views: Element[] = [];
  for (let around = element.parentElement; around && around !== board; around = around.parentElement)
    if (isView(around)) views.push(around);
  return views;
}

/** Where an element is seen once the views inside `view` show it: at most as much as they have room for. */
function spanIn(element: Element, inside: readonly Element[]): Span {
  let { top, bottom } = element.getBoundingClientRect();
  for (const one of inside) {
    const box = one.getBoundingClientRect();
    [top, bottom] = [top, bottom].map((edge) => Math.min(box.bottom, Math.max(box.top, edge))) as [
      number,
      number,
    ];
  }
  return { top, bottom };
}

function bringIntoSight(frame: HTMLElement, behavior: ScrollBehavior): void {
  const board = frame.querySelector('.board');
  if (!board) return;
  const spans = new Map<Element, Span[]>();
  for (const choice of frame.querySelectorAll(CHOICES)) {
    if (!choice.checkVisibility({ visibilityProperty: true }) || choice.closest('[popover]')) continue;
    const views = viewsAround(choice, board);
    views.forEach((view, at) =>
      spans.set(view, [...(spans.get(view) ?? []), spanIn(choice, views.slice(0, at))]),
    );
  }
  for (const [view, inside] of spans) {
    const { top, bottom } = view.getBoundingClientRect();
    const above = parseFloat(getComputedStyle(view).scrollPaddingTop) || 0;
    const far = scrollFor(inside, { top: top + above, bottom });
    if (Math.abs(far) > 1) view.scrollBy({ top: far, behavior });
  }
}

/** Runs anew with every question, and when the board has another size; without a glide where motion is reduced. */
export function showsAsked(question: () => number | undefined, isStill: () => boolean) {
  return (frame: HTMLElement): (() => void) | undefined => {
    const board = frame.querySelector('.board');
    if (question() === undefined || !board) return;
    const show = () => bringIntoSight(frame, isStill() ? 'auto' : 'smooth');
    const sizes = new ResizeObserver(show);
    sizes.observe(board);
    const late = setTimeout(show, LATE);
    return () => {
      sizes.disconnect();
      clearTimeout(late);
    };
  };
}
