import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedSettings } from '../import/feed-settings.fixture.ts';
import { importTenantStock } from '../import/import-tenant-stock.build.ts';
import { readSnapshot, snapshotPath } from '../snapshot.build.ts';

// Real dealers' feeds may not be published: only some machines have them, in a folder next to the repository.
const shared = join(import.meta.dirname, '../../../../shared/data/feeds/fikes-history');
const hasData = existsSync(shared);
if (!hasData) console.warn(`Real feeds are not at ${shared}; their tests are skipped.`);

const days = hasData ? readdirSync(shared).sort() : [];
const textOf = (day: string) => gunzipSync(readFileSync(join(shared, day))).toString();

function aDealer() {
  const folder = mkdtempSync(join(tmpdir(), 'feed-days-'));
  const dataDir = join(folder, 'data');
  const run = async (feed: string | Uint8Array, day: string, accept = false) => {
    writeFileSync(join(folder, 'feed.xml'), feed);
    return importTenantStock({
      tenantSlug: 'example',
      tenantDir: folder,
      settings: feedSettings({ file: 'feed.xml' }),
      locations: [],
      dataDir,
      reportsDir: join(folder, 'reports'),
      soldPageDays: 14,
      timeZone: 'America/Chicago',
      now: new Date(`${day.slice(0, 10)}T12:00:00Z`),
      accept,
    });
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { run, remove, dataDir, stock: () => readSnapshot(dataDir, 'example') };
}

describe.skipIf(!hasData)('sixteen days of a real feed', () => {
  const dealer = aDealer();
  afterAll(dealer.remove);

  it('are all accepted, in order', async () => {
    const outcomes = [];
    for (const day of days) {
      const outcome = await dealer.run(textOf(day), day);
      outcomes.push(outcome.ok ? 'taken' : outcome.isHeld ? outcome.report.held : outcome.error);
    }
    expect(outcomes).toEqual(days.map(() => 'taken'));
  });
  it('keep recently sold vehicles in stock, and the slugs of older ones', async () => {
    const stock = await dealer.stock();
    const sold = stock?.vehicles.filter(({ status }) => status === 'sold') ?? [];
    expect(sold.length).toBeGreaterThan(0);
    expect(stock?.departed.length).toBeGreaterThan(0);
  });
});

/** UTF-8 decoded as Windows-1252. */
const garbled = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text));
const withoutHalf = (text: string) => {
  let row = 0;
  return text.replace(/\s*<listing>[\s\S]*?<\/listing>/g, (listing) => (row++ % 2 === 0 ? listing : ''));
};
const tenth = (text: string) =>
  text.replace(/<price>([\d.]+) USD/g, (_, price: string) => `<price>${(Number(price) / 10).toFixed(2)} USD`);

describe.skipIf(!hasData)('a damaged copy of a real feed', () => {
  const dealer = aDealer();
  const [yesterday = '', today = ''] = days.slice(-2);
  let before: Buffer;
  beforeAll(async () => {
    expect(await dealer.run(textOf(yesterday), yesterday)).toMatchObject({ ok: true });
    before = readFileSync(snapshotPath(dealer.dataDir, 'example'));
  });
  afterAll(dealer.remove);
  const isUntouched = () => readFileSync(snapshotPath(dealer.dataDir, 'example')).equals(before);

  it.each<[string, (text: string) => string, RegExp[]]>([
    ['half of the rows', withoutHalf, [/^57 vehicles were for sale and 2\d are left: \d\d fewer, \d\d %\./]],
    [
      'photographs emptied',
      (text) => text.replace(/<image>[\s\S]*?<\/image>/g, '<image><url></url></image>'),
      [/^The column "image\.url" is missing from the feed or empty/, /lost their photographs, 100 %\./],
    ],
    [
      'columns renamed',
      (text) => text.replace(/(<\/?)price>/g, '$1amount_x>').replace(/(<\/?)make>/g, '$1firm_x>'),
      [
        /^The columns "price", "make" are missing .* New in the feed: "amount_x", "firm_x"\./,
        /lost their price/,
      ],
    ],
    ['prices of a tenth', tenth, [/^The prices of \d\d vehicles fall by 50 % or more/]],
    ['the wrong encoding', garbled, [/^The special characters of \d of \d vehicles/]],
  ])('with %s is held', async (_, damage, sentences) => {
    const outcome = await dealer.run(damage(textOf(today)), today);
    expect(outcome).toMatchObject({ ok: false, isHeld: true });
    if (outcome.ok || !outcome.isHeld) return;
    const reported = outcome.report.held.map(({ sentence }) => sentence);
    for (const sentence of sentences) expect(reported).toContainEqual(expect.stringMatching(sentence));
    expect(isUntouched()).toBe(true);
  });
  it('cannot be read if cut off, and changes nothing', async () => {
    const text = textOf(today);
    const outcome = await dealer.run(text.slice(0, text.length / 2), today);
    expect(outcome).toMatchObject({
      ok: false,
      isHeld: false,
      error: expect.stringContaining('The XML ends early'),
    });
    expect(isUntouched()).toBe(true);
  });
  it('can be accepted by a person', async () => {
    expect(await dealer.run(withoutHalf(textOf(today)), today, true)).toMatchObject({ ok: true });
    expect(await dealer.run(withoutHalf(textOf(today)), today)).toMatchObject({ ok: true });
  });
});
