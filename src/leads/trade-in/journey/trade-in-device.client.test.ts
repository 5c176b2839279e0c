import { describe, expect, it } from 'vitest';
import { linkOfToken, tokenOfLink } from './trade-in-device.client.ts';

describe('the shopper’s own link', () => {
  it('brings its token back, behind the #', () => {
    const link = new URL(linkOfToken('abc_DEF-123', 'https://dealer.example'));
    expect(link.search).toBe('');
    expect(tokenOfLink(link.hash)).toBe('abc_DEF-123');
  });

  it.each(['', '#', '#t=', '#t=short', '#t=../../api/leads/x', '#other=abcdefghij'])('is not %j', (hash) => {
    expect(tokenOfLink(hash)).toBeNull();
  });
});
