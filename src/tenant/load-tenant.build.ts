import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { crossChecks } from './cross-checks.ts';
import { defaultGaps } from './default-gaps.ts';
import { nearestWord } from './nearest.ts';
import { type Problem, sortProblems } from './problem.ts';
import { readTenant } from './read-tenant.build.ts';
import { type Settings, subjects } from './settings/subjects.ts';
import { fileProblem, readSettingsFile, settingsFileName } from './settings-folder.build.ts';

export interface Tenant {
  slug: string;
  /** The dealer's own folder: its stock feed and pictures are found from here. */
  dir: string;
  settings: Settings;
}

export type LoadedTenant = { ok: true; tenant: Tenant } | { ok: false; problems: Problem[] };

/** Slugs stand in host names and folder names. */
const slugPattern = /^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/;

/** One dealer's settings over the defaults, checked; or everything that is wrong with them. */
export function loadTenant(tenantsDir: string, slug: string): LoadedTenant {
  const folder = folderProblem(tenantsDir, slug);
  if (folder !== undefined) return { ok: false, problems: [folder] };
  const read = readTenant({ subjects, crossChecks }, tenantsDir, slug);
  if (!read.ok) return read;
  return { ok: true, tenant: { slug, dir: join(tenantsDir, slug), settings: read.settings } };
}

/**
 * What is wrong with `_defaults` itself: mistakes, and settings whose default it does not show. What each
 * dealer must give is simply absent from it.
 */
export function checkDefaults(tenantsDir: string): Problem[] {
  const read = readTenant({ subjects, crossChecks }, tenantsDir, '_defaults');
  const mistakes = read.ok ? [] : read.problems.filter(({ kind }) => kind !== 'missing');
  const folder = { tenantsDir, name: '_defaults' };
  const gaps = Object.entries(subjects).flatMap(([subject, schema]) =>
    defaultGaps(schema, readSettingsFile(folder, subject)?.file.value).map((key): Problem => {
      const problem = fileProblem(settingsFileName(folder, subject), `${key} has no default here.`);
      return { ...problem, key };
    }),
  );
  return sortProblems([...mistakes, ...gaps]);
}

/** The dealers' folders in alphabetical order; `_defaults` and hidden folders are none. */
export function listTenants(tenantsDir: string): string[] {
  return readdirSync(tenantsDir)
    .filter((name) => !/^[._]/.test(name) && statSync(join(tenantsDir, name)).isDirectory())
    .sort();
}

function folderProblem(tenantsDir: string, slug: string): Problem | undefined {
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
