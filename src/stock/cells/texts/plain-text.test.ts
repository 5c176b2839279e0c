import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFeatures } from './features.ts';
import { MAX_COMMENT_CHARACTERS, plainLine, plainParagraphs } from './plain-text.ts';

describe('plainParagraphs', () => {
  it.each<[string, string | null]>([
    ['<p>One.</p><p>Two.</p>', 'One. | Two.'],
    ['One.<br>Two.<br/><br />Three.', 'One. | Two. | Three.'],
    ['<ul><li>Sat nav</li><li>Tow bar</li></ul>', 'Sat nav | Tow bar'],
    ['One owner\nFull history\n\nCall us', 'One owner | Full history | Call us'],
    ['• Sat nav\r\n• Tow bar', 'Sat nav | Tow bar'],
    ['One | Two||Three', 'One | Two | Three'],
    ['Tow bar &amp; canopy &ndash; $5 &lt; $6', 'Tow bar & canopy – $5 < $6'],
    ['&lt;b&gt;Bold&lt;/b&gt; words', 'Bold words'],
    ['&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;Car', 'Car'],
    ['<script>alert(1)</script>Car<style>p{}</style>', 'Car'],
    ['Car</script><img src=x onerror=alert(1)>', 'Car'],
    ['Nice <!-- hidden --> car', 'Nice car'],
    ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
    ['A\u0000B\u202eC\u200b', 'ABC'],
    ['  ', null],
    ['<p></p>', null],
  ])('turns %j into %j', (html, text) => {
    expect(plainParagraphs(html)).toBe(text);
  });
  it('joins a sentence that was wrapped at a column width', () => {
    const text = 'This car was serviced by the same workshop for all of its\nlife and comes with two keys.';
    expect(plainParagraphs(text)).toBe(text.replace('\n', ' '));
  });
  it('shortens a long text and marks that', () => {
    const cut = plainParagraphs('word '.repeat(10_000)) ?? '';
    expect(cut.length).toBeLessThanOrEqual(MAX_COMMENT_CHARACTERS);
    expect(cut).toMatch(/…$/);
  });
  it('removes every tag', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '</',
      'script',
      'img ',
      '&lt;',
      '&gt;',
      '&amp;',
      'lt;',
      '!--',
      '-->',
      ' ',
      'a',
      '"',
      '/',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        expect(plainParagraphs(pieces.join('')) ?? '').not.toMatch(/<[a-z/!?]/i);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('plainLine', () => {
  it('is one line', () => {
    expect(plainLine(' <b>SR5</b>\n (4x4)&nbsp;')).toBe('SR5 (4x4)');
  });
  it('never splits a surrogate pair', () => {
    expect(plainLine('🚗'.repeat(10), 4)).toBe('🚗…');
  });
});

describe('readFeatures', () => {
  it.each<[string[], string[]]>([
    [['Sat nav|Tow bar|Sat nav'], ['Sat nav', 'Tow bar']],
    [['Sat nav, Airbags (front, side), Tow bar'], ['Sat nav', 'Airbags (front, side)', 'Tow bar']],
    [['Sat nav; Tow bar'], ['Sat nav', 'Tow bar']],
    [['<li>Sat nav</li><li>Tow bar</li>'], ['Sat nav', 'Tow bar']],
    [
      ['Wheels, 18 inch', 'Tow bar'],
      ['Wheels, 18 inch', 'Tow bar'],
    ],
    [['["Sat nav", "Tow bar"]'], ['Sat nav', 'Tow bar']],
    [[''], []],
  ])('lists %j', (cells, features) => {
    expect(readFeatures(cells)).toEqual(features);
  });
});
