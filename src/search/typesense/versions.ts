/**
 * One dealer's cars under a name that searches use (the alias), and the collections it has pointed to:
 * `cars_city-motors` → `cars_city-motors_20261120093000500_1f2e3d4c`, the time in UTC to the millisecond and a
 * digest of all that is in it. Names of one alias sort by age.
 */
export function versionName(alias: string, now: Date, digest: string): string {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 17);
  return `${alias}_${stamp}_${digest}`;
}

export function isVersionOf(alias: string, name: string): boolean {
  return name.startsWith(`${alias}_`) && /^\d{17}_[0-9a-f]+$/.test(name.slice(alias.length + 1));
}

/** Whether a version holds what the digest stands for. */
export function hasDigest(version: string, digest: string): boolean {
  return version.endsWith(`_${digest}`);
}

/**
 * Versions to remove once `live` is searched: the ones before it and what interrupted runs left. Later ones
 * stay: another run is writing them.
 */
export function outdatedVersions(alias: string, names: readonly string[], live: string): string[] {
  return names.filter((name) => isVersionOf(alias, name) && name < live).sort();
}
