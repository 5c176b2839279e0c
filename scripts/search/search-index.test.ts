import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runHere, runStarted, type Variables } from '#tests/fixtures/commands/run-command.ts';
import { aLocation, aSite, realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import { type WrittenTenants, writeTenants } from '#tests/fixtures/tenants/write-tenants.ts';
import { type FakeTypesense, startFakeTypesense } from '#tests/fixtures/typesense/fake-typesense.ts';
import { commandEnv } from '#tests/setup/command-env.ts';
import { runImport } from '../stock/import-stock.ts';
import { runSearchIndex } from './search-index.ts';

const feed = (prices: readonly number[]) =>
  ['Stock No,Make,Model,Year,Price,Status']
    .concat(prices.map((price, index) => `S${index},Kia,Rio,2019,${price},in_stock`))
    .join('\n');
const firstPrices = [15_000, 15_001, 15_002, 15_003, 15_004, 15_005];

let written: WrittenTenants;
let data: string;
let fake: FakeTypesense;

const script = join(import.meta.dirname, 'search-index.ts');
const inFolders = (args: readonly string[]) => ['--tenants-dir', written.tenantsDir, ...args];
const withFolders = (env: Variables) => ({
  ...commandEnv,
  ...{ DATA_DIR: data, REPORTS_DIR: join(data, 'reports') },
  ...env,
});
async function run(args: readonly string[], env: Variables = server()) {
  const ended = await runHere(() => runSearchIndex(inFolders(args), withFolders(env)));
  return { ...ended, stderr: withoutProgress(ended.stderr) };
}

/** Lines of progress appear only where an upload takes more than a second. */
const withoutProgress = (lines: string) => lines.replace(/^imported [\d,]+ of [\d,]+\n/gm, '');
const server = () => ({ TYPESENSE_URL: fake.url, TYPESENSE_ADMIN_KEY: fake.adminKey });

/** Imports the dealer's present feed into the stock snapshot. */
async function importStock(): Promise<void> {
  const file = join(written.tenantsDir, 'city/stock/feed.csv');
  const args = inFolders(['--tenant', 'city', '--feed', file]);
  const { status, stderr } = await runHere(() => runImport(args, withFolders({})));
  if (status !== 0) throw new Error(stderr);
}

beforeAll(async () => {
  const branch = aLocation({ name: '{dealer} Perth' });
  const site = { ...aSite, features: { finance: false } };
  const dealer = { 'site.json': site, 'locations.json': { locations: [branch] } };
  written = writeTenants({
    _defaults: realDefaults(),
    city: { ...dealer, 'stock/feed.csv': feed(firstPrices) },
    empty: dealer,
  });
  data = mkdtempSync(join(tmpdir(), 'search-index-'));
  await importStock();
});
afterAll(() => {
  written.remove();
  rmSync(data, { recursive: true, force: true });
});
beforeEach(async () => {
  fake = await startFakeTypesense();
});
afterEach(() => fake.close());

describe('npm run search:index', () => {
  it.each<[string, string[], RegExp]>([
    ['no tenant', [], /--tenant is missing: which dealer\?.*npm run search:index/s],
    ['a filter without a key', ['--tenant', 'city', '--filter', 'x'], /--filter needs --create-key/],
  ])('explains itself to somebody who gave %s', async (_, args, message) => {
    const { status, stderr } = await run(args);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });

  it.each<[string, string, Record<string, string>, RegExp]>([
    ['an unknown dealer', 'nobody', {}, /no dealer's folder "nobody"/],
    [
      'no address',
      'city',
      { TYPESENSE_ADMIN_KEY: 'x' },
      /Set TYPESENSE_URL, or "typesense" in tenants\/city\/search\.json/,
    ],
    ['no key', 'city', { TYPESENSE_URL: 'http://localhost:8108' }, /Set TYPESENSE_ADMIN_KEY/],
    ['a wrong address', 'city', { TYPESENSE_URL: 'localhost' }, /TYPESENSE_URL must be an address/],
    [
      'no stock',
      'empty',
      { TYPESENSE_URL: 'http://localhost:1', TYPESENSE_ADMIN_KEY: 'x' },
      /npm run import -- --tenant empty/,
    ],
  ])('says what is missing: %s', async (_, tenant, env, message) => {
    const { status, stderr } = await run(['--tenant', tenant], env);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
  });

  it('refuses to create a key with a filter on an unknown field', async () => {
    const { status, stderr } = await run(['--tenant', 'city', '--create-key', '--filter', 'colr:=red']);
    expect([status, stderr]).toEqual([1, expect.stringContaining('named `colr`')]);
    expect(fake.keys).toEqual([]);
  });

  it('uploads the cars with their cards, searchable by a key that it prints', async () => {
    const { status, stdout, stderr } = await run([
      '--tenant',
      'city',
      '--create-key',
      '--filter',
      'price:>15003',
    ]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/cars_city now finds 6 cars/);
    expect(stdout).toMatch(/city still uses its embedded index/);
    const key = /"searchKey": "(\S+)"/.exec(stdout)?.[1] ?? '';
    const body = JSON.stringify({ searches: [{ collection: 'cars_city', q: 'kia', query_by: 'name' }] });
    const reply = await fetch(`${fake.url}/multi_search?x-typesense-api-key=${encodeURIComponent(key)}`, {
      method: 'POST',
      body,
    });
    const found = await reply.json();
    expect(found).toMatchObject({
      results: [
        {
          found: 2,
          hits: [
            {
              document: {
                ...{ make: 'Kia', location_name: 'Pitstop Perth' },
                card: { make: 'Kia', model: 'Rio' },
              },
            },
            {},
          ],
        },
      ],
    });
    // The dealer has switched finance off.
    const { actions } = found.results[0].hits[0].document.card.actions;
    expect(actions.map(({ name }: { name: string }) => name)).toEqual([
      'view-details',
      'test-drive',
      'enquire',
    ]);
    expect(stdout + stderr).not.toContain(fake.adminKey);
  });

  it('sends only what the next feed changes', async () => {
    await run(['--tenant', 'city']);
    const file = join(written.tenantsDir, 'city/stock/feed.csv');
    writeFileSync(file, feed(firstPrices.with(1, 14_000).slice(0, -1)));
    await importStock();
    const rehearsal = await run(['--tenant', 'city', '--dry-run']);
    expect(rehearsal.stdout).toMatch(/would send 1 changed and remove 1 of 5 cars/);
    const { stdout, stderr } = await run(['--tenant', 'city']);
    expect(stdout + stderr).toMatch(/^Sent 1 changed and removed 1 of 5 cars in cars_city_/);
    expect((await run(['--tenant', 'city', '--full'])).stdout).toMatch(/finds 5 cars.*in full/);
    writeFileSync(file, feed(firstPrices));
    await importStock();
  });

  it('fails with the reason if the server refuses the key, and prints no key', async () => {
    const env = withFolders({ ...server(), TYPESENSE_ADMIN_KEY: 'wr0ng-key' });
    const { status, stderr } = await runStarted([script, ...inFolders(['--tenant', 'city'])], env);
    expect(status).toBe(1);
    expect(stderr).toMatch(/does not accept the key in TYPESENSE_ADMIN_KEY/);
    expect(stderr).not.toContain('wr0ng-key');
  });

  it('killed half way leaves searches unchanged, and the next run cleans up', async () => {
    await run(['--tenant', 'city']);
    const before = fake.aliases.get('cars_city') ?? '';
    fake.collections.get(before)?.documents.clear();
    const isImporting = new Promise<void>((resolve) => {
      fake.mishap = ({ path }) => {
        if (!path.endsWith('/import')) return null;
        resolve();
        return 'silence';
      };
    });
    const killed = spawn(process.execPath, [script, ...inFolders(['--tenant', 'city'])], {
      env: withFolders(server()),
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => killed.on('exit', resolve));
    await isImporting;
    killed.kill('SIGKILL');
    await ended;
    expect(fake.aliases.get('cars_city')).toBe(before);
    expect(fake.collections.size).toBe(2);

    fake.mishap = () => null;
    expect(await run(['--tenant', 'city'])).toMatchObject({ status: 0 });
    const live = fake.aliases.get('cars_city') ?? '';
    expect([...fake.collections].map(([name, { documents }]) => [name, documents.size])).toEqual([[live, 6]]);
    expect(live).not.toBe(before);
  });
});
