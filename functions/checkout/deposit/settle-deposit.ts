import { type DepositChange, type DepositEvent, depositChangeAfter } from '#src/checkout/deposit-state.ts';
import { fill } from '#src/values/fill.ts';
import { formatMoney } from '#src/values/money.ts';
import { isAvailable } from '#src/vehicle/status/availability.ts';
import { storeLead } from '../../leads/store/store-lead.ts';
import { leadById } from '../../leads/store/stored-lead.ts';
import type { Statement } from '../../ports/database.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { vehicleAsOf } from '../../vehicle/status/live-status.ts';
import { readReportedStatus } from '../../vehicle/status/read-live-status.ts';
import type { LetterKind } from '../reservation-letter.ts';
import { mailStatements } from '../reservation-mails.ts';
import {
  holdOf,
  holdStatement,
  type Reservation,
  releaseStatement,
  reservationById,
  reservedCar,
} from '../reservations.ts';
import { changeDeposit, type Deposit } from './deposits.ts';

export type SettleDepositPorts = Pick<
  Ports,
  'publishedSite' | 'database' | 'now' | 'chance' | 'leadsArrived' | 'payments' | 'mail' | 'reportError'
>;

interface Told {
  readonly kind: DepositEvent;
  /** The provider's id of the payment; null when nothing was paid. */
  readonly payment: string | null;
}

type WithDeposit = Reservation & { readonly deposit: Deposit };

/** Retries after concurrent changes of the same deposit; each retry reads the changed row first. */
const MAX_TRIES = 6;

/**
 * Applies what has happened to the deposit of a reservation. One transaction updates the deposit
 * and the hold and stores the lead for the dealer and the e-mail to the shopper. Idempotent, in any
 * order of events. Returns the reservation afterwards; null when it does not exist or has no
 * deposit.
 */
export async function settleDeposit(
  ports: SettleDepositPorts,
  published: PublishedSite,
  id: string,
  told: Told,
): Promise<WithDeposit | null> {
  for (let tries = 1; ; tries += 1) {
    const before = await read(ports, published, id);
    if (before === null) return null;
    const isLost = told.kind === 'paid' && (await isGone(ports, published, before));
    const hold = isLost ? 'ended' : holdOf(before, ports.now());
    const change = depositChangeAfter({ hold, deposit: before.deposit.state }, told.kind);
    if (change === null) return before;
    try {
      await write(ports, published, before, { ...change, ...told });
      return await read(ports, published, id);
    } catch (error) {
      const after = await read(ports, published, id);
      const isOthers = after?.deposit.version !== before.deposit.version;
      const isTaken = after?.releasedAtMs !== before.releasedAtMs;
      if ((!isOthers && !isTaken) || tries === MAX_TRIES) throw error;
    }
  }
}

async function read({ database }: SettleDepositPorts, { slug }: PublishedSite, id: string) {
  const reservation = await reservationById(database, slug, id);
  return reservation === null || reservation.deposit === null
    ? null
    : { ...reservation, deposit: reservation.deposit };
}

/** The dealer has sold the car meanwhile, so a deposit cannot hold it. */
export async function isGone(
  ports: SettleDepositPorts,
  published: PublishedSite,
  reservation: Reservation,
): Promise<boolean> {
  const vehicle = await reservedCar(published, reservation);
  if (vehicle === null) return true;
  const { fields } = await readReportedStatus(ports, published, vehicle);
  return !isAvailable(vehicleAsOf(vehicle, fields));
}

async function write(
  ports: SettleDepositPorts,
  published: PublishedSite,
  before: WithDeposit,
  change: DepositChange & Told,
): Promise<void> {
  const nowMs = ports.now();
  const { id: reservation, deposit } = before;
  const mail = letterOf(change);
  const statements: readonly Statement[] = [
    changeDeposit({ ...change, reservation, version: deposit.version, nowMs }),
    ...holdChange(before, published, change, nowMs),
    ...(mail === null ? [] : mailStatements(ports, published, { reservation, kind: mail })),
  ];
  const news = newsOf(change);
  if (news === null) await ports.database.transact(statements);
  else await tellDealer(ports, published, before, { news, statements });
}

function holdChange(
  before: Reservation,
  { settings }: PublishedSite,
  { hold }: DepositChange,
  nowMs: number,
): Statement[] {
  if (hold === 'keep') return [];
  if (hold === 'end') return [releaseStatement(before, nowMs)];
  return [holdStatement(before, nowMs + settings.vehicle.reserve.holdHours * 3_600_000)];
}

type News = 'paid' | 'tooLate' | 'released';

/** What the dealer is told. An unpaid deposit is not reported. */
function newsOf({ kind, deposit, reason }: DepositChange & Told): News | null {
  if (kind === 'released') return 'released';
  if (deposit === 'paid') return 'paid';
  return reason === 'too-late' ? 'tooLate' : null;
}

function letterOf(change: DepositChange & Told): LetterKind | null {
  const news = newsOf(change);
  return news === 'released' && change.deposit === 'refund-due' ? 'refunded' : news;
}

interface Telling {
  readonly news: News;
  /** Stored in the transaction of the lead. */
  readonly statements: readonly Statement[];
}

async function tellDealer(
  ports: SettleDepositPorts,
  published: PublishedSite,
  reservation: Reservation,
  { news, statements }: Telling,
): Promise<void> {
  const { id, lead: leadId, slug, amount } = reservation;
  const { settings } = published;
  const { texts, lead: names } = settings.checkout;
  const lead = await leadById(ports.database, leadId);
  const words = { name: lead.vehicle?.name ?? slug, amount: formatMoney(amount, settings.site.currency) };
  const notes = { paid: texts.paidNote, tooLate: texts.tooLateNote, released: texts.releasedNote };
  await storeLead(ports, published, {
    ...{ category: lead.category, subcategory: names[news] },
    fields: { ...lead.fields, message: fill(notes[news], words) },
    ...{
      vehicle: await reservedCar(published, reservation),
      routing: lead.routing,
      attributes: lead.attributes,
    },
    consent: { ...lead.consent, optIn: lead.consent.optIn && lead.withdrawnAtMs === null },
    idempotencyKey: `${news} of reservation ${id}`,
    with: () => statements,
  });
}
