import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasSpin, spinOf } from './spins.ts';

const photos = ['front', 'side', 'rear', 'wheel', 'interior'];
const demo = { shape: 'suv', colour: 'blue', carType: 'demo', isCertified: false, photos } as const;
const spun = [
  demo,
  { ...demo, shape: 'hatch', colour: 'red' },
  { ...demo, shape: 'caravan', colour: 'white' },
] as const;
const isPublished = (path: string) => existsSync(join(import.meta.dirname, '../../../public', path));

describe('a spin', () => {
  it.each(spun)('of a $colour $shape has 36 frames and a panorama that are published', (subject) => {
    const spin = spinOf(subject);
    expect(new Set(spin?.frames).size).toBe(36);
    expect([...(spin?.frames ?? []), spin?.interior ?? ''].filter((path) => !isPublished(path))).toEqual([]);
  });

  it.each(spun)('of a $colour $shape marks points on every side and in the interior', (subject) => {
    const { exterior = [], interior = [] } = spinOf(subject)?.hotspots ?? {};
    const angles = new Set(
      exterior.flatMap(({ positions }) => positions.map(({ activeAngle }) => activeAngle)),
    );
    expect([0, 90, 180, 270].filter((angle) => !angles.has(angle))).toEqual([]);
    expect(exterior.length).toBeGreaterThanOrEqual(5);
    expect(interior.map(({ positions }) => positions.length)).toEqual([1, 1, 1, 1, 1]);
    for (const { positions } of exterior) {
      expect(positions.length).toBeGreaterThan(3);
      expect(positions.length).toBeLessThan(30);
    }
  });

  it.each([
    { why: 'in another colour', subject: { ...demo, colour: 'red' } },
    { why: 'of another body', subject: { ...demo, shape: 'ute' } },
    { why: 'of another shape of the same body', subject: { ...demo, shape: 'suv-squared' } },
    { why: 'that is just used', subject: { ...demo, carType: 'used' } },
    { why: 'that is new', subject: { ...demo, carType: 'new' } },
    { why: 'that is not photographed in full', subject: { ...demo, photos: photos.slice(0, 2) } },
  ] as const)('is not taken of a car $why', ({ subject }) => {
    expect(spinOf(subject)).toBeNull();
  });

  it('exists for certified used cars and for used caravans', () => {
    expect(spinOf({ ...demo, carType: 'used', isCertified: true })).not.toBeNull();
    expect(spinOf({ ...demo, shape: 'caravan', colour: 'white', carType: 'used' })).not.toBeNull();
    expect(hasSpin('suv', 'white')).toBe(false);
  });
});
