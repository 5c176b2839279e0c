import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { detailsSchema } from '#src/account/details.schema.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readBody } from '../http/read-body.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { localPath } from '../http/visitor/local-path.ts';
import { accountOf } from '../http/visitor/session.ts';
import type { Ports } from '../ports/ports.ts';
import { requireAccounts } from './sign-in/accounts-on.ts';
import { ownAccount } from './sign-in/own-account.ts';

type DetailsPorts = Pick<Ports, 'publishedSite' | 'database' | 'chance' | 'now'>;

export const detailsEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/account/details',
    summary: 'Saves a shopper’s details; empty fields are cleared',
    access: 'session',
    body: detailsSchema({ required: '', phone: '', email: '', codeDigits: '' }),
    replies: {
      200: { description: 'Saved', schema: v.object({ saved: v.literal(true) }) },
      303: { description: 'Redirect to `redirect`, for a form without JavaScript' },
      401: { description: 'Not signed in' },
      404: { description: 'This dealer has no accounts' },
    },
  },
];

/** `POST /api/account/details`. */
export function detailsRoutes(ports: DetailsPorts) {
  const own = [publishedSiteOf(ports), requireAccounts, ownAccount(ports, 'my-garage')] as const;
  return new Hono<AppEnv>().post('/api/account/details', ...own, (c) => save(c, ports));
}

async function save(c: Context<AppEnv>, { database }: DetailsPorts): Promise<Response> {
  const { settings } = c.var.published;
  const body = await readBody(c, detailsSchema(settings.account.texts));
  if (!body.ok) return body.reply;
  const { first_name, last_name, email, redirect } = body.value;
  const { site, phone } = accountOf(c);
  await database.execute({
    sql: 'UPDATE contacts SET first_name = ?, last_name = ?, email = ? WHERE site = ? AND phone = ?',
    args: [first_name, last_name, email, site, phone],
  });
  // The next page may save a car when the `Referer` is a page of this site, so the site sends its
  // own pages as the referrer.
  c.header('Referrer-Policy', 'same-origin');
  if (wantsPage(c.req.raw)) return c.redirect(localPath(redirect) ?? '/', 303);
  return c.json({ saved: true });
}
