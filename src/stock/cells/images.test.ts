import { describe, expect, it } from 'vitest';
import { readImageUrls, readUrl } from './images.ts';

const a = 'https://img.example.com/a.jpg';
const b = 'https://img.example.com/b.jpg';

describe('readImageUrls', () => {
  it.each<[string, string[]]>([
    [`${a},${b}`, [a, b]],
    [`${a}, ${b}`, [a, b]],
    [`${a}|${b}`, [a, b]],
    [`${a} ${b}`, [a, b]],
    [`${a};${b}`, [a, b]],
    [`${a}\n${b}\n`, [a, b]],
    [`["${a}","${b}"]`, [a, b]],
    [`['${a}', '${b}']`, [a, b]],
    [`${a},,${b},`, [a, b]],
    [`${a}|${a}`, [a]],
    ['/images/1.jpg|/images/2.jpg', ['/images/1.jpg', '/images/2.jpg']],
    ['//img.example.com/c.jpg', ['https://img.example.com/c.jpg']],
    ['', []],
  ])('splits %j', (cell, urls) => {
    expect(readImageUrls([cell], 'auto')).toEqual({ urls, refused: [] });
  });
  it('keeps commas inside an address', () => {
    const sized = 'https://media.example.com/w_400,h_300,q_90,c_f,v1/trim/A1.webp';
    expect(readImageUrls([`${sized},${sized.replace('A1', 'A2')}`], 'auto').urls).toEqual([
      sized,
      sized.replace('A1', 'A2'),
    ]);
  });
  it('combines the addresses of several cells', () => {
    expect(readImageUrls([a, b, a], 'auto').urls).toEqual([a, b]);
  });
  it('splits by the separator of feed.json', () => {
    expect(readImageUrls([`${a}|${b}`], '|').urls).toEqual([a, b]);
  });
  it('returns pieces that are no addresses', () => {
    expect(readImageUrls(['photo1.jpg'], 'auto')).toEqual({ urls: [], refused: ['photo1.jpg'] });
  });
  it('handles a cell that contains only separators', () => {
    expect(readImageUrls([`${' '.repeat(100_000)}x`], 'auto').urls).toEqual([]);
  });
});

describe('readUrl', () => {
  it.each<[string, string]>([
    ['https://example.com/a b.jpg', 'https://example.com/a%20b.jpg'],
    [`https://example.com/o'neil.jpg`, 'https://example.com/o%27neil.jpg'],
    ['http://example.com/a.jpg?x=1&y=2', 'http://example.com/a.jpg?x=1&y=2'],
    ['www.example.com/a.jpg', 'https://www.example.com/a.jpg'],
    ['https://m.example.com/{resize}/1.jpg', 'https://m.example.com/w1024h768/1.jpg'],
  ])('writes %j as %j', (text, url) => {
    expect(readUrl(text)).toBe(url);
  });
  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'ftp://example.com/a.jpg',
    'https://',
    'https:///a.jpg',
    'a.jpg',
    'https://example.com/\u202ea.jpg',
    `https://example.com/${'a'.repeat(3000)}`,
    '',
  ])('refuses %j', (text) => {
    expect(readUrl(text)).toBeNull();
  });
  it('rejects quotation marks and angle brackets', () => {
    expect(readUrl('https://example.com/"><script>alert(1)</script>')).not.toMatch(/["'<>]/);
  });
});
