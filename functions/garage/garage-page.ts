import { type Context, Hono } from 'hono';
import { garagePaths } from '#src/account/gate-kinds.ts';
import { hasSavedSearches } from '#src/account/saved-searches/has-saved-searches.ts';
import { hasWatchlist } from '#src/account/watchlist/watchlist-page.ts';
import { GARAGE_FILE, GARAGE_PATH, hasGarage } from '#src/garage/page/garage-page.ts';
import { contactOf } from '../account/contacts.ts';
import { ownEnquiries } from '../account/enquiries.ts';
import { ownSearchesOf } from '../account/saved-searches/own-searches.ts';
import { gatedPage } from '../account/sign-in/gate.ts';
import { ownWatchlistOf } from '../account/watchlist/watched-card.ts';
import type { AppEnv, Session } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { notFoundReply, notFoundUnless } from '../http/replies/not-found-reply.ts';
import { siteHeaders } from '../http/replies/reply-headers.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import type { Ports } from '../ports/ports.ts';
import type { ReadSearch } from '../search/published-search.ts';

type GaragePorts = Pick<Ports, 'publishedSite' | 'pages' | 'database' | 'chance' | 'now' | 'reportError'>;

export const garagePageEndpoints: readonly Endpoint[] = garagePaths.map((path) => ({
  method: 'GET',
  path,
  summary:
    path === GARAGE_PATH
      ? 'A shopper’s saved cars, searches and enquiries on one page'
      : 'The same page, under the dealer’s own name for it',
  replies: {
    200: { description: 'The built page, with the data of a signed-in shopper', mediaType: 'text/html' },
    302: { description: `From another name to ${GARAGE_PATH}` },
    303: { description: 'Redirect to sign-in: the dealer shows the page to signed-in shoppers only' },
    404: { description: 'This dealer has no such page' },
  },
}));

/**
 * `GET /my-garage` (leads and dealer §2, customer areas): rendered for signed-in shoppers; others
 * get the built page. The browser adds what it has stored on the device.
 */
export function garagePageRoutes(ports: GaragePorts, readSearch: ReadSearch) {
  const app = new Hono<AppEnv>();
  const shown = [siteHeaders, publishedSiteOf(ports), notFoundUnless(hasGarage)] as const;
  for (const path of garagePaths) {
    if (path === GARAGE_PATH) continue;
    app.get(path, ...shown, (c): Response | Promise<Response> => {
      const { aliases } = c.var.published.settings.garage.page;
      return aliases.includes(path) ? c.redirect(GARAGE_PATH, 302) : notFoundReply(c);
    });
  }
  return app.get(GARAGE_PATH, ...shown, gatedPage(ports, 'my-garage'), (c) => answer(c, ports, readSearch));
}

async function answer(c: Context<AppEnv>, ports: GaragePorts, readSearch: ReadSearch): Promise<Response> {
  const { session, published } = c.var;
  if (session !== null) return ownGarage(c, ports, { session, readSearch });
  const page = await published.file(GARAGE_FILE);
  return page === null ? notFoundReply(c) : c.html(new TextDecoder().decode(page));
}

async function ownGarage(
  c: Context<AppEnv>,
  ports: GaragePorts,
  { session, readSearch }: { readonly session: Session; readonly readSearch: ReadSearch },
): Promise<Response> {
  const { published } = c.var;
  const { settings } = published;
  const { phone, userId } = session;
  const [{ first_name, last_name, email }, enquiries, watchlist, searches] = await Promise.all([
    contactOf(ports.database, published, session),
    ownEnquiries(ports, published, userId),
    hasWatchlist(settings) ? ownWatchlistOf(ports, published, phone) : null,
    hasSavedSearches(settings)
      ? ownSearchesOf(ports, published, { phone, readSearch, removed: undefined })
      : null,
  ]);
  const contact = { phone, first_name, last_name, email };
  const hasSaved = c.req.query('saved') === 'details';
  return ports.pages.render(published, 'garage', {
    ...{ contact, hasSaved, enquiries, watchlist, searches },
  });
}
