import { subjects } from '../settings/subjects.ts';
import { readSettings } from './read-tenant.build.ts';
import { readSettingsFile } from './settings-folder.build.ts';

/** A dealer's time zone; that of the defaults without a dealer or if its site.json is missing or invalid. */
export function timeZoneOf(tenantsDir: string, slug?: string): string | null {
  const rules = { subjects: { site: subjects.site }, crossChecks: [] };
  const own = slug === undefined ? undefined : readSettings(rules, tenantsDir, slug).settings.site;
  if (own !== undefined) return own.timeZone;
  const defaults = readSettingsFile({ tenantsDir, name: '_defaults' }, 'site')?.file.value;
  const zone = typeof defaults === 'object' && defaults !== null ? Reflect.get(defaults, 'timeZone') : null;
  return typeof zone === 'string' ? zone : null;
}
