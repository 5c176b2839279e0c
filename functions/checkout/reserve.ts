import type { Context } from 'hono';
import type * as v from 'valibot';
import type { reservationSchema } from '#src/checkout/reservation.schema.ts';
import { fill } from '#src/values/fill.ts';
import { canReserve } from '#src/vehicle/actions.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problemReply } from '../http/problem.ts';
import { leadContext } from '../leads/lead-context.ts';
import { leadFieldsOf } from '../leads/lead-fields-of.ts';
import { type NewLead, personOf } from '../leads/new-lead.ts';
import { storeLead } from '../leads/store-lead.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { vehicleAsOf } from '../vehicle/live-status.ts';
import { readReportedStatus } from '../vehicle/read-live-status.ts';
import { readHold } from './holds.ts';
import { countHolds, reserveStatements } from './reservations.ts';

export type CheckoutPorts = Pick<Ports, 'publishedSite' | 'database' | 'now' | 'chance' | 'leadsArrived'>;

type Sent = v.InferOutput<ReturnType<typeof reservationSchema>>;
type Reserved =
  | { readonly ok: true; readonly lead: Awaited<ReturnType<typeof storeLead>> }
  | { readonly ok: false; readonly reply: Response };

type Reason = 'reserved' | 'unavailable' | 'tooMany';

const hourMs = 3_600_000;

/** Stores the lead and the reservation, both or none: of two at the same instant one has the car. */
export async function reserve(
  c: Context<AppEnv>,
  ports: CheckoutPorts,
  vehicle: Vehicle | null,
  sent: Sent,
): Promise<Reserved> {
  const { published } = c.var;
  if (vehicle === null || !(await isOffered(ports, published, vehicle))) {
    return refused(published, 'unavailable');
  }
  const lead = await leadOf(c, ports, vehicle, sent);
  try {
    const stored = await storeLead(ports, published, lead);
    // A program holds no car; a person who was taken for one is told to call, and the dealer has the lead.
    return lead.isHeld ? refused(published, 'unavailable') : { ok: true, lead: stored };
  } catch (error) {
    const reason = await reasonOf(ports, published, vehicle, lead);
    if (reason === null) throw error;
    return refused(published, reason);
  }
}

/** Whether the dealer lets this car be reserved, whoever holds it here. */
async function isOffered(ports: CheckoutPorts, published: PublishedSite, vehicle: Vehicle): Promise<boolean> {
  const { fields } = await readReportedStatus(ports, published, vehicle);
  return canReserve(vehicleAsOf(vehicle, fields), published.settings.vehicle.card);
}

async function leadOf(
  c: Context<AppEnv>,
  { now, chance }: CheckoutPorts,
  vehicle: Vehicle,
  sent: Sent,
): Promise<NewLead> {
  const { slug: site, settings } = c.var.published;
  const { leads, checkout } = settings;
  const { deposit, holdHours } = settings.vehicle.reserve;
  const { name, last_name, email, phone, postcode, message } = sent;
  const typed = leadFieldsOf({ name, last_name, email, phone, postcode, message });
  const amount = vehicle.reserveDeposit ?? deposit;
  const nowMs = now();
  const context = leadContext(c, sent, { terms: leads.terms.required ? leads.terms.text : null, nowMs });
  const wanted = {
    ...{ id: chance.id(), site, car: vehicle.id, slug: vehicle.slug, amount, nowMs },
    ...{ holder: personOf(site, typed), mostHolds: checkout.mostHolds },
    heldUntilMs: nowMs + holdHours * hourMs,
  };
  return {
    ...context,
    ...{ category: checkout.lead.category, subcategory: null },
    fields: { ...typed, reserve_amount: amount, reserve_hours: holdHours },
    ...{ vehicle, branch: vehicle.locationId },
    with: (lead) => (context.isHeld ? [] : reserveStatements({ ...wanted, lead })),
  };
}

/** Why a car could not be reserved; null when it is not for one of the reasons that a shopper is told. */
async function reasonOf(
  { database, now }: CheckoutPorts,
  { slug: site, settings }: PublishedSite,
  vehicle: Vehicle,
  lead: NewLead,
): Promise<Reason | null> {
  if ((await readHold(database, { site, car: vehicle.id }, now())) !== null) return 'reserved';
  const holder = personOf(site, lead.fields);
  const held = await countHolds(database, { site, holder }, now());
  return held >= settings.checkout.mostHolds ? 'tooMany' : null;
}

function refused({ settings }: PublishedSite, reason: Reason): Reserved {
  const { one: car, many: cars } = settings.site.vehicleWord;
  const detail = fill(settings.checkout.texts[reason], { car, cars });
  return { ok: false, reply: problemReply({ status: 409, title: 'Not reserved', detail }) };
}
