import { expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { sitesOfDealer } from './sites-of-dealer.ts';

const base = demoSettings('harbourline');
const sites = [
  { slug: 'city', hosts: [], languageOf: null },
  { slug: 'city-vi', hosts: [], languageOf: 'city' },
  { slug: 'city-zh', hosts: [], languageOf: 'city' },
  { slug: 'coast', hosts: [] },
  { slug: 'coast-zh', hosts: [], languageOf: 'coast' },
];

it.each([
  ['city', null, ['city', 'city-vi', 'city-zh']],
  ['city-zh', 'city', ['city-zh', 'city', 'city-vi']],
  ['coast', null, ['coast', 'coast-zh']],
  // A host that serves one site knows of no other; the dealer is known from the site's own settings.
  ['inland-zh', 'inland', ['inland-zh', 'inland']],
])('the sites of the dealer of %s are its own only', async (slug, languageOf, expected) => {
  const settings = { ...base, site: { ...base.site, languageOf } };
  expect(await sitesOfDealer({ listSites: async () => sites }, { slug, settings })).toEqual(expected);
});
