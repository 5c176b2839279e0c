import { describe, expect, it } from 'vitest';
import { hmacSha256, sha256 } from './digest.ts';

describe('SHA-256', () => {
  it.each([
    // FIPS 180-2, appendix B.1, and the empty text.
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    // UTF-8: sha256sum of the bytes c3 a9.
    ['é', '4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c'],
  ])('of %j', async (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });
});

describe('HMAC-SHA-256', () => {
  it.each([
    // RFC 4231, 4.3.
    [
      'Jefe',
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    // RFC 2104's own example for longer messages, with SHA-256, as on Wikipedia.
    [
      'key',
      'The quick brown fox jumps over the lazy dog',
      'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
    ],
  ])('under %j', async (secret, text, digest) => {
    expect(hmacSha256(secret, text)).toBe(digest);
  });
});
