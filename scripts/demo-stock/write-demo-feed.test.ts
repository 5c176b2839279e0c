import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBranch } from './a-branch.fixture.ts';
import { type DemoFeedOrder, ensureDemoFeed, renderDemoFeed, writeDemoFeed } from './write-demo-feed.ts';

const now = new Date('2026-11-20T00:00:00Z');
const order = {
  profile: 'group',
  seed: 4006,
  vehicles: 120,
  locations: [aBranch({ manufacturers: ['Toyota', 'Jayco', 'Honda', 'Hino'] })],
  now,
} as const;
const feeds = (['group', 'yard', 'leisure', 'large-group'] as const).map((profile) => ({ profile }));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');
const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

describe('a demo feed', () => {
  it.each(feeds)('is the same bytes for the same seed and day ($profile)', ({ profile }) => {
    const bytes = renderDemoFeed({ ...order, profile });
    expect(Buffer.compare(bytes, renderDemoFeed({ ...order, profile }))).toBe(0);
  });

  it.each(feeds)('is another one for another seed ($profile)', ({ profile }) => {
    const bytes = renderDemoFeed({ ...order, profile });
    expect(Buffer.compare(bytes, renderDemoFeed({ ...order, profile, seed: 4007 }))).not.toBe(0);
  });

  it('of a group is comma-separated UTF-8 with a byte order mark and HTML over several lines', () => {
    const bytes = renderDemoFeed(order);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = textOf(bytes);
    expect(text.slice(1)).toMatch(/^StockNumber,VIN,RegoNum,YardCode,StockType,Make,/);
    expect(text).toMatch(/"<p>[^"]*<\/p>\r\n<p>/);
    expect(text).toMatch(/,\d{2}\/\d{2}\/\d{4},/);
    expect(text).toMatch(/-front\.avif,\/stock-photos\//);
  });

  it('of a yard is semicolon-separated Windows-1252 with units in its cells', () => {
    const bytes = renderDemoFeed({ ...order, profile: 'yard' });
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).toMatch(/^Stock No;Rego;Year;Make;Model;Variant;Body;Colour;Kms;/);
    expect(text).toMatch(/;\d{2,3},\d{3} km;/);
    expect(text).toMatch(/;\d cyl, \d\.\d L;\d Doors;\d Seats;\$/);
    expect(bytes).toContain(0x92);
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow();
  });

  it("of a leisure dealer is gzipped XML with its supplier's element names", () => {
    const bytes = renderDemoFeed({ ...order, profile: 'leisure' });
    expect(isGzip(bytes)).toBe(true);
    const xml = gunzipSync(bytes).toString('utf8');
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<fleet /);
    expect(xml.match(/<unit>/g)).toHaveLength(order.vehicles);
    expect(xml).toMatch(/<shot>[^<]+<\/shot>\s+<shot>/);
    expect(xml).toMatch(/<arrived>\d{4}-\d{2}-\d{2}<\/arrived>/);
    expect(xml).not.toMatch(/<(make|model|price)>/i);
  });

  it('of a large group is one gzipped JSON object a line', () => {
    const bytes = renderDemoFeed({ ...order, profile: 'large-group' });
    expect(isGzip(bytes)).toBe(true);
    const lines = gunzipSync(bytes).toString('utf8').trimEnd().split('\n');
    const records: unknown[] = lines.map((line) => JSON.parse(line));
    expect(records).toHaveLength(order.vehicles);
    expect(Object.keys(records[0] ?? {})).toEqual(
      expect.arrayContaining(['VIN', 'Stock #', 'New/Used', 'Photo Url List']),
    );
  });
});

describe('the feed file', () => {
  let tenantDir = '';
  const written = (): DemoFeedOrder => ({ ...order, vehicles: 5, tenantDir, file: 'stock/feed.csv' });

  beforeEach(async () => {
    tenantDir = await mkdtemp(join(tmpdir(), 'demo-feed-'));
  });
  afterEach(() => rm(tenantDir, { recursive: true }));

  it('is written below the tenant folder and has the date it was generated for', async () => {
    const feed = await writeDemoFeed(written());
    expect(feed).toEqual({ file: join(tenantDir, 'stock/feed.csv'), vehicles: 5 });
    expect((await readFile(feed.file)).length).toBeGreaterThan(1_000);
    expect((await stat(feed.file)).mtimeMs).toBe(now.getTime());
  });

  it.each([
    { hours: 1, isWritten: false },
    { hours: 23, isWritten: false },
    { hours: 25, isWritten: true },
    { hours: -25, isWritten: true },
  ])('is written again $hours hours later: $isWritten', async ({ hours, isWritten }) => {
    expect(await ensureDemoFeed(written())).not.toBeNull();
    const later = new Date(now.getTime() + hours * 3_600_000);
    expect((await ensureDemoFeed({ ...written(), now: later })) !== null).toBe(isWritten);
  });

  it.each(['feed.json', 'locations.json'])('is written again when %s has changed since', async (settings) => {
    await ensureDemoFeed(written());
    expect(await ensureDemoFeed(written())).toBeNull();
    await writeFile(join(tenantDir, settings), '{}');
    expect(await ensureDemoFeed(written())).not.toBeNull();
  });
});
