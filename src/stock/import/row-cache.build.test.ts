import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RowCache, Snapshot } from '../snapshot.schema.ts';
import { feedSettings } from './feed-settings.fixture.ts';
import { type ImportInput, importFeed } from './import-feed.build.ts';
import type { ImportedStock } from './import-result.ts';

const now = new Date('2026-11-20T02:00:00Z');
const header = 'Stock No,VIN,Make,Model,Year,Price,Days In Stock,Date Added,Status,Colour\n';

function imported(
  feed: string,
  previous: Snapshot | null = null,
  more: Partial<ImportInput> = {},
): ImportedStock {
  const input = { settings: feedSettings(), locations: [], now, codeVersion: '1', ...more };
  const stock = importFeed({ ...input, bytes: Buffer.from(feed), previous });
  if (!stock.ok) throw new Error(stock.error.message);
  return stock;
}

/** The snapshot as read back from disk. */
function snapshotOf({ vehicles, memory }: ImportedStock, remembers = true): Snapshot {
  const snapshot: Snapshot = {
    tenant: 'example',
    importedAt: now.toISOString(),
    feed: { file: 'feed.csv', sha256: '', rows: vehicles.length, arrivedAt: null, columns: [] },
    departed: [],
    dropped: [],
    newcomers: [],
    change: null,
    memory: remembers ? memory : null,
    vehicles,
  };
  return JSON.parse(JSON.stringify(snapshot));
}

/** Marks the snapshot's vehicles, so that reused ones are recognisable. */
function marked(stock: ImportedStock, memory: RowCache = stock.memory): Snapshot {
  const snapshot = snapshotOf({ ...stock, memory });
  return { ...snapshot, vehicles: snapshot.vehicles.map((vehicle) => ({ ...vehicle, badge: 'recalled' })) };
}
const recalledIds = ({ vehicles }: ImportedStock) =>
  vehicles.filter(({ badge }) => badge === 'recalled').map(({ id }) => id);

const row = fc
  .record({
    stock: fc.constantFrom('A1', 'A2', 'A3', 'A4', ''),
    vin: fc.constantFrom('JTNB23HK903012345', 'JTNB23HK903012346', ''),
    model: fc.constantFrom('Rio', 'Ceed', ''),
    price: fc.constantFrom('19990', '88', 'POA'),
    days: fc.constantFrom('', '12'),
    added: fc.constantFrom('', '2026-11-01', '2027-03-01'),
    status: fc.constantFrom('', 'sold', 'live', 'gibberish'),
  })
  .map(
    ({ stock, vin, model, price, days, added, status }) =>
      `${stock},${vin},Kia,${model},2019,${price},${days},${added},${status},Red\n`,
  );
const feed = fc
  .array(row, { minLength: 1, maxLength: 8 })
  .map((rows) => `${header}Z,,Kia,Sportage,2019,9990,,,,Red\n${rows.join('')}`);

describe('cached rows', () => {
  it('give the same stock, rejects and warnings as processing all rows, whatever came before', () => {
    fc.assert(
      fc.property(fc.array(feed, { minLength: 2, maxLength: 4 }), (feeds) => {
        let recalling: Snapshot | null = null;
        let anew: Snapshot | null = null;
        for (const text of feeds) {
          const [fast, slow]: ImportedStock[] = [imported(text, recalling), imported(text, anew)];
          if (fast === undefined || slow === undefined) return;
          expect({ ...fast, records: [] }).toEqual({ ...slow, records: [] });
          recalling = snapshotOf(fast);
          anew = snapshotOf(slow, false);
        }
      }),
      { numRuns: 150 },
    );
  });

  const two = `${header}A1,,Kia,Rio,2019,19990,,,,Red\nA2,,Kia,Ceed,2019,88,,,,Blue\n`;
  it('are reused with their warnings at their new line', () => {
    const before = imported(two);
    const after = imported(
      two.replace(header, `${header}A0,,Kia,Picanto,2019,9990,,,,Red\n`),
      marked(before),
    );
    expect(recalledIds(after)).toEqual(['A1', 'A2']);
    expect(before.warnings).toMatchObject([{ line: 3, field: 'price' }]);
    expect(after.warnings).toMatchObject([{ line: 4, field: 'price' }]);
  });
  it('return the same vehicle objects if nothing has changed', () => {
    const before = snapshotOf(imported(two));
    const after = imported(two.replace('19990', '18990'), before);
    const isSame = after.vehicles.map((vehicle, at) => vehicle === before.vehicles[at]);
    expect(isSame).toEqual([false, true]);
  });
  it('are processed again if, and only if, a cell has changed', () => {
    expect(recalledIds(imported(two.replace('19990', '18990'), marked(imported(two))))).toEqual(['A2']);
  });
  it.each<[string, Partial<ImportInput>]>([
    ['the settings', { settings: feedSettings({ constants: { carType: 'demo' } }) }],
    ['the program', { codeVersion: '2' }],
    ['the day', { now: new Date('2026-11-21T02:00:00Z') }],
  ])('are read anew when %s changed', (_, more) => {
    expect(recalledIds(imported(two, marked(imported(two)), more))).toEqual([]);
  });
  it('are processed again if the mapping has changed', () => {
    expect(recalledIds(imported(two.replace('Colour', 'Interior Colour'), marked(imported(two))))).toEqual(
      [],
    );
  });
  it('are processed again when their date is no longer in the future', () => {
    const early = `${header}A1,,Kia,Rio,2019,19990,,2026-11-21T12:00:00Z,,Red\nA2,,Kia,Ceed,2019,9990,,,,Blue\n`;
    const later = new Date('2026-11-20T13:00:00Z');
    expect(recalledIds(imported(early, marked(imported(early)), { now: later }))).toEqual(['A2']);
  });
  it('are not confused with identical rows', () => {
    const twins = `${header}${',,Kia,Rio,2019,19990,,,,Red\n'.repeat(2)}A2,,Kia,Ceed,2019,9990,,,,Blue\n`;
    expect(recalledIds(imported(twins, marked(imported(twins))))).toEqual(['A2']);
  });
});
