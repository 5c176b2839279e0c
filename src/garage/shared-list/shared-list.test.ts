import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedBy, sharedListPath } from './shared-list.ts';

const by = (from: string) => sharedBy(new URLSearchParams({ from }));

describe('who shared a list', () => {
  it.each([
    ['Alex', 'Alex'],
    ['  Mary   Ann ', 'Mary Ann'],
    ["O'Neil", "O'Neil"],
    ['Zoë', 'Zoë'],
    ['小明', '小明'],
    ['J', 'J'],
  ])('%s is a name', (from, name) => {
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
  ])('%o is none', (from) => {
    expect(by(from)).toBeNull();
  });
});

describe('the address of a list', () => {
  it('names the vehicles and who shares them', () => {
    expect(sharedListPath(['kia-rio-7', 'mazda-3-8'], 'Zoë')).toBe(
      '/shared-list?cars=kia-rio-7,mazda-3-8&from=Zo%C3%AB',
    );
  });

  it('leaves out what is no name', () => {
    expect(sharedListPath(['kia-rio-7'], '0412 345 678')).toBe('/shared-list?cars=kia-rio-7');
    expect(sharedListPath([], 'Alex')).toBe('/shared-list');
  });

  it('is read as it was written, and holds nothing that HTML or an address takes for its own', () => {
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
