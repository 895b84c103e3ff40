/** Paths and places lie close together: a touch between them means the nearest that can be chosen. */

/** So far from its middle a socket or a place is still meant, in pixels: together 44 and more. */
const REACH = 26;

/** What says something of itself when nothing can be chosen nearby. */
const ALL = '.place, .socket';

const middleOf = (element: HTMLElement): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Of these elements the one whose middle is nearest to a point, if it is within reach. */
export function nearest(found: Iterable<HTMLElement>, x: number, y: number): HTMLElement | undefined {
  const far = (element: HTMLElement) => {
    const middle = middleOf(element);
    return Math.hypot(middle.x - x, middle.y - y);
  };
  const [best] = [...found]
    .map((element) => ({ element, distance: far(element) }))
    .sort((one, other) => one.distance - other.distance);
  return best && best.distance <= REACH ? best.element : undefined;
}

/** Sends a touch that hits nothing to choose to what can be chosen nearby; keys hit what they hit. */
export function widens(selector: string): (land: HTMLElement) => () => void {
  return (land) => {
    const redirect = (event: MouseEvent) => {
      const hit = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
      if (event.detail === 0 || hit?.matches(selector)) return;
      const found = [...land.querySelectorAll<HTMLElement>(selector)];
      // A socket that the die in hand does not fit on says why, unless another one is nearer.
      const unfit = hit?.matches('.unfit') ? [hit] : [];
      const meant =
        nearest([...unfit, ...found], event.clientX, event.clientY) ??
        (hit ? undefined : nearest(land.querySelectorAll<HTMLElement>(ALL), event.clientX, event.clientY));
      if (!meant || meant === hit) return;
      event.stopPropagation();
      event.preventDefault();
      meant.click();
    };
    land.addEventListener('click', redirect, { capture: true });
    return () => land.removeEventListener('click', redirect, { capture: true });
  };
}
