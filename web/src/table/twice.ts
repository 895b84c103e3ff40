/** A second touch of the same spot, meant for what lay there before: another question has come in between. */

/** So soon after the first, in milliseconds, and so near, in pixels. */
const SOON = 500;
const NEAR = 24;

interface Touch {
  x: number;
  y: number;
  time: number;
  /** The question that was asked then. */
  asked: number | undefined;
}

/** Whether a touch repeats another one though the question has changed. */
export const isRepeated = (one: Touch | null, other: Touch): boolean =>
  one !== null &&
  one.asked !== other.asked &&
  other.time - one.time < SOON &&
  Math.hypot(one.x - other.x, one.y - other.y) < NEAR;

/** Swallows such touches; keys are not meant. */
export function ignoresTwice(asked: () => number | undefined): (frame: HTMLElement) => () => void {
  return (frame) => {
    let last: Touch | null = null;
    const listen = (event: MouseEvent) => {
      if (event.detail === 0) return;
      const touch = { x: event.clientX, y: event.clientY, time: event.timeStamp, asked: asked() };
      if (isRepeated(last, touch)) {
        event.stopPropagation();
        event.preventDefault();
      } else last = touch;
    };
    frame.addEventListener('click', listen, { capture: true });
    return () => frame.removeEventListener('click', listen, { capture: true });
  };
}
