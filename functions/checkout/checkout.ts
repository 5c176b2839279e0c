import { type Context, Hono } from 'hono';
import { reservationSchema } from '#src/checkout/reservation.schema.ts';
import { carNamesSchema } from '#src/leads/trade-in/trade-in.schema.ts';
import { checkoutPath } from '#src/vehicle/vehicle-urls.ts';
import { gatedAction } from '../account/sign-in/gate.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readBody } from '../http/read-body.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { carOf } from '../leads/car-of.ts';
import { addErrorField } from '../leads/form/add-error-field.ts';
import { type OwnPorts, ownReservationRoutes } from './own-reservation.ts';
import { refusedReservations } from './refused-reservation.ts';
import { ownReservation, reservationReply } from './reservation-reply.ts';
import { type ReservePorts, reserve } from './reserve.ts';

/**
 * "Reserve deposit default $200 …, holds the car 48 hours, 100% refundable" (stock and vehicle §9).
 * Without a deposit the car is held at once; with one it is held while the shopper pays.
 */
export function checkoutRoutes(ports: OwnPorts) {
  return new Hono<AppEnv>()
    .use('/api/reservations', refusedReservations(ports))
    .use('/api/reservations/*', addErrorField, publishedSiteOf(ports))
    .post('/api/reservations', gatedAction(ports, 'checkout', pageOfForm), (c) => take(c, ports))
    .route('/', ownReservationRoutes(ports));
}

/** The page where the posted vehicle can be reserved. */
async function pageOfForm(c: Context<AppEnv>): Promise<string> {
  const { published } = c.var;
  const sent = await readBody(c, carNamesSchema);
  const vehicle = sent.ok ? await carOf(published, sent.value) : null;
  return vehicle === null ? '/' : checkoutPath(vehicle, published.settings.checkout.page.route);
}

async function take(c: Context<AppEnv>, ports: ReservePorts): Promise<Response> {
  const { published } = c.var;
  const sent = await readBody(c, reservationSchema(published.settings.leads));
  if (!sent.ok) return sent.reply;
  const reserved = await reserve(c, ports, await carOf(published, sent.value), sent.value);
  if (!reserved.ok) return reserved.reply;
  const { leadId, receiptPath, isNew } = reserved.lead;
  const token = receiptPath.replace(/^.*\//, '');
  const own = await ownReservation(ports.database, published.slug, token);
  if (own === null) throw new Error('A lead that reserved a car has no reservation.');
  const reservation = reservationReply(published, own, ports.now());
  // A form posted without JavaScript must not redirect to another host; the reservation page links
  // to the payment provider.
  if (wantsPage(c.req.raw)) return c.redirect(reservation.path, 303);
  const redirectUrl = reservation.pay ?? reservation.path;
  return c.json({ lead_id: leadId, receipt: receiptPath, redirectUrl, reservation }, isNew ? 201 : 200);
}
