import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { feedSettings } from '#src/stock/import/feed-settings.fixture.ts';
import { readFeedSample, tryImport, yardNames } from './feed-sample.ts';

const folder = mkdtempSync(join(tmpdir(), 'feed-sample-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function sampleOf(name: string, content: string | Uint8Array) {
  const path = join(folder, name);
  writeFileSync(path, content);
  return readFeedSample(path, feedSettings());
}

const csv = 'Make,Model,Year,Price,Yard Code\nKia,Rio,2021,19990,North\nFord,Focus,2019,15990,North\n';

const car = (make: string) => ({ stockNumber: make, make, model: 'A', year: 2020, price: 9990, odometer: 5 });
const xml = (make: string) =>
  `<car>${Object.entries(car(make))
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}</car>`;

describe('readFeedSample', () => {
  it.each([
    ['stock.csv', csv, 'stock/feed.csv'],
    ['STOCK.CSV', csv, 'stock/feed.csv'],
    ['export 2026.11.20', csv, 'stock/feed.20'],
    ['stock', csv, 'stock/feed.csv'],
    ['stock.csv.gz', gzipSync(csv), 'stock/feed.csv.gz'],
    ['stock.json', JSON.stringify([car('Kia'), car('Ford')]), 'stock/feed.json'],
    ['stock.xml', `<s>${xml('Kia')}${xml('Ford')}</s>`, 'stock/feed.xml'],
  ])('reads %s as the import does, and keeps its ending', (name, content, file) => {
    const sample = sampleOf(name, content);
    expect(sample.file).toBe(file);
    expect(sample.records).toHaveLength(2);
    expect(sample.proposal.proposals.map(({ field }) => field)).toContain('make');
  });

  it('reports an unreadable feed like the import', () => {
    expect(() => sampleOf('broken.csv.gz', Uint8Array.of(0x1f, 0x8b, 1))).toThrow('damaged or cut off');
  });
});

describe('yardNames', () => {
  it('returns each name once', () => {
    expect(yardNames(sampleOf('a.csv', csv))).toEqual(['North']);
    expect(yardNames(sampleOf('b.csv', `${csv}Kia,Rio,2020,9990,South\n`))).toEqual(['North', 'South']);
  });

  it('returns none if the feed names no yard', () => {
    expect(yardNames(sampleOf('c.csv', 'Make,Model\nKia,Rio\n'))).toEqual([]);
  });
});

describe('tryImport', () => {
  const now = new Date('2026-11-20T02:00:00Z');

  it('counts what a site would show, and says why rows are rejected', () => {
    const { bytes } = sampleOf('d.csv', `${csv}nobody,,,,\n`);
    expect(tryImport(bytes, feedSettings(), now)).toMatchObject({
      vehicles: 2,
      withPrice: 2,
      withPhoto: 0,
      rejected: 1,
      firstReject: expect.stringMatching(/^line 4 /),
    });
  });

  it('reads by the agreed columns', () => {
    const { bytes } = sampleOf('e.csv', csv.replace('Price', 'zz'));
    expect(tryImport(bytes, feedSettings(), now).withPrice).toBe(0);
    expect(tryImport(bytes, feedSettings({ columns: { price: 'zz' } }), now).withPrice).toBe(2);
  });
});
