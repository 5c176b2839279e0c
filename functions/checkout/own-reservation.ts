import { type Context, Hono } from 'hono';
import { appointmentText } from '#src/leads/test-drive/appointment/appointment-text.ts';
import { calendarFile } from '#src/leads/test-drive/appointment/calendar-file.ts';
import { fill } from '#src/values/fill.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import { notFoundProblem, problemReply } from '../http/replies/problem.ts';
import { leadLimitReply } from '../leads/lead-limit-reply.ts';
import { leadRecipient } from '../leads/receipt/lead-recipient.ts';
import { storeLead } from '../leads/store/store-lead.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { beginDeposit } from './deposit/begin-deposit.ts';
import type { Deposit } from './deposit/deposits.ts';
import { applyDepositEvent } from './deposit/paid-deposit.ts';
import { refundDeposit } from './deposit/refund-deposit.ts';
import { isGone, type SettleDepositPorts, settleDeposit } from './deposit/settle-deposit.ts';
import { mailStatements } from './reservation-mails.ts';
import {
  clockOf,
  type OwnReservation,
  ownReservation,
  reservationReply,
  reservationStatus,
} from './reservation-reply.ts';
import { releaseStatement, reservedCar } from './reservations.ts';

export type OwnPorts = SettleDepositPorts & Pick<Ports, 'pages' | 'secret'>;

/** The reservation page for its shopper, opened by a receipt token of the lead. */
export function ownReservationRoutes(ports: OwnPorts) {
  const own = (c: Context<AppEnv>, token: string) =>
    ownReservation(ports.database, c.var.published.slug, token);
  return new Hono<AppEnv>()
    .get('/api/reservations/:file{[A-Za-z0-9_-]+\\.ics}', async (c) => {
      const found = await own(c, c.req.param('file').replace(/\.ics$/, ''));
      return found === null ? unknown(c) : calendarReply(c.var.published, found, ports.now());
    })
    .get('/api/reservations/:token', async (c) => {
      const found = await own(c, c.req.param('token'));
      return found === null ? unknown(c) : shown(c, ports, found);
    })
    .get('/api/reservations/:token/pay', async (c) => {
      const found = await own(c, c.req.param('token'));
      return found === null ? unknown(c) : pay(c, ports, found);
    })
    .post('/api/reservations/:token/release', async (c) => {
      const found = await own(c, c.req.param('token'));
      return found === null ? unknown(c) : release(c, ports, found);
    });
}

async function pay(c: Context<AppEnv>, ports: OwnPorts, own: OwnReservation): Promise<Response> {
  const { published } = c.var;
  const { path, status } = reservationReply(published, own, ports.now());
  if (status === 'paying' && (await isGone(ports, published, own.reservation))) return gone(c, ports, own);
  const page = new URL(path, c.req.url).href;
  try {
    const url = await beginDeposit(ports, published, own, page);
    return c.redirect(url ?? path, 303);
  } catch (error) {
    ports.reportError(error);
    const detail = published.settings.checkout.texts.payFailed;
    if (wantsPage(c.req.raw)) return reservationPage(c, ports, own, { problem: detail, status: 502 });
    return problemReply({ status: 502, title: 'Payment page not reached', detail });
  }
}

/** Nobody is led to pay for a car that the dealer has sold meanwhile. */
async function gone(c: Context<AppEnv>, ports: OwnPorts, own: OwnReservation): Promise<Response> {
  const { published } = c.var;
  const { checkout, site } = published.settings;
  const { id, deposit } = own.reservation;
  const after = await settleDeposit(ports, published, id, { kind: 'expired', payment: null });
  await endPaymentPage(ports, published, after?.deposit ?? deposit);
  const now = (await ownReservation(ports.database, published.slug, own.token)) ?? own;
  const detail = fill(checkout.texts.gone, { car: site.vehicleWord.one });
  if (wantsPage(c.req.raw)) return reservationPage(c, ports, now, { problem: detail, status: 409 });
  return problemReply({ status: 409, title: 'Not for sale', detail });
}

interface Extra {
  readonly isBack?: boolean;
  readonly problem?: string | null;
  readonly status?: number;
}

function reservationPage(
  c: Context<AppEnv>,
  { pages, now }: OwnPorts,
  own: OwnReservation,
  { isBack = false, problem = null, status = 200 }: Extra,
): Promise<Response> {
  const { published } = c.var;
  const { vehicle, routing } = own.lead;
  const reservation = reservationReply(published, own, now());
  const props = {
    reservation,
    until: appointmentText(own.reservation.heldUntilMs, clockOf(own, published.settings)),
    recipient: leadRecipient(routing.branch, published.settings, now()),
    image: vehicle?.image ?? null,
    isBack: isBack && reservation.status === 'paying',
    problem,
  };
  return pages.render(published, 'reservation', props, { status });
}

/**
 * A shopper returning from the payment page need not wait for the provider's event: the provider is
 * asked directly.
 */
async function shown(c: Context<AppEnv>, ports: OwnPorts, own: OwnReservation): Promise<Response> {
  const { published } = c.var;
  const isBack = c.req.query('paid') !== undefined;
  const now = isBack ? await afterLook(c, ports, own) : own;
  if (!wantsPage(c.req.raw)) return c.json(reservationReply(published, now, ports.now()));
  return reservationPage(c, ports, now, { isBack });
}

async function afterLook(
  c: Context<AppEnv>,
  ports: SettleDepositPorts,
  own: OwnReservation,
): Promise<OwnReservation> {
  const { published } = c.var;
  const { deposit } = own.reservation;
  if (deposit?.state !== 'open' || deposit.session === null) return own;
  try {
    const event = await ports.payments.look(published, deposit.session);
    if (event !== null) await applyDepositEvent(ports, published, event);
  } catch (error) {
    ports.reportError(error);
  }
  return (await ownReservation(ports.database, published.slug, own.token)) ?? own;
}

async function release(c: Context<AppEnv>, ports: OwnPorts, before: OwnReservation): Promise<Response> {
  const { published } = c.var;
  if (!isStanding(before, ports)) return released(c, ports, before);
  const tooMany = await leadLimitReply(c, ports, before.lead.fields);
  if (tooMany !== null) return tooMany;
  let failure: unknown = new Error('The reservation was not released.');
  try {
    await giveUp(ports, published, before);
  } catch (error) {
    failure = error;
  }
  // A failure after the release, or beside another request that released it, is none for the shopper.
  const after = (await ownReservation(ports.database, published.slug, before.token)) ?? before;
  if (isStanding(after, ports)) throw failure;
  return released(c, ports, after);
}

function isStanding({ reservation }: OwnReservation, { now }: SettleDepositPorts): boolean {
  return ['held', 'paying'].includes(reservationStatus(reservation, now()));
}

/**
 * Releases the car and tells the dealer, in one transaction; a paid deposit is refunded at once.
 */
async function giveUp(
  ports: SettleDepositPorts,
  published: PublishedSite,
  own: OwnReservation,
): Promise<void> {
  const { id, deposit } = own.reservation;
  if (deposit === null) return giveUpUnpaid(ports, published, own);
  const after = await settleDeposit(ports, published, id, { kind: 'released', payment: null });
  if (after !== null) await refundDeposit(ports, published, after);
  await endPaymentPage(ports, published, after?.deposit ?? null);
}

/** Ends the open payment page of an unpaid deposit; a payment made in that very moment is refunded. */
async function endPaymentPage(
  { payments, reportError }: SettleDepositPorts,
  published: PublishedSite,
  deposit: Deposit | null,
): Promise<void> {
  if (deposit?.session && deposit.state === 'unpaid')
    await payments.end(published, deposit.session).catch(reportError);
}

async function giveUpUnpaid(
  ports: SettleDepositPorts,
  published: PublishedSite,
  { lead, reservation }: OwnReservation,
): Promise<void> {
  const { texts, lead: names } = published.settings.checkout;
  const message = fill(texts.releasedNote, { name: lead.vehicle?.name ?? reservation.slug });
  await storeLead(ports, published, {
    ...{ category: lead.category, subcategory: names.released },
    fields: { ...lead.fields, message },
    ...{ vehicle: await reservedCar(published, reservation), routing: lead.routing },
    attributes: lead.attributes,
    consent: { ...lead.consent, optIn: lead.consent.optIn && lead.withdrawnAtMs === null },
    idempotencyKey: `release of reservation ${reservation.id}`,
    with: () => [
      releaseStatement(reservation, ports.now()),
      ...mailStatements(ports, published, { reservation: reservation.id, kind: 'released' }),
    ],
  });
}

function released(c: Context<AppEnv>, ports: SettleDepositPorts, own: OwnReservation): Response {
  const reply = reservationReply(c.var.published, own, ports.now());
  return wantsPage(c.req.raw) ? c.redirect(reply.path, 303) : c.json(reply);
}

/** The calendar entry covers the last hour of the hold, so that its reminder comes in time. */
const REMINDER_MS = 3_600_000;

function calendarReply(published: PublishedSite, own: OwnReservation, nowMs: number): Response {
  const { settings } = published;
  const { reservation, lead } = own;
  const { site, checkout } = settings;
  const { car, path, status } = reservationReply(published, own, nowMs);
  const recipient = leadRecipient(lead.routing.branch, settings, nowMs);
  const isOver = !['held', 'paying', 'expired'].includes(status);
  const file = calendarFile({
    uid: `${reservation.id}@${new URL(site.url).host}`,
    // Each change of the deposit may move the end of the hold.
    sequence: (reservation.deposit?.version ?? 0) + (isOver ? 1 : 0),
    writtenAtMs: nowMs,
    startsAtMs: reservation.heldUntilMs - REMINDER_MS,
    endsAtMs: reservation.heldUntilMs,
    title: fill(checkout.texts.calendarTitle, { name: car.name }),
    place: [recipient.name, recipient.address].filter((part) => part !== null).join(', '),
    note: fill(checkout.texts.calendarNote, { phone: recipient.phone?.label ?? site.name }),
    url: `${site.url}${path}`,
    isCancelled: isOver,
  });
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="reservation.ics"',
    },
  });
}

function unknown(c: Context<AppEnv>): Response {
  return notFoundProblem(c.var.published.settings.checkout.texts.unknown);
}
