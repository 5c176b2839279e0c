import { join } from 'node:path';
import { crossChecks } from '../cross-checks/cross-checks.ts';
import { defaultGaps } from '../default-gaps.ts';
import { type Problem, sortProblems } from '../problem.ts';
import { type Settings, subjects } from '../settings/subjects.ts';
import { dealerOfEdition } from './language-edition.build.ts';
import { type OriginalLanguage, originalLanguage, withOriginalNouns } from './original-language.ts';
import { readSettings, readTenant } from './read-tenant.build.ts';
import { fileProblem, readSettingsFile, settingsFileName } from './settings-folder.build.ts';
import { folderProblem } from './tenant-folder.build.ts';

export interface Tenant {
  slug: string;
  /** The dealer's folder, which contains its feed and pictures. */
  dir: string;
  /** The folder of the dealer that a language edition belongs to: its files count where `dir` has none. */
  dealerDir?: string;
  /** For a language edition: the language of its untranslated texts. */
  original?: OriginalLanguage;
  settings: Settings;
}

export type LoadedTenant = { ok: true; tenant: Tenant } | { ok: false; problems: Problem[] };

/** Loads one dealer's settings over the defaults; returns all problems if any. */
export function loadTenant(tenantsDir: string, slug: string): LoadedTenant {
  const folder = folderProblem(tenantsDir, slug);
  if (folder !== undefined) return { ok: false, problems: [folder] };
  const read = readTenant({ subjects, crossChecks }, tenantsDir, slug);
  if (!read.ok) return read;
  const tenant = { slug, dir: join(tenantsDir, slug), settings: read.settings };
  const dealer = dealerOfEdition(tenantsDir, slug);
  if (dealer === null) return { ok: true, tenant };
  const ofDealer = readSettings({ subjects, crossChecks: [] }, tenantsDir, dealer);
  const { site } = ofDealer.settings;
  if (site === undefined) return { ok: false, problems: ofDealer.problems };
  const original = originalLanguage(site);
  const settings = withOriginalNouns(read.settings, read.files, original);
  return { ok: true, tenant: { ...tenant, dealerDir: join(tenantsDir, dealer), original, settings } };
}

/**
 * Problems of `_defaults` itself: mistakes and missing defaults. Settings that each dealer must give may be
 * absent.
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
