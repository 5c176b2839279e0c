import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { drawnBodySlugs, drawnColours, drawPhotos } from './photos.ts';

describe('pictures of a vehicle', () => {
  it('begin with the front and are in the folder of the body', () => {
    const all = Array.from({ length: 50 }, (_, i) => drawPhotos(randomFrom(i), 'suv', 'grey'));
    const full = all.find(({ length }) => length === 5);
    expect(full).toEqual([
      '/stock-photos/suv/grey-front.avif',
      '/stock-photos/suv/grey-side.avif',
      '/stock-photos/suv/grey-rear.avif',
      '/stock-photos/suv/grey-wheel.avif',
      '/stock-photos/suv/interior.avif',
    ]);
  });

  it('show no interior of a motorcycle', () => {
    const paths = Array.from({ length: 50 }, (_, i) => drawPhotos(randomFrom(i), 'motorcycle', 'red')).flat();
    expect(paths.filter((path) => path.includes('interior'))).toEqual([]);
  });

  it('are missing for about three in a hundred vehicles, and only one for as many', () => {
    const counts = Array.from(
      { length: 4_000 },
      (_, i) => drawPhotos(randomFrom('n', i), 'ute', 'white').length,
    );
    expect(counts.filter((count) => count === 0).length / 4_000).toBeCloseTo(0.03, 1);
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(60);
  });

  it('exist for caravans and trucks only in colours of commercial vehicles', () => {
    expect(drawnColours('caravan')).toEqual(['white', 'silver', 'grey', 'bronze']);
    expect(drawnColours('truck')).toEqual(['white', 'silver', 'grey', 'bronze']);
    expect(drawnColours('bus')).toEqual([]);
    expect(drawnBodySlugs).toHaveLength(13);
  });
});
