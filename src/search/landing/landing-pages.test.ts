import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { filterVehicles } from '../filter-vehicles.ts';
import { type LandingSettings, landingPages } from './landing-pages.ts';

const nundah = { id: '1', name: 'Harbourline Nundah', slug: 'nundah', dealershipSlug: null, visible: true };
const settings: LandingSettings = {
  stockWords: {},
  basePath: '/search',
  texts: {
    titleAll: 'New, used and demo {cars}',
    titleUsed: 'Used {cars}',
    titleNew: 'New {cars}',
    titleDemo: 'Demo {cars}',
    titleNewAndDemo: 'New and demo {cars}',
    titleBody: '{body} {cars}',
    titleMake: '{make} {cars}',
    titleModel: '{make} {model}',
    titleLocation: '{cars} at {location}',
    labelAll: 'All',
    labelUsed: 'Used',
    labelNew: 'New',
    labelDemo: 'Demo',
    labelNewAndDemo: 'New and demo',
    forSale: '{heading} for sale',
  },
  words: { cars: 'cars' },
  specialOffers: { show: false, heading: 'Special offers', title: 'Special offers on {cars}' },
  locations: [nundah],
  dealershipNames: {},
};
const usedOnly: LandingSettings = { ...settings, basePath: '/used-car', locations: [] };

const corolla = aVehicle({ id: '1', locationId: '1' });
const mazda2 = aVehicle({ id: '2', make: 'Mazda', model: '2', carType: 'new' });

function paths(...args: Parameters<typeof landingPages>): string[] {
  return landingPages(...args).pages.map((page) => page.path);
}

function page(path: string, ...args: Parameters<typeof landingPages>) {
  return landingPages(...args).pages.find((candidate) => candidate.path === path);
}

describe('landingPages', () => {
  it('"/search/new-used-and-demo-cars (default), /search/used-cars, … /search/{make}, /search/{make}/{model}, /search/{location slug}"', () => {
    expect(paths([corolla, mazda2], settings)).toEqual([
      '/search/new-used-and-demo-cars',
      '/search/used-cars',
      '/search/new-cars',
      '/search/demo-cars',
      '/search/new-and-demo-cars',
      '/search/mazda',
      '/search/mazda/2',
      '/search/toyota',
      '/search/toyota/corolla',
      '/search/hatch',
      '/search/nundah',
    ]);
  });

  it('"Used-only sites use /used-car/... instead of /search/..."', () => {
    expect(paths([corolla], usedOnly)).toEqual([
      '/used-car/used-cars',
      '/used-car/toyota',
      '/used-car/toyota/corolla',
      '/used-car/hatch',
    ]);
  });

  it('keeps types and locations without vehicles, as empty states', () => {
    const pages = landingPages([], settings).pages;
    expect(pages.map(({ kind }) => kind)).toEqual(['type', 'type', 'type', 'type', 'type', 'location']);
    expect(pages.every(({ count }) => count === 0)).toBe(true);
  });

  it.each([
    ['/search/new-used-and-demo-cars', 'New, used and demo cars', 'New, used and demo cars for sale', 2],
    ['/search/used-cars', 'Used cars', 'Used cars for sale', 1],
    ['/search/new-and-demo-cars', 'New and demo cars', 'New and demo cars for sale', 1],
    ['/search/mazda', 'Mazda cars', 'Mazda cars for sale', 1],
    ['/search/mazda/2', 'Mazda 2', 'Mazda 2 for sale', 1],
    ['/search/nundah', 'Cars at Harbourline Nundah', 'Cars at Harbourline Nundah for sale', 1],
  ])('labels and counts %s', (path, heading, title, count) => {
    expect(page(path, [corolla, mazda2], settings)).toMatchObject({ heading, title, count });
  });

  it("uses headings from the dealer's texts, capitalised", () => {
    const texts = { ...settings.texts, titleMake: '{cars} by {make}' };
    const leisure = { ...settings, texts, words: { cars: 'vehicles' } };
    expect(page('/search/toyota', [corolla], leisure)?.heading).toBe('Vehicles by Toyota');
  });

  it.each([
    ['/search/new-used-and-demo-cars', 'All'],
    ['/search/new-and-demo-cars', 'New and demo'],
    ['/search/toyota', 'Toyota'],
    ['/search/toyota/corolla', 'Corolla'],
    ['/search/hatch', 'Hatch'],
    ['/search/nundah', 'Harbourline Nundah'],
  ])('labels %s as %s in lists of links', (path, label) => {
    expect(page(path, [corolla], settings)?.label).toBe(label);
  });

  it('has a page for each body in stock', () => {
    const stock = [
      corolla,
      aVehicle({ id: '2', simpleBody: 'suv' }),
      aVehicle({ id: '3', simpleBody: null }),
    ];
    const bodies = landingPages(stock, settings).pages.filter(({ kind }) => kind === 'body');
    expect(bodies.map(({ path, heading, count }) => [path, heading, count])).toEqual([
      ['/search/hatch', 'Hatch cars', 1],
      ['/search/suv', 'SUV cars', 1],
    ]);
  });

  it('lists the whole stock on the only type page of a used-only site', () => {
    expect(page('/used-car/used-cars', [corolla, mazda2], usedOnly)?.count).toBe(2);
  });

  it('merges spellings with the same slug into one page, named by the most common one', () => {
    const stock = ['C HR', 'C-HR', 'C-HR'].map((model, i) => aVehicle({ id: String(i), model }));
    const found = page('/search/toyota/c-hr', stock, settings);
    expect(found?.heading).toBe('Toyota C-HR');
    expect(found && filterVehicles(stock, found.filter)).toHaveLength(3);
  });

  it('"/search/{dealership_slug}" lists all visible branches of a dealership', () => {
    const branches = [
      { ...nundah, dealershipSlug: 'northside-kia' },
      { ...nundah, id: '2', slug: 'chermside', dealershipSlug: 'northside-kia' },
      { ...nundah, id: '3', slug: 'store', dealershipSlug: 'northside-kia', visible: false },
    ];
    const found = page('/search/northside-kia', [corolla], { ...settings, locations: branches });
    expect(found).toMatchObject({ kind: 'dealership', heading: 'Cars at Northside Kia', count: 1 });
    expect(found?.filter.locationIds).toEqual(['1', '2']);
    expect(paths([], { ...settings, locations: branches })).not.toContain('/search/store');
  });

  it('names a dealership as its settings do', () => {
    const found = page('/search/meridian-act', [corolla], {
      ...settings,
      locations: [{ ...nundah, dealershipSlug: 'meridian-act' }],
      dealershipNames: { 'meridian-act': 'Meridian Canberra' },
    });
    expect(found?.heading).toBe('Cars at Meridian Canberra');
  });

  it('has one page for a dealership whose only branch has the same name', () => {
    const { pages, collisions } = landingPages([], {
      ...settings,
      locations: [{ ...nundah, dealershipSlug: 'nundah' }],
    });
    expect(pages.filter(({ path }) => path === '/search/nundah')).toHaveLength(1);
    expect(collisions).toEqual([]);
  });
});

describe('the special-offers listing', () => {
  const withOffers: LandingSettings = {
    ...settings,
    specialOffers: { ...settings.specialOffers, show: true },
  };

  it('has an address beside the listings, whatever their base path, and counts the offers', () => {
    const reduced = aVehicle({ id: '3', price: 20_000, beforePrice: 22_000 });
    for (const basePath of ['/search', '/used-car'] as const) {
      expect(page('/special-offers', [corolla, reduced], { ...withOffers, basePath })).toMatchObject({
        kind: 'offers',
        heading: 'Special offers',
        title: 'Special offers on cars',
        count: 1,
      });
    }
  });

  it('stays as an empty state without offers, and is never the default listing', () => {
    const { pages } = landingPages([], withOffers);
    expect(pages.at(-1)).toMatchObject({ path: '/special-offers', count: 0 });
    expect(pages[0]?.kind).toBe('type');
  });

  it('is left out if the dealer has switched it off', () => {
    expect(paths([], settings)).not.toContain('/special-offers');
  });
});

describe('colliding paths', () => {
  it('belong to the type, then the make, then the location, then the dealership; others get their kind appended', () => {
    const stock = [aVehicle({ make: 'Demo Cars' }), aVehicle({ id: '2', make: 'Jaguar', model: 'XF' })];
    const locations = [
      { ...nundah, name: 'Jaguar Nundah', slug: 'jaguar', dealershipSlug: 'jaguar' },
      { ...nundah, id: '2', slug: 'chermside', dealershipSlug: 'jaguar' },
    ];
    const { pages, collisions } = landingPages(stock, { ...settings, locations });
    expect(collisions.map(({ wantedPath, kind, path }) => [wantedPath, kind, path])).toEqual([
      ['/search/demo-cars', 'make', '/search/demo-cars-make'],
      ['/search/jaguar', 'location', '/search/jaguar-location'],
      ['/search/jaguar', 'dealership', '/search/jaguar-dealership'],
    ]);
    expect(pages.map(({ path }) => path)).toContain('/search/demo-cars-make/corolla');
  });

  it('report a make without a possible slug, which gets no page', () => {
    const { pages, collisions } = landingPages([aVehicle({ make: '比亞迪' })], {
      ...settings,
      locations: [],
    });
    expect(pages.every(({ kind }) => kind === 'type' || kind === 'body')).toBe(true);
    expect(collisions).toEqual([
      { wantedPath: '/search/', kind: 'make', heading: '比亞迪 cars', path: null },
    ]);
  });

  it('become unique, for any names of makes, models and locations', () => {
    const name = fc.constantFrom('used cars', 'Used-Cars', 'Nundah', 'nundah location', 'Kia', '2', '—');
    const slug = fc.constantFrom('nundah', 'kia', 'used-cars', 'nundah-location');
    const vehicle = fc.record({ make: name, model: name }).map(aVehicle);
    const location = fc.record({ slug, dealershipSlug: fc.option(slug) });
    fc.assert(
      fc.property(fc.array(vehicle), fc.array(location), (stock, places) => {
        const locations = places.map((place, i) => ({ ...nundah, ...place, id: String(i) }));
        const all = paths(stock, { ...settings, locations });
        expect(new Set(all).size).toBe(all.length);
        expect(paths([...stock].reverse(), { ...settings, locations })).toEqual(all);
      }),
    );
  });
});
