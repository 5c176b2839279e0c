import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { siteRedirects } from './site-redirects.build.ts';

function redirectsOf(slug: 'harbourline' | 'pitstop') {
  const { blog, ...settings } = demoSettings(slug);
  const tenant = {
    slug,
    dir: '',
    settings: { ...settings, blog: { ...blog, show: false, shortAddresses: false } },
  };
  return siteRedirects({ tenant, words: () => ({}), now: new Date('2026-11-20T00:00:00Z') });
}

it('a search address without filters redirects to the whole stock', () => {
  expect(redirectsOf('harbourline')).toMatchObject({ '/search': '/search/new-used-and-demo-cars' });
  expect(redirectsOf('pitstop')).toMatchObject({
    '/search': '/used-car/used-cars',
    '/used-car': '/used-car/used-cars',
  });
});
