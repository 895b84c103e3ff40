/** Marks what scrolls while more of it lies below: `data-more` fades its last line. */
export function cue(element: HTMLElement): () => void {
  const mark = () => {
    const rest = element.scrollHeight - element.clientHeight - element.scrollTop;
    element.toggleAttribute('data-more', rest > 4);
  };
  const watcher = new MutationObserver(mark);
  watcher.observe(element, { childList: true, subtree: true, characterData: true });
  // It marks for the first time as well.
  const sizes = new ResizeObserver(mark);
  sizes.observe(element);
  element.addEventListener('scroll', mark, { passive: true });
  return () => {
    watcher.disconnect();
    sizes.disconnect();
    element.removeEventListener('scroll', mark);
  };
}
