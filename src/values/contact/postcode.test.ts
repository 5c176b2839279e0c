import { describe, expect, it } from 'vitest';
import { isInRange, readPostcode, readPostcodeRange } from './postcode.ts';

describe('readPostcode', () => {
  it.each([
    ['4000', '4000'],
    [' 4000\n', '4000'],
    ['0800', '0800'],
    ['400', null],
    ['40000', null],
    ['4 000', null],
    ['QLD 4000', null],
    ['4000.0', null],
    ['', null],
    ['４０００', null],
  ])('%j is %j', (text, postcode) => {
    expect(readPostcode(text)).toBe(postcode);
  });
});

describe('readPostcodeRange', () => {
  it.each([
    ['4205', { from: '4205', to: '4205' }],
    ['4000-4179', { from: '4000', to: '4179' }],
    ['0800 – 0899', { from: '0800', to: '0899' }],
    ['4179-4000', { from: '4179', to: '4000' }],
    ['4000-', null],
    ['4000-41799', null],
    ['4000,4001', null],
    ['Brisbane', null],
  ])('%j is %j', (text, range) => {
    expect(readPostcodeRange(text)).toEqual(range);
  });
});

describe('isInRange', () => {
  it.each([
    ['3999', false],
    ['4000', true],
    ['4179', true],
    ['4180', false],
  ])('%s in 4000-4179: %s', (postcode, isIn) => {
    expect(isInRange(postcode, { from: '4000', to: '4179' })).toBe(isIn);
  });
});
