import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { hasSavedSearches } from '#src/account/saved-searches/has-saved-searches.ts';
import { REMOVED_SEARCH_PARAM } from '#src/account/saved-searches/saved-searches-paths.ts';
import type { AskedCar, OwnNotices, OwnWatchlist } from '#src/account/watchlist/watchlist-page.ts';
import { REMOVED_PARAM, SAVE_PARAM, WATCHLIST_PATH } from '#src/account/watchlist/watchlist-paths.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import { fill } from '#src/values/fill.ts';
import type { AppEnv, Session } from '../../http/app-env.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { siteHeaders } from '../../http/replies/reply-headers.ts';
import { publishedSiteOf } from '../../http/site/published-site-of.ts';
import { sessionOf } from '../../http/visitor/session.ts';
import { carOf } from '../../leads/car-of.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ReadSearch } from '../../search/published-search.ts';
import { contactOf } from '../contacts.ts';
import { readNotices } from '../notices/watch-notices.ts';
import { ownSearchesOf } from '../saved-searches/own-searches.ts';
import { requireWatchlist } from '../sign-in/accounts-on.ts';
import { toSignIn } from '../sign-in/gate.ts';
import { readRemoved } from './saved-cars.ts';
import { ownWatchlistOf } from './watched-card.ts';

type PagePorts = Pick<Ports, 'publishedSite' | 'pages' | 'database' | 'chance' | 'now' | 'reportError'>;

const text = v.optional(v.string());

export const watchlistPageEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: WATCHLIST_PATH,
    summary: 'The watchlist page of the signed-in shopper',
    query: v.object({
      [SAVE_PARAM]: text,
      [REMOVED_PARAM]: text,
      [REMOVED_SEARCH_PARAM]: text,
      notices: text,
    }),
    replies: {
      200: { description: 'The page; never cached', mediaType: 'text/html' },
      303: { description: 'Redirect to sign-in' },
      404: { description: 'This dealer has no watchlist' },
    },
  },
];

/** `GET /watchlist`, the "View List" of the confirmations (stock and vehicle §2). */
export function watchlistPageRoutes(ports: PagePorts, readSearch: ReadSearch) {
  return new Hono<AppEnv>().get(
    WATCHLIST_PATH,
    siteHeaders,
    publishedSiteOf(ports),
    requireWatchlist,
    sessionOf(ports),
    async (c) => {
      const { session } = c.var;
      if (session !== null) return answer(c, ports, { session, readSearch });
      const { pathname, search } = new URL(c.req.url);
      return toSignIn(c, 'watchlist', pathname + search);
    },
  );
}

async function answer(
  c: Context<AppEnv>,
  ports: PagePorts,
  { session, readSearch }: { readonly session: Session; readonly readSearch: ReadSearch },
): Promise<Response> {
  const { published } = c.var;
  const { channels } = published.settings.account.watchlist.notices;
  const { phone } = session;
  const site = dealerOf(published);
  const removed = c.req.query(REMOVED_SEARCH_PARAM);
  const [{ first_name, last_name, email }, notices, list, searches] = await Promise.all([
    contactOf(ports.database, published, session),
    readNotices(ports.database, { site, phone }),
    ownWatchlistOf(ports, published, phone),
    hasSavedSearches(published.settings)
      ? ownSearchesOf(ports, published, { phone, readSearch, removed })
      : null,
  ]);
  return ports.pages.render(published, 'watchlist', {
    list,
    ask: await askedCar(c, ports, list),
    contact: { first_name, last_name, email },
    // A subscription by a channel that the dealer no longer offers is shown as none.
    notices: notices !== null && channels.includes(notices.channel) ? wantedNotices(notices) : null,
    hasChanged: c.req.query('notices') !== undefined,
    searches,
  });
}

/** Leaves out the token, with which anybody could unsubscribe. */
function wantedNotices({ channel, email, isOn, priceDrops, sold }: OwnNotices): OwnNotices {
  return { channel, email, isOn, priceDrops, sold };
}

/** The car that the address names: one to save, or one that was just removed. */
async function askedCar(
  c: Context<AppEnv>,
  ports: PagePorts,
  { phone, cars }: OwnWatchlist,
): Promise<AskedCar | null> {
  const { published } = c.var;
  const { page, texts, undoMinutes } = published.settings.account.watchlist;
  const removed = c.req.query(REMOVED_PARAM);
  if (removed !== undefined) {
    const owner = { site: dealerOf(published), phone };
    const names = { car: removed, slug: '' };
    const car = await readRemoved(ports.database, owner, names, ports.now() - undoMinutes * 60_000);
    return car && { id: car.car, text: fill(texts.removed, { name: car.name }), button: page.undo };
  }
  const car = await carOf(published, { car_id: c.req.query(SAVE_PARAM) });
  if (car === null || cars.some(({ id }) => id === car.id)) return null;
  return { id: car.id, text: fill(page.saveHeading, { name: car.name }), button: page.save };
}
