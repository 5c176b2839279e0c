import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { withFeatures } from './features.ts';
import { addressesByRoute, leadsSomewhere, pathOf, siteAddresses } from './site-addresses.ts';

const pages = join(import.meta.dirname, '../pages');
const everything = siteAddresses({
  settings: demoSettings('harbourline'),
  content: ['/about-us', '/service', '/pages/book-a-service'],
});
const little = siteAddresses({ settings: withFeatures(demoSettings('pitstop')), content: ['/about-us'] });

it('cover every route that a visitor can request', () => {
  const routes = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.astro') && !file.startsWith('on-demand/'))
    .sort();
  expect(Object.keys(addressesByRoute).sort()).toEqual(routes);
});

describe('the addresses of a dealer with every feature on', () => {
  it.each([
    '/',
    '/about-us',
    '/pages/book-a-service',
    '/locations',
    '/contact-us',
    '/brands',
    '/search/used-cars',
    '/search/new-used-and-demo-cars',
    '/search/kia',
    '/search/kia/rio',
    '/search/kia/rio/2',
    '/special-offers',
    '/finance?car_id={id}#finance-form',
    '/personalised/finance',
    '/finance/calculator',
    '/trade-in',
    '/cars/trade-in?car_id={id}',
    '/sell-your-car',
    '/cars/{slug}',
    '/cars/{slug}/enquire',
    '/cars/{slug}/checkout',
    '/cars/{slug}/buy-online',
    '/my-garage',
    '/sign-in?type=my-garage',
    '/spin-to-win',
    '/online-payment',
    '/compare',
    '/budget',
    '/price-range',
    '/#top',
  ])('hold %s', (href) => {
    expect(leadsSomewhere(href, everything)).toBe(true);
  });

  it.each([
    '/services',
    '/search',
    '/search/a/b/c',
    '/used-car/used-cars',
    '/cars',
    '/cars/a/b',
    '/locations/nowhere',
    '/contact-us/nowhere',
    '/pages/about-us',
    '/About-us',
    '/about-us/',
  ])('do not hold %s', (href) => {
    expect(leadsSomewhere(href, everything)).toBe(false);
  });
});

it('a dealer with every feature off has only the pages that have no switch', () => {
  const off = ['/trade-in', '/budget', '/my-garage', '/spin-to-win', '/compare'];
  expect(off.filter((href) => leadsSomewhere(href, little))).toEqual([]);
  expect(['/', '/used-car/used-cars', '/contact'].filter((href) => !leadsSomewhere(href, little))).toEqual(
    [],
  );
});

it.each([
  ['/finance?car_id={id}#form', '/finance'],
  ['/cars/{slug}', '/cars/any'],
  ['/?a=1', '/'],
])('%s is a link to %s', (href, path) => {
  expect(pathOf(href)).toBe(path);
});
