import * as v from 'valibot';
import type { PublishedSite } from '../../ports/published-site.ts';
import { sendReservationMails } from '../reservation-mails.ts';
import { holdOf, type Reservation, reservationById } from '../reservations.ts';
import { applyDepositEvent } from './paid-deposit.ts';
import { refundDeposit } from './refund-deposit.ts';
import { type SettleDepositPorts, settleDeposit } from './settle-deposit.ts';

/** Interval between two checks of a deposit without news from the provider. */
const WAIT_MS = 5 * 60_000;
/**
 * How long after the hold the provider is asked before the deposit counts as unpaid. Later events
 * are still accepted.
 */
const TIMEOUT_MS = 60 * 60_000;
/** Deposits per round. */
const MAX = 50;

const dueSchema = v.object({ reservation: v.string(), site: v.string() });

/**
 * Background work on reservations: ends unpaid deposits, makes due refunds and sends due e-mails.
 * Hosts run it every few minutes; any number of processes may run at once.
 */
export async function processDueReservations(ports: SettleDepositPorts): Promise<void> {
  const rows = await ports.database.execute({
    sql: `SELECT reservation, site FROM reservation_payments
      WHERE state IN ('open', 'refund-due') AND due_at <= ?1 AND leased_until <= ?1 ORDER BY due_at LIMIT ${MAX}`,
    args: [ports.now()],
  });
  // In parallel, so that a slow provider does not delay the others.
  await Promise.all(
    v.parse(v.array(dueSchema), rows).map((due) =>
      keepOne(ports, due).catch(async (error: unknown) => {
        ports.reportError(error);
        await postpone(ports, due.reservation).catch(ports.reportError);
      }),
    ),
  );
  await sendReservationMails(ports);
}

async function keepOne(
  ports: SettleDepositPorts,
  { reservation: id, site }: v.InferOutput<typeof dueSchema>,
) {
  const published = await ports.publishedSite(site);
  const reservation = await reservationById(ports.database, site, id);
  if (published === null || reservation === null) return postpone(ports, id);
  if (reservation.deposit?.state === 'refund-due') return refundDeposit(ports, published, reservation);
  return lookAfter(ports, published, reservation);
}

/** Asks the provider before ending a deposit, because its event may have been lost. */
async function lookAfter(ports: SettleDepositPorts, published: PublishedSite, reservation: Reservation) {
  const { id, deposit, heldUntilMs } = reservation;
  const isLongOver = ports.now() - heldUntilMs > TIMEOUT_MS;
  try {
    const event = deposit?.session ? await ports.payments.look(published, deposit.session) : null;
    if (event !== null) return await applyDepositEvent(ports, published, event);
  } catch (error) {
    ports.reportError(error);
    if (!isLongOver) return postpone(ports, id);
  }
  const isOver = deposit?.session ? isLongOver : holdOf(reservation, ports.now()) !== 'standing';
  if (!isOver) return postpone(ports, id);
  await settleDeposit(ports, published, id, { kind: 'expired', payment: null });
}

async function postpone({ database, now }: SettleDepositPorts, reservation: string): Promise<void> {
  await database.execute({
    sql: 'UPDATE reservation_payments SET due_at = ? WHERE reservation = ?',
    args: [now() + WAIT_MS, reservation],
  });
}

const EVERY_MS = 60_000;

/** Runs at once and then every minute. Returns a function that stops it. */
export function startReservationRounds(ports: SettleDepositPorts): () => void {
  let isBusy = false;
  const keep = async () => {
    if (isBusy) return;
    isBusy = true;
    await processDueReservations(ports).catch(ports.reportError);
    isBusy = false;
  };
  const timer = setInterval(() => void keep(), EVERY_MS);
  void keep();
  return () => clearInterval(timer);
}
