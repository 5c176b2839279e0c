import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { deleteAccountSchema } from '#src/account/details.schema.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readBody } from '../http/read-body.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { sitesOfDealer } from '../http/site/sites-of-dealer.ts';
import { signedIn } from '../http/visitor/session.ts';
import { endSessionCookie } from '../http/visitor/session-cookie.ts';
import type { Statement } from '../ports/database.ts';
import type { Ports } from '../ports/ports.ts';
import { type PhoneOfSite, phoneHash } from './codes/one-time-codes.ts';
import { requireAccounts } from './sign-in/accounts-on.ts';
import { ownAccount } from './sign-in/own-account.ts';

type DeletePorts = Pick<
  Ports,
  'publishedSite' | 'listSites' | 'pages' | 'database' | 'chance' | 'now' | 'secret'
>;

export const deleteAccountEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/account/delete',
    summary:
      'Deletes the contact, all its sessions, its watchlist, saved searches and notices; leads stay with the dealer',
    access: 'session',
    body: deleteAccountSchema(''),
    replies: {
      200: {
        description: 'Deleted; browsers get a page',
        schema: v.object({ deleted: v.literal(true) }),
      },
      303: { description: 'Redirect to sign-in, for a browser whose session has ended' },
      401: { description: 'Not signed in' },
      404: { description: 'This dealer has no accounts' },
    },
  },
];

/** `POST /api/account/delete`. */
export function deleteAccountRoutes(ports: DeletePorts) {
  const own = [publishedSiteOf(ports), requireAccounts, ownAccount(ports, 'my-garage')] as const;
  return new Hono<AppEnv>().post('/api/account/delete', ...own, (c) => deleteAccount(c, ports));
}

async function deleteAccount(c: Context<AppEnv>, ports: DeletePorts): Promise<Response> {
  const { published } = c.var;
  const { texts } = published.settings.garage.page;
  const body = await readBody(c, deleteAccountSchema(texts.deleteFirst));
  if (!body.ok) return body.reply;
  const { phone } = signedIn(c);
  const sites = await sitesOfDealer(ports, published);
  await ports.database.transact(sites.flatMap((site) => deletion(ports, { site, phone })));
  endSessionCookie(c);
  c.set('session', null);
  if (!wantsPage(c.req.raw)) return c.json({ deleted: true });
  const page = await ports.pages.render(published, 'account-deleted', null);
  // Keeps the headers set on the context, which clear the session cookies; a new Response would not
  // have them.
  return c.newResponse(page.body, page);
}

/** Tables whose rows belong to a shopper, identified by phone. */
const tablesOfPhone = [
  'sessions',
  'watchlist',
  'watchlist_removed',
  'watch_notices',
  'watch_told',
  'watch_messages',
  'saved_searches',
  'search_alerts',
  'search_told',
  'text_messages',
  'contacts',
];

/**
 * Deletes everything stored for a contact on one site of a dealer. Leads remain as the dealer's records but
 * lose their owner, so the next person who signs in with the number cannot see them.
 */
function deletion(ports: DeletePorts, { site, phone }: PhoneOfSite): readonly Statement[] {
  const isOwn = 'site = ?1 AND user_id = (SELECT user_id FROM contacts WHERE site = ?1 AND phone = ?2)';
  return [
    {
      sql: `DELETE FROM receipt_links
        WHERE lead IN (SELECT lead FROM own_leads WHERE ${isOwn})`,
      args: [site, phone],
    },
    ...['own_leads', 'own_payments'].map((table) => ({
      sql: `DELETE FROM ${table} WHERE ${isOwn}`,
      args: [site, phone],
    })),
    {
      sql: 'DELETE FROM one_time_codes WHERE site = ? AND phone_hash = ?',
      args: [site, phoneHash(ports, { site, phone })],
    },
    ...tablesOfPhone.map((table) => ({
      sql: `DELETE FROM ${table} WHERE site = ? AND phone = ?`,
      args: [site, phone],
    })),
  ];
}
