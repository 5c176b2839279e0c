import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { accountHome } from '#src/account/session/account-home.ts';
import {
  type AccountReply,
  accountReplySchema,
  type ContactReply,
  contactReplySchema,
} from '#src/account/session/account-reply.schema.ts';
import { signOutSchema } from '#src/account/sign-in/sign-in.schema.ts';
import { mobileField } from '#src/forms/phone-code/phone-code.schema.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import { formatPhone } from '#src/values/contact/phone.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { readBody, readQuery } from '../http/read-body.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { localPath } from '../http/visitor/local-path.ts';
import { sessionOf, signInRequired } from '../http/visitor/session.ts';
import { endSessionCookie, sessionToken } from '../http/visitor/session-cookie.ts';
import { addErrorField } from '../leads/form/add-error-field.ts';
import type { Ports } from '../ports/ports.ts';
import { contactOf } from './contacts.ts';
import { requireAccounts } from './sign-in/accounts-on.ts';
import { toSignIn } from './sign-in/gate.ts';
import { endSessions } from './sign-in/sessions.ts';

export const accountEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/account',
    summary: 'The contact signed in with this browser',
    replies: {
      200: { description: 'The contact, or that nobody is signed in', schema: accountReplySchema },
      404: { description: 'This dealer has no accounts' },
    },
  },
  {
    method: 'POST',
    path: '/api/account/sign-out',
    summary: 'Ends the session, if there is one',
    body: signOutSchema,
    replies: {
      200: { description: 'Signed out', schema: v.object({ signed_in: v.literal(false) }) },
      303: { description: 'Redirect to `redirect`, for a form without JavaScript' },
      401: { description: 'All sessions were to be ended, but nobody is signed in' },
      404: { description: 'This dealer has no accounts' },
    },
  },
  {
    method: 'GET',
    path: '/api/check-if-contact-exists',
    summary: 'The contact with a number, returned to that contact only',
    query: v.object({ phone_number: mobileField({ required: '', phone: '' }) }),
    replies: {
      200: { description: 'The contact or null', schema: contactReplySchema },
      404: { description: 'This dealer has no accounts' },
    },
  },
];

/** `GET /api/account`, `POST /api/account/sign-out` and `GET /api/check-if-contact-exists`. */
export function accountRoutes(ports: Ports) {
  const site = publishedSiteOf(ports);
  const session = sessionOf(ports);
  return new Hono<AppEnv>()
    .get('/api/account', site, requireAccounts, session, async (c) => c.json(await whoAmI(c, ports)))
    .post('/api/account/sign-out', site, requireAccounts, (c) => signOut(c, ports))
    .get('/api/check-if-contact-exists', addErrorField, site, requireAccounts, session, async (c) => {
      const { texts } = c.var.published.settings.account;
      const query = readQuery(c, v.object({ phone_number: mobileField(texts) }));
      if (!query.ok) return query.reply;
      return c.json(await ownContact(c, ports, query.value.phone_number));
    });
}

async function whoAmI(c: Context<AppEnv>, { database }: Ports): Promise<AccountReply> {
  const { session, published } = c.var;
  if (session === null) return { signed_in: false };
  return { signed_in: true, ...readable(await contactOf(database, published, session)) };
}

/**
 * A stranger must not find out who is a customer, so the contact is read only for the caller's own
 * number.
 */
async function ownContact(c: Context<AppEnv>, { database }: Ports, phone: string): Promise<ContactReply> {
  const { session, published } = c.var;
  if (session?.phone !== phone) return { data: null };
  return { data: readable(await contactOf(database, published, session)) };
}

/** Formats the phone as people write it. */
function readable(contact: Awaited<ReturnType<typeof contactOf>>) {
  return { ...contact, phone: formatPhone(contact.phone) };
}

/**
 * A browser whose session has ended cannot say whose sessions on other devices to end. The headers of
 * the context, which clear the cookies, must be kept.
 */
function signInFirst(c: Context<AppEnv>): Response {
  if (wantsPage(c.req.raw)) return toSignIn(c, 'my-garage', accountHome(c.var.published.settings));
  const refusal = signInRequired(c);
  return c.newResponse(refusal.body, refusal);
}

async function signOut(c: Context<AppEnv>, ports: Ports): Promise<Response> {
  const isEmpty = c.req.header('Content-Type') === undefined;
  const body = isEmpty
    ? { ok: true as const, value: v.parse(signOutSchema, {}) }
    : await readBody(c, signOutSchema);
  if (!body.ok) return body.reply;
  const { everywhere, redirect } = body.value;
  const token = sessionToken(c);
  const isEnded = token !== null && (await endSessions(ports, dealerOf(c.var.published), token, everywhere));
  endSessionCookie(c);
  if (everywhere && !isEnded) return signInFirst(c);
  if (wantsPage(c.req.raw)) return c.redirect(localPath(redirect) ?? '/', 303);
  return c.json({ signed_in: false });
}
