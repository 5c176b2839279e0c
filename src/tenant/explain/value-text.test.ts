import { expect, it } from 'vitest';
import { valueLines } from './value-text.ts';

const menu = (label: string, more: object = {}) => ({ label, href: `/${label.toLowerCase()}`, ...more });
const long = 'a sentence that is much longer than what stands on a line of a terminal';

it.each([
  ['a number', 3, ['3']],
  ['nothing', null, ['null']],
  ['an empty list', [], ['[] (an empty list)']],
  ['a short list', ['used', 'new'], ['["used","new"]']],
  [
    'a list of groups',
    [
      menu('Finance'),
      menu('Stock', { items: [menu('All vehicles'), menu('New vehicles')] }),
      menu('About us and our people', { text: long }),
    ],
    [
      '[0] label: "Finance", href: "/finance"',
      '[1] label: "Stock", href: "/stock", items: 2 entries',
      '[2] label: "About us and our people"',
      '    href: "/about us and our people"',
      '    text: "a sentence that is much longer than what stands on a line…"',
    ],
  ],
  [
    'a group',
    { name: long, size: 1, of: menu('A') },
    [
      'name: "a sentence that is much longer than what stands on a line…"',
      'size: 1',
      'of: label: "A", href: "/a"',
    ],
  ],
])('%s is shown readably', (_, value, lines) => {
  expect(valueLines(value)).toEqual(lines);
});

it('a long list is shortened, with a count', () => {
  const lines = valueLines(Array.from({ length: 30 }, (_, index) => menu(`Entry ${index}`)));
  expect(lines).toHaveLength(13);
  expect(lines.at(-1)).toBe('… and 18 more');
});
