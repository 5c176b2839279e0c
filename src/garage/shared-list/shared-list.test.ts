import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedBy, sharedListPath } from './shared-list.ts';

const by = (from: string) => sharedBy(new URLSearchParams({ from }));

describe('the name of the sender', () => {
  it.each([
    ['Alex', 'Alex'],
    ['  Mary   Ann ', 'Mary Ann'],
    ["O'Neil", "O'Neil"],
    ['Zoë', 'Zoë'],
    ['小明', '小明'],
    ['J', 'J'],
  ])('%s is valid', (from, name) => {
    expect(by(from)).toBe(name);
  });

  it.each([
    '',
    ' ',
    'call 0412 345 678',
    'visit evil.example',
    '<b>Alex</b>',
    'Alex & Kim',
    '-Alex',
    `${'x'.repeat(31)}`,
    'Alex\u202Exela',
  ])('%o is invalid', (from) => {
    expect(by(from)).toBeNull();
  });
});

describe('the address of a shared list', () => {
  it("contains the vehicles and the sender's name", () => {
    expect(sharedListPath(['kia-rio-7', 'mazda-3-8'], 'Zoë')).toBe(
      '/shared-list?cars=kia-rio-7,mazda-3-8&from=Zo%C3%AB',
    );
  });

  it('omits an invalid name', () => {
    expect(sharedListPath(['kia-rio-7'], '0412 345 678')).toBe('/shared-list?cars=kia-rio-7');
    expect(sharedListPath([], 'Alex')).toBe('/shared-list');
  });

  it('is read back as written, without characters that need escaping in HTML or addresses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (from) => {
        const path = sharedListPath(['kia-rio-7'], from);
        const read = sharedBy(new URL(path, 'https://dealer.example').searchParams);
        expect(path).not.toMatch(/[<>"#\s]/);
        expect(read).toBe(by(from));
      }),
    );
  });
});
