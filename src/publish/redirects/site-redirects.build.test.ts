import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { siteRedirects } from './site-redirects.build.ts';

function redirectsOf(slug: 'harbourline' | 'pitstop', locations = demoSettings(slug).locations) {
  const { blog, ...settings } = demoSettings(slug);
  const tenant = {
    slug,
    dir: '',
    settings: { ...settings, locations, blog: { ...blog, show: false, shortAddresses: false } },
  };
  return siteRedirects({ tenant, words: () => ({}), now: new Date('2026-11-20T00:00:00Z') });
}

it('a search address without filters redirects to the whole stock', () => {
  expect(redirectsOf('harbourline')).toMatchObject({
    '/search': '/search/new-used-and-demo-cars',
    '/search/harbourline': '/search/new-used-and-demo-cars',
    '/used-car': '/search/used-cars',
  });
  expect(redirectsOf('pitstop')).toMatchObject({
    '/search': '/used-car/used-cars',
    '/used-car': '/used-car/used-cars',
    '/used-car/pitstop': '/used-car/used-cars',
  });
});

it('the number of the first page redirects to the address without it', () => {
  expect(redirectsOf('harbourline')).toMatchObject({
    '/search/used-cars/1': '/search/used-cars',
    '/special-offers/1': '/special-offers',
  });
  expect(redirectsOf('pitstop')).toMatchObject({ '/used-car/used-cars/1': '/used-car/used-cars' });
});

it("a branch's own listing is not redirected, even at the dealer's slug", () => {
  const { locations } = demoSettings('harbourline');
  const own = locations.locations.map((branch) => ({ ...branch, slug: 'harbourline' }));
  const redirects = redirectsOf('harbourline', { ...locations, locations: own });
  expect(redirects).not.toHaveProperty('/search/harbourline');
});
