import { describe, expect, it } from 'vitest';
import { decodeFeed } from './decode-feed.ts';

const textOf = (bytes: Uint8Array, encoding = 'auto') => {
  const result = decodeFeed(bytes, encoding);
  return result.ok ? result.value : result.error.message;
};

describe('decodeFeed', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from('Citroën – C4', 'utf8')],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffCitroën – C4', 'utf8')],
    ['Windows-1252', Buffer.from('Citro\xebn \x96 C4', 'latin1')],
    ['UTF-16 with a mark', Buffer.from('\ufeffCitroën – C4', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('Citroën - C4 and more text', 'utf16le')],
    ['big-endian UTF-16', Buffer.from('\ufeffCitroën – C4', 'utf16le').swap16()],
  ])('reads %s', (_, bytes) => {
    expect(textOf(bytes)).toMatch(/^Citroën [–-] C4/);
  });
  it('reads a feed whose lines have different encodings', () => {
    const bytes = Buffer.concat([Buffer.from('Škoda\n', 'utf8'), Buffer.from('Citro\xebn\n', 'latin1')]);
    expect(textOf(bytes)).toBe('Škoda\nCitroën\n');
  });
  it('follows an XML declaration', () => {
    const xml = Buffer.from('<?xml version="1.0" encoding="ISO-8859-15"?><p>5 \xa4</p>', 'latin1');
    expect(textOf(xml)).toContain('5 €');
  });
  it('follows feed.json', () => {
    expect(textOf(Buffer.from('5 \xa4', 'latin1'), 'iso-8859-15')).toBe('5 €');
  });
  it.each<[string, Uint8Array, RegExp]>([
    ['a workbook', Buffer.from('PK\u0003\u0004\u0000\u0000binary'), /ZIP archive or an Excel workbook/],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3, 4, 5, 6, 7, 8]), /binary file/],
  ])('refuses %s', (_, bytes, message) => {
    expect(textOf(bytes)).toMatch(message);
  });
});
