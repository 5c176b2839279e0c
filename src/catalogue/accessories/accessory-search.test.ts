import { describe, expect, it } from 'vitest';
import { type AskedAccessories, isAskedFor } from './accessory-search.ts';

const towBar = {
  accessory: { name: 'Tow bar', group: 'Towing', text: 'By Škoda', price: null, picture: null, fits: null },
  model: { slug: 'mazda-cx-5', name: 'Mazda CX-5', isNamed: true },
  askHref: '#',
};

describe('an accessory', () => {
  it.each([
    ['nothing is asked', {}, true],
    ['what is asked is empty', { model: '', query: '  ' }, true],
    ['its model is asked for', { model: 'mazda-cx-5' }, true],
    ['a model is asked for whose slug is a part of its own', { model: 'mazda' }, false],
    ['a word of it is asked for, in other letters', { query: 'TOW' }, true],
    ['the beginning of a word is asked for', { query: 'tow b' }, true],
    ['words are asked for in another order', { query: 'bar tow' }, true],
    ['a word is asked for without its accents', { query: 'skoda' }, true],
    ['a name is asked for without its hyphen', { query: 'cx5' }, true],
    ['one of the words does not stand there', { query: 'tow rack' }, false],
    ['model and word are asked for, and the model is wrong', { model: 'byd-dolphin', query: 'tow' }, false],
  ])('matches: %s', (_, asked: AskedAccessories, expected) => {
    expect(isAskedFor(towBar, asked)).toBe(expected);
  });
});
