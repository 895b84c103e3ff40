/** Parts of the page that are loaded when they are needed. After an update of the house the old ones are gone. */

const KEY = 'veillee-reloaded';

/** Loads a part; the page is loaded anew where it is gone, but only once for each part: then it throws. */
export async function loadPart<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    const part = await load();
    if (sessionStorage.getItem(KEY) === name) sessionStorage.removeItem(KEY);
    return part;
  } catch (error) {
    if (sessionStorage.getItem(KEY) === name || !(await isHouseThere())) throw error;
    sessionStorage.setItem(KEY, name);
    location.reload();
    return new Promise<T>(() => {});
  }
}

/** Without the house a new page would be an empty one. */
async function isHouseThere(): Promise<boolean> {
  try {
    return (await fetch('/favicon.svg', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
