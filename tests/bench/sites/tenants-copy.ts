import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Copies the settings without feeds, which each bench generates. */
export function copyTenants(tenantsDir: string): void {
  cpSync('tenants', tenantsDir, { recursive: true, filter: (source) => basename(source) !== 'stock' });
}

/** Changes settings of a dealer in a copy of the tenants folder. */
export function addSettings(tenantsDir: string, slug: string, subject: string, changes: object): void {
  const file = join(tenantsDir, slug, `${subject}.json`);
  const own: object = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  writeFileSync(file, JSON.stringify({ ...own, ...changes }));
}
