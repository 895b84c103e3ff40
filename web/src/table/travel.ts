/**
 * Cards that travel: what moved is shown on its way from where it lay to where it lies.
 *
 * Boards mark their zones with `data-zone` and the cards in them with `data-card`; where a card lay is read before an
 * update, where it lies after it. Other pieces have a name of their own in `data-piece` and travel when `data-at`, the
 * spot they stand on, has changed. An element with `data-suspense` holds everything back for so many milliseconds. A
 * click or a key ends every journey at once. With `data-look` what has arrived stays in sight for so many milliseconds
 * before what follows. Over an open panel with `data-over` nothing travels to or from what it hides.
 */

import type { GameEvent, Kind } from '../protocol';
import { movesReduced } from '../settings.svelte';
import { isMove, isPass } from '../story';
import { heldBack, stretched } from './pace';

/** An element as it was: its box, and a copy of what it showed. */
interface Seen {
  box: DOMRect;
  copy: HTMLElement | null;
}

interface SeenZone extends Seen {
  cards: Map<string, Seen[]>;
}

interface SeenPiece extends Seen {
  at: string;
}

/** Where everything lay before an update. */
export interface Lay {
  zones: Map<number, SeenZone>;
  pieces: Map<string, SeenPiece>;
}

interface Journey {
  from: Seen;
  to: DOMRect;
  /** The card at its new place, which stays hidden until the journey ends. */
  target: HTMLElement | null;
}

const DURATION = 420;
const STAGGER = 70;
const LONGEST = 1600;

/** Cards by kind, or by their back where no more is seen. */
const CARDS = '[data-card], .card.back';
const PIECES = '[data-piece]';
const BACK = 'back';
const keyOf = (card: HTMLElement): string => {
  const { card: key = BACK } = card.dataset;
  return key.startsWith('-') ? BACK : key;
};

const elements = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
/** The milliseconds some element of the page asks for. */
const millisecondsOf = (what: 'suspense' | 'look'): number =>
  Number(document.querySelector<HTMLElement>(`[data-${what}]`)?.dataset[what] ?? 0);
const isVisible = (box: DOMRect) => box.width > 0 && box.height > 0;

/** Whether two boxes have anything in common. */
const isMet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether a panel hides a piece that stands, or stood, here. */
const isHidden = (piece: HTMLElement, box: DOMRect) =>
  elements(document, '[data-over]').some(
    (panel) => !panel.contains(piece) && isMet(panel.getBoundingClientRect(), box),
  );

export class Travel {
  private readonly endings = new Set<() => void>();

  constructor() {
    addEventListener('pointerdown', this.skip, true);
    addEventListener('keydown', this.skip, true);
  }

  /** Remembers where every card lies. */
  look(): Lay {
    const lay: Lay = { zones: new Map(), pieces: new Map() };
    if (movesReduced()) return lay;
    for (const piece of elements(document, PIECES)) {
      const box = piece.getBoundingClientRect();
      const { piece: name = '', at = '' } = piece.dataset;
      if (isVisible(box)) lay.pieces.set(name, { box, copy: null, at });
    }
    for (const zone of elements(document, '[data-zone]')) {
      const box = zone.getBoundingClientRect();
      if (!isVisible(box) || lay.zones.has(Number(zone.dataset['zone']))) continue;
      const cards = new Map<string, Seen[]>();
      for (const card of elements(zone, CARDS)) {
        const seen = { box: card.getBoundingClientRect(), copy: card.cloneNode(true) as HTMLElement };
        if (isVisible(seen.box)) cards.set(keyOf(card), [...(cards.get(keyOf(card)) ?? []), seen]);
      }
      lay.zones.set(Number(zone.dataset['zone']), { box, copy: null, cards });
    }
    return lay;
  }

  /** Shows what these events moved; done when the last card has arrived. */
  async show(lay: Lay, events: readonly GameEvent[], kinds: readonly Kind[]): Promise<void> {
    if (movesReduced() || !lay.zones.size) return;
    const arrived = new Set<HTMLElement>();
    const keys = (card: number) => (card < 0 ? [BACK] : [String(card), kinds[card]?.id ?? '']);
    const cards = events.flatMap((event) => {
      if (isMove(event)) return this.moved(lay, keys(event.card), event.from[0], event.to[0], arrived);
      if (isPass(event)) {
        return event.from.flatMap((from, i) =>
          (event.cards[i] ?? []).flatMap((card) => this.moved(lay, keys(card), from, event.to[i]!, arrived)),
        );
      }
      return [];
    });
    const journeys = [...cards, ...this.walked(lay)];
    const held = this.suspense();
    const delay = Math.min(STAGGER, (LONGEST - DURATION) / Math.max(1, journeys.length));
    await Promise.all(journeys.map((journey, i) => this.run(journey, i * delay, held)));
  }

  /** For how many milliseconds the board holds everything back. */
  suspense(): number {
    return heldBack(millisecondsOf('suspense'));
  }

  /** For how many milliseconds what has arrived wants to be looked at. */
  lasting(): number {
    if (movesReduced()) return 0;
    return stretched(millisecondsOf('look'));
  }

  /** Waits so long, or until a click, which does nothing else, or a key. */
  linger(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const waiting = new AbortController();
      const { signal } = waiting;
      const end = () => {
        waiting.abort();
        clearTimeout(timer);
        resolve();
      };
      const timer = Number.isFinite(milliseconds) ? setTimeout(end, milliseconds) : undefined;
      const swallow = (event: Event) => {
        event.preventDefault();
        event.stopPropagation();
        end();
      };
      addEventListener('click', swallow, { signal, capture: true });
      addEventListener('keydown', end, { signal, capture: true });
    });
  }

  /** Waits, unless somebody clicks. */
  pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        this.endings.delete(end);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.endings.add(end);
    });
  }

  skip = (): void => {
    for (const end of [...this.endings]) end();
  };

  close(): void {
    removeEventListener('pointerdown', this.skip, true);
    removeEventListener('keydown', this.skip, true);
    this.skip();
  }

  /** The pieces that stand elsewhere now. */
  private walked(lay: Lay): Journey[] {
    return elements(document, PIECES).flatMap((target) => {
      const from = lay.pieces.get(target.dataset['piece'] ?? '');
      const to = target.getBoundingClientRect();
      if (!from || from.at === target.dataset['at'] || !isVisible(to)) return [];
      return isHidden(target, from.box) || isHidden(target, to) ? [] : [{ from, to, target }];
    });
  }

  private moved(lay: Lay, keys: string[], from: number, to: number, arrived: Set<HTMLElement>): Journey[] {
    const source = lay.zones.get(from);
    const zone = elements(document, `[data-zone="${to}"]`).find((one) =>
      isVisible(one.getBoundingClientRect()),
    );
    if (!source || !zone) return [];
    const shown = [...keys, BACK].map((key) => source.cards.get(key)).find((seen) => seen?.length);
    const start: Seen = shown?.shift() ?? source;
    const there = elements(zone, CARDS).filter((card) => !arrived.has(card) && keys.includes(keyOf(card)));
    const target = there.at(-1) ?? null;
    if (target) arrived.add(target);
    const box = (target ?? zone).getBoundingClientRect();
    if (!isVisible(box) || (!target && !start.copy)) return [];
    return [{ from: start, to: box, target }];
  }

  private run({ from, to, target }: Journey, delay: number, held: number): Promise<void> {
    const traveller = (target?.cloneNode(true) ?? from.copy!.cloneNode(true)) as HTMLElement;
    const base = target ? to : from.box;
    traveller.inert = true;
    traveller.removeAttribute('data-card');
    traveller.removeAttribute('data-piece');
    Object.assign(traveller.style, {
      position: 'fixed',
      left: `${base.left}px`,
      top: `${base.top}px`,
      width: `${base.width}px`,
      height: `${base.height}px`,
      margin: '0',
      zIndex: '1000',
      pointerEvents: 'none',
      opacity: held ? '0' : '',
    });
    (target?.closest('[data-board]') ?? document.body).append(traveller);
    if (target) target.style.opacity = '0';
    const animation = traveller.animate(
      [
        { transform: over(base, from.box), opacity: 1 },
        { transform: over(base, to), opacity: target ? 1 : 0.2 },
      ],
      {
        duration: stretched(DURATION),
        delay: held + stretched(delay),
        easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)',
        fill: held ? 'forwards' : 'both',
      },
    );
    return new Promise((resolve) => {
      const end = () => {
        this.endings.delete(end);
        animation.cancel();
        traveller.remove();
        if (target) target.style.opacity = '';
        resolve();
      };
      this.endings.add(end);
      animation.onfinish = end;
    });
  }
}

/** Lays an element that stands at `base` over the middle of another box, at its size. */
function over(base: DOMRect, box: DOMRect): string {
  const scale = Math.min(box.width / base.width, box.height / base.height) || 1;
  const x = box.left + box.width / 2 - (base.left + base.width / 2);
  const y = box.top + box.height / 2 - (base.top + base.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
