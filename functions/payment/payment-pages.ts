import type { Context } from 'hono';
import { type Payer, paymentFillings, paymentFormFillings } from '#src/payment/payment-filling.ts';
import { PAYMENT_DONE_FILE, PAYMENT_FILE, paymentDonePath } from '#src/payment/payment-paths.ts';
import { shownState } from '#src/payment/payment-state.ts';
import { contactOf } from '../account/contacts.ts';
import type { AppEnv } from '../http/app-env.ts';
import { noPage } from '../http/no-page.ts';
import { problemReply } from '../http/problem.ts';
import { fillForm } from '../leads/vehicle-form/fill-form.ts';
import type { Ports } from '../ports/ports.ts';
import { lookedUp } from './look-up-payment.ts';
import { paymentOfToken, payUrlOf } from './online-payments.ts';
import { paymentWords } from './payment-words.ts';

type PagePorts = Pick<Ports, 'database' | 'chance'>;

/** `GET /online-payment`: the built page, for whoever has signed in with what is known of them. */
export async function paymentPage(c: Context<AppEnv>, ports: PagePorts): Promise<Response> {
  const html = await builtPage(c, PAYMENT_FILE);
  if (html === null) return noPage(c);
  return c.html(fillForm(html, paymentFormFillings(ports.chance.token(), await payerOf(c, ports))));
}

async function payerOf(c: Context<AppEnv>, { database }: PagePorts): Promise<Payer | null> {
  const { session, published } = c.var;
  if (session === null) return null;
  const { first_name, last_name, email, phone } = await contactOf(database, published.slug, session);
  return { name: first_name ?? '', last_name: last_name ?? '', email: email ?? '', phone };
}

/**
 * `GET /online-payment/done?payment={token}`: how the payment stands, also where the provider has told nothing and
 * no script asks. With `go` the browser is led on to the provider: a form may lead nowhere but to this site
 * (`form-action` of the policy), so the page does.
 */
export async function paymentDonePage(c: Context<AppEnv>, ports: Ports): Promise<Response> {
  const html = await builtPage(c, PAYMENT_DONE_FILE);
  if (html === null) return noPage(c);
  const token = c.req.query('payment') ?? '';
  const isGoing = c.req.query('go') !== undefined;
  const payment = isGoing
    ? await paymentOfToken(ports.database, c.var.published.slug, token)
    : await lookedUp(ports, c.var.published, token);
  if (payment === null) return unknownPayment(c);
  const payUrl = payUrlOf(payment, ports.now());
  const hasReturned = c.req.query('returned') !== undefined;
  // Whoever can pay no more has paid, or has not: the provider will say.
  const state = shownState(payment.state, hasReturned || payUrl === null);
  if (isGoing && state === 'open') c.header('Refresh', `0;url=${payUrl}`);
  const { settings } = c.var.published;
  const shown = {
    ...{ state, payUrl },
    words: paymentWords(payment, settings),
    ownPath: `${paymentDonePath(token)}&returned=1`,
    statusPath: `/api/payments/${encodeURIComponent(token)}`,
  };
  return c.html(fillForm(html, paymentFillings(shown, settings.payment)));
}

export function unknownPayment(c: Context<AppEnv>): Response {
  const detail = c.var.published.settings.payment.page.texts.unknown;
  return problemReply({ status: 404, title: 'Not found', detail });
}

async function builtPage(c: Context<AppEnv>, path: string): Promise<string | null> {
  const page = await c.var.published.file(path);
  return page === null ? null : new TextDecoder().decode(page);
}
