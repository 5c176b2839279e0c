import type { Snapshot } from '../snapshot.schema.ts';

/** What is shown instead of an unusable feed, and what to do if there is no stock. */
export function fallbackStockText(tenant: string, lastGood: Snapshot | null): string {
  return lastGood === null
    ? `${tenant} has no stock yet: its site can be built once a good feed has come. Correct the feed, or build from another file: npm run build -- --tenant ${tenant} --feed FILE`
    : `The last good stock of ${tenant} stays in place.`;
}
