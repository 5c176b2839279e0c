import { describe, expect, it } from 'vitest';
import { searchError } from '../search-error.ts';
import { parseFilter } from './filter-grammar.ts';

const keyOf = (text: string) => {
  const node = parseFilter(text, (clause) =>
    clause.includes(':') ? { clause } : searchError(404, 'no colon'),
  );
  return node && ('error' in node ? node.code : node.key);
};

describe('parsing a filter', () => {
  it.each([
    ['a:1', 'a:1'],
    [' a:1&&b:2 ', '(a:1 && b:2)'],
    ['a:1 || b:2 && c:3', '((a:1 || b:2) && c:3)'],
    ['a:1 || (b:2 && c:3)', '(a:1 || (b:2 && c:3))'],
    ['((a:1))', 'a:1'],
    ['a:`x && (y || z`', 'a:`x && (y || z`'],
    ['a:=[`x)`,y] && b:1', '(a:=[`x)`,y] && b:1)'],
    ['a:(1, 2, 3 km) && b:1', '(a:(1, 2, 3 km) && b:1)'],
    ['a: [(1, 2), (3, 4)] || b:1', '(a: [(1, 2), (3, 4)] || b:1)'],
    ['a:x & y', 'a:x & y'],
    ['a:`never closed && b:1', 'a:`never closed && b:1'],
    ['   ', null],
    ['a:1 && ', 400],
    ['&& a:1', 400],
    ['(a:1', 400],
    ['a:1)', 400],
    ['()', 400],
    ['& a:1', 400],
    ['a', 400],
    ['a:[(1', 400],
  ])('of %s gives %s', (text, key) => expect(keyOf(text)).toBe(key));

  it('accepts at most a hundred clauses and operators', () => {
    const clauses = (count: number) => Array.from({ length: count }, () => 'a:1').join('&&');
    expect(keyOf(clauses(50))).toContain('a:1');
    expect(keyOf(clauses(51))).toBe(400);
  });
});
