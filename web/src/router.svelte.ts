// Which page an address means, and going to another without loading anew.
export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string; token: string }
  /** A key by which anybody may watch a finished game, and where in it. */
  | { page: 'replay'; table: string; token: string; step: number; review?: true }
  | { page: 'rules'; game: string; clause: string }
  /** A puzzle that somebody shares. */
  | { page: 'puzzle'; game: string; puzzle: string }
  | { page: 'lost' };

const REVIEW = 'review';
const ID = /^[A-Za-z0-9_-]{1,64}$/;

export function routeOf(path: string, hash = ''): Route {
  const [room = '', id = '', ...rest] = path.split('/').filter(Boolean);
  const after = safelyDecoded(hash.replace(/^#/, ''));
  if (!room) return { page: 'lobby' };
  if (rest.length || !ID.test(id)) return { page: 'lost' };
  if (room === 't') return { page: 'table', table: id, token: after };
  if (room === 'r') return { page: 'replay', table: id, ...shownBy(after) };
  if (room === 'rules') return { page: 'rules', game: id, clause: after };
  if (room === 'p') return { page: 'puzzle', game: id, puzzle: after };
  return { page: 'lost' };
}

function shownBy(after: string): { token: string; step: number; review?: true } {
  if (after === REVIEW) return { token: '', step: 0, review: true };
  const [token = '', step = ''] = after.split('.');
  return { token, step: /^\d{1,6}$/.test(step) ? Number(step) : 0 };
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const tablePath = (table: string) => `/t/${table}`;
export const replayPath = (table: string) => `/r/${table}`;
/** Where it was decided. */
export const reviewPath = (table: string) => `/r/${table}#${REVIEW}`;
export const sharedPath = (table: string, token: string, step: number) => `/r/${table}#${token}.${step}`;
export const puzzlePath = (game: string, puzzle: string) => `/p/${game}#${puzzle}`;
export const rulesPath = (game: string, clause = '') => `/rules/${game}${clause ? `#${clause}` : ''}`;

class Router {
  route = $state.raw<Route>({ page: 'lobby' });
  #moved = false;
  /** A newer page stands ready: the next step loads it. */
  renewed = false;
  /** The page was come to by a link that led on. */
  led = false;

  /** For a page's main part: after a step inside the house the reader is taken there. */
  arrive = (main: HTMLElement): void => {
    if (this.#moved) main.focus({ preventScroll: true });
  };

  start(): () => void {
    const read = () => (this.route = routeOf(location.pathname, location.hash));
    read();
    addEventListener('popstate', read);
    document.addEventListener('click', this.#clicked);
    return () => {
      removeEventListener('popstate', read);
      document.removeEventListener('click', this.#clicked);
    };
  }

  go(href: string): void {
    if (this.renewed) return location.assign(href);
    this.#moved = true;
    this.led = false;
    history.pushState(null, '', href);
    this.route = routeOf(location.pathname, location.hash);
    if (!location.hash) scrollTo(0, 0);
  }

  /** On from a page that only led here: going back does not come through it again. */
  follow(href: string): void {
    this.#moved = this.led = true;
    history.replaceState(null, '', href);
    this.route = routeOf(location.pathname, location.hash);
  }

  /** The same page by another address; going back does not come through the old one. */
  stand(address: string): void {
    history.replaceState(null, '', address);
  }

  /** The key of a seat must not stay in the address, the history or a photo of the screen. */
  hideKey(): void {
    history.replaceState(null, '', location.pathname);
  }

  #clicked = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    const href = link?.getAttribute('href');
    if (!link || !href?.startsWith('/') || link.target || link.hasAttribute('download')) return;
    event.preventDefault();
    this.go(href);
  };
}

export const router = new Router();
