import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { feedSettings } from './feed-settings.fixture.ts';
import { importTenantStock } from './import-tenant-stock.build.ts';
import { readSnapshot, snapshotPath } from './snapshot.build.ts';

function aTenant() {
  const folder = mkdtempSync(join(tmpdir(), 'tenant-'));
  const feed = (text: string) => writeFileSync(join(folder, 'feed.csv'), text);
  const run = (feedFile?: string, day = '2026-08-22') =>
    importTenantStock({
      tenantSlug: 'example',
      tenantDir: folder,
      feedFile,
      settings: feedSettings({ file: 'feed.csv' }),
      locations: [],
      dataDir: join(folder, 'data'),
      reportsDir: join(folder, 'reports'),
      soldPageDays: 14,
      timeZone: 'Australia/Brisbane',
      now: new Date(`${day}T03:00:00Z`),
      accept: false,
    });
  return { folder, feed, run, stock: () => readSnapshot(join(folder, 'data'), 'example') };
}
const sound = 'Stock No,Make,Model,Year\n1,Kia,Rio,2019\n2,,,\n';

it('writes the stock and a report of what was rejected', async () => {
  const { folder, feed, run, stock } = aTenant();
  feed(sound);
  expect(await run()).toMatchObject({ ok: true, vehicles: [{ id: '1' }], rejects: [{ line: 3 }] });
  expect((await stock())?.vehicles).toMatchObject([{ id: '1', createdAt: null }]);
  expect((await stock())?.feed).toMatchObject({ file: 'feed.csv', rows: 2 });
  expect(JSON.parse(readFileSync(join(folder, 'reports/example/import.json'), 'utf8'))).toMatchObject({
    rows: 2,
    vehicles: 1,
  });
  expect(readFileSync(join(folder, 'reports/example/import.txt'), 'utf8')).toContain(
    'line 3: does not name a car',
  );
});

it('leaves the last good stock in place when a feed cannot be used', async () => {
  const { folder, feed, run, stock } = aTenant();
  feed(sound);
  await run();
  const before = readFileSync(snapshotPath(join(folder, 'data'), 'example'));
  for (const text of ['', 'Stock No,Make,Model,Year\n', '<html>502</html>', `${sound}3,Kia,"Ri`]) {
    feed(text);
    expect(await run()).toMatchObject({ ok: false, error: expect.stringContaining('feed.csv') });
    expect(readFileSync(join(folder, 'reports/example/import.txt'), 'utf8')).toContain(
      'The last good stock stays',
    );
    expect(readFileSync(snapshotPath(join(folder, 'data'), 'example'))).toEqual(before);
  }
  expect((await stock())?.vehicles).toHaveLength(1);
});

it('remembers from one import to the next', async () => {
  const { feed, run, stock } = aTenant();
  feed(sound);
  await run();
  feed(sound.replace('2,,,', '2,Kia,Ceed,2020'));
  await run(undefined, '2026-08-23');
  const created = (await stock())?.vehicles.map(({ createdAt }) => createdAt);
  expect(created).toEqual([null, '2026-08-23T03:00:00.000Z']);
});

it('reads another file when told, and says which file is not there', async () => {
  const { folder, run } = aTenant();
  writeFileSync(join(folder, 'other.csv'), sound);
  expect(await run(join(folder, 'other.csv'))).toMatchObject({ ok: true });
  expect(await run()).toMatchObject({
    ok: false,
    error: expect.stringMatching(/feed\.csv: there is no such feed/),
  });
});

it('replaces a damaged snapshot', async () => {
  const { folder, feed, run, stock } = aTenant();
  feed(sound);
  await run();
  const path = snapshotPath(join(folder, 'data'), 'example');
  writeFileSync(path, 'damaged');
  await run();
  expect(existsSync(path)).toBe(true);
  expect((await stock())?.vehicles).toHaveLength(1);
});
