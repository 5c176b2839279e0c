import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { requestPhotosHref } from './request-photos.ts';

const settings = { show: true, fewerThan: 4, href: '/cars/{slug}#talk-to-us' };
const withPhotos = (count: number, status: Vehicle['status'] = 'in_stock') =>
  aVehicle({
    slug: 'mazda-3',
    status,
    images: Array.from({ length: count }, () => ({ url: '/1.jpg', thumbUrl: null })),
  });

describe('the link to request photos', () => {
  it.each([
    [0, '/cars/mazda-3#talk-to-us'],
    [3, '/cars/mazda-3#talk-to-us'],
    [4, null],
  ])('with %i photos: %s', (count, expected) => {
    expect(requestPhotosHref(withPhotos(count), settings)).toBe(expected);
  });

  it('is shown for incoming vehicles, not for sold ones', () => {
    expect(requestPhotosHref(withPhotos(1, 'coming_soon'), settings)).not.toBeNull();
    expect(requestPhotosHref(withPhotos(1, 'sold'), settings)).toBeNull();
    expect(requestPhotosHref(withPhotos(1, 'unavailable'), settings)).toBeNull();
  });

  it('is not shown if the dealer has switched it off', () => {
    expect(requestPhotosHref(withPhotos(0), { ...settings, show: false })).toBeNull();
  });
});
