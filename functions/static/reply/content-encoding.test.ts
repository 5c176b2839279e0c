import { describe, expect, it } from 'vitest';
import { chooseEncoding, isCompressible } from './content-encoding.ts';

describe('the encoding of a reply', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['identity;q=1, br;q=0.5', undefined],
    ['identity;q=0.5, br', 'br'],
    ['deflate', undefined],
    ['br;q=x', 'br'],
  ])('for "%s" is %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected);
  });
});

describe('whether a reply is worth compressing', () => {
  it.each([
    ['text/html; charset=utf-8', 1024, true],
    ['text/html; charset=utf-8', 1023, false],
    ['application/json', 5000, true],
    ['image/svg+xml; charset=utf-8', 5000, true],
    ['application/manifest+json', 5000, true],
    ['image/webp', 5000, false],
    ['video/mp4', 5000, false],
    ['font/woff2', 5000, false],
    ['application/zip', 5000, false],
    ['application/octet-stream', 5000, false],
  ])('%s of %i bytes: %s', (contentType, size, expected) => {
    expect(isCompressible(contentType, size)).toBe(expected);
  });
});
