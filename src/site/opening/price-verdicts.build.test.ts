import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { noStock } from '../../stock/snapshot.schema.ts';
import { loadTenant, type Tenant } from '../../tenant/load/load-tenant.build.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { comparePrices, marketRowsPath, siteStock } from './price-verdicts.build.ts';

const loaded = loadTenant(join(import.meta.dirname, '../../../tenants'), 'harbourline');
if (!loaded.ok) throw new Error('The demo dealer does not load.');
const demo = loaded.tenant;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** An empty data folder, and the folders of the dealers `mine` and `other`. */
function twoDealers() {
  const folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
  folders.push(folder);
  const places = { tenantsDir: join(folder, 'tenants'), dataDir: join(folder, 'data') };
  for (const slug of ['mine', 'other']) mkdirSync(join(places.tenantsDir, slug), { recursive: true });
  const tenant = (slug: string): Tenant => ({ ...demo, slug });
  return { ...places, mine: tenant('mine'), other: tenant('other') };
}

const car = aVehicle({ id: '1', price: 25_000, odometerKm: 50_000, badge: 'ZR' });
const stock = { ...noStock, vehicles: [car] };
const rivals = Array.from({ length: 6 }, (_, index) =>
  aVehicle({ id: `r${index}`, price: 24_000 + index * 1000, odometerKm: 51_000 + index, badge: 'ZR' }),
);

describe('the prices of a stock', () => {
  it('are compared with the last known stock of other dealers', () => {
    const { mine, other, ...places } = twoDealers();
    expect(comparePrices(places, mine, stock).vehicles[0]?.priceVerdict).toBeUndefined();
    comparePrices(places, other, { ...noStock, vehicles: rivals });
    expect(comparePrices(places, mine, stock).vehicles[0]?.priceVerdict).toMatchObject({ below: 1500 });
  });

  it('keep their comparison for later readers of the stock', () => {
    const { mine, other, ...places } = twoDealers();
    comparePrices(places, other, { ...noStock, vehicles: rivals });
    const built = comparePrices(places, mine, stock);
    comparePrices(places, other, noStock);
    expect(siteStock(places.dataDir, mine, stock)).toEqual(built);
  });

  it('are not compared with those of a removed dealer', () => {
    const { mine, other, ...places } = twoDealers();
    comparePrices(places, other, { ...noStock, vehicles: rivals });
    rmSync(join(places.tenantsDir, 'other'), { recursive: true });
    expect(comparePrices(places, mine, stock).vehicles[0]?.priceVerdict).toBeUndefined();
  });

  it("in the preview of settings are compared with the builds' data, without changing it", () => {
    const { mine, other, tenantsDir, dataDir } = twoDealers();
    comparePrices({ tenantsDir, dataDir }, other, { ...noStock, vehicles: rivals });
    const trial = { tenantsDir, dataDir: join(dataDir, 'dev'), buildDataDir: dataDir };
    expect(comparePrices(trial, mine, stock).vehicles[0]?.priceVerdict).toMatchObject({ below: 1500 });
    expect(siteStock(dataDir, mine, stock).vehicles[0]?.priceVerdict).toBeUndefined();
  });

  it('are compared without a dealer whose file is damaged', () => {
    const { mine, other, ...places } = twoDealers();
    comparePrices(places, other, { ...noStock, vehicles: rivals });
    writeFileSync(marketRowsPath(places.dataDir, 'other'), '[{"id":');
    expect(comparePrices(places, mine, stock).vehicles).toEqual([car]);
  });

  it('hidden by a rule are neither compared nor shared with other dealers', () => {
    const { mine, ...places } = twoDealers();
    const hiding = [{ hide: 'price' as const, makes: [car.make] }];
    const hidden = { ...mine.settings, vehicle: { ...mine.settings.vehicle, hiding } };
    const own = { ...noStock, vehicles: [car, ...rivals] };
    const shown = comparePrices(places, { ...mine, settings: hidden }, own);
    expect(shown.vehicles.filter(({ price, priceVerdict }) => price !== null || priceVerdict)).toEqual([]);
  });
});
