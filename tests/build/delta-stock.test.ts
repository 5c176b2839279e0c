import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFeedRow, rowsOf } from '../fixtures/sites/small-feed.ts';
import { comparing, openChangedDealer, slug, start } from './changed-dealer.ts';

describe('a build after a change of the stock', () => {
  const dealer = openChangedDealer(rowsOf(14));
  const { folderOf, apply, build, buildAnew, copyKnowledge, differences } = dealer;
  beforeAll(() => build('delta', start));
  afterAll(dealer.close);

  it('removes the page of a sold car when it expires, even if no file has changed', async () => {
    const rows = rowsOf(14);
    const sold = aFeedRow({ stockNumber: 'LAST1', vin: '', make: 'Kia', model: 'Rio' });
    const hasPage = () =>
      readdirSync(join(folderOf('delta'), slug, 'cars')).some((name) => name.endsWith('last1.html'));
    const soldPageDays = 3;
    apply({ rows: [...rows, sold], files: { 'search.json': { soldPageDays } }, now: start });
    await build('delta', start);
    apply({ rows, files: {}, now: start });
    await build('delta', start);
    await build('delta', start + soldPageDays * 86_400_000 - 60_000);
    expect(hasPage()).toBe(true);
    await build('delta', start + soldPageDays * 86_400_000);
    expect(hasPage()).toBe(false);
  });

  it('renders the pages that show a car with a new price, and keeps the others', async () => {
    const rows = rowsOf(14);
    apply({ rows, files: {}, now: start });
    await build('price', start);
    const site = join(folderOf('price'), slug);
    const inodes = () =>
      new Map(globSync('**/*.html', { cwd: site }).map((file) => [file, statSync(join(site, file)).ino]));
    const before = inodes();
    const dearer = rows.map((row) => (row.stockNumber === 'U1011' ? { ...row, price: '16991' } : row));
    apply({ rows: dearer, files: {}, now: start });
    await build('price', start);
    const cars = [...inodes()].filter(([file]) => /^cars\/.+-u10\d\d\.html$/.test(file));
    expect(cars).toHaveLength(14);
    for (const [file, inode] of cars) {
      const showsPrice = readFileSync(join(site, file), 'utf8').includes('16,991');
      expect(before.get(file) !== inode, `${file} is rendered`).toBe(showsPrice);
    }
    expect(inodes().get('about-us.html')).toBe(before.get('about-us.html'));
  });

  it('equals a full build if the price of one car changes the comparison of others', async () => {
    apply({ rows: rowsOf(14), files: { 'market.json': comparing(true) }, now: start });
    await build('delta', start);
    const rows = rowsOf(14).map((row, at) => (at === 3 ? { ...row, price: '19990' } : row));
    apply({ rows, files: {}, now: start });
    copyKnowledge();
    const delta = await build('delta', start);
    await buildAnew(start);
    expect(differences()).toEqual([]);
    const page = join(folderOf('delta'), slug, 'cars');
    const compared = globSync('*.html', { cwd: page }).filter((file) =>
      readFileSync(join(page, file), 'utf8').includes('id="price-comparison"'),
    );
    expect(compared.length).toBeGreaterThan(5);
    expect(delta.rendered).toBeGreaterThan(5);
    apply({ rows: rowsOf(14), files: { 'market.json': comparing(false) }, now: start });
  });
});
