import { describe, expect, it } from 'vitest';
import { nearestWord } from './nearest.ts';

const known = ['name', 'showPrice', 'showTag', 'openingHours', 'colours', 'phone', 'url', 'id'];

describe('nearestWord', () => {
  it.each([
    ['showPriec', 'showPrice'],
    ['nmae', 'name'],
    ['SHOWPRICE', 'showPrice'],
    ['show-price', 'showPrice'],
    ['opening_hours', 'openingHours'],
    ['openingHour', 'openingHours'],
    ['colors', 'colours'],
    ['phoneNumber', 'phone'],
    ['telephone', 'phone'],
    ['ur', 'url'],
    ['showTags', 'showTag'],
  ])('takes %s for %s', (word, meant) => {
    expect(nearestWord(word, known)).toBe(meant);
  });

  it.each(['wibble', 'x', '', '---', 'finance'])('suggests nothing for "%s"', (word) => {
    expect(nearestWord(word, known)).toBeUndefined();
  });
});
