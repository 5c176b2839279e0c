import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../src/vehicle/a-vehicle.fixture.ts';
import type { BuiltSite, SitePage } from './built-site.ts';
import { aPage, origin } from './checks/a-page.ts';
import { vehicleDataProblems } from './checks/json-ld.ts';
import { priceClaimProblems } from './checks/price-claims.ts';
import { promiseProblems } from './checks/promises.ts';
import { rateProblems } from './checks/rates.ts';
import { weekCostProblems } from './checks/week-costs.ts';

/** A site in which every address is this page. */
const siteOf = (page: SitePage): BuiltSite => ({
  dir: '',
  paths: new Set(['/a']),
  hasFile: () => true,
  rendersOnDemand: () => false,
  page: () => page,
  hasAnchor: () => true,
});

describe('the checks of claims on built pages', () => {
  const warning = '<p>WARNING: This comparison rate is true only for the examples given.</p>';
  const rate = '<p>$99/week at 7.99% p.a., 8.73% p.a. comparison rate</p>';
  it.each([
    ['/a', '<p>No rate</p>', 0],
    ['/a', `${rate}${warning}`, 0],
    ['/a', rate, 1],
    ['/a', `${rate}<template>${warning}</template>`, 1],
    ['/a', `${rate}<details>${warning}</details>`, 1],
    ['/a', `${rate}<dialog>${warning}</dialog>`, 1],
    ['/a', `${rate}<div hidden><section>${warning}</section></div>`, 1],
    ['/a', `${rate}<details open>${warning}</details>`, 0],
    ['/a', `<dialog>${rate}${warning}</dialog>`, 0],
    ['/a', `<dialog>${rate}</dialog><dialog>${warning}</dialog>`, 1],
    ['/a', `<dialog>${rate}</dialog>${warning}`, 0],
    ['/a', `<p>$99/week at 7.99% p.a.</p>${warning}`, 1],
    ['/a', `<p>7.99% p.a.</p><p>8.73% p.a. comparison rate</p>${warning}`, 1],
    ['/a', `<p><b>7.99%</b> p.a. <span>8.73% p.a. comparison rate</span></p>${warning}`, 0],
    ['/a', `<p>$99/week at <b>7.99%</b> p.a.</p>${warning}`, 1],
    ['/a', `<img alt="Now 7.99% p.a.">${warning}`, 1],
    [
      '/a',
      `<dl><div><dt>Rate</dt><dd>7.99% p.a.</dd></div><div><dt>Comparison rate</dt><dd>8.73% p.a.</dd></div></dl>${warning}`,
      0,
    ],
    ['/a', `<dl><dt>Rate</dt><dd>7.99% p.a.</dd></dl>${warning}`, 1],
    ['/a', '<script>const text = "7.99% p.a.";</script>', 0],
    ['/cars/a', `${rate}${warning}<details>${warning}</details>`, 0],
    ['/cars/a', `${rate}${warning}<footer>${warning}</footer>`, 1],
    ['/cars/a', `<section>${rate}${warning}</section><section>${rate}${warning}</section>`, 0],
    ['/cars/a', `<section>${rate}${warning}${warning}</section>`, 1],
    ['/cars/a', warning, 0],
  ])('find on %s in %s %d mistakes of rates', (path, body, count) => {
    expect(rateProblems({ ...aPage(body), path })).toHaveLength(count);
  });

  it.each([
    ['/a', '<p>14 days to change your mind</p><p>Return it within 14 days.</p>', 0],
    ['/a', '<p>14 days to change your mind</p><p>48 hour money back guarantee</p>', 1],
    ['/a', '<p>48 hour money back guarantee</p><p>Held for 72 hours. You return it within 7 days.</p>', 1],
    ['/a', '<p>48 hour money back guarantee. A deposit holds it for 48 hours.</p>', 0],
    ['/cars/a', '<ul><li>12 months roadside assist</li></ul><p>Roadside assist</p>', 0],
    ['/cars/a', '<ul><li>Roadside assist</li></ul><ul><li class="x">12 months roadside assist</li></ul>', 1],
  ])('find on %s in %s %d duplicate promises', (path, body, count) => {
    expect(promiseProblems({ ...aPage(body), path })).toHaveLength(count);
  });

  it.each([
    ['$900 below similar listings', '$900 below the middle.', '$900 below similar listings', 0],
    ['$900 below similar listings', '$900 below the middle.', '$800 below similar listings', 1],
    ['$900 below similar listings', '$800 below the middle.', '$900 below similar listings', 1],
    [null, '$900 below the middle.', '$900 below similar listings', 1],
    ['$900 below similar listings', null, null, 1],
  ])('find a price with %s, in the comparison %s and on a card %s: %d', (beside, compared, card, count) => {
    const page = aPage(
      (beside === null ? '' : `<a class="below" href="#price-comparison">${beside}</a>`) +
        (compared === null ? '' : `<p class="price-comparison-words">${compared}</p>`) +
        (card === null ? '' : `<p class="price-below"><a href="/a#price-comparison">${card}</a></p>`),
    );
    expect(priceClaimProblems({ ...page, path: '/a' }, siteOf(page))).toHaveLength(count);
  });

  it.each([
    ['$306', '$306.30', '$306', 0],
    ['$307', '$306.30', '$306', 1],
    ['$306', '$305.30', '$306', 1],
    ['$306', '$306.30', '$305', 1],
  ])(
    'find a weekly repayment of %s in the sidebar, %s in the calculator and %s on a card: %d',
    (box, week, card, count) => {
      const line = (amount: string, name: string) =>
        `<weekly-price class="${name}"><span>${amount}/week at 7.49% p.a., 9.85% p.a. comparison rate</span>`;
      const page = aPage(
        `${line('$306', 'figures')}
      <weekly-price data-text="{amount}"><span>${box}</span>
      <weekly-price data-text="{rate}% p.a."><span>7.49% p.a., 9.85% p.a. comparison rate</span>
      <p class="repayment"><strong>${week}</strong> <span>a week</span></p>
      <article class="card"><h3><a href="/a">A</a></h3>${line(card, 'price-weekly')}</article>`,
      );
      expect(weekCostProblems({ ...page, path: '/a' }, siteOf(page))).toHaveLength(count);
    },
  );

  it('find structured data that differ from the page', () => {
    const vehicle = aVehicle();
    const offer = { price: 25990, priceCurrency: 'AUD', availability: 'InStock', url: `${origin}/a` };
    const problems = (
      shown: string,
      offers: object | undefined,
      differs: Parameters<typeof aVehicle>[0] = {},
    ) => {
      const types = offers && 'price' in offers ? ['Product', 'Car'] : 'Car';
      const product = { '@type': types, name: vehicle.name, url: `${origin}/a`, offers };
      const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': [product] });
      const body = `<b class="amount">${shown}</b><script type="application/ld+json">${json}</script>`;
      return vehicleDataProblems(aPage(body), { ...vehicle, ...differs }, origin);
    };
    expect(problems('$25,990', offer)).toEqual([]);
    expect(problems('$24,990', offer)).toHaveLength(1);
    expect(problems('$25,990', undefined)).toHaveLength(1);
    expect(problems('$25,990', offer, { status: 'sold' })).not.toEqual([]);
    const soldOut = { availability: 'https://schema.org/SoldOut', url: `${origin}/a` };
    expect(problems('$25,990', soldOut, { status: 'sold' })).toEqual([]);
    expect(problems('$25,990', undefined, { status: 'sold' })).toHaveLength(1);
    expect(problems('$25,990', { ...soldOut, price: 1 }, { status: 'sold' })).toHaveLength(1);
    expect(problems('Enquire', undefined, { price: null })).toEqual([]);
    expect(problems('Enquire', offer, { price: null })).not.toEqual([]);
  });
});
