/**
 * Tells how large an element is, once the browser has laid it out and whenever that changes. Svelte's own `clientWidth`
 * asks at once: then everything is laid out twice before a board is first seen.
 */

type Tell = (element: HTMLElement) => void;

export const measured = (tell: Tell) => (element: HTMLElement) => {
  const sizes = new ResizeObserver(() => tell(element));
  sizes.observe(element, { box: 'border-box' });
  return () => sizes.disconnect();
};

/** For what waits for its size and then takes long to draw: first the browser shows what is there, and hears keys. */
export function measuredSoon(tell: Tell) {
  let told = false;
  return measured((element) => {
    if (told) return tell(element);
    told = true;
    setTimeout(() => tell(element));
  });
}
