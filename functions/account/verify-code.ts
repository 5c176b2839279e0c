import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { verifyCodeSchema } from '#src/account/sign-in.schema.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { localPath } from '../http/local-path.ts';
import { publishedSiteOf } from '../http/published-site-of.ts';
import { readBody } from '../http/read-body.ts';
import type { Ports } from '../ports/ports.ts';
import { whereAccounts } from './accounts-on.ts';
import { takeGuess } from './code-limits.ts';
import { refusedCode } from './code-refusal.ts';
import { type RightCode, tryCode } from './one-time-codes.ts';
import { signInBy, startSession } from './sign-in.ts';

export const verifyCodeEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/account/verify',
    summary: 'Signs in with the code that was sent to the phone; a code works once',
    body: verifyCodeSchema({ required: '', phone: '', email: '', codeDigits: '' }),
    replies: {
      200: {
        description: 'Signed in; the cookie is set',
        schema: v.object({ signed_in: v.literal(true), user_id: v.string() }),
      },
      303: { description: 'To `redirect`, for a form of a browser without script' },
      404: { description: 'Nobody signs in on this site' },
    },
  },
];

/** `POST /api/account/verify`. */
export function verifyCodeRoutes(ports: Ports) {
  return new Hono<AppEnv>().post('/api/account/verify', publishedSiteOf(ports), whereAccounts, async (c) => {
    const { slug: site, settings } = c.var.published;
    const body = await readBody(c, verifyCodeSchema(settings.account.texts));
    if (!body.ok) return body.reply;
    const { phone, code, redirect } = body.value;
    const refusal = await takeGuess(c, ports);
    if (refusal !== null) return refusal;
    const right = await tryCode(ports, { site, phone }, code);
    const userId = right && (await signIn(c, ports, right));
    if (userId === null) return refusedCode(settings.account.texts.codeInvalid);
    if (wantsPage(c.req.raw)) return c.redirect(localPath(redirect) ?? '/', 303);
    return c.json({ signed_in: true, user_id: userId });
  });
}

/** A new session in place of the one that this browser had; the contact's id, null when the code is used up. */
async function signIn(c: Context<AppEnv>, ports: Ports, right: RightCode): Promise<string | null> {
  const signingIn = signInBy(right, ports, c.var.published.settings.account.sessionDays);
  const [contacts] = await ports.database.transact(signingIn.statements);
  const contact = contacts?.[0];
  if (contact === undefined) return null;
  await startSession(c, ports, signingIn);
  return String(contact['user_id']);
}
