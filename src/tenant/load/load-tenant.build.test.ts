import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { aLocation, aSite, realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import {
  type TenantFolders,
  type WrittenTenants,
  writeTenants,
} from '#tests/fixtures/tenants/write-tenants.ts';
import { formatProblem } from '../problem.ts';
import { checkDefaults, loadTenant } from './load-tenant.build.ts';
import { listTenants } from './tenant-folder.build.ts';

const productTenants = join(import.meta.dirname, '../../../tenants');
const written: WrittenTenants[] = [];

function tenantsWith(folders: TenantFolders): string {
  const tenants = writeTenants({ _defaults: realDefaults(), pitstop: { 'site.json': aSite }, ...folders });
  written.push(tenants);
  return tenants.tenantsDir;
}

function sentences(tenantsDir: string, slug = 'pitstop'): string[] {
  const loaded = loadTenant(tenantsDir, slug);
  return loaded.ok ? [] : loaded.problems.map(formatProblem);
}

afterEach(() => {
  for (const tenants of written.splice(0)) tenants.remove();
});

describe('loadTenant', () => {
  it('returns all defaults for a dealer with only the required settings', () => {
    const tenantsDir = tenantsWith({});
    const loaded = loadTenant(tenantsDir, 'pitstop');
    expect(loaded).toMatchObject({
      ok: true,
      tenant: {
        slug: 'pitstop',
        dir: join(tenantsDir, 'pitstop'),
        settings: { site: { name: 'Pitstop', currency: 'AUD' } },
      },
    });
  });

  it('ignores files that are not JSON, and folders beside them', () => {
    expect(
      sentences(tenantsWith({ pitstop: { 'site.json': aSite, 'notes.txt': 'x', 'stock/feed.json': '[' } })),
    ).toEqual([]);
  });

  it.each([
    [
      'pitstpo',
      'tenants/pitstpo  there is no dealer\'s folder "pitstpo". Did you mean "pitstop"? Allowed: pitstop.',
    ],
    ['wibble', 'tenants/wibble  there is no dealer\'s folder "wibble". Allowed: pitstop.'],
    [
      'PitStop',
      'tenants/PitStop  "PitStop" cannot be the name of a dealer\'s folder. Did you mean "pitstop"? Allowed: 1 to 40 lower-case letters, digits and hyphens, such as "city-motors".',
    ],
    [
      '_defaults',
      'tenants/_defaults  "_defaults" cannot be the name of a dealer\'s folder. Allowed: 1 to 40 lower-case letters, digits and hyphens, such as "city-motors".',
    ],
    [
      '../secrets',
      'tenants/../secrets  "../secrets" cannot be the name of a dealer\'s folder. Allowed: 1 to 40 lower-case letters, digits and hyphens, such as "city-motors".',
    ],
  ])('says of the folder %s what is wrong', (slug, sentence) => {
    expect(sentences(tenantsWith({}), slug)).toEqual([sentence]);
  });

  it.each(['-a', 'a-', 'a'.repeat(41), 'a b', ''])('refuses the folder name "%s"', (slug) => {
    expect(sentences(tenantsWith({}), slug)[0]).toContain("cannot be the name of a dealer's folder");
  });

  it('reports the mistakes of all files at once, ordered by file and line', () => {
    const tenantsDir = tenantsWith({
      pitstop: {
        'site.json': { ...aSite, template: 'yrad', currenzy: 'AUD' },
        'theme.json': '{ "density": "regular" "colours": {} }',
        'feed.json': { format: 'CSV' },
        'finanse.json': {},
      },
    });
    const loaded = loadTenant(tenantsDir, 'pitstop');
    expect(loaded.ok ? [] : loaded.problems.map(({ file, line, key }) => [file, line, key])).toEqual([
      ['tenants/pitstop/feed.json', 2, 'format'],
      ['tenants/pitstop/finanse.json', 1, ''],
      ['tenants/pitstop/site.json', 14, 'template'],
      ['tenants/pitstop/site.json', 15, 'currenzy'],
      ['tenants/pitstop/theme.json', 1, ''],
    ]);
  });

  it.each([
    [
      'site.json',
      { ...aSite, template: 'Yard' },
      [
        'tenants/pitstop/site.json:14  template is "Yard". Did you mean "yard"? Allowed: "showroom", "journal", "register" or "yard".',
      ],
    ],
    [
      'theme.json',
      { colours: { accent: '#ff' } },
      [
        'tenants/pitstop/theme.json:3  colours.accent is "#ff", which is not a hex colour. Allowed: a hex colour such as "#1a2b3c".',
      ],
    ],
    [
      'feed.json',
      { maxMegabytes: 900 },
      ['tenants/pitstop/feed.json:2  maxMegabytes is 900. Allowed: a number from 1 to 400.'],
    ],
    [
      'locations.json',
      { locations: [{ ...aLocation(), slug: 'North Side' }] },
      [
        'tenants/pitstop/locations.json:6  locations[0].slug is "North Side". Did you mean "north-side"? Allowed: lower-case words joined by hyphens.',
      ],
    ],
    [
      'site.json',
      new Uint8Array([0xff, 0xfe, 0x7b, 0]),
      ['tenants/pitstop/site.json  is saved as UTF-16; save it again with the encoding UTF-8.'],
    ],
  ])('says of a mistake in %s', (file, content, expected) => {
    expect(sentences(tenantsWith({ pitstop: { 'site.json': aSite, [file]: content } }))).toEqual(expected);
  });

  it('caches the settings of a few dealers, and no more', () => {
    const slugs = ['one', 'two', 'three', 'four', 'five'];
    const tenantsDir = tenantsWith(Object.fromEntries(slugs.map((slug) => [slug, { 'site.json': aSite }])));
    const siteOf = (slug: string) => {
      const loaded = loadTenant(tenantsDir, slug);
      return loaded.ok ? loaded.tenant.settings.site : null;
    };
    const [first, second] = slugs.slice(0, 4).map(siteOf);
    expect(first).not.toBeNull();
    expect(siteOf('one')).toBe(first);
    siteOf('five');
    expect(siteOf('one')).toBe(first);
    expect(siteOf('two')).toEqual(second);
    expect(siteOf('two')).not.toBe(second);
  });

  it("refers to the dealer's own colour if two colours clash", () => {
    const theme = '{\n  "colours": {\n    "accent": "#dddddd"\n  }\n}';
    const loaded = loadTenant(
      tenantsWith({ pitstop: { 'site.json': aSite, 'theme.json': theme } }),
      'pitstop',
    );
    const places = loaded.ok
      ? []
      : loaded.problems.map(({ file, line, message }) => [file, line, message.split(' ')[0]]);
    expect(places).toContainEqual(['tenants/pitstop/theme.json', 3, 'colours.accent']);
    expect(places).toContainEqual(['tenants/pitstop/theme.json', 3, 'colours.onAccent']);
  });

  it('names missing defaults', () => {
    const { 'feed.json': _, ...others } = realDefaults();
    expect(sentences(tenantsWith({ _defaults: others }))[0]).toBe(
      'tenants/_defaults/feed.json  the file is missing; every subject needs its defaults.',
    );
  });
});

describe('listTenants', () => {
  it('lists the dealers in order, without _defaults, hidden folders and files', () => {
    const tenantsDir = tenantsWith({
      beta: {},
      alpha: {},
      '.git': {},
      _schema: {},
      '.': { 'README.md': 'x' },
    });
    expect(listTenants(tenantsDir)).toEqual(['alpha', 'beta', 'pitstop']);
  });
});

describe('the tenants of this repository', () => {
  it.each(listTenants(productTenants))('%s loads', (slug) => {
    expect(sentences(productTenants, slug)).toEqual([]);
  });

  it('have complete and correct defaults', () => {
    expect(checkDefaults(productTenants).map(formatProblem)).toEqual([]);
  });
});

describe('checkDefaults', () => {
  it("finds mistakes in the defaults, but does not require each dealer's own settings there", () => {
    const feed = (realDefaults()['feed.json'] ?? '').replace('"format": "auto"', '"format": "atuo"');
    expect(
      checkDefaults(tenantsWith({ _defaults: { ...realDefaults(), 'feed.json': feed } })).map(
        ({ key }) => key,
      ),
    ).toEqual(['format']);
  });
});
