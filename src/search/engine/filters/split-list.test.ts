import { describe, expect, it } from 'vitest';
import { splitList, splitQuotedList, trimSpaces } from './split-list.ts';

describe('lists in parameters', () => {
  it('are trimmed of spaces only', () => expect(trimSpaces('  a\t ')).toBe('a\t'));
  it('lose their empty parts', () => expect(splitList(' a, ,b,', ',')).toEqual(['a', 'b']));
  it.each([
    ['a, b', ['a', 'b']],
    ['`a, b`,c', ['a, b', 'c']],
    ['a,,b,', ['a', '', 'b']],
    ['a\\`b', ['a\\`b']],
    ['', []],
    ['`open, end', ['open, end']],
  ])('with backticks, %s, contain %j', (text, values) => expect(splitQuotedList(text)).toEqual(values));
});
