import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuildResult } from '#src/publish/build/build-job.ts';
import { carCollection } from '#src/search/index/car-collection.ts';
import { decodeIndex, documentsOf } from '#src/search/index/packing/decode-index.ts';
import { feedOf, rowsOf } from '../fixtures/sites/small-feed.ts';
import { shareBuilder } from '../fixtures/sites/warm-builder.ts';
import { openWorkshop } from '../fixtures/sites/workshop.ts';

const [hidden, unpriced, shown] = rowsOf(3);

describe('a site that hides a car and a price', () => {
  const workshop = openWorkshop();
  const builder = shareBuilder();
  let second: BuildResult;
  let before: string;
  let after: string;
  const everything = () =>
    readdirSync(join(workshop.distDir, 'city'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(html|json|xml|csv|txt)$/.test(entry.name))
      // This file contains the rules for hiding, but only the functions can read it, not visitors.
      .filter((entry) => entry.name !== '_settings.json')
      .map((entry) => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), 'utf8')}`)
      .join('\n');

  beforeAll(async () => {
    workshop.addDealer('city', feedOf(rowsOf(3)));
    await builder.build(workshop.job('city'));
    before = everything();
    const hiding = [
      { hide: 'car', stockNumbers: [hidden?.stockNumber] },
      { hide: 'price', stockNumbers: [unpriced?.stockNumber] },
    ];
    // The default stock level would leave cars without a price out of the listing.
    workshop.addDealer('city', null, { 'vehicle.json': { hiding }, 'search.json': { stockLevel: 0 } });
    second = await builder.build(workshop.job('city'));
    after = everything();
  });
  afterAll(() => {
    builder.close();
    workshop.remove();
  });

  it('has nothing of the car that it had before, and has the others', () => {
    expect(second).toMatchObject({ ok: true, vehicles: 3, published: 2 });
    expect(before).toContain(hidden?.vin);
    expect(after).not.toContain(hidden?.vin);
    for (const car of [unpriced, shown]) expect(after).toContain(car?.vin);
  });

  const page = (stockNumber: string | undefined) => {
    const folder = join(workshop.distDir, 'city/cars');
    const name = readdirSync(folder).find(
      (file) => file.endsWith('.html') && file.includes(String(stockNumber).toLowerCase()),
    );
    return readFileSync(join(folder, name ?? 'none'), 'utf8');
  };

  it("says the dealer's words in place of the price that it hides", () => {
    expect(page(unpriced?.stockNumber)).toMatch(/class="amount figures none">Enquire for price</);
    expect(page(unpriced?.stockNumber)).not.toMatch(/"@type":"Offer"[^}]*"price"/);
    expect(page(shown?.stockNumber)).toMatch(/class="amount figures">\$16,190</);
  });

  it('has that price nowhere: not on a page, in the search data or in a feed', () => {
    expect(before).toMatch(/16,090|16090/);
    expect(after).not.toMatch(/16,090|16090/);
  });

  it('lists the car in the search index, without a price', () => {
    const folder = join(workshop.distDir, 'city/search-data');
    const indexes = readdirSync(folder).flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return text.includes('"numbers"') ? [text] : [];
    });
    expect(indexes).toHaveLength(1);
    const columns = decodeIndex(indexes[0] ?? '', carCollection('cars'));
    const cars = columns.ids.map((_, row) => documentsOf(columns)(row));
    const priceOf = (stockNumber: string | undefined) =>
      cars.find(({ stocknum }) => stocknum === stockNumber)?.['price'];
    expect(cars).toHaveLength(2);
    expect([priceOf(unpriced?.stockNumber), priceOf(shown?.stockNumber)]).toEqual([undefined, 16_190]);
  });
});
