import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { differentFiles } from '../fixtures/sites/different-files.ts';
import { feedOf, rowsOf } from '../fixtures/sites/small-feed.ts';
import { type Builder, openBuilder, shareBuilder } from '../fixtures/sites/warm-builder.ts';
import { openWorkshop } from '../fixtures/sites/workshop.ts';

const CARS = 100;

/** A feed in which every fortieth car has another price, and which has one car less for each change. */
function feedAfter(changes: number): string {
  const rows = rowsOf(CARS).slice(changes);
  return feedOf(
    rows.map((row, at) => ({
      ...row,
      price: String(Number(row.price) + (at % 40 === 0 ? changes * 10 : 0)),
    })),
  );
}

describe('a process that builds one dealer after the other', () => {
  const workshop = openWorkshop();
  const builder = shareBuilder();
  afterAll(() => {
    builder.close();
    workshop.remove();
  });
  const folderOf = (name: string) => join(workshop.root, name);

  async function build(slug: string, name: string, by: Pick<Builder, 'build'> = builder) {
    const folders = { dataDir: folderOf(`${name}-data`), outDir: folderOf(name) };
    // Worker threads render the dealers with many cars, but not the sites that they are compared with.
    const shared = { threads: by === builder ? 2 : 1, threadsFrom: CARS / 2 };
    const result = await by.build(workshop.job(slug, { ...folders, ...shared, accept: true }));
    if (!result.ok) throw new Error(result.problems.join('\n'));
    return result;
  }

  async function buildAnew(slugs: readonly string[]) {
    cpSync(folderOf('turns-data'), folderOf('anew-data'), { recursive: true });
    rmSync(join(folderOf('anew-data'), 'builds'), { recursive: true });
    const other = openBuilder();
    for (const slug of slugs) await build(slug, 'anew', other);
    other.close();
  }

  it('builds each as if it were the only one', async () => {
    const slugs = ['first', 'second', 'small'];
    // Prices are compared with those of other dealers at the time of a build. The two builds run at different
    // times, so the comparison is off.
    const apart = { 'market.json': { priceComparison: { show: false } } };
    workshop.addDealer('first', feedAfter(0), apart);
    workshop.addDealer('second', feedAfter(0), { ...apart, 'search.json': { hitsPerPage: 9 } });
    workshop.addDealer('small', feedOf(rowsOf(12)), apart);
    for (const slug of slugs) await build(slug, 'turns');
    workshop.writeFeed('first', feedAfter(1));
    workshop.writeFeed('second', feedAfter(2));
    workshop.writeFeed('small', feedOf(rowsOf(11)));
    for (const slug of slugs) expect((await build(slug, 'turns')).rendered).toBeLessThan(CARS);
    workshop.writeFeed('first', feedAfter(3));
    await build('first', 'turns');
    await buildAnew(slugs);
    expect(differentFiles(folderOf('turns'), folderOf('anew'))).toEqual([]);
  });
});
