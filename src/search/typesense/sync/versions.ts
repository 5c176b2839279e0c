/**
 * One dealer's cars under a name that searches use (the alias), and the collections it has pointed to:
 * `cars_city-motors` → `cars_city-motors_20261120093000500_1f2e3d4c`, the time of the run and a digest of the
 * collection's schema. Names of one alias sort by age.
 */
export function versionName(alias: string, now: Date, digest: string): string {
  return `${alias}_${timeOfRun(now)}_${digest}`;
}

/** UTC to the millisecond, in the format of names: `20261120093000500`. */
export function timeOfRun(now: Date): string {
  return now.toISOString().replace(/\D/g, '').slice(0, 17);
}

/** Start time of the run that created the collection; null if it is not a version of the alias. */
export function timeOfVersion(alias: string, name: string): string | null {
  if (!name.startsWith(`${alias}_`)) return null;
  return /^(\d{17})_[0-9a-f]+$/.exec(name.slice(alias.length + 1))?.[1] ?? null;
}

export function hasDigest(version: string, digest: string): boolean {
  return version.endsWith(`_${digest}`);
}

/** Longer than any import: an older collection that is not live was left by an interrupted run. */
export const LONGEST_IMPORT_MS = 3_600_000;

/**
 * Versions to delete: those before the live one, and those of interrupted runs. Other later ones stay, because
 * another run may be writing them, unless their time has not come yet.
 */
export function outdatedVersions(alias: string, names: readonly string[], live: string, now: Date): string[] {
  const abandoned = timeOfRun(new Date(now.getTime() - LONGEST_IMPORT_MS));
  const impossible = timeOfRun(new Date(now.getTime() + LONGEST_IMPORT_MS));
  const isOutdated = (name: string) => {
    const time = timeOfVersion(alias, name);
    return time !== null && name !== live && (name < live || time < abandoned || time > impossible);
  };
  return names.filter(isOutdated).sort();
}
