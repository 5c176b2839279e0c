import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../src/checks/check-report.ts';
import { checkTenant } from '../../src/checks/check-tenant.build.ts';
import { checkDefaults, loadTenant } from '../../src/tenant/load/load-tenant.build.ts';
import { listTenants } from '../../src/tenant/load/tenant-folder.build.ts';
import { formatProblem } from '../../src/tenant/problem.ts';
import { testDate } from '../setup/sites.ts';
import { root } from './repository.ts';

const tenantsDir = join(root, 'tenants');

describe('the tenants of this repository', () => {
  it.each(listTenants(tenantsDir))('%s loads without a problem', (slug) => {
    const loaded = loadTenant(tenantsDir, slug);
    expect(loaded.ok ? [] : loaded.problems.map(formatProblem)).toEqual([]);
  });

  it.each(listTenants(tenantsDir))('%s has no mistake that `npm run check` reports', async (slug) => {
    const problems = await checkTenant(tenantsDir, slug, new Date(testDate));
    expect(errorsOf(problems).map(formatProblem)).toEqual([]);
  });

  it('have a default for every setting that has one', () => {
    expect(checkDefaults(tenantsDir).map(formatProblem)).toEqual([]);
  });
});
