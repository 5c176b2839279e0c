import type { Context } from 'hono';
import type { Payer } from '#src/payment/payment-form-facts.ts';
import { paymentDonePath } from '#src/payment/payment-paths.ts';
import { shownState } from '#src/payment/payment-state.ts';
import { contactOf } from '../account/contacts.ts';
import type { AppEnv } from '../http/app-env.ts';
import { notFoundProblem } from '../http/replies/problem.ts';
import { showRefused } from '../leads/form/show-refused.ts';
import type { Ports } from '../ports/ports.ts';
import { refreshedPayment } from './look-up-payment.ts';
import { paymentOfToken, payUrlOf } from './online-payments.ts';
import { paymentWords } from './payment-words.ts';

type PagePorts = Pick<Ports, 'database' | 'chance' | 'pages'>;

/** `GET /online-payment`: the form, filled in with the contact of a signed-in shopper. */
export async function paymentPage(c: Context<AppEnv>, ports: PagePorts): Promise<Response> {
  return ports.pages.render(c.var.published, 'payment', {
    idempotencyKey: ports.chance.token(),
    payer: await payerOf(c, ports),
    lastResult: null,
  });
}

/**
 * Shows the form again when it was posted without JavaScript and refused; posting it again
 * continues the same payment.
 */
export function refusedPayments(ports: PagePorts & Pick<Ports, 'reportError'>) {
  return showRefused(ports, async (c, { idempotency_key: key }, lastResult) => {
    const { published } = c.var;
    // A dealer without a payment provider has no form.
    if (published.settings.payment.stripe === null) return null;
    return ports.pages.render(published, 'payment', {
      idempotencyKey: typeof key === 'string' && key !== '' ? key : ports.chance.token(),
      payer: await payerOf(c, ports),
      lastResult,
    });
  });
}

async function payerOf(c: Context<AppEnv>, { database }: PagePorts): Promise<Payer | null> {
  const { session, published } = c.var;
  if (!session) return null;
  const { first_name, last_name, email, phone } = await contactOf(database, published, session);
  return { name: first_name ?? '', last_name: last_name ?? '', email: email ?? '', phone };
}

/**
 * `GET /online-payment/done?payment={token}`: the state of the payment; while it is open the
 * provider is asked. With `go` the page redirects to the provider, for browsers without JavaScript:
 * the CSP's `form-action` does not let a posted form redirect to another site.
 */
export async function paymentDonePage(c: Context<AppEnv>, ports: Ports): Promise<Response> {
  const { published } = c.var;
  const token = c.req.query('payment') ?? '';
  const isGoing = c.req.query('go') !== undefined;
  const payment = isGoing
    ? await paymentOfToken(ports.database, published.slug, token)
    : await refreshedPayment(ports, published, token);
  if (payment === null) return unknownPayment(c);
  const payUrl = payUrlOf(payment, ports.now());
  const hasReturned = c.req.query('returned') !== undefined;
  // After the expiry only the provider knows whether it was paid.
  const state = shownState(payment.state, hasReturned || payUrl === null);
  const page = await ports.pages.render(published, 'payment-done', {
    ...{ state, payUrl },
    words: paymentWords(payment, published.settings),
    ownPath: `${paymentDonePath(token)}&returned=1`,
    statusPath: `/api/payments/${encodeURIComponent(token)}`,
  });
  if (isGoing && state === 'open') page.headers.set('Refresh', `0;url=${payUrl}`);
  return page;
}

export function unknownPayment(c: Context<AppEnv>): Response {
  return notFoundProblem(c.var.published.settings.payment.page.texts.unknown);
}
