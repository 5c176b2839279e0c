import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestsFile } from '#src/publish/release/file-digests.build.ts';
import { readPageCache } from '#src/render/page-cache.build.ts';
import { aFeedRow, type FeedRow, rowsOf } from '../fixtures/sites/small-feed.ts';
import { aLocation } from '../fixtures/tenants/real-defaults.ts';
import { openChangedDealer, slug, start } from './changed-dealer.ts';

/** Cheap Corollas at Joondalup, and three Rios at Perth, of which the last is much dearer. */
const rows = rowsOf(7).map((row, index) => {
  const price = String(16_000 + 500 * index + (index === 6 ? 60_000 : 0));
  return index < 4
    ? { ...row, price, location: 'joondalup' }
    : { ...row, price, make: 'Kia', model: 'Rio', body: 'Sedan' };
});
const suv = aFeedRow({ stockNumber: 'N1', vin: '', make: 'Mazda', model: 'CX-5', body: 'SUV' });

const aModel = (make: string, model: string) => ({
  ...{ manufacturer: { name: make }, model: { name: model, body: 'hatch' }, year: 2026, tagline: 'New' },
  ...{ price: 'From $20,000', picture: null, href: null, about: ['Made for the city.'] },
});

/** With a page of each kind that shows a part of the stock. */
const files = {
  'brands.json': { entries: [{ title: 'Toyota' }, { title: 'Kia' }, { title: 'Mazda' }] },
  'catalogue.json': { show: true, models: [aModel('Toyota', 'Corolla'), aModel('Kia', 'Rio')] },
  'locations.json': {
    locations: [
      aLocation({ primary: true }),
      aLocation({ id: 'joondalup', name: 'Joondalup', slug: 'joondalup' }),
      aLocation({ id: 'midland', name: 'Midland', slug: 'midland' }),
      aLocation({ id: 'fremantle', name: 'Fremantle', slug: 'fremantle' }),
    ],
  },
  'content/suvs.md': '---\ntitle: SUVs\ndescription: Our SUVs.\n---\n\n# SUVs\n\n::stock suv::\n',
};

const withRow = (number: string, change: Partial<FeedRow>) => (known: readonly FeedRow[]) =>
  known.map((row) => (row.stockNumber === number ? { ...row, ...change } : row));

/** In order; each goes on from the one before. */
const changes: Readonly<Record<string, (known: readonly FeedRow[]) => readonly FeedRow[]>> = {
  'another price': withRow('U1001', { price: '17400' }),
  'no photos': withRow('U1002', { images: '' }),
  'the first of a make, at an empty branch': (known) => [...known, { ...suv, location: 'midland' }],
  'another price of the only SUV': withRow('N1', { price: '31990' }),
  'cars that are not similar to others of their name, one at an empty branch': (known) => [
    ...known,
    { ...suv, stockNumber: 'N2', price: '88000', location: 'fremantle' },
    aFeedRow({ stockNumber: 'N3', vin: '', price: '88000' }),
  ],
  'another spelling of a make': (known) =>
    known.map((row) => (/^U100[56]$/.test(row.stockNumber) ? { ...row, make: 'KIA', model: 'RIO' } : row)),
};

describe('a page is rendered again', () => {
  const dealer = openChangedDealer(rows, files);
  const { apply, build, buildAnew, copyKnowledge, differences, folderOf } = dealer;
  beforeAll(() => build('delta', start));
  afterAll(dealer.close);

  /** The digest of each page of the last build, and of everything that it read of the stock. */
  function pages() {
    const data = folderOf('delta-data');
    const digests: Record<string, { hash: string }> = JSON.parse(
      readFileSync(digestsFile(data, slug), 'utf8'),
    );
    const cache = readPageCache(join(data, 'builds', `${slug}.json`));
    const pagesOfCache = Object.entries(cache?.files ?? {}).filter(([, page]) => page.content === undefined);
    const reads = new Map(cache?.reads);
    return {
      reads,
      of: pagesOfCache.map(([file, page]) => ({
        file,
        digest: digests[file]?.hash,
        reads: page.reads.flatMap((index) => cache?.reads[index]?.[0] ?? []),
      })),
    };
  }

  it('whichever part of the stock it shows that has changed', async () => {
    /** Each kind of read that was once the only reason to render a page again, which had to be. */
    const deciding = new Set<string>();
    let known = rows as readonly FeedRow[];
    let before = pages();
    for (const [change, apart] of Object.entries(changes)) {
      known = apart(known);
      apply({ rows: known, files: {}, now: start });
      copyKnowledge();
      await build('delta', start);
      await buildAnew(start);
      expect(differences(), `Stale after ${change}`).toEqual([]);
      const after = pages();
      const now = new Map(after.of.map(({ file, digest }) => [file, digest]));
      for (const { file, digest, reads } of before.of) {
        const changed = reads.filter((read) => before.reads.get(read) !== after.reads.get(read));
        const kinds = new Set(changed.map((read) => read.split(' ')[0] ?? ''));
        const isOther = now.has(file) && now.get(file) !== digest;
        if (isOther && kinds.size === 1) for (const kind of kinds) deciding.add(kind);
      }
      before = after;
    }
    // Others change together with one of these on each page; recorded-site.build.test.ts tests each by itself.
    expect([...deciding].sort(), 'Kinds of read that decide alone').toEqual([
      'latest',
      'listingPage',
      'locationStockPath',
      'menu',
      'modelListing',
      'refineGroups',
      'searchData',
      'similarTo',
      'stockOf',
      'titleOf',
      'vehicleAt',
      'vehicles',
      'vehiclesAt',
    ]);
  });
});
