import { expect, it } from 'vitest';
import { nearestLocations } from './nearest-locations.ts';

function branch(name: string, latitude: number | null, longitude: number | null) {
  const where = {
    street: '1',
    city: 'C',
    state: 'QLD',
    postcode: '4000',
    placeUrl: null,
    placeId: null,
  } as const;
  return { name, address: { ...where, latitude, longitude } };
}

const goldCoast = branch('Gold Coast', -28.0094, 153.4049);
const branches = [
  branch('Hervey Bay', -25.2811, 152.8383),
  goldCoast,
  branch('Nowhere', null, 153),
  branch('Brisbane', -27.4462, 153.0452),
];

it('branches are sorted by great-circle distance', () => {
  const found = nearestLocations({ latitude: -28.08, longitude: 153.38 }, branches, 2);
  expect(found.map(({ location }) => location.name)).toEqual(['Gold Coast', 'Brisbane']);
  // 0.0706° of latitude at 111.195 km, 0.0249° of longitude at 111.195 km × cos 28.04°.
  expect(found[0]?.km).toBeCloseTo(Math.hypot(0.0706 * 111.195, 0.0249 * 111.195 * 0.8826), 1);
});

it('branches without coordinates are left out', () => {
  expect(nearestLocations({ latitude: -27, longitude: 153 }, branches, 9)).toHaveLength(3);
});
