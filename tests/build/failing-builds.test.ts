import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedOf, headerLine, rowsOf } from '../fixtures/sites/small-feed.ts';
import { shareBuilder } from '../fixtures/sites/warm-builder.ts';
import { type BuildOutcome, builtFile, openWorkshop } from '../fixtures/sites/workshop.ts';

const feed = feedOf(rowsOf(3));
const json = JSON.stringify(rowsOf(3), null, 1);
const xml = `<?xml version="1.0"?>\n<stock>\n${rowsOf(3)
  .map(
    ({ stockNumber, vin }) =>
      `<vehicle><stockNumber>${stockNumber}</stockNumber><vin>${vin}</vin><year>2021</year><make>Toyota</make><model>Corolla</model><price>25990</price></vehicle>`,
  )
  .join('\n')}\n</stock>\n`;

const half = <T extends { length: number; slice(start: number, end: number): T }>(whole: T) =>
  whole.slice(0, Math.floor(whole.length / 2));

/**
 * For each dealer: yesterday's feed, today's broken feed (null if it is gone) and the message that the build
 * must give.
 */
const broken = {
  'cut-csv': [
    feed,
    feed.slice(0, -100),
    /feed\.csv:4: The feed breaks off in the middle of the row on line 4\./,
  ],
  'cut-json': [json, half(json), /The JSON ends early, on line \d+\./],
  'cut-xml': [xml, half(xml), /The XML ends early, on line \d+\./],
  'cut-gzip': [gzipSync(feed), half(gzipSync(feed)), /The gzipped feed is damaged or cut off\./],
  emptied: [feed, '', /feed\.csv:1: The feed is empty\./],
  'header-only': [
    feed,
    `${headerLine}\n`,
    /The feed holds no vehicle: it has only column names or nothing at all\./,
  ],
  'error-page': [feed, '<!doctype html><title>502</title>', /The feed is a web page/],
  'no-cars': [feed, 'colour,size\nred,1\nblue,2\n', /feed\.csv/],
  removed: [feed, null, /feed\.csv: there is no such feed\.$/],
} as const;
const brokenSlugs = Object.keys(broken) as (keyof typeof broken)[];

/** Dealers whose settings change while their feed is broken. */
const changedSlugs = ['cut-csv', 'emptied', 'removed'] as const;
/** Dealers whose feed cannot be fetched; one still has the file of an earlier fetch, the other has none. */
const unfetchedSlugs = ['unfetched', 'unfetched-and-gone'] as const;
const source = { 'feed.json': { source: { url: 'http://127.0.0.1:9/feed.csv' } } };

describe('a build with invalid dealers', () => {
  const workshop = openWorkshop();
  const builder = shareBuilder();
  let first: BuildOutcome;
  let second: Pick<BuildOutcome, 'results'>;
  let third: BuildOutcome;
  let published: Map<string, string>;
  let afterSecond: Map<string, string>;
  beforeAll(async () => {
    for (const slug of brokenSlugs) workshop.addDealer(slug, broken[slug][0]);
    for (const slug of ['sound', 'unrenderable']) workshop.addDealer(slug, feed);
    workshop.addDealer('halved', feedOf(rowsOf(12)));
    workshop.addDealer('mistaken', feed, { 'vehicle.json': '{\n  "tags": { "newArivalDays": 3 }\n}\n' });
    workshop.addDealer('without-feed', null);
    for (const slug of unfetchedSlugs) workshop.addDealer(slug, feed, source);
    first = await workshop.build();
    published = everyFile();
    for (const slug of brokenSlugs) {
      const today = broken[slug][1];
      if (today === null) rmSync(join(workshop.tenantsDir, slug, 'stock/feed.csv'));
      else workshop.writeFeed(slug, today);
    }
    for (const slug of ['sound', 'unrenderable']) workshop.writeFeed(slug, feedOf(rowsOf(4)));
    workshop.addDealer('halved', feedOf(rowsOf(6)), { 'search.json': { recentlySoldDays: 5 } });
    workshop.addDealer('unrenderable', null, { 'content/about-us.md': '# No front matter\n' });
    second = { results: [] };
    for (const slug of [...brokenSlugs, 'sound', 'halved', 'unrenderable', 'nobody'])
      second.results.push(await builder.build(workshop.job(slug)));
    afterSecond = everyFile();
    rmSync(join(workshop.tenantsDir, 'unfetched-and-gone/stock/feed.csv'));
    for (const slug of [...changedSlugs, ...unfetchedSlugs])
      workshop.addDealer(slug, null, { 'search.json': { recentlySoldDays: 5 } });
    const tenants = [...changedSlugs, ...unfetchedSlugs].flatMap((slug) => ['--tenant', slug]);
    third = await workshop.build('--fetch', ...tenants);
  });
  afterAll(() => {
    builder.close();
    workshop.remove();
  });

  const resultOf = (outcome: Pick<BuildOutcome, 'results'>, slug: string) =>
    outcome.results.find((result) => result.slug === slug);
  const problemsOf = (outcome: Pick<BuildOutcome, 'results'>, slug: string) => {
    const result = resultOf(outcome, slug);
    return result?.ok === false ? result.problems : [];
  };
  /** The text of every published or imported file, by its path. */
  function everyFile(): Map<string, string> {
    const kept = ['dist', 'data/stock'].flatMap((name) =>
      readdirSync(join(workshop.root, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(html|json|css)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    // The order in which a folder lists its files depends on the order in which they were written.
    return new Map(kept.sort().map((path) => [path, readFileSync(path, 'utf8')]));
  }
  const ofTenant = (files: Map<string, string>, slug: string) =>
    [...files].filter(([path]) => path.includes(`/dist/${slug}/`) || path.includes(`/stock/${slug}/`));

  it('fails as a command, but builds every valid dealer', () => {
    expect(first.exitCode).toBe(1);
    for (const slug of ['sound', 'unrenderable', ...brokenSlugs])
      expect(resultOf(first, slug), slug).toMatchObject({ ok: true });
  });

  it('names file, line and the nearest setting for a mistake in the settings', () => {
    expect(problemsOf(first, 'mistaken')).toEqual([
      expect.stringMatching(
        /^tenants\/mistaken\/vehicle\.json:2 {2}tags\.newArivalDays is not a setting\. Did you mean "newArrivalDays"\?/,
      ),
    ]);
    expect(builtFile(workshop, 'mistaken', 'index.html')).toBeNull();
  });

  it('reports that a first feed is missing, and what to do', () => {
    expect(resultOf(first, 'without-feed')).toMatchObject({ ok: false, cause: 'feed' });
    expect(problemsOf(first, 'without-feed')).toEqual([
      expect.stringMatching(/feed\.csv: there is no such feed\.$/),
      expect.stringMatching(
        /^without-feed has no stock yet: .* npm run build -- --tenant without-feed --feed FILE$/,
      ),
    ]);
  });

  it('reports an unknown dealer', () => {
    expect(problemsOf(second, 'nobody')).toEqual([
      expect.stringContaining('there is no dealer\'s folder "nobody"'),
    ]);
  });

  it.each(brokenSlugs)(
    'builds %s from its last good stock, and reports what is wrong with the feed',
    (slug) => {
      const expected = {
        ok: true,
        vehicles: 3,
        held: [],
        unusable: [expect.stringMatching(broken[slug][2])],
      };
      expect(resultOf(second, slug)).toMatchObject(expected);
    },
  );

  it('builds from the previous feed if fetching fails, or else from the last good stock', () => {
    const unfetched = 'The feed was not fetched: 127.0.0.1 is not on the open internet.';
    const expected = { ok: true, vehicles: 3, held: [] };
    expect(resultOf(third, 'unfetched')).toMatchObject({ ...expected, unusable: [], unfetched });
    expect(resultOf(third, 'unfetched-and-gone')).toMatchObject({
      ...expected,
      unusable: [unfetched, expect.stringMatching(/feed\.csv: there is no such feed\.$/)],
    });
  });

  it.each([...changedSlugs, ...unfetchedSlugs])(
    'publishes the new settings of %s, which are valid',
    (slug) => {
      expect(third.exitCode).toBe(0);
      expect(resultOf(third, slug)).toMatchObject({ ok: true, vehicles: 3 });
      expect(builtFile(workshop, slug, 'search/used-cars.html')).toContain('3 cars');
      const file = builtFile(workshop, slug, '_settings.json') ?? '{}';
      expect(JSON.parse(file).settings.search.recentlySoldDays).toBe(5);
    },
  );

  it.each(brokenSlugs)('keeps the last good stock of %s', (slug) => {
    const stock = (files: Map<string, string>) =>
      ofTenant(files, slug).filter(([path]) => path.includes('/stock/'));
    expect(stock(everyFile())).toEqual(stock(published));
  });

  it.each(brokenSlugs)('changes nothing of %s while its settings are unchanged', (slug) => {
    const before = ofTenant(published, slug);
    expect(before.length).toBeGreaterThan(10);
    expect(ofTenant(afterSecond, slug)).toEqual(before);
  });

  it('names the file that causes a rendering error, and keeps the published site', () => {
    const [problem, ...others] = problemsOf(second, 'unrenderable');
    expect(problem).toMatch(/^tenants\/unrenderable\/content\/about-us\.md:1 {2}[^\n]+$/);
    expect(others).toEqual([]);
    const pages = (files: Map<string, string>) =>
      ofTenant(files, 'unrenderable').filter(([path]) => path.includes('/dist/'));
    expect(pages(everyFile())).toEqual(pages(published));
  });

  it('publishes the new stock of a dealer with a valid feed', () => {
    expect(resultOf(second, 'sound')).toMatchObject({ ok: true, vehicles: 4 });
    expect(builtFile(workshop, 'sound', 'search/used-cars.html')).toContain('4 cars');
  });

  it('publishes the new settings of a dealer whose feed is held, with the last good stock and the reason', () => {
    expect(resultOf(second, 'halved')).toMatchObject({
      ok: true,
      vehicles: 12,
      held: [expect.stringMatching(/^12 vehicles were for sale and 6 are left/)],
    });
    expect(builtFile(workshop, 'halved', 'search/used-cars.html')).toContain('12 cars');
    const [before, after] = [published, everyFile()].map((files) =>
      JSON.parse(files.get(join(workshop.distDir, 'halved/_settings.json')) ?? '{}'),
    );
    expect(after.settings.search.recentlySoldDays).toBe(5);
    // Facts about a car that the dealer's system has reported since the last good feed stay in force.
    expect(after.stockAt).toBe(before.stockAt);
    expect(ofTenant(everyFile(), 'halved').filter(([path]) => path.includes('/stock/'))).toEqual(
      ofTenant(published, 'halved').filter(([path]) => path.includes('/stock/')),
    );
  });

  it('shows visitors nothing of an unfinished build', () => {
    expect(
      readdirSync(workshop.distDir)
        .filter((name) => !name.startsWith('.'))
        .sort(),
    ).toEqual(['sound', 'halved', 'unrenderable', ...brokenSlugs, ...unfetchedSlugs].sort());
  });
});
