import { describe, expect, it } from 'vitest';
import { bareRateIn } from './content-rates.ts';

const head = '---\ntitle: Finance\ndescription: How to pay.\n---\n';

describe('a rate in a text page', () => {
  it.each([
    ['a paragraph', `${head}\nHello.\n\nBorrow from\n6.9% p.a. today.\n`, 8, '6.9% p.a.'],
    ['a heading', `${head}# Now 4.9% p.a.\n\nThe comparison rate is 5.4% p.a.\n`, 5, '4.9% p.a.'],
    ['an item', `${head}- Rates from 5.9%\n- 6.4% p.a. comparison rate\n`, 5, 'Rates from 5.9%'],
    ['a table', `${head}| New | 5.9% p.a. |\n|---|---|\n`, 5, '5.9% p.a.'],
    ['emphasis', `${head}Only **5.9%** p.a.\n`, 5, '5.9% p.a.'],
    ['the description', '---\ntitle: Finance\ndescription: From $99 a week.\n---\nHello\n', 3, '$99 a week'],
    [
      'the title, on Windows',
      '---\r\ntitle: 0% finance\r\ndescription: x\r\n---\r\nHello\r\n',
      2,
      '0% finance',
    ],
  ])('is reported without its comparison rate in %s', (_, source, line, figure) => {
    expect(bareRateIn(source)).toEqual({ line, figure });
  });

  it.each([
    ['none', `${head}We ask our lenders and show you each rate with its comparison rate.\n`],
    ['one with its comparison rate', `${head}From 6.9% p.a.\n(7.4% p.a. comparison rate).\n`],
  ])('is allowed: %s', (_, source) => {
    expect(bareRateIn(source)).toBeNull();
  });
});
