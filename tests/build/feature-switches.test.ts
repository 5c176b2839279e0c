import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BranchFeatures, Features } from '#src/tenant/settings/site/features.schema.ts';
import { aFeedRow, feedOf, rowsOf } from '../fixtures/sites/small-feed.ts';
import { shareBuilder } from '../fixtures/sites/warm-builder.ts';
import { contact, openWorkshop } from '../fixtures/sites/workshop.ts';
import { aLocation, aSite } from '../fixtures/tenants/real-defaults.ts';
import { type BuiltSite, openSite } from './built-site.ts';

/** For each feature: what shows on some page that the feature is on, and the pages that exist only for it. */
const marks: Readonly<Record<keyof Features, { readonly sign: RegExp; readonly pages: readonly string[] }>> =
  {
    printing: { sign: /href="\/print\?|href="[^"]+\.pdf"/, pages: ['/print'] },
    finance: {
      sign: /href="\/(?:personalised\/)?(?:finance|finance-enquiry|apply-for-finance)[?#"/]|<finance-|id="finance-calculator"/,
      pages: ['/finance', '/personalised/finance'],
    },
    checkout: {
      sign: /href="\/cars\/[^"]+\/(?:checkout|buy-online)"|reserve-online/,
      pages: [],
    },
    chat: { sign: /data-chat-link|<chat-ways/, pages: ['/chat'] },
    tradeIn: {
      sign: /href="\/(?:cars\/)?(?:trade-in|sell-my-car|sell-your-car)[?"]/,
      pages: ['/trade-in', '/cars/trade-in', '/sell-my-car'],
    },
    similarCars: { sign: /id="similar"/, pages: [] },
    callTheDealer: { sign: /data-call[ >]/, pages: [] },
  };

const features = Object.keys(marks) as (keyof Features)[];

/** Features that a branch can switch off, as seen on its vehicles' pages. */
const ofBranch: readonly (keyof BranchFeatures)[] = [
  'finance',
  'checkout',
  'chat',
  'tradeIn',
  'callTheDealer',
];

const everythingOn = {
  'finance.json': { popup: { show: true } },
  'chat.json': { show: true },
  'vehicle.json': { card: { reserve: { show: true } } },
};

const logo = { file: '/logo.svg', width: 120, height: 40 };
const siteOf = (slug: string, off: keyof Features) => ({
  ...aSite,
  ...contact,
  ...{ url: `https://www.${slug}.example`, logo },
  features: { [off]: false },
});

describe('a feature that is switched per dealership', () => {
  const workshop = openWorkshop();
  const builder = shareBuilder();
  const slugOf = (feature: string) => `without-${feature.toLowerCase()}`;
  const sites = new Map<string, BuiltSite>();
  const site = (slug: string) => {
    const known = sites.get(slug) ?? openSite(join(workshop.distDir, slug));
    sites.set(slug, known);
    return known;
  };
  const pagesWith = (slug: string, sign: RegExp) =>
    [...site(slug).paths].filter((path) => sign.test(site(slug).page(path).html));

  beforeAll(async () => {
    const feed = feedOf(rowsOf(3));
    workshop.addDealer('with-everything', feed, everythingOn);
    for (const feature of features) {
      const slug = slugOf(feature);
      workshop.addDealer(slug, feed, { ...everythingOn, 'site.json': siteOf(slug, feature) });
    }
    const off = Object.fromEntries(ofBranch.map((name) => [name, false]));
    const [here, there] = rowsOf(2);
    workshop.addDealer(
      'with-two-branches',
      feedOf([here ?? aFeedRow(), { ...(there ?? aFeedRow()), location: 'north' }]),
      {
        ...everythingOn,
        'locations.json': {
          locations: [
            aLocation({ primary: true, features: off }),
            aLocation({ id: 'north', name: 'North', slug: 'north', yardCodes: ['north'], primary: false }),
          ],
        },
      },
    );
    const slugs = ['with-everything', ...features.map(slugOf), 'with-two-branches'];
    for (const slug of slugs) expect(await builder.build(workshop.job(slug))).toMatchObject({ ok: true });
    // Nine dealers are built, which takes long.
  }, 900_000);
  afterAll(() => {
    builder.close();
    workshop.remove();
  });

  it.each(features)('%s exists if it is on', (feature) => {
    const { sign, pages } = marks[feature];
    expect(pagesWith('with-everything', sign)).not.toEqual([]);
    for (const path of pages) expect(site('with-everything').paths).toContain(path);
  });

  it.each(features)('%s is on no page if it is off, and the others are', (feature) => {
    const slug = slugOf(feature);
    const { sign, pages } = marks[feature];
    expect(pagesWith(slug, sign)).toEqual([]);
    for (const path of pages) expect(site(slug).paths).not.toContain(path);
    for (const other of features.filter((name) => name !== feature)) {
      expect(pagesWith(slug, marks[other].sign), other).not.toEqual([]);
    }
  });

  it.each(ofBranch)(
    '%s is off for the vehicles of a branch that has switched it off, and for no others',
    (feature) => {
      const slug = 'with-two-branches';
      const cars = [...site(slug).paths].filter(
        (path) => /^\/cars\/[^/]+$/.test(path) && path !== '/cars/trade-in',
      );
      const articleOf = (path: string) => {
        const { html } = site(slug).page(path);
        const end = html.indexOf('id="similar"');
        // The menus belong to the whole dealer, and similar cars may be at other branches, so both are left
        // out.
        return html.slice(html.indexOf('<main'), end === -1 ? html.indexOf('</main>') : end);
      };
      const isOff = (path: string) =>
        !marks[feature].sign.test(feature === 'chat' ? site(slug).page(path).html : articleOf(path));
      const here = cars.filter((path) => site(slug).page(path).html.includes('data-location="perth"'));
      const there = cars.filter((path) => site(slug).page(path).html.includes('data-location="north"'));
      expect([here.length, there.length]).toEqual([1, 1]);
      expect(here.map(isOff)).toEqual([true]);
      expect(there.map(isOff)).toEqual([false]);
    },
  );
});
