import { describe, expect, it, vi } from 'vitest';
import { webChance } from './web-chance.ts';

const many = <T>(draw: () => T) => Array.from({ length: 1000 }, draw);

describe('webChance', () => {
  it('makes unique ids', () => {
    const ids = many(webChance.id);
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('makes tokens of 256 bits that need no escaping in a cookie or URL', () => {
    const tokens = many(webChance.token);
    expect(new Set(tokens).size).toBe(1000);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  });

  it('makes all ten digits', () => {
    const codes = many(() => webChance.digits(6));
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(codes.join('')).size).toBe(10);
  });

  it('makes all digits equally likely by rejecting some bytes', () => {
    const bytes = [250, 255, 0, 9, 10, 249, 253, 127];
    const drawn = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint8Array) array[0] = bytes.shift() ?? 0;
      return array;
    });
    expect(webChance.digits(5)).toBe('09097');
    drawn.mockRestore();
  });
});
