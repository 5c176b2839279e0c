import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuildResult } from '../../src/publish/build/build-job.ts';
import { aFeedRow, type FeedRow, feedOf } from '../fixtures/sites/small-feed.ts';
import { shareBuilder } from '../fixtures/sites/warm-builder.ts';
import { contact, openWorkshop } from '../fixtures/sites/workshop.ts';
import { aLocation, aSite } from '../fixtures/tenants/real-defaults.ts';
import { type BuiltSite, openSite, type SitePage } from './built-site.ts';
import { imageProblems } from './checks/images.ts';
import { jsonLdNodes } from './checks/json-ld.ts';
import { brokenLinks, repeatedIds } from './checks/links.ts';
import { programWords } from './checks/words.ts';
import { firstOf } from './problems.ts';

const script = '</script><script>alert(1)</script>';
const image = '"><img src=x onerror=alert(1)>';
const markup = (word: string) => `${word} ${script} ${image} '-alert(1)-' <b>bold</b> &lt;i&gt;`;
const attack = (word: string) => `${markup(word)} javascript:alert(1)`;

/**
 * A row with an attack in every cell that contains free text; numbers and known words stay valid. Only the
 * comments contain a URL, because the import rejects one in any other field.
 */
function hostileRow(): FeedRow {
  const words = ['badge', 'series', 'colour', 'comments', 'features', 'images', 'location'] as const;
  const attacked = Object.fromEntries(words.map((field) => [field, markup(field)]));
  return aFeedRow({
    ...attacked,
    stockNumber: 'H1',
    vin: image,
    make: markup('Toyota'),
    model: markup('Corolla'),
    comments: attack('comments'),
    images: `javascript:alert(1)|data:text/html,${script}|https://images.example/1.jpg${image}|https://images.example/2.jpg`,
  });
}

const long = 'Donaudampfschiff'.repeat(200);
const odd = {
  withoutPhoto: aFeedRow({ stockNumber: 'O1', vin: '', images: '' }),
  withoutPrice: aFeedRow({ stockNumber: 'O2', vin: '', price: 'POA' }),
  withoutNumber: aFeedRow({ stockNumber: '', vin: '', badge: 'Levin', comments: '', features: '' }),
  twin: aFeedRow({ stockNumber: '', vin: '', badge: 'Levin', comments: '', features: '' }),
  long: aFeedRow({ stockNumber: 'O5', vin: '', badge: long, colour: long, comments: `${long} `.repeat(10) }),
  elsewhere: aFeedRow({ stockNumber: 'O6', vin: '', location: 'a yard that nobody knows' }),
  letters: aFeedRow({
    stockNumber: 'O7',
    vin: '',
    make: 'Škoda',
    model: 'Citigo™ 車',
    badge: 'Ünïcode "quoted" & <more>',
  }),
};

/** The dealer's own texts are free text too, so each of them contains an attack. */
const hostileSettings = {
  'site.json': {
    ...aSite,
    ...contact,
    ...Object.fromEntries(['name', 'legalName', 'tagline', 'description'].map((key) => [key, attack(key)])),
    url: 'https://www.yard.example',
    logo: { file: '/logo.svg', width: 120, height: 40 },
  },
  'locations.json': { locations: [aLocation({ name: attack('Perth'), blurb: attack('blurb') })] },
  'promotions.json': {
    announcements: [{ text: attack('announcement') }],
    tiles: [
      {
        id: 'tile',
        heading: attack('heading'),
        text: attack('text'),
        href: '/contact',
        linkLabel: attack('link'),
      },
    ],
  },
};

describe('a feed with hostile and unusual rows', () => {
  const workshop = openWorkshop();
  const builder = shareBuilder();
  let result: BuildResult;
  let site: BuiltSite;
  let pages: SitePage[];
  beforeAll(async () => {
    const address = aFeedRow({ stockNumber: 'H2', vin: '', make: 'javascript:alert(1)' });
    workshop.addDealer('yard', feedOf([hostileRow(), address, ...Object.values(odd)]), hostileSettings);
    result = await builder.build(workshop.job('yard'));
    site = openSite(`${workshop.distDir}/yard`);
    pages = [...site.paths].map((path) => site.page(path));
  });
  afterAll(() => {
    builder.close();
    workshop.remove();
  });
  const vehiclePages = () =>
    pages.filter(({ path }) => path.startsWith('/cars/') && path !== '/cars/trade-in');
  const saying = (text: string) =>
    vehiclePages().filter(({ facts }) => facts.words.some((words) => words.includes(text)));

  it('builds a page for every row that names a car', () => {
    expect(result).toMatchObject({ ok: true, vehicles: 8, rejected: 1 });
    expect(vehiclePages()).toHaveLength(8);
  });

  it('adds no element and no code of the feed to any page', () => {
    const code = pages.flatMap(({ path, facts }) => facts.codeInMarkup.map((found) => `${path} ${found}`));
    const strangers = pages.flatMap(({ path, facts }) => [
      ...facts.images
        .filter(({ attributes }) => attributes['src'] === 'x')
        .map(() => `${path} shows the image`),
      ...facts.scripts.filter(({ text }) => /^alert/.test(text.trim())).map(() => `${path} runs the script`),
    ]);
    expect(firstOf([...code, ...strangers])).toEqual([]);
  });

  it("lets no page of a hostile car run scripts that other cars' pages do not run", () => {
    const scriptsOf = ({ facts }: SitePage) =>
      facts.scripts.filter(({ type }) => !type.endsWith('json')).map(({ src, text }) => src ?? text);
    const isSound = ({ path }: SitePage) => path.includes('corolla-ascent-sport');
    const known = new Set(vehiclePages().filter(isSound).flatMap(scriptsOf));
    expect(known.size).toBeGreaterThan(0);
    const strange = vehiclePages().flatMap((page) => scriptsOf(page).filter((script) => !known.has(script)));
    expect(strange).toEqual([]);
  });

  it('keeps the structured data of every page valid', () => {
    expect(() => pages.map(jsonLdNodes)).not.toThrow();
    expect(vehiclePages().every((page) => jsonLdNodes(page).length === 2)).toBe(true);
  });

  it('loads pictures only from web addresses', () => {
    const sources = pages.flatMap(({ facts }) =>
      facts.images.map(({ attributes }) => attributes['src'] ?? ''),
    );
    expect(sources.filter((src) => !/^(https:\/\/images\.example\/|\/)[^\s"'<>]*$/.test(src))).toEqual([]);
  });

  it('gives pages that pass all checks: links, ids, pictures and words', () => {
    const problems = pages.flatMap((page) => [
      ...brokenLinks(page, site, 'https://www.yard.example'),
      ...repeatedIds(page),
      ...imageProblems(page),
      ...programWords(page),
    ]);
    expect(firstOf(problems)).toEqual([]);
  });

  it('says so if a car has no photo or no price', () => {
    expect(saying('Photos are on their way')).toHaveLength(1);
    const unpriced = saying('Enquire for price').filter(
      ({ facts }) => facts.byClass.get('amount')?.[0] === 'Enquire for price',
    );
    expect(unpriced).toHaveLength(1);
    expect(unpriced.flatMap(jsonLdNodes).some(({ offers }) => offers !== undefined)).toBe(false);
  });

  it('gives two indistinguishable cars separate addresses', () => {
    expect(vehiclePages().filter(({ path }) => path.includes('levin'))).toHaveLength(2);
  });

  it('shortens what is too long for an address or a title', () => {
    expect(Math.max(...vehiclePages().map(({ path }) => path.length))).toBeLessThanOrEqual(
      '/cars/'.length + 80,
    );
    expect(Math.max(...pages.map(({ facts }) => facts.titles[0]?.length ?? 0))).toBeLessThan(1000);
  });
});
