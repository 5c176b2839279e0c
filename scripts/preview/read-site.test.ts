import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSite } from './read-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds pages by address and loaded files by path', () => {
  for (const file of [
    'index.html',
    'about-us.html',
    'cars/a.html',
    '_astro/Page.css',
    '_astro/a.js',
    'logo.svg',
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  const { pages, assets } = readSite(folder);
  expect([...pages.keys()].toSorted()).toEqual(['/', '/about-us', '/cars/a']);
  expect(pages.get('/cars/a')?.()).toBe('cars/a.html');
  expect([...assets.keys()].toSorted()).toEqual(['/_astro/Page.css', '/_astro/a.js']);
});
