import { type Context, Hono } from 'hono';
import { onlinePaymentFormSchema, paymentRules } from '#src/payment/online-payment.schema.ts';
import {
  hasPaymentPage,
  PAYMENT_DONE_PATH,
  PAYMENT_PATH,
  PAYMENTS_PATH,
  paymentDonePath,
} from '#src/payment/payment-paths.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { isTrapped } from '#src/values/input/form-trap.ts';
import { gatedAction, gatedPage } from '../account/sign-in/gate.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readBody } from '../http/read-body.ts';
import { notFoundUnless } from '../http/replies/not-found-reply.ts';
import { problemReply } from '../http/replies/problem.ts';
import { siteHeaders } from '../http/replies/reply-headers.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { takeFromAddress } from '../http/visitor/address-limit.ts';
import type { Ports } from '../ports/ports.ts';
import { beginPayment, isPaymentBegun } from './begin-payment.ts';
import { refreshedPayment } from './look-up-payment.ts';
import { payUrlOf } from './online-payments.ts';
import { paymentDonePage, paymentPage, refusedPayments, unknownPayment } from './payment-pages.ts';
import { paymentReply } from './payment-words.ts';

/**
 * Pays the dealer an agreed amount (leads and dealer §2, §6): the form, the payment at the provider
 * and its result, which opens with the token of the shopper's link. No card number reaches this
 * server.
 */
export function onlinePaymentRoutes(ports: Ports) {
  const site = publishedSiteOf(ports);
  const page = [siteHeaders, site, notFoundUnless(hasPaymentPage)] as const;
  const gate = [ports, 'online-payment'] as const;
  return new Hono<AppEnv>()
    .get(PAYMENT_PATH, ...page, gatedPage(...gate), (c) => paymentPage(c, ports))
    .get(PAYMENT_DONE_PATH, ...page, (c) => paymentDonePage(c, ports))
    .use(PAYMENTS_PATH, refusedPayments(ports))
    .post(
      PAYMENTS_PATH,
      site,
      gatedAction(...gate, () => PAYMENT_PATH),
      notFoundUnless(takesPayments),
      (c) => begin(c, ports),
    )
    .get(`${PAYMENTS_PATH}/:token`, site, async (c) => {
      const payment = await refreshedPayment(ports, c.var.published, c.req.param('token'));
      return payment === null ? unknownPayment(c) : c.json(paymentReply(payment));
    });
}

function takesPayments(settings: Settings): boolean {
  return hasPaymentPage(settings) && settings.payment.stripe !== null;
}

async function begin(c: Context<AppEnv>, ports: Ports): Promise<Response> {
  const { settings } = c.var.published;
  const { page } = settings.payment;
  const sent = await readBody(c, onlinePaymentFormSchema(paymentRules(settings)));
  if (!sent.ok) return sent.reply;
  const isRetry = await isPaymentBegun(c, ports, sent.value);
  const limit = { what: 'payments', rate: page.perAddress };
  const tooMany = isRetry ? null : await takeFromAddress(c, ports, limit);
  if (tooMany !== null) return tooMany;
  // Bots test stolen cards here: no payment starts when the honeypot field is filled in.
  if (isTrapped(sent.value)) return unavailable(page.texts.unavailable);
  try {
    const { payment, token } = await beginPayment(c, ports, sent.value);
    const path = paymentDonePath(token);
    if (wantsPage(c.req.raw)) return c.redirect(`${path}&go=1`, 303);
    const redirectUrl = payUrlOf(payment, ports.now()) ?? ownUrl(c, path);
    return c.json({ payment: paymentReply(payment), path, redirectUrl }, 201);
  } catch (error) {
    ports.reportError(error);
    return unavailable(page.texts.unavailable);
  }
}

function ownUrl(c: Context<AppEnv>, path: string): string {
  return new URL(path, c.req.url).href;
}

function unavailable(detail: string): Response {
  return problemReply({ status: 503, title: 'Not available', detail }, { 'Retry-After': '60' });
}
