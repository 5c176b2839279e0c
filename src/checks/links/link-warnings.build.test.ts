import { expect, it, onTestFinished } from 'vitest';
import { aLocation, aSite, realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import { writeTenants } from '#tests/fixtures/tenants/write-tenants.ts';
import { noStock, type SiteStock } from '../../stock/snapshot.schema.ts';
import { loadTenant } from '../../tenant/load/load-tenant.build.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { linkWarnings } from './link-warnings.build.ts';

const now = new Date('2026-11-20T12:00:00Z');
const stockOf = (...vehicles: Vehicle[]): SiteStock => ({ ...noStock, vehicles });

it('broken links and links to cars are reported once, with their lines, and other advice is not', () => {
  const { tenantsDir, remove } = writeTenants({
    _defaults: realDefaults(),
    pitstop: {
      'site.json': aSite,
      'locations.json': { locations: [aLocation()] },
      'home.json': { hero: { primary: { label: 'Go', href: '/wibble' } } },
      'content/team.md':
        '---\ntitle: Team\ndescription: Us\n---\n\n# Team\n\n[Lost](/search/wobble), [one car](/cars/2020-kia-rio-a1), [gone](/cars/2020-kia-rio-b7), [none today](/search/kia/soul), [open](http://lender.example)\n',
    },
  });
  onTestFinished(remove);
  const loaded = loadTenant(tenantsDir, 'pitstop');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const { tenant } = loaded;
  const warnings = linkWarnings({
    tenantsDir,
    tenant,
    stock: stockOf(aVehicle({ slug: '2020-kia-rio-a1', make: 'Kia', model: 'Rio' })),
    now,
  });
  const own = warnings.filter((sentence) => sentence.startsWith('tenants/pitstop/'));
  expect(own).toEqual([
    expect.stringMatching(/^tenants\/pitstop\/home\.json:\d+ {2}hero\.primary\.href leads to "\/wibble"/),
    expect.stringMatching(
      /^tenants\/pitstop\/content\/team\.md:8 {2}the link "Lost" leads to "\/search\/wobble"/,
    ),
    expect.stringMatching(/team\.md:8 {2}the link "one car" leads to one car, "\/cars\/2020-kia-rio-a1"/),
    expect.stringMatching(
      /team\.md:8 {2}the link "gone" leads to .*, and there is no such car\. Did you mean/,
    ),
  ]);
});

it('a list is reported if rules hide all its cars, but not if its last car was sold', () => {
  const { tenantsDir, remove } = writeTenants({
    _defaults: realDefaults(),
    pitstop: {
      'site.json': aSite,
      'locations.json': { locations: [aLocation()] },
      'vehicle.json': { hiding: [{ hide: 'car', makes: ['Toyota'] }] },
      'content/team.md':
        '---\ntitle: Team\ndescription: Us\n---\n\n# Team\n\n[Hidden](/search/toyota), [sold](/search/bmw), [there](/search/kia)\n',
    },
  });
  onTestFinished(remove);
  const loaded = loadTenant(tenantsDir, 'pitstop');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const stock = stockOf(
    aVehicle({ id: '1', make: 'Toyota' }),
    aVehicle({ id: '2', make: 'BMW', status: 'sold', soldAt: '2026-10-01' }),
    aVehicle({ id: '3', make: 'Kia' }),
  );
  const warnings = linkWarnings({ tenantsDir, tenant: loaded.tenant, stock, now });
  expect(warnings.filter((sentence) => sentence.startsWith('tenants/pitstop/'))).toEqual([
    expect.stringMatching(
      /team\.md:8 {2}the link "Hidden" leads to "\/search\/toyota", a list that does not exist/,
    ),
  ]);
});

it('links to public files of the dealer and of all sites are valid', () => {
  const { tenantsDir, remove } = writeTenants({
    _defaults: realDefaults(),
    pitstop: {
      'site.json': aSite,
      'locations.json': { locations: [aLocation()] },
      'public/brochure.pdf': '%PDF-1.4',
      'public/events/open-day.html': '<!doctype html><title>Open day</title>',
      'content/team.md':
        '---\ntitle: Team\ndescription: Us\n---\n\n# Team\n\n[Brochure](/brochure.pdf), [shared](/stock-documents/vehicle-history-specimen.pdf), [open day](/events/open-day), [lost](/brochur.pdf)\n',
    },
  });
  onTestFinished(remove);
  const loaded = loadTenant(tenantsDir, 'pitstop');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const warnings = linkWarnings({ tenantsDir, tenant: loaded.tenant, stock: noStock, now });
  expect(warnings.filter((sentence) => sentence.startsWith('tenants/pitstop/'))).toEqual([
    expect.stringMatching(
      /the link "lost" leads to .* there is no such file\. Did you mean "\/brochure\.pdf"\?/,
    ),
  ]);
});

it('links to pages of switched-off features are reported with the switch, except in menus, which drop them', () => {
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
  const warnings = linkWarnings({ tenantsDir, tenant: loaded.tenant, stock: noStock, now });
  const own = warnings.filter((sentence) => sentence.startsWith('tenants/pitstop/'));
  expect(own).toEqual([
    expect.stringMatching(/team\.md:8 {2}the link "Borrow" leads to "\/finance".*site\.features\.finance/s),
  ]);
});
