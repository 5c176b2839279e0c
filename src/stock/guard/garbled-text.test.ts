import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ungarbled } from './garbled-text.ts';

const windows1252 = new TextDecoder('windows-1252');
/** What stands there when UTF-8 is read as Windows-1252. */
const garble = (text: string) => windows1252.decode(new TextEncoder().encode(text));

describe('a text that was read by the wrong encoding', () => {
  it.each([
    ['CafÃ© racer', 'Café racer'],
    ['Citigoâ„¢', 'Citigo™'],
    ['It’s LuleÃ¥', 'It’s Luleå'],
  ])('%s was %s', (text, meant) => {
    expect(ungarbled(text)).toBe(meant);
  });
  it('is told from a sound one', () => {
    for (const text of ['Corolla', 'Škoda Citigo™', '“Ünïcode” – 50 °C', '車両', 'Zoë’s'])
      expect(ungarbled(text)).toBeNull();
  });
  it('is known when its characters are lost for good', () => {
    expect(ungarbled('Lule\ufffd')).toBe('Lule\ufffd');
  });
  it('is as it was meant again', () => {
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
