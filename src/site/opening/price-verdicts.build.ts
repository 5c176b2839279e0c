import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ListedCar } from '../../market/comparison/comparable-cars.ts';
import { marketCarsSchema } from '../../market/market-car.schema.ts';
import { marketCars } from '../../market/market-car.ts';
import { type PriceVerdicts, stockVerdicts, withVerdicts } from '../../market/stock-verdicts.ts';
import { visibleStock } from '../../stock/hiding/visible-stock.ts';
import type { SiteStock } from '../../stock/snapshot.schema.ts';
import { dealerOf } from '../../tenant/language-edition.ts';
import type { Tenant } from '../../tenant/load/load-tenant.build.ts';
import { listTenants } from '../../tenant/load/tenant-folder.build.ts';
import { priceVerdictSchema } from '../../vehicle/price/price-verdict.schema.ts';
import { replaceFile } from '../replace-file.build.ts';

const verdictsSchema = v.record(v.string(), priceVerdictSchema);

/** A dealer's listed cars, stored so that builds of other dealers can compare with them. */
export function marketRowsPath(dataDir: string, slug: string): string {
  return join(dataDir, 'market', 'rows', `${slug}.json`);
}

function verdictsPath(dataDir: string, slug: string): string {
  return join(dataDir, 'market', 'verdicts', `${slug}.json`);
}

interface Places {
  readonly tenantsDir: string;
  readonly dataDir: string;
  /**
   * Where builds store what other dealers have on sale; `npm run dev` only reads it, and has another
   * `dataDir`.
   */
  readonly buildDataDir?: string;
}

/**
 * Compares the prices of a dealer's stock with the present stock of all dealers, and stores the result. All
 * processes that show this stock read it (`siteStock`) until the next build.
 */
export function comparePrices<Stock extends SiteStock>(
  { tenantsDir, dataDir, buildDataDir = dataDir }: Places,
  tenant: Tenant,
  imported: Stock,
): Stock {
  const { settings } = tenant;
  const slug = dealerOf(tenant);
  const stock = visibleStock(imported, settings.vehicle.hiding);
  replaceFile(marketRowsPath(dataDir, slug), JSON.stringify(marketCars(stock.vehicles)));
  const others = listTenants(tenantsDir).filter((other) => other !== slug);
  const verdicts = stockVerdicts(
    { dealer: slug, vehicles: stock.vehicles, settings: settings.market },
    others.flatMap((other) => listedCars(buildDataDir, other)),
  );
  replaceFile(verdictsPath(dataDir, slug), JSON.stringify(Object.fromEntries(verdicts)));
  return { ...stock, vehicles: withVerdicts(stock.vehicles, verdicts) };
}

/** The stock as the site shows it: without hidden vehicles, and with compared prices. */
export function siteStock<Stock extends SiteStock>(
  dataDir: string,
  tenant: Pick<Tenant, 'slug' | 'settings'>,
  imported: Stock,
): Stock {
  const stock = visibleStock(imported, tenant.settings.vehicle.hiding);
  const read = v.safeParse(verdictsSchema, readJson(verdictsPath(dataDir, dealerOf(tenant))));
  const verdicts: PriceVerdicts = new Map(Object.entries(read.success ? read.output : {}));
  return { ...stock, vehicles: withVerdicts(stock.vehicles, verdicts) };
}

/**
 * Empty for a dealer who was never imported here or whose file is damaged: that must not stop other builds.
 */
function listedCars(dataDir: string, dealer: string): ListedCar[] {
  const rows = v.safeParse(marketCarsSchema, readJson(marketRowsPath(dataDir, dealer)));
  return rows.success ? rows.output.map((car) => ({ dealer, car })) : [];
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
