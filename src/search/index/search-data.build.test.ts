import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedSettings } from '../../stock/import/feed-settings.fixture.ts';
import { importFeed } from '../../stock/import/import-feed.build.ts';
import { loadTenant } from '../../tenant/load/load-tenant.build.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { cardFacts } from '../../vehicle/card/card.ts';
import { cardSettings } from '../../vehicle/card/card-settings.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { sortVehicles } from '../sort-vehicles.ts';
import { searchData } from './search-data.build.ts';

const loaded = loadTenant(join(import.meta.dirname, '../../../tenants'), 'harbourline');
if (!loaded.ok) throw new Error('The demo dealer does not load.');
const { settings } = loaded.tenant;
const now = new Date('2026-11-20T00:00:00Z');

const vehicles = Array.from({ length: 50 }, (_, at) => aVehicle({ id: `c${at}`, price: 9000 + at }));
const changed = (at: number, changes: Partial<Vehicle>) =>
  vehicles.map((vehicle, row) => (row === at ? { ...vehicle, ...changes } : vehicle));
const parsed = (text: string | undefined): unknown => JSON.parse(text ?? 'null');
const nameOf = (url: string) => url.replace('/search-data/', '');

describe('the published search data', () => {
  const { files, facts, documents } = searchData(vehicles, settings, now);

  it('contains every card, in blocks in the order of the rows', () => {
    const blocks = facts.cards.map(({ url }) => parsed(files.get(nameOf(url))));
    expect(blocks.flat()).toEqual(vehicles.map((vehicle) => cardFacts(vehicle, cardSettings(settings, now))));
    expect(blocks).toMatchObject(facts.cards.map(({ count }) => ({ length: count })));
    expect(documents.map(({ id }) => id)).toEqual(vehicles.map(({ id }) => id));
  });

  it('has the name and size of its index in current.json', () => {
    expect(parsed(files.get('current.json'))).toEqual(facts);
    expect(Buffer.byteLength(files.get(nameOf(facts.indexUrl)) ?? '')).toBe(facts.indexBytes);
    expect(files.size).toBe(facts.cards.length + 2);
  });

  it('changes with other cards or other cars', () => {
    const dollars = { ...settings, site: { ...settings.site, currency: 'NZD' } };
    expect(searchData(vehicles, dollars, now).facts.indexUrl).not.toBe(facts.indexUrl);
    expect(searchData(vehicles.slice(1), settings, now).documents).toHaveLength(49);
  });

  it("keeps its file names while nothing changes, and changes the index's when a price does", () => {
    expect(searchData(vehicles, settings, now).facts).toEqual(facts);
    const cheaper = searchData(changed(3, { price: 8000 }), settings, now).facts;
    expect(cheaper.indexUrl).not.toBe(facts.indexUrl);
    expect(cheaper.cards).not.toEqual(facts.cards);
  });

  it('changes only the names of card blocks if only cards change', () => {
    const other = searchData(changed(3, { photosCount: 12 }), settings, now).facts;
    expect(other.indexUrl).toBe(facts.indexUrl);
    expect(other.cards).not.toEqual(facts.cards);
  });

  it('does not change with how often pages were looked at, unless the dealer shows that on cards', () => {
    const { vehicle } = settings;
    const counting = { ...settings, vehicle: { ...vehicle, card: { ...vehicle.card, viewCount: true } } };
    const looked = changed(3, { views: 12 });
    expect(searchData(looked, settings, now).facts).toEqual(facts);
    expect(searchData(looked, counting, now).facts.cards).not.toEqual(facts.cards);
  });

  it('of a dealer without cars is an empty index without blocks', () => {
    const empty = searchData([], settings, now);
    expect(empty.files.size).toBe(2);
    expect(empty.facts.cards).toEqual([]);
  });
});

describe('the blocks of cards', () => {
  const stock = (ids: readonly string[]) => ids.map((id) => aVehicle({ id }));
  const blocksOf = (ids: readonly string[]) => searchData(stock(ids), settings, now).facts.cards;
  const idsOf = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 300 });

  it('contain 12 to 48 cars each; the last one contains the rest', () => {
    fc.assert(
      fc.property(idsOf, (ids) => {
        const counts = blocksOf(ids).map(({ count }) => count);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ids.length);
        expect(Math.max(...counts)).toBeLessThanOrEqual(48);
        expect(Math.min(12, ...counts.slice(0, -1))).toBe(12);
      }),
      { numRuns: 20 },
    );
  });

  it('change only where a car is added or removed, and slightly beyond', () => {
    const ids = Array.from({ length: 600 }, (_, at) => `car-${at}`);
    const before = new Set(blocksOf(ids).map(({ url }) => url));
    for (const at of [0, 7, 300, 599]) {
      const after = blocksOf(ids.toSpliced(at, 1));
      expect(after.filter(({ url }) => !before.has(url)).length, `without car ${at}`).toBeLessThan(6);
    }
  });
});

// Real listings may not be published: they are beside the repository on some machines only.
const listings = join(
  import.meta.dirname,
  '../../../../shared/data/listings/australian-vehicle-prices-sample.csv',
);

describe.skipIf(!existsSync(listings))('the index of 4,000 real listings with its name', () => {
  it('takes at most 30 bytes per car with brotli 5 and with brotli 11, where 60 are allowed', () => {
    const stock = importFeed({
      bytes: readFileSync(listings),
      settings: feedSettings(),
      locations: [],
      previous: null,
      now: new Date('2026-08-22T03:00:00Z'),
    });
    if (!stock.ok) throw new Error(stock.error.message);
    const { files, facts, documents } = searchData(sortVehicles(stock.vehicles, 'relevant'), settings, now);
    const count = documents.length;
    expect(count).toBeGreaterThan(3900);
    const texts = ['current.json', nameOf(facts.indexUrl)].map((name) => files.get(name) ?? '');
    for (const quality of [5, 11]) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      const bytes = texts.map((text) => brotliCompressSync(text, { params }).byteLength);
      expect(bytes.reduce((sum, one) => sum + one) / count, `brotli ${quality}`).toBeLessThan(30);
    }
  });
});
