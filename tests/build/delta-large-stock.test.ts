import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../fixtures/sites/small-feed.ts';
import { openChangedDealer, SHARED, slug, start } from './changed-dealer.ts';

describe('a build after a change of a large stock', () => {
  const dealer = openChangedDealer(rowsOf(14));
  const { folderOf, apply, build, buildAnew, copyKnowledge, placesOf, differences, wrongDigests } = dealer;
  beforeAll(() => build('delta', start));
  afterAll(dealer.close);

  it('keeps the search files that contain no car with another price', async () => {
    const rows = rowsOf(120);
    const blocks = () => placesOf('delta').filter(({ file }) => file.includes('/search-data/cards-'));
    apply({ rows, files: {}, now: start });
    await build('delta', start);
    const before = new Map(blocks().map(({ file, inode }) => [file, inode]));
    apply({
      rows: rows.map((row, at) => (at === 60 ? { ...row, price: '23456' } : row)),
      files: {},
      now: start,
    });
    await build('delta', start);
    // The name of a file contains the digest of its content, so files with the same name have the same
    // content.
    const same = blocks().filter(({ file }) => before.has(file));
    expect(same.length).toBeGreaterThan(before.size / 2);
    expect(same.length).toBeLessThan(before.size);
    expect(same.filter(({ file, inode }) => before.get(file) !== inode)).toEqual([]);
    expect(wrongDigests()).toEqual([]);
  });

  it('equals a full build if worker threads share the pages', async () => {
    apply({ rows: rowsOf(SHARED), files: {}, now: start });
    copyKnowledge();
    const shared = await build('delta', start, 2);
    await buildAnew(start);
    expect(shared.rendered).toBeGreaterThan(SHARED);
    expect(differences()).toEqual([]);
    expect(wrongDigests()).toEqual([]);
    apply({
      rows: rowsOf(SHARED).map((row) => ({ ...row, price: String(Number(row.price) + 10) })),
      files: { 'promotions.json': {} },
      now: start,
    });
    copyKnowledge();
    expect((await build('delta', start, 2)).rendered).toBeGreaterThan(SHARED);
    await buildAnew(start);
    expect(differences()).toEqual([]);
    const rows = rowsOf(SHARED).map((row, at) => ({
      ...row,
      price: String(Number(row.price) + (at % (SHARED / 2) === 0 ? 500 : 10)),
    }));
    apply({ rows, files: { 'promotions.json': {} }, now: start });
    copyKnowledge();
    const few = await build('delta', start, 2);
    await buildAnew(start);
    expect(few.rendered).toBeGreaterThan(30);
    expect(few.rendered).toBeLessThan(SHARED);
    expect(differences()).toEqual([]);
    expect(wrongDigests()).toEqual([]);
    // A build without worker threads finds no changes, except the two files that each build removes again.
    rmSync(join(folderOf('delta-data'), 'builds', `${slug}.finished.json`));
    expect((await build('delta', start, 1)).rendered).toBe(2);
  });
});
