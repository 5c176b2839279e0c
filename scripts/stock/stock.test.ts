import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { temporaryDatabase } from '#functions/storage/temporary-database.fixture.ts';
import { readReport, readTakenReports } from '#functions/vehicle/status/status-reports.ts';
import { writeSnapshot } from '#src/stock/snapshot.build.ts';
import { snapshotSchema } from '#src/stock/snapshot.schema.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { runHere, runStarted } from '#tests/fixtures/commands/run-command.ts';
import { commandEnv } from '#tests/setup/command-env.ts';
import { runStock } from './stock.ts';

const importedAt = '2026-11-20T02:00:00.000Z';
const stockAtMs = Date.parse(importedAt);
const feed = { file: 'stock.csv', sha256: '', rows: 2 };
const corolla = aVehicle({ id: '7', stockNumber: 'AB 12', year: 2019, make: 'Toyota', model: 'Corolla' });
const coming = aVehicle({ id: '8', stockNumber: 'AB13', status: 'coming_soon' });

/** A server's folder: its database, and the stock of two dealers. */
async function aServer() {
  const database = await temporaryDatabase();
  const write = (tenant: string, vehicles: readonly Vehicle[]) =>
    writeSnapshot(database.folder, tenant, v.parse(snapshotSchema, { tenant, importedAt, feed, vehicles }));
  await write('city', [corolla, coming]);
  await write('coast', [{ ...coming, id: '9' }]);
  const env = { ...commandEnv, DATABASE_URL: database.url, DATA_DIR: database.folder };
  const run = (...args: string[]) => runHere(() => runStock(args, env));
  const start = (...args: string[]) => runStarted([join(import.meta.dirname, 'stock.ts'), ...args], env);
  return { database, write, run, start, [Symbol.asyncDispose]: database[Symbol.asyncDispose] };
}

describe('npm run stock', () => {
  it('reports a vehicle as sold, as back in stock, and its present price', async () => {
    await using server = await aServer();
    const sold = await server.start('sold', 'ab12');
    expect(sold).toMatchObject({
      status: 0,
      stdout: '2019 Toyota Corolla (AB 12) of city is sold. Pages that ask say so within a minute.\n',
    });
    expect(await readTakenReports(server.database, 'city', stockAtMs)).toEqual([{ car: '7', state: 'sold' }]);
    await server.run('available', 'AB12', '--price', '24990');
    await server.run('reserved', 'AB12');
    expect(await readReport(server.database, { site: 'city', car: '7' })).toMatchObject({
      status: 'in_stock',
      reserved: true,
      price: 24_990,
    });
  });

  it.each([
    ['harbourline', 'Its page, cards and lists say so within a minute.'],
    [
      'meridian',
      'Its page shows this within a minute, cards and lists with the next feed: liveStatus.reported is',
    ],
    [
      'pitstop',
      'Nothing shows this before the next feed: live.show is off in vehicle.json. liveStatus.reported is',
    ],
  ])('tells which pages of %s say so', async (tenant, sentence) => {
    await using server = await aServer();
    await server.write(tenant, [corolla]);
    expect((await server.run('sold', 'AB12', '--tenant', tenant)).stdout).toContain(`is sold. ${sentence}`);
  });

  it('finds a vehicle beside a dealer whose first feed could not be used', async () => {
    await using server = await aServer();
    await mkdir(join(server.database.folder, 'stock', 'bay'));
    expect(await server.run('sold', 'AB12')).toMatchObject({ status: 0 });
  });

  it("reports a vehicle of a language edition's dealer", async () => {
    await using server = await aServer();
    await server.write('wattle-range', [corolla]);
    const { stdout } = await server.run('sold', 'AB12', '--tenant', 'wattle-range-zh');
    expect(stdout).toContain('2019 Toyota Corolla (AB 12) of wattle-range is sold.');
  });

  it('keeps an incoming vehicle as incoming', async () => {
    await using server = await aServer();
    await server.run('reserved', 'AB13', '--tenant', 'coast');
    expect(await readReport(server.database, { site: 'coast', car: '9' })).toMatchObject({
      status: 'coming_soon',
      reserved: true,
    });
    expect(await readReport(server.database, { site: 'city', car: '8' })).toBeNull();
  });

  it('takes a price far from the present one only with --accept', async () => {
    await using server = await aServer();
    const car = { site: 'city', car: '7' };
    const slip = await server.start('available', 'AB12', '--price', '249');
    expect(slip).toMatchObject({ status: 1, stdout: '' });
    expect(slip.stderr).toContain('--price 249 is 99 % below the present price of 25990.');
    expect(await readReport(server.database, car)).toBeNull();
    expect((await server.run('available', 'AB12', '--price', '249', '--accept')).status).toBe(0);
    expect(await readReport(server.database, car)).toMatchObject({ price: 249 });
    const back = await server.run('available', 'AB12', '--price', '25990');
    expect(back.stderr).toContain('--price 25990 is 104.4 times the present price of 249.');
    const none = await server.run('available', 'AB12', '--price', '9', '--accept');
    expect(none.stderr).toContain('--price 9 means no price for this dealer. Allowed: more than 10');
    expect(await readReport(server.database, car)).toMatchObject({ price: 249 });
  });

  it.each([
    [['sold', 'AB99'], 'No dealer has a vehicle with stock number AB99.', 1],
    [['sold', 'AB12', '--tenant', 'coast'], 'coast has no vehicle with stock number AB12.', 1],
    [['sold', 'AB13'], 'Several vehicles have stock number AB13:', 1],
    [
      ['sold', 'AB12', '--tenant', 'pitstop'],
      'pitstop has no stock yet. Run: npm run import -- --tenant pitstop',
      1,
    ],
    [['sold', 'AB12', '--tenant', 'pitsto'], 'there is no dealer\'s folder "pitsto".', 1],
    [['sold', 'AB12', '--tenant', 'pitsto'], 'Did you mean "pitstop"?', 1],
    [['sold', 'AB12', '--tenants-dir', '/missing'], '--tenants-dir: there is no folder /missing.', 1],
    [['burnt', 'AB12'], 'Give a status: one of sold, reserved, available.\n', 2],
    [['solt', 'AB12'], 'available. Did you mean sold?', 2],
    [['sold'], 'One stock number is needed.', 2],
    [['sold', 'AB12', 'AB13'], 'One stock number is needed.', 2],
    [['sold', ' '], 'One stock number is needed.', 2],
    [
      ['available', 'AB12', '--price', '12k'],
      '--price 12k is not a price. Allowed: whole dollars, as in 24990.',
      2,
    ],
  ])('%j explains itself, and reports nothing', async (args, message, status) => {
    await using server = await aServer();
    const ended = await server.run(...args);
    expect(ended).toMatchObject({ status, stdout: '' });
    expect(ended.stderr).toContain(message);
    expect(await readTakenReports(server.database, 'city', 0)).toEqual([]);
  });
});
