import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#functions/platform/node.ts';
import { collectionAlias } from '#src/search/typesense/collection-alias.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { feedOf, rowsOf } from '../fixtures/sites/small-feed.ts';
import { shareBuilder } from '../fixtures/sites/warm-builder.ts';
import { openWorkshop } from '../fixtures/sites/workshop.ts';
import { realDefaults } from '../fixtures/tenants/real-defaults.ts';
import { type FakeTypesense, startFakeTypesense } from '../fixtures/typesense/fake-typesense.ts';
import { ensureBrowser, testBrowserArgs } from '../setup/browser.ts';

const run = promisify(execFile);
const indexCommand = join(import.meta.dirname, '../../scripts/search/search-index.ts');

/** Twenty Corollas and ten CX-5s, which fill two pages. */
const feed = feedOf(
  rowsOf(30).map((row, index) =>
    index % 3 === 0 ? { ...row, make: 'Mazda', model: 'CX-5', badge: 'Touring', body: 'SUV' } : row,
  ),
);
const { screen, texts, nearMisses }: Settings['search'] = JSON.parse(realDefaults()['search.json'] ?? '');
const slugs = ['with-index', 'without-index'] as const;

describe('a dealer with a Typesense cluster', () => {
  const workshop = openWorkshop();
  const builder = shareBuilder();
  let fake: FakeTypesense;
  let server: RunningServer;
  let browser: Browser;
  let page: Page;
  let requests: string[];
  beforeAll(async () => {
    fake = await startFakeTypesense();
    const searchKey = 'search-only-key';
    const actions = ['documents:search'];
    fake.keys.push({
      id: 0,
      description: '',
      actions,
      collections: slugs.map(collectionAlias),
      value: searchKey,
    });
    for (const slug of slugs) {
      const typesense = { nodes: [fake.url], searchKey };
      const publishIndex = slug === 'with-index';
      workshop.addDealer(slug, feed, { 'search.json': { engine: 'typesense', typesense, publishIndex } });
    }
    for (const slug of slugs) expect(await builder.build(workshop.job(slug))).toMatchObject({ ok: true });
    const env = { ...process.env, DATA_DIR: join(workshop.root, 'data'), TYPESENSE_ADMIN_KEY: fake.adminKey };
    for (const slug of slugs) {
      const args = [indexCommand, '--tenant', slug, '--tenants-dir', workshop.tenantsDir];
      await run(process.execPath, args, { env, cwd: workshop.root });
    }
    server = await startServer({ distDir: workshop.distDir, port: 0, database: { url: ':memory:' } });
    browser = await chromium.launch({ executablePath: ensureBrowser(), args: testBrowserArgs });
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    await fake.close();
    builder.close();
    workshop.remove();
  });
  beforeEach(async () => {
    fake.log.length = 0;
    fake.mishap = () => null;
    await page?.close();
    page = await browser.newPage();
    requests = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  });

  const address = (slug: string) => `http://${slug}.localhost:${server.port}/search/used-cars`;
  const open = (slug: string) => page.goto(address(slug));
  const type = (words: string) => page.getByRole('combobox', { name: screen.searchLabel }).fill(words);
  const seen = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
  const asked = () => fake.log.filter((line) => line === 'POST /multi_search').length;
  const loadedIndex = () => requests.filter((path) => path.includes('/search-data/'));

  it('shows its results and cards, without an index', async () => {
    await open('with-index');
    await type('mazda');
    await seen('10 cars');
    await page
      .getByRole('article')
      .filter({ hasText: 'CX-5' })
      .nth(9)
      .getByRole('heading')
      .getByRole('link')
      .waitFor();
    expect(await page.getByRole('article').filter({ hasText: 'Corolla' }).count()).toBe(0);
    expect(asked()).toBeGreaterThan(0);
    expect(loadedIndex()).toEqual([]);
  });

  it('shows below a short list what is just outside the search', async () => {
    await page.goto(`${address('with-index')}?price=:16200`);
    const outside = page.getByRole('region', { name: nearMisses.heading });
    await outside
      .getByText(/over your price$/)
      .nth(2)
      .waitFor();
    expect(await outside.getByRole('article').count()).toBe(3);
    expect(loadedIndex()).toEqual([]);
  });

  it('falls back to the published index if the cluster is down', async () => {
    await open('with-index');
    await type('mazda');
    await seen('10 cars');
    expect(asked()).toBeGreaterThan(0);
    fake.mishap = () => 'cut';
    await type('corola');
    await seen('20 cars');
    expect(loadedIndex()).toContainEqual(expect.stringContaining('/search-data/index-'));
    const before = asked();
    await type('mazda cx');
    await seen('10 cars');
    expect(asked(), 'a cluster that is down is left alone').toBe(before);
  });

  it('publishes no index if the dealer switches it off, and then shows an error if the cluster is down', async () => {
    const published = join(workshop.distDir, 'without-index/search-data');
    const names = existsSync(published) ? readdirSync(published) : [];
    expect(names.filter((name) => name.startsWith('index-'))).toEqual([]);
    fake.mishap = () => 'cut';
    await open('without-index');
    await type('mazda');
    await seen(screen.failed);
    expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(21);
    fake.mishap = () => null;
    await page.getByRole('button', { name: screen.retry }).click();
    await seen('10 cars');
    expect(loadedIndex()).toEqual([]);
  });

  it('still has its pages without any search engine', async () => {
    fake.mishap = () => 'cut';
    await open('without-index');
    await page.getByRole('link', { name: texts.nextPage }).click();
    await page.waitForURL('**/search/used-cars/2');
    await page.getByRole('article').nth(8).waitFor();
  });
});
