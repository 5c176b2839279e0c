import { afterAll, describe, expect, it } from 'vitest';
import { aSite, realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import { writeTenants } from '#tests/fixtures/tenants/write-tenants.ts';
import { loadTenant } from '../../tenant/load/load-tenant.build.ts';
import { formatProblem } from '../../tenant/problem.ts';
import { versionsIn } from '../languages.ts';
import { languageSites, textOf } from './language-sites.build.ts';

const text = '---\ntitle: A page\ndescription: A page.\n---\n# A page\n';
const languages = [
  { name: 'English', locale: 'en-AU', url: aSite.url },
  { name: '中文', locale: 'zh-Hans-AU', url: 'https://zh.pitstop.example' },
];
const edition = {
  languageOf: 'pitstop',
  locale: 'zh-Hans-AU',
  url: 'https://zh.pitstop.example',
  features: { checkout: false },
};
const now = new Date('2026-11-20T02:00:00Z');

const written: { remove(): void }[] = [];
afterAll(() => {
  for (const tenants of written) tenants.remove();
});

function openSites(slug: string, files: Readonly<Record<string, object | string>> = {}) {
  const tenants = writeTenants({
    _defaults: realDefaults(),
    pitstop: {
      'site.json': { ...aSite, languages },
      'content/about-us.md': text,
      'content/careers.md': text,
    },
    'pitstop-zh': { 'site.json': edition, 'content/careers.md': '', 'content/newcomers.md': text, ...files },
  });
  written.push(tenants);
  const loaded = loadTenant(tenants.tenantsDir, slug);
  if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
  const sites = languageSites(tenants.tenantsDir, loaded.tenant, now);
  const versionsOf = versionsIn(sites, loaded.tenant.settings.site);
  return { sites, localesOf: (path: string) => versionsOf(path).map(({ locale }) => locale) };
}

const both = ['en-AU', 'zh-Hans-AU'];

describe('the languages of a page', () => {
  it.each([
    ['/', both],
    ['/about-us', both],
    ['/cars/kia-rio-123', both],
    ['/search/used-cars/2', both],
    ['/careers', ['en-AU']],
  ])('%s of the dealer', (path, locales) => {
    expect(openSites('pitstop').localesOf(path)).toEqual(locales);
  });

  it.each([
    ['/about-us', both],
    ['/newcomers', ['zh-Hans-AU']],
  ])('%s of the edition', (path, locales) => {
    expect(openSites('pitstop-zh').localesOf(path)).toEqual(locales);
  });

  it('do not include one that has switched the page off', () => {
    const { localesOf } = openSites('pitstop', { 'blog.json': { show: false } });
    expect(localesOf('/blog')).toEqual(['en-AU']);
  });

  it('include all while the texts or settings of the other language have mistakes', () => {
    expect(openSites('pitstop', { 'content/faqs.md': '---\n' }).localesOf('/careers')).toEqual(both);
    expect(openSites('pitstop', { 'blog.json': { show: 7 } }).localesOf('/careers')).toEqual(both);
  });
});

describe('what a build knows of the other languages', () => {
  const known = (files = {}) => textOf(openSites('pitstop', files).sites);

  it('differs when a page comes or goes', () => {
    expect(known({ 'content/visas.md': text })).not.toBe(known());
  });

  it('is the same when only the text of a page changes', () => {
    expect(known({ 'content/newcomers.md': `${text}More.\n` })).toBe(known());
  });
});
