import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import { createTrails } from './vehicle-trail.ts';

const listing = (kind: string, key: string, label: string) => ({ kind, key, label, path: `/search/${key}` });
const all = listing('type', 'new-used-and-demo-cars', 'All');
const vehicle = aVehicle({
  make: 'Land Rover',
  model: 'Defender',
  carType: 'used',
  simpleBody: 'suv',
  name: 'It',
});

describe('"Breadcrumbs: Home, car-type page, make, model, body, then the current title"', () => {
  it('has each step that has a listing, in that order', () => {
    const listings = [
      all,
      listing('body', 'suv', 'SUV'),
      listing('model', 'land-rover/defender', 'Defender'),
      listing('make', 'land-rover', 'Land Rover'),
      listing('type', 'used-cars', 'Used'),
    ];
    expect(createTrails(listings)(vehicle)).toEqual([
      { label: 'Used', href: '/search/used-cars' },
      { label: 'Land Rover', href: '/search/land-rover' },
      { label: 'Defender', href: '/search/land-rover/defender' },
      { label: 'SUV', href: '/search/suv' },
      { label: 'It' },
    ]);
  });

  it('falls back to the list of the whole stock, and leaves out steps without a listing', () => {
    expect(createTrails([all])({ ...vehicle, simpleBody: null }).map((step) => step.label)).toEqual([
      'All',
      'It',
    ]);
  });
});
