import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carListPath, readCarList } from './car-list.ts';

const read = (query: string, max = 4) => readCarList(new URLSearchParams(query), max);
const slug = fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,4}$/);

describe('the vehicles in an address', () => {
  it.each([
    ['cars=kia-rio-7,mazda-3-8', ['kia-rio-7', 'mazda-3-8']],
    ['cars=kia-rio-7&cars=mazda-3-8', ['kia-rio-7', 'mazda-3-8']],
    ['cars=kia-rio-7%2Cmazda-3-8', ['kia-rio-7', 'mazda-3-8']],
    ['cars=kia-rio-7,kia-rio-7', ['kia-rio-7']],
    ['cars=,,kia-rio-7,', ['kia-rio-7']],
    ['cars=<img src=x>,../../etc,Kia,kia--rio,-kia,kia_rio', []],
    [`cars=${'a'.repeat(201)}`, []],
    ['cars=', []],
    ['', []],
  ])('%s: %o', (query, slugs) => {
    expect(read(query)).toEqual({ slugs, isCut: false });
  });

  it('are limited, and the number of others is known', () => {
    expect(read('cars=a,b,c', 2)).toEqual({ slugs: ['a', 'b'], isCut: true });
    expect(read('cars=a,b,b,?', 2)).toEqual({ slugs: ['a', 'b'], isCut: false });
  });

  it('are read back from the address that was made for them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(slug, { maxLength: 30 }), (slugs) => {
        const { searchParams } = new URL(carListPath('/compare', slugs), 'https://dealer.example');
        expect(readCarList(searchParams, 30)).toEqual({ slugs, isCut: false });
      }),
    );
  });

  it('are plain slugs without duplicates and of limited number, for any address', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), slug, fc.constant(','))), fc.nat(40), (texts, max) => {
        const { slugs } = readCarList(new URLSearchParams(texts.map((text) => ['cars', text])), max);
        expect(slugs.length).toBeLessThanOrEqual(max);
        expect(new Set(slugs).size).toBe(slugs.length);
        for (const each of slugs) expect(each).toMatch(/^[a-z0-9-]{1,200}$/);
      }),
    );
  });
});
