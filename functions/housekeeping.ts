import { accountHousekeeping } from './account/housekeeping.ts';
import { mergeAccounts } from './account/merge-accounts.ts';
import { analyticsHousekeeping } from './analytics/count-event.ts';
import { deliveryHousekeeping } from './leads/delivery/claim.ts';
import { leadsHousekeeping } from './leads/store/draft-lead.ts';
import { tradeInHousekeeping } from './leads/trade-in/trade-ins.ts';
import { paymentHousekeeping } from './payment/online-payments.ts';
import type { Ports } from './ports/ports.ts';

type HousePorts = Pick<Ports, 'database' | 'listSites' | 'now' | 'reportError'>;

const EVERY_MS = 3_600_000;

/**
 * Deletes expired data (codes, sessions, rate limits, unfinished forms, old counts), corrects delivery times
 * of leads that a wrong clock put too far ahead, and merges accounts of a dealer's sites. Hosts run it on a schedule.
 */
export async function runHousekeeping(ports: HousePorts): Promise<void> {
  const { database, now } = ports;
  const nowMs = now();
  await mergeAccounts(ports);
  await database.transact([
    ...accountHousekeeping(nowMs),
    ...leadsHousekeeping(nowMs),
    ...deliveryHousekeeping(nowMs),
    ...tradeInHousekeeping(nowMs),
    ...paymentHousekeeping(nowMs),
    ...analyticsHousekeeping(nowMs),
  ]);
}

/** Runs at once and then every hour. Returns a function that stops it. */
export function startHousekeeping(ports: HousePorts): () => void {
  const keep = () => void runHousekeeping(ports).catch(ports.reportError);
  const timer = setInterval(keep, EVERY_MS);
  keep();
  return () => clearInterval(timer);
}
