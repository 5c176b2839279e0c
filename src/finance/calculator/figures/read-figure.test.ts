import { describe, expect, it } from 'vitest';
import { readFigure } from './read-figure.ts';

describe('readFigure', () => {
  it.each([
    ['25000', 25_000],
    ['$25,000', 25_000],
    [' $ 25 000.50 ', 25_000.5],
    ['25k', 25_000],
    ['$25.5K', 25_500],
    ['AUD 25,000', 25_000],
    ['25,000 dollars', 25_000],
    ['8.5', 8.5],
    ['8.5 % p.a.', 8.5],
    ['.5', 0.5],
    ['7.', 7],
    ['5 years', 5],
    ['-5', -5],
    ['−5', -5],
    ['25\u00a0000', 25_000],
  ])('parses %j as %d', (text, expected) => {
    expect(readFigure(text)).toBe(expected);
  });

  it.each(['', ' ', '$', 'a lot', '1.2.3', '10-20', '1e9e9', '<b>5</b>', 'Infinity', `${'9'.repeat(41)}`])(
    'rejects %j',
    (text) => {
      expect(readFigure(text)).toBeNull();
    },
  );
});
