import { describe, expect, it } from 'vitest';
import { aVehicle } from '../vehicle/a-vehicle.ts';
import type { LandingKind, LandingPage } from './landing-page.ts';
import { createVehicleTrails } from './vehicle-trail.ts';

function page(kind: LandingKind, key: string, label: string): LandingPage {
  return { kind, key, label, path: `/search/${key}`, title: label, heading: label, filter: {}, count: 1 };
}

const all = page('type', 'new-used-and-demo-cars', 'All');
const landing = [
  all,
  page('type', 'used-cars', 'Used'),
  page('make', 'toyota', 'Toyota'),
  page('model', 'toyota/corolla', 'Corolla'),
  page('body', 'hatch', 'Hatch'),
];

describe('vehicle trail', () => {
  it('"Breadcrumbs: Home, car-type page, make, model, body, then the current title"', () => {
    expect(createVehicleTrails(landing)(aVehicle())).toEqual([
      { label: 'Used', href: '/search/used-cars' },
      { label: 'Toyota', href: '/search/toyota' },
      { label: 'Corolla', href: '/search/toyota/corolla' },
      { label: 'Hatch', href: '/search/hatch' },
      { label: '2021 Toyota Corolla Ascent Sport' },
    ]);
  });

  it('leaves out listings that do not exist, and begins with the default one where the type has none', () => {
    const trail = createVehicleTrails([all])(aVehicle({ carType: 'demo', simpleBody: null }));
    expect(trail.map(({ label }) => label)).toEqual(['All', '2021 Toyota Corolla Ascent Sport']);
  });
});
