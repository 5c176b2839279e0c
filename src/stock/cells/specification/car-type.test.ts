import { describe, expect, it } from 'vitest';
import { readCarType } from './car-type.ts';

describe('readCarType', () => {
  it.each<[string, string | null]>([
    ['USED', 'used'],
    ['Pre-Owned', 'used'],
    ['Certified Pre-Owned', 'used'],
    ['U', 'used'],
    ['https://schema.org/UsedCondition', 'used'],
    ['begagnad', 'used'],
    ['NEW', 'new'],
    ['N', 'new'],
    ['NewCondition', 'new'],
    ['DEMO', 'demo'],
    ['Demonstrator', 'demo'],
    ['D', 'demo'],
    ['Excellent', null],
    ['', null],
  ])('reads %j as %j', (text, type) => {
    expect(readCarType(text).value).toBe(type);
  });
});
