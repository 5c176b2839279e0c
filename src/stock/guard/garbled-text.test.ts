import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ungarbled } from './garbled-text.ts';

const windows1252 = new TextDecoder('windows-1252');
/** UTF-8 decoded as Windows-1252. */
const garble = (text: string) => windows1252.decode(new TextEncoder().encode(text));

describe('a text decoded with the wrong encoding', () => {
  it.each([
    ['CafÃ© racer', 'Café racer'],
    ['Citigoâ„¢', 'Citigo™'],
    ['It’s LuleÃ¥', 'It’s Luleå'],
  ])('%s was %s', (text, meant) => {
    expect(ungarbled(text)).toBe(meant);
  });
  it('is distinguished from a correct one', () => {
    for (const text of ['Corolla', 'Škoda Citigo™', '“Ünïcode” – 50 °C', '車両', 'Zoë’s'])
      expect(ungarbled(text)).toBeNull();
  });
  it('is recognised even if characters are lost', () => {
    expect(ungarbled('Lule\ufffd')).toBe('Lule\ufffd');
  });
  it('can be restored', () => {
    const words = fc.array(fc.constantFrom('é', 'å', 'ß', '™', '®', '’', '–', '車', 'Kia', ' '), {
      minLength: 1,
    });
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join('');
        expect(ungarbled(garble(text)) ?? garble(text)).toBe(text);
      }),
    );
  });
});
