import { describe, expect, it } from 'vitest';
import { isWildcard, parseQuery } from './parse-query.ts';

const schema = { name: 'cars', fields: [], token_separators: ['-', '/'] };

describe('parsing a query', () => {
  it.each([
    ['white suv', ['white', 'suv'], [], []],
    ['cx-5', ['cx', '5'], [], []],
    ['white -suv', ['white'], [['suv']], []],
    ['white - suv', ['white', 'suv'], [], []],
    ['"land cruiser" white', ['white'], [], [['land', 'cruiser']]],
    ['" land cruiser "', [], [], [['land', 'cruiser']]],
    ['car -"land cruiser"', ['car'], [['land', 'cruiser']], []],
    ['"single"', [], [], [['single']]],
    ['"never closed', ['never', 'closed'], [], []],
    ['-cx-5', ['5'], [['cx']], []],
  ])('%s', (q, words, excluded, phrases) => {
    expect(parseQuery(q, schema)).toMatchObject({ words, excluded, phrases });
  });

  it('keeps a leading minus if the collection indexes it', () => {
    expect(parseQuery('-5', { ...schema, symbols_to_index: ['-'] })).toMatchObject({
      words: ['-5'],
      excluded: [],
    });
  });

  it.each([
    ['*', true],
    ['', true],
    [' ?! ', true],
    ['a', false],
    ['-a', false],
    ['"a"', false],
  ])('matches everything with %j: %j', (q, isAll) => {
    expect(isWildcard(q, schema)).toBe(isAll);
  });
});
