/** A second touch of the same spot, meant for what lay there before: another question has come in between. */

/** So soon after the question came, in milliseconds, and so near to the last touch, in pixels. */
const SOON = 500;
const NEAR = 32;

interface Touch {
  x: number;
  y: number;
  time: number;
  /** The question that is asked, and since when: an answer may have been long under way. */
  asked: number | undefined;
  since: number;
}

/** Whether a touch repeats another one though the question has just changed. */
export const isRepeated = (one: Touch | null, other: Touch): boolean =>
  one !== null &&
  one.asked !== other.asked &&
  other.time - Math.max(one.time, other.since) < SOON &&
  Math.hypot(one.x - other.x, one.y - other.y) < NEAR;

/** Swallows such touches; keys are not meant. */
export function ignoresTwice(question: () => number | undefined): (frame: HTMLElement) => () => void {
  let last: Touch | null = null;
  // Runs anew whenever another question comes, or none is left.
  return (frame) => {
    const [asked, since] = [question(), performance.now()];
    const listen = (event: MouseEvent) => {
      if (event.detail === 0) return;
      const touch = { x: event.clientX, y: event.clientY, time: event.timeStamp, asked, since };
      if (isRepeated(last, touch)) {
        event.stopPropagation();
        event.preventDefault();
      } else last = touch;
    };
    frame.addEventListener('click', listen, { capture: true });
    return () => frame.removeEventListener('click', listen, { capture: true });
  };
}
