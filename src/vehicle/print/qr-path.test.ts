import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

/** Rasterises the SVG path into modules. */
function modulesOf({ d, size }: { d: string; size: number }): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  let [x, y] = [0, 0.5];
  for (const [, dx, dy, run] of d.matchAll(/m(-?\d+) (-?\d+)h(\d+)/g)) {
    x += Number(dx);
    y += Number(dy);
    for (let count = 0; count < Number(run); count += 1) {
      const row = modules[Math.floor(y)];
      if (row !== undefined) row[x] = true;
      x += 1;
    }
  }
  return modules;
}

describe('a QR code as a path', () => {
  it.each([
    'https://www.harbourline.example/cars/2021-toyota-corolla-ascent-sport-hmu42343',
    'https://a.au/cars/1',
    `https://www.dealer.example/cars/${'very-long-name-'.repeat(12)}1`,
  ])('for %s draws the modules of the code inside a quiet zone of four', (address) => {
    const { data } = encode(address, { ecc: 'L', boostEcc: false, border: 4, maskPattern: 1 });
    expect(modulesOf(qrPath(address))).toEqual(data);
  });

  it('is small: below 2 kB before compression for an address of usual length', () => {
    expect(
      qrPath('https://www.harbourline.example/cars/2021-toyota-corolla-sport-hmu42343').d.length,
    ).toBeLessThan(2000);
  });
});
