import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPostcodeRow } from '#src/locations/postcodes/postcode-row.ts';
import { embeddedGeocoder } from './embedded-geocoder.ts';

const file = new URL('../../src/locations/postcodes/au-postcodes.json', import.meta.url);
const table: { source: string; postcodes: string[] } = JSON.parse(readFileSync(file, 'utf8'));

describe('the bundled postcodes', () => {
  // Positions of capital cities in whole degrees, as in any atlas.
  it.each([
    ['0800', 'NT', -12, 131],
    ['2000', 'NSW', -34, 151],
    ['2601', 'ACT', -35, 149],
    ['3000', 'VIC', -38, 145],
    ['4000', 'QLD', -27, 153],
    ['5000', 'SA', -35, 139],
    ['6000', 'WA', -32, 116],
    ['7000', 'TAS', -43, 147],
  ])('%s is in %s', async (postcode, state, latitude, longitude) => {
    const found = await embeddedGeocoder().locate(postcode);
    expect(found?.state).toBe(state);
    expect(found?.place).toMatch(/^[A-Z]/);
    expect(Math.abs((found?.latitude ?? 0) - latitude)).toBeLessThan(1);
    expect(Math.abs((found?.longitude ?? 0) - longitude)).toBeLessThan(1);
  });

  it.each(['0001', '9998', '__proto__', ''])('%j is unknown', async (postcode) => {
    expect(await embeddedGeocoder().locate(postcode)).toBeNull();
  });

  it('are all in Australia, unique, and in a small file that names its source', () => {
    const rows = table.postcodes.map(readPostcodeRow);
    expect(rows).toHaveLength(3171);
    for (const row of rows) {
      // Includes the islands: Christmas, Cocos, Norfolk, Macquarie.
      expect(row?.latitude).toBeGreaterThan(-55);
      expect(row?.latitude).toBeLessThan(-9);
      expect(row?.longitude).toBeGreaterThan(96);
      expect(row?.longitude).toBeLessThan(169);
    }
    expect(new Set(rows.map((row) => row?.postcode)).size).toBe(rows.length);
    expect(table.source).toContain('Contains data from GeoNames');
    expect(table.source).toContain('CC BY 4.0');
    expect(readFileSync(file).byteLength).toBeLessThan(150_000);
  });
});
