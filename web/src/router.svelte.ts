/** A few addresses: the page shown follows the path, and links inside the house do not reload it. */

export type Route =
  | { page: 'front' }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string; seat: number; invitation: string }
  | { page: 'campaign'; campaign: string }
  | { page: 'rules'; game: string; anchor: string }
  | { page: 'games' }
  | { page: 'credits' }
  | { page: 'lost' };

export function parseRoute(path: string, hash: string): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const [page, first, second, third] = parts;
  if (page === undefined) return { page: 'front' };
  if (page === 'table' && first) return { page, table: first };
  if (page === 'join' && first && second && /^\d+$/.test(second) && third) {
    return { page, table: first, seat: Number(second), invitation: third };
  }
  if (page === 'campaign' && first) return { page, campaign: first };
  if (page === 'rules' && first) return { page, game: first, anchor: hash.replace(/^#/, '') };
  return page === 'credits' || page === 'games' ? { page } : { page: 'lost' };
}

const here = () => parseRoute(location.pathname, location.hash);

class Router {
  route = $state.raw<Route>(here());

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.update();
  }

  update = (): void => {
    this.route = here();
  };
}

export const router = new Router();

addEventListener('popstate', router.update);
addEventListener('hashchange', router.update);

/** Links inside the house change the page without a reload; others, and clicks with a key held, do what they always do. */
addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  const isPage = url.origin === location.origin && !url.pathname.startsWith('/api/');
  if (!isPage || (url.pathname === location.pathname && url.hash)) return;
  event.preventDefault();
  router.go(url.pathname + url.hash);
});
