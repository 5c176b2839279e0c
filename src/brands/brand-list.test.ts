import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { BrandEntry } from '../tenant/settings/site/brands.schema.ts';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import { brandGroups, brandsOf } from './brand-list.ts';
import { brandPaths } from './represented-brands.ts';

const demo = demoSettings('harbourline');
const [location] = demo.locations.locations;

function entry(title: string, changes: Partial<BrandEntry> = {}): BrandEntry {
  const nothing = { slug: null, logoSrc: null, imageBannerSrc: null, description: [], group: null };
  return { title, ...nothing, skipPage: false, ...changes };
}

function settings(entries: BrandEntry[], manufacturers: string[], show = true) {
  if (location === undefined) throw new Error('The demo dealer has no branch.');
  return {
    brands: { ...demo.brands, entries, overview: { ...demo.brands.overview, show } },
    locations: {
      ...demo.locations,
      locations: [
        { ...location, manufacturers, visible: true },
        { ...location, manufacturers: ['Lada'], visible: false },
      ],
    },
  };
}

const kia = { make: 'Kia', path: '/search/kia', count: 3 };
const audi = { make: 'Audi', path: '/search/audi', count: 1 };

function brands(entries: BrandEntry[], manufacturers: string[], show = true) {
  const makePages = [kia, audi];
  const vehicles = [
    aVehicle({ make: 'KIA', itemType: 'car', simpleBody: 'suv' }),
    aVehicle({ make: 'Kia', itemType: 'car', simpleBody: 'suv' }),
    aVehicle({ make: 'Kia', itemType: 'car', simpleBody: 'hatch' }),
    aVehicle({ make: 'Audi', itemType: 'car', simpleBody: 'sedan' }),
  ];
  return brandsOf({ tenant: { settings: settings(entries, manufacturers, show) }, vehicles, makePages });
}

describe('the brands of a dealer without brands.json', () => {
  it('are those that a visible branch sells new and the other makes in stock, by name', () => {
    const all = brands([], ['Kia', 'Škoda']);
    expect(all.map(({ name, count, href, isRepresented }) => [name, count, href, isRepresented])).toEqual([
      ['Audi', 1, '/search/audi', false],
      ['Kia', 3, '/kia/overview', true],
      ['Škoda', 0, '/skoda/overview', true],
    ]);
  });

  it('are drawn with the most common body in stock, however the feed spells the make', () => {
    expect(brands([], ['Kia']).find(({ name }) => name === 'Kia')?.body).toBe('suv');
  });

  it('link to the stock, or have no link, if brand pages are switched off', () => {
    const all = brands([], ['Kia', 'Škoda'], false);
    expect(all.map(({ href }) => href)).toEqual(['/search/audi', '/search/kia', null]);
  });
});

describe('an entry of brands.json', () => {
  it('sets the vehicle type of a brand, whose drawing then ignores other types in stock', () => {
    const [, kia] = brands([entry('Kia', { group: 'truck' })], []);
    expect(kia).toMatchObject({ group: 'truck', body: null });
  });

  it('sets the name and details of a brand', () => {
    const [, own] = brands([entry('KIA', { slug: 'kia-australia', logoSrc: '/kia.svg' })], ['Kia']);
    expect(own).toMatchObject({ name: 'KIA', href: '/kia-australia/overview', logo: '/kia.svg', count: 3 });
  });

  it.each([
    ['in stock leads there', 'Kia', '/search/kia'],
    ['without stock leads nowhere', 'Morgan', null],
  ])('that skips its page and is %s', (_, title, href) => {
    const own = brands([entry(title, { skipPage: true })], []).find(({ name }) => name === title);
    expect(own?.href).toBe(href);
  });
});

it('brands are grouped by the vehicle type of their entry, or else by the most common one in stock', () => {
  const all = brands([entry('Triumph', { group: 'motorcycle' })], ['Kia']);
  expect(brandGroups(all).map(({ kind, brands: own }) => [kind, own.map(({ name }) => name)])).toEqual([
    ['car', ['Kia']],
    ['motorcycle', ['Triumph']],
  ]);
});

it('the paths of brand pages are known without the stock', () => {
  const entries = [entry('Triumph'), entry('Morgan', { skipPage: true })];
  expect(brandPaths(settings(entries, ['Kia', 'KIA']))).toEqual(['/kia/overview', '/triumph/overview']);
  expect(brandPaths(settings(entries, ['Kia'], false))).toEqual([]);
});
