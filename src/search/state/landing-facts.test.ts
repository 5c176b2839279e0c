import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import type { LandingPage } from '../landing/landing-page.ts';
import { baseState, landingPathOf, makeOf, ownFacts, searchDefaultPath, siteFacts } from './landing-facts.ts';
import { emptyState } from './state-parts.ts';

const page = (
  kind: LandingPage['kind'],
  path: string,
  filter: LandingPage['filter'],
  count = 3,
): LandingPage => ({
  ...{ kind, key: path, path, title: '', heading: path, label: '', filter, count },
});
const landing = [
  page('type', '/search/new-used-and-demo-cars', {}),
  page('type', '/search/used-cars', { carTypes: ['used'] }),
  page('type', '/search/new-and-demo-cars', { carTypes: ['new', 'demo'] }),
  page('make', '/search/jaguar', { makes: ['Jaguar'] }),
  page('make', '/search/land-rover', { makes: ['Land Rover', 'LAND ROVER'] }),
  page('model', '/search/land-rover/defender-model', { makes: ['Land Rover'], models: ['Defender'] }),
  page('body', '/search/suv', { bodies: ['suv'] }),
  page('body', '/search/ute', { bodies: ['ute'] }, 0),
  page('location', '/search/north', { locationIds: ['n'] }),
  page('dealership', '/search/group', { locationIds: ['n', 's'] }),
  page('offers', '/special-offers', { offers: true }),
];
const names = { n: 'Northside', s: 'Southside' };
const search = {
  basePath: '/search' as const,
  builtPages: 10,
  sorts: [{ key: 'latest' as const, label: 'Latest' }],
};
const factsOf = (path: string, pageNumber = 1) => {
  const own = landing.find((one) => one.path === path) ?? landing[0];
  if (!own) throw new Error('no page');
  return { ...siteFacts(search, landing), ...ownFacts(own, pageNumber, search, names) };
};

describe('the filters that a listing implies', () => {
  it.each([
    ['/search/new-used-and-demo-cars', {}],
    ['/search/new-and-demo-cars', { car_type: ['New', 'Demo'] }],
    ['/search/land-rover', { make_model: ['Land Rover'] }],
    ['/search/land-rover/defender-model', { make_model: ['Land Rover Defender'] }],
    ['/search/suv', { body: ['SUV'] }],
    ['/search/group', { location_name: ['Northside', 'Southside'] }],
    ['/special-offers', { on_offer: ['true'] }],
  ])('%s', (path, lists) => {
    expect(factsOf(path).base).toEqual({ ...emptyState('latest'), lists });
  });

  it('are only locked for special offers', () => {
    expect(landing.filter(({ path }) => factsOf(path).isLocked).map(({ path }) => path)).toEqual([
      '/special-offers',
    ]);
  });

  it('exclude an unknown location', () => {
    expect(baseState({ locationIds: ['gone'] }, names, 'latest').lists).toEqual({});
  });
});

describe('the listing of a filter value', () => {
  const facts = factsOf('/search/suv');

  it('has its slug, except for listings at another address', () => {
    expect(facts.makes).toEqual(['Jaguar', 'Land Rover']);
    expect(facts.exceptions).toEqual({ 'Land Rover Defender': '/search/land-rover/defender-model' });
    expect(landingPathOf('Land Rover Defender', facts)).toBe('/search/land-rover/defender-model');
    expect(landingPathOf('Land Rover Range Rover', facts)).toBe('/search/land-rover/range-rover');
    expect(landingPathOf('Trabant', facts)).toBeNull();
    expect(landingPathOf('constructor', facts)).toBeNull();
  });

  it('is that of the longest matching make', () => {
    const makes = ['Land', 'Land Rover', aVehicle().make];
    expect(makeOf('Land Rover Defender', makes)).toBe('Land Rover');
    expect(makeOf('Land Cruiser', makes)).toBe('Land');
    expect(makeOf('Landau', makes)).toBeNull();
  });
});

it.each([
  ['/search', '/search/new-used-and-demo-cars'],
  ['/used-car', '/used-car/used-cars'],
] as const)('"Search: /search/new-used-and-demo-cars (default)": below %s', (basePath, path) => {
  expect(searchDefaultPath(basePath)).toBe(path);
});
