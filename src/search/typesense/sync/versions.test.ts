import { describe, expect, it } from 'vitest';
import { hasDigest, outdatedVersions, timeOfVersion, versionName } from './versions.ts';

const at = (time: string) => versionName('cars_city', new Date(time), 'a1b2');

describe('the versions of a collection', () => {
  it('are named by alias, time and schema', () => {
    expect(at('2026-11-20T09:30:00.500Z')).toBe('cars_city_20261120093000500_a1b2');
    expect(hasDigest(at('2026-11-20T09:30:00Z'), 'a1b2')).toBe(true);
    expect(hasDigest(at('2026-11-20T09:30:00Z'), '1b2')).toBe(false);
  });

  it.each([
    ['cars_city_20261120093000500_a1b2', '20261120093000500'],
    ['cars_city', null],
    ['cars_city_archive', null],
    ['cars_city_20261120093000500', null],
    ['cars_city-south_20261120093000500_a1b2', null],
    ['old_cars_city_20261120093000500_a1b2', null],
  ])('of one alias do not include those of another: %s', (name, expected) => {
    expect(timeOfVersion('cars_city', name)).toBe(expected);
  });

  it('before the live one are outdated; later ones belong to another run until they are an hour old', () => {
    const [first, second, third] = [
      at('2026-11-19T10:00:00Z'),
      at('2026-11-20T10:00:00Z'),
      at('2026-11-21T10:00:00Z'),
    ];
    const names = [third, 'cars_city_archive', second, first, 'cars_other_20261101000000000_a1b2'];
    const outdated = (now: string) => outdatedVersions('cars_city', names, second, new Date(now));
    expect(outdated('2026-11-21T10:59:59Z')).toEqual([first]);
    expect(outdated('2026-11-21T11:00:01Z')).toEqual([first, third]);
  });
});
