import { describe, expect, it } from 'vitest';
import { isSold } from '#src/vehicle/status/availability.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { demoDealers, openDemoDealer } from './demo-dealer.ts';
import { mainOf } from './page-parts.ts';

const kinds: readonly (readonly [string, (vehicle: Vehicle) => boolean])[] = [
  ['sold', isSold],
  ['reserved', ({ status, isReserved }) => status === 'in_stock' && isReserved],
  ['not here yet', ({ status, price }) => status === 'coming_soon' && price !== null],
];

const dealers = await Promise.all(demoDealers().map(openDemoDealer));
const pagesOf = (isWanted: (vehicle: Vehicle) => boolean) =>
  dealers.flatMap(({ site, withPage }) =>
    withPage
      .filter(isWanted)
      .slice(0, 2)
      .map((vehicle) => site.page(vehiclePath(vehicle))),
  );

describe('the valuation of a vehicle', () => {
  it.each(kinds)('is not on the page of one that is %s', (_, isWanted) => {
    const pages = pagesOf(isWanted);
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      const main = mainOf(page);
      expect(main.all('#similar'), page.path).toHaveLength(1);
      expect([...main.all('#price-comparison'), ...main.all('.valuation')], page.path).toEqual([]);
    }
  });

  it('is a section of its own, also without script, where a price is said to be below others', async () => {
    const { settings, site } = await openDemoDealer('harbourline');
    const [claim] = mainOf(site.page('/search/used-cars')).all('.price-below');
    const [path = ''] = claim?.hrefs()[0]?.split('#') ?? [];
    const sections = mainOf(site.page(path)).regions(settings.market.priceComparison.heading);
    expect(sections.map((section) => [section.attribute('id'), section.attribute('hidden')])).toEqual([
      ['price-comparison', undefined],
    ]);
  });
});
