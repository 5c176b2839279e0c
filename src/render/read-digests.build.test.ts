import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlainDigests } from './read-digests.build.ts';

const digestOf = (value: unknown) => new PlainDigests().of(value);

describe('digests of plain data', () => {
  it('are equal for equal data and differ for other data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(digestOf(a)).toBe(digestOf(structuredClone(a)));
        expect(digestOf(a) === digestOf(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
    );
  });

  it.each([
    [
      [1, 2],
      ['1', '2'],
    ],
    [['a,b'], ['a', 'b']],
    [
      ['1"', '1'],
      ['1"1', ''],
    ],
    [['\ud800'], ['\ud801']],
    [['\ud800'], ['"\\ud800"']],
    [['12'], [12]],
    [[], {}],
    [[[]], []],
    [{ a: undefined }, {}],
    [{ a: null }, { a: undefined }],
    [new Map([['a', 1]]), { a: 1 }],
    [new Set(['a']), ['a']],
    [new Map([['a', 1]]), new Map([['a', 2]])],
  ])('tell %j from %j', (a, b) => {
    expect(digestOf(a)).not.toBe(digestOf(b));
  });

  it('throw for values that cannot be compared', () => {
    for (const value of [() => 1, Symbol('a'), 1n, new Date(0), /a/, new (class Car {})()])
      expect(() => digestOf([{ value }])).toThrow(/depends on a .+, which is no plain data/);
  });

  it('of an object are computed once and reused wherever it occurs', () => {
    const car = { id: '1' };
    const digests = new PlainDigests();
    digests.remember(car);
    const before = digests.of([car]);
    car.id = '2';
    expect(digests.of([car])).toBe(before);
    expect(new PlainDigests().of([car])).not.toBe(before);
    const other = new PlainDigests();
    other.remember(car, JSON.stringify(car));
    expect(other.of([car])).not.toBe(other.of([{ ...car }]));
  });
});
