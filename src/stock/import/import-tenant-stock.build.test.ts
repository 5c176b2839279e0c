import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readHistory } from '../history/history.build.ts';
import { vehicleHistories } from '../history/vehicle-history.ts';
import { readSnapshot, snapshotPath } from '../snapshot.build.ts';
import { feedSettings } from './feed-settings.fixture.ts';
import { importTenantStock } from './import-tenant-stock.build.ts';

function aTenant() {
  const folder = mkdtempSync(join(tmpdir(), 'tenant-'));
  const feed = (text: string) => writeFileSync(join(folder, 'feed.csv'), text);
  const run = (
    feedFile?: string,
    day = '2026-08-22',
    options: { accept?: boolean; withDoctorPage?: boolean } = {},
  ) =>
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
      ...options,
    });
  const dataDir = join(folder, 'data');
  return {
    folder,
    feed,
    run,
    stock: () => readSnapshot(dataDir, 'example'),
    history: () => readHistory(dataDir, 'example'),
    report: (name: string) => join(folder, 'reports/example', name),
  };
}
const sound = 'Stock No,Make,Model,Year\n1,Kia,Rio,2019\n2,,,\n';

it('writes the stock and a report of rejected rows', async () => {
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

it('returns the same stock that it has written', async () => {
  const { folder, feed, run } = aTenant();
  const written = (): unknown =>
    JSON.parse(readFileSync(snapshotPath(join(folder, 'data'), 'example'), 'utf8'));
  feed(
    'Stock No,Make,Model,Year,Price,Photos,Odometer,Body,Sold\n' +
      '1,Kia,Rio,2019,-0,,,,\n2,Škoda,"Kodiaq \ud83d\ude97",2020,49990,https://a.example/1.jpg,12,SUV,\n3,Kia,Rio,1e3,nought,x,,,yes\n',
  );
  const first = await run();
  expect(first).toMatchObject({ ok: true, vehicles: [{ id: '1' }, { id: '2' }] });
  expect(first.ok && first.stock).toStrictEqual(written());
  // Two cached rows; one row is gone.
  feed('Stock No,Make,Model,Year,Price\n2,Škoda,Kodiaq,2020,48990\n');
  const second = await run(undefined, '2026-08-23', { accept: true });
  expect(second.ok && second.stock).toStrictEqual(written());
});

it('removes incomplete reports of an earlier import', async () => {
  const { feed, run, report } = aTenant();
  feed(sound);
  await run();
  writeFileSync(report('import.json.0f6c.tmp'), '{');
  await run();
  expect(readdirSync(report('.'))).toEqual(['import.json', 'import.txt']);
});

it('keeps the last good stock if a feed is unusable', async () => {
  const { folder, feed, run, stock } = aTenant();
  feed(sound);
  await run();
  const before = readFileSync(snapshotPath(join(folder, 'data'), 'example'));
  for (const text of ['', 'Stock No,Make,Model,Year\n', '<html>502</html>', `${sound}3,Kia,"Ri`]) {
    feed(text);
    expect(await run()).toMatchObject({ ok: false, error: expect.stringContaining('feed.csv') });
    expect(readFileSync(join(folder, 'reports/example/import.txt'), 'utf8')).toContain(
      'The last good stock of example stays in place.',
    );
    expect(readFileSync(snapshotPath(join(folder, 'data'), 'example'))).toEqual(before);
  }
  expect((await stock())?.vehicles).toHaveLength(1);
});

it('reuses rows of the last import', async () => {
  const { feed, run, stock } = aTenant();
  feed(sound);
  await run();
  feed(sound.replace('2,,,', '2,Kia,Ceed,2020'));
  await run(undefined, '2026-08-23');
  const created = (await stock())?.vehicles.map(({ createdAt }) => createdAt);
  expect(created).toEqual([null, '2026-08-23T03:00:00.000Z']);
  expect((await stock())?.newcomers).toEqual([{ id: '2', since: '2026-08-23T03:00:00.000Z' }]);
});

it('reads another file on request, and names a missing one', async () => {
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

const rows = (from: number, to: number, price = 19_990) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index},Kia,Rio,2019,${price}\n`).join('');
const header = 'Stock No,Make,Model,Year,Price\n';

it('holds a feed of half the length until a person accepts it, and gives the reason', async () => {
  const { folder, feed, run, stock, report } = aTenant();
  feed(header + rows(1, 20));
  await run();
  const path = snapshotPath(join(folder, 'data'), 'example');
  const before = readFileSync(path);
  feed(header + rows(1, 10));
  const held = await run();
  expect(held).toMatchObject({ ok: false, isHeld: true, stock: { vehicles: { length: 20 } } });
  expect(readFileSync(path)).toEqual(before);
  expect(readFileSync(report('import.txt'), 'utf8')).toMatch(
    /The feed is held.*20 vehicles were for sale and 10 are left.*npm run import -- --tenant example --tenants-dir \S+ --accept/s,
  );
  expect(readFileSync(report('import.html'), 'utf8')).toContain('The feed is held');
  expect(JSON.parse(readFileSync(report('import.json'), 'utf8'))).toMatchObject({
    held: [{ kind: 'lost' }],
    changes: { added: 0, vanished: 10, unchanged: 10 },
  });
  expect(await run(undefined, '2026-08-22', { accept: true })).toMatchObject({
    ok: true,
    report: { held: [] },
  });
  expect((await stock())?.vehicles.filter(({ status }) => status === 'in_stock')).toHaveLength(10);
  expect(existsSync(report('import.html'))).toBe(false);
});

it('holds a feed with several times the stock until a person accepts it', async () => {
  const { feed, run, stock, report } = aTenant();
  feed(header + rows(1, 20));
  await run();
  feed(header + rows(1, 120));
  expect(await run()).toMatchObject({ ok: false, isHeld: true, report: { held: [{ kind: 'grown' }] } });
  expect(readFileSync(report('import.html'), 'utf8')).toContain('guard.grownTimes');
  expect((await stock())?.vehicles).toHaveLength(20);
  expect(await run(undefined, '2026-08-22', { accept: true })).toMatchObject({ ok: true });
  expect((await stock())?.vehicles).toHaveLength(120);
});

it.each([
  ['in cents', `${header}${rows(1, 20, 1_999_000)}`, 'price'],
  ['with swapped columns', `Stock No,Model,Make,Year,Price\n${rows(1, 20)}`, 'makes'],
])('holds a feed %s', async (_, next, kind) => {
  const { feed, run } = aTenant();
  feed(header + rows(1, 20));
  await run();
  feed(next);
  expect(await run()).toMatchObject({ ok: false, isHeld: true, report: { held: [{ kind }] } });
});

it('compares with the vehicles of the last feed, without those still shown as sold', async () => {
  const { feed, run, stock } = aTenant();
  feed(header + rows(1, 12));
  await run();
  feed(header + rows(1, 11));
  expect(await run(undefined, '2026-08-23')).toMatchObject({
    report: { changes: { vanished: 1, unchanged: 11 } },
  });
  expect(await run(undefined, '2026-08-24')).toMatchObject({
    report: { changes: { vanished: 0, unchanged: 11 } },
  });
  expect((await stock())?.dropped).toEqual(['12']);
});

it("writes the feed doctor's page on request, and for an unreadable feed", async () => {
  const { feed, run, report } = aTenant();
  feed(sound);
  await run(undefined, '2026-08-22', { withDoctorPage: true });
  expect(readFileSync(report('import.html'), 'utf8')).toContain('does not name a car');
  feed('<html>502</html>');
  await run();
  expect(readFileSync(report('import.html'), 'utf8')).toContain('The feed is a web page');
});

it('keeps the prices and days of every vehicle', async () => {
  const { feed, run, history } = aTenant();
  feed(header + rows(1, 5));
  await run();
  await run(undefined, '2026-08-23');
  feed(header + rows(1, 4, 18_990));
  await run(undefined, '2026-08-24');
  expect(await history()).toHaveLength(2);
  const known = vehicleHistories(await history());
  expect(known.get('1')?.prices.map(({ at, price }) => [at.slice(0, 10), price])).toEqual([
    ['2026-08-22', 19_990],
    ['2026-08-24', 18_990],
  ]);
  expect(known.get('5')?.endedAt?.slice(0, 10)).toBe('2026-08-24');
});

it('starts the history with the whole stock if the stock is older than the history', async () => {
  const { folder, feed, run, history } = aTenant();
  feed(header + rows(1, 5));
  await run();
  const path = snapshotPath(join(folder, 'data'), 'example');
  const { memory: _memory, change: _change, ...older } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify(older));
  rmSync(join(folder, 'data/stock/example/history.ndjson'));
  await run(undefined, '2026-08-23');
  expect([...vehicleHistories(await history()).keys()]).toEqual(['1', '2', '3', '4', '5']);
});

it('removes half-written files of a killed import', async () => {
  const { folder, feed, run } = aTenant();
  feed(sound);
  await run();
  const left = join(folder, 'data/stock/example/stock.json.1234.tmp');
  writeFileSync(left, '{"tenant":');
  await run();
  expect(existsSync(left)).toBe(false);
});

it('appends the history entry that a killed import did not write', async () => {
  const { folder, feed, run, history } = aTenant();
  feed(header + rows(1, 5));
  await run();
  const whole = await history();
  rmSync(join(folder, 'data/stock/example/history.ndjson'));
  await run(undefined, '2026-08-23');
  expect(await history()).toEqual(whole);
});

it("dates the stock by the feed's arrival, never in the future", async () => {
  const { folder, feed, run, stock } = aTenant();
  feed(sound);
  const came = new Date('2026-08-21T09:00:00Z');
  utimesSync(join(folder, 'feed.csv'), came, came);
  await run();
  expect((await stock())?.feed.arrivedAt).toBe(came.toISOString());
  const tomorrow = new Date('2026-08-25T09:00:00Z');
  utimesSync(join(folder, 'feed.csv'), tomorrow, tomorrow);
  await run();
  expect((await stock())?.feed.arrivedAt).toBe('2026-08-22T03:00:00.000Z');
});

it('serialises imports of one tenant: each change is reported once, by the first', async () => {
  const { folder, feed, run, stock, history } = aTenant();
  feed(header + rows(1, 20));
  await run();
  const others = [1, 2, 3, 4].map((gone) => {
    const file = join(folder, `feed-${gone}.csv`);
    writeFileSync(file, header + rows(1 + gone, 20));
    return file;
  });
  await Promise.all(others.map((file, index) => run(file, `2026-08-2${3 + index}`)));
  const known = vehicleHistories(await history());
  const forSale =
    (await stock())?.vehicles.filter(({ status }) => status === 'in_stock').map(({ id }) => id) ?? [];
  const open = [...known].filter(([, { endedAt }]) => endedAt === null).map(([id]) => id);
  expect(open.sort()).toEqual(forSale.sort());
  expect(await stock()).toMatchObject({ change: (await history()).at(-1) });
});

it('asks of the first stock only whether what looks like a mistake is right', async () => {
  const { feed, run } = aTenant();
  const rows = ['1', '2', '3', '4'].map((number) => `${number},Kia,Rio,2019,25990`);
  feed(['Stock No,Make,Model,Year,Price', ...rows].join('\n'));
  const remark = expect.stringContaining('4 of 4 vehicles for sale have the same price');
  expect(await run()).toMatchObject({ report: { remarks: [remark] } });
  expect(await run()).toMatchObject({ report: { remarks: [] } });
});
