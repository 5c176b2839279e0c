import { expect, it, onTestFinished } from 'vitest';
import { aLocation, aSite, realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import { writeTenants } from '#tests/fixtures/tenants/write-tenants.ts';
import { loadTenant } from '../tenant/load-tenant.build.ts';
import { linkWarnings } from './link-warnings.build.ts';

const now = new Date('2026-11-20T12:00:00Z');

it('links of settings and texts that lead nowhere are told once, with their lines, and advice is not', () => {
  const { tenantsDir, remove } = writeTenants({
    _defaults: realDefaults(),
    pitstop: {
      'site.json': aSite,
      'locations.json': { locations: [aLocation()] },
      'home.json': { hero: { primary: { label: 'Go', href: '/wibble' } } },
      'content/team.md':
        '---\ntitle: Team\ndescription: Us\n---\n\n# Team\n\n[Lost](/search/wobble), [one car](/cars/2020-kia-rio-a1)\n',
    },
  });
  onTestFinished(remove);
  const loaded = loadTenant(tenantsDir, 'pitstop');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const { tenant } = loaded;
  const warnings = linkWarnings({ tenantsDir, tenant, vehicles: [], now });
  const own = warnings.filter((sentence) => sentence.startsWith('tenants/pitstop/'));
  expect(own).toEqual([
    expect.stringMatching(/^tenants\/pitstop\/home\.json:\d+ {2}hero\.primary\.href leads to "\/wibble"/),
    expect.stringMatching(
      /^tenants\/pitstop\/content\/team\.md:8 {2}the link "Lost" leads to "\/search\/wobble"/,
    ),
  ]);
});

it('links of texts to pages that features switch off are told with the switch; menus lose theirs by themselves', () => {
  const { tenantsDir, remove } = writeTenants({
    _defaults: realDefaults(),
    pitstop: {
      'site.json': { ...aSite, features: { finance: false } },
      'locations.json': { locations: [aLocation()] },
      'home.json': { hero: { secondary: { label: 'Finance', href: '/finance' } } },
      'content/team.md': '---\ntitle: Team\ndescription: Us\n---\n\n# Team\n\n[Borrow](/finance)\n',
    },
  });
  onTestFinished(remove);
  const loaded = loadTenant(tenantsDir, 'pitstop');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const warnings = linkWarnings({ tenantsDir, tenant: loaded.tenant, vehicles: [], now });
  const own = warnings.filter((sentence) => sentence.startsWith('tenants/pitstop/'));
  expect(own).toEqual([
    expect.stringMatching(/team\.md:8 {2}the link "Borrow" leads to "\/finance".*site\.features\.finance/s),
  ]);
});
