import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { loadTenant } from '#src/tenant/load/load-tenant.build.ts';
import { createDevState, type DevNews } from './dev-state.ts';

const work = mkdtempSync(join(tmpdir(), 'dev-state-'));
const tenantsDir = join(work, 'tenants');
const dir = join(tenantsDir, 'city');
const names = ['TENANT', 'TENANTS_DIR', 'DATA_DIR', 'BUILD_NOW'];
const environment = names.map((name) => [name, process.env[name]] as const);
afterAll(() => {
  rmSync(work, { recursive: true, force: true });
  for (const [name, value] of environment) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

const site = (changes: object = {}) => ({
  name: 'City Motors',
  legalName: 'City Motors Pty Ltd',
  tagline: 'Cars in town',
  description: 'Cars in town, each with its price.',
  url: 'https://www.city.example',
  logo: { file: '/logo.svg', width: 100, height: 44 },
  phone: '(07) 3000 1234',
  email: 'sales@city.example',
  ...changes,
});
const write = (path: string, content: unknown) =>
  writeFileSync(join(dir, path), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
const stock = (...models: string[]) =>
  write(
    'stock/feed.csv',
    ['stock,year,make,model,price', ...models.map((model, at) => `A${at},2020,Kia,${model},9990`)].join('\n'),
  );

beforeEach(() => {
  rmSync(work, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, '../../../tenants/_defaults'), join(tenantsDir, '_defaults'), {
    recursive: true,
  });
  for (const folder of ['stock', 'content']) mkdirSync(join(dir, folder), { recursive: true });
  write('site.json', site());
  stock('Rio', 'Cerato');
});

function opened() {
  const state = createDevState({
    slug: 'city',
    tenantsDir,
    dataDir: join(work, 'dev'),
    buildDataDir: join(work, 'data'),
  });
  const told: DevNews[] = [];
  state.subscribe((news) => told.push(news));
  return { state, told };
}

const nameShown = (state: ReturnType<typeof createDevState>) => state.shown()?.tenant.settings.site.name;

describe('the development state of a dealer', () => {
  it('shows settings and stock, with a new revision for each change', async () => {
    const { state } = opened();
    await state.reload();
    expect(state.shown()?.stock.vehicles).toHaveLength(2);
    const first = state.news().revision;
    write('site.json', site({ name: 'Other Motors' }));
    await state.reload();
    expect(nameShown(state)).toBe('Other Motors');
    expect(state.news().revision).not.toBe(first);
    stock('Rio');
    await state.reload({ hasNewStock: true });
    expect(state.shown()?.stock.vehicles.filter(({ status }) => status === 'in_stock')).toHaveLength(1);
  });

  it('keeps the last valid state while there is a mistake, reports it, and shows the corrected file', async () => {
    const { state } = opened();
    await state.reload();
    const { revision } = state.news();
    write('site.json', '{\n  "nmae": "Other"\n}');
    await state.reload();
    expect(nameShown(state)).toBe('City Motors');
    expect(state.news()).toMatchObject({ revision, isCurrent: false });
    expect(state.news().problems.join('\n')).toContain(
      'tenants/city/site.json:2  nmae is not a setting. Did you mean "name"?',
    );
    write('site.json', site({ name: 'Other Motors' }));
    await state.reload();
    expect(state.news()).toMatchObject({ problems: [], isCurrent: true });
    expect(nameShown(state)).toBe('Other Motors');
  });

  it('renders pages from the last valid files, whatever is on disk and whatever the clock says', async () => {
    const { state } = opened();
    await state.reload();
    write('site.json', '{ broken');
    await state.reload();
    state.setClock(60_000);
    const made = loadTenant(process.env['TENANTS_DIR'] ?? '', 'city');
    expect(made.ok && made.tenant.settings.site.name).toBe('City Motors');
    write('site.json', site({ name: 'Other Motors' }));
    await state.reload();
    const corrected = loadTenant(process.env['TENANTS_DIR'] ?? '', 'city');
    expect(corrected.ok && corrected.tenant.settings.site.name).toBe('Other Motors');
  });

  it('names an invalid text page by its path below the tenants folder', async () => {
    const { state } = opened();
    write('content/about-us.md', 'no top');
    await state.reload();
    expect(state.shown()).toBeNull();
    expect(state.news().problems.join()).toMatch(/^tenants\/city\/content\/about-us\.md/);
  });

  it('says why a feed cannot be read, and keeps the previous stock', async () => {
    const { state } = opened();
    await state.reload();
    write('stock/feed.csv', 'a,b\n1,2\n');
    await state.reload({ hasNewStock: true });
    expect(state.news().problems.join()).toContain('No column names a car.');
    expect(state.shown()?.stock.vehicles).toHaveLength(2);
  });

  it('uses the same clock for the build and for the functions', async () => {
    const { state } = opened();
    await state.reload();
    const day = 86_400_000;
    state.setClock(day);
    expect(Math.abs(state.now() - day - Date.now())).toBeLessThan(5000);
    expect(process.env['BUILD_NOW']).toBe(state.news().revision);
    expect(Math.abs(Date.parse(state.news().revision) - state.now())).toBeLessThan(5000);
  });

  it('sends the advice after a change, to all listeners', async () => {
    const { state, told } = opened();
    await state.reload();
    await expect.poll(() => state.news().advice.length).toBeGreaterThan(0);
    expect(told.at(-1)?.advice).toEqual(state.news().advice);
  });

  it('imports a feed once: the next start on the same day reuses the result', async () => {
    const steps = async () => {
      const { state, told } = opened();
      await state.reload();
      expect(state.shown()?.stock.vehicles).toHaveLength(2);
      return told.flatMap(({ busy }) => busy ?? []);
    };
    expect((await steps()).join()).toContain('vehicles');
    expect(await steps()).toEqual(['Reading the stock']);
  });
});
