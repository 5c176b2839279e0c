import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareStructure } from './share-structure.ts';

describe('shareStructure', () => {
  it('keeps what is equal and replaces what is not', () => {
    const before = { a: [{ x: 1 }, { x: 2 }], b: { y: 'same' }, c: null };
    const after = shareStructure(before, { a: [{ x: 1 }, { x: 3 }], b: { y: 'same' }, c: null });
    expect(after).toEqual({ a: [{ x: 1 }, { x: 3 }], b: { y: 'same' }, c: null });
    expect(after.a[0]).toBe(before.a[0]);
    expect(after.b).toBe(before.b);
    expect(after.a[1]).not.toBe(before.a[1]);
    expect(shareStructure(before, structuredClone(before))).toBe(before);
  });

  it('is always equal to what came after', () => {
    const plain = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(shareStructure(before, after)).toEqual(after);
      }),
    );
  });

  it.each([
    [[1, 2], [1]],
    [[], {}],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
  ])('sees that something is gone: %o and %o', (before, after) => {
    expect(shareStructure<unknown>(before, after)).toStrictEqual(after);
  });
});
