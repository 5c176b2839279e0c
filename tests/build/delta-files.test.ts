import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../fixtures/sites/small-feed.ts';
import { openChangedDealer, type State, slug, start } from './changed-dealer.ts';

describe('the files of a build after another', () => {
  const dealer = openChangedDealer(rowsOf(14));
  const { workshop, folderOf, apply, build, buildAnew, copyKnowledge, placesOf, differences, wrongDigests } =
    dealer;
  beforeAll(() => build('delta', start));
  afterAll(dealer.close);

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

  it('keeps the links to pictures of the site before the last, whose folder it begins with', async () => {
    const pictures = join(folderOf('delta'), slug, 'stock-photos/motorcycle');
    const priced = async (price: string) => {
      const rows = rowsOf(14).map((row, at) => (at === 0 ? { ...row, price } : row));
      apply({ rows, files: {}, now: start });
      await build('delta', start);
    };
    await priced('20001');
    // Removing or adding a link changes the time of its folder.
    utimesSync(pictures, 0, 0);
    await priced('20002');
    expect(statSync(pictures).mtimeMs).not.toBe(0);
    await priced('20003');
    expect(statSync(pictures).mtimeMs).toBe(0);
    apply({ rows: rowsOf(14), files: {}, now: start });
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
    // The import takes the file's modification time as the time of the feed.
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

  it('renders only those pages again that another language of the dealer has taken away', async () => {
    const { tenantsDir } = workshop;
    const site = JSON.parse(readFileSync(join(tenantsDir, slug, 'site.json'), 'utf8'));
    const edition = { locale: 'zh-Hans-AU', url: 'https://zh.dealer.example' };
    const languages = [
      { name: 'English', locale: site.locale ?? 'en-AU', url: site.url },
      { name: '中文', ...edition },
    ];
    const ofEdition = (name: string) => `../${slug}-zh/${name}`;
    const withFiles = (files: State['files']) => {
      apply({ rows: rowsOf(14), files, now: start });
      return build('delta', start);
    };
    const features = { checkout: false };
    await withFiles({
      'site.json': { ...site, languages },
      [ofEdition('site.json')]: { languageOf: slug, ...edition, features },
    });
    const page = join(folderOf('delta'), slug, 'about-us.html');
    expect(readFileSync(page, 'utf8')).toContain(`${edition.url}/about-us`);
    /** What the frame of pages on demand knows of the edition. */
    const pagesOfEdition = (): string[] =>
      JSON.parse(readFileSync(join(folderOf('delta'), slug, '_frame.json'), 'utf8')).otherSites[edition.url]
        .always;
    expect(pagesOfEdition()).toContain('/about-us');
    const { rendered } = await withFiles({ [ofEdition('content/about-us.md')]: '' });
    expect(readFileSync(page, 'utf8')).not.toContain(`${edition.url}/about-us`);
    expect(pagesOfEdition()).not.toContain('/about-us');
    // With that frame and the two files that each build renders.
    expect(rendered).toBe(4);
    copyKnowledge();
    await buildAnew(start);
    expect(differences()).toEqual([]);
  });
});
