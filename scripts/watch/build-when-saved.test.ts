import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBuildWhenSaved } from './build-when-saved.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saved-'));
  save('_defaults/site.json', 1);
  save('city/site.json', 1);
  save('city-zh/site.json', 1, '{ "languageOf": "city" }');
  save('city/stock/feed.csv', 1);
  save('river/site.json', 1);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Saves a file with its date set to a second since 1970. */
function save(path: string, second: number, text = '{}'): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, second, second);
}

/** A watch of two dealers, one with a language edition; `asked` returns the builds requested since the last call. */
function aWatch() {
  let nowMs = 0;
  const stamps = new Map<string, string>();
  const asked: string[] = [];
  const feedFile = join(root, 'city/feed.csv');
  const tenants = [
    { slug: 'city', feedFile },
    { slug: 'river', feedFile: join(root, 'river/feed.csv') },
    { slug: 'city-zh', feedFile, languageOf: 'city' },
  ];
  const look = createBuildWhenSaved({
    tenantsDir: root,
    now: () => nowMs,
    queue: {
      enqueueSettings: async (tenant, stamp) => {
        if (stamps.get(tenant) !== stamp) asked.push(tenant);
        stamps.set(tenant, stamp);
      },
    },
  });
  const looked = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 2) {
      nowMs += 2000;
      await look(tenants);
    }
    return asked.splice(0);
  };
  return { looked };
}

it("saving a dealer's settings requests one build, once they are unchanged for a while", async () => {
  const { looked } = aWatch();
  await looked(30);
  save('city/promotions.json', 2);
  expect(await looked(10)).toEqual([]);
  save('city/content/about.md', 3);
  expect(await looked(10)).toEqual([]);
  expect(await looked(12)).toEqual(['city', 'city-zh']);
  expect(await looked(60)).toEqual([]);
});

it('saving the defaults counts for every dealer', async () => {
  const { looked } = aWatch();
  await looked(30);
  save('_defaults/site.json', 2);
  expect(await looked(40)).toEqual(['city', 'river', 'city-zh']);
});

it('saving a language edition counts for its dealer, whose pages link to its pages', async () => {
  const { looked } = aWatch();
  await looked(30);
  save('city-zh/content/newcomers.md', 2);
  expect(await looked(40)).toEqual(['city', 'city-zh']);
});

it('removing a file counts as a change', async () => {
  const { looked } = aWatch();
  await looked(30);
  rmSync(join(root, 'river/site.json'));
  expect(await looked(40)).toEqual(['river']);
});

it.each([
  'city/stock/feed.csv',
  'city/feed.csv',
  'city/.site.json.swp',
  'city/site.json~',
  'city/content/4913.tmp',
])('%s is none of its settings', async (file) => {
  const { looked } = aWatch();
  await looked(30);
  save(file, 2);
  expect(await looked(60)).toEqual([]);
});
