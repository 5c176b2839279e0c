import { hash } from 'node:crypto';
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestsFile } from '#src/publish/release/file-digests.build.ts';
import { differentFiles } from '../fixtures/sites/different-files.ts';
import { aFeedRow, type FeedRow, feedOf, rowsOf } from '../fixtures/sites/small-feed.ts';
import { openBuilder } from '../fixtures/sites/warm-builder.ts';
import { openWorkshop } from '../fixtures/sites/workshop.ts';

const slug = 'dealer';
/** The number of random changes in addition to one of each kind. */
const MORE_CHANGES = 8;
/** The number of full builds that one process does. */
const ANEW_IN_ROW = 10;
/** The number of cars that worker threads render. */
const SHARED = 100;

/** A dealer's feed and files at one time. */
interface State {
  rows: readonly FeedRow[];
  /** File contents by path below the dealer's folder; null for a deleted file. */
  files: Record<string, unknown>;
  now: number;
}

type Change = (state: State) => State;

const withRow =
  (at: number, change: (row: FeedRow) => Partial<FeedRow>): Change =>
  (state) => ({
    ...state,
    rows: state.rows.map((row, index) =>
      index === at % state.rows.length ? { ...row, ...change(row) } : row,
    ),
  });
const withFile =
  (name: string, content: unknown): Change =>
  (state) => ({
    ...state,
    files: { ...state.files, [name]: content },
  });

const place = fc.nat(100);
const stockChanges: readonly fc.Arbitrary<Change>[] = [
  fc
    .tuple(place, fc.integer({ min: 4000, max: 90_000 }))
    .map(([at, price]) => withRow(at, () => ({ price: String(price) }))),
  fc
    .tuple(place, fc.constantFrom('Toyota', 'Kia', 'Mazda'))
    .map(([at, make]) => withRow(at, () => ({ make, model: `${make} One` }))),
  fc.tuple(place, fc.constantFrom('Hatch', 'SUV', 'Ute')).map(([at, body]) => withRow(at, () => ({ body }))),
  place.map((at) => withRow(at, () => ({ images: '' }))),
  place.map((at) => withRow(at, () => ({ comments: 'Now with <b>new</b> tyres & a full tank.' }))),
  place.map((at) => withRow(at, ({ condition }) => ({ condition: condition === 'Used' ? 'New' : 'Used' }))),
  place.map(
    (at): Change =>
      (state) => ({ ...state, rows: state.rows.filter((_, index) => index !== at % state.rows.length) }),
  ),
  fc.tuple(place, fc.integer({ min: 5000, max: 60_000 })).map(
    ([number, price]): Change =>
      (state) => ({
        ...state,
        rows: [
          ...state.rows.filter(({ stockNumber }) => stockNumber !== `N${number}`),
          aFeedRow({ stockNumber: `N${number}`, vin: '', price: String(price), make: 'Kia', model: 'Rio' }),
        ],
      }),
  ),
  fc.constant<Change>((state) => ({ ...state, rows: state.rows.toReversed() })),
  fc.constant<Change>((state) => state),
];

const settingChanges: readonly fc.Arbitrary<Change>[] = [
  fc
    .constantFrom('/vehicle.json', '/search.json')
    .chain((name) =>
      fc
        .integer({ min: 1, max: 9 })
        .map((count) =>
          name === '/vehicle.json'
            ? withFile('vehicle.json', { page: { similarMost: count } })
            : withFile('search.json', { hitsPerPage: count + 3 }),
        ),
    ),
  fc
    .constantFrom('View', 'See it', 'More')
    .map((label) => withFile('vehicle.json', { card: { viewDetails: { label } } })),
  fc
    .constantFrom('#0b3d2e', '#7a1f1f', '#1a2b5c')
    .map((accent) => withFile('theme.json', { colours: { accent } })),
  fc
    .constantFrom('Figtree', 'Karla', 'Fraunces')
    .map((heading) => withFile('theme.json', { fonts: { heading } })),
];

const promotionChanges: readonly fc.Arbitrary<Change>[] = [
  fc.tuple(fc.nat(48), fc.nat(48)).map(([from, length]) =>
    withFile('promotions.json', {
      announcements: [{ text: 'Open late', start: hour(from), expiry: hour(from + length + 1) }],
    }),
  ),
  fc.constant(withFile('promotions.json', {})),
  fc.integer({ min: 1, max: 30 }).map(
    (hours): Change =>
      (state) => ({ ...state, now: state.now + hours * 3_600_000 }),
  ),
];

const contentChanges: readonly fc.Arbitrary<Change>[] = [
  fc
    .tuple(fc.constantFrom('offers', 'team'), fc.constantFrom('One', 'Two'))
    .map(([name, text]) =>
      withFile(
        `content/${name}.md`,
        `---\ntitle: ${text}\ndescription: What ${text} is.\n---\n\n# ${text}\n\nAsk {dealer}.\n`,
      ),
    ),
  fc.constantFrom('offers', 'team').map((name) => withFile(`content/${name}.md`, null)),
  fc
    .constantFrom(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>',
      // This icon cannot be rendered, so the icons are made from the logo.
      '<svg xmlns="http://www.w3.org/2000/svg" width="9"/>',
    )
    .map((svg) => withFile('public/favicon.svg', svg)),
];

/** A change of each kind and some more, in random order: chance alone would leave out several kinds. */
function randomChanges(): Change[] {
  const kinds = [...stockChanges, ...settingChanges, ...promotionChanges, ...contentChanges];
  const count = kinds.length + MORE_CHANGES;
  const more = fc.array(fc.oneof(...stockChanges, ...promotionChanges), {
    minLength: MORE_CHANGES,
    maxLength: MORE_CHANGES,
  });
  const all = fc
    .tuple(fc.tuple(...kinds), more)
    .chain((parts) => fc.shuffledSubarray(parts.flat(), { minLength: count }));
  return fc.sample(all, 1).flat();
}

const start = Date.parse('2026-11-20T02:00:00Z');

/** The time this many hours after the start, in the format of the settings. */
function hour(count: number): string {
  return new Date(start + count * 3_600_000).toISOString().replace('.000Z', 'Z');
}

const comparing = (show: boolean) => ({ priceComparison: { show } });

describe('a build after a change', () => {
  const workshop = openWorkshop();
  const builder = openBuilder();
  /**
   * A separate builder for full builds, because one process may keep wrong facts about vehicles for both
   * builds. It is replaced regularly.
   */
  let builderAnew = openBuilder();
  afterAll(() => {
    builder.close();
    builderAnew.close();
    workshop.remove();
  });

  const folderOf = (name: string) => join(workshop.root, name);

  function apply({ rows, files }: State): void {
    workshop.writeFeed(slug, feedOf(rows));
    for (const [name, content] of Object.entries(files)) {
      const path = join(workshop.tenantsDir, slug, name);
      mkdirSync(dirname(path), { recursive: true });
      if (content === null) rmSync(path, { force: true });
      else writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    }
  }

  async function build(name: string, now: number, threads = 1) {
    const job = workshop.job(slug, {
      dataDir: folderOf(`${name}-data`),
      outDir: folderOf(name),
      accept: true,
      now: new Date(now).toISOString(),
      threads,
      threadsFrom: SHARED,
    });
    const result = await (name === 'anew' ? builderAnew : builder).build(job);
    if (!result.ok) throw new Error(result.problems.join('\n'));
    return result;
  }

  /** Does a full build, which knows nothing from before except the stock. */
  async function buildAnew(now: number) {
    rmSync(folderOf('anew'), { recursive: true, force: true });
    return build('anew', now);
  }

  function copyKnowledge(): void {
    rmSync(folderOf('anew-data'), { recursive: true, force: true });
    cpSync(folderOf('delta-data'), folderOf('anew-data'), { recursive: true });
    rmSync(join(folderOf('anew-data'), 'builds'), { recursive: true, force: true });
  }

  /** The inode of each file; a file that is written again gets another one. */
  const placesOf = (name: string) =>
    globSync('**/*', { cwd: folderOf(name) })
      .sort()
      .map((file) => ({ file, inode: statSync(join(folderOf(name), file)).ino }));

  const differences = () => differentFiles(folderOf('delta'), folderOf('anew'));

  /** The files whose recorded digest, which publishing relies on, differs from their content. */
  function wrongDigests(): string[] {
    const known: [string, { hash: string }][] = Object.entries(
      JSON.parse(readFileSync(digestsFile(folderOf('delta-data'), slug), 'utf8')),
    );
    expect(known.some(([file]) => file.endsWith('.html'))).toBe(true);
    const site = join(folderOf('delta'), slug);
    return known.flatMap(([file, { hash: digest }]) =>
      hash('sha256', readFileSync(join(site, file))) === digest ? [] : [file],
    );
  }

  beforeAll(async () => {
    // Without price comparison: all cars of this feed are alike, so one changed price would change the pages
    // of all of them.
    workshop.addDealer(slug, feedOf(rowsOf(14)), { 'market.json': comparing(false) });
    await build('delta', start);
  });

  it('equals a full build byte by byte, after each of many random changes of every kind', async () => {
    const changes = randomChanges();
    let state: State = { rows: rowsOf(14), files: {}, now: start };
    const counts = { kept: 0, rendered: 0 };
    for (const [index, change] of changes.entries()) {
      state = change(state);
      apply(state);
      copyKnowledge();
      if (index % ANEW_IN_ROW === ANEW_IN_ROW - 1) {
        builderAnew.close();
        builderAnew = openBuilder();
      }
      const delta = await build('delta', state.now);
      const anew = await buildAnew(state.now);
      expect({ index, differences: differences() }).toEqual({ index, differences: [] });
      expect(wrongDigests()).toEqual([]);
      counts.kept += anew.rendered - delta.rendered;
      counts.rendered += delta.rendered;
    }
    // If no page were kept, the test would prove nothing. Most changes affect one car, and the dealer has few
    // cars.
    expect(counts.kept).toBeGreaterThan(counts.rendered / 2);
  }, 900_000);

  it('renders with the production program, in any environment', () => {
    const programs = join(import.meta.dirname, '../../.data/programs');
    const usedAt = (name: string) => statSync(join(programs, name)).mtimeMs;
    const finished = readdirSync(programs).filter((name) => !name.endsWith('.new'));
    const [latest = ''] = finished.sort((one, other) => usedAt(other) - usedAt(one));
    const files = globSync('**/*.{js,mjs}', { cwd: join(programs, latest) });
    expect(files.length).toBeGreaterThan(100);
    const forDevelopers = files.filter((file) =>
      readFileSync(join(programs, latest, file), 'utf8').includes('jsxDEV'),
    );
    expect(forDevelopers).toEqual([]);
  });

  it('keeps the drawn icons until their source changes', async () => {
    const icon = (fill: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${fill}" d="M0 0h9v9"/></svg>`;
    const drawn = ['apple-touch-icon.png', 'favicon.ico'];
    const iconsOf = () =>
      drawn.map((name) => placesOf('delta').find(({ file }) => file === `${slug}/${name}`));
    const apart = async (files: State['files']) => {
      apply({ rows: rowsOf(14), files, now: start });
      await build('delta', start);
      return iconsOf();
    };
    const first = await apart({ 'public/favicon.svg': icon('red'), 'theme.json': {} });
    expect(first).not.toContain(undefined);
    // All pages are rendered again, because they contain the colour.
    expect(await apart({ 'theme.json': { colours: { accent: '#7a1f1f' } } })).toEqual(first);
    const second = await apart({ 'public/favicon.svg': icon('blue') });
    expect(second).not.toEqual(first);
    await apart({ 'public/favicon.ico': 'the own one' });
    expect(readFileSync(join(folderOf('delta'), slug, 'favicon.ico'), 'utf8')).toBe('the own one');
    expect(iconsOf()[0]).toEqual(second[0]);
    await apart({ 'public/favicon.ico': null });
    copyKnowledge();
    await buildAnew(start);
    expect(differences()).toEqual([]);
  });

  it('removes the page of a sold car when it expires, even if no file has changed', async () => {
    const rows = rowsOf(14);
    const sold = aFeedRow({ stockNumber: 'LAST1', vin: '', make: 'Kia', model: 'Rio' });
    const hasPage = () =>
      readdirSync(join(folderOf('delta'), slug, 'cars')).some((name) => name.endsWith('last1.html'));
    const soldPageDays = 3;
    apply({ rows: [...rows, sold], files: { 'search.json': { soldPageDays } }, now: start });
    await build('delta', start);
    apply({ rows, files: {}, now: start });
    await build('delta', start);
    await build('delta', start + soldPageDays * 86_400_000 - 60_000);
    expect(hasPage()).toBe(true);
    await build('delta', start + soldPageDays * 86_400_000);
    expect(hasPage()).toBe(false);
  });

  it('renders the pages that show a car with a new price, and keeps the others', async () => {
    const rows = rowsOf(14);
    apply({ rows, files: {}, now: start });
    await build('price', start);
    const site = join(folderOf('price'), slug);
    const inodes = () =>
      new Map(globSync('**/*.html', { cwd: site }).map((file) => [file, statSync(join(site, file)).ino]));
    const before = inodes();
    const dearer = rows.map((row) => (row.stockNumber === 'U1011' ? { ...row, price: '16991' } : row));
    apply({ rows: dearer, files: {}, now: start });
    await build('price', start);
    const cars = [...inodes()].filter(([file]) => /^cars\/.+-u10\d\d\.html$/.test(file));
    expect(cars).toHaveLength(14);
    for (const [file, inode] of cars) {
      const showsPrice = readFileSync(join(site, file), 'utf8').includes('16,991');
      expect(before.get(file) !== inode, `${file} is rendered`).toBe(showsPrice);
    }
    expect(inodes().get('about-us.html')).toBe(before.get('about-us.html'));
  });

  it('equals a full build if the price of one car changes the comparison of others', async () => {
    apply({ rows: rowsOf(14), files: { 'market.json': comparing(true) }, now: start });
    await build('delta', start);
    const rows = rowsOf(14).map((row, at) => (at === 3 ? { ...row, price: '19990' } : row));
    apply({ rows, files: {}, now: start });
    copyKnowledge();
    const delta = await build('delta', start);
    await buildAnew(start);
    expect(differences()).toEqual([]);
    const page = join(folderOf('delta'), slug, 'cars');
    const compared = globSync('*.html', { cwd: page }).filter((file) =>
      readFileSync(join(page, file), 'utf8').includes('id="price-comparison"'),
    );
    expect(compared.length).toBeGreaterThan(5);
    expect(delta.rendered).toBeGreaterThan(5);
    apply({ rows: rowsOf(14), files: { 'market.json': comparing(false) }, now: start });
  });

  it('renders a file again that was changed or removed', async () => {
    await build('delta', start);
    const page = join(folderOf('delta'), slug, 'about-us.html');
    const good = readFileSync(page, 'utf8');
    writeFileSync(page, 'spoilt');
    expect((await build('delta', start)).rendered).toBe(3);
    expect(readFileSync(page, 'utf8')).toBe(good);
    rmSync(page);
    expect((await build('delta', start)).rendered).toBe(3);
    expect(readFileSync(page, 'utf8')).toBe(good);
  });

  it('renders nothing if nothing has changed, and keeps all files', async () => {
    // The random changes may have left a promotion that begins within the hour.
    apply({ rows: rowsOf(14), files: { 'promotions.json': {} }, now: start });
    // The time of a feed is the modification time of its file.
    utimesSync(join(workshop.tenantsDir, slug, 'stock/feed.csv'), start / 1000, start / 1000);
    await build('delta', start);
    const before = placesOf('delta');
    const known = await build('delta', start + 3_600_000);
    expect(known.rendered).toBe(0);
    expect(placesOf('delta')).toEqual(before);
    rmSync(join(folderOf('delta-data'), 'builds', `${slug}.finished.json`));
    const again = await build('delta', start + 3_600_000);
    // The build renders two files each time, because it removes them again: the list of pages and the content
    // of the feeds.
    expect(again.rendered).toBe(2);
    expect(placesOf('delta')).toEqual(before);
    expect({ ...known, rendered: 2, seconds: 0 }).toEqual({ ...again, seconds: 0 });
    // The recorded digests must match the files too, not only the record of the last build.
    expect(wrongDigests()).toEqual([]);
  });

  // The last two tests come last: sold cars keep their pages for a while, so each later build would render
  // hundreds of these pages.
  it('keeps the search files that contain no car with another price', async () => {
    const rows = rowsOf(120);
    const blocks = () => placesOf('delta').filter(({ file }) => file.includes('/search-data/cards-'));
    apply({ rows, files: {}, now: start });
    await build('delta', start);
    const before = new Map(blocks().map(({ file, inode }) => [file, inode]));
    apply({
      rows: rows.map((row, at) => (at === 60 ? { ...row, price: '23456' } : row)),
      files: {},
      now: start,
    });
    await build('delta', start);
    // The name of a file contains the digest of its content, so files with the same name have the same
    // content.
    const same = blocks().filter(({ file }) => before.has(file));
    expect(same.length).toBeGreaterThan(before.size / 2);
    expect(same.length).toBeLessThan(before.size);
    expect(same.filter(({ file, inode }) => before.get(file) !== inode)).toEqual([]);
    expect(wrongDigests()).toEqual([]);
  });

  it('equals a full build if worker threads share the pages', async () => {
    apply({ rows: rowsOf(SHARED), files: {}, now: start });
    copyKnowledge();
    const shared = await build('delta', start, 2);
    await buildAnew(start);
    expect(shared.rendered).toBeGreaterThan(SHARED);
    expect(differences()).toEqual([]);
    expect(wrongDigests()).toEqual([]);
    apply({
      rows: rowsOf(SHARED).map((row) => ({ ...row, price: String(Number(row.price) + 10) })),
      files: { 'promotions.json': {} },
      now: start,
    });
    copyKnowledge();
    expect((await build('delta', start, 2)).rendered).toBeGreaterThan(SHARED);
    await buildAnew(start);
    expect(differences()).toEqual([]);
    const rows = rowsOf(SHARED).map((row, at) => ({
      ...row,
      price: String(Number(row.price) + (at % 50 === 0 ? 500 : 10)),
    }));
    apply({ rows, files: { 'promotions.json': {} }, now: start });
    copyKnowledge();
    const few = await build('delta', start, 2);
    await buildAnew(start);
    expect(few.rendered).toBeGreaterThan(30);
    expect(few.rendered).toBeLessThan(SHARED);
    expect(differences()).toEqual([]);
    expect(wrongDigests()).toEqual([]);
    // A build without worker threads finds no changes, except the two files that each build removes again.
    rmSync(join(folderOf('delta-data'), 'builds', `${slug}.finished.json`));
    expect((await build('delta', start, 1)).rendered).toBe(2);
  });
});
