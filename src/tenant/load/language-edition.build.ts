import { placeOf } from '../json/setting-place.ts';
import type { SettingsFile } from '../json/settings-file.ts';
import { nearestWord } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import { readSettingsFile } from './settings-folder.build.ts';
import { listTenants } from './tenant-folder.build.ts';

/** Subjects and settings that a language edition does not take from its dealer: where it is served, and published. */
const ownSubjects: readonly string[] = ['publish'];
const ownOfSite: readonly string[] = ['url', 'hosts'];

/** The dealer that a language edition belongs to, by its site.json; null for any other dealer. */
export function dealerOfEdition(tenantsDir: string, slug: string): string | null {
  const named = readSettingsFile({ tenantsDir, name: slug }, 'site')?.file.value['languageOf'];
  return typeof named === 'string' ? named : null;
}

/** The folders with the files of a dealer; those of a language edition's dealer come first. */
export function tenantFolders(tenantsDir: string, slug: string): string[] {
  const dealer = dealerOfEdition(tenantsDir, slug);
  return dealer === null ? [slug] : [dealer, slug];
}

/** The language editions of a dealer. */
export function editionsOf(tenantsDir: string, slug: string): string[] {
  return listTenants(tenantsDir).filter((other) => dealerOfEdition(tenantsDir, other) === slug);
}

/** Why the dealer of a language edition cannot be one; undefined if it can, and for any other dealer. */
export function editionProblem(tenantsDir: string, slug: string): Problem | undefined {
  const site = readSettingsFile({ tenantsDir, name: slug }, 'site')?.file;
  const dealer = dealerOfEdition(tenantsDir, slug);
  if (site === undefined || dealer === null) return undefined;
  const dealers = listTenants(tenantsDir).filter((other) => dealerOfEdition(tenantsDir, other) === null);
  if (dealers.includes(dealer)) return undefined;
  const nearest = nearestWord(dealer, dealers);
  return {
    kind: 'value',
    ...placeOf(['languageOf'], site, site),
    key: 'languageOf',
    message: 'languageOf must name the folder of the dealer that this language belongs to.',
    found: JSON.stringify(dealer),
    nearest: nearest === undefined ? undefined : JSON.stringify(nearest),
    allowed: dealers.join(', '),
  };
}

/** The part of a dealer's file that its language editions take over; undefined if none. */
export function inheritedByEdition(subject: string, file: SettingsFile): SettingsFile | undefined {
  if (ownSubjects.includes(subject)) return undefined;
  if (subject !== 'site') return file;
  const kept = Object.entries(file.value).filter(([key]) => !ownOfSite.includes(key));
  return { ...file, value: Object.fromEntries(kept) };
}
