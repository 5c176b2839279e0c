import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aSite, realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import {
  type TenantFolders,
  type WrittenTenants,
  writeTenants,
} from '#tests/fixtures/tenants/write-tenants.ts';
import { formatProblem } from '../problem.ts';
import { loadPublishSettings } from './load-publish-settings.build.ts';
import { loadTenant } from './load-tenant.build.ts';

const written: WrittenTenants[] = [];

function tenantsWith(files: TenantFolders[string]): string {
  const tenants = writeTenants({ _defaults: realDefaults(), pitstop: { 'site.json': aSite, ...files } });
  written.push(tenants);
  return tenants.tenantsDir;
}

afterEach(() => {
  for (const tenants of written.splice(0)) tenants.remove();
});

const live = { kind: 'folder', path: '/srv/live' };

describe('the settings for publishing', () => {
  it.each(['pitstop', 'harbourline'] as const)('of %s are the same as for a build', (slug) => {
    const { site, publish } = demoSettings(slug);
    const loaded = loadPublishSettings(join(import.meta.dirname, '../../../tenants'), slug);
    expect(loaded).toEqual({ ok: true, settings: { site, publish } });
  });

  it("do not depend on the dealer's other files", () => {
    const tenantsDir = tenantsWith({ 'home.json': '{ "hero": ', 'publish.json': { targets: { live } } });
    expect(loadTenant(tenantsDir, 'pitstop').ok).toBe(false);
    expect(loadPublishSettings(tenantsDir, 'pitstop')).toMatchObject({
      ok: true,
      settings: { publish: { targets: { live } } },
    });
  });

  it.each([
    [{ 'publish.json': { targets: { live: { kind: 'folder' } } } }],
    [{ 'publish.json': { targets: { live, again: live } } }],
    [{ 'publish.json': { targets: { live }, automatic: 'life' } }],
    [{ 'publish.json': '{' }],
    [{ 'site.json': { ...aSite, url: 'nowhere' } }],
  ])('is refused with the same sentences as by a build: %j', (files) => {
    const tenantsDir = tenantsWith(files);
    const [mine, builds] = [loadPublishSettings, loadTenant].map((load) => load(tenantsDir, 'pitstop'));
    const sentences = mine?.ok === false ? mine.problems.map(formatProblem) : [];
    expect(sentences.length).toBeGreaterThan(0);
    expect(builds?.ok === false && builds.problems.map(formatProblem)).toEqual(
      expect.arrayContaining(sentences),
    );
  });

  it('are refused for an unknown dealer', () => {
    const tenantsDir = tenantsWith({});
    expect(loadPublishSettings(tenantsDir, 'pitstpo')).toEqual(loadTenant(tenantsDir, 'pitstpo'));
  });
});
