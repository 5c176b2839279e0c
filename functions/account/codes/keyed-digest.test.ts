import { describe, expect, it } from 'vitest';
import { keyedDigest } from './keyed-digest.ts';

const withKey = { secret: (name: string) => (name === 'SERVER_KEY' ? 'k'.repeat(32) : undefined) };
const without = { secret: () => undefined };

describe('the digest of a phone or a code', () => {
  it('differs for another key and without a key', async () => {
    const other = { secret: () => 'j'.repeat(32) };
    const digests = await Promise.all(
      [withKey, other, without].map((ports) => keyedDigest(ports, 'phone', '1')),
    );
    expect(new Set(digests).size).toBe(3);
    expect(keyedDigest(withKey, 'phone', '1')).toBe(digests[0]);
  });

  it('separates its parts: "ab" + "c" differs from "a" + "bc"', async () => {
    const pairs = [['ab', 'c'], ['a', 'bc'], ['abc', ''], ['a","b', 'c'], ['abc']];
    const digests = await Promise.all(pairs.map((parts) => keyedDigest(withKey, ...parts)));
    expect(new Set(digests).size).toBe(pairs.length);
  });
});
