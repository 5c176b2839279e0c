import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nearestWord } from '../nearest.ts';
import type { Problem } from '../problem.ts';

/** Slugs are used in host names and folder names. */
const slugPattern = /^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/;

/** The dealers' folders in alphabetical order, without `_defaults` and hidden folders. */
export function listTenants(tenantsDir: string): string[] {
  checkTenantsDir(tenantsDir);
  return readdirSync(tenantsDir)
    .filter((name) => !/^[._]/.test(name) && isFolder(join(tenantsDir, name)))
    .sort();
}

/** Throws if there is no folder of dealers at this path, which `--tenants-dir` may name. */
export function checkTenantsDir(tenantsDir: string): void {
  if (!isFolder(tenantsDir)) throw new Error(`--tenants-dir: there is no folder ${resolve(tenantsDir)}.`);
}

/** A link whose target is missing is no folder. */
function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Why there is no dealer with this slug; undefined if there is one. */
export function folderProblem(tenantsDir: string, slug: string): Problem | undefined {
  const place = { kind: 'tenant', file: `tenants/${slug}`, line: 1, column: 1, key: '' } as const;
  const tenants = listTenants(tenantsDir);
  const nearest = nearestWord(
    slug,
    tenants.filter((name) => slugPattern.test(name)),
  );
  const shown = nearest === undefined || nearest === slug ? undefined : JSON.stringify(nearest);
  if (!slugPattern.test(slug)) {
    const allowed = '1 to 40 lower-case letters, digits and hyphens, such as "city-motors"';
    return {
      ...place,
      message: `"${slug}" cannot be the name of a dealer's folder.`,
      nearest: shown,
      allowed,
    };
  }
  if (tenants.includes(slug)) return undefined;
  const allowed = tenants.join(', ') || undefined;
  return { ...place, message: `there is no dealer's folder "${slug}".`, nearest: shown, allowed };
}
