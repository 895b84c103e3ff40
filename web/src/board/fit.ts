/** Makes the letters of what has too little room a little smaller, by `--fit`; what is still too long scrolls. */

const SIZES = [1, 0.94, 0.88, 0.82, 0.76];

export function fit(element: HTMLElement): () => void {
  const isTooHigh = () => element.scrollHeight > element.clientHeight;
  const adapt = () => {
    SIZES.some((size) => {
      element.style.setProperty('--fit', String(size));
      return !isTooHigh();
    });
    // Keys have to reach what scrolls.
    if (isTooHigh()) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const renew = () => {
    element.scrollTop = 0;
    adapt();
  };
  const words = new MutationObserver(renew);
  words.observe(element, { childList: true, subtree: true, characterData: true });
  const sizes = new ResizeObserver(adapt);
  sizes.observe(element);
  return () => {
    words.disconnect();
    sizes.disconnect();
  };
}
