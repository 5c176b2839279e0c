import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openExistingDatabase } from '#functions/storage/open-existing-database.ts';
import { standingReport } from '#functions/vehicle/status/live-status.ts';
import { readReport, writeReport } from '#functions/vehicle/status/status-reports.ts';
import { readSnapshot } from '#src/stock/snapshot.build.ts';
import { dealerOfEdition } from '#src/tenant/load/language-edition.build.ts';
import { loadTenant } from '#src/tenant/load/load-tenant.build.ts';
import { folderProblem } from '#src/tenant/load/tenant-folder.build.ts';
import { formatProblem } from '#src/tenant/problem.ts';
import type { VehicleStatus } from '#src/values/vehicle/vehicle-statuses.ts';
import { pagesWithLiveStatus } from '#src/vehicle/live/pages-with-live-status.ts';
import { currentPrice, realPrice } from '#src/vehicle/price/price.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import {
  defineCommand,
  guessOf,
  type ParsedArguments,
  runCommand,
  tenantsDirOption,
  UsageError,
} from '../command-line.ts';
import { priceRulesOf, typedPriceProblem } from './typed-price.ts';

const command = defineCommand({
  name: 'stock',
  about: 'Reports a vehicle as sold, reserved or available, without waiting for the next feed.',
  forms: [
    'sold       STOCK_NUMBER [--tenant SLUG]',
    'reserved   STOCK_NUMBER [--tenant SLUG]',
    'available  STOCK_NUMBER [--tenant SLUG] [--price 24990] [--accept]',
  ],
  positionals: { STOCK_NUMBER: 'as in the feed; case and spaces are ignored' },
  options: {
    tenant: { type: 'string', value: 'SLUG', help: 'the dealer, if several have a vehicle of that number' },
    price: { type: 'string', value: 'DOLLARS', help: 'the new price, if it changes too; 0 for no price' },
    accept: { type: 'boolean', default: false, help: 'accept a price far from the present one' },
    'tenants-dir': tenantsDirOption,
  },
  notes: `Pages, cards and lists show it within a minute if they poll for live status, until newer stock is published. In the
dealer's vehicle.json live.show makes pages poll, and liveStatus.reported cards and lists. Uses the database of the
server: DATABASE_URL, otherwise database/platform.db in DATA_DIR (.data).`,
  example: 'sold AB12 --tenant city-motors',
});

const words = ['sold', 'reserved', 'available'] as const;
type Word = (typeof words)[number];

interface Report {
  readonly word: Word;
  readonly stockNumber: string;
  readonly tenant: string | undefined;
  readonly price: number | null;
  /** Whether a price far from the present one is meant. */
  readonly isAccepted: boolean;
  readonly tenantsDir: string;
}

interface Found {
  readonly site: string;
  readonly vehicle: Vehicle;
  /** When the stock was current, milliseconds since 1970. */
  readonly stockAtMs: number;
}

type Typed = ParsedArguments<typeof command.options>;
type Variables = Readonly<Record<string, string | undefined>>;

function checkedArguments({ values, positionals }: Typed): Report {
  const [name = '', stockNumber, ...rest] = positionals;
  const word = words.find((one) => one === name);
  if (word === undefined)
    throw new UsageError(`Give a status: one of ${words.join(', ')}.${guessOf(name, words)}`);
  if (stockNumber === undefined || comparable(stockNumber) === '' || rest.length > 0)
    throw new UsageError('One stock number is needed.');
  if (values.price !== undefined && !/^\d{1,8}$/.test(values.price)) {
    throw new UsageError(`--price ${values.price} is not a price. Allowed: whole dollars, as in 24990.`);
  }
  return {
    word,
    stockNumber,
    tenant:
      values.tenant && (dealerOfEdition(resolve(values['tenants-dir']), values.tenant) ?? values.tenant),
    price: values.price === undefined ? null : Number(values.price),
    isAccepted: values.accept,
    tenantsDir: values['tenants-dir'],
  };
}

/** Compares stock numbers without case and spaces. */
const comparable = (stockNumber: string) => stockNumber.replace(/\s/g, '').toLowerCase();

async function find(dataDir: string, { stockNumber, tenant, tenantsDir }: Report): Promise<Found> {
  const slugs = tenant === undefined ? await tenantsWithStock(dataDir) : [tenant];
  const wanted = comparable(stockNumber);
  const found: Found[] = [];
  for (const site of slugs) {
    const snapshot = await readSnapshot(dataDir, site);
    if (snapshot === null) {
      if (tenant === undefined) continue;
      const problem = folderProblem(resolve(tenantsDir), site);
      if (problem !== undefined) throw new Error(formatProblem(problem));
      throw new Error(`${site} has no stock yet. Run: npm run import -- --tenant ${site}`);
    }
    const stockAtMs = Date.parse(snapshot.importedAt);
    const vehicles = snapshot.vehicles.filter((one) => comparable(one.stockNumber ?? '') === wanted);
    found.push(...vehicles.map((vehicle) => ({ site, vehicle, stockAtMs })));
  }
  const [only, ...others] = found;
  if (only === undefined) {
    throw new Error(
      `${tenant ?? 'No dealer'} has ${tenant ? 'no' : 'a'} vehicle with stock number ${stockNumber}.`,
    );
  }
  if (others.length > 0) {
    const whose = found.map(({ site, vehicle }) => `${nameOf(vehicle)} of ${site}`).join(', ');
    throw new Error(`Several vehicles have stock number ${stockNumber}: ${whose}. Add --tenant.`);
  }
  return only;
}

async function tenantsWithStock(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'stock');
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) throw new Error(`There is no stock in ${folder}. Run: npm run build`);
  return names.toSorted();
}

function nameOf({ year, make, model }: Vehicle): string {
  return [year, make, model].filter(Boolean).join(' ');
}

/** An incoming vehicle stays incoming when its reservation ends. */
function statusOf(word: Word, { status }: Vehicle): VehicleStatus {
  if (word === 'sold') return 'sold';
  return status === 'coming_soon' ? 'coming_soon' : 'in_stock';
}

/** Throws if the price that was typed is none, or far from the one that shoppers read. */
function checkPrice({ price, isAccepted, tenantsDir }: Report, site: string, shown: number | null): void {
  const rules = price === null ? null : priceRulesOf(tenantsDir, site);
  if (price === null || rules === null) return;
  const problem = typedPriceProblem({ typed: price, shown, isAccepted }, rules);
  if (problem !== null) throw new Error(problem);
}

/** The address at which shoppers read it, by the present settings, which may not be built yet. */
function whoSays(tenantsDir: string, site: string): string {
  const loaded = loadTenant(resolve(tenantsDir), site);
  if (!loaded.ok) return 'Pages that ask say so within a minute.';
  const { page, cards } = pagesWithLiveStatus(loaded.tenant.settings.vehicle);
  if (page && cards) return 'Its page, cards and lists say so within a minute.';
  if (page)
    return `Its page shows this within a minute, cards and lists with the next feed: ${CARDS_DO_NOT_ASK}`;
  if (cards)
    return `Cards and lists show this within a minute, its page with the next feed: ${PAGE_DOES_NOT_ASK}`;
  return `Nothing shows this before the next feed: ${PAGE_DOES_NOT_ASK} ${CARDS_DO_NOT_ASK}`;
}

const PAGE_DOES_NOT_ASK = 'live.show is off in vehicle.json.';
const CARDS_DO_NOT_ASK = 'liveStatus.reported is off in vehicle.json.';

async function reportStatus(typed: Typed, variables: Variables): Promise<void> {
  const report = checkedArguments(typed);
  const { site, vehicle, stockAtMs } = await find(resolve(variables['DATA_DIR'] ?? '.data'), report);
  // Before anything is written: a wrong folder of dealers would also mean other rules for prices.
  const effect = whoSays(report.tenantsDir, site);
  const database = await openExistingDatabase(variables);
  try {
    const car = { site, car: vehicle.id };
    const standing = standingReport(await readReport(database, car), stockAtMs);
    checkPrice(report, site, realPrice(standing?.price ?? null) ?? currentPrice(vehicle));
    await writeReport(database, car, {
      status: statusOf(report.word, vehicle),
      reserved: report.word === 'reserved',
      price: report.price ?? standing?.price ?? null,
      atMs: Date.now(),
    });
  } finally {
    database.close();
  }
  console.log(`${nameOf(vehicle)} (${vehicle.stockNumber}) of ${site} is ${report.word}. ${effect}`);
}

/** Runs the command with these arguments and environment variables. */
export async function runStock(args: readonly string[], variables: Variables): Promise<void> {
  await runCommand(command, (typed) => reportStatus(typed, variables), args);
}

if (import.meta.main) await runStock(process.argv.slice(2), process.env);
