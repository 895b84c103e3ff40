/** The table by keyboard: letters for the tools, arrows to the nearest thing in that direction. */

import { firstOnBoard } from './focus';

export type Tool = 'explain' | 'hint' | 'undo' | 'log' | 'rules' | 'cards' | 'orders' | 'menu' | 'back';

const TOOLS: Readonly<Record<string, Tool>> = {
  '?': 'explain',
  h: 'hint',
  u: 'undo',
  l: 'log',
  r: 'rules',
  c: 'cards',
  o: 'orders',
  m: 'menu',
  escape: 'back',
};

const STEPS: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key stands for at the table; nothing while somebody types, in a dialog, or where it closes what is open. */
export function toolOf(event: KeyboardEvent): Tool | null {
  const target = event.target as HTMLElement;
  const isBusy = target.closest?.('dialog, input, select, textarea') !== null;
  if (event.defaultPrevented || isBusy || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Escape' && document.querySelector('dialog:modal, :popover-open:not(.preview)'))
    return null;
  return TOOLS[meant(event)] ?? null;
}

/** The Latin letter printed on the key; by its place on the keyboard where another script is typed. */
function meant(event: KeyboardEvent): string {
  const key = event.key.toLowerCase();
  const isLatin = key.length > 1 || key < '\x7f';
  return isLatin ? key : event.code.replace(/^Key/, '').toLowerCase();
}

/** Moves the focus to the nearest button of the table in the arrow's direction. */
export function moveFocus(event: KeyboardEvent, root: HTMLElement): void {
  const step = STEPS[event.key];
  const target = event.target as HTMLElement;
  if (!step || event.defaultPrevented || target.closest?.('dialog, input, select, textarea')) return;
  const from = startOf(root);
  const all = [...root.querySelectorAll<HTMLElement>('button:not(:disabled), summary, a[href]')].filter(
    (element) => element !== from && element.checkVisibility(),
  );
  const next = from ? nearest(all, from.getBoundingClientRect(), step) : (firstOnBoard(root) ?? all[0]);
  if (!next) return;
  event.preventDefault();
  next.focus();
  walked = next;
}

/** What the arrows last led to: who comes to a button that way has not asked for it. */
let walked: Element | null = null;

/** Whether a click is a key pressed there. */
export const isWalkedTo = ({ detail, target }: MouseEvent): boolean =>
  detail === 0 && walked !== null && walked === (target as Element).closest('button, summary, a');

/** Where arrows go from; they start in the hand where nothing, or only what is asked, has the focus. */
function startOf(root: HTMLElement): Element | null {
  const focused = document.activeElement;
  return focused && root.contains(focused) && !focused.matches('.prompt') ? focused : null;
}

function nearest(all: HTMLElement[], from: DOMRect, [dx, dy]: [number, number]): HTMLElement | undefined {
  const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const element of all) {
    const [ex, ey] = middle(element.getBoundingClientRect());
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    const distance = ahead + 2.5 * aside;
    if (ahead > 4 && distance < least) [best, least] = [element, distance];
  }
  return best;
}
