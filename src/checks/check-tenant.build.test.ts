import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { aLocation, aSite, realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import {
  type TenantFolders,
  type WrittenTenants,
  writeTenants,
} from '#tests/fixtures/tenants/write-tenants.ts';
import { writeSnapshot } from '../stock/snapshot.build.ts';
import { formatProblem, type Problem } from '../tenant/problem.ts';
import { aVehicle } from '../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { adviceOf, checkText, errorsOf } from './check-report.ts';
import { checkTenant } from './check-tenant.build.ts';

const now = new Date('2026-11-20T12:00:00+10:00');
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"/>';
const text = (body: string) =>
  `---\ntitle: A page\ndescription: What it is about.\n---\n# A page\n\n${body}\n`;
/** The pages to which the default menus link. */
const pages = Object.fromEntries(
  ['about-us', 'service', 'vehicle-parts-and-accessories', 'careers', 'privacy-policy'].map((slug) => [
    `content/${slug}.md`,
    text('Words.'),
  ]),
);
const terms = { 'content/terms-and-conditions.md': text('Words.') };

const dataDir = mkdtempSync(join(tmpdir(), 'check-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Writes a snapshot as an import would. */
async function writeStock(vehicles: Vehicle[]): Promise<void> {
  const feed = { file: 'feed.csv', sha256: '', rows: 2, arrivedAt: null, columns: [] };
  const parts = { departed: [], dropped: [], newcomers: [], memory: null, change: null };
  const importedAt = now.toISOString();
  await writeSnapshot(dataDir, 'pitstop', { tenant: 'pitstop', importedAt, feed, ...parts, vehicles });
}

let written: WrittenTenants | null = null;
afterEach(() => {
  written?.remove();
  written = null;
});

function check(files: TenantFolders[string], slug = 'pitstop') {
  const own = {
    'site.json': aSite,
    'locations.json': { locations: [aLocation()] },
    'public/logo.svg': logo,
    'public/favicon.svg': logo,
    ...files,
  };
  written = writeTenants({ _defaults: { ...realDefaults(), ...pages, ...terms }, pitstop: own });
  return checkTenant(written.tenantsDir, slug, now, dataDir);
}

async function mistakes(files: TenantFolders[string]): Promise<string[]> {
  return errorsOf(await check(files)).map(formatProblem);
}

describe('checking a dealer', () => {
  it('finds no mistake in a dealer with only the required settings', async () => {
    expect(await mistakes({})).toEqual([]);
  });

  it('names the line of a hiding rule that matches no car in stock', async () => {
    await writeStock([aVehicle({ stockNumber: 'A1' })]);
    const hiding = [
      { hide: 'car', stockNumbers: ['A1'] },
      { hide: 'price', makes: ['Toyotta'] },
    ];
    const found = adviceOf(await check({ 'vehicle.json': { hiding } })).map(formatProblem);
    expect(found.filter((sentence) => sentence.includes('hiding'))).toEqual([
      expect.stringMatching(
        /^tenants\/pitstop\/vehicle\.json:\d+ {2}hiding\[1\] hides the price of no cars: makes Toyotta\. No car of the present stock/,
      ),
    ]);
  });

  it('names a car whose price is hidden but stands in its comments', async () => {
    await writeStock([aVehicle({ stockNumber: 'A1', dealerComments: 'Now $12,990 drive away' })]);
    const hiding = [{ hide: 'price', makes: ['Toyota'] }];
    const found = adviceOf(await check({ 'vehicle.json': { hiding } })).map(formatProblem);
    expect(found.filter((sentence) => sentence.includes('hiding'))).toEqual([
      expect.stringMatching(
        /^tenants\/pitstop\/vehicle\.json:\d+ {2}hiding\[0\] hides prices, and the comments of 1 car still hold something like one: "\$12,990" of A1\./,
      ),
    ]);
  });

  it('uses the lists and cars that the site shows, without hidden and long-sold cars', async () => {
    await writeStock([
      aVehicle({ id: '1', slug: 'hidden-car', make: 'Toyota' }),
      aVehicle({ id: '2', slug: 'sold-car', make: 'BMW', status: 'sold', soldAt: '2026-05-01' }),
      aVehicle({ id: '3', slug: 'shown-car', make: 'Kia' }),
    ]);
    const lists = '[a](/search/toyota) [b](/search/bmw) [c](/search/kia)';
    const cars = '[d](/cars/hidden-car) [e](/cars/sold-car) [f](/cars/shown-car)';
    const problems = await check({
      'vehicle.json': { hiding: [{ hide: 'car', makes: ['Toyota'] }] },
      'content/warranty.md': text(`${lists} ${cars}`),
    });
    const ofLinks = ({ message }: Problem) => message.startsWith('the link');
    expect(errorsOf(problems).map(({ message }) => message)).toEqual([
      expect.stringContaining('"a" leads to "/search/toyota", a list that does not exist'),
      'the link "d" leads to "/cars/hidden-car", and there is no such car.',
      'the link "e" leads to "/cars/sold-car", and there is no such car.',
    ]);
    expect(
      adviceOf(problems)
        .filter(ofLinks)
        .map(({ message }) => message),
    ).toEqual([
      expect.stringContaining('"b" leads to "/search/bmw", a list without a car today'),
      expect.stringContaining('"f" leads to one car, "/cars/shown-car"'),
    ]);
  });

  it('does not check a brochure in the public folder as an image, and accepts links to it', async () => {
    await writeStock([]);
    const files = { 'public/brochure.pdf': '%PDF-1.4', 'public/yard/price list.pdf': '%PDF-1.4' };
    const reported = await mistakes({ ...files, 'content/warranty.md': text('[Brochure](/brochure.pdf)') });
    expect(reported).toEqual([expect.stringContaining('public/yard/price list.pdf  the name has a space')]);
  });

  it('says so where the block "people" would show nobody', async () => {
    expect(await mistakes({ 'content/teams.md': text('::people::') })).toEqual([
      'tenants/pitstop/content/teams.md:7  the block "people" would show nobody. Give the branches in locations.json their "people", or take the block away.',
    ]);
  });

  it('says what is missing in a rule that would hide every car', async () => {
    expect(await mistakes({ 'vehicle.json': { hiding: [{ hide: 'car' }] } })).toEqual([
      expect.stringContaining(
        'at least one of stockNumbers, vins, makes, models, carTypes, bodies, locations',
      ),
    ]);
  });

  it('reports an unknown dealer, and suggests a similar name', async () => {
    expect((await check({}, 'pitstpo')).map(formatProblem)).toEqual([
      'tenants/pitstpo  there is no dealer\'s folder "pitstpo". Did you mean "pitstop"? Allowed: pitstop.',
    ]);
  });

  it('reports mistakes in settings together with other mistakes', async () => {
    const reported = await mistakes({
      'search.json': { hitsPerPag: 20 },
      'site.json': { ...aSite, phone: '555' },
    });
    expect(reported.map((sentence) => sentence.split('  ')[0])).toEqual([
      'tenants/pitstop/search.json:2',
      'tenants/pitstop/site.json:12',
    ]);
  });

  it('finds broken links and suggests the intended target', async () => {
    const reported = await mistakes({
      'navigation.json': { callToAction: { label: 'Find us', href: '/location' } },
      'content/warranty.md': text('Ask [us](/contakt), or [them](warranty).'),
    });
    expect(reported).toEqual([
      'tenants/pitstop/content/warranty.md:7  the link "us" leads to "/contakt", where this site has no page. Did you mean "/contact"? Name a page that is there, switch on the one that is meant, or take the link away.',
      'tenants/pitstop/content/warranty.md:7  the link "them" leads to "warranty". A link begins with / for a page of this site, or with https://, mailto: or tel:.',
      'tenants/pitstop/navigation.json:4  callToAction.href leads to "/location", where this site has no page. Did you mean "/locations"? Name a page that is there, switch on the one that is meant, or take the link away.',
    ]);
  });

  it('reports each mistake in a text page once', async () => {
    const reported = await mistakes({
      'content/warranty.md': '---\ntitle: Warranty\n---\nText\n',
      'content/offers.md': text('').replace('title', 'form: enquirry\ntitle'),
    });
    expect(reported).toEqual([
      'tenants/pitstop/content/offers.md:2  form is "enquirry"; it must be one of "enquiry", "short", "mini-contact", "service", "parts", "careers", "unsubscribe".',
      'tenants/pitstop/content/warranty.md:1  description is missing at the top of the page. One or two sentences for search engines.',
    ]);
  });

  it("knows the dealer's own text pages and the switched-off ones", async () => {
    const menu = { callToAction: { label: 'Warranty', href: '/warranty' } };
    expect(await mistakes({ 'navigation.json': menu, 'content/warranty.md': text('Long.') })).toEqual([]);
    const off = await mistakes({ 'content/careers.md': '' });
    expect(off.every((sentence) => sentence.includes('leads to "/careers"'))).toBe(true);
    expect(off.length).toBeGreaterThan(0);
  });

  it('ignores links of switched-off features', async () => {
    const reported = await mistakes({ 'search.json': { promo: { show: false, href: '/no-such-page' } } });
    expect(reported).toEqual([]);
  });

  it('advises on a block of stock that names an unknown make', async () => {
    const problems = await check({ 'content/warranty.md': text('::stock used tesslla::') });
    const [advice] = adviceOf(problems).filter(({ file }) => file.endsWith('warranty.md'));
    expect(advice).toMatchObject({ line: 7, found: '"tesslla"', nearest: 'tesla' });
  });

  it('finds missing images in settings and texts', async () => {
    const reported = await mistakes({
      'home.json': { hero: { picture: '/ute.avif' } },
      'content/warranty.md': text('![A ute](/ute.avif) ![](/logo.svg)'),
    });
    const where =
      "Put it into the dealer's folder as public/ute.avif, or name one that is there (capitals count).";
    expect(reported).toEqual([
      `tenants/pitstop/content/warranty.md:7  the picture names "/ute.avif", and there is no such file. ${where}`,
      'tenants/pitstop/content/warranty.md:7  the picture "/logo.svg" has no words for those who do not see it. Write between the square brackets what is to be seen: ![A red ute on the beach](/ute.avif).',
      `tenants/pitstop/home.json:3  hero.picture names "/ute.avif", and there is no such file. ${where}`,
    ]);
  });

  it('accepts an image that exists in several widths', async () => {
    const images = { urlTemplate: '{stem}-{width}.{ext}', widths: [480] };
    const files = { 'images.json': images, 'home.json': { hero: { scene: '/town.svg' } } };
    expect(await mistakes({ ...files, 'public/town-480.svg': logo })).toEqual([]);
    expect(await mistakes({ ...files, 'public/town-small.svg': logo })).toHaveLength(1);
  });

  it('reports large files and files that are no images', async () => {
    const problems = await check({
      'home.json': { hero: { picture: '/broken.png', scene: '/heavy.svg' } },
      'public/broken.png': 'no picture',
      'public/heavy.svg': `${logo}<!--${'x'.repeat(600_000)}-->`,
    });
    expect(errorsOf(problems).map(({ message }) => message)).toEqual([
      'hero.picture names "/broken.png", which is a text that begins with "no picture", not a picture.',
    ]);
    expect(adviceOf(problems).map(({ message }) => message)).toContain(
      'hero.scene names "/heavy.svg", which weighs 600 kB: on a phone that takes seconds.',
    );
  });

  it('compares the logo with the space in the header', async () => {
    const wide = logo.replace('120 40', '240 40');
    const reported = adviceOf(await check({ 'public/logo.svg': wide })).map(formatProblem);
    expect(reported).toContain(
      'tenants/pitstop/site.json:9  logo.width is 120 and logo.height 40, but the drawing is 6.00 times as wide as high: the page makes room for another shape. Did you mean 240?',
    );
    expect(adviceOf(await check({})).filter(({ key }) => key === 'logo.width')).toEqual([]);
  });

  it.each([
    ['is missing', undefined, 'the icon of the browser tab is missing: public/favicon.svg.'],
    [
      'has no size',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'public/favicon.svg, the icon of the browser tab, is no SVG that can be drawn.',
    ],
    ['is none', 'x', 'public/favicon.svg, the icon of the browser tab, is no SVG that can be drawn.'],
  ])('tells of an icon that %s', async (_what, icon, sentence) => {
    const problems = errorsOf(await check({ 'public/favicon.svg': icon }));
    expect(problems.map(({ message }) => message)).toEqual([sentence]);
  });

  it('reports a missing feed', async () => {
    const about = async (files: TenantFolders[string]) =>
      (await check(files)).filter(({ file }) => file.endsWith('feed.json')).map(({ message }) => message);
    expect(await about({ 'feed.json': { file: 'stock/cars.csv' } })).toEqual([
      'file names "stock/cars.csv", and there is no such file yet: the site has no stock.',
    ]);
    expect(await about({ 'feed.json': { file: 'stock/cars.csv' }, 'stock/cars.csv': 'a,b' })).toEqual([]);
  });

  it('requires a privacy policy', async () => {
    const reported = await mistakes({
      'content/privacy-policy.md': '',
      'navigation.json': { footerGroups: [] },
    });
    expect(reported).toEqual([
      'tenants/pitstop/content/privacy-policy.md:1  there is no privacy policy, and every form asks for personal details (Privacy Act 1988). Take the empty file away, and the default one is there again, or write your own.',
    ]);
  });
});

describe('the report', () => {
  it('lists mistakes before advice, dealer by dealer, and counts both', () => {
    const place = { file: 'tenants/a/site.json', line: 3, column: 1, key: 'phone' };
    const advice = { ...place, kind: 'cross', message: 'b.', fix: 'Do it.', isAdvice: true } as const;
    const mistake = { ...place, kind: 'value', message: 'a.' } as const;
    const tenants = [
      { slug: 'a', problems: [advice, mistake] },
      { slug: 'b', problems: [] },
    ];
    expect(checkText(tenants, 1.25)).toBe(
      [
        'a: mistakes (1)',
        '  tenants/a/site.json:3  a.',
        'a: advice (1)',
        '  tenants/a/site.json:3  b. Do it.',
        'b: all is well.',
        '2 dealers checked in 1.3 s: 1 mistake, 1 piece of advice.',
      ].join('\n\n'),
    );
  });
});
