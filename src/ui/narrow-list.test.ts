import { describe, expect, it } from 'vitest';
import { isWanted } from './narrow-list.ts';

const towBar = { model: 'mazda-cx-5 kia-sportage', query: 'Tow bar Towing Mazda CX-5 Škoda' };

describe('an entry of a list', () => {
  it.each([
    ['nothing is asked', {}, true],
    ['what is asked is empty', { model: '', query: '  ' }, true],
    ['one of its values is asked for', { model: 'kia-sportage' }, true],
    ['a value is asked for that it has only a part of', { model: 'kia' }, false],
    ['a field is asked for that it does not have', { body: 'suv' }, false],
    ['a word of it is asked for, in other letters', { query: 'TOW' }, true],
    ['the beginning of a word is asked for', { query: 'tow b' }, true],
    ['words are asked for in another order', { query: 'bar tow' }, true],
    ['a word is asked for without its accents', { query: 'skoda' }, true],
    ['a name is asked for without its hyphen', { query: 'cx5' }, true],
    ['one of the words does not stand there', { query: 'tow rack' }, false],
    ['value and word are asked for, and the value is wrong', { model: 'byd-dolphin', query: 'tow' }, false],
  ])('where %s', (_, wanted: Record<string, string>, expected) => {
    expect(isWanted(towBar, wanted)).toBe(expected);
  });
});
