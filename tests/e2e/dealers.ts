import { publishedStock } from '#src/search/filter-vehicles.ts';
import { readSnapshot } from '#src/stock/snapshot.build.ts';
import { loadTenant, type Tenant } from '#src/tenant/load/load-tenant.build.ts';
import { formatProblem } from '#src/tenant/problem.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { testTenantsDir } from '../setup/sites.ts';
import { visitTime } from './visitor.ts';

/** The demo dealers. Their settings and stock change, so tests read what they expect from them. */
export const dealers = ['harbourline', 'pitstop', 'wattle-range', 'meridian'] as const;
export type Dealer = (typeof dealers)[number];

/** Dealers whose templates share no section, for tests that do not depend on a dealer's colours, words or stock. */
export const unlikeDealers = ['harbourline', 'meridian'] as const satisfies readonly Dealer[];

/** The folder in which the build of the test command stores the stock that it has read. */
const dataDir = process.env['DATA_DIR'] ?? '.data/test';
const stocks = new Map<Dealer, Promise<Vehicle[]>>();
const settings = new Map<Dealer, Tenant['settings']>();

export function settingsOf(dealer: Dealer): Tenant['settings'] {
  const known = settings.get(dealer) ?? readSettings(dealer);
  settings.set(dealer, known);
  return known;
}

/**
 * Checking the settings takes as long as loading a page, so each test process does it once for each dealer.
 */
function readSettings(dealer: Dealer): Tenant['settings'] {
  const loaded = loadTenant(testTenantsDir, dealer);
  if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
  return loaded.tenant.settings;
}

/** The published vehicles of the dealer, in no particular order. */
export function stockOf(dealer: Dealer): Promise<Vehicle[]> {
  const stock = stocks.get(dealer) ?? readStock(dealer);
  stocks.set(dealer, stock);
  return stock;
}

async function readStock(dealer: Dealer): Promise<Vehicle[]> {
  const snapshot = await readSnapshot(dataDir, dealer);
  const { search, site } = settingsOf(dealer);
  return publishedStock(snapshot?.vehicles ?? [], { ...search, timeZone: site.timeZone }, visitTime);
}

/**
 * A vehicle with the wanted properties; throws if the dealer has none, as the test would then check nothing.
 */
export async function vehicleWith(
  dealer: Dealer,
  what: string,
  isWanted: (vehicle: Vehicle) => boolean,
): Promise<Vehicle> {
  const vehicle = (await stockOf(dealer)).find(isWanted);
  if (vehicle === undefined) throw new Error(`${dealer} has no vehicle ${what}.`);
  return vehicle;
}
