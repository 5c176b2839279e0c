import { describe, expect, it } from 'vitest';
import { readFlag, readStatus } from './status.ts';

describe('readStatus', () => {
  it.each<[string, string | null, boolean, boolean]>([
    ['In Stock', 'in_stock', false, false],
    ['in_stock', 'in_stock', false, false],
    ['AVAILABLE', 'in_stock', false, false],
    ['FORECOURT', 'in_stock', false, false],
    ['https://schema.org/InStock', 'in_stock', false, false],
    ['SOLD', 'sold', false, false],
    ['Sold - delivered', 'sold', false, false],
    ['SALE_IN_PROGRESS', 'in_stock', true, false],
    ['Deposit Taken', 'in_stock', true, false],
    ['Under Offer', 'in_stock', true, false],
    ['DUE_IN', 'coming_soon', false, false],
    ['In Transit', 'coming_soon', false, false],
    ['coming_soon', 'coming_soon', false, false],
    ['preorder', 'coming_soon', false, true],
    ['Out of stock', 'unavailable', false, false],
    ['WASTEBIN', 'unavailable', false, false],
    ['Unavailable', 'unavailable', false, false],
  ])('reads %j as %s', (text, status, isReserved, isPreorder) => {
    expect(readStatus(text).value).toEqual({ status, isReserved, isPreorder });
  });
  it('does not guess the meaning of unknown words', () => {
    expect(readStatus('Blue').value).toBeNull();
  });
  it('reads yes and no', () => {
    expect(['Y', 'true', '1', 'No', '0', '', 'maybe'].map(readFlag)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      null,
    ]);
  });
});
