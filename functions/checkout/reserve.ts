import type { Context } from 'hono';
import type * as v from 'valibot';
import type { reservationSchema } from '#src/checkout/reservation.schema.ts';
import { routeLead, unnamed } from '#src/leads/routing/lead-routing.ts';
import { fill } from '#src/values/fill.ts';
import { formatMoney } from '#src/values/money.ts';
import { canReserve } from '#src/vehicle/actions/actions.ts';
import { reserveDeposit } from '#src/vehicle/actions/reserve-label.ts';
import { cardOf } from '#src/vehicle/branch-features.ts';
import { currentPrice } from '#src/vehicle/price/price.ts';
import { isAvailable } from '#src/vehicle/status/availability.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problemReply } from '../http/replies/problem.ts';
import { leadFieldsOf } from '../leads/form/lead-fields-of.ts';
import { leadContext } from '../leads/lead-context.ts';
import { storeWithinLimits } from '../leads/lead-limit-reply.ts';
import { type NewLead, personDigest } from '../leads/store/new-lead.ts';
import type { StoredNow } from '../leads/store/store-lead.ts';
import type { Statement } from '../ports/database.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { vehicleAsOf } from '../vehicle/status/live-status.ts';
import { readReportedStatus } from '../vehicle/status/read-live-status.ts';
import { insertDeposit, timesToPay } from './deposit/deposits.ts';
import type { SettleDepositPorts } from './deposit/settle-deposit.ts';
import { readHold } from './holds.ts';
import { mailStatements } from './reservation-mails.ts';
import { countHolds, reserveStatements } from './reservations.ts';

type Sent = v.InferOutput<ReturnType<typeof reservationSchema>>;
export type ReservePorts = SettleDepositPorts & Pick<Ports, 'secret'>;

type Reserved =
  | { readonly ok: true; readonly lead: StoredNow }
  | { readonly ok: false; readonly reply: Response };

type Reason = 'reserved' | 'own' | 'unavailable' | 'gone' | 'dearer' | 'tooMany';

const HOUR_MS = 3_600_000;

/**
 * Stores the lead and the reservation in one transaction; of two concurrent requests only one gets
 * the car.
 */
export async function reserve(
  c: Context<AppEnv>,
  ports: ReservePorts,
  vehicle: Vehicle | null,
  sent: Sent,
): Promise<Reserved> {
  const { published } = c.var;
  if (vehicle === null) return refused(published, 'gone');
  const now = await vehicleNow(ports, published, vehicle);
  if (!isAvailable(now)) return refused(published, 'gone');
  if (!canReserve(now, cardOf(vehicle, published.settings))) return refused(published, 'unavailable');
  const price = currentPrice(now);
  if (price !== null && sent.price_seen !== null && price > sent.price_seen)
    return refused(published, 'dearer', { price: formatMoney(price, published.settings.site.currency) });
  const lead = leadOf(c, ports, now, sent);
  try {
    const stored = await storeWithinLimits(c, ports, lead);
    if (stored instanceof Response) return { ok: false, reply: stored };
    // A lead held as spam reserves nothing. A person caught by mistake is told to call, and the
    // dealer has the lead.
    return lead.isHeld ? refused(published, 'unavailable') : { ok: true, lead: stored };
  } catch (error) {
    const reason = await reasonOf(ports, published, vehicle, lead);
    if (reason === null) throw error;
    return refused(published, reason);
  }
}

/** The car as the dealer offers it now, apart from holds on this site. */
async function vehicleNow(
  ports: SettleDepositPorts,
  published: PublishedSite,
  vehicle: Vehicle,
): Promise<Vehicle> {
  const { fields } = await readReportedStatus(ports, published, vehicle);
  return vehicleAsOf(vehicle, fields);
}

function leadOf(c: Context<AppEnv>, ports: SettleDepositPorts, vehicle: Vehicle, sent: Sent): NewLead {
  const { leads, locations, checkout, payment, vehicle: cars } = c.var.published.settings;
  const { holdHours } = cars.reserve;
  const { name, last_name, email, postcode, message } = sent;
  // The phone of a signed-in shopper is verified, so it replaces what the form says.
  const phone = c.var.session?.phone ?? sent.phone;
  const typed = leadFieldsOf({ name, last_name, email, phone, postcode, message });
  const amount = reserveDeposit(vehicle, cars.reserve);
  const nowMs = ports.now();
  const context = leadContext(c, sent, { terms: leads.terms.required ? leads.terms.text : null, nowMs });
  const holder = personDigest(c.var.published.slug, typed);
  const hold = { ports, published: c.var.published, vehicle, amount, holder, nowMs };
  return {
    ...context,
    category: checkout.lead.category,
    subcategory: payment.stripe === null ? null : checkout.lead.paying,
    fields: { ...typed, reserve_amount: amount, reserve_hours: holdHours },
    ...{ vehicle, routing: routeLead({ ...unnamed, vehicle, work: 'sales' }, locations) },
    with: (lead) => (context.isHeld ? [] : holdStatements(hold, lead)),
  };
}

interface Wanted {
  readonly ports: SettleDepositPorts;
  readonly published: PublishedSite;
  readonly vehicle: Vehicle;
  readonly amount: number;
  readonly holder: string;
  readonly nowMs: number;
}

/** Without a deposit the car is held for the full time at once, with one for the time to pay. */
function holdStatements({ ports, published, vehicle, ...wanted }: Wanted, lead: string): Statement[] {
  const { checkout, payment, vehicle: cars } = published.settings;
  const { nowMs, amount } = wanted;
  const { payUntilMs, heldUntilMs: whilePayingMs } = timesToPay(checkout.payMinutes, nowMs);
  const isPaid = payment.stripe !== null;
  const heldUntilMs = isPaid ? whilePayingMs : nowMs + cars.reserve.holdHours * HOUR_MS;
  const reservation = ports.chance.id();
  const { slug: site } = published;
  const amountCents = Math.round(amount * 100);
  return [
    ...reserveStatements({
      ...{ id: reservation, site, car: vehicle.id, slug: vehicle.slug, lead, heldUntilMs, ...wanted },
      ...{ payment: isPaid ? 'card' : 'none', maxHolds: checkout.maxHolds },
    }),
    ...(isPaid
      ? [insertDeposit({ reservation, site, amountCents, payUntilMs, dueMs: heldUntilMs })]
      : mailStatements(ports, published, { reservation, kind: 'held' })),
  ];
}

/**
 * Why the car could not be reserved; null when the failure has another cause than those shown to
 * shoppers.
 */
async function reasonOf(
  { database, now }: SettleDepositPorts,
  { slug: site, settings }: PublishedSite,
  vehicle: Vehicle,
  lead: NewLead,
): Promise<Reason | null> {
  const holder = personDigest(site, lead.fields);
  const hold = await readHold(database, { site, car: vehicle.id }, now());
  if (hold !== null) return hold.holder === holder ? 'own' : 'reserved';
  const held = await countHolds(database, { site, holder }, now());
  return held >= settings.checkout.maxHolds ? 'tooMany' : null;
}

function refused({ settings }: PublishedSite, reason: Reason, words: Record<string, string> = {}): Reserved {
  const { one: car, many: cars } = settings.site.vehicleWord;
  const detail = fill(settings.checkout.texts[reason], { car, cars, ...words });
  return { ok: false, reply: problemReply({ status: 409, title: 'Not reserved', detail }) };
}
