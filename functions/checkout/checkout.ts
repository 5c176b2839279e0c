import { type Context, Hono } from 'hono';
import { reservationSchema } from '#src/checkout/reservation.schema.ts';
import { fill } from '#src/values/fill.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import { dealerPageHeaders } from '../http/dealer-page.ts';
import { problemReply } from '../http/problem.ts';
import { publishedSiteOf } from '../http/published-site-of.ts';
import { readBody } from '../http/read-body.ts';
import { carOf } from '../leads/car-of.ts';
import { errorBesideDetail } from '../leads/error-beside-detail.ts';
import { leadLimitReply } from '../leads/lead-limit-reply.ts';
import { storeLead } from '../leads/store-lead.ts';
import { reservationPage } from './reservation-page.ts';
import { type OwnReservation, ownReservation, reservationReply, statusOf } from './reservation-reply.ts';
import { releaseStatement } from './reservations.ts';
import { type CheckoutPorts, reserve } from './reserve.ts';

/**
 * "Reserve deposit default $200, holds the car 48 hours, 100% refundable" (stock and vehicle §9): a car is
 * held for one shopper without a card, and the shopper's own view of that, by the lead's receipt token.
 */
export function checkoutRoutes(ports: CheckoutPorts) {
  return new Hono<AppEnv>()
    .use('/api/reservations/*', errorBesideDetail, publishedSiteOf(ports))
    .post('/api/reservations', (c) => take(c, ports))
    .get('/api/reservations/:token', async (c) => {
      const { published } = c.var;
      const own = await ownReservation(ports.database, published.slug, c.req.param('token'));
      return own === null ? unknown(c) : shown(c, ports, own);
    })
    .post('/api/reservations/:token/release', (c) => release(c, ports, c.req.param('token')));
}

async function take(c: Context<AppEnv>, ports: CheckoutPorts): Promise<Response> {
  const { published } = c.var;
  const sent = await readBody(c, reservationSchema(published.settings.leads));
  if (!sent.ok) return sent.reply;
  const { phone, email } = sent.value;
  const tooMany = await leadLimitReply(c, ports, { phone, email });
  if (tooMany !== null) return tooMany;
  const reserved = await reserve(c, ports, await carOf(published, sent.value), sent.value);
  if (!reserved.ok) return reserved.reply;
  const { leadId, receiptPath, isNew } = reserved.lead;
  const token = receiptPath.replace(/^.*\//, '');
  const own = await ownReservation(ports.database, published.slug, token);
  if (own === null) throw new Error('A lead that reserved a car has no reservation.');
  const reservation = reservationReply(published, own, ports.now());
  if (wantsPage(c.req.raw)) return c.redirect(reservation.path, 303);
  return c.json({ lead_id: leadId, receipt: receiptPath, reservation }, isNew ? 201 : 200);
}

async function release(c: Context<AppEnv>, ports: CheckoutPorts, token: string): Promise<Response> {
  const { published } = c.var;
  const before = await ownReservation(ports.database, published.slug, token);
  if (before === null) return unknown(c);
  if (statusOf(before.reservation, ports.now()) !== 'held') return released(c, ports, before);
  const tooMany = await leadLimitReply(c, ports, before.lead.fields);
  if (tooMany !== null) return tooMany;
  const failure: unknown = await giveUp(c, ports, before).then(
    () => null,
    (reason: unknown) => reason ?? new Error('The reservation was not released.'),
  );
  const after = (await ownReservation(ports.database, published.slug, token)) ?? before;
  if (statusOf(after.reservation, ports.now()) === 'held') throw failure;
  return released(c, ports, after);
}

/** Frees the car and tells the dealer, in one transaction. */
async function giveUp(c: Context<AppEnv>, ports: CheckoutPorts, own: OwnReservation): Promise<void> {
  const { published } = c.var;
  const { lead, reservation, token } = own;
  const { texts, lead: names } = published.settings.checkout;
  const vehicle = await carOf(published, { car_slug: reservation.slug });
  const message = fill(texts.releasedNote, { name: lead.vehicle?.name ?? reservation.slug });
  await storeLead(ports, published, {
    ...{ category: lead.category, subcategory: names.released },
    fields: { ...lead.fields, message },
    ...{ vehicle, branch: lead.branch, attributes: lead.attributes },
    consent: { ...lead.consent, optIn: lead.consent.optIn && lead.withdrawnAtMs === null },
    idempotencyKey: `release of ${token}`,
    with: () => [releaseStatement(reservation, ports.now())],
  });
}

function released(c: Context<AppEnv>, ports: CheckoutPorts, own: OwnReservation): Response {
  const reply = reservationReply(c.var.published, own, ports.now());
  return wantsPage(c.req.raw) ? c.redirect(reply.path, 303) : c.json(reply);
}

async function shown(c: Context<AppEnv>, ports: CheckoutPorts, own: OwnReservation): Promise<Response> {
  const reply = reservationReply(c.var.published, own, ports.now());
  if (!wantsPage(c.req.raw)) return c.json(reply);
  return c.html(await reservationPage(c.var.published.settings, reply), 200, dealerPageHeaders);
}

function unknown(c: Context<AppEnv>): Response {
  const detail = c.var.published.settings.checkout.texts.unknown;
  return problemReply({ status: 404, title: 'Not found', detail });
}
