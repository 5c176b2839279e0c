import { describe, expect, it } from 'vitest';
import { icoFile } from './ico-file.ts';
import { readIco } from './read-ico.fixture.ts';

describe('an .ico file', () => {
  it('holds the images one after the other, each at the offset of its directory entry', () => {
    const pictures = [16, 48, 256].map((size) => ({ size, png: Buffer.from(`picture of ${size}`) }));
    const bytes = icoFile(pictures);
    expect(readIco(bytes)).toEqual(pictures.map(({ size, png }) => ({ width: size, height: size, png })));
    expect(bytes).toHaveLength(6 + 3 * 16 + pictures.reduce((sum, { png }) => sum + png.length, 0));
  });
});
