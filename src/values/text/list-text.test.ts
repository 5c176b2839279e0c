import { expect, it } from 'vitest';
import { commaList, listText } from './list-text.ts';

it.each([
  ['en-AU', 'Sales, Service and Parts', 'Sales, Service, Parts'],
  ['zh-Hans-AU', 'Sales、Service和Parts', 'Sales、Service、Parts'],
])('separates names as in %s', (locale, sentence, row) => {
  const names = ['Sales', 'Service', 'Parts'];
  expect(listText(names, locale)).toBe(sentence);
  expect(commaList(names, locale)).toBe(row);
});
