import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { verifyCodeSchema } from '#src/account/sign-in/sign-in.schema.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { readBody } from '../../http/read-body.ts';
import { publishedSiteOf } from '../../http/site/published-site-of.ts';
import type { Ports } from '../../ports/ports.ts';
import { requireAccounts } from '../sign-in/accounts-on.ts';
import { signInByForm } from '../sign-in/sign-in-form.ts';
import { redeemCode } from './redeem-code.ts';

export const verifyCodeEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/account/verify',
    summary: 'Signs in with the code that was sent to the phone; a code works once',
    body: verifyCodeSchema({ required: '', phone: '', email: '', codeDigits: '' }),
    replies: {
      200: {
        description: 'Signed in; the cookie is set. Without JavaScript, the page that asks for the code',
        schema: v.object({
          signed_in: v.literal(true),
          user_id: v.string(),
          is_new: v.pipe(v.boolean(), v.description('For the first time, and nobody has said a name')),
        }),
      },
      303: { description: 'Redirect to `redirect`, for a form without JavaScript' },
      404: { description: 'This dealer has no accounts' },
    },
  },
];

/** `POST /api/account/verify`. */
export function verifyCodeRoutes(ports: Ports) {
  return new Hono<AppEnv>().post('/api/account/verify', publishedSiteOf(ports), requireAccounts, (c) =>
    wantsPage(c.req.raw) ? signInByForm(c, ports) : verifyCode(c, ports),
  );
}

async function verifyCode(c: Context<AppEnv>, ports: Ports): Promise<Response> {
  const body = await readBody(c, verifyCodeSchema(c.var.published.settings.account.texts));
  if (!body.ok) return body.reply;
  const redeemed = await redeemCode(c, ports, body.value);
  if (!redeemed.ok) return redeemed.reply;
  return c.json({ signed_in: true, user_id: redeemed.userId, is_new: redeemed.isNew });
}
