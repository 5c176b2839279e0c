import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importFeed } from '../../src/stock/import/import-feed.build.ts';
import { loadTenant } from '../../src/tenant/load/load-tenant.build.ts';
import { financeEstimate } from '../../src/vehicle/estimate/estimate.ts';
import type { LenderOffer } from '../../src/vehicle/estimate/lender-rule.ts';
import type { Vehicle } from '../../src/vehicle/vehicle.schema.ts';
import { demoLenders } from './offer/finance.ts';
import { renderDemoFeed } from './write-demo-feed.ts';

const tenantsDir = join(import.meta.dirname, '../../tenants');
const now = new Date('2026-11-20T00:00:00Z');

function importDemo(slug: string, vehicles: number) {
  const loaded = loadTenant(tenantsDir, slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const { feed, locations, finance } = loaded.tenant.settings;
  if (feed.demo === null) throw new Error(`${slug} has no demo stock.`);
  const branches = locations.locations;
  const bytes = renderDemoFeed({ ...feed.demo, vehicles, locations: branches, now });
  const result = importFeed({ bytes, settings: feed, locations: branches, previous: null, now });
  if (!result.ok) throw new Error(result.error.message);
  return { ...result, branches, finance };
}

const dealers = [
  { slug: 'harbourline', vehicles: 420, strays: 0 },
  { slug: 'pitstop', vehicles: 90, strays: 2 },
  { slug: 'wattle-range', vehicles: 170, strays: 0 },
  { slug: 'meridian', vehicles: 600, strays: 0 },
].map((dealer) => ({ ...dealer, imported: importDemo(dealer.slug, dealer.vehicles) }));

describe('the import of a demo feed', () => {
  it.each(dealers)(
    'accepts every vehicle of $slug and rejects only the stray rows',
    ({ vehicles, strays, imported }) => {
      expect(imported.vehicles).toHaveLength(vehicles);
      expect(imported.rejects).toHaveLength(strays);
    },
  );

  it.each(dealers)('recognises all columns of $slug without guessing', ({ imported }) => {
    expect(imported.warnings).toEqual([]);
    expect(imported.columns.filter(({ field }) => field === null)).toEqual([]);
  });

  it.each(dealers)('recognises the kind, body and fuel of each vehicle of $slug', ({ imported }) => {
    for (const vehicle of imported.vehicles) {
      expect(vehicle.simpleBody).not.toBeNull();
      expect(vehicle.simpleColour?.toLowerCase()).toBe(
        colourInPath(vehicle.images[0]?.url) ?? vehicle.simpleColour?.toLowerCase(),
      );
      if (vehicle.itemType === 'car') expect(vehicle.simpleFuel).not.toBeNull();
      expect(vehicle.createdAt).not.toBeNull();
      expect(vehicle.status).not.toBe('unavailable');
    }
  });

  it.each(dealers)('finds each branch of $slug by its code', ({ imported }) => {
    const sales = imported.branches.filter(({ types }) => types.includes('sales')).map(({ id }) => id);
    const used = new Set(imported.vehicles.map(({ locationId }) => locationId));
    expect(used).toEqual(new Set(sales));
  });
});

describe("the offers of a demo dealer's lender", () => {
  it.each(dealers)('have the fees in the settings of $slug', ({ imported: { finance } }) => {
    for (const name of finance.estimate.lenders) {
      const lender = Object.values(demoLenders).find((other) => other.name === name);
      const sum = (every: 'once' | 'month', isGovernment: boolean) =>
        (finance.lenders[name]?.fees ?? [])
          .filter((fee) => fee.every === every && fee.isGovernment === isGovernment)
          .reduce((total, { amount }) => total + amount, 0);
      expect(lender).toMatchObject({
        feesOnce: sum('once', false),
        governmentFees: sum('once', true),
        feesPerMonth: sum('month', false),
      });
    }
  });

  it.each(dealers)('are shown for some cars of $slug and not for others', ({ imported }) => {
    const { vehicles, finance } = imported;
    const settings = { ...finance, estimate: { ...finance.estimate, show: true } };
    const shown = vehicles.map((vehicle) => financeEstimate(vehicle, settings, now.getUTCFullYear()));
    for (const name of finance.estimate.lenders) {
      const isShown = (at: number) => shown[at]?.lender === name;
      const offered = vehicles.map(({ financeLenders }, at) => [name in financeLenders, at] as const);
      expect(offered.some(([isOffered, at]) => isOffered && isShown(at))).toBe(true);
      expect(offered.some(([isOffered, at]) => isOffered && !isShown(at))).toBe(true);
    }
  });

  it.each<[string, string, (vehicle: Vehicle, offer: LenderOffer) => boolean]>([
    ['house', 'a car older than twelve years', ({ year }) => year <= 2014],
    ['house', 'a missing comparison rate', (_, offer) => offer.comparisonRatePercent === null],
    ['house', 'a car that is sold', ({ status }) => status === 'sold'],
    ['coast', 'a car that is coming', ({ status }) => status === 'coming_soon'],
    ['metro', 'a car that is sold', ({ status }) => status === 'sold'],
    ['country', 'a missing weekly payment', (_, offer) => offer.paymentWeek === null],
    ['country', 'a vehicle for $500 or less', ({ price }) => price !== null && price <= 500],
    ['yard', 'a missing monthly payment', (_, offer) => offer.paymentMonth === null],
    ['yard', 'a car for $500 or less', ({ price }) => price !== null && price <= 500],
  ])('of %s are hidden for %s', (name, _, isReason) => {
    const dealer = dealers.find(({ imported }) => imported.finance.estimate.lenders.includes(name));
    const finance = dealer?.imported.finance;
    const cases = (dealer?.imported.vehicles ?? []).filter((vehicle) => {
      const offer = vehicle.financeLenders[name];
      return offer !== undefined && isReason(vehicle, offer);
    });
    expect(cases.length).toBeGreaterThan(0);
    if (finance === undefined) return;
    const settings = { ...finance, estimate: { ...finance.estimate, show: true, lenders: [name] } };
    for (const vehicle of cases)
      expect(financeEstimate(vehicle, settings, now.getUTCFullYear())?.lender).not.toBe(name);
  });
});

function colourInPath(url: string | undefined): string | undefined {
  return /\/([a-z]+)-front\.avif$/.exec(url ?? '')?.[1];
}
