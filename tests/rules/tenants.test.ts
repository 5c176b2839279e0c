import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDefaults, loadTenant } from '../../src/tenant/load/load-tenant.build.ts';
import { listTenants } from '../../src/tenant/load/tenant-folder.build.ts';
import { formatProblem } from '../../src/tenant/problem.ts';
import { root } from './repository.ts';

const tenantsDir = join(root, 'tenants');

describe('the tenants of this repository', () => {
  it.each(listTenants(tenantsDir))('%s loads without a problem', (slug) => {
    const loaded = loadTenant(tenantsDir, slug);
    expect(loaded.ok ? [] : loaded.problems.map(formatProblem)).toEqual([]);
  });

  it('have a default for every setting that has one', () => {
    expect(checkDefaults(tenantsDir).map(formatProblem)).toEqual([]);
  });
});
