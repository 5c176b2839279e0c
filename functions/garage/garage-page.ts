import { type Context, Hono } from 'hono';
import { garagePaths } from '#src/account/gate-kinds.ts';
import { hasWatchlist } from '#src/account/watchlist/watchlist-page.ts';
import { GARAGE_FILE, GARAGE_PATH, hasGarage } from '#src/garage/page/garage-page.ts';
import { ownerFillings } from '#src/garage/page/owner-filling.ts';
import { contactOf } from '../account/contacts.ts';
import { ownEnquiries } from '../account/enquiries.ts';
import { fillWatchlist } from '../account/fill-watchlist.ts';
import { gatedPage } from '../account/gate.ts';
import type { AppEnv, Session } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { noPage, whereThere } from '../http/no-page.ts';
import { publishedSiteOf } from '../http/published-site-of.ts';
import { siteHeaders } from '../http/reply-headers.ts';
import { fillForm } from '../leads/vehicle-form/fill-form.ts';
import type { Ports } from '../ports/ports.ts';
import { comingMarkup, enquiriesMarkup } from './garage-lists.ts';

type GaragePorts = Pick<Ports, 'publishedSite' | 'database' | 'chance' | 'now' | 'reportError'>;

export const garagePageEndpoints: readonly Endpoint[] = garagePaths.map((path) => ({
  method: 'GET',
  path,
  summary:
    path === GARAGE_PATH ? 'All that a shopper keeps, on one page' : 'The same, where the dealer calls it so',
  replies: {
    200: { description: 'The built page, filled in for whoever has signed in', mediaType: 'text/html' },
    302: { description: `From another name to ${GARAGE_PATH}` },
    303: { description: 'Nobody has signed in, and the dealer keeps the page for who has' },
    404: { description: 'This dealer has no such page' },
  },
}));

/**
 * `GET /my-garage` (leads and dealer §2, customer areas): the page that the dealer's build has left, filled in with
 * what is known of whoever has signed in. What a device keeps is the page's own business.
 */
export function garagePageRoutes(ports: GaragePorts) {
  const app = new Hono<AppEnv>();
  const shown = [siteHeaders, publishedSiteOf(ports), whereThere(hasGarage)] as const;
  for (const path of garagePaths) {
    if (path === GARAGE_PATH) continue;
    app.get(path, ...shown, (c) => {
      const { aliases } = c.var.published.settings.garage.page;
      return aliases.includes(path) ? c.redirect(GARAGE_PATH, 302) : noPage(c);
    });
  }
  return app.get(GARAGE_PATH, ...shown, gatedPage(ports, 'my-garage'), (c) => answer(c, ports));
}

async function answer(c: Context<AppEnv>, ports: GaragePorts): Promise<Response> {
  const { session, published } = c.var;
  const page = await published.file(GARAGE_FILE);
  if (page === null) return noPage(c);
  const html = new TextDecoder().decode(page);
  return c.html(session === null ? html : await filledIn(c, ports, session, html));
}

async function filledIn(
  c: Context<AppEnv>,
  ports: GaragePorts,
  session: Session,
  html: string,
): Promise<string> {
  const { published } = c.var;
  const { slug: site, settings } = published;
  const [contact, enquiries] = await Promise.all([
    contactOf(ports.database, site, session),
    ownEnquiries(ports, published, { site, userId: session.userId }),
  ]);
  const lists = {
    coming: comingMarkup(enquiries, settings),
    enquiries: enquiriesMarkup(enquiries, settings),
  };
  const hasSaved = new URL(c.req.url).searchParams.get('saved') === 'details';
  const filled = Object.entries(lists).flatMap(([name, list]) => (list === null ? [] : [name]));
  const own = fillForm(html, ownerFillings({ contact, hasSaved, filled }, settings));
  const page = Object.entries(lists).reduce(
    (filling, [name, list]) => filling.replace(`<!--garage-${name}-->`, () => String(list ?? '')),
    own,
  );
  return hasWatchlist(settings) ? fillWatchlist(ports, published, { page, phone: session.phone }) : page;
}
