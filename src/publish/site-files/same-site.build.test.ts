import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isSameSite } from './same-site.build.ts';
import { siteFiles } from './site-files.build.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'same-site-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function folder(name: string, files: Readonly<Record<string, string>>): string {
  const path = join(root, name);
  mkdirSync(join(path, 'cars'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
}

const info = (builtAt: string, pages = 2) => JSON.stringify({ pages, builtAt, name: 'City Motors' });
const files = { 'index.html': 'Home', 'cars/one.html': 'One', 'site-info.json': info('2026-11-20') };
const isSame = (a: string, b: string) => isSameSite(a, siteFiles(a), b, ['site-info.json']);

describe('the same site', () => {
  it('has the same files with the same bytes, except for the time of the build', () => {
    const [a, b] = [folder('a', files), folder('b', { ...files, 'site-info.json': info('2026-11-21') })];
    rmSync(join(b, 'cars/one.html'));
    linkSync(join(a, 'cars/one.html'), join(b, 'cars/one.html'));
    expect(isSame(a, b)).toBe(true);
  });

  it.each([
    ['another text of the same length', { 'cars/one.html': 'Two' }],
    ['one file more', { 'cars/two.html': 'Two' }],
    ['another count beside the moment', { 'site-info.json': info('2026-11-20', 3) }],
    ['a moment in a file that has none', { 'index.html': '"builtAt":"2026"' }],
  ])('is another with %s', (_, other) => {
    const [a, b] = [folder('a', { ...files, 'index.html': 'Home' }), folder('b', { ...files, ...other })];
    expect([isSame(a, b), isSame(b, a)]).toEqual([false, false]);
  });
});
