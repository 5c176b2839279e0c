import type { Settings } from '#src/tenant/settings/subjects.ts';
import type { Row } from '../../ports/database.ts';
import { readLead, type StoredLead } from '../store/stored-lead.ts';
import {
  claimFrom,
  type DeliveryClaim,
  dueLanes,
  failedStatement,
  type Lane,
  postponeStatement,
  sentStatement,
} from './claim.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import { type DeliveryPorts, timesOf } from './delivery-ports.ts';
import { afterFailure } from './retry.ts';
import { deliverLead, settingsOf } from './send-lead.ts';

/** Concurrent deliveries to one destination. */
const ABREAST = 8;

interface DeliveryLimits {
  /** No new delivery starts after this time; milliseconds since 1970. */
  readonly untilMs?: number;
  /** Aborts running deliveries. */
  readonly signal?: AbortSignal;
}

export interface DeliveryCount {
  readonly sent: number;
  readonly failed: number;
}

/**
 * Sends every due lead, each destination independently. Returns how many were sent, and how many
 * failed and will be retried or are dead letters. Hosts run it on a schedule; any number of
 * processes may run at once.
 */
export async function deliverDue(ports: DeliveryPorts, limits: DeliveryLimits = {}): Promise<DeliveryCount> {
  const lanes = await dueLanes(ports.database, ports.now());
  const nothing = { sent: 0, failed: 0 };
  const counts = await Promise.all(
    lanes.map((lane) =>
      deliverLane(ports, lane, limits).catch((error: unknown) => {
        ports.reportError(error);
        return nothing;
      }),
    ),
  );
  return counts.reduce(
    (sum, { sent, failed }) => ({ sent: sum.sent + sent, failed: sum.failed + failed }),
    nothing,
  );
}

/** Sends all due deliveries of a lane, until it is empty or the destination accepts nothing. */
export async function deliverLane(
  ports: DeliveryPorts,
  lane: Lane,
  { untilMs = Number.POSITIVE_INFINITY, signal }: DeliveryLimits,
): Promise<DeliveryCount> {
  const count = { sent: 0, failed: 0 };
  while (ports.now() < untilMs && signal?.aborted !== true) {
    const request = { nowMs: ports.now(), leaseMs: timesOf(ports).lease, max: ABREAST };
    const claims = await claimFrom(ports.database, lane, request);
    if (claims.length === 0) break;
    const batch = await batchOf(ports, lane, claims);
    const results = await Promise.all(claims.map((claim) => deliver(ports, claim, batch, signal)));
    const failures = results.filter((result) => result !== null);
    await noteSent(
      ports,
      claims.filter((_, index) => results[index] === null),
    );
    count.sent += results.length - failures.length;
    count.failed += failures.length;
    if (failures.length === ABREAST) {
      await postpone(ports, lane, failures);
      break;
    }
  }
  return count;
}

interface Batch {
  /** Rows of `leads` by id. */
  readonly leads: ReadonlyMap<unknown, Row>;
  /** Read once per batch; a failure counts for each of its leads. */
  readonly settings: () => Promise<Settings>;
}

async function batchOf(
  ports: DeliveryPorts,
  { site }: Lane,
  claims: readonly DeliveryClaim[],
): Promise<Batch> {
  const rows = await ports.database.execute({
    sql: `SELECT * FROM leads WHERE id IN (${claims.map(() => '?').join(', ')})`,
    args: claims.map(({ lead }) => lead),
  });
  let settings: Promise<Settings> | undefined;
  return {
    leads: new Map(rows.map((row) => [row['id'], row])),
    settings: () => {
      settings ??= settingsOf(ports, site);
      return settings;
    },
  };
}

/** Returns the failure, or null when the lead was sent. */
async function deliver(
  ports: DeliveryPorts,
  claim: DeliveryClaim,
  { leads, settings }: Batch,
  stop: AbortSignal | undefined,
): Promise<DeliveryFailure | null> {
  const timeout = AbortSignal.timeout(timesOf(ports).timeout);
  const signal = stop === undefined ? timeout : AbortSignal.any([stop, timeout]);
  try {
    const lead = read(leads.get(claim.lead) ?? {});
    await deliverLead(ports, { claim, lead, settings: await settings() }, signal);
  } catch (error) {
    const failure = asFailure(error, ports);
    await noteFailure(ports, claim, failure);
    return failure;
  }
  return null;
}

/** One statement per batch: one per lead would cost as much as storing the leads. */
async function noteSent({ database, now }: DeliveryPorts, claims: readonly DeliveryClaim[]): Promise<void> {
  if (claims.length > 0) await database.execute(sentStatement(claims, now()));
}

/** Drops the parse error, because its message would contain names and phone numbers. */
function read(row: Row): StoredLead {
  try {
    return readLead(row);
  } catch {
    throw new DeliveryFailure('It cannot be read from the database.', { kind: 'refused' });
  }
}

/**
 * An unexpected error, for instance while rendering a lead, is reported and must not stop the other
 * deliveries.
 */
function asFailure(error: unknown, { reportError }: DeliveryPorts): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  reportError(error);
  return new DeliveryFailure('An internal error occurred; see the log of the server.');
}

async function noteFailure(
  ports: DeliveryPorts,
  claim: DeliveryClaim,
  failure: DeliveryFailure,
): Promise<void> {
  const chance = Number(ports.chance.digits(4)) / 10_000;
  const firstWaitMs = timesOf(ports).firstWait;
  const { tries, waitMs } = afterFailure({ failure, triesBefore: claim.tries, chance, firstWaitMs });
  const dueMs = waitMs === null ? null : ports.now() + waitMs;
  const noted = { error: failure.message, tries, dueMs };
  await ports.database.execute(failedStatement(claim, noted));
  if (dueMs !== null) return;
  const { site, destination } = claim;
  const what = `A lead of ${site} does not reach "${destination}": ${failure.message}`;
  ports.reportError(new Error(`${what} See: npm run leads -- list --state dead`));
}

/**
 * When a whole batch failed, the next would fail too: the lane waits as long as the receiver asked,
 * at most an hour.
 */
async function postpone(ports: DeliveryPorts, lane: Lane, failures: readonly DeliveryFailure[]) {
  const nowMs = ports.now();
  const asked = Math.max(...failures.map(({ waitMs }) => waitMs));
  const waitMs = Math.max(timesOf(ports).firstWait, Math.min(asked, 3_600_000));
  await ports.database.execute(postponeStatement(lane, nowMs, nowMs + waitMs));
}
