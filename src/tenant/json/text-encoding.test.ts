import { describe, expect, it } from 'vitest';
import { decodeText } from './text-encoding.ts';

describe('decodeText', () => {
  it('reads UTF-8', () => {
    expect(decodeText(new TextEncoder().encode('Škoda €5'))).toEqual({ ok: true, text: 'Škoda €5' });
  });

  it.each([
    [
      'UTF-16 of little-endian order',
      [0xff, 0xfe, 0x7b, 0],
      'is saved as UTF-16; save it again with the encoding UTF-8.',
    ],
    [
      'UTF-16 of big-endian order',
      [0xfe, 0xff, 0, 0x7b],
      'is saved as UTF-16; save it again with the encoding UTF-8.',
    ],
    ['Windows-1252', [0x7b, 0x8a, 0x7d], 'is not saved as UTF-8; save it again with the encoding UTF-8.'],
  ])('says so of %s', (_encoding, bytes, reason) => {
    expect(decodeText(Uint8Array.from(bytes))).toEqual({ ok: false, reason });
  });
});
