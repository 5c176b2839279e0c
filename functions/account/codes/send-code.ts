import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { CODE_LENGTH, sendCodeSchema } from '#src/account/sign-in/sign-in.schema.ts';
import { mobileField } from '#src/forms/phone-code/phone-code.schema.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { readBody } from '../../http/read-body.ts';
import { problemReply } from '../../http/replies/problem.ts';
import { publishedSiteOf } from '../../http/site/published-site-of.ts';
import { localPath } from '../../http/visitor/local-path.ts';
import type { Ports } from '../../ports/ports.ts';
import { UnreachablePhone } from '../../ports/text-messages.ts';
import { requireCodes } from '../sign-in/accounts-on.ts';
import { checkSendLimits, takeFromSendLimits } from './code-limits.ts';
import { type Claimed, storeCode } from './one-time-codes.ts';

const phoneSchema = (texts: Settings['account']['texts']) => v.object({ phone: mobileField(texts) });

const noTexts = { required: '', phone: '', email: '', codeDigits: '' };

export const sendCodeEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/account/code',
    summary: 'Sends a one-time code to a phone, replacing the last one',
    body: sendCodeSchema(noTexts),
    replies: {
      200: {
        description: 'The same for every number',
        schema: v.object({ sent: v.literal(true), expires_at: v.pipe(v.string(), v.isoTimestamp()) }),
      },
      303: { description: 'Redirect to `page`, for a form without JavaScript' },
      404: { description: 'This dealer sends no codes' },
      503: { description: 'The message could not be sent' },
    },
  },
  {
    method: 'POST',
    path: '/api/rate-limit',
    summary: 'Checks whether the rate limits allow a code to a phone now, without sending one',
    body: v.object({ phone: mobileField(noTexts) }),
    replies: {
      200: { description: 'Allowed', schema: v.object({ allowed: v.literal(true) }) },
      404: { description: 'This dealer sends no codes' },
    },
  },
];

/**
 * `POST /api/account/code` and `POST /api/rate-limit`. Neither reveals who is a customer: known and
 * unknown numbers get the same answer after the same work.
 */
export function sendCodeRoutes(ports: Ports) {
  return new Hono<AppEnv>()
    .post('/api/account/code', publishedSiteOf(ports), requireCodes, (c) => sendCode(c, ports))
    .post('/api/rate-limit', publishedSiteOf(ports), requireCodes, async (c) => {
      const body = await readBody(c, phoneSchema(c.var.published.settings.account.texts));
      if (!body.ok) return body.reply;
      return (await checkSendLimits(c, ports, body.value.phone)) ?? c.json({ allowed: true });
    });
}

async function sendCode(c: Context<AppEnv>, ports: Ports): Promise<Response> {
  const body = await readBody(c, sendCodeSchema(c.var.published.settings.account.texts));
  if (!body.ok) return body.reply;
  const { phone, page, ...claimed } = body.value;
  const sent = await sendNewCode(c, ports, { phone, claimed });
  if (!sent.ok) return sent.reply;
  if (wantsPage(c.req.raw)) return c.redirect(localPath(page) ?? '/sign-in', 303);
  return c.json({ sent: true, expires_at: new Date(sent.expiresAtMs).toISOString() });
}

interface Asked {
  /** National format, digits only. */
  readonly phone: string;
  readonly claimed: Omit<Claimed, 'dealership_slug'> & { readonly dealership_slug: string };
}

type SentCode =
  | { readonly ok: true; readonly expiresAtMs: number }
  | { readonly ok: false; readonly reply: Response };

/**
 * Sends a new code, which replaces the previous one, if the rate limits allow it; else returns the
 * refusal.
 */
export async function sendNewCode(
  c: Context<AppEnv>,
  ports: Ports,
  { phone, claimed }: Asked,
): Promise<SentCode> {
  const { settings } = c.var.published;
  const site = dealerOf(c.var.published);
  const refusal = await takeFromSendLimits(c, ports, phone);
  if (refusal !== null) return { ok: false, reply: refusal };
  const code = ports.chance.digits(CODE_LENGTH);
  const dealership_slug = knownBranch(settings, claimed.dealership_slug);
  const { expiresAtMs } = await storeCode(
    ports,
    { site, phone },
    { code, rules: settings.account.code, claimed: { ...claimed, dealership_slug } },
  );
  const failure = await deliver(c, ports, phone, code);
  return failure === null ? { ok: true, expiresAtMs } : { ok: false, reply: failure };
}

/** The slug if it is one of the dealer's locations, else null. */
function knownBranch({ locations }: Settings, slug: string): string | null {
  const isKnown = locations.locations.some(
    (branch) => slug === branch.slug || slug === branch.dealershipSlug,
  );
  return isKnown ? slug : null;
}

/** The code stays valid when sending fails or times out: the message may still arrive. */
async function deliver(
  c: Context<AppEnv>,
  { textMessages, reportError }: Ports,
  phone: string,
  code: string,
): Promise<Response | null> {
  const { slug: site, settings } = c.var.published;
  const { texts, code: rules } = settings.account;
  const dealer = settings.site.name;
  const host = new URL(c.req.url).hostname;
  const text = fill(texts.message, { code, dealer, minutes: rules.lifeMinutes, host });
  try {
    const signal = AbortSignal.timeout(rules.sendTimeoutMs);
    await textMessages.send({ site, dealer, to: phone, text, code }, signal);
    return null;
  } catch (error) {
    if (error instanceof UnreachablePhone) return unreachable(texts.unreachable);
    reportError(error);
    return problemReply({ status: 503, title: 'Not sent', detail: texts.notSent }, { 'Retry-After': '60' });
  }
}

function unreachable(message: string): Response {
  const errors = [{ field: 'phone', message }];
  return problemReply({ status: 422, title: 'Unprocessable content', detail: message, errors });
}
