import { describe, expect, it } from 'vitest';
import { tokenize, tokenSpans } from './tokenize.ts';

const none = new Set<string>();
const dashes = new Set(['-', '/']);

describe('splitting a text into words', () => {
  it.each([
    [
      'lower-cases and splits at blanks and new lines',
      'Toyota  Corolla\nHatch',
      none,
      none,
      ['toyota', 'corolla', 'hatch'],
    ],
    ['removes other symbols', 'C-Class (4X4)', none, none, ['cclass', '4x4']],
    ['removes a tab rather than splitting at it', 'a\tb', none, none, ['ab']],
    ['splits at separators', 'CX-5 Ute/Tray', dashes, none, ['cx', '5', 'ute', 'tray']],
    ['keeps indexed symbols', 'c++ 3.0', none, new Set(['+']), ['c++', '30']],
    ['prefers keeping a symbol that is also a separator', 'a-b', dashes, new Set(['-']), ['a-b']],
    [
      'strips accents and spells ligatures',
      'Citroën Škoda Straße Æon',
      none,
      none,
      ['citroen', 'skoda', 'strasse', 'aeon'],
    ],
    ['removes typographic punctuation', 'driver’s “best” – car', none, none, ['drivers', 'best', 'car']],
    ['keeps letters without an ASCII spelling', '日本 車', none, none, ['日本', '車']],
    ['finds nothing in symbols', '!? &', none, none, []],
  ])('%s', (_, text, separators, symbols, words) => {
    expect(tokenize(text, separators, symbols)).toEqual(words);
  });

  it('reports the position of each word, including following symbols', () => {
    expect(tokenSpans('(Red), car', none, none)).toEqual([
      { token: 'red', start: 1, end: 6 },
      { token: 'car', start: 7, end: 10 },
    ]);
  });
});
