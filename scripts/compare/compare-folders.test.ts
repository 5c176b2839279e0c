import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { builtSite, type Files, htmlPage } from './built-site.fixture.ts';
import { compareFolders } from './compare-folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'compare-folders-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const built = (files: Files) => builtSite(folder, files);

const home = { 'index.html': htmlPage('Hello') };

function differences(before: Files, after: Files) {
  return compareFolders(built({ ...home, ...before }), built({ ...home, ...after })).differences;
}

describe('the comparison of two folders', () => {
  it('finds files and dealers that only one build has', () => {
    expect(differences({ 'a.html': '' }, { 'b.txt': '' })).toEqual([
      { kind: 'only before', file: 'a.html', before: [], after: [] },
      { kind: 'only after', file: 'b.txt', before: [], after: [] },
    ]);
    const both = built({ 'coast/index.html': htmlPage('x'), 'city/index.html': htmlPage('x') });
    expect(compareFolders(both, built({ 'city/index.html': htmlPage('x') })).differences).toEqual([
      { kind: 'only before', file: 'coast/', before: [], after: [] },
    ]);
  });

  it('refuses folders that have no site in common', () => {
    const [one, all] = [
      built(home),
      built({ 'coast/index.html': htmlPage('x'), 'city/index.html': htmlPage('x') }),
    ];
    expect(() => compareFolders(all, one)).toThrow(
      /no site in common: city, coast before, one site without a folder of its own after\.$/,
    );
  });

  it.each<[string, Files, Files, object]>([
    [
      'JSON by value',
      { 'a.json': '{"a":1,"b":2}' },
      { 'a.json': '{"b":3,"a":1}' },
      { kind: 'JSON', before: ['b: 2'], after: ['b: 3'] },
    ],
    [
      'JSON in another order',
      { 'a.json': '{"a":1,"b":2}' },
      { 'a.json': '{"b":2,"a":1}' },
      { kind: 'JSON order', before: [], after: [] },
    ],
    ['lines of text', { _redirects: '/a /b\n' }, { _redirects: '/a /c\n' }, { before: ['/a /b'] }],
    [
      'bytes',
      { 'a.woff2': '\0a' },
      { 'a.woff2': '\0bc' },
      { kind: 'contents', before: ['2 bytes'], after: ['3 bytes'] },
    ],
    [
      'the order of headings',
      { 'a.html': htmlPage('<h2>A</h2><h2>B</h2>') },
      { 'a.html': htmlPage('<h2>B</h2><h2>A</h2>') },
      { kind: 'text', before: [], after: [] },
    ],
    [
      'values within JSON-LD',
      { 'a.html': htmlPage('<script type="application/ld+json">{"offers":[{"price":1}]}</script>') },
      { 'a.html': htmlPage('<script type="application/ld+json">{"offers":[{"price":2}]}</script>') },
      { kind: 'JSON-LD', before: ['offers[0].price: 1'], after: ['offers[0].price: 2'] },
    ],
    [
      'a picture of other contents under a hashed name',
      { '_astro/a.AAAAbbb1.webp': 'one' },
      { '_astro/a.AAAAbbb2.webp': 'two' },
      { kind: 'only after' },
    ],
  ])('finds %s', (_what, before, after, difference) => {
    expect(differences(before, after)).toContainEqual(expect.objectContaining(difference));
  });
});
