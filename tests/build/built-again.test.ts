import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTenants } from '../../src/publish/build/build-tenants.build.ts';
import { aFeedRow, feedOf, rowsOf } from '../fixtures/sites/small-feed.ts';
import { openWorkshop } from '../fixtures/sites/workshop.ts';

const slug = 'again';
const corollas = rowsOf(40);
const rios = ['21500', '22500', '23500'].map((price, index) =>
  aFeedRow({ stockNumber: `K${index}`, vin: `KNADN512MH600123${index}`, make: 'Kia', model: 'Rio', price }),
);
const [, rio] = rios;
const cheaper = rios.map((row) => (row === rio ? { ...row, price: '22400' } : row));

/** Told in the build only: when it was, and when its stock was known. */
const tellsWhen = ['_settings.json', 'site-info.json'];

describe('a dealer who is built again', () => {
  const workshop = openWorkshop();
  beforeAll(async () => {
    // Nothing of the test runner's own environment changes a build.
    for (const name of Object.keys(process.env).filter((name) =>
      /^(NODE_ENV|VITEST|TEST|MODE|DEV)/.test(name),
    ))
      vi.stubEnv(name, undefined);
    workshop.addDealer(slug, feedOf([...corollas, ...rios]));
    await build('first', '2026-11-20T02:00:00Z');
    await build('same day', '2026-11-20T09:41:07Z');
    workshop.writeFeed(slug, feedOf([...corollas, ...cheaper]));
    await build('cheaper', '2026-11-20T10:00:00Z');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    workshop.remove();
  });

  async function build(name: string, now: string) {
    const { root, tenantsDir } = workshop;
    const folders = { tenantsDir, dataDir: join(root, 'data'), reportsDir: join(root, 'reports') };
    const job = { slug, ...folders, outDir: join(root, name), feed: null, accept: false, now };
    const [result] = await buildTenants([job], 1, { progress: () => undefined, done: () => undefined });
    expect(result).toMatchObject({ ok: true, held: [] });
  }

  /** Texts by name of file. */
  function filesOf(name: string): Map<string, string> {
    const folder = join(workshop.root, name, slug);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    return new Map(
      files.map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(folder.length + 1), readFileSync(path, 'latin1')];
      }),
    );
  }

  function changedBetween(before: string, after: string) {
    const old = filesOf(before);
    return [...filesOf(after)].filter(([name, content]) => old.get(name) !== content);
  }

  it('at another time of the day is the same', () => {
    expect(
      changedBetween('first', 'same day')
        .map(([name]) => name)
        .sort(),
    ).toEqual(tellsWhen);
  });

  it('with one new price has other pages only where that car is shown', () => {
    const changed = changedBetween('same day', 'cheaper').filter(([name]) => name.endsWith('.html'));
    expect(changed.map(([name]) => name)).toContain('search/kia.html');
    for (const [name, page] of changed) expect(page, name).toContain('$22,400');
  });
});
