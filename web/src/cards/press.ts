/** Asking what a card is: right click, a long press, or the question mark. */

const LONG = 480;
/** A mouse button is sometimes released late: it has to be held longer, but then the card is not chosen either. */
const LONGER = 650;

/** Calls `explain` on a context menu, a long press or the key `?`; a click that ends a long press is swallowed. */
export function explains(explain: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer = 0;
    let told = false;
    const forget = () => clearTimeout(timer);
    const tell = () => {
      told = true;
      explain();
    };
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      hear: (event: HTMLElementEventMap[K]) => void,
    ) => element.addEventListener(name, hear, { signal, capture: true });
    on('pointerdown', (event) => {
      told = false;
      forget();
      const byMouse = event.pointerType === 'mouse';
      if (byMouse && event.button !== 0) return;
      timer = window.setTimeout(tell, byMouse ? LONGER : LONG);
    });
    on('pointerup', forget);
    on('pointercancel', forget);
    on('pointerleave', forget);
    on('contextmenu', (event) => {
      event.preventDefault();
      forget();
      if (!told) tell();
    });
    on('click', (event) => {
      if (told && event.detail > 0) event.stopImmediatePropagation();
      told = false;
    });
    on('keydown', (event) => {
      if (event.key !== '?') return;
      event.preventDefault();
      event.stopPropagation();
      explain();
    });
    return () => {
      forget();
      listening.abort();
    };
  };
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Makes the buttons in a group one stop of the Tab key; the arrows left and right, Home and End go along. */
export function roving(group: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const buttons = () => [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const settle = (stop?: HTMLElement) => {
    const all = buttons();
    const first = stop ?? all.find((button) => button.matches('.legal')) ?? all[0];
    for (const button of all) button.tabIndex = button === first ? 0 : -1;
  };
  group.addEventListener('focusin', (event) => settle(event.target as HTMLElement), { signal });
  group.addEventListener(
    'keydown',
    (event) => {
      const all = buttons();
      const here = all.indexOf(document.activeElement as HTMLElement);
      const step = STEPS[event.key];
      const next = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : here + (step ?? 0);
      if (next === here || here < 0 || !all[next]) return;
      event.preventDefault();
      all[next].focus();
    },
    { signal },
  );
  const watcher = new MutationObserver(() => {
    const focused = buttons().find((button) => button === document.activeElement);
    settle(focused);
  });
  watcher.observe(group, { childList: true, subtree: true });
  settle();
  return () => {
    watcher.disconnect();
    listening.abort();
  };
}
