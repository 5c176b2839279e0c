import { publishedStock } from '#src/search/filter-vehicles.ts';
import { readSnapshot } from '#src/stock/snapshot.build.ts';
import { loadTenant, type Tenant } from '#src/tenant/load/load-tenant.build.ts';
import { formatProblem } from '#src/tenant/problem.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { testTenantsDir } from '../setup/sites.ts';
import { visitTime } from './visitor.ts';

/** The demo dealers; what a test expects of one is read from its settings and stock, which change. */
export const dealers = ['harbourline', 'pitstop', 'wattle-range', 'meridian'] as const;
export type Dealer = (typeof dealers)[number];

/** One of each template: for what a dealer's colours, words and stock do not change. */
export const oneOfEachTemplate = ['harbourline', 'meridian'] as const satisfies readonly Dealer[];

/** Where the test command's build leaves the stock that it has read. */
const dataDir = process.env['DATA_DIR'] ?? '.data/test';
const stocks = new Map<Dealer, Promise<Vehicle[]>>();
const settings = new Map<Dealer, Tenant['settings']>();

export function settingsOf(dealer: Dealer): Tenant['settings'] {
  const known = settings.get(dealer) ?? readSettings(dealer);
  settings.set(dealer, known);
  return known;
}

/** Checked like before a build, which takes as long as a page does to come: once for all tests of a process. */
function readSettings(dealer: Dealer): Tenant['settings'] {
  const loaded = loadTenant(testTenantsDir, dealer);
  if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
  return loaded.tenant.settings;
}

/** What the dealer has published, in no order. */
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

/** A vehicle to look at; throws when the dealer has none such, as then the test would show nothing. */
export async function vehicleWith(
  dealer: Dealer,
  what: string,
  isWanted: (vehicle: Vehicle) => boolean,
): Promise<Vehicle> {
  const vehicle = (await stockOf(dealer)).find(isWanted);
  if (vehicle === undefined) throw new Error(`${dealer} has no vehicle ${what}.`);
  return vehicle;
}
