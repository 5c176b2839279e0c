import { describe, expect, it } from 'vitest';
import { canonicalJson, jsonDifference } from './json-difference.ts';

describe('jsonDifference', () => {
  it('names the places of changed, added and removed values', () => {
    const before = '{"a":[{"n":1},{"n":2}],"gone":null,"same":true}';
    const after = '{"same":true,"a":[{"n":1},{"n":3}],"new":{"x":1}}';
    expect(jsonDifference(before, after)).toEqual({
      before: ['a[1].n: 2', 'gone: null'],
      after: ['a[1].n: 3', 'new: {"x":1}'],
    });
  });

  it.each([
    ['{"a":1,"b":{"c":2,"d":3}}', '{"b":{"d":3,"c":2},"a":1}'],
    ['[1, 2]', '[1,2]'],
  ])('finds none between %s and %s', (before, after) => {
    expect(jsonDifference(before, after)).toEqual({ before: [], after: [] });
  });

  it.each([
    ['[1,2]', '[2,1]'],
    ['[]', '{}'],
    ['{"a":null}', '{}'],
    ['{', '{}'],
  ])('finds one between %s and %s', (before, after) => {
    expect(jsonDifference(before, after)).not.toEqual({ before: [], after: [] });
  });

  it('stops after the first few', () => {
    expect(jsonDifference('[1,2,3,4]', '[5,6,7,8]', 2).after).toEqual(['[0]: 5', '[1]: 6']);
  });
});

it('canonicalJson sorts keys, but not lists', () => {
  expect(canonicalJson('{"b":[2,{"d":1,"c":0}],"a":""}')).toBe('{"a":"","b":[2,{"c":0,"d":1}]}');
});
