// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { isSold } from '#src/vehicle/status/availability.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { hrefsOf, mainOf, regionsOf } from './built-document.ts';
import { demoDealers, openDemoDealer } from './demo-dealer.ts';

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
      expect(main.querySelectorAll('#similar'), page.path).toHaveLength(1);
      expect(main.querySelectorAll('#price-comparison, .valuation'), page.path).toHaveLength(0);
    }
  });

  it('is a section of its own, also without script, where a price is said to be below others', async () => {
    const { settings, site } = await openDemoDealer('harbourline');
    const claim = mainOf(site.page('/search/used-cars')).querySelector('.price-below');
    const [path = ''] = claim === null ? [] : (hrefsOf(claim)[0]?.split('#') ?? []);
    const sections = regionsOf(mainOf(site.page(path)), settings.market.priceComparison.heading);
    expect(sections.map((section) => [section.id, section.hasAttribute('hidden')])).toEqual([
      ['price-comparison', false],
    ]);
  });
});
