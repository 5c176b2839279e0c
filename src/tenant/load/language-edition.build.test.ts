import { afterEach, describe, expect, it } from 'vitest';
import { aSite, realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import { type WrittenTenants, writeTenants } from '#tests/fixtures/tenants/write-tenants.ts';
import { formatProblem } from '../problem.ts';
import { editionsOf, tenantFolders } from './language-edition.build.ts';
import { loadTenant } from './load-tenant.build.ts';

const english = { name: 'English', locale: 'en-AU', url: aSite.url };
const chinese = {
  name: '中文',
  locale: 'zh-Hans-AU',
  url: 'https://zh.pitstop.example',
};
const edition = {
  languageOf: 'pitstop',
  locale: chinese.locale,
  url: chinese.url,
  features: { checkout: false },
};
const links = [
  { label: 'Stock', href: '/search/used-cars' },
  { label: 'Us', href: '/about-us' },
];

const written: WrittenTenants[] = [];
afterEach(() => {
  for (const tenants of written.splice(0)) tenants.remove();
});

type Files = Readonly<Record<string, object>>;

/** A dealer that keeps some texts itself, and its edition in Chinese. */
function tenantsWith(
  files: Files,
  site: object = edition,
  languages: readonly object[] = [english, chinese],
) {
  const tenants = writeTenants({
    _defaults: realDefaults(),
    pitstop: {
      'site.json': { ...aSite, hosts: ['pitstop.example'], languages },
      'home.json': { latest: { heading: 'Fresh in', max: 3 } },
      'texts.json': { search: { texts: { titleUsed: 'Pre-loved {cars}' } } },
      'navigation.json': { header: links },
      'publish.json': { targets: { live: { kind: 'folder', folder: '/srv/pitstop' } }, automatic: 'live' },
    },
    'pitstop-zh': { 'site.json': site, ...files },
  });
  written.push(tenants);
  return tenants.tenantsDir;
}

function load(...args: Parameters<typeof tenantsWith>) {
  const loaded = loadTenant(tenantsWith(...args), 'pitstop-zh');
  if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
  return loaded.tenant.settings;
}

function problems(...args: Parameters<typeof tenantsWith>): string[] {
  const loaded = loadTenant(tenantsWith(...args), 'pitstop-zh');
  return loaded.ok ? [] : loaded.problems.map(formatProblem);
}

describe('a language edition', () => {
  it('has its own texts, then those of its dealer, then the defaults', () => {
    const { home, search, site } = load({ 'texts.json': { home: { latest: { heading: '最新到店' } } } });
    expect(home.latest).toMatchObject({ heading: '最新到店', max: 3 });
    expect(search.texts).toMatchObject({ titleUsed: 'Pre-loved {cars}', titleNew: 'New {cars}' });
    expect(site).toMatchObject({ name: 'Pitstop', locale: 'zh-Hans-AU', url: chinese.url });
  });

  it('translates texts within a list by their wording, and leaves the others', () => {
    const { navigation } = load({ 'texts.json': { navigation: { header: { Stock: '现车' } } } });
    expect(navigation.header.map(({ label }) => label)).toEqual(['现车', 'Us']);
    expect(navigation.header.map(({ href }) => href)).toEqual(['/search/used-cars', '/about-us']);
  });

  it('names the stock in an untranslated text as its dealer does, at the beginning with a capital', () => {
    const { search, garage, navigation, valuation } = load({
      'texts.json': {
        site: { vehicleWord: { one: '车', many: '车辆' } },
        search: { texts: { titleNew: '全新{cars}' } },
        navigation: { header: { Stock: '全部{cars}' } },
      },
    });
    expect(search.texts).toMatchObject({ titleNew: '全新{cars}', titleUsed: 'Pre-loved cars' });
    expect(navigation.header[0]?.label).toBe('全部{cars}');
    expect(garage.sharedList).toMatchObject({ one: 'One car', message: 'Cars at {dealer}' });
    expect(valuation.texts.basis).toBe('From {count} comparable cars at dealers of our network.');
  });

  it('translates nothing but texts: an address with the same wording stays', () => {
    const { navigation } = load({ 'texts.json': { navigation: { header: { '/about-us': '/zh' } } } });
    expect(navigation.header[1]?.href).toBe('/about-us');
  });

  it('has hosts and publish targets of its own', () => {
    const { site, publish } = load({});
    expect(site.hosts).toEqual([]);
    expect(publish).toMatchObject({ targets: {}, automatic: null });
  });

  it('is found by its dealer, whose folder is read first', () => {
    const tenantsDir = tenantsWith({});
    expect(editionsOf(tenantsDir, 'pitstop')).toEqual(['pitstop-zh']);
    expect(editionsOf(tenantsDir, 'pitstop-zh')).toEqual([]);
    expect(tenantFolders(tenantsDir, 'pitstop-zh')).toEqual(['pitstop', 'pitstop-zh']);
    expect(tenantFolders(tenantsDir, 'pitstop')).toEqual(['pitstop']);
  });
});

describe('a mistake in a language edition', () => {
  it.each<[string, Parameters<typeof tenantsWith>, string]>([
    [
      'an unknown dealer',
      [{}, { ...edition, languageOf: 'pitstpo' }],
      'tenants/pitstop-zh/site.json:2  languageOf must name the folder of the dealer that this language belongs to. Did you mean "pitstop"? Allowed: pitstop.',
    ],
    [
      'a text that does not exist',
      [{ 'texts.json': { home: { latest: { headign: '最新' } } } }],
      'tenants/pitstop-zh/texts.json:4  home.latest.headign is no text of the settings. Did you mean "heading"?',
    ],
    [
      'a list that is given as something else than texts',
      [{ 'texts.json': { navigation: { header: { Stock: 1 } } } }],
      'tenants/pitstop-zh/texts.json:4  navigation.header.Stock must be the text that replaces "Stock" in this list.',
    ],
    [
      'a list of languages without it',
      [{}, edition, [english]],
      'tenants/pitstop/site.json:17  languages must list this site too: its locale "zh-Hans-AU" with its url "https://zh.pitstop.example".',
    ],
    [
      'reservations',
      [{}, { ...edition, features: { checkout: true } }],
      'tenants/pitstop-zh/site.json:6  features.checkout must be false: cars are reserved on the site of pitstop.',
    ],
  ])('%s is reported with its place', (_what, tenants, sentence) => {
    expect(problems(...tenants).join('\n')).toContain(sentence);
  });
});
