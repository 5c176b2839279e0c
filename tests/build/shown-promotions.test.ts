// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { blockTiles, placedBlocks } from '#src/promotions/tiles/promotion-tiles.ts';
import { isForTypes } from '#src/promotions/tiles/tiles-in-list.ts';
import type { PromotionBlock } from '#src/tenant/settings/editorial/promotion-blocks.schema.ts';
import { DAY_MS, instantOf } from '#src/values/time/date.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { testDate } from '../setup/sites.ts';
import { documentOf, hrefOf, textOf, textsOf } from './built-document.ts';
import { openDemoDealer } from './demo-dealer.ts';

const { settings, site, published } = await openDemoDealer('harbourline');
const { promotions, finance, vehicle } = settings;
/** The tiles that the dealer's blocks of one kind show on a page. */
const tilesOn = (page: string, kind: PromotionBlock['kind']) =>
  placedBlocks(promotions, page)
    .filter((block) => block.kind === kind)
    .flatMap((block) => blockTiles(block, promotions.tiles));
const documentAt = (path: string) => documentOf(site.page(path));
const isPlain = ({ status, price, images, features }: Vehicle) =>
  status === 'in_stock' && price !== null && images.length > 3 && features.length > 8;
function pageOf(isWanted: (car: Vehicle) => boolean) {
  const car = published.find((one) => isPlain(one) && isWanted(one));
  if (car === undefined) throw new Error('The dealer has no such car.');
  return { car, page: documentAt(`/cars/${car.slug}`) };
}

describe('promotions of a dealer', () => {
  it.each([
    ['used', '/search/used-cars'],
    ['new', '/search/new-cars'],
  ] as const)('are among %s cars at their positions, if they are for these', (type, path) => {
    const { positions } = placedBlocks(promotions, 'search').find(({ kind }) => kind === 'list') ?? {};
    const wanted = tilesOn('search', 'list').filter((tile) => isForTypes(tile, [type]));
    const results = documentAt(path).querySelector('#search-results') ?? document.body;
    const cells = [...results.querySelectorAll('li')];
    const places = wanted.map((_, index) => cells[(positions?.[index] ?? 0) - 1]);
    expect(places.map((place) => textOf(place?.querySelector('h2, h3')))).toEqual(
      wanted.map(({ heading }) => heading),
    );
    expect(results.querySelectorAll('.promotion')).toHaveLength(wanted.length);
  });

  it('follow a list shorter than their positions, on the finance page', () => {
    const { heading, max } = finance.page.getFinanceNow;
    const cars = [...documentAt('/finance').querySelectorAll('section')].find(
      (section) => textOf(section.querySelector('h2')) === heading,
    );
    if (cars === undefined) throw new Error('The page has no cars.');
    const tiles = tilesOn('finance', 'list');
    expect(tiles).not.toEqual([]);
    for (const tile of tiles) {
      expect(textsOf(cars, 'h3')).toContain(tile.heading);
      expect(hrefOf(cars, tile.linkLabel ?? '')).toBe(tile.href);
    }
    expect(cars.querySelectorAll('article')).toHaveLength(max);
  });

  it.each([
    ['used', 1],
    ['new', 0],
  ] as const)('are on pages of cars of their type only: on that of a %s one %i', (carType, count) => {
    const [banner] = tilesOn('vehicle', 'banner');
    expect(banner?.display).not.toContain('new');
    const { page } = pageOf((car) => car.carType === carType);
    const headings = textsOf(page, 'main :is(h2, h3)');
    expect(headings.filter((heading) => heading === banner?.heading)).toHaveLength(count);
  });

  it.each(['/', '/used-car/used-cars', '/locations'])('are not on %s if the feature is off', async (path) => {
    const other = await openDemoDealer('pitstop');
    const page = documentOf(other.site.page(path));
    expect(page.querySelectorAll('.promotion, .promotions')).toHaveLength(0);
  });
});

it('the new-arrival tag of a car ends a set number of days after its arrival, whatever the day of the build', () => {
  const { tags } = vehicle;
  const builtMs = Date.parse(`${testDate}T12:00:00+10:00`);
  const arrivedMs = ({ createdAt }: Vehicle) => instantOf(createdAt ?? '', settings.site.timeZone) ?? 0;
  const { car, page } = pageOf(
    (one) =>
      builtMs - arrivedMs(one) < 2 * DAY_MS &&
      one.tag === null &&
      !one.isReserved &&
      !one.isCertified &&
      one.simpleFuel !== 'electric' &&
      !one.simpleFuel?.includes('hybrid'),
  );
  const [tag, ...more] = [...page.querySelectorAll('.media in-window')].filter(
    (one) => textOf(one) === tags.newArrivalText,
  );
  expect(more).toEqual([]);
  expect(tag?.hasAttribute('hidden')).toBe(false);
  expect(Date.parse(tag?.getAttribute('data-expiry') ?? '')).toBe(
    arrivedMs(car) + tags.newArrivalDays * DAY_MS,
  );
});
