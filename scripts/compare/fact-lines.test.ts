import { describe, expect, it } from 'vitest';
import { withoutHashes } from './fact-lines.ts';

describe('withoutHashes', () => {
  it.each([
    ['/_astro/sky.BxYz12_-.webp 2x', '/_astro/sky.webp 2x'],
    ['/_astro/sky.BxYz12_-_Z1abc.webp', '/_astro/sky.webp'],
    ['/_astro/fonts/fab89e66ade3862a.woff2', '/_astro/fonts/*.woff2'],
    ['/stock-photos/hatch.abcdefgh.avif', '/stock-photos/hatch.abcdefgh.avif'],
  ])('%s is %s', (address, plain) => {
    expect(withoutHashes(address)).toBe(plain);
  });
});
