import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BodySlug, bodySlugs } from '../../../src/values/vehicle/vehicle-terms.ts';
import { bodyPicture } from '../../../src/vehicle/card/body-picture.ts';
import type { PictureColour } from '../catalogue/make.schema.ts';
import { randomFrom } from '../random.ts';
import { drawnColours, drawPhotos } from './photos.ts';
import { type Shape, shapes } from './shapes.ts';

/** Bodies of which there are pictures. */
const drawnBodies = bodySlugs.filter((body) => shapes.some((shape) => shape === body));

const published = join(import.meta.dirname, '../../../public');

const drawn = (count: number, body: BodySlug, shape: Shape, pictureColour: PictureColour) =>
  Array.from({ length: count }, (_, i) =>
    drawPhotos(randomFrom('n', i), { generation: { body }, shape, pictureColour }),
  );

describe('pictures of a vehicle', () => {
  it('begin with the front and are in the folder of the body', () => {
    const all = drawn(50, 'suv', 'suv', 'grey');
    const full = all.find(({ length }) => length === 5);
    expect(full).toEqual([
      '/stock-photos/suv/grey-front.avif',
      '/stock-photos/suv/grey-side.avif',
      '/stock-photos/suv/grey-rear.avif',
      '/stock-photos/suv/grey-wheel.avif',
      '/stock-photos/suv/interior.avif',
    ]);
  });

  it('show one shape from every side, with the wheel and the interior of its body', () => {
    const all = drawn(50, 'suv', 'suv-squared', 'grey');
    expect(all.find(({ length }) => length === 5)).toEqual([
      '/stock-photos/suv-squared/grey-front.avif',
      '/stock-photos/suv-squared/grey-side.avif',
      '/stock-photos/suv-squared/grey-rear.avif',
      '/stock-photos/suv/grey-wheel.avif',
      '/stock-photos/suv/interior.avif',
    ]);
  });

  it('show the interior of the shape where it has its own', () => {
    const paths = drawn(50, 'suv', 'suv-boxy', 'grey').flat();
    expect(new Set(paths.filter((path) => path.includes('interior')))).toEqual(
      new Set(['/stock-photos/suv-boxy/interior.avif']),
    );
  });

  it('show no interior of a motorcycle', () => {
    const paths = drawn(50, 'motorcycle', 'motorcycle', 'red').flat();
    expect(paths.filter((path) => path.includes('interior'))).toEqual([]);
  });

  it('of every body include those that stand for it without a vehicle', () => {
    const paths = drawnBodies.flatMap((body) => [bodyPicture(body), bodyPicture(body, 'front', 960)]);
    expect(paths.filter((path) => !existsSync(join(published, path)))).toEqual([]);
  });

  it('are missing for about three in a hundred vehicles, and only one for as many', () => {
    const counts = drawn(4_000, 'ute', 'ute', 'white').map(({ length }) => length);
    expect(counts.filter((count) => count === 0).length / 4_000).toBeCloseTo(0.03, 1);
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(60);
  });

  it('exist for caravans and trucks only in colours of commercial vehicles', () => {
    expect(drawnColours('caravan')).toEqual(['white', 'silver', 'grey']);
    expect(drawnColours('truck')).toEqual(['white', 'silver', 'grey', 'bronze']);
    expect(drawnColours(null)).toEqual([]);
    expect(drawnBodies).toHaveLength(13);
  });
});
